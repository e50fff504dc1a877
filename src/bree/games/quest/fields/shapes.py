"""The types of what the page is sent of a position."""

from typing import TYPE_CHECKING

from msgspec import Struct

from bree.games.quest.model import Asked, Phase
from bree.games.quest.notation import Colour, Hobbit, Landscape

if TYPE_CHECKING:
    pass


class Field(Struct, forbid_unknown_fields=True):
    """The field, counted from the Shire."""

    row: int
    column: int
    rows: int
    columns: int


class Tile(Struct, forbid_unknown_fields=True):
    """A landscape tile on the table."""

    cell: str
    row: int
    column: int
    tile: str
    turn: int | None
    """Quarter turns clockwise; null where it lies face down."""
    sections: str
    """The landscapes clockwise from the north, as letters."""
    regions: list[int]
    """For each section the number of its region, or -1."""


class Region(Struct, forbid_unknown_fields=True):
    """Two sections or more that belong together."""

    id: str
    landscape: Landscape
    sections: int
    closed: bool


class Encounter(Struct, forbid_unknown_fields=True):
    """An encounter tile on the map."""

    region: str
    colour: Colour
    token: str | None
    """Null while this seat may not know what it is."""
    face_up: bool
    seen_by: list[Hobbit]


class Owned(Struct, forbid_unknown_fields=True):
    """An encounter tile of a player."""

    token: str
    colour: Colour
    open: bool
    """It was shown in a pair, or the other player has seen it."""


class Seat(Struct, forbid_unknown_fields=True):
    """A player: where his hobbit stands, and what he has."""

    hobbit: str
    fight: int
    """Movements still to be lost to a fight."""
    boat: bool
    hand: list[str | None]
    """Null for a tile that this seat may not see."""
    tokens: list[Owned]
    hidden: int
    """Blue tiles of which only the owner knows what they are."""
    pairs: int
    passes: int
    score: int


class QuestPosition(Struct, forbid_unknown_fields=True):
    """A position as one seat may know it."""

    phase: Phase
    mover: Hobbit
    asked: Asked
    field: Field | None
    tiles: list[Tile]
    regions: list[Region]
    encounters: list[Encounter]
    free: list[str]
    """The cells where a tile may be laid, whatever it shows."""
    doom: str | None
    last_neutral: str | None
    looked_at: str | None
    seats: list[Seat]
    stock: int
    open: list[str]
    supply: dict[Colour, int]
    gone: list[str]
    unseen: dict[str, int]
    """What nobody has seen yet, as far as this seat knows."""
    idle: int
