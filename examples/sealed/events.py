"""What is told, and to whom. Nothing is told of a quiet state, as the states of a search are."""

from mypy_extensions import i64

from bree.core.bits import bit
from bree.core.event import Event

from .model import SealedData
from .notation import SEATS


def drawn(state: SealedData, seat: i64) -> None:
    """A number was drawn; only its owner sees which."""
    if not state.quiet:
        secret = {"number": int(state.numbers[seat])}
        state.note(Event("deal", "sealed:1", {"seat": SEATS[seat]}, dict(secret), bit(seat)))


def made(state: SealedData, seat: i64) -> None:
    """A bid was made; what it is, only the bidder knows until both have bid."""
    if not state.quiet:
        secret = {"bid": int(state.bids[seat])}
        state.note(Event("bid", "sealed:2", {"seat": SEATS[seat]}, dict(secret), bit(seat)))
