"""A table with people at it. Its jobs are done by parts of their own, which the room puts together."""

import time
from collections.abc import Callable

from bree.server.store import entries as e
from bree.server.store.store import Secret
from bree.server.table.alarm import Alarm
from bree.server.table.bot_driver import BotDriver
from bree.server.table.house import House
from bree.server.table.listener import Listener
from bree.server.table.plan import Plan
from bree.server.table.presence import Presence
from bree.server.table.publisher import Publisher
from bree.server.table.requests import Asker, Request, planned
from bree.server.table.table import Table
from bree.server.table.tasks import Tasks
from bree.server.table.writer import Writer


class Room:
    """A writer, a publisher, who is present, what drives the bots, and an alarm for the clocks."""

    def __init__(self, house: House, table: Table, secrets: list[Secret]) -> None:
        self.house = house
        self.keeper = house.store.neighbours is None
        """Whether this process does the table's chores: its bots and its clock."""
        self.used_at = time.monotonic()
        self._tasks = Tasks()
        self.writer = Writer(house, table, secrets, self._changed)
        self.publisher = Publisher(house.now)
        self.presence = Presence(self.writer, house.store.neighbours, self._tasks, house.limits.away_seconds)
        self.bots = BotDriver(house, self.writer, lambda: bool(self.presence.listeners))
        self.alarm = Alarm(house, self.writer, self._tasks)

    @property
    def id(self) -> str:
        """The table's id."""
        return self.writer.id

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.writer.table

    # Writing.

    async def ask(self, request: Request, listener: Listener) -> e.Batch:
        """Do what somebody asks for; raise a `Refusal`, or the engine's error, where that cannot be done."""
        asker = Asker(listener.held, listener.looking, self.presence.away)

        def plan(table: Table) -> Plan:
            late = table.batches >= self.house.limits.batches_to_play_about
            return planned(table, request, asker, late, self.writer.secrets, self.house.now())

        return await self.write(plan)

    async def write(self, plan: Callable[[Table], Plan]) -> e.Batch:
        """Do what the plan says, store it, and tell everybody."""
        return await self.writer.write(plan)

    def _changed(self, told: list[int]) -> None:
        """Tell everybody who may know what was written, and see who has to act now."""
        self.used_at = time.monotonic()
        self.presence.note_people()
        self.publisher.publish(self.table, told, self.presence.listeners)
        self.wake()

    # Coming, looking and going.

    async def enter(self, listener: Listener, since: int | None) -> None:
        """Let in a socket that has said hello."""
        async with self.writer.still():
            self.presence.listeners.add(listener)
            self._welcome(listener, since)
        self.presence.entered(listener)
        self.wake()

    async def look(self, listener: Listener, seat: int | None, since: int | None) -> None:
        """Show that seat to this socket from now on."""
        async with self.writer.still():
            listener.looking = seat
            self._welcome(listener, since)

    def _welcome(self, listener: Listener, since: int | None) -> None:
        listener.tell(self.publisher.welcome(self.table, listener, since, *self.presence.now()))

    def leave(self, listener: Listener) -> None:
        """Note that a socket is gone."""
        if listener in self.presence.listeners:
            self.used_at = time.monotonic()
            self.presence.left(listener)

    # Chores.

    def wake(self) -> None:
        """Start the bots that are waited for, and set the alarm for the first clock to run out."""
        if self.keeper:
            self.bots.wake()
            if self.table.clocks.used:
                self.alarm.set()

    def busy(self) -> bool:
        """Whether anything would be lost by forgetting the room: a clock stands still in a forgotten one."""
        ticking = self.table.end is None and self.table.clocks.ticking
        return bool(self.presence.listeners or self.bots.busy or self.writer.busy or ticking)

    def close(self) -> None:
        """Stop the chores."""
        self.bots.cancel()
        self._tasks.cancel()
        self.alarm.cancel()
