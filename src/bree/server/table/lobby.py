"""All tables of this process: finding their rooms, joining and listing them, and looking after them."""

import asyncio
import logging
import time

from bree.server.store import entries as e
from bree.server.store.store import Secret, spend_invitation
from bree.server.store.tokens import hashed, new_token
from bree.server.table.founding import new_table, spectator_path
from bree.server.table.house import House
from bree.server.table.plan import Plan
from bree.server.table.refusal import Refusal
from bree.server.table.room import Room
from bree.server.table.series import series
from bree.server.table.table import Table
from bree.server.table.tasks import Tasks
from bree.server.wire import rest

SWEEP_SECONDS = 5.0
IDLE_SECONDS = 600.0
ANNOUNCE_SECONDS = 20.0
RETRY_SECONDS = 60
"""After that long the clock of a table is looked at again that could not be ended."""
logger = logging.getLogger(__name__)


class Lobby:
    """The rooms in use, and how to get into one."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks = Tasks()
        self._announced = time.monotonic()

    # Opening, joining, listing.

    async def open(self, asked: rest.OpenTable) -> rest.Opened:
        """Open a table; raise `Malformed` where the game refuses the options, `Refusal` for an unknown level."""
        table, opened = new_table(asked, self.house.now())
        await self.house.store.create(table)
        return opened

    async def join(self, asked: rest.Join) -> rest.Joined:
        """Take up an invitation; raise `Refusal` where there is none or somebody was faster."""
        invitation = hashed(asked.invitation)
        found = await self.house.store.find(invitation)
        room = await self.room(found[0]) if found is not None else None
        if found is None or room is None or found[1].role != "invitation":
            raise Refusal("unknown-invitation")
        seat = found[1].seat
        assert seat is not None
        token, spectator = new_token(), new_token()
        secrets = [Secret(hashed(token), "seat", seat), Secret(hashed(spectator), "spectator")]

        def plan(table: Table) -> Plan:
            if table.sitting[seat].kind != "open":
                raise Refusal("taken")
            return Plan([e.Joined(seat, name=asked.name)], [spend_invitation(room.id, invitation, secrets)])

        await room.write(plan)
        writer = room.writer
        writer.secrets = [*(s for s in writer.secrets if s.hash != invitation), *secrets]
        return rest.Joined(room.id, [rest.HeldSeat(seat, token)], spectator_path(room.id, spectator))

    async def mine(self, asked: rest.ListTables) -> rest.Tables:
        """List the tables that these tokens open, the last changed first."""
        listed = await self.house.store.mine([hashed(token) for token in asked.tokens])
        return rest.Tables(
            [
                rest.Summary(
                    table=x.founding.id,
                    game=x.founding.game,
                    seats=sorted(s.seat for s in x.secrets if s.role == "seat" and s.seat is not None),
                    players=x.players,
                    waiting=x.last.waiting,
                    over=x.last.end is not None,
                    returns=x.last.end.returns if x.last.end is not None else [],
                    series=series(x.founding, x.last.end, [], None),
                    opened_at=x.founding.opened_at,
                    changed_at=x.changed_at,
                )
                for x in listed
            ]
        )

    # Rooms.

    async def room(self, table: str) -> Room | None:
        """Return the room of a table, rebuilt from the store where it is not in use; None for an unknown table."""
        if table in self.rooms:
            # A socket that has not said hello yet is in nobody's list: the room must not be forgotten under it.
            self.rooms[table].used_at = time.monotonic()
            return self.rooms[table]
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Room | None:
        stored = await self.house.store.load(table)
        if stored is None:
            return None
        room = Room(self.house, Table.rebuild(stored.founding, stored.batches), stored.secrets)
        await self._keep(room)
        if room.keeper and room.table.clocks.ticking:
            await room.write(lambda _: Plan([e.Resumed(-1)]))
        self.rooms[table] = room
        room.wake()
        return room

    async def _keep(self, room: Room) -> None:
        neighbours = self.house.store.neighbours
        if neighbours is not None and not room.keeper:
            room.keeper = await asyncio.to_thread(neighbours.keep, room.id)

    # Looking after them.

    def start(self) -> None:
        """Begin to look after clocks, idle rooms and what neighbours write."""
        self._tasks.begin(self._sweep_for_ever())
        neighbours = self.house.store.neighbours
        if neighbours is not None:
            loop = asyncio.get_running_loop()
            neighbours.listen(lambda sender, items: loop.call_soon_threadsafe(self._heard, sender, items))

    async def close(self) -> None:
        """Stop all chores and finish what is being stored."""
        self._tasks.cancel()
        for room in self.rooms.values():
            room.close()
        await self.house.bots.close()
        await asyncio.to_thread(self.house.store.close)

    def _heard(self, sender: str, items: list[str] | None) -> None:
        """Take in what a neighbour says: he wrote to these tables, or, after a colon, who is connected there.

        With None something may have been missed, so that every table is looked at again.
        """
        for item in items if items is not None else list(self.rooms):
            table, colon, presence = item.partition(":")
            room = self.rooms.get(table)
            if room is not None and colon:
                room.presence.hear(sender, presence)
            elif room is not None:
                self._tasks.begin(room.writer.refresh())

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep()
            except Exception:
                logger.exception("looking after the tables failed")

    async def _time_out(self, table: str) -> None:
        """End a game whose clock ran out. Where that fails the others are not held up, and it is tried again later."""
        try:
            room = await self.room(table)
            if room is not None and room.keeper:
                await room.alarm.time_out()
        except Exception:
            logger.exception("the clock of table %s could not be ended", table)
            await self.house.store.put_off(table, self.house.now() + RETRY_SECONDS * 1000)

    async def sweep(self) -> None:
        """End games whose clock ran out while nobody was there, take over chores, forget idle rooms."""
        for table in await self.house.store.overdue(self.house.now()):
            await self._time_out(table)
        now = time.monotonic()
        announce = now - self._announced > ANNOUNCE_SECONDS
        if announce:
            self._announced = now
        for room in list(self.rooms.values()):
            if not room.keeper:
                await self._keep(room)
                room.wake()
            if announce:
                room.presence.announce()
            if not room.busy() and now - room.used_at > IDLE_SECONDS:
                self.rooms.pop(room.id)
                room.close()
                if self.house.store.neighbours is not None and room.keeper:
                    await asyncio.to_thread(self.house.store.neighbours.release, room.id)
