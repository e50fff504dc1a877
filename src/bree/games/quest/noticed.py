"""What a seat notices of an action, for searches over hidden tiles."""

from mypy_extensions import i64

from bree.core.action import operand
from bree.games.quest.model import HAND, Model
from bree.games.quest.notation import BLUES, DRAW, MEET, TOKENS


def observed(state: Model, seat: i64, action: i64) -> i64:
    """A drawn tile is seen by whoever holds it then, a blue encounter tile by whoever owns it; all else is open."""
    kind = action & 255
    thing = operand(action, 0)
    if kind == DRAW:
        place = seat * HAND
        while place < seat * HAND + HAND:
            if state.hands[place] == thing:
                return action
            place += 1
        return kind
    if kind == MEET and thing < BLUES and state.held[seat * TOKENS + thing] == 0:
        return kind
    return action
