"""What is kept: tables, their batches, the hashes of their secrets."""

from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa

from bree.server.store.entries import Batch, Founding
from bree.server.store.neighbours import Neighbours
from bree.server.store.transactions import Row, Transactions
from bree.server.wire.shown import Player

metadata = sa.MetaData()
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("founding", sa.Text, nullable=False),
    sa.Column("players", sa.Text, nullable=False),
    sa.Column("deadline", sa.BigInteger, index=True),
)
batches = sa.Table(
    "batches",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)
tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("role", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
)


class Secret(msgspec.Struct, frozen=True):
    """What a token opens: role `seat`, `invitation` or `spectator`."""

    hash: str
    role: str
    seat: int | None = None


class Stored(msgspec.Struct, frozen=True):
    """A table as it lies in the store."""

    founding: Founding
    batches: list[Batch]
    secrets: list[Secret]


class Listed(msgspec.Struct, frozen=True):
    """A table in somebody's list."""

    founding: Founding
    players: list[Player]
    last: Batch
    secrets: list[Secret]

    @property
    def changed_at(self) -> int:
        """When the perspectives that these secrets open were last told anything."""
        # Whoever holds no seat knows what a spectator does, whose place is the last.
        places = [-1 if s.seat is None or s.role != "seat" else s.seat for s in self.secrets]
        return max(self.last.told_at[place] for place in places) if self.last.told_at else self.last.at


class NewTable(msgspec.Struct, frozen=True):
    """A table about to be stored."""

    founding: Founding
    first: Batch
    players: list[Player]
    secrets: list[Secret]
    deadline: int | None

    def insert(self, connection: sa.Connection) -> None:
        """Insert the table, its first batch and its secrets."""
        table = self.founding.id
        connection.execute(
            tables.insert(),
            {
                "id": table,
                "founding": _text(self.founding),
                "players": _text(self.players),
                "deadline": self.deadline,
            },
        )
        connection.execute(batches.insert(), {"table_id": table, "n": self.first.n, "body": _text(self.first)})
        connection.execute(tokens.insert(), _rows(table, self.secrets))


def set_players(table: str, players: list[Player]) -> Callable[[sa.Connection], object]:
    """Note who sits at the table now."""
    change = tables.update().where(tables.c.id == table).values(players=_text(players))
    return lambda connection: connection.execute(change)


def set_deadline(table: str, deadline: int | None) -> Callable[[sa.Connection], object]:
    """Note when the table's first clock runs out."""
    change = tables.update().where(tables.c.id == table).values(deadline=deadline)
    return lambda connection: connection.execute(change)


def spend_invitation(table: str, invitation: str, secrets: list[Secret]) -> Callable[[sa.Connection], object]:
    """Put these secrets in the place of an invitation, which is then good at no other table of the series either."""
    spent = tokens.delete().where(tokens.c.hash == invitation)

    def spend(connection: sa.Connection) -> None:
        connection.execute(spent)
        connection.execute(tokens.insert(), _rows(table, secrets))

    return spend


def _rows(table: str, secrets: list[Secret]) -> list[dict[str, object]]:
    return [{"hash": s.hash, "table_id": table, "role": s.role, "seat": s.seat} for s in secrets]


