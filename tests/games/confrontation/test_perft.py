"""The pinned counts once more, by a naive generator written from the rulebook (`naive.py`)."""

import pytest

from bree.core.state import State
from tests.games.confrontation.naive import naive_perft, options
from tests.perft import blocks

BLOCKS = [b for b in blocks() if b[0].startswith("confrontation-")]


def test_a_dozen_positions_of_each_mode_are_pinned() -> None:
    names = [name.rpartition("-")[0] for name, _, _ in BLOCKS]
    for mode in ("classic-2002", "classic-2005", "variant", "draft"):
        assert names.count(f"confrontation-{mode}") >= 12


@pytest.mark.parametrize(("state", "counts"), [b[1:] for b in BLOCKS], ids=[b[0] for b in BLOCKS])
def test_the_naive_counts_agree(state: State, counts: dict[int, int]) -> None:
    assert {depth: naive_perft(state, depth) for depth in counts} == counts


@pytest.mark.parametrize("state", [b[1] for b in BLOCKS], ids=[b[0] for b in BLOCKS])
def test_the_naive_moves_are_the_same_moves(state: State) -> None:
    text = state.setting.game.notation.text
    for seat in state.waiting():
        assert options(state, seat) == {text(a) for a in state.actions(seat)}
