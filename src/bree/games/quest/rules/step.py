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
    one = operand(action, 0)
    two = operand(action, 1)
    three = operand(action, 2)
    if kind == n.DRAW:
        turn.draw(state, one)
    elif kind == n.LAY:
        laying.lay(state, one, two, three)
    elif kind == n.MEET:
        encounters.meet(state, one)
    elif kind == n.STAY:
        moving.stay(state)
    elif kind == n.GO:
        moving.enter(state, one, two)
    elif kind == n.HIDE:
        laying.lay(state, one, two, FACE_DOWN)
    elif kind == n.END:
        turn.pass_turn(state)
    elif kind == n.EXCHANGE:
        laying.exchange(state)
    elif kind == n.FLY:
        encounters.use_blue(state, n.GWAIHIR)
        moving.enter(state, one, two)
    elif kind == n.BOAT:
        encounters.buy_boat(state, one, two)
    elif kind == n.SCOUT:
        encounters.scout(state, one, two, three, operand(action, 3))
    elif kind == n.SHOW:
        encounters.show(state, one, two)
    elif kind == n.FIGHT:
        turn.to_draw(state)
    elif kind == n.CLIMB:
        moving.climb(state)
    elif kind == n.USE_ENT:
        encounters.use_ent(state)
