"""The extended match: two games with the roles exchanged (duel:164-168)."""

from collections.abc import Sequence

from bree.core.state import State
from bree.games.duel.model import STEPS, Table


def points(state: State, returns: Sequence[float]) -> list[float]:
    """Each side scores the steps it has climbed (166); where one gave up, the other has reached the top (A4.11)."""
    assert isinstance(state, Table)
    if state.outcome() is None:
        return [float(int(state.printed.steps)) if value > 0 else 0.0 for value in returns]
    return [float(int(state.open[STEPS])), float(int(state.open[STEPS + 1]))]


def winner(points: Sequence[float]) -> int:
    """More steps win; equal sums go to whoever was Gandalf in the second game, whose seats these are (168).

    >>> winner([5, 4]), winner([5, 5]), winner([4, 5])
    (0, 0, 1)
    """
    return int(points[1] > points[0])
