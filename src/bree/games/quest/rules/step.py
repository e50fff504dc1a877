"""Every action and what it leads to: the one way into the rules."""

from mypy_extensions import i64

from bree.core.action import operand
from bree.games.quest import notation as n
from bree.games.quest.model import QuestData
from bree.games.quest.rules import encounters, laying, moving, turn
from bree.games.quest.rules.land import FACE_DOWN


def step(state: QuestData, _seat: i64, action: i64) -> None:  # noqa: C901 - flat: one branch for each kind
    """What follows from an action of the mover or of chance."""
    kind = action & 255
    if kind == n.DRAW:
        turn.draw(state, operand(action, 0))
    elif kind == n.LAY:
        laying.lay(state, operand(action, 0), operand(action, 1), operand(action, 2))
    elif kind == n.MEET:
        encounters.meet(state, operand(action, 0))
    elif kind == n.STAY:
        moving.stay(state)
    elif kind == n.GO:
        moving.enter(state, operand(action, 0), operand(action, 1))
    elif kind == n.HIDE:
        laying.lay(state, operand(action, 0), operand(action, 1), FACE_DOWN)
    elif kind == n.END:
        turn.pass_turn(state)
    elif kind == n.EXCHANGE:
        laying.exchange(state)
    elif kind == n.FLY:
        encounters.use_blue(state, n.GWAIHIR)
        moving.enter(state, operand(action, 0), operand(action, 1))
    elif kind == n.BOAT:
        encounters.buy_boat(state, operand(action, 0), operand(action, 1))
    elif kind == n.SCOUT:
        encounters.scout(state, operand(action, 0), operand(action, 1), operand(action, 2), operand(action, 3))
    elif kind == n.SHOW:
        encounters.show(state, operand(action, 0), operand(action, 1))
    elif kind == n.FIGHT:
        turn.to_draw(state)
    elif kind == n.CLIMB:
        moving.climb(state)
    elif kind == n.USE_ENT:
        encounters.use_ent(state)
