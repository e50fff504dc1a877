"""What the page is told, so that it need not know the rules."""

import pytest

from bree.core.chance import SPECTATOR
from tests.games.fellowship.scene import scene

TOKENS = "tokens frodo ring*3 heart; tokens sam ring heart sun; tokens merry heart sun; out pippin"


def missing(position: str, seat: int = 0) -> list[int | None]:
    return [hobbit.missing for hobbit in scene(position).seen(seat).hobbits]


@pytest.mark.parametrize("place", ["moria", "helms-deep", "shelobs-lair"])
def test_a_board_tells_what_each_hobbit_lacks_at_its_end_and_merry_needs_two(place: str) -> None:
    assert missing(f"place {place}; {TOKENS}") == [1, 0, None, 0]
    assert missing(f"place {place}", SPECTATOR) == [3, 3, 3, 2]


@pytest.mark.parametrize("place", ["bag-end", "rivendell", "lothlorien", "mordor"])
def test_where_no_tokens_are_asked_for_nobody_lacks_any(place: str) -> None:
    assert missing(f"place {place}; {TOKENS}") == [None] * 4
