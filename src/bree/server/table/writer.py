"""The one writer of a table: whatever changes it is done here, stored, and only then told."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from bree.core.errors import BreeError
from bree.server.store import entries as e
from bree.server.store.store import Secret, set_deadline, set_players
from bree.server.store.transactions import Conflict
from bree.server.table import wording
from bree.server.table.house import House
from bree.server.table.plan import Plan
from bree.server.table.refusal import Refusal
from bree.server.table.table import Table

TRIES = 5


class Writer:
    """Holds the table as it stands, and the secrets that open it. `changed` hears of everything that was stored."""

    def __init__(
        self, house: House, table: Table, secrets: list[Secret], changed: Callable[[list[int]], object]
    ) -> None:
        self.table = table
        self.secrets = secrets
        self._house = house
        self._changed = changed
        """Called with the version each perspective had before."""
        self._lock = asyncio.Lock()
        self._suspect: list[int] | None = None
        """After a failure: the versions told before it, until the table has been rebuilt."""

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.founding.id

    @property
    def busy(self) -> bool:
        """Whether somebody is writing."""
        return self._lock.locked()

    async def write(self, plan: Callable[[Table], Plan]) -> e.Batch:
        """Do what the plan says, store it, then tell everybody. The plan is made anew where a neighbour was first."""
        async with self._lock:
            await self._repair()
            for _ in range(TRIES):
                made = plan(self.table)
                told = self._versions()
                try:
                    batch = await self._store(made)
                except BreeError:
                    raise  # the engine refused, and changed nothing
                except Conflict:
                    self._suspect = told
                    await self._repair()
                    continue
                except BaseException:
                    # What was not stored has not happened, whatever this process has in memory.
                    self._suspect = told
                    with contextlib.suppress(Exception):
                        await asyncio.shield(self._repair())
                    raise
                self._changed(told)
                return batch
            raise Refusal("busy")

    async def _store(self, made: Plan) -> e.Batch:
        """Make it happen in memory, then in the store."""
        sitting = list(self.table.sitting)
        last = self.table.batches + 1 >= self._house.limits.batches_per_table
        batch = self.table.do(made.entries, self._house.now(), last)
        if sitting != self.table.sitting:
            made.also.append(set_players(self.id, wording.players(self.table)))
        if self.table.clocks.used:
            made.also.append(set_deadline(self.id, self.table.deadline()))
        await self._house.store.append(self.id, batch, *made.also)
        return batch

    async def refresh(self) -> None:
        """Read what neighbours have written."""
        async with self.still():
            batches, self.secrets = await self._house.store.after(self.id, self.table.batches - 1)
            for batch in batches:
                told = self._versions()
                self.table.redo(batch)
                self._changed(told)

    @contextlib.asynccontextmanager
    async def still(self) -> AsyncIterator[None]:
        """Hold all writing off. The table is as it is stored meanwhile."""
        async with self._lock:
            await self._repair()
            yield

    async def _repair(self) -> None:
        """Rebuild the table from the store, where what is in memory cannot be trusted."""
        if self._suspect is None:
            return
        stored = await self._house.store.load(self.id)
        assert stored is not None
        self.table, self.secrets = Table.rebuild(stored.founding, stored.batches), stored.secrets
        told, self._suspect = self._suspect, None
        self._changed(told)

    def _versions(self) -> list[int]:
        return [p.version for p in self.table.perspectives]
