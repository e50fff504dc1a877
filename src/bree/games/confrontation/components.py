"""The printed components as numbers: regions, characters, cards, and the tables made from `data/*.toml` at import."""

import tomllib
from importlib.resources import files
from typing import Any, Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.bits import bit

LIGHT: Final = 0
DARK: Final = 1
Side = Literal["light", "dark"]
SIDES: Final[tuple[Side, ...]] = ("light", "dark")
# Regions, north to south. A piece in the tunnel waits for Dark's word on the Balrog.
SHIRE: Final = 0
ARTHEDAIN: Final = 1
CARDOLAN: Final = 2
RHUDAUR: Final = 3
EREGION: Final = 4
ENEDWAITH: Final = 5
HIGH_PASS: Final = 6
MISTY_MOUNTAINS: Final = 7
CARADHRAS: Final = 8
GAP_OF_ROHAN: Final = 9
MIRKWOOD: Final = 10
FANGORN: Final = 11
ROHAN: Final = 12
DAGORLAD: Final = 13
GONDOR: Final = 14
MORDOR: Final = 15
TUNNEL: Final = 16
FALLEN: Final = 17
UNPLACED: Final = 18
REGIONS: Final = 16
# Tiles: 0-8 Light, 9-17 Dark. Character = tile for the classic face, tile + 18 for the variant face.
TILES: Final = 18
FRODO: Final = 0
SAM: Final = 1
PIPPIN: Final = 2
MERRY: Final = 3
GANDALF: Final = 4
ARAGORN: Final = 5
LEGOLAS: Final = 6
GIMLI: Final = 7
BOROMIR: Final = 8
ORCS: Final = 9
SHELOB: Final = 10
SARUMAN: Final = 11
FLYING_NAZGUL: Final = 12
BALROG: Final = 13
WARG: Final = 14
BLACK_RIDER: Final = 15
WITCH_KING: Final = 16
CAVE_TROLL: Final = 17
FRODO_VARIANT: Final = 18
SAM_VARIANT: Final = 19
SMEAGOL: Final = 20
FARAMIR: Final = 21
GANDALF_VARIANT: Final = 22
ARAGORN_VARIANT: Final = 23
ELROND: Final = 24
THEODEN: Final = 25
TREEBEARD: Final = 26
ORCS_VARIANT: Final = 27
WORMTONGUE: Final = 28
SARUMAN_VARIANT: Final = 29
FLYING_NAZGUL_VARIANT: Final = 30
URUK_HAI: Final = 31
GOLLUM: Final = 32
MOUTH_OF_SAURON: Final = 33
WITCH_KING_VARIANT: Final = 34
WATCHER: Final = 35
# Combat cards: 0-5 are the strengths 1-6.
FOUR: Final = 3
MAGIC: Final = 6
RETREAT: Final = 7
NOBLE_SACRIFICE: Final = 8
ELVEN_CLOAK: Final = 9
EYE: Final = 10
CARDS: Final = ("1", "2", "3", "4", "5", "6", "magic", "retreat", "noble-sacrifice", "elven-cloak", "eye")
NO_CARD: Final = -1
# Special cards: 0-3 Light, 4-7 Dark.
SHADOWFAX: Final = 0
GANDALF_THE_WHITE: Final = 1
A_KING_REVEALED: Final = 2
GWAIHIR: Final = 3
PALANTIR: Final = 4
RECALL_TO_MORDOR: Final = 5
THE_DARK_OF_MORDOR: Final = 6
CREBAIN: Final = 7


def _data(name: str) -> dict[str, Any]:
    return tomllib.loads((files("bree.games.confrontation") / "data" / name).read_text("utf-8"))


BOARD: Final = _data("regions.toml")
PEOPLE: Final = _data("characters.toml")
DECKS: Final = _data("cards.toml")
EDITIONS: Final = _data("editions.toml")
REGION_NAMES: Final[tuple[str, ...]] = tuple(str(r["id"]) for r in BOARD["region"])
CHARACTERS: Final[tuple[str, ...]] = tuple(
    str(c["id"])
    for version in ("classic", "variant")
    for side in SIDES
    for c in PEOPLE["character"]
    if c["version"] == version and c["side"] == side
)
PLACE_NAMES: Final = (*REGION_NAMES, "tunnel")
SPECIALS: Final[tuple[str, ...]] = tuple(str(c["id"]) for c in DECKS["special"])
EDITION_NAMES: Final[tuple[str, ...]] = tuple(name for name in EDITIONS if name != "provenance")


def _cards(side: str) -> int:
    return sum(2 ** CARDS.index(name) for name in DECKS[side])


ALL_CARDS: Final = vec[i64]([_cards("light"), _cards("dark")])


def _flag(name: str) -> vec[i64]:
    return vec[i64]([int(EDITIONS[edition][name]) for edition in EDITION_NAMES])


