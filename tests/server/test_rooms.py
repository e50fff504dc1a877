"""All tables of a process: whose room is kept, and what their list may tell."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from bree.core.talk import without_talk
from bree.server.bots.pool import BotPool, Thought
from bree.server.bots.worker import Question, think
from bree.server.limits import Limits
from bree.server.store import entries as e
from bree.server.store.store import Store, set_deadline
from bree.server.store.transactions import Transactions
from bree.server.table.house import House
from bree.server.table.lobby import IDLE_SECONDS, RETRY_SECONDS, Lobby
from bree.server.table.plan import Plan
from bree.server.table.room import Room
from bree.server.table.table import Table
from bree.server.wire import clock, rest
from bree.server.wire.clock import DaysClock, GameClock
from tests.server.table import finish


class Clock:
    """A clock that the test sets, in milliseconds."""

    at = 1000

    def __call__(self) -> int:
        return self.at


@asynccontextmanager
async def tables(clock: Clock) -> AsyncIterator[Lobby]:
    store = Store("sqlite://")
    store.open()
    made = Lobby(House(store, BotPool(1), Limits(), clock))
    try:
        yield made
    finally:
        await made.close()


async def two_here(rooms: Lobby, game: str, time: clock.Clock) -> Room:
    """A table at which one person plays both sides against this clock."""
    asked = rest.OpenTable(game, [rest.Here(), rest.Here()], clock=time)
    room = await rooms.room((await rooms.open(asked)).table)
    assert room is not None
    return room


def test_a_room_is_not_forgotten_under_a_socket_that_has_yet_to_say_hello() -> None:
    async def dial_while_the_idle_are_forgotten() -> None:
        async with tables(Clock()) as rooms:
            table = (await rooms.open(rest.OpenTable("sealed", [rest.Here(), rest.Here()]))).table
            first = await rooms.room(table)
            assert first is not None
            first.used_at -= IDLE_SECONDS + 1
            dialled = await rooms.room(table)
            await rooms.sweep()
            assert await rooms.room(table) is dialled
            first.used_at -= IDLE_SECONDS + 1
            await rooms.sweep()
            assert table not in rooms.rooms

    finish(dial_while_the_idle_are_forgotten())


def test_a_room_is_not_forgotten_while_a_clock_runs() -> None:
    async def leave_a_table() -> None:
        clock = Clock()
        async with tables(clock) as rooms:
            room = await two_here(rooms, "sealed", GameClock(1200))
            clock.at += 1_100_000
            room.used_at -= IDLE_SECONDS + 1
            await rooms.sweep()
            assert rooms.rooms[room.id] is room
            clock.at += 200_000
            await rooms.sweep()
            assert room.table.end is not None
            assert room.table.end.reason == "time"
            room.used_at -= IDLE_SECONDS + 1
            await rooms.sweep()
            assert room.id not in rooms.rooms

    finish(leave_a_table())


def test_a_clock_of_days_runs_out_at_a_table_nobody_has_ever_come_to() -> None:
    async def leave_a_table() -> None:
        clock = Clock()
        async with tables(clock) as rooms:
            asked = rest.OpenTable("sealed", [rest.Here(), rest.Here()], clock=DaysClock(1))
            table = (await rooms.open(asked)).table
            clock.at += 86_400_001
            await rooms.sweep()
            assert rooms.rooms[table].table.end is not None

    finish(leave_a_table())


def test_a_person_is_away_a_minute_after_he_was_last_there() -> None:
    """He came to a table that has long been open, and his socket was at a neighbour."""

    async def come_and_go() -> None:
        async with tables(Clock()) as rooms:
            opened = await rooms.open(rest.OpenTable("sealed", [rest.Here(), rest.Friend()]))
            room = await rooms.room(opened.table)
            assert room is not None
            presence = room.presence

            def wait_a_minute() -> None:
                presence.seen_at = {seat: seen - 61 for seat, seen in presence.seen_at.items()}

            assert presence.away() == frozenset()
            wait_a_minute()
            assert presence.away() == {0}
            await rooms.join(rest.Join(opened.invitations[0].token))
            assert presence.away() == {0}
            wait_a_minute()
            assert presence.away() == {0, 1}
            presence.hear("neighbour", "0,1:0")
            assert presence.away() == frozenset()
            wait_a_minute()
            presence.hear("neighbour", "0:0")
            assert presence.away() == frozenset()
            wait_a_minute()
            assert presence.away() == {1}

    finish(come_and_go())


def test_the_list_of_ones_tables_does_not_tell_when_others_act_in_secret() -> None:
    async def place_in_secret() -> None:
        clock = Clock()
        async with tables(clock) as rooms:
            opened = await rooms.open(rest.OpenTable("confrontation", [rest.Here(), rest.Friend()]))
            clock.at = 2000
            joined = await rooms.join(rest.Join(opened.invitations[0].token))
            room = await rooms.room(opened.table)
            assert room is not None
            tokens = [opened.held[0].token, opened.spectator, joined.held[0].token]

            async def changed(*tokens: str) -> int:
                return (await rooms.mine(rest.ListTables(list(tokens)))).tables[0].changed_at

            clock.at = 3000
            version = room.table.perspectives[0].version
            await room.write(lambda table: Plan([e.Acted(1, action=table.state.view(1).actions[0])]))
            assert room.table.perspectives[0].version == version
            assert [await changed(token) for token in tokens] == [2000, 2000, 3000]
            assert await changed(*tokens) == 3000
            clock.at = 4000
            other = await rooms.open(rest.OpenTable("sealed", [rest.Here(), rest.Here()]))
            clock.at = 5000
            await room.write(lambda table: Plan([e.Acted(1, action=table.state.view(1).actions[0])]))
            listed = (await rooms.mine(rest.ListTables([opened.held[0].token, other.held[0].token]))).tables
            assert [x.table for x in listed] == [other.table, opened.table]
            stored = await rooms.house.store.load(opened.table)
            assert stored is not None
            again = Table.rebuild(stored.founding, stored.batches)
            assert [p.told_at for p in again.perspectives] == [p.told_at for p in room.table.perspectives]

    finish(place_in_secret())


def test_the_clocks_do_not_tell_when_others_act_in_secret() -> None:
    async def place_in_secret() -> None:
        clock = Clock()
        async with tables(clock) as rooms:
            room = await two_here(rooms, "confrontation", GameClock(600, increment=60))
            clocks = room.table.clocks
            clock.at += 1000
            shown = clocks.faces(clock.at)
            for _ in range(3):
                await room.write(lambda table: Plan([e.Acted(1, action=table.state.view(1).actions[0])]))
                assert clocks.faces(clock.at) == shown
            while 1 in room.table.public_waiting():
                await room.write(lambda table: Plan([e.Acted(1, action=table.state.view(1).actions[0])]))
            placed = len(room.table.record.taken)
            assert [face.left for face in clocks.faces(clock.at)] == [599_000, 599_000 + placed * 60_000]
            await room.write(lambda _: Plan([e.Undid(1)]))
            assert [face.left for face in clocks.faces(clock.at)] == [599_000, 599_000 + (placed - 1) * 60_000]

    finish(place_in_secret())


def test_a_table_that_cannot_be_rebuilt_does_not_stop_the_clocks_of_others(caplog: pytest.LogCaptureFixture) -> None:
    async def let_the_clocks_run_out() -> None:
        clock = Clock()
        async with tables(clock) as rooms:
            store = rooms.house.store
            days = rest.OpenTable("sealed", [rest.Here(), rest.Here()], clock=DaysClock(1))
            broken, good = [(await rooms.open(days)).table for _ in range(2)]
            await store.append(broken, e.Batch(99, 0, [], [0, 0, 0], []), set_deadline(broken, 2000))
            room = await rooms.room(good)
            assert room is not None
            await room.write(lambda table: Plan([e.Acted(0, action=table.state.view(0).actions[0])]))
            clock.at += 86_400_000
            assert set(await store.overdue(clock.at)) == {broken, good}
            await rooms.sweep()
            assert room.table.end is not None
            assert room.table.end.reason == "time"
            assert [record.args for record in caplog.records] == [(broken,)]
            assert await store.overdue(clock.at) == []
            clock.at += RETRY_SECONDS * 1000
            assert await store.overdue(clock.at) == [broken]

    finish(let_the_clocks_run_out())


def always(plan: Plan) -> Callable[[Table], Plan]:
    """Return a plan that does the same at whatever position the table has reached."""
    return lambda _: plan


@pytest.mark.parametrize(
    "answer", [e.AnsweredTakeback(1, agree=False), e.AnsweredTakeback(0, agree=False), e.TakenOver(1, level="random")]
)
def test_bots_wait_while_people_have_to_answer_a_takeback(answer: e.AnyEntry, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other refuses, the asker withdraws it, or a bot takes the seat of the other: then they go on."""

    async def ask_while_a_bot_thinks() -> None:
        async with tables(Clock()) as rooms:
            thought = asyncio.Event()

            async def choose(asked: Question) -> Thought:
                await thought.wait()
                return Thought(think(asked), "", 0.0)

            monkeypatch.setattr(rooms.house.bots, "choose", choose)
            sitters: list[rest.Here | rest.Friend | rest.Bot] = [rest.Here(), rest.Friend(), rest.Bot("random")]
            opened = await rooms.open(rest.OpenTable("fellowship", sitters))
            await rooms.join(rest.Join(opened.invitations[0].token))
            room = await rooms.room(opened.table)
            assert room is not None

            async def settle() -> None:
                async with asyncio.timeout(20):
                    while room.busy():  # noqa: ASYNC110 - writing, thinking and listening end in different places
                        await asyncio.sleep(0.001)

            while (waiting := room.table.state.waiting()) != (2,):
                action = without_talk(room.table.state.view(waiting[0]))[0]
                await room.write(always(Plan([e.Acted(waiting[0], action=action)])))
            await room.write(lambda _: Plan([e.AskedTakeback(0)]))
            thought.set()
            await settle()
            assert room.table.asked is not None
            assert room.table.state.waiting() == (2,)
            await room.write(lambda _: Plan([answer]))
            await settle()
            assert room.table.asked is None
            assert room.table.state.waiting() != (2,)

    finish(ask_while_a_bot_thinks())


def test_the_store_goes_on_where_nobody_can_be_told_of_a_commit() -> None:
    def fail(_: list[str]) -> None:
        raise RuntimeError

    async def ask_twice() -> list[int]:
        commits = Transactions(Store("sqlite://").engine, "", fail)
        commits.start()
        try:
            return [await asyncio.wait_for(commits.ask(lambda _: 1, "table"), 5) for _ in range(2)]
        finally:
            commits.close()

    assert finish(ask_twice()) == [1, 1]
