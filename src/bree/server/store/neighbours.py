"""Several server processes on one PostgreSQL: they tell each other which tables changed, and share out the chores."""

import logging
import threading
import time
import uuid
from collections.abc import Callable, Iterable

import sqlalchemy as sa

CHANNEL = "bree"
LONGEST_PAYLOAD = 7000  # PostgreSQL allows 7,999 bytes
PATIENCE = 1.0

logger = logging.getLogger(__name__)


class Neighbours:
    """NOTIFY carries ids only, once for a whole group of commits; the batches themselves are read from the store.

    A table's chores (its bots and its clock) are done by the process that holds an advisory lock for it. The lock
    belongs to a connection, so it is free again as soon as that process is gone.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self.name = uuid.uuid4().hex[:12]
        self._engine = engine
        self._side: sa.Connection | None = None
        self._guard = threading.Lock()
        self._stop = threading.Event()
        self._listener: threading.Thread | None = None

    def tell(self, items: Iterable[str]) -> None:
        """Say which tables have new batches (called after the commit), or, after a colon, who is connected there."""
        payload = self.name
        for item in sorted(set(items)):
            if len(payload) + len(item) > LONGEST_PAYLOAD:
                self._on_side("SELECT pg_notify(:channel, :payload)", channel=CHANNEL, payload=payload)
                payload = self.name
            payload += " " + item
        self._on_side("SELECT pg_notify(:channel, :payload)", channel=CHANNEL, payload=payload)

    def keep(self, table: str) -> bool:
        """Take on this table's chores, unless a neighbour has them."""
        return self._on_side("SELECT pg_try_advisory_lock(hashtextextended(:table, 0))", table=table) is True

    def release(self, table: str) -> None:
        """Leave this table's chores to whoever wants them."""
        self._on_side("SELECT pg_advisory_unlock(hashtextextended(:table, 0))", table=table)

    def _on_side(self, statement: str, **values: str) -> object:
        """Run a statement on the connection that holds the locks. A lost connection is opened anew by the next call."""
        with self._guard:
            try:
                if self._side is None:
                    self._side = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
                result: object = self._side.execute(sa.text(statement), values).scalar()
                return result
            except sa.exc.SQLAlchemyError as error:
                logger.warning("the connection between server processes was lost: %s", type(error).__name__)
                lost, self._side = self._side, None
                if lost is not None:
                    lost.invalidate()
                return None

    def listen(self, heard: Callable[[str, list[str] | None], object]) -> None:
        """Call `heard` with who tells and what, or with None when something may have been missed."""
        self._listener = threading.Thread(target=self._listen, args=(heard,), name="neighbours", daemon=True)
        self._listener.start()

    def _listen(self, heard: Callable[[str, list[str] | None], object]) -> None:
        import psycopg  # noqa: PLC0415 - of the extra `postgresql`: with SQLite nobody needs it

        address = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._stop.is_set():
            try:
                with psycopg.connect(address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    heard(self.name, None)
                    while not self._stop.is_set():
                        for notice in connection.notifies(timeout=PATIENCE):
                            sender, *items = notice.payload.split()
                            if sender != self.name:
                                heard(sender, items)
            except psycopg.Error as error:
                logger.warning("cannot hear the other server processes: %s", type(error).__name__)
                time.sleep(PATIENCE)

    def close(self) -> None:
        """Stop listening and free the locks."""
        self._stop.set()
        if self._listener is not None:
            self._listener.join()
        if self._side is not None:
            self._side.close()
