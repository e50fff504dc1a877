"""Names, and every kind of action as text."""

from typing import Final

from bree.core.action import Kind, Notation

from .components import NUMBERS

SEATS: Final = ("left", "right")
DEAL: Final = 0
BID: Final = 1
NOTATION: Final = Notation(
    (
        Kind("deal", (("seat", SEATS), ("number", NUMBERS)), "deal {seat} {number}"),
        Kind("bid", (("number", NUMBERS),), "bid {number}"),
    )
)
