"""The kinds of action, their written form, and how they are packed."""

from typing import Final

from mypy_extensions import i64

from bree.core.action import Kind, Notation
from bree.games.confrontation.components import CARDS, CHARACTERS, REGION_NAMES, SPECIALS

# Before the game.
TAKE: Final = 0
NAME: Final = 1
DEAL: Final = 2
PICK: Final = 3
PLACE: Final = 4
# Shuffling by hand.
SHUFFLE: Final = 5
ORDER: Final = 6
# The turn.
MOVE: Final = 7
LEAP: Final = 8
REST: Final = 9
PLAY_SHADOWFAX: Final = 10
PLAY_GANDALF_THE_WHITE: Final = 11
PLAY_KING: Final = 12
PLAY_KING_TOKEN: Final = 13
PLAY_PALANTIR: Final = 14
PLAY_PALANTIR_TOKEN: Final = 15
PLAY_RECALL: Final = 16
PLAY_DARK_OF_MORDOR: Final = 17
PLAY_CREBAIN: Final = 18
PLAY_CREBAIN_TOKEN: Final = 19
PLAY_CREBAIN_SHOWN: Final = 20
# Attack and battle.
LET_PASS: Final = 21
SHOW_BALROG: Final = 22
ATTACK_SHOWN: Final = 23
ATTACK_HIDDEN: Final = 24
ATTACK_TOKEN: Final = 25
FOUND: Final = 26
SAM_STEPS_IN: Final = 27
FRODO_FIGHTS: Final = 28
PLAY_GWAIHIR: Final = 29
NO_GWAIHIR: Final = 30
STAND: Final = 31
GO: Final = 32
SHOW_FRODO: Final = 33
KEEP_FRODO: Final = 34
SWAP: Final = 35
NO_CARDS: Final = 36
WITH_CARDS: Final = 37
CARD: Final = 38
DEMAND: Final = 39
ACCEPT: Final = 40
TAKE_FOUR: Final = 41
KEEP_CARD: Final = 42
MAGIC_PICKS: Final = 43
MAGIC_STAYS: Final = 44
GANDALF_HELPS: Final = 45
NO_HELP: Final = 46
FALL: Final = 47
TOKENS: Final = tuple("abcdefghi")
MOST_ORDERS: Final = 24
_PIECE = ("piece", CHARACTERS)
_REGION = ("region", REGION_NAMES)
_WAY = (_PIECE, ("from", REGION_NAMES), ("to", REGION_NAMES))
_TOKEN = ("token", TOKENS)
_CARD = ("card", CARDS)
NOTATION: Final = Notation(
    (
        Kind("take", (("special", SPECIALS),), "take {special}"),
        Kind("name", (("number", ("0", "1", "2", "3", "4")),), "name {number}"),
        Kind("deal", (("special", SPECIALS),), "deal {special}"),
        Kind("pick", (_PIECE,), "pick {piece}"),
        Kind("place", (_PIECE, _REGION), "place {piece} {region}"),
        Kind("shuffle", (_REGION,), "shuffle {region}"),
        Kind("order", (("number", tuple(str(n) for n in range(MOST_ORDERS))),), "order {number}"),
        Kind("move", _WAY, "{piece} {from}-{to}"),
        Kind("leap", _WAY, "{piece} leaps {from}-{to}"),
        Kind("rest", (), "rest"),
        Kind("shadowfax", _WAY, "shadowfax {piece} {from}-{to}"),
        Kind("gandalf-the-white", (), "gandalf-the-white"),
        Kind("a-king-revealed", (_REGION,), "a-king-revealed {region}"),
        Kind("a-king-revealed-token", (_TOKEN,), "a-king-revealed token {token}"),
        Kind("palantir", (_REGION,), "palantir {region}"),
        Kind("palantir-token", (_TOKEN,), "palantir token {token}"),
        Kind("recall-to-mordor", (_PIECE,), "recall {piece}"),
        Kind("the-dark-of-mordor", _WAY, "the-dark-of-mordor {piece} {from}-{to}"),
        Kind("crebain", (_REGION,), "crebain {region}"),
        Kind("crebain-token", (_TOKEN,), "crebain token {token}"),
        Kind("crebain-shown", (_PIECE,), "crebain {piece}"),
        Kind("let-pass", (), "let pass"),
        Kind("show-balrog", (), "show balrog"),
        Kind("attack-shown", (_PIECE,), "attack {piece}"),
        Kind("attack-hidden", (), "attack hidden"),
        Kind("attack-token", (_TOKEN,), "attack token {token}"),
        Kind("found", (_PIECE,), "found {piece}"),
        Kind("sam-steps-in", (), "sam steps in"),
        Kind("frodo-fights", (), "frodo fights"),
        Kind("gwaihir", (_REGION,), "gwaihir {region}"),
        Kind("no-gwaihir", (), "no gwaihir"),
        Kind("stand", (), "stand"),
        Kind("retreat", (_REGION,), "retreat {region}"),
        Kind("show-frodo", (), "show frodo"),
        Kind("keep-frodo", (), "keep frodo hidden"),
        Kind("swap", (_PIECE,), "swap {piece}"),
        Kind("no-cards", (), "no cards"),
        Kind("with-cards", (), "with cards"),
        Kind("card", (_CARD,), "card {card}"),
        Kind("demand", (), "demand another card"),
        Kind("accept", (), "accept the card"),
        Kind("take-four", (), "swap to 4"),
        Kind("keep-card", (), "keep the card"),
        Kind("magic-picks", (_CARD,), "magic picks {card}"),
        Kind("magic-stays", (), "magic stays"),
        Kind("gandalf-helps", (), "gandalf helps"),
        Kind("no-help", (), "no help"),
        Kind("fall", (), "fall"),
    )
)


def packed(kind: i64, first: i64) -> i64:
    """An action with one operand."""
    return kind | first << 8


def way(kind: i64, character: i64, source: i64, target: i64) -> i64:
    """An action that takes a piece from one region to another."""
    return kind | character << 8 | source << 16 | target << 24
