"""The bodies of the REST half of the protocol: opening, joining, listing and replaying tables."""

from typing import Annotated, Literal

from msgspec import Meta, field

from bree.server.wire.base import Count, Fields, Name, Said, Token, Told
from bree.server.wire.clock import Clock, NoClock
from bree.server.wire.shown import Happened, Over, Player, Series, Table, View


class Here(Said, tag="here", tag_field="who"):
    """A seat for whoever opens the table. Several of them at one table: people share the screen, or one person
    holds several seats.
    """

    name: Name = ""


class Friend(Said, tag="friend", tag_field="who"):
    """A seat for somebody who will be sent an invitation link."""


class Bot(Said, tag="bot", tag_field="who"):
    """A seat for a bot of this level."""

    level: Annotated[str, Meta(max_length=40)]


Sitter = Here | Friend | Bot


class OpenTable(Said):
    """POST /api/tables"""

    game: Annotated[str, Meta(max_length=40)]
    sitters: Annotated[list[Sitter], Meta(min_length=1, max_length=6)]
    """One for each seat, in the order of the seats; their number is the number of players."""
    options: Annotated[dict[str, Annotated[str, Meta(max_length=400)]], Meta(max_length=40)] = field(
        default_factory=dict
    )
    clock: Clock = field(default_factory=NoClock)
    components: Annotated[str, Meta(max_length=200_000)] = ""
    """A replaced component set as TOML text."""


class Join(Said):
    """POST /api/join"""

    invitation: Token
    name: Name = ""


class ListTables(Said):
    """POST /api/mine: the tables where any of these tokens is good."""

    tokens: Annotated[list[Token], Meta(max_length=200)]


class ReplayFile(Said):
    """POST /api/replay: what happened in an exported record. `perspective` as in GET /api/tables/{table}/replay."""

    record: Annotated[str, Meta(max_length=400_000)]
    perspective: str = "everything"
    components: Annotated[str, Meta(max_length=200_000)] = ""
    """The component set it was played with, where the record does not bring it along."""


class FramesFile(Said):
    """POST /api/replay/frames: positions of an exported record, as GET /api/tables/{table}/frames."""

    record: Annotated[str, Meta(max_length=400_000)]
    perspective: str = "everything"
    first: Count = 0
    count: Annotated[int, Meta(ge=1, le=100)] = 50
    components: Annotated[str, Meta(max_length=200_000)] = ""


# What the server answers.


class OptionFacts(Told):
    """One choice made before the game: one of `choices`, or, with none, any text that fits `pattern`."""

    name: str
    default: str
    choices: list[str]
    pattern: str


class GameFacts(Told):
    """What a game declares about itself."""

    id: str
    version: int
    seats: list[int]
    """The numbers of players it can be played with, the usual one first."""
    seat_names: list[str]
    options: list[OptionFacts]
    cooperative: bool
    longest: int
    static: Fields | None
    """What the page draws and never changes, such as the map, where a game has it."""
    lesson: bool
    """Whether there is a guided first game."""


class Level(Told):
    """A strength a bot can have, the same for every game."""

    id: str


class Games(Told):
    """GET /api/games"""

    games: list[GameFacts]
    levels: list[Level]


class HeldSeat(Told):
    """A seat and the secret that makes it one's own."""

    seat: int
    token: str


class Invitation(Told):
    """A seat somebody may still take, the secret that lets him, and the path of the link that carries it."""

    seat: int
    token: str
    path: str


class Opened(Told):
    """A table was opened. The tokens are shown this once; the server keeps only their hashes."""

    table: str
    held: list[HeldSeat]
    invitations: list[Invitation]
    spectator: str
    spectator_path: str
    commitment: str


class Joined(Told):
    """An invitation was taken up."""

    table: str
    held: list[HeldSeat]
    spectator_path: str


class Summary(Told):
    """One line of somebody's own tables."""

    table: str
    game: str
    seats: list[int]
    """The seats that the tokens open; empty for a spectator."""
    players: list[Player]
    waiting: list[int]
    over: bool
    returns: list[float]
    """How it ended for each seat; empty before."""
    series: Series
    opened_at: int
    changed_at: int
    """When what the tokens open last changed. Both in milliseconds since 1970."""


class Tables(Told):
    """The answer to POST /api/mine, the last changed first."""

    tables: list[Summary]


class Moment(Told):
    """One action, as somebody noticed it."""

    seat: int
    """Who acted; -1 for chance."""
    text: str
    """The action as written in the record; empty where this perspective may not know it."""
    events: list[Happened]


class Broken(Told):
    """Why a file was not played to its end."""

    kind: Literal["cut", "wrong"]
    line: int
    """The first line that is missing or cannot be right."""
    why: str
    """The engine's reason."""


class Replay(Told):
    """A finished game: who played, what happened, how it ended."""

    table: Table
    perspective: str
    players: list[Player]
    moments: list[Moment]
    """The first is the first action: before it, nothing has happened."""
    over: Over | None
    """Null where a file breaks off."""
    broken: Broken | None


class Frames(Told):
    """Positions of a finished game, as somebody saw them: the first of them after `first` actions."""

    perspective: str
    first: int
    views: list[View]


class LessonStep(Told):
    """One thing a learner is told: `lesson-<game>-<id>` in the catalogue."""

    id: str
    ply: int
    """How many actions come before it."""
    do: str
    """The action that leads on, as written in a record; empty where there is only something to read."""
    point: list[str]
    """What to point at: an attribute of the board and its value."""
    rule: str


class LessonFrame(Told):
    """A position of a lesson, and what led to it."""

    view: View
    events: list[Happened]


class Lesson(Told):
    """GET /api/lessons/{game}: a guided first game, played on the engine, as the learner's seat sees it."""

    game: str
    options: dict[str, str]
    seats: int
    seat: int
    steps: list[LessonStep]
    frames: list[LessonFrame]
    """The first before any action."""


class Problem(Told):
    """The body of every REST answer that is not a success."""

    error: str
    """An id, listed in docs/protocol.md."""
    why: str = ""
    where: str = ""
    rule: str = ""
