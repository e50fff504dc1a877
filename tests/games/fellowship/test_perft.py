"""A second, slower way to count what can follow: every position is read from its text and every action from words."""

import pytest

from bree.core.state import State
from tests.games.fellowship.scene import GAME
from tests.perft import blocks

MINE = [b for b in blocks() if b[0].startswith("fellowship")]


def count_by_text(state: State, depth: int) -> int:
    """Like perft, but through positions and actions as text alone, and with equal positions counted once and often."""
    layer = {state.position(): 1}
    for _ in range(depth - 1):
        following: dict[str, int] = {}
        for text, ways in layer.items():
            here = GAME.position(state.setting, text)
            for seat in here.waiting()[:1]:
                for words in [GAME.notation.text(a) for a in here.actions(seat)]:
                    after = GAME.position(state.setting, text)
                    after.apply(seat, GAME.notation.parse(words))
                    reached = after.position()
                    following[reached] = following.get(reached, 0) + ways
        layer = following
    found = 0
    for text, ways in layer.items():
        here = GAME.position(state.setting, text)
        found += ways * sum(len(here.actions(seat)) for seat in here.waiting()[:1])
    return found


@pytest.mark.parametrize(("state", "counts"), [b[1:] for b in MINE], ids=[b[0] for b in MINE])
def test_a_second_counter_agrees(state: State, counts: dict[int, int]) -> None:
    for depth in [d for d in counts if counts[d] <= 700]:
        assert count_by_text(state, depth) == counts[depth]
