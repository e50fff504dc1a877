"""The one thread that talks to the database. What is asked for at about the same time is done in one transaction."""

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from typing import Any, TypeVar, cast

import sqlalchemy as sa

Result = TypeVar("Result")
Row = dict[str, object]

GATHER = 0.005
"""Seconds between two commits while many ask for one: the next group is the larger, and each commit costs the same."""
logger = logging.getLogger(__name__)
CLASHES = (sa.exc.IntegrityError, sqlite3.IntegrityError)


class Conflict(Exception):
    """Another process wrote this batch of the table first."""


class _Job:
    """Work for the thread, or a plain row: those are added together. `table` is written to by it."""

    def __init__(self, work: Callable[[sa.Connection], Any] | None, table: str, row: Row | None) -> None:
        self.work = work
        self.table = table
        self.row = row
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Transactions:
    """Every call answers after its commit. `insert` is the statement that adds a row."""

    def __init__(self, engine: sa.Engine, insert: str, written: Callable[[list[str]], object] | None = None) -> None:
        self._engine = engine
        self._insert = insert
        self._written = written
        """Told after each commit which tables were written to."""
        self._transaction: Callable[[], AbstractContextManager[sa.Connection]] = engine.begin
        self._file: sqlite3.Connection | None = None
        self._asked: list[_Job] = []
        """What waits until the thread has committed what it was given before."""
        self._committing = False
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)

    def start(self) -> None:
        """Start the thread."""
        if self._engine.dialect.name == "sqlite":
            # A file does not go away as a server does: one connection lasts, and is not looked at before each use.
            connection = self._engine.connect()
            self._transaction = partial(_transaction, connection)
            self._file = cast(sqlite3.Connection, connection.connection.driver_connection)
        self._thread.start()

    def close(self) -> None:
        """Finish what was asked for, and end the thread."""
        asked, self._asked = self._asked, []
        self._jobs.put(asked)
        self._jobs.put(None)
        self._thread.join()

    async def ask(self, work: Callable[[sa.Connection], Result], table: str = "") -> Result:
        """Run this work in a transaction and return its result; `table` is the one it writes to."""
        result: Result = await self._hand_over(_Job(work, table, None))
        return result

    async def add(self, table: str, row: Row) -> None:
        """Add a row; raise `Conflict` if it is there already."""
        await self._hand_over(_Job(None, table, row))

    def _hand_over(self, job: _Job) -> asyncio.Future[Any]:
        """Hand a job to the thread, with all others of this turn of the event loop or of the time of a commit."""
        if not self._asked and not self._committing:
            job.future.get_loop().call_soon(self._flush)
        self._asked.append(job)
        return job.future

    def _flush(self) -> None:
        self._committing = bool(self._asked)
        if self._asked:
            self._jobs.put(self._asked)
            self._asked = []

    def _committed(self, group: list[_Job]) -> None:
        for job in group:
            job.settle()
        if len(group) > 1:
            group[0].future.get_loop().call_later(GATHER, self._flush)
        else:
            self._flush()

    # The thread.

    def _run(self) -> None:
        while (group := self._jobs.get()) is not None:
            if group:
                self._commit(group)
                group[0].future.get_loop().call_soon_threadsafe(self._committed, group)

    def _commit(self, group: list[_Job]) -> None:
        """Do all jobs in one transaction; where that fails do each in its own, so that one cannot spoil another."""
        try:
            self._do(group)
        except Exception as error:
            if len(group) == 1:
                group[0].error = Conflict() if isinstance(error, CLASHES) else error
            else:
                for job in group:
                    self._commit([job])
            return
        written = [job.table for job in group if job.table]
        if self._written is not None and written:
            try:
                self._written(written)
            except Exception:  # it is stored; whoever was not told looks again when he writes
                logger.exception("could not tell which tables were written to")

    def _do(self, group: list[_Job]) -> None:
        rows = [job.row for job in group if job.row is not None]
        if self._file is not None and len(rows) == len(group):
            with self._file:  # nothing but moves, which is what there is most: the driver alone is quicker
                self._file.executemany(self._insert, rows)
            return
        with self._transaction() as connection:
            if rows:
                connection.exec_driver_sql(self._insert, rows)
            for job in group:
                if job.work is not None:
                    job.result = job.work(connection)


@contextmanager
def _transaction(connection: sa.Connection) -> Iterator[sa.Connection]:
    with connection.begin():
        yield connection
