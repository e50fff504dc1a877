"""Whoever asks too much, or takes nothing in, is turned away, and nobody else notices."""

import asyncio
import contextlib
import json
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from bree.server.transport.session import Session
from tests.server.conftest import ROOMY
from tests.server.table import Opened, Running, dial, finish

Start = Callable[..., Running]
SLOW: dict[str, Any] = {"requests_per_second": 0.01, "replays_per_second": 0.01, "replays_at_once": 2}


def test_too_many_unreadable_messages_close_the_socket(pair: Opened) -> None:
    with pair.sit(0) as left:
        left.hear()
        for _ in range(6):
            left.connection.send("noise")
        assert left.code() == 4400
    with pair.sit(0) as left:
        left.hear()
        left.connection.send(b"\x00\x01")
        assert left.until("malformed")["why"] == "binary messages are not part of the protocol"


def test_an_oversized_message_closes_the_socket(pair: Opened) -> None:
    for size, code in ((10_000, 4413), (100_000, 1009)):
        with pair.sit(0) as left:
            left.hear()
            left.connection.send(json.dumps({"type": "ping", "padding": "x" * size}))
            assert left.code() == code


def test_flooding_closes_the_socket_and_nobody_else_notices(start: Start) -> None:
    running = start(limits=replace(ROOMY, messages_at_once=20))
    table = running.open("here", "friend")
    table.join()
    with table.sit(0) as flood, table.sit(1) as right:
        flood.hear()
        right.hear()
        with contextlib.suppress(ConnectionClosed):  # which may come while it still talks
            for _ in range(40):
                flood.say("ping")
        assert flood.code() == 4429
        assert right.ask("act", seat=1, action="bid 1")["type"] == "accepted"


def test_a_socket_must_say_hello_in_time_and_nothing_else_first(start: Start) -> None:
    running = start(limits=replace(ROOMY, hello_seconds=0.1))
    table = running.open("here", "here")
    with dial(running, table.id) as client:
        assert client.code() == 4408
    with dial(running, table.id) as client:
        client.say("act", seat=0, action="bid 1", version=1, key="k")
        assert client.code() == 4401
    with dial(running, "no-such-table-here") as client:
        assert client.code() == 4404


def test_an_address_has_a_budget_of_sockets_tables_and_requests(start: Start) -> None:
    running = start(limits=replace(ROOMY, sockets_per_address=2, tables_at_once=2, requests_at_once=30, **SLOW))
    table = running.open("here", "friend")
    running.open("here", "here")
    two = [{"who": "here"}, {"who": "here"}]
    assert running.post("/api/tables", {"game": "sealed", "sitters": two}, 429)["error"] == "too-many-tables"
    with table.sit(0) as left, table.sit(0) as second:
        left.hear()
        second.hear()
        with dial(running, table.id) as third:
            assert third.code() == 4429
    record = {"record": "once upon a time"}
    refused = [running.http.post("/api/replay", json=record).status_code for _ in range(3)]
    assert refused == [400, 400, 429]
    statuses = [running.http.get("/api/health").status_code for _ in range(60)]
    assert statuses[0] == 200
    assert statuses[-1] == 429


def test_too_large_a_body_is_refused(running: Running) -> None:
    two = [{"who": "here"}, {"who": "here"}]
    asked = {"game": "sealed", "sitters": two, "components": "x" * 400_000}
    assert running.post("/api/tables", asked, 413)["error"] == "too-large"
    assert running.post("/api/tables", {**asked, "components": "x" * 250_000}, 400)["error"] == "malformed"
    assert running.post("/api/replay", {"record": "x" * 500_000}, 413)["error"] == "too-large"
    assert running.post("/api/replay", {"record": "x" * 201_000}, 400)["error"] == "malformed"


def test_a_table_has_a_budget_of_writes(start: Start) -> None:
    running = start(limits=replace(ROOMY, batches_per_table=3))
    with running.open("here", "here").sit(0, look=0) as page:
        page.hear()
        assert page.ask("act", seat=0, action="bid 1")["type"] == "accepted"
        assert page.ask("undo", seat=0)["type"] == "accepted"
        assert page.settle()["over"]["reason"] == "stopped"
        assert page.now["over"]["returns"] == [0.0, 0.0]
        assert page.ask("act", seat=0, action="bid 1")["reason"] == "over"
        assert page.ask("rematch", seat=0)["type"] == "accepted"


def test_nobody_gets_to_the_end_of_that_budget_by_going_back_and_forth(start: Start) -> None:
    running = start(limits=replace(ROOMY, batches_to_play_about=5, away_seconds=0.0))
    table = running.open("here", "friend")
    table.join()
    with table.sit(0) as left:
        left.hear()
        assert left.ask("act", seat=0, action="bid 1")["type"] == "accepted"
        assert left.ask("undo", seat=0)["type"] == "accepted"
        assert left.ask("bot-takeover", seat=0, level="random")["type"] == "accepted"
        left.wait(lambda now: now["view"]["waiting"] == [1])
        assert left.ask("bot-return", seat=0)["type"] == "accepted"
        for kind, more in (("undo", {}), ("ask-takeback", {}), ("bot-takeover", {"level": "random"})):
            assert left.ask(kind, seat=0, **more)["reason"] == "late"
        assert left.ask("bot-takeover", seat=1, level="random")["type"] == "accepted"
        assert left.wait(lambda now: now["over"])["over"]["reason"] != "stopped"


@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("fellowship", 3)])
def test_bots_stop_with_the_budget_of_writes(start: Start, game: str, seats: int) -> None:
    running = start(limits=replace(ROOMY, batches_per_table=6))
    table = running.open(*["random"] * seats, game=game, clock={"kind": "move", "seconds": 60})
    with table.sit() as watcher:
        watcher.hear()
        over = watcher.wait(lambda now: now["over"])["over"]
        assert (over["reason"], over["returns"], over["by"]) == ("stopped", [0.0] * seats, None)
        room = running.server.lobby.rooms[table.id]
        assert (room.table.batches, room.table.clocks.deadline()) == (6, None)
    while room.busy():
        time.sleep(0.01)
    record = running.http.get(f"/api/tables/{table.id}/record").text
    assert running.post("/api/replay", {"record": record})["over"] == over


def test_a_socket_that_takes_nothing_in_is_closed(start: Start) -> None:
    """Its updates must not pile up here for ever, and nobody waits for it."""
    running = start()
    table = running.open("here", "here")
    with table.sit(0, look=0) as page:
        page.hear()
    sent: list[dict[str, object]] = []

    async def run() -> None:
        async def receive() -> dict[str, object]:
            return await asyncio.Future()

        async def send(event: dict[str, object]) -> None:
            sent.append(event)

        class Blocked:
            on_writable = None

            def write_texts(self, texts: list[bytes]) -> bool:
                return False

            async def emptied(self) -> None:
                pass

        room = running.server.lobby.rooms[table.id]
        limits = replace(ROOMY, unsent_updates=10)
        session = Session(receive, send, Blocked(), room, limits)  # type: ignore[arg-type]
        ending = asyncio.create_task(session.run())
        await asyncio.sleep(0)
        for number in range(20):
            session.tell(b"%d" % number)
        await ending

    finish(run())
    assert [event.get("code") for event in sent if event["type"] == "websocket.close"] == [4429]
