"""Names and written forms: seats, cells, sides, tiles, encounter tiles, and every kind of action."""

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.action import Kind, Notation

Hobbit = Literal["frodo", "sam"]
SEATS: Final[tuple[Hobbit, ...]] = ("frodo", "sam")

# Cells. The Shire is the middle of a square of 15 by 15: an arm reaches 6 cells, and one more ring lies round them.
ACROSS: Final = 15
CELLS: Final = 225
SHIRE_CELL: Final = 112
CENTRE: Final = 4
SIDES: Final = ("north", "east", "south", "west", "centre")


def _away(steps: int, back: str, forth: str) -> str:
    return f"{back}{-steps}" if steps < 0 else f"{forth}{steps}" if steps else ""


def cell_at(row: int, column: int) -> int:
    """The cell so many rows south and columns east of the Shire."""
    return SHIRE_CELL + row * ACROSS + column


def from_the_shire(cell: i64) -> tuple[int, int]:
    """How many rows south and columns east of the Shire a cell lies.

    >>> from_the_shire(cell_at(-2, 1))
    (-2, 1)
    """
    return int(cell // ACROSS) - SHIRE_CELL // ACROSS, int(cell % ACROSS) - SHIRE_CELL % ACROSS


def cell_name(cell: int) -> str:
    """Counted from the Shire: n2e1 lies two rows north and one column east of it.

    >>> cell_name(cell_at(-2, 1)), cell_name(cell_at(0, -3)), cell_name(cell_at(0, 0))
    ('n2e1', 'w3', 'shire')
    """
    row, column = from_the_shire(cell)
    return _away(row, "n", "s") + _away(column, "w", "e") or "shire"


CELL_NAMES: Final[tuple[str, ...]] = tuple(cell_name(c) for c in range(CELLS))
CELL_OF: Final[dict[str, int]] = {name: cell for cell, name in enumerate(CELL_NAMES)}

# Landscapes; a neutral section facing nothing has none.
NONE: Final = 0
FOREST: Final = 1
FIELD: Final = 2
WATER: Final = 3
MOUNTAIN: Final = 4
Landscape = Literal["none", "forest", "field", "water", "mountain"]
LANDSCAPES: Final[tuple[Landscape, ...]] = ("none", "forest", "field", "water", "mountain")
LETTERS: Final = "nFPWM"

# Landscape tiles: Q00 is the Shire.
TILES: Final = 48
TILE_NAMES: Final[tuple[str, ...]] = tuple(f"Q{n:02}" for n in range(TILES))
TURNS: Final = ("0", "1", "2", "3")

# Encounter tiles (quest:189-231). A colour belongs to one landscape.
GWAIHIR: Final = 0
ENT: Final = 1
RING: Final = 2
GOLLUM: Final = 3
BLUES: Final = 4
FIRST_GREEN: Final = 4
FIRST_ELF: Final = 10
FIRST_YELLOW: Final = 12
FIRST_GIFT: Final = 15
FIRST_BROWN: Final = 20
TOKENS: Final = 26
TOKEN_NAMES: Final = (
    *("gwaihir", "ent", "ring", "gollum"),
    *("gandalf", "aragorn", "gimli", "boromir", "pippin", "merry", "galadriel", "legolas"),
    *("sting", "anduril", "mithril", "cloak", "rope", "phial", "lembas", "athelas"),
    *("cave", "orc", "orc-chief", "troll", "balrog", "shelob"),
)
BLUE: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
BROWN: Final = 3
Colour = Literal["blue", "green", "yellow", "brown"]
COLOURS: Final[tuple[Colour, ...]] = ("blue", "green", "yellow", "brown")
OF_COLOUR: Final = (8, 8, 8, 20)
FIRST_OF: Final[vec[i64]] = vec[i64]([0, FIRST_GREEN, FIRST_YELLOW, FIRST_BROWN, TOKENS])

# What the actions are.
LAY: Final = 0
HIDE: Final = 1
EXCHANGE: Final = 2
STAY: Final = 3
GO: Final = 4
FLY: Final = 5
CLIMB: Final = 6
BOAT: Final = 7
SCOUT: Final = 8
SHOW: Final = 9
FIGHT: Final = 10
USE_ENT: Final = 11
END: Final = 12
DRAW: Final = 13
MEET: Final = 14

_PAIR: Final = (("green", TOKEN_NAMES), ("yellow", TOKEN_NAMES))
_PLACE: Final = (("cell", CELL_NAMES), ("side", SIDES))

NOTATION: Final = Notation(
    (
        Kind(
            "lay",
            (("tile", TILE_NAMES), ("cell", CELL_NAMES), ("turn", TURNS)),
            "lay {tile} {cell} turned {turn}",
        ),
        Kind("hide", (("tile", TILE_NAMES), ("cell", CELL_NAMES)), "lay {tile} {cell} face-down"),
        Kind("exchange", (), "exchange"),
        Kind("stay", (), "stay"),
        Kind("go", _PLACE, "go {cell} {side}"),
        Kind("fly", _PLACE, "fly {cell} {side}"),
        Kind("climb", (), "climb"),
        Kind("boat", (("first", TOKEN_NAMES), ("second", TOKEN_NAMES)), "boat for {first} {second}"),
        Kind("scout", _PAIR + _PLACE, "scout {green} {yellow} {cell} {side}"),
        Kind("show", _PAIR, "show {green} {yellow}"),
        Kind("fight", (), "fight"),
        Kind("ent", (), "ent"),
        Kind("end", (), "end"),
        Kind("draw", (("tile", TILE_NAMES),), "draw {tile}"),
        Kind("meet", (("token", TOKEN_NAMES),), "meet {token}"),
    )
)


def colour_of(token: i64) -> i64:
    """The colour of an encounter tile.

    >>> [COLOURS[colour_of(TOKEN_NAMES.index(n))] for n in ("ring", "merry", "sting", "orc")]
    ['blue', 'green', 'yellow', 'brown']
    """
    if token < FIRST_GREEN:
        return BLUE
    if token < FIRST_YELLOW:
        return GREEN
    return YELLOW if token < FIRST_BROWN else BROWN


def colour_for(landscape: i64) -> i64:
    """The colour of the encounter tiles for this landscape (quest:19-31)."""
    if landscape == FOREST:
        return GREEN
    if landscape == FIELD:
        return YELLOW
    return BLUE if landscape == WATER else BROWN