# By edition, 0 for 2002 and 1 for 2005.
RETREAT_AGAINST_RIVER: Final = _flag("retreat-against-the-river")
CARD_RETREAT_OPTIONAL: Final = _flag("card-retreat-optional")
MAGIC_OPTIONAL: Final = _flag("magic-optional")
STUCK_WITHOUT_FORWARD: Final = _flag("stuck-without-forward-move")
PALANTIR_SHOWS_REGION: Final = _flag("palantir-shows-region")
SHADOWFAX_SECOND_OPTIONAL: Final = _flag("shadowfax-second-move-optional")
CAPACITY: Final = vec[i64]([int(r["capacity"]) for r in BOARD["region"]])
ROW: Final = vec[i64]([int(r["row"]) for r in BOARD["region"]])
STRENGTH: Final = vec[i64]([int(c["strength"]) for name in CHARACTERS for c in PEOPLE["character"] if c["id"] == name])
MOVES_BY_POWER: Final = vec[i64](
    [
        int(
            c
            in (
                ARAGORN,
                BLACK_RIDER,
                FLYING_NAZGUL,
                WITCH_KING,
                URUK_HAI,
                FLYING_NAZGUL_VARIANT,
                TREEBEARD,
                WATCHER,
            )
        )
        for c in range(2 * TILES)
    ]
)
"""Characters whose text says how they move, or that they do not."""
CHARACTER_RULES: Final[tuple[tuple[str, ...], ...]] = tuple(
    tuple(c["rules"]) for name in CHARACTERS for c in PEOPLE["character"] if c["id"] == name
)
# The five regions each side fills with one piece, in the order in which they are asked for; the other four go home.
FRONT: Final = vec[i64]([ARTHEDAIN, CARDOLAN, RHUDAUR, EREGION, ENEDWAITH, DAGORLAD, GONDOR, MIRKWOOD, FANGORN, ROHAN])
HOME: Final = vec[i64]([SHIRE, MORDOR])
STRIDE: Final = 4
"""How many neighbours each row of a table has room for; -1 closes a shorter one."""


def _steps(side: int) -> list[list[int]]:
    """The ordinary forward edges of a side, without river and tunnel."""
    edges = [[REGION_NAMES.index(n) for n in r["forward"]] for r in BOARD["region"]]
    if side == LIGHT:
        return edges
    return [[a for a in range(REGIONS) if b in edges[a]] for b in range(REGIONS)]


def _table(rows: list[list[int]]) -> vec[i64]:
    return vec[i64]([x for row in rows for x in (*row, *[-1] * (STRIDE - len(row)))])


def _forward() -> vec[i64]:
    light = _steps(LIGHT)
    for a, b in (*BOARD["river"], BOARD["tunnel"]):
        light[REGION_NAMES.index(a)].append(REGION_NAMES.index(b))
    return _table([sorted(row) for row in light + _steps(DARK)])


def _beside(mountains: bool) -> list[list[int]]:
    return [
        [REGION_NAMES.index(n) for n in r["beside"]] if mountains or r["capacity"] > 1 else [] for r in BOARD["region"]
    ]


def _contact() -> vec[i64]:
    """The regions that touch each region, as masks: ahead, behind and beside, mountains included, tunnel not."""
    ahead, behind, beside = _steps(LIGHT), _steps(DARK), _beside(True)
    return vec[i64]([sum(bit(b) for b in (*ahead[a], *behind[a], *beside[a])) for a in range(REGIONS)])


FORWARD: Final = _forward()
"""Where a step forward leads, Light's river and tunnel included: FORWARD[(side * 16 + region) * STRIDE + i]."""
BACKWARD: Final = _table(_steps(DARK) + _steps(LIGHT))
"""A side's way back is the other side's way forward; neither river nor tunnel leads back (05:106, 05:160)."""
SIDEWAYS: Final = _table(_beside(False))
"""SIDEWAYS[region * STRIDE + i]: nothing from or in the mountains (02:84, 05:97)."""


def _masks(table: vec[i64]) -> vec[i64]:
    """A table of neighbours as one mask a row."""
    rows = range(len(table) // STRIDE)
    return vec[i64]([sum(bit(int(x)) for x in table[r * STRIDE : (r + 1) * STRIDE] if x >= 0) for r in rows])


FORWARD_MASK: Final = _masks(FORWARD)
BACKWARD_MASK: Final = _masks(BACKWARD)
SIDEWAYS_MASK: Final = _masks(SIDEWAYS)
CONTACT: Final = _contact()
UPSTREAM: Final = vec[i64]([bit(MIRKWOOD) if r == FANGORN else bit(FANGORN) if r == ROHAN else 0 for r in range(16)])
"""Sideways neighbours that lie against the current (05:160)."""
