"""How the game ended, and what it counts in the extended match of two games with the roles exchanged (duel:164-168)."""

from collections.abc import Sequence

from bree.core.outcome import Outcome
from bree.core.state import State
from bree.games.duel.components import GANDALF
from bree.games.duel.model import FINAL, DuelData


def outcome(state: DuelData) -> Outcome | None:
    """How the game ended; the steps are the points of an extended match (166)."""
    winner = state.winner
    if winner < 0:
        return None
    steps: list[int] = [int(state.gandalf_steps), int(state.balrog_steps)]
    returns = (1.0, -1.0) if winner == GANDALF else (-1.0, 1.0)
    if state.duel != FINAL:
        return Outcome(returns, "top-of-bridge", "duel:160", {"steps": steps})
    if steps[0] == steps[1]:
        return Outcome(returns, "won-final", "duel:158", {"steps": steps})
    return Outcome(returns, "higher-on-bridge", "duel:158", {"steps": steps})


def points(state: State, returns: Sequence[float]) -> list[float]:
    """Each side scores the steps it has climbed (166); where one gave up, the other has reached the top (A4.11)."""
    assert isinstance(state, DuelData)
    if state.outcome() is None:
        return [float(int(state.printed.steps)) if value > 0 else 0.0 for value in returns]
    return [float(int(state.gandalf_steps)), float(int(state.balrog_steps))]


def winner(points: Sequence[float]) -> int:
    """More steps win; equal sums go to whoever was Gandalf in the second game, whose seats these are (168).

    >>> winner([5, 4]), winner([5, 5]), winner([4, 5])
    (0, 0, 1)
    """
    return int(points[1] > points[0])
