"""What a table writes down. Replaying the entries of a table rebuilds it exactly.

A batch is what one request (or one bot, or one clock) made happen, chance included: it is stored in one transaction,
told in one update, and its number within the table is a key of the store, so two writers can never both succeed.
"""

import msgspec

from bree.server.wire.base import Fault
from bree.server.wire.clock import Clock


class Entry(msgspec.Struct, frozen=True):
    """Base of all entries. `seat` is whose deed it is, `key` the client's, empty where no client asked."""

    seat: int
    key: str = ""


class Acted(Entry, tag="acted", frozen=True, kw_only=True):
    """A seat, or chance, acted."""

    action: int


class Undid(Entry, tag="undid", frozen=True):
    """A seat took its last action back by itself."""


class TookBack(Entry, tag="took-back", frozen=True, kw_only=True):
    """The last `count` actions were taken back, by agreement."""

    count: int


class AskedTakeback(Entry, tag="asked-takeback", frozen=True):
    """A seat asks to take back its last decision."""


class AnsweredTakeback(Entry, tag="answered-takeback", frozen=True, kw_only=True):
    """A seat answered; the last agreement is followed by the `TookBack` itself."""

    agree: bool


class Resigned(Entry, tag="resigned", frozen=True):
    """A seat gave up."""


class TimedOut(Entry, tag="timed-out", frozen=True):
    """A seat's clock ran out."""


class Stopped(Entry, tag="stopped", frozen=True):
    """The table has as many batches as it may have: the game ends here, and nobody has won."""


class Joined(Entry, tag="joined", frozen=True, kw_only=True):
    """A friend took the seat."""

    name: str


class TakenOver(Entry, tag="taken-over", frozen=True, kw_only=True):
    """A bot plays this seat from now on."""

    level: str


class Returned(Entry, tag="returned", frozen=True):
    """A person plays his seat again."""


class FellBack(Entry, tag="fell-back", frozen=True, kw_only=True):
    """The bot of this seat failed; a plain one goes on."""

    fault: Fault = ""


class OfferedRematch(Entry, tag="offered-rematch", frozen=True):
    """A seat wants another game."""


class Continued(Entry, tag="continued", frozen=True, kw_only=True):
    """The next game of the series was opened."""

    table: str


class Resumed(Entry, tag="resumed", frozen=True):
    """The server came back: the time it was away is nobody's."""


AnyEntry = (
    Acted
    | Undid
    | TookBack
    | AskedTakeback
    | AnsweredTakeback
    | Resigned
    | TimedOut
    | Stopped
    | Joined
    | TakenOver
    | Returned
    | FellBack
    | OfferedRematch
    | Continued
    | Resumed
)


class End(msgspec.Struct, frozen=True):
    """How a table ended: by the rules, or by somebody leaving the game."""

    returns: list[float]
    points: list[float]
    """For each seat: what this game counts in a series."""
    reason: str
    rule: str = ""
    detail: dict[str, object] = {}
    by: int | None = None


class Batch(msgspec.Struct, frozen=True):
    """Entries that happened together, and what the table was like after them."""

    n: int
    at: int
    entries: list[AnyEntry]
    versions: list[int]
    """Of each seat, then of the spectator."""
    waiting: list[int]
    end: End | None = None
    told_at: list[int] = []
    """When each of them was last told anything; empty where this batch told all of them."""


class Sat(msgspec.Struct, frozen=True):
    """Who sits on a seat when the table is opened."""

    kind: str
    holder: int | None
    name: str = ""
    level: str = ""


class EarlierGame(msgspec.Struct, frozen=True):
    """A finished game of the same series. `seats[i]` was the seat of whoever has seat i now."""

    table: str
    seats: list[int]
    end: End


class Founding(msgspec.Struct, frozen=True):
    """What a table was opened with; never changed."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    components: str
    clock: Clock
    seed: str
    commitment: str
    opened_at: int
    sat: list[Sat]
    earlier: list[EarlierGame]
    """The finished games of the series before this one."""
    position: str = ""
    """The text of the first position, where it is not the usual one."""
