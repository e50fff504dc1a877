"""The match of two games with sides swapped (02:111, 05:214): what a game counts, and who wins."""

from collections.abc import Sequence

from mypy_extensions import i64

from bree.core.state import State
from bree.games.confrontation.components import FALLEN
from bree.games.confrontation.model import Position


def points(state: State, returns: Sequence[float]) -> list[float]:
    """The winner scores one point for each of its pieces that has not fallen, also where the other gave up (C9)."""
    assert isinstance(state, Position)
    return [float(standing(state, side)) if returns[side] > 0 else 0.0 for side in (0, 1)]


def standing(s: Position, side: i64) -> int:
    """How many pieces of a side have not fallen; those not yet placed are among them."""
    return sum(1 for tile in range(side * 9, side * 9 + 9) if s.place[tile] != FALLEN)


def winner(points: Sequence[float]) -> int | None:
    """More points win the match; the rulebooks know nothing for equal ones."""
    return None if points[0] == points[1] else int(points[1] > points[0])
