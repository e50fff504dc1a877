"""What is legal: one function for each decision."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.bits import bit
from bree.core.chance import CHANCE
from bree.core.state import CHANCE_BIT

from .components import COPIES, NUMBERS
from .model import NOTHING, SealedData
from .notation import BID, DEAL


def waiting_mask(state: SealedData) -> i64:
    """Chance draws until both have a number; then whoever has not bid is waited for."""
    if NOTHING in state.numbers:
        return CHANCE_BIT
    mask: i64 = 0
    for seat in range(i64(2)):
        if state.bids[seat] == NOTHING:
            mask |= bit(seat)
    return mask


def legal(state: SealedData, seat: i64) -> vec[i64]:
    """What this seat, or chance, may do now."""
    if NOTHING in state.numbers:
        return draws(state) if seat == CHANCE else vec[i64]()
    return bids(state, seat) if seat in (0, 1) and state.bids[seat] == NOTHING else vec[i64]()


def draws(state: SealedData) -> vec[i64]:
    """Any number of the bag, for the first seat without one."""
    seat: i64 = 0 if state.numbers[0] == NOTHING else 1
    found = vec[i64]()
    for number in range(1, i64(len(NUMBERS))):
        found = append(found, DEAL | seat << 8 | number << 16)
    return found


def weights(state: SealedData) -> vec[i64]:
    """How many copies of each number are in the bag; empty where chance is not waited for."""
    return COPIES[:] if NOTHING in state.numbers else vec[i64]()


def bids(state: SealedData, seat: i64) -> vec[i64]:
    """From 1 up to one's own number (sealed:2)."""
    found = vec[i64]()
    for number in range(1, state.numbers[seat] + 1):
        found = append(found, BID | number << 8)
    return found
