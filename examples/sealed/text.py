"""A position as a board of text, for the terminal."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .model import HIDDEN, NOTHING
from .notation import SEATS

if TYPE_CHECKING:
    from .view import SealedView


def text(view: "SealedView") -> str:
    """A line for each seat."""
    known = view.known
    rows = zip(SEATS, known.numbers, known.bids, strict=True)
    return "\n".join(f"{name}: number {_shown(number)}, bid {_shown(bid)}" for name, number, bid in rows)


def _shown(number: i64) -> str:
    return "-" if number == NOTHING else "?" if number == HIDDEN else str(number)
