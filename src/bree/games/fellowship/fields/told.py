"""The fields of each kind of event, as a seat is sent them."""

from typing import Final

from msgspec import UNSET, UnsetType

from bree.core.wire import Wire
from bree.games.fellowship.fields.plain import Place, Plain
from bree.games.fellowship.fields.position import FellowshipPosition, Said
from bree.games.fellowship.fields.printed import FellowshipStatic


class PlaceEvent(Plain, frozen=True):
    """The marker of the journey has moved on."""

    place: Place


class BearerEvent(Plain, frozen=True):
    """This hobbit bears the Ring from now on."""

    seat: int


class BoardEndEvent(Plain, frozen=True):
    """The board is over."""

    place: Place


class RingOnVolcanoEvent(Plain, frozen=True):
    """The Ring lies on Mount Doom."""


class TurnEvent(Plain, frozen=True):
    """The turn of this hobbit begins."""

    seat: int


class TileEvent(Plain, frozen=True):
    """A tile was turned up."""

    tile: str


class EventEvent(Plain, frozen=True):
    """The event marker points at this event."""

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


class LightEvent(Plain, frozen=True):
    """A hobbit has gone towards the light."""

    seat: int
    space: int


class DarknessEvent(Plain, frozen=True):
    """A hobbit has gone towards the darkness."""

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


class DrawEvent(Plain, frozen=True):
    """A hobbit drew a card, which others do not see."""

    seat: int
    card: str | UnsetType = UNSET


class DealtEvent(Plain, frozen=True):
    """A hobbit was dealt a card of the haven, which others do not see."""

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


class HandedEvent(Plain, frozen=True):
    """One of the cards turned up at the preparations went into a hand."""

    seat: int
    card: str


class FeatureCardEvent(Plain, frozen=True):
    """A hobbit received a card from beside the board."""

    seat: int
    card: str


class ReshuffleEvent(Plain, frozen=True):
    """The discarded cards became the new pile."""

    cards: int


class PlayEvent(Plain, frozen=True):
    """A card was played for its symbols."""

    seat: int
    card: str


class DiscardEvent(Plain, frozen=True):
    """A card was discarded from a hand."""

    seat: int
    card: str


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


class RingEvent(Plain, frozen=True):
    """The bearer put on the Ring."""

    seat: int


class BigShieldEvent(Plain, frozen=True):
    """A big shield was turned up."""

    seat: int
    points: int


class ShieldsLostEvent(Plain, frozen=True):
    """A hobbit had to give shields."""

    seat: int
    points: int


class GiveEvent(Plain, frozen=True):
    """A card, a token or shields were put on the table towards a demand."""

    seat: int
    card: str | UnsetType = UNSET
    token: str | UnsetType = UNSET
    points: int | UnsetType = UNSET


class PaidEvent(Plain, frozen=True):
    """A demand was met."""

    asked: str


class NotPaidEvent(Plain, frozen=True):
    """A demand was not met."""

    asked: str


EVENTS: Final[dict[str, type]] = {
    "place": PlaceEvent,
    "bearer": BearerEvent,
    "board-end": BoardEndEvent,
    "ring-on-volcano": RingOnVolcanoEvent,
    "turn": TurnEvent,
    "tile": TileEvent,
    "event": EventEvent,
    "line": LineEvent,
    "ring-move": RingMoveEvent,
    "die": DieEvent,
    "light": LightEvent,
    "darkness": DarknessEvent,
    "sauron": SauronEvent,
    "out": OutEvent,
    "volunteer": VolunteerEvent,
    "draw": DrawEvent,
    "dealt": DealtEvent,
    "card-passed": CardPassedEvent,
    "look": LookEvent,
    "shown": ShownEvent,
    "handed": HandedEvent,
    "feature-card": FeatureCardEvent,
    "reshuffle": ReshuffleEvent,
    "play": PlayEvent,
    "discard": DiscardEvent,
    "yellow-card": YellowCardEvent,
    "gandalf": GandalfEvent,
    "ring": RingEvent,
    "big-shield": BigShieldEvent,
    "shields-lost": ShieldsLostEvent,
    "give": GiveEvent,
    "paid": PaidEvent,
    "not-paid": NotPaidEvent,
    "said": Said,
}

WIRE: Final = Wire(FellowshipPosition, FellowshipStatic, EVENTS)
