"""The fields of each kind of event, as a seat is sent them; kinds that tell the same things share a struct."""

from typing import Final

from msgspec import UNSET, UnsetType

from bree.core.wire import Wire
from bree.games.fellowship.fields.plain import Place, Plain
from bree.games.fellowship.fields.shapes import FellowshipPosition, Said
from bree.games.fellowship.fields.static import FellowshipStatic


class NothingEvent(Plain, frozen=True):
    """The Ring lies on Mount Doom: there is no more to say."""


class SeatEvent(Plain, frozen=True):
    """Whose turn begins, who bears the Ring from now on, or who has put it on."""

    seat: int


class PlaceEvent(Plain, frozen=True):
    """Where the marker of the journey has come to, or which board is over."""

    place: Place


class TileEvent(Plain, frozen=True):
    """Which tile was turned up."""

    tile: str


class TrackEvent(Plain, frozen=True):
    """Which event the marker points at."""

    event: str


class LineEvent(Plain, frozen=True):
    """A marker moved to a space, which gives this."""

    seat: int
    line: str
    space: int
    gives: str


class RingMoveEvent(Plain, frozen=True):
    """The Ring has moved a marker."""

    line: str
    space: int


class DieEvent(Plain, frozen=True):
    """The die has fallen."""

    seat: int
    face: str


class SpaceEvent(Plain, frozen=True):
    """A hobbit has gone towards the light or the darkness."""

    seat: int
    space: int


class SauronEvent(Plain, frozen=True):
    """Sauron has come nearer."""

    space: int


class OutEvent(Plain, frozen=True):
    """A hobbit is out, and lays his hand open."""

    seat: int
    cards: list[str]


class VolunteerEvent(Plain, frozen=True):
    """A hobbit takes the steps for all."""

    seat: int
    asked: str


class HiddenCardEvent(Plain, frozen=True):
    """A hobbit drew a card or was dealt one, which others do not see."""

    seat: int
    card: str | UnsetType = UNSET


class CardPassedEvent(Plain, frozen=True):
    """A card went face down from hand to hand."""

    seat: int
    to_seat: int
    card: str | UnsetType = UNSET


class LookEvent(Plain, frozen=True):
    """A hobbit looked at a tile, which others do not see."""

    seat: int
    tile: str | UnsetType = UNSET


class ShownEvent(Plain, frozen=True):
    """The top card of the pile was turned up."""

    card: str


class CardEvent(Plain, frozen=True):
    """A card that all see came into a hand, or was played or discarded from one."""

    seat: int
    card: str


class ReshuffleEvent(Plain, frozen=True):
    """So many discarded cards became the new pile."""

    cards: int


class YellowCardEvent(Plain, frozen=True):
    """A yellow card was used for somebody."""

    seat: int
    card: str
    for_seat: int


class GandalfEvent(Plain, frozen=True):
    """A hobbit called Gandalf for somebody."""

    seat: int
    gandalf: str
    for_seat: int


class PointsEvent(Plain, frozen=True):
    """A big shield was turned up, or shields had to be given."""

    seat: int
    points: int


class GiveEvent(Plain, frozen=True):
    """A card, a token or shields were put on the table towards a demand."""

    seat: int
    card: str | UnsetType = UNSET
    token: str | UnsetType = UNSET
    points: int | UnsetType = UNSET


class DemandEvent(Plain, frozen=True):
    """A demand was met, or not."""

    asked: str


_EVENTS: Final[dict[str, type]] = {
    "place": PlaceEvent,
    "bearer": SeatEvent,
    "board-end": PlaceEvent,
    "ring-on-volcano": NothingEvent,
    "turn": SeatEvent,
    "tile": TileEvent,
    "event": TrackEvent,
    "line": LineEvent,
    "ring-move": RingMoveEvent,
    "die": DieEvent,
    "light": SpaceEvent,
    "darkness": SpaceEvent,
    "sauron": SauronEvent,
    "out": OutEvent,
    "volunteer": VolunteerEvent,
    "draw": HiddenCardEvent,
    "dealt": HiddenCardEvent,
    "card-passed": CardPassedEvent,
    "look": LookEvent,
    "shown": ShownEvent,
    "handed": CardEvent,
    "feature-card": CardEvent,
    "reshuffle": ReshuffleEvent,
    "play": CardEvent,
    "discard": CardEvent,
    "yellow-card": YellowCardEvent,
    "gandalf": GandalfEvent,
    "ring": SeatEvent,
    "big-shield": PointsEvent,
    "shields-lost": PointsEvent,
    "give": GiveEvent,
    "paid": DemandEvent,
    "not-paid": DemandEvent,
    "said": Said,
}

WIRE: Final = Wire(FellowshipPosition, FellowshipStatic, _EVENTS)
