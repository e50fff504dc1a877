"""What a game sends to the page, as types.

The page's own types are written from them, and tests hold the game to them.
"""

from collections.abc import Mapping


class Wire:
    """The msgspec structs of a game: its position, its static facts, and the fields of each kind of event."""

    def __init__(self, position: type, static: type, events: Mapping[str, type]) -> None:
        self.position = position
        """What `View.fields()` returns."""
        self.static = static
        """What `Game.static()` returns."""
        self.events = dict(events)
        """For each kind of event, the fields it can have: those that only some seats see are optional."""
