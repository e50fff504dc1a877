"""Who is connected to a table, to this process or to a neighbour, and who has been away for long."""

import asyncio
import time

from bree.server.store.neighbours import Neighbours
from bree.server.table.listener import Listener
from bree.server.table.perspective import encode
from bree.server.table.tasks import Tasks
from bree.server.table.writer import Writer
from bree.server.wire import messages

STALE = 60.0
"""Seconds after which what a neighbour said about who is connected counts no more."""


class Presence:
    """The listeners of this process, and what the neighbours tell of theirs."""

    def __init__(self, writer: Writer, neighbours: Neighbours | None, tasks: Tasks, away_seconds: float) -> None:
        self.listeners: set[Listener] = set()
        self.seen_at: dict[int, float] = {}
        """When the person of a seat was last known to be there: with a socket, or because he had just sat down."""
        self._writer = writer
        self._neighbours = neighbours
        self._tasks = tasks
        self._away_seconds = away_seconds
        self._elsewhere: dict[str, tuple[float, set[int], int]] = {}
        """Who is connected to other processes, and when they said so."""
        self.note_people()

    def note_people(self) -> None:
        """Note who plays now. Whoever was not among them before has just come, wherever that was."""
        now, table = time.monotonic(), self._writer.table
        people = [s for s in table.seats if table.sitting[s].kind == "person"]
        self.seen_at = {s: self.seen_at.get(s, now) for s in people}

    def entered(self, listener: Listener) -> None:
        """Tell the others of a new listener."""
        self._tell(besides=listener)
        self.announce()

    def left(self, listener: Listener) -> None:
        """Tell the others that a listener is gone."""
        self.listeners.discard(listener)
        self.seen_at |= dict.fromkeys(listener.held, time.monotonic())
        self._tell()
        self.announce()

    def now(self) -> tuple[list[int], int]:
        """Return the seats whose browser is connected, here or at a neighbour, and how many only watch."""
        present, spectators = self._here()
        lately = time.monotonic() - STALE
        for at, seats, watching in self._elsewhere.values():
            if at > lately:
                present |= seats
                spectators += watching
        return sorted(present), spectators

    def _here(self) -> tuple[set[int], int]:
        present = {seat for listener in self.listeners for seat in listener.held}
        return present, sum(not listener.held for listener in self.listeners)

    def away(self) -> frozenset[int]:
        """Return the seats of people who have been away for so long that others may let a bot play for them."""
        long_ago = time.monotonic() - self._away_seconds
        present, sitting = self.now()[0], self._writer.table.sitting
        return frozenset(
            s
            for s, seen in self.seen_at.items()
            if s not in present and sitting[s].kind == "person" and seen <= long_ago
        )

    def announce(self) -> None:
        """Tell the neighbours who is connected here."""
        if self._neighbours is not None:
            seats, spectators = self._here()
            item = f"{self._writer.id}:{','.join(map(str, sorted(seats)))}:{spectators}"
            self._tasks.begin(asyncio.to_thread(self._neighbours.tell, [item]))

    def hear(self, sender: str, said: str) -> None:
        """Take in what a neighbour says about who is connected there."""
        seats, _, spectators = said.partition(":")
        if sender not in self._elsewhere:
            self.announce()  # it may have come after our own announcement
        now, there = time.monotonic(), {int(s) for s in seats.split(",") if s}
        _, before, _ = self._elsewhere.get(sender, (now, there, 0))
        self._elsewhere[sender] = (now, there, int(spectators))
        self.seen_at |= dict.fromkeys(there | before, now)
        self._tell()

    def _tell(self, besides: Listener | None = None) -> None:
        present, spectators = self.now()
        message = encode(messages.Presence(present, spectators))
        for listener in self.listeners:
            if listener is not besides:
                listener.tell(message)
