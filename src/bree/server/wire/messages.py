"""Everything said on a table's socket: first what a client sends, then what the server sends."""

from typing import Annotated

from msgspec import Meta

from bree.server.wire.base import Key, Said, Seat, Token, Told, Version
from bree.server.wire.shown import Now, Table


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


# What the server sends.


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
