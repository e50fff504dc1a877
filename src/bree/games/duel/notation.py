"""How the actions of The Duel are written."""

from typing import Final

from bree.core.action import Kind, Notation
from bree.games.duel.components import NAMES, SIDES

DRAW: Final = 0
BEGINS: Final = 1
LAY: Final = 2
FEINT_FOR: Final = 3
CALLS: Final = 4
WAITS: Final = 5
REFUSES: Final = 6
ACCEPTS: Final = 7
EXCHANGES: Final = 8
STANDS: Final = 9
KEEPS: Final = 10
KEEPS_TWO: Final = 11

_CARD: Final = ("card", NAMES)

NOTATION: Final = Notation(
    (
        Kind("draw", (_CARD,), "draw {card}"),
        Kind("begin", (("side", SIDES),), "begin {side}"),
        Kind("play", (_CARD,), "play {card}"),
        Kind("feint", (_CARD,), "feint {card}"),
        Kind("call", (), "call"),
        Kind("wait", (), "wait"),
        Kind("refuse", (), "refuse"),
        Kind("accept", (), "accept"),
        Kind("exchange", (_CARD,), "exchange {card}"),
        Kind("stand", (), "stand"),
        Kind("keep", (("first", NAMES), ("second", NAMES), ("third", NAMES)), "keep {first} {second} {third}"),
        Kind("keep-two", (("first", NAMES), ("second", NAMES)), "keep {first} {second}"),
    )
)