class Store:
    """The database behind all tables of this process. Every call answers after its commit."""

    def __init__(self, url: str) -> None:
        address = sa.make_url(url)
        self.postgres = address.get_backend_name() == "postgresql"
        if self.postgres:
            self.engine = sa.create_engine(address.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
        else:
            self.engine = sa.create_engine(
                address,
                paramstyle="named",
                poolclass=sa.StaticPool,
                connect_args={"timeout": 1.0, "check_same_thread": False},
            )
        self.neighbours: Neighbours | None = Neighbours(self.engine) if self.postgres else None
        self._transactions = Transactions(
            self.engine,
            str(batches.insert().compile(self.engine)),
            self.neighbours.tell if self.neighbours is not None else None,
        )
        if not self.postgres:
            sa.event.listen(self.engine, "connect", _durable)

    def open(self) -> None:
        """Create what is missing and start the thread; a database that cannot be used raises here."""
        with self.engine.begin() as connection:
            if self.postgres:
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(0)"))
            metadata.create_all(connection)
        self._transactions.start()

    def close(self) -> None:
        """Finish what was asked for and let go."""
        self._transactions.close()
        if self.neighbours is not None:
            self.neighbours.close()
        self.engine.dispose()

    async def create(self, opened: "NewTable") -> None:
        """Store a new table."""
        await self._transactions.ask(opened.insert)

    async def append(self, table: str, batch: Batch, *also: Callable[[sa.Connection], object]) -> None:
        """Store the next batch of a table, and in the same transaction whatever holds only together with it.

        Raise `Conflict` where another process has stored a batch of this number.
        """
        row: Row = {"table_id": table, "n": batch.n, "body": _text(batch)}
        if not also:
            await self._transactions.add(table, row)
            return

        def work(connection: sa.Connection) -> None:
            connection.execute(batches.insert(), row)
            for change in also:
                change(connection)

        await self._transactions.ask(work, table)

    async def load(self, table: str) -> Stored | None:
        """Read everything about a table; None where there is no such table."""

        def work(connection: sa.Connection) -> Stored | None:
            founding = connection.scalar(sa.select(tables.c.founding).where(tables.c.id == table))
            if founding is None:
                return None
            return Stored(
                msgspec.json.decode(founding, type=Founding), _after(connection, table, -1), _secrets(connection, table)
            )

        return await self._transactions.ask(work)

    async def after(self, table: str, n: int) -> tuple[list[Batch], list[Secret]]:
        """Read what other processes have added after batch n, and the secrets as they are now."""
        return await self._transactions.ask(
            lambda connection: (_after(connection, table, n), _secrets(connection, table))
        )

    async def find(self, hashed: str) -> tuple[str, Secret] | None:
        """Find the table that a secret opens, and the secret with its role. Of a series it is the newest table."""

        def work(connection: sa.Connection) -> tuple[str, Secret] | None:
            newest = max(_list(connection, [hashed]), key=lambda listed: len(listed.founding.earlier), default=None)
            return None if newest is None else (newest.founding.id, newest.secrets[0])

        return await self._transactions.ask(work)

    async def mine(self, hashes: list[str]) -> list[Listed]:
        """List the tables that these secrets open, the last changed first."""
        return await self._transactions.ask(lambda connection: _list(connection, hashes))

    async def overdue(self, at: int) -> list[str]:
        """List tables with a clock that has run out."""
        chosen = sa.select(tables.c.id).where(tables.c.deadline <= at).limit(100)
        return await self._transactions.ask(lambda connection: [row.id for row in connection.execute(chosen)])

    async def put_off(self, table: str, until: int) -> None:
        """Note that the table is not overdue before then."""
        await self._transactions.ask(set_deadline(table, until))


def _durable(connection: Any, _: object) -> None:
    """Set SQLite up so that nothing acknowledged is lost, and that no second server can use the same file."""
    for pragma in ("locking_mode=EXCLUSIVE", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _after(connection: sa.Connection, table: str, n: int) -> list[Batch]:
    chosen = sa.select(batches.c.body).where(batches.c.table_id == table, batches.c.n > n).order_by(batches.c.n)
    return [msgspec.json.decode(row.body, type=Batch) for row in connection.execute(chosen)]


def _secrets(connection: sa.Connection, table: str) -> list[Secret]:
    rows = connection.execute(sa.select(tokens).where(tokens.c.table_id == table).order_by(tokens.c.seat))
    return [Secret(row.hash, row.role, row.seat) for row in rows]


def _list(connection: sa.Connection, hashes: list[str]) -> list[Listed]:
    every = batches.alias()
    newest = sa.select(sa.func.max(every.c.n)).where(every.c.table_id == tables.c.id).scalar_subquery()
    chosen = (
        sa.select(tables.c.founding, tables.c.players, batches.c.body, tokens.c.hash, tokens.c.role, tokens.c.seat)
        .join_from(tokens, tables, tokens.c.table_id == tables.c.id)
        .join(batches, sa.and_(batches.c.table_id == tables.c.id, batches.c.n == newest))
        .where(tokens.c.hash.in_(hashes))
    )
    found: dict[str, Listed] = {}
    for row in connection.execute(chosen):
        founding = msgspec.json.decode(row.founding, type=Founding)
        if founding.id not in found:
            players = msgspec.json.decode(row.players, type=list[Player])
            found[founding.id] = Listed(founding, players, msgspec.json.decode(row.body, type=Batch), [])
        found[founding.id].secrets.append(Secret(row.hash, row.role, row.seat))
    return sorted(found.values(), key=lambda listed: -listed.changed_at)
