"""The same server on PostgreSQL, and several of them behind one proxy."""

import asyncio
import random
from collections.abc import Callable, Iterator

import psycopg
import pytest

from bree.server.api.app import Settings
from tests.server.child import Child
from tests.server.conftest import BOTS, ROOMY
from tests.server.crowd import Seat, play_all
from tests.server.postgres import postgres
from tests.server.table import Opened, Running, finish


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="module")
def pair(database: str) -> Iterator[tuple[Running, Running]]:
    """Two servers in one process, which know of each other only through the database."""
    settings = Settings(database=database, limits=ROOMY, bot_processes=1, bot_command=(*BOTS, "good"))
    first, second = Running(settings), Running(settings)
    yield first, second
    second.close()
    first.close()


@pytest.fixture
def serve(database: str) -> Iterator[Callable[[], Child]]:
    """Starts server processes, and ends those that the test leaves."""
    started: list[Child] = []

    def start() -> Child:
        started.append(Child(database))
        return started[-1]

    yield start
    for child in started:
        child.close()


def elsewhere(table: Opened, running: Running) -> Opened:
    """Open the same table at another server."""
    other = Opened(running, table.answer)
    other.tokens = table.tokens
    return other


def test_people_at_different_servers_play_one_game(pair: tuple[Running, Running]) -> None:
    here = pair[0].open("here", "friend")
    there = elsewhere(here, pair[1])
    assert there.join("Daisy") == 1
    with here.sit(0) as left, there.sit(1) as right:
        left.hear()
        right.hear()
        left.until(lambda m: m["type"] == "presence" and m["present"] == [0, 1])
        assert left.now["players"][1]["name"] == "Daisy"
        left.ask("act", seat=0, action="bid 1")
        right.wait(lambda now: now["view"]["waiting"] == [1])
        right.ask("act", seat=1, action="bid 1")
        assert left.wait(lambda now: now["over"])["over"] == right.now["over"]
        left.ask("rematch", seat=0)
        right.wait(lambda now: now["series"]["offered"] == [0])
        right.ask("rematch", seat=1)
        assert left.wait(lambda now: now["series"]["next"])["series"]["next"] == right.now["series"]["next"]


def test_writers_at_different_servers_cannot_both_succeed(pair: tuple[Running, Running]) -> None:
    """Two tabs of one player act at the same moment at two servers: one is accepted, the other is stale."""
    answers = []
    for _ in range(10):
        here = pair[0].open("here", "here")
        there = elsewhere(here, pair[1])
        with here.sit(0, look=0) as one, there.sit(0, look=0) as two:
            one.hear()
            two.hear()
            for page, key in ((one, "one"), (two, "two")):
                page.say("act", seat=0, action="bid 1", version=page.now["version"], key=key)
            answers.append(sorted(page.until(lambda m: "key" in m)["type"] for page in (one, two)))
            assert one.settle()["version"] == two.wait(lambda now: now["version"] == one.now["version"])["version"]
    assert answers == [["accepted", "stale"]] * 10


def test_a_bot_is_asked_by_one_server_only(pair: tuple[Running, Running]) -> None:
    here = pair[0].open("here", "random")
    there = elsewhere(here, pair[1])
    with here.sit(0) as one, there.sit(0) as two:
        one.hear()
        two.hear()
        one.wait(lambda now: now["view"]["waiting"] == [0])
        two.wait(lambda now: now["view"]["waiting"] == [0])
        rooms = [running.server.lobby.rooms[here.id] for running in pair]
        assert sorted(room.keeper for room in rooms) == [False, True]
        two.ask("act", seat=0, action="bid 1")
        one.wait(lambda now: now["over"])


def test_chores_pass_to_a_neighbour_when_a_server_dies(serve: Callable[[], Child]) -> None:
    first, second = serve(), serve()
    here = first.open("here", "random", game="confrontation")
    with here.sit(0) as one, elsewhere(here, second).sit(0) as two:
        one.hear()
        two.hear()
        first.kill()
        accepted = 0
        while accepted < 12:
            two.settle()
            now = two.wait(lambda now: 0 in now["view"]["waiting"] or now["over"])
            if now["over"]:
                break
            answer = two.ask("act", seat=0, action=now["view"]["actions"][0]["id"])
            accepted += answer["type"] == "accepted"
        assert any(e["fields"].get("side") == "dark" for e in two.events)


def test_nothing_acknowledged_is_lost_between_two_servers_one_of_which_dies(serve: Callable[[], Child]) -> None:
    servers = [serve(), serve()]
    tables = [servers[0].open("here", "here", game="confrontation") for _ in range(4)]
    seats = [
        Seat(table, seat, servers[seat].address, random.Random(n)) for n, table in enumerate(tables) for seat in (0, 1)
    ]

    async def run() -> None:
        async def kill() -> None:
            await asyncio.sleep(1.5)
            await asyncio.to_thread(servers[1].kill)

        await asyncio.wait(
            (asyncio.create_task(play_all(seats, 10_000)), asyncio.create_task(kill())),
            timeout=3.0,
        )

    finish(run())
    assert sum(len(seat.accepted) for seat in seats) > 20
    for seat in seats:
        with elsewhere(seat.table, servers[0]).sit(seat.seat) as page:
            page.hear()
            for key in list(seat.accepted)[-5:]:
                again = {k: v for k, v in seat.asked[key].items() if k != "type"}
                answer = page.ask("act", **again)
                assert (answer["type"], answer["version"]) == ("duplicate", seat.accepted[key])


def test_the_listener_comes_back_after_the_connection_is_lost(pair: tuple[Running, Running], database: str) -> None:
    here = pair[0].open("here", "friend")
    there = elsewhere(here, pair[1])
    there.join()
    with here.sit(0) as left, there.sit(1) as right:
        left.hear()
        right.hear()
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        left.ask("act", seat=0, action="bid 1")
        assert right.wait(lambda now: now["view"]["waiting"] == [1])
