"""A socket as a table sees it."""

from typing import Protocol


class Listener(Protocol):
    """Somebody who looks at the table: the seats his tokens open, and the one he looks at."""

    held: frozenset[int]
    looking: int | None

    def tell(self, message: bytes) -> None:
        """Send this as soon as possible, in order."""
