"""What was acknowledged is there after a crash, and the table is exactly what it was."""

import asyncio
import random
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from examples.sealed.facts import SealedState
from librt.vecs import vec
from mypy_extensions import i64

from bree.server.store.entries import Batch
from bree.server.store.store import Store
from bree.server.table.founding import new_table
from bree.server.wire.rest import Here, OpenTable
from tests.server.child import SERVE, Child
from tests.server.crowd import Seat, play_all
from tests.server.table import Running, finish

Start = Callable[..., Running]


def test_nothing_acknowledged_is_lost_when_the_server_is_killed_under_load(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    server = Child(database)
    tables = [server.open("here", "here", game="confrontation") for _ in range(6)]
    for life in range(3):
        seats = [
            Seat(table, seat, server.address, random.Random(100 * life + n))
            for n, table in enumerate(tables)
            for seat in (0, 1)
        ]
        killer = threading.Timer(1.0, server.kill)
        killer.start()
        finish(play_all(seats, plies=10_000))
        killer.join()
        server = Child(database)
        accepted = sum(len(seat.accepted) for seat in seats)
        assert accepted > 20, "too little happened to prove anything"
        for seat in seats:
            with_server = type(seat.table)(server, seat.table.answer)
            with with_server.sit(seat.seat) as page:
                assert page.hear()["now"]["version"] >= max(seat.accepted.values(), default=0)
                for key in list(seat.accepted)[-10:]:
                    again = {k: v for k, v in seat.asked[key].items() if k != "type"}
                    answer = page.ask("act", **again)
                    assert (answer["type"], answer["version"]) == ("duplicate", seat.accepted[key])
        tables = [server.open("here", "here", game="confrontation") for _ in range(6)]
    server.close()


def test_a_restarted_server_shows_every_page_what_it_showed_before(start: Start) -> None:
    running = start()
    table = running.open("here", "friend", game="confrontation")
    table.join("Ted")
    rng = random.Random(8)
    before = {}
    with table.sit(0) as light, table.sit(1) as dark:
        pages = [light, dark]
        for page in pages:
            page.hear()
        for _ in range(60):
            seat = next(iter(pages[0].settle()["view"]["waiting"]), None)
            if seat is None:
                break
            now = pages[seat].settle()
            pages[seat].ask("act", seat=seat, action=rng.choice(now["view"]["actions"])["id"])
            if rng.random() < 0.2 and pages[seat].now["undo"]:
                pages[seat].ask("undo", seat=seat)
        before = {seat: (page.settle(), page.events) for seat, page in enumerate(pages)}
    running.close()
    again = type(table)(start(), table.answer)
    again.tokens = table.tokens
    for seat, (now, events) in before.items():
        with again.sit(seat) as page:
            page.hear()
            assert page.events == events
            assert {**page.now, "keep": 0, "events": []} == {**now, "keep": 0, "events": []}


def test_a_second_server_on_the_same_file_is_refused(start: Start, tmp_path: Path) -> None:
    start().open("here", "here")
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    command = [sys.executable, "-c", SERVE, "--port", "0", "--database", database]
    second = subprocess.run(command, check=False, capture_output=True, text=True, timeout=300)
    assert second.returncode == 2
    assert "another server" in second.stderr
    assert "Traceback" not in second.stderr


def test_what_could_not_be_stored_has_not_happened(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    running = start()
    table = running.open("here", "friend")
    table.join()
    with table.sit(0) as left, table.sit(1) as right:
        left.hear()
        version = right.hear()["now"]["version"]
        store = running.server.lobby.house.store

        async def full(*_: object) -> None:
            raise OSError("no space left on device")

        with monkeypatch.context() as patch:
            patch.setattr(store, "append", full)
            left.say("act", seat=0, action="bid 1", version=left.now["version"], key="lost")
            assert left.code() == 1011
        assert right.settle()["version"] == version
    with table.sit(0) as left:
        assert left.hear()["now"]["view"]["waiting"] == [0, 1]
        assert left.ask("act", seat=0, action="bid 1", key="lost")["type"] == "accepted"


def test_one_write_cannot_spoil_another_in_the_same_commit(tmp_path: Path) -> None:
    async def run() -> list[object]:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        store.open()
        tables = []
        for _ in range(2):
            table, _ = new_table(OpenTable("sealed", [Here(), Here()]), 0)
            await store.create(table)
            tables.append(table.founding.id)
        batches = [Batch(n, 0, [], [0, 0, 0], [], None) for n in (1, 0)]
        results = await asyncio.gather(
            *(store.append(t, b) for t, b in zip(tables, batches, strict=True)), return_exceptions=True
        )
        await asyncio.to_thread(store.close)
        return [type(r).__name__ for r in results]

    assert finish(run()) == ["NoneType", "Conflict"]


def test_a_fault_in_the_rules_leaves_the_table_as_it_was(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    running = start()
    table = running.open("here", "friend")
    table.join()

    def broken(state: SealedState, *_: int) -> None:
        state.bids = vec[i64]([9, 9])
        raise AssertionError("a rule went wrong half-way")

    with table.sit(0) as left:
        left.hear()
        with monkeypatch.context() as patch:
            patch.setattr(SealedState, "step", broken)
            left.say("act", seat=0, action="bid 1", version=left.now["version"], key="first")
            assert left.code() == 1011
    with table.sit(0) as left:
        assert left.hear()["now"]["view"]["position"]["bidden"] == [False, False]
        assert left.ask("act", seat=0, action="bid 1", key="first")["type"] == "accepted"
