"""A position as numbers: for each seat its number and its bid, and whether there is one."""

from typing import TYPE_CHECKING, Final

from .model import NOTHING

if TYPE_CHECKING:
    from .view import SealedView

SIZE: Final = 8


def tensor(view: "SealedView") -> list[float]:
    """First what is known, then whether there is anything."""
    both = [*view.known.numbers, *view.known.bids]
    return [*(float(max(number, NOTHING)) for number in both), *(float(number != NOTHING) for number in both)]
