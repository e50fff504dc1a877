"""Random journeys for the tests: everything follows from a seed."""

from collections.abc import Iterator

from bree.core.chance import CHANCE, Random
from bree.games.fellowship.facts import FellowshipState
from tests.games.fellowship.scene import GAME, journey


def random_game(seed: int, seats: int, out_of_turn: int = 10, **options: str) -> Iterator[FellowshipState]:
    """Every position of a random game, the last one included; now and then a seat acts that nobody waits for."""
    state = journey(GAME.start(GAME.setting(seats, options)))
    rng = Random(seed)
    yield state
    while state.waiting():
        waiting = state.waiting()
        seat = waiting[rng.below(len(waiting))]
        if seat != CHANCE and rng.below(out_of_turn) == 0:
            other = int(rng.below(seats))
            seat = other if len(state.actions(other)) else seat
        actions = state.actions(seat)
        choice = rng.weighted(state.weights()) if seat == CHANCE else rng.below(len(actions))
        state.apply(seat, actions[choice])
        yield state
