"""The clocks a table can be opened with."""

from typing import Annotated

from msgspec import Meta

from bree.server.wire.base import Said


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
