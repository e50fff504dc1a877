"""Players with a little sense, so that tests see all boards and both ends of Mount Doom."""

from collections.abc import Iterator

from bree.core.chance import CHANCE, Random
from bree.games.fellowship.facts import FellowshipState
from tests.games.fellowship.scene import GAME, journey

FIRST = ("give", "give-token", "give-shield", "play", "line", "call", "use", "draw-two", "top-tile", "distribute")
LAST = ("throw-away", "give-up", "take-back", "claim", "claim-card", "wish", "stop-passing", "volunteer", "ring")


def rank(kind: str) -> int:
    return 0 if kind in FIRST else 2 if kind in LAST else 1


def careful_game(seed: int, seats: int, **options: str) -> Iterator[FellowshipState]:
    """Every position of a game in which players prefer to give, to play and to move."""
    state = journey(GAME.start(GAME.setting(seats, {"sauron": "15", "hands": "open", **options})))
    rng = Random(seed)
    fields = GAME.notation.fields
    while state.waiting():
        yield state
        seat = state.waiting()[0]
        actions = [int(a) for a in state.actions(seat)]
        if seat == CHANCE:
            action = actions[rng.weighted(state.weights())]
        else:
            best = min(rank(str(fields(a)["kind"])) for a in actions)
            choices = [a for a in actions if rank(str(fields(a)["kind"])) == best]
            action = choices[rng.below(len(choices))]
        state.apply(seat, action)
    yield state
