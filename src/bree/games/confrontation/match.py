"""How a game counts (02:111, 05:214); `series.py` adds two of them up."""

from mypy_extensions import i64

from bree.core.outcome import Outcome
from bree.games.confrontation.components import LIGHT
from bree.games.confrontation.losses import ending_rule
from bree.games.confrontation.model import DRAWN, ENDINGS, OVER, Position


def survivors(s: Position, side: i64) -> int:
    """How many pieces of a side are still on the board."""
    return sum(1 for tile in range(side * 9, side * 9 + 9) if s.alive(tile))


def outcome_of(s: Position) -> Outcome | None:
    """The result of a finished game: the winner scores one point for each of its pieces on the board."""
    if s.decision != OVER:
        return None
    left = [survivors(s, 0), survivors(s, 1)]
    points = [left[side] if side == s.winner else 0 for side in (0, 1)]
    returns = (0.0, 0.0) if s.winner == DRAWN else (1.0, -1.0) if s.winner == LIGHT else (-1.0, 1.0)
    detail: dict[str, object] = {
        "survivors": {"light": left[0], "dark": left[1]},
        "points": {"light": points[0], "dark": points[1]},
    }
    return Outcome(returns, ENDINGS[s.ending][0], ending_rule(s), detail)
