"""What a table is, and everything said on its socket, both ways. `docs/protocol.md` tells it as a story.

The server sends ids and numbers, never sentences; the one exception is `why`, the engine's reason for a refusal.
Whatever a client sends must fit these types exactly: unknown fields are refused.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Count = Annotated[int, Meta(ge=0)]
Version = Annotated[int, Meta(ge=0)]
Fault = Literal["", "raised", "illegal", "slow"]
"""What is wrong with a bot; empty: nothing, or it is not known."""
Fields = dict[str, Any]
"""Plain JSON values under ids, as the game made them."""


class Said(Struct, forbid_unknown_fields=True):
    """Base of what a client sends."""


class Told(Struct):
    """Base of what the server sends."""


# ---------------------------------------------------------------------------------------------------- clocks


class NoClock(Said, tag="none", tag_field="kind"):
    """Nobody is hurried."""


class MoveClock(Said, tag="move", tag_field="kind"):
    """So many seconds for each decision."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]


class GameClock(Said, tag="game", tag_field="kind"):
    """So many seconds for the whole game, and some more after each decision."""

    seconds: Annotated[int, Meta(ge=30, le=6 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=300)] = 0


class DaysClock(Said, tag="days", tag_field="kind"):
    """So many days for each decision."""

    days: Annotated[int, Meta(ge=1, le=14)]


Clock = NoClock | MoveClock | GameClock | DaysClock

# ---------------------------------------------------------------------------------------------------- what a table is


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


# ---------------------------------------------------------------------------------------------------- socket, asked


class Hello(Said, tag="hello"):
    """The first message. With tokens of several seats nothing but the public view comes until `look`.

    `since` is the last version seen of the seat looked at: only later events are sent then, where possible.
    """

    tokens: Annotated[list[Token], Meta(max_length=7)]
    look: Seat | None = None
    since: Version | None = None


class Look(Said, tag="look"):
    """Show another of the held seats, or with null what a spectator sees. Answered by `welcome`."""

    seat: Seat | None
    since: Version | None = None


class Act(Said, tag="act"):
    """Do something: the action's id, its text, or its structured form."""

    seat: Seat
    action: (
        Annotated[int, Meta(ge=0, le=2**62)]
        | Annotated[str, Meta(max_length=200)]
        | Annotated[dict[str, str], Meta(max_length=12)]
    )
    version: Version
    key: Key


class Undo(Said, tag="undo"):
    """Take back this seat's last action, where that is free."""

    seat: Seat
    version: Version
    key: Key


class AskTakeback(Said, tag="ask-takeback"):
    """Ask the others to go back to before this seat's last decision. Bots agree at once."""

    seat: Seat
    key: Key


class AnswerTakeback(Said, tag="answer-takeback"):
    """Agree to a takeback or not; the asker may withdraw it with false."""

    seat: Seat
    agree: bool
    key: Key


class Resign(Said, tag="resign"):
    """Give the game up."""

    seat: Seat
    key: Key


class Rematch(Said, tag="rematch"):
    """After the game: ask for another with sides swapped. It is opened when every person has asked."""

    seat: Seat
    key: Key


class BotTakeover(Said, tag="bot-takeover"):
    """Let a bot play this seat: one's own, or that of a person who has been away for a while."""

    seat: Seat
    level: Annotated[str, Meta(max_length=40)]
    key: Key


class BotReturn(Said, tag="bot-return"):
    """Take one's own seat back from the bot."""

    seat: Seat
    key: Key


class Ping(Said, tag="ping"):
    """Ask for a `pong`."""


FromClient = (
    Hello | Look | Act | Undo | AskTakeback | AnswerTakeback | Resign | Rematch | BotTakeover | BotReturn | Ping
)

# ---------------------------------------------------------------------------------------------------- socket, told


class Welcome(Told, tag="welcome"):
    """The answer to `hello` and to `look`."""

    table: Table
    held: list[int]
    """The seats that the tokens open."""
    looking: int | None
    """Whose view `now` is; null for a spectator's."""
    full: bool
    """Whether `now.events` are all there are (`now.keep` is 0 then), or only those after `since`."""
    now: Now
    present: list[int]
    spectators: int


class Update(Told, tag="update"):
    """Something changed. Where `now.version` is not one more than the last, something was missed: `look` again."""

    now: Now


class Presence(Told, tag="presence"):
    """Whose browser is connected. Not versioned."""

    present: list[int]
    spectators: int


class Accepted(Told, tag="accepted"):
    """It is done and stored. `version` is the seat's version afterwards."""

    key: str
    version: int


class Duplicate(Told, tag="duplicate"):
    """This key was accepted before; nothing was done again. `version` is what the first answer said."""

    key: str
    version: int


class StaleAnswer(Told, tag="stale"):
    """The table has moved on since the version it was meant for. `version` is the seat's version now."""

    key: str
    version: int


class IllegalAnswer(Told, tag="illegal"):
    """The rules forbid it."""

    key: str
    why: str
    rule: str


class MalformedAnswer(Told, tag="malformed"):
    """It could not be read. `key` is empty where not even that could be read."""

    key: str
    why: str
    where: str


class Refused(Told, tag="refused"):
    """The table forbids it; `reason` is an id listed in docs/protocol.md."""

    key: str
    reason: str


class Pong(Told, tag="pong"):
    """Still here."""


FromServer = (
    Welcome | Update | Presence | Accepted | Duplicate | StaleAnswer | IllegalAnswer | MalformedAnswer | Refused | Pong
)
