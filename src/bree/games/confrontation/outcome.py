"""How a game ends, what it counts, and who wins a match of two games with sides swapped (02:111, 05:214)."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from bree.core.outcome import Outcome
from bree.games.confrontation.components import FALLEN, FRODO, FRODO_VARIANT, LIGHT, SAM
from bree.games.confrontation.model.data import ConfrontationData
from bree.games.confrontation.model.questions import OVER

# How a game ends, and the rule in each edition; `ending_rule` knows other Ring-bearers than classic Frodo.
ENDINGS: Final = (
    ("", "", ""),
    ("ring-bearer-in-mordor", "02:113", "05:208"),
    ("ring-bearer-defeated", "02:115", "05:210"),
    ("three-in-the-shire", "02:116", "05:211"),
    ("witch-king-in-the-shire", "05:226", "05:226"),
    ("stuck", "02:117", "05:212"),
    ("no-progress", "ruling:B20", "ruling:B20"),
    ("too-long", "ruling:B20", "ruling:B20"),
)
BEARER_IN_MORDOR: Final = 1
BEARER_DEFEATED: Final = 2
THREE_IN_SHIRE: Final = 3
WITCH_KING_IN_SHIRE: Final = 4
STUCK: Final = 5
NO_PROGRESS: Final = 6
TOO_LONG: Final = 7
DRAWN: Final = 2
"""`winner` when nobody won."""
IDLE_LIMIT: Final = 60
PLY_LIMIT: Final = 400
LONGEST: Final = 40 + PLY_LIMIT * (90 + 64)
"""No game takes more decisions: 40 before it begins, then for each turn at most 90 (two moves with the tunnel, cards
that look, four battles of twenty questions) and, by hand, one shuffle and its result for each region and side."""


def ending_rule(state: ConfrontationData) -> str:
    """The rule a finished game ended by: that of Frodo (`ENDINGS`), of variant Frodo or of Sam with the Ring."""
    if state.bearer == SAM and state.ending in (BEARER_IN_MORDOR, BEARER_DEFEATED):
        return "05:230"
    if state.ending == BEARER_DEFEATED and state.character(FRODO) == FRODO_VARIANT:
        return "05:437" if state.alive(SAM) else "05:228"  # the Warg's victim passes nothing on to a living Sam
    _, old, new = ENDINGS[state.ending]
    return state.cite(old, new)


def survivors(state: ConfrontationData, side: i64) -> int:
    """How many pieces of a side are still on the board."""
    return sum(1 for tile in range(side * 9, side * 9 + 9) if state.alive(tile))


def outcome(state: ConfrontationData) -> Outcome | None:
    """The result of a finished game: the winner scores one point for each of its pieces on the board."""
    if state.decision != OVER:
        return None
    left = [survivors(state, 0), survivors(state, 1)]
    points = [left[side] if side == state.winner else 0 for side in (0, 1)]
    returns = (0.0, 0.0) if state.winner == DRAWN else (1.0, -1.0) if state.winner == LIGHT else (-1.0, 1.0)
    detail: dict[str, object] = {
        "survivors": {"light": left[0], "dark": left[1]},
        "points": {"light": points[0], "dark": points[1]},
    }
    return Outcome(returns, ENDINGS[state.ending][0], ending_rule(state), detail)


def points(state: ConfrontationData, returns: Sequence[float]) -> list[float]:
    """The winner scores one point for each of its pieces that has not fallen, also where the other gave up (C9)."""
    return [float(standing(state, side)) if returns[side] > 0 else 0.0 for side in (0, 1)]


def standing(state: ConfrontationData, side: i64) -> int:
    """How many pieces of a side have not fallen; those not yet placed are among them."""
    return sum(1 for tile in range(side * 9, side * 9 + 9) if state.place[tile] != FALLEN)


def winner(points: Sequence[float]) -> int | None:
    """More points win the match; the rulebooks know nothing for equal ones."""
    return None if points[0] == points[1] else int(points[1] > points[0])
