"""What must hold after every action of every game."""

from bree.core.chance import CHANCE, Random
from bree.core.state import State
from bree.games.confrontation.components import ALL_CARDS, CAPACITY, REGIONS, TILES
from bree.games.confrontation.facts import GAME
from bree.games.confrontation.model.data import ConfrontationData
from bree.games.confrontation.model.questions import ASK_MOVE, OVER
from bree.games.confrontation.outcome import PLY_LIMIT

SETTINGS: list[dict[str, object]] = [
    {"edition": "2002"},
    {"edition": "2002", "specials": "standard"},
    {},
    {"specials": "standard"},
    {"specials": "named"},
    {"mode": "variant"},
    {"mode": "variant", "specials": "standard"},
    {"mode": "draft", "specials": "standard"},
    {"mode": "draft", "draft_picks": "secret", "specials": "named"},
    {"shuffle": "manual", "mode": "draft", "specials": "standard"},
]


def check(state: ConfrontationData) -> None:
    """Capacities, counts, one side a region between turns, equal hands, sane cards."""
    counts = [[0] * REGIONS, [0] * REGIONS]
    for tile in range(TILES):
        if state.place[tile] < REGIONS:
            counts[tile // 9][state.place[tile]] += 1
    for side in (0, 1):
        for region in range(REGIONS):
            assert counts[side][region] == state.count(side, region)
            assert counts[side][region] <= CAPACITY[region]
            assert (state.held(side) >> region & 1 == 1) == (counts[side][region] > 0)
            assert (state.full(side) >> region & 1 == 1) == (counts[side][region] == CAPACITY[region])
    assert not state.light_hand & ~ALL_CARDS[0]
    assert not state.dark_hand & ~ALL_CARDS[1]
    assert state.plies <= PLY_LIMIT
    assert not state.kept & ~state.shown
    if state.decision == ASK_MOVE:
        assert not state.light_held & state.dark_held, "two sides in one region after a turn"
        assert int(state.light_hand).bit_count() == int(state.dark_hand).bit_count() > 0
        assert state.alive(state.bearer)


def play(options: dict[str, object], seed: int, quiet: bool = True) -> tuple[State, int]:
    """One random game, checked after every action; the state reached and how many actions it took."""
    state = GAME.start(GAME.setting(0, options))
    state.quiet = quiet
    rng = Random(seed)
    length = 0
    while waiting := state.waiting():
        seat = waiting[rng.below(len(waiting))]
        if seat != CHANCE and rng.below(9) == 0 and len(state.actions(1 - seat)):
            seat = 1 - seat
        actions = state.actions(seat)
        state.advance(seat, actions[rng.below(len(actions))])
        assert isinstance(state, ConfrontationData)
        check(state)
        length += 1
    assert isinstance(state, ConfrontationData)
    assert state.decision == OVER
    assert length <= GAME.longest
    return state, length
