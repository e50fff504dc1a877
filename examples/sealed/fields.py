"""What the page is sent, as types: a position, what never changes, and the fields of every kind of event."""

from typing import TYPE_CHECKING

from msgspec import UNSET, Struct, UnsetType

from bree.core.wire import Wire

from .components import COPIES, NUMBERS
from .model import NOTHING
from .notation import SEATS

if TYPE_CHECKING:
    from .view import SealedView


class SealedPosition(Struct, forbid_unknown_fields=True):
    """A position as one seat may know it."""

    numbers: list[int]
    """0 where there is none, or where this seat may not know it."""
    dealt: list[bool]
    bids: list[int]
    bidden: list[bool]


class SealedStatic(Struct, forbid_unknown_fields=True):
    """What is in the bag."""

    seats: list[str]
    copies: dict[str, int]


class Dealt(Struct, forbid_unknown_fields=True):
    """A number was drawn."""

    seat: str
    number: int | UnsetType = UNSET


class Bid(Struct, forbid_unknown_fields=True):
    """A bid was made."""

    seat: str
    bid: int | UnsetType = UNSET


WIRE = Wire(SealedPosition, SealedStatic, {"deal": Dealt, "bid": Bid})


def fields(view: "SealedView") -> SealedPosition:
    """Everything that can be drawn."""
    known = view.known
    return SealedPosition(
        numbers=[max(int(number), NOTHING) for number in known.numbers],
        dealt=[number != NOTHING for number in known.numbers],
        bids=[max(int(bid), NOTHING) for bid in known.bids],
        bidden=[bid != NOTHING for bid in known.bids],
    )


def static() -> SealedStatic:
    """What never changes."""
    return SealedStatic(list(SEATS), {name: int(COPIES[place]) for place, name in enumerate(NUMBERS[1:])})
