"""What is printed on cards, tiles, boards and die, read once from `data/*.toml` into flat tables."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.bits import bit


def _read(name: str) -> dict[str, Any]:
    source = files("bree.games.fellowship") / "data" / f"{name}.toml"
    return tomllib.loads(source.read_text(encoding="utf-8"))


CARDS: Final = _read("cards")
BOARDS: Final = _read("boards")
EVENTS: Final = _read("events")
TILES: Final = _read("tiles")
HOBBITS: Final = _read("hobbits")

SYMBOL_NAMES: Final = ("fighting", "travelling", "hiding", "friendship", "joker")
LINE_NAMES: Final = SYMBOL_NAMES[:4]
FIGHTING: Final = 0
TRAVELLING: Final = 1
HIDING: Final = 2
FRIENDSHIP: Final = 3
JOKER: Final = 4

WHITE: Final = 0
GREY: Final = 1
YELLOW: Final = 2
_COLOURS: Final = ("white", "grey", "yellow")

PLACE_NAMES: Final = ("bag-end", "rivendell", "moria", "lothlorien", "helms-deep", "shelobs-lair", "mordor")
BAG_END: Final = 0
RIVENDELL: Final = 1
MORIA: Final = 2
LOTHLORIEN: Final = 3
HELMS_DEEP: Final = 4
SHELOBS_LAIR: Final = 5
MORDOR: Final = 6
BOARD_OF: Final = vec[i64]([-1, -1, 0, -1, 1, 2, 3])

SEAT_NAMES: Final = tuple(h["id"] for h in HOBBITS["hobbit"])
FRODO: Final = 0
SAM: Final = 1
PIPPIN: Final = 2
MERRY: Final = 3
FATTY: Final = 4

# Cards: 0-8 are the kinds of hobbit card, 9-43 the feature cards, each of which exists once.
KINDS: Final = 9
FEATURES: Final = 35
CARD_NAMES: Final = tuple(c["id"] for c in CARDS["hobbit"]) + tuple(c["id"] for c in CARDS["feature"])
COPIES: Final = vec[i64]([c["copies"] for c in CARDS["hobbit"]] + [1] * FEATURES)
COLOUR: Final = vec[i64]([_COLOURS.index(c["colour"]) for c in CARDS["hobbit"] + CARDS["feature"]])
SYMBOL: Final = vec[i64](
    [SYMBOL_NAMES.index(c["symbol"]) if "symbol" in c else -1 for c in CARDS["hobbit"] + CARDS["feature"]]
)
SYMBOLS: Final = vec[i64]([1] * KINDS + [c.get("symbols", 0) for c in CARDS["feature"]])


def feature(name: str) -> int:
    """The number of a feature card among the 35."""
    return CARD_NAMES.index(name) - KINDS


def one_of(kind: i64) -> i64:
    """One of this kind as a packed count."""
    return bit(4 * kind)


def bit_of(card: i64) -> i64:
    """The bit of a feature card in the masks that hold them."""
    return bit(card - KINDS)


def _mask(names: list[str]) -> int:
    return sum(int(bit(feature(name))) for name in names)


YELLOW_MASK: Final = 0b1111 << 8 | 0b1111 << 22
PLACE_FEATURES: Final = vec[i64]([_mask([c["id"] for c in CARDS["feature"] if c["place"] == p]) for p in PLACE_NAMES])
ALL_FEATURES: Final = 0x7FFFFFFFF

# Written out so that the compiled rules see constants; a test holds each to the data.

ATHELAS: Final = 8
MIRUVOR: Final = 9
MITHRIL: Final = 10
STAFF: Final = 11
BELT: Final = 22
ELESSAR: Final = 23
LEMBAS: Final = 24
PHIAL: Final = 25
PIPE: Final = 13
RIDERS: Final = 29
GOLLUM: Final = 31

GANDALF_NAMES: Final = tuple(c["id"] for c in CARDS["gandalf"])
FORESIGHT: Final = 0
GUIDANCE: Final = 1
HEALING: Final = 2
MAGIC: Final = 3
PERSISTENCE: Final = 4
GANDALF_COST: Final = 5

# Counts of kinds are packed four bits each into one number.
FULL_DECK: Final = sum(c["copies"] << 4 * i for i, c in enumerate(CARDS["hobbit"]))
TILE_KINDS: Final = 9
FACES: Final = 6
TILE_NAMES: Final = tuple(t["id"] for t in TILES["tile"])
FULL_TILES: Final = sum(t["copies"] << 4 * i for i, t in enumerate(TILES["tile"]))
TILE_EVENT: Final = 4
TILE_THREE_CARDS: Final = 5
TILE_THREE_THINGS: Final = 6
TILE_RING: Final = 7
TILE_EYE_OR_TWO: Final = 8

FACE_NAMES: Final = tuple(f["id"] for f in TILES["die"])
FACE_CARDS: Final = 3
FACE_EYE: Final = 4
FACE_BLANK: Final = 5
FACE_SYMBOLS: Final = vec[i64]([f["symbols"] for f in TILES["die"]])

TOKEN_NAMES: Final = ("ring", "heart", "sun")
RING_TOKEN: Final = 0
HEART: Final = 1
SUN: Final = 2
FULL_TOKENS: Final = sum(HOBBITS["tokens"][t] << 4 * i for i, t in enumerate(TOKEN_NAMES))
FULL_BIG: Final = sum(HOBBITS["big_shields"][str(v)] << 4 * (v - 1) for v in (1, 2, 3))

# Boards: four lines each, in the order of LINE_NAMES; length 0 where a board has no such line.
WIDEST: Final = 14
SPACE_NAMES: Final = ("", "shield", "big-shield", "ring", "heart", "sun", "die", "heal")
SHIELD_SPACE: Final = 1
BIG_SPACE: Final = 2
RING_SPACE: Final = 3
HEART_SPACE: Final = 4
SUN_SPACE: Final = 5
DIE_SPACE: Final = 6
HEAL_SPACE: Final = 7
CARD_SPACE: Final = 8
"""A space with this code plus f gives feature card f."""


def _space(name: str) -> int:
    return CARD_SPACE + feature(name[5:]) if name.startswith("card:") else SPACE_NAMES.index(name)


def _spaces() -> list[int]:
    found = []
    for board in BOARDS["board"]:
        for line in LINE_NAMES:
            codes = [0] + [_space(s) for s in board.get(line, [])]
            found += codes + [0] * (WIDEST - len(codes))
    return found


SPACES: Final = vec[i64](_spaces())
LENGTH: Final = vec[i64]([len(board.get(line, [])) for board in BOARDS["board"] for line in LINE_NAMES])
MAIN: Final = vec[i64]([LINE_NAMES.index(board["main"]) for board in BOARDS["board"]])
NUMBERS: Final = vec[i64]([n for b in BOARDS["board"] for n in b["numbers"] + [0] * (WIDEST - len(b["numbers"]))])
FIRST_PART: Final = int(BOARDS["board"][1]["first_part"])

# What is asked of players: the 24 events in order, then the havens' and the tiles' demands.
_ASKED: Final = EVENTS["event"] + EVENTS["haven"] + EVENTS["tile"]
ASKED_NAMES: Final = tuple(e["id"] for e in _ASKED)
ASKED_RULES: Final = tuple(e["rule"] for e in _ASKED)
ASKED_LINES: Final = vec[i64]([int(rule.removeprefix("lotr:")) for rule in ASKED_RULES])
EVENT_NAMES: Final = ASKED_NAMES[:24]
EVENTS_A_BOARD: Final = 6

SPEAK_FRIEND: Final = 0
WATCHER_IN_THE_WATER: Final = 1
STONE_IN_THE_WELL: Final = 2
TRAPPED: Final = 3
ORCS_ATTACK: Final = 4
FLY_YOU_FOOLS: Final = 5
WORMTONGUE: Final = 6
RIDERS_OF_ROHAN: Final = 7
ORCS_ATTACK_THE_GATE: Final = 8
FIRE_OF_ORTHANC: Final = 9
ORCS_STORM_FORWARD: Final = 10
ORCS_CONQUER: Final = 11
ASK_GOLLUM: Final = 12
FACES_OF_THE_DEAD: Final = 13
FORBIDDEN_POOL: Final = 14
NAZGUL_SEARCHES: Final = 15
SHELOB_APPEARS: Final = 16
SHELOB_ATTACKS: Final = 17
SAM_SAVES_FRODO: Final = 18
NAZGUL_ATTACKS: Final = 19
PELENNOR_FIELDS: Final = 20
MOUTH_OF_SAURON: Final = 21
SURROUNDED: Final = 22
THE_RING_IS_MINE: Final = 23
NAZGUL_APPEAR: Final = 24
FELLOWSHIP: Final = 25
REST: Final = 26
MIRROR: Final = 27
THREE_CARDS: Final = 28
THREE_THINGS: Final = 29
EYE_OR_TWO: Final = 30

GROUP: Final = 0
ONE: Final = 1
EACH: Final = 2
ACTIVE: Final = 3
BEARER: Final = 4
WHO: Final = vec[i64]([("group", "one", "each", "active", "bearer").index(e.get("who", "group")) for e in _ASKED])

# Columns of NEEDS: the five symbols, then these.
NEED_SHOWN: Final = 5
NEED_CARDS: Final = 6
NEED_POINTS: Final = 7
NEED_TOKEN: Final = 8
NEED_ANY_TOKEN: Final = 11
NEED_CARD: Final = 12
NEED_WIDTH: Final = 13


def _needs(entry: dict[str, Any]) -> list[int]:
    row = [0] * NEED_WIDTH
    row[NEED_CARD] = -1
    for need in entry.get("needs", []):
        what, _, rest = need.partition(":")
        if what in SYMBOL_NAMES:
            row[SYMBOL_NAMES.index(what)] += 1
        elif what == "shown":
            row[NEED_SHOWN] += 1
        elif what == "cards":
            row[NEED_CARDS] = int(rest)
        elif what == "shields":
            row[NEED_POINTS] = int(rest)
        elif what == "card":
            row[NEED_CARD] = feature(rest)
        elif rest == "any":
            row[NEED_ANY_TOKEN] = 1
        else:
            row[NEED_TOKEN + TOKEN_NAMES.index(rest)] = 1
    return row


NEEDS: Final = vec[i64]([n for entry in _ASKED for n in _needs(entry)])
KIND_NAMES: Final = CARD_NAMES[:KINDS]
FEATURE_NAMES: Final = CARD_NAMES[KINDS:]
