import pytest

from bree.core.state import State
from tests.perft import blocks, perft

BLOCKS = list(blocks())


@pytest.mark.parametrize(("state", "counts"), [b[1:] for b in BLOCKS], ids=[b[0] for b in BLOCKS])
def test_counts(state: State, counts: dict[int, int]) -> None:
    assert counts
    assert {depth: perft(state, depth) for depth in counts} == counts
