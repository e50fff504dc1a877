"""The fields of every kind of event, as the page is sent them. What only some seats see may be missing."""

from msgspec import UNSET, Struct, UnsetType

from bree.games.quest.model import Reason
from bree.games.quest.notation import Colour, Hobbit


class Happened(Struct, forbid_unknown_fields=True):
    """What every event has: whose turn it is."""

    seat: Hobbit


class Drawn(Happened):
    """A tile came into a hand."""

    tile: str | UnsetType = UNSET


class Exchanged(Happened):
    """A hand that did not fit went to the open stock."""

    tiles: list[str]


class LaidFaceDown(Happened):
    """A tile was laid face down."""

    tile: str
    cell: str


class Laid(LaidFaceDown):
    """A tile was laid face up."""

    turn: int


class Fenced(Happened):
    """The cross is complete."""

    corner: str
    rows: int
    columns: int


class Placed(Happened):
    """An encounter tile was put on a closed space."""

    region: str
    colour: Colour
    token: str | UnsetType = UNSET
    """Missing for a tile that lies face down."""


class DoomFound(Happened):
    """Mount Doom has its place."""

    cell: str


class Moved(Happened):
    """A hobbit went or flew to a region."""

    region: str


class Met(Happened):
    """A brown tile was turned up."""

    token: str
    dots: int


class MovementLost(Happened):
    """A fighter lost a movement."""

    left: int


class Taken(Happened):
    """An encounter tile went to a player."""

    colour: Colour
    token: str | UnsetType = UNSET


class BoatBought(Happened):
    """Two brown tiles were paid for a boat."""

    tokens: list[str]


class Scouted(Happened):
    """A player looked at a face-down tile."""

    region: str
    token: str | UnsetType = UNSET


class PairShown(Happened):
    """A green and a yellow tile were shown together."""

    green: str
    yellow: str


class BlueUsed(Happened):
    """Gwaihir or an Ent was used."""

    token: str


class Finished(Happened):
    """The game is over."""

    reason: Reason
    scores: list[int]


EVENTS = {
    "draw": Drawn,
    "exchange": Exchanged,
    "lay": Laid,
    "lay-face-down": LaidFaceDown,
    "field": Fenced,
    "encounter": Placed,
    "mount-doom": DoomFound,
    "stay": Happened,
    "move": Moved,
    "met": Met,
    "fight": MovementLost,
    "take": Taken,
    "climb": Happened,
    "boat": BoatBought,
    "scout": Scouted,
    "pair": PairShown,
    "use": BlueUsed,
    "over": Finished,
}
