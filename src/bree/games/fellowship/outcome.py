"""How a journey ended and what it is worth, by both ways of counting."""

from typing import Final

from mypy_extensions import i64

from bree.core.outcome import Outcome
from bree.games.fellowship import components as c
from bree.games.fellowship.model import FellowshipData
from bree.games.fellowship.rules import frames as f

MOUNT_DOOM: Final = 60
LOTHLORIEN_SCORE: Final = 20


def reached(state: FellowshipData) -> i64:
    """The number under the marker of the main line: what a lost journey is worth (C5)."""
    board = c.BOARD_OF[state.place]
    if board < 0:
        return LOTHLORIEN_SCORE if state.place == c.LOTHLORIEN else 0
    return c.NUMBERS[board * c.WIDEST + state.lines[c.MAIN[board]]]


def outcome(state: FellowshipData) -> Outcome | None:
    """The result, the same for everybody; `detail` also counts each player's own shields (lotr:322-324)."""
    if not state.over:
        return None
    shields = [int(points) for points in state.shields]
    if state.over == f.DESTROYED_RING:
        score = MOUNT_DOOM + sum(shields)
        return _result(score, [MOUNT_DOOM + own for own in shields], "ring-destroyed", "lotr:322", shields)
    if state.over == f.NOBODY_DESTROYED:
        return _result(MOUNT_DOOM, [MOUNT_DOOM] * len(shields), "ring-not-destroyed", "lotr:323", shields)
    score = int(reached(state))
    if state.over == f.RING_IS_MINE:
        return _result(score, [score] * len(shields), "ring-is-mine", "lotr:509", shields)
    return _result(score, [score] * len(shields), "bearer-lost", "lotr:324", shields)


def _result(score: int, each: list[int], reason: str, rule: str, shields: list[int]) -> Outcome:
    best = [seat for seat, own in enumerate(each) if own == max(each)]
    detail: dict[str, object] = {"group": score, "each": list(each), "shields": shields, "best": best}
    return Outcome((float(score),) * len(shields), reason, rule, detail)
