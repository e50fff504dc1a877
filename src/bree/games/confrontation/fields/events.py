"""The fields of every kind of event, as the page is sent them. What only some seats see may be missing."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from bree.games.confrontation.components import Side


class Nothing(Struct, forbid_unknown_fields=True):
    """All is said by the kind of the event."""


class OfSide(Struct, forbid_unknown_fields=True):
    """What a side does."""

    side: Side


class OfPiece(Struct, forbid_unknown_fields=True):
    """What happens to a piece that everybody sees."""

    piece: str


class OfRegion(Struct, forbid_unknown_fields=True):
    """Where something happens."""

    region: str


class OfCard(OfSide):
    """A card of a side."""

    card: str


class Ready(OfSide):
    """A side has made all its secret choices of a stage."""

    stage: str


class Named(Struct, forbid_unknown_fields=True):
    """How many special cards each side is dealt."""

    number: int


class Taken(OfSide):
    """The special cards a side took."""

    cards: list[str]


class Picked(OfSide):
    """The faces a side picked."""

    pieces: list[str]


class Begun(Struct, forbid_unknown_fields=True):
    """The pieces stand."""

    turn: Side


class Moved(OfSide):
    """A piece goes from region to region; who it is only its owner sees, unless it lies face up."""

    from_: str = field(name="from")
    to: str
    piece: str | UnsetType = UNSET


class Went(OfPiece):
    """A piece that lies face up goes from region to region."""

    from_: str = field(name="from")
    to: str


class Passage(Struct, forbid_unknown_fields=True):
    """A piece that everybody knows goes from region to region."""

    from_: str = field(name="from")
    to: str


class AtRegion(OfPiece):
    """A piece appears in a region."""

    region: str


class Revealed(AtRegion):
    """A piece is turned face up."""

    side: Side


class Swapped(AtRegion):
    """Smeagol changes places with a piece of that region."""

    with_: str = field(name="with")


class Shuffled(OfSide):
    """The hidden pieces of a region have been mixed."""

    region: str


class Fought(Struct, forbid_unknown_fields=True):
    """A battle begins."""

    region: str
    attacker: Side


class Refused(Struct, forbid_unknown_fields=True):
    """The card Light has to take back."""

    card: str


class Four(Struct, forbid_unknown_fields=True):
    """Where the Mouth of Sauron takes the 4 from."""

    from_: Literal["hand", "discard"] = field(name="from")


class Compared(Struct, forbid_unknown_fields=True):
    """The strengths of both fighters, cards included."""

    light: int
    dark: int


class Ended(Struct, forbid_unknown_fields=True):
    """The game is over."""

    winner: Side | Literal["nobody"]
    reason: str


EVENTS: dict[str, type[Struct]] = {
    "ready": Ready,
    "number": Named,
    "dealt": OfCard,
    "taken": Taken,
    "picked": Picked,
    "begin": Begun,
    "move": Moved,
    "special": OfCard,
    "returns": AtRegion,
    "must-move": OfRegion,
    "shuffle": Shuffled,
    "let-pass": Nothing,
    "battle": Fought,
    "reveal": Revealed,
    "retreat": Went,
    "swap": Swapped,
    "no-cards": OfSide,
    "card-chosen": OfSide,
    "card": OfCard,
    "magic": OfCard,
    "demand": Refused,
    "four": Four,
    "help": OfRegion,
    "strengths": Compared,
    "refill": Nothing,
    "fallen": OfPiece,
    "ring-passed": OfPiece,
    "shelob-returns": Passage,
    "end": Ended,
}
