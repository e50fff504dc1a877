"""What a seat notices of an action, for searches over what is hidden."""

from mypy_extensions import i64

from bree.core.action import operand

from .model import NOTHING, SealedData
from .notation import BID, DEAL


def observed(state: SealedData, seat: i64, mover: i64, action: i64) -> i64:
    """A number is seen only by the seat that draws it; a bid only by the bidder, until both lie open."""
    if action & 255 == DEAL:
        return action if seat == operand(action, 0) else action & 0xFFFF
    if NOTHING in state.bids:
        return action if seat == mover else BID
    return action | state.bids[0] << 16 | state.bids[1] << 24


def reopen(state: SealedData) -> None:
    """A bid that the other seat has not answered can be thought about again."""
    if NOTHING in state.bids:
        state.bids[0] = NOTHING
        state.bids[1] = NOTHING
