"""All tables of a process: whose room is kept, and what their list may tell."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bree.server import rest
from bree.server.botpool import BotPool
from bree.server.limits import Limits
from bree.server.room import House
from bree.server.store import Store
from bree.server.tables import IDLE_SECONDS, Tables
from tests.server.table import finish


class Clock:
    """What time it is, in milliseconds."""

    at = 1000

    def __call__(self) -> int:
        return self.at


@asynccontextmanager
async def tables(clock: Clock) -> AsyncIterator[Tables]:
    store = Store("sqlite://")
    store.open()
    made = Tables(House(store, BotPool(1), Limits(), clock))
    yield made
    await made.close()


def test_a_room_is_not_forgotten_under_a_socket_that_has_yet_to_say_hello() -> None:
    async def dial_while_the_idle_are_forgotten() -> None:
        async with tables(Clock()) as rooms:
            id = (await rooms.open(rest.OpenTable("sealed", [rest.Here(), rest.Here()]))).table
            first = await rooms.room(id)
            assert first is not None
            first.used_at -= IDLE_SECONDS + 1
            dialled = await rooms.room(id)
            await rooms.sweep()
            assert await rooms.room(id) is dialled
            first.used_at -= IDLE_SECONDS + 1
            await rooms.sweep()
            assert id not in rooms.rooms

    finish(dial_while_the_idle_are_forgotten())
