"""The types of what the page is sent of a position."""

from typing import TYPE_CHECKING, Literal

from msgspec import Struct, field

from bree.games.confrontation.components import Side

if TYPE_CHECKING:
    pass

Mark = Literal["shown-for-good", "must-move", "stepped"]


class Piece(Struct, forbid_unknown_fields=True):
    """A piece on the board."""

    side: Side
    region: str
    face: str | None
    """Null for a piece whose face this seat may not see."""
    shown: bool
    """Whether it lies face up for everybody."""
    could_be: list[str]
    """What it can be, for those who cannot see it."""
    token: str | None
    """Its letter, where players shuffle by hand."""
    marks: list[Mark]


class Names(Struct, forbid_unknown_fields=True):
    """Characters, or cards, of each side."""

    light: list[str]
    dark: list[str]


class Faces(Struct, forbid_unknown_fields=True):
    """For each tile of a side the character it plays with; null for a face not seen yet."""

    light: list[str | None]
    dark: list[str | None]


class Totals(Struct, forbid_unknown_fields=True):
    """A number of each side."""

    light: int
    dark: int


class OnTable(Struct, forbid_unknown_fields=True):
    """A card of each side; `face-down` for one not yet shown."""

    light: str | None
    dark: str | None


class Battle(Struct, forbid_unknown_fields=True):
    """The attack in progress."""

    region: str
    from_: str = field(name="from")
    attacking: Side
    attacker: str | None
    """Null while nobody but its owner has seen it."""
    defender: str | None
    """Null before it is settled whom is fought."""
    strengths: Totals | None
    """Without cards; null before a battle has begun."""
    no_cards: bool
    cards: OnTable
    in_force: OnTable
    """The card that took the place of the one played; Magic where its owner kept it."""
    refused: str | None
    """The card that Light had to take back."""
    sam_strong: bool
    help: int
    compared: Totals | None
    text_blank: bool
    """Whether the text of Light's fighter does not count, against the Warg."""


class LastBattle(Struct, forbid_unknown_fields=True):
    """A battle that is over."""

    region: str
    light: str
    dark: str
    light_card: str | None
    dark_card: str | None
    light_magic: str | None
    dark_magic: str | None
    refused: str | None
    compared: Totals | None


class LastMove(Struct, forbid_unknown_fields=True):
    """The last move as everybody saw it."""

    side: Side
    from_: str = field(name="from")
    to: str


class Limits(Struct, forbid_unknown_fields=True):
    """After how many turns, and after how many without progress, a game is drawn."""

    plies: int
    idle: int


class Preparing(Struct, forbid_unknown_fields=True):
    """How far a side is with its secret choices."""

    made: int | None
    """Null for the other side's."""
    ready: bool


class Setup(Struct, forbid_unknown_fields=True):
    """How far both sides are before the game."""

    light: Preparing
    dark: Preparing
    number: int
    """How many special cards each side is dealt."""


class ConfrontationPosition(Struct, forbid_unknown_fields=True):
    """A position as one seat may know it."""

    edition: str
    mode: str
    shuffle: str
    turn: Side | None
    """Null before the game."""
    decision: str
    pieces: list[Piece]
    fallen: Names
    faces: Faces
    hands: Names
    discards: Names
    specials: Names
    ring_bearer: str
    """The classic name, in every mode: his face may still be secret."""
    battle: Battle | None
    last_battles: list[LastBattle]
    plies: int
    idle: int
    limits: Limits
    last_move: LastMove | None
    setup: Setup | None
    """Null once the game has begun."""
