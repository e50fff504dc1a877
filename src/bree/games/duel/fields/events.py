"""The fields of every kind of event, as the page is sent them. What only some seats see may be missing."""

from msgspec import UNSET, Struct, UnsetType

from bree.games.duel.components import Side, Special


class Nothing(Struct, forbid_unknown_fields=True):
    """All is said by the kind of the event."""


class OfSide(Struct, forbid_unknown_fields=True):
    """What a side does or is to do."""

    side: Side


class OfCard(Struct, forbid_unknown_fields=True):
    """What happens with a card that everybody sees."""

    card: str


class Drawn(OfSide):
    """A card from the pack; only its owner sees which."""

    card: str | UnsetType = UNSET


class Laid(OfSide):
    """A card at the end of the row."""

    card: str


class Feinted(OfCard):
    """Feint has taken the place of this card, which is laid again."""

    place: int


class Called(OfCard):
    """Whether the card laid open by Spell must be laid now."""

    now: bool


class Exchanged(OfCard):
    """The earlier card answers instead of the one just laid."""

    laid: str


class Settled(Struct, forbid_unknown_fields=True):
    """One line of a settling: who loses a square, and where the markers stand then."""

    line: int
    struck: Side | None
    """Null where two points meet."""
    energy: tuple[int, int]


class Settling(Struct, forbid_unknown_fields=True):
    """Two edges have met."""

    attacker: Side
    attack: list[int]
    defence: list[int]
    lines: list[Settled]
    energy: tuple[int, int]


class Followed(Struct, forbid_unknown_fields=True):
    """A card's text was followed, or found nothing to do."""

    special: Special
    effect: bool
    energy: tuple[int, int]


class Voided(Struct, forbid_unknown_fields=True):
    """A card's text was lost."""

    special: Special


class Tricked(Struct, forbid_unknown_fields=True):
    """A card of Gandalf's hand went to his reserve; both players see which."""

    card: str | UnsetType = UNSET


class HandSeen(OfSide):
    """The side ahead looks at the other's hand."""

    cards: list[str] | UnsetType = UNSET


class HandOpened(Struct, forbid_unknown_fields=True):
    """The Balrog's hand lies open."""

    cards: list[str]


class Kept(OfSide):
    """A reserve is chosen; only its owner sees which."""

    cards: list[str] | UnsetType = UNSET


class DuelEnded(Struct, forbid_unknown_fields=True):
    """Who has won the duel, by how many free squares, and how far he climbs."""

    winner: Side
    free: int
    climbed: int
    steps: tuple[int, int]


class GameEnded(Struct, forbid_unknown_fields=True):
    """Who has won the game."""

    winner: Side


EVENTS: dict[str, type] = {
    "draw": Drawn,
    "begin": OfSide,
    "lay": Laid,
    "feint": Feinted,
    "call": Called,
    "refuse": OfCard,
    "accept": Nothing,
    "exchange": Exchanged,
    "stand": Nothing,
    "settle": Settling,
    "text": Followed,
    "void": Voided,
    "spell": OfCard,
    "trick": Tricked,
    "look": HandSeen,
    "open-hand": HandOpened,
    "keep": Kept,
    "duel-end": DuelEnded,
    "final": OfSide,
    "game-end": GameEnded,
}
