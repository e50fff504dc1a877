"""Tells those who look at a table what they may know of it."""

from collections.abc import Callable, Iterable

from bree.server.table import wording
from bree.server.table.listener import Listener
from bree.server.table.perspective import encode
from bree.server.table.table import Table
from bree.server.wire import messages


class Publisher:
    """Makes each message once, for all who look at the same perspective."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._wording = wording.Wording()

    def publish(self, table: Table, told: list[int], listeners: Iterable[Listener]) -> None:
        """Send each listener an update, where his perspective has something newer than the version it was told."""
        made: dict[int | None, bytes] = {}
        for listener in listeners:
            looking = listener.looking
            if looking not in made:
                made[looking] = self._update(table, looking, told)
            if made[looking]:
                listener.tell(made[looking])

    def _update(self, table: Table, looking: int | None, told: list[int]) -> bytes:
        """Write the update for all who look there; nothing where they may know of nothing new."""
        place = _place(looking)
        perspective, before = table.perspectives[place], told[place]
        if perspective.version <= before:
            return b""
        _, keep, events = perspective.catch_up(before)
        return encode(messages.Update(self._wording.now(table, perspective, keep, events, self._now())))

    def welcome(
        self, table: Table, listener: Listener, since: int | None, present: list[int], spectators: int
    ) -> bytes:
        """Write the welcome of a listener: everything about the perspective that he looks at now."""
        perspective = table.perspectives[_place(listener.looking)]
        full, keep, events = perspective.catch_up(since)
        return encode(
            messages.Welcome(
                table=self._wording.table(table),  # type: ignore[arg-type]
                held=sorted(listener.held),
                looking=listener.looking,
                full=full,
                now=self._wording.now(table, perspective, keep, events, self._now()),
                present=present,
                spectators=spectators,
            )
        )


def _place(looking: int | None) -> int:
    """Return the place of a perspective in the table's list: the spectator's is the last."""
    return -1 if looking is None else looking
