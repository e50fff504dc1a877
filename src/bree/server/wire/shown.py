"""What somebody who looks at a table is shown: what never changes there, and everything that does."""

from typing import Literal

from bree.server.wire.base import Fault, Fields, Told
from bree.server.wire.clock import Clock


class Player(Told):
    """Who sits on a seat."""

    kind: Literal["person", "bot", "open"]
    """`open`: the friend has not come yet."""
    holder: int | None
    """Equal numbers are the same browser; null for a bot that nobody can send away."""
    name: str
    level: str
    """The bot's level; empty for people."""
    fallback: bool = False
    """The bot failed, and a plain one plays in its place."""
    fault: Fault = ""
    """Why: it ended in an error, answered nonsense, or took too long."""


class Table(Told):
    """What never changes at a table."""

    id: str
    game: str
    version: int
    """Of the rules."""
    seats: int
    options: dict[str, str]
    components: str
    """The digest of a replaced component set; empty for the one that comes with the game."""
    clock: Clock
    commitment: str
    """SHA-256 that binds the server's secret seed; `Over.opening` opens it."""
    opened_at: int
    static: Fields | None = None
    """The static facts of a replaced component set; null: those of GET /api/games hold."""


class View(Told):
    """What one seat may know: exactly `View.json()` of the engine."""

    game: str
    seat: int
    """-2 for a spectator, -3 for everything."""
    waiting: list[int]
    """Who is being waited for; -1 is chance."""
    actions: list[Fields]
    """Each has `id`, `text`, `kind` and the operands of its kind."""
    outcome: Fields | None
    position: Fields


class Happened(Told):
    """An event as this perspective may know it. `n` counts what this perspective was told, from 0, without gaps."""

    n: int
    kind: str
    rule: str
    fields: Fields


class ClockFace(Told):
    """One seat's clock at the moment of sending."""

    left: int
    """Milliseconds."""
    running: bool


class Takeback(Told):
    """A seat asked to go back to before its last decision."""

    seat: int
    waiting: list[int]
    """Seats that have not answered yet."""


class SeriesGame(Told):
    """A finished game of a series. `seats[i]` is the seat that whoever now holds seat i had then."""

    table: str
    seats: list[int]
    returns: list[float]
    points: list[float]
    """For each seat of this table: what that game counted."""
    detail: Fields


class Match(Told):
    """Two games with the sides exchanged, where a rulebook counts them together: the two this game is one of."""

    points: list[float]
    """For each seat of this table."""
    played: int
    """How many of its games are over."""
    over: bool
    winner: int | None
    """The seat that won it; null before the end, and where nobody did."""


class Series(Told):
    """The games these players have finished in a row, this one included once it is over."""

    number: int
    """Which game of the series this is, from 1."""
    games: list[SeriesGame]
    points: list[float]
    """For each seat of this table: the points the rulebook counts towards a match, or else one for a win and
    half for a draw. Those who play together all have the sum of their scores.
    """
    match: Match | None
    offered: list[int]
    """Seats that have asked for a rematch."""
    next: str | None
    """The table of the next game: the same tokens open it."""


class Opening(Told):
    """What the commitment hid. `bree verify` checks it."""

    seed: str


class Over(Told):
    """How it ended."""

    returns: list[float]
    reason: str
    """The reason of the engine's outcome, or `resigned`, `time`, `abandoned`, `stopped`."""
    rule: str
    detail: Fields
    by: int | None
    """Who resigned or ran out of time."""
    opening: Opening


class Now(Told):
    """Everything about a table that changes, as one perspective may know it. It replaces the `Now` before it."""

    version: int
    """Of this perspective: it grows by one with every update it is sent. An action says for which one it is."""
    view: View
    keep: int
    """How many of the events already told still stand: drop the others, then add `events`."""
    events: list[Happened]
    thinking: list[int]
    """Bots that are being waited for."""
    players: list[Player]
    clock: list[ClockFace]
    """Empty without a clock."""
    undo: int
    """How many of its last actions this seat may take back without asking."""
    takeback: Takeback | None
    can_ask: bool
    """Whether this seat may ask for a takeback."""
    series: Series
    over: Over | None
