"""Every action and what follows from it."""

from mypy_extensions import i64

from bree.core.action import operand

from .. import events
from ..model import NOTHING, SealedData
from ..notation import DEAL


def step(state: SealedData, seat: i64, action: i64) -> None:
    """What follows from an action of a seat or of chance."""
    if action & 255 == DEAL:
        draw(state, operand(action, 0), operand(action, 1))
    else:
        bid(state, seat, operand(action, 0))


def draw(state: SealedData, seat: i64, number: i64) -> None:
    """A seat looks at the number it has drawn (sealed:1)."""
    state.numbers[seat] = number
    state.learned += 1
    events.drawn(state, seat)


def bid(state: SealedData, seat: i64, number: i64) -> None:
    """A bid lies there, face down; the second one turns everything up (sealed:3)."""
    state.bids[seat] = number
    events.made(state, seat)
    if NOTHING not in state.bids:
        state.learned += 1
