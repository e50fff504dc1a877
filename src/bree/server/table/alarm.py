"""Rings when the first clock of a table runs out."""

import asyncio

from bree.server.bots.worker import default_level
from bree.server.store import entries as e
from bree.server.table.house import House
from bree.server.table.plan import Plan
from bree.server.table.refusal import Refusal
from bree.server.table.table import Table
from bree.server.table.tasks import Tasks
from bree.server.table.writer import Writer

LONGEST_WAIT = 3600.0
"""Seconds after which it is looked at again: a timer must not be set for days."""


class Alarm:
    """One timer, set anew whenever the clocks have changed."""

    def __init__(self, house: House, writer: Writer, tasks: Tasks) -> None:
        self._house = house
        self._writer = writer
        self._tasks = tasks
        self._timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Set the alarm for the time when the first clock runs out, as the clocks are now."""
        self.cancel()
        deadline = self._writer.table.deadline()
        if deadline is not None:
            seconds = min(max(0.0, (deadline - self._house.now()) / 1000), LONGEST_WAIT)
            self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def cancel(self) -> None:
        """Cancel the alarm."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self._tasks.begin(self.time_out())

    async def time_out(self) -> None:
        """End the game for whoever has no time left; at a co-operative table a bot goes on for him."""
        try:
            await self._writer.write(self._plan)
        except Refusal:
            self.set()

    def _plan(self, table: Table) -> Plan:
        deadline = table.clocks.deadline()
        if table.end is not None or deadline is None or deadline[0] > self._house.now():
            raise Refusal("stale")
        seat = deadline[1]
        if table.setting.game.cooperative:
            return Plan([e.TakenOver(seat, level=default_level())])
        return Plan([e.TimedOut(seat)])
