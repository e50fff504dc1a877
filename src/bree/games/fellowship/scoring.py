"""How a journey ended and what it is worth, by both ways of counting."""

from typing import Final

from mypy_extensions import i64

from bree.core.outcome import Outcome
from bree.games.fellowship.components import BOARD_OF, LOTHLORIEN, MAIN, NUMBERS, WIDEST
from bree.games.fellowship.frames import DESTROYED_RING, NOBODY_DESTROYED, RING_IS_MINE
from bree.games.fellowship.model import Journey

MOUNT_DOOM: Final = 60
LOTHLORIEN_SCORE: Final = 20


def reached(s: Journey) -> i64:
    """The number under the marker of the main line: what a lost journey is worth (C5)."""
    board = BOARD_OF[s.place]
    if board < 0:
        return LOTHLORIEN_SCORE if s.place == LOTHLORIEN else 0
    return NUMBERS[board * WIDEST + s.lines[MAIN[board]]]


def outcome(s: Journey) -> Outcome | None:
    """The result, the same for everybody; `detail` also counts each player's own shields (lotr:322-324)."""
    if not s.over:
        return None
    shields = [int(points) for points in s.shields]
    if s.over == DESTROYED_RING:
        score = MOUNT_DOOM + sum(shields)
        return _result(score, [MOUNT_DOOM + own for own in shields], "ring-destroyed", "lotr:322", shields)
    if s.over == NOBODY_DESTROYED:
        return _result(MOUNT_DOOM, [MOUNT_DOOM] * len(shields), "ring-not-destroyed", "lotr:323", shields)
    score = int(reached(s))
    if s.over == RING_IS_MINE:
        return _result(score, [score] * len(shields), "ring-is-mine", "lotr:509", shields)
    return _result(score, [score] * len(shields), "bearer-lost", "lotr:324", shields)


def _result(score: int, each: list[int], reason: str, rule: str, shields: list[int]) -> Outcome:
    best = [seat for seat, own in enumerate(each) if own == max(each)]
    detail: dict[str, object] = {"group": score, "each": list(each), "shields": shields, "best": best}
    return Outcome((float(score),) * len(shields), reason, rule, detail)
