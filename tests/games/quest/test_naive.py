"""The engine against the second, plain set of rules: whole games, and counts of small fields."""

import pytest

from bree.core.state import State
from tests.conformance.play import played
from tests.games.quest.naive_game import NaiveGame
from tests.games.quest.table import GAME, at, may
from tests.perft import blocks, perft

SMALL = [(name, state, counts) for name, state, counts in blocks() if name.startswith("quest")]


@pytest.mark.parametrize("seed", range(40, 44))
def test_a_whole_game_offers_the_same_actions(seed: int) -> None:
    naive = None
    for record, _, action in played(GAME.setting(), seed):
        if naive is None:
            naive = NaiveGame(record.state)
        assert isinstance(record.state, State)
        assert sorted(naive.actions()) == sorted(may(record.state)), record.state.position()  # type: ignore[arg-type]
        naive = naive.after(GAME.notation.text(action))
    assert naive is not None
    assert naive.asked == "over"


def count(game: NaiveGame, depth: int) -> int:
    actions = game.actions()
    if depth == 1:
        return len(actions)
    return sum(count(game.after(a), depth - 1) for a in actions)


@pytest.mark.parametrize(("state", "counts"), [s[1:] for s in SMALL], ids=[s[0] for s in SMALL])
def test_small_fields_are_counted_the_same(state: State, counts: dict[int, int]) -> None:
    shallow = {depth: n for depth, n in counts.items() if n < 4000}
    assert {depth: count(NaiveGame(state), depth) for depth in shallow} == shallow


def test_the_count_is_of_something() -> None:
    assert perft(at("turn frodo move", "field n1 e1", "columns 0", "0 FMPW"), 1) == 1
