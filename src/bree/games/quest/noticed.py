"""What a seat notices of an action, for searches over hidden tiles."""

from mypy_extensions import i64

from bree.games.quest.model import EVERYBODY, QuestData
from bree.games.quest.notation import DRAW, EXCHANGE, FLY, GO, MEET, SCOUT


def observed(state: QuestData, seat: i64, mover: i64, action: i64) -> i64:
    """Tiles drawn, looked at or taken from the water are seen by one seat alone; all else is open.

    Whoever enters or scouts a space whose tile only the other knew sees it at once (quest:162, quest:231), and a hand
    that does not fit is laid open (quest:119): what was seen then is added to the action.
    """
    kind = action & 255
    if kind in (DRAW, MEET):
        return action if _saw(state, seat) else kind
    if kind in (GO, FLY, SCOUT):
        return action | state.witnessed << 40 if _saw(state, seat) else action
    if kind == EXCHANGE and seat != mover:
        return action | state.witnessed << 8
    return action


def _saw(state: QuestData, seat: i64) -> bool:
    return state.witnesses == EVERYBODY or (seat >= 0 and state.witnesses >> seat & 1 == 1)
