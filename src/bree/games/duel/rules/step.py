"""What follows from an action: each kind has its function in `turns`."""

from mypy_extensions import i64

from bree.core.action import operand
from bree.games.duel import notation as n
from bree.games.duel.model import DuelData
from bree.games.duel.rules import turns


def step(state: DuelData, seat: i64, action: i64) -> None:
    """Do a legal action."""
    kind = action & 255
    state.shown = 0
    if kind == n.DRAW:
        turns.draw(state, operand(action, 0))
    elif kind == n.LAY:
        turns.lay(state, operand(action, 0))
    elif kind == n.FEINT_FOR:
        turns.lay_feint(state, operand(action, 0))
    elif kind == n.BEGINS:
        turns.name_beginner(state, operand(action, 0))
    elif kind in (n.CALLS, n.WAITS):
        turns.call(state, kind == n.CALLS)
    elif kind == n.REFUSES:
        turns.refuse(state)
    elif kind == n.ACCEPTS:
        turns.accept(state)
    elif kind == n.EXCHANGES:
        turns.exchange(state, operand(action, 0))
    elif kind == n.STANDS:
        turns.stand(state)
    elif kind in (n.KEEPS, n.KEEPS_TWO):
        turns.keep(state, seat, action)
