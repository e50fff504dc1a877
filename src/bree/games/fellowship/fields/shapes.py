"""The types of what the page is sent of a position."""

from typing import TYPE_CHECKING, Literal

from msgspec import UNSET, UnsetType, field

from bree.games.fellowship.fields.plain import Place, Plain

if TYPE_CHECKING:
    pass

Payer = int | Literal["group", "one"]


class Hobbit(Plain, frozen=True):
    """What everybody sees of one hobbit."""

    seat: int
    hobbit: str
    space: int
    out: bool
    shields: int
    tokens: dict[str, int]
    missing: int | None
    """How many life tokens he lacks for the end of this board; none where none are asked for."""


class Marker(Plain, frozen=True):
    """The marker of a line."""

    at: int
    length: int


class EventTrack(Plain, frozen=True):
    """How far the event marker has come."""

    at: int
    names: list[str] = field(name="list")
    """The events of this board in order."""
    next: str | None


class Said(Plain, frozen=True):
    """A claim or a wish."""

    seat: int
    kind: Literal["claim", "claim-card", "wish"]
    count: str | UnsetType = UNSET
    symbol: str | UnsetType = UNSET
    card: str | UnsetType = UNSET
    wish: str | UnsetType = UNSET


class Lacking(Plain, frozen=True):
    """What a demand still lacks."""

    symbols: dict[str, int]
    cards: int
    shields: int
    tokens: dict[str, int]
    any_token: int
    card: str | None


class Gift(Plain, frozen=True):
    """What one hobbit has put on the table towards a demand."""

    seat: int
    cards: list[str]
    tokens: dict[str, int]
    shields: int


class Asked(Plain, frozen=True):
    """What is asked now, and of whom; which fields there are depends on what it is."""

    what: str
    seat: int | UnsetType = UNSET
    count: int | UnsetType = UNSET
    window: str | UnsetType = UNSET
    """Which moment a window is."""
    passed: list[int] | UnsetType = UNSET
    """Who has let the window pass."""
    of: str | UnsetType = UNSET
    """The event, haven or tile that asks."""
    spaces: int | UnsetType = UNSET
    declined: list[int] | UnsetType = UNSET
    purpose: Literal["plain", "ring", "attempt"] | UnsetType = UNSET
    """What a roll is for."""
    played: int | UnsetType = UNSET
    """How many cards the active player has played."""
    rule: str | UnsetType = UNSET
    payer: Payer | UnsetType = UNSET
    """Who pays: a seat, everybody together, or any one alone."""
    leader: int | UnsetType = UNSET
    jokers: int | UnsetType = UNSET
    """Jokers that Guidance has paid."""
    lacking: Lacking | UnsetType = UNSET
    given: list[Gift] | UnsetType = UNSET


class Tiles(Plain, frozen=True):
    """The event tiles, and what Foresight has shown of them."""

    left: int
    kinds: list[int]
    """How many are left of each kind, in the order of the printed tiles."""
    shown: str | None
    looker: int
    """Who looked at tiles; -1 where nobody did."""
    fixed: list[str]
    """The tiles put in order, for who looked at them."""
    fixed_count: int
    looked: list[str]
    """The tiles still to be put in order, for who looks at them."""
    looked_count: int


class Hand(Plain, frozen=True):
    """A hand, as far as the viewer sees it."""

    seat: int
    size: int
    cards: list[str] | None
    """None for a hand the viewer does not see."""
    known: list[str]
    """The cards the viewer is sure of in a hand it does not see."""


class FellowshipPosition(Plain, frozen=True, kw_only=True):
    """The position, as one seat may know it."""

    place: Place
    active: int
    bearer: int
    """Who bears the Ring; -1 where nobody does."""
    sauron: int
    worth: int
    """What the journey is worth if it ends here."""
    hobbits: list[Hobbit]
    lines: dict[str, Marker]
    """The lines of this board; none in a haven."""
    events: EventTrack
    ring_used: bool
    die: str | None
    gandalf: list[str]
    supply: list[str]
    gone: list[str]
    discards: dict[str, int]
    played: list[str]
    table: list[str]
    shown: str | None
    big_shields: int
    passing: list[int]
    """Who lets windows pass for longer."""
    said: list[Said]
    asked: Asked
    pile: int
    tiles: Tiles
    hands: list[Hand]
