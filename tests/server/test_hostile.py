"""Clients that do not keep to the protocol get nothing for it, and nobody else notices."""

import asyncio
import contextlib
import json
import socket
import sqlite3
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from bree.server.transport.origins import Origins
from bree.server.transport.session import Session
from tests.server.conftest import ROOMY
from tests.server.table import Opened, Running, dial, finish

Start = Callable[..., Running]
HEAD = {"format": "bree-record-1", "game": "sealed", "version": 1, "seats": 2, "options": {"colour": "red"}}
SLOW: dict[str, Any] = {"requests_per_second": 0.01, "replays_per_second": 0.01, "replays_at_once": 2}


@pytest.fixture
def pair(running: Running) -> Opened:
    table = running.open("here", "friend")
    table.join()
    return table


@pytest.mark.parametrize("type", ["act", "undo", "resign", "rematch", "ask-takeback", "bot-return"])
def test_nobody_acts_for_another_seat(pair: Opened, type: str) -> None:
    more: dict[str, object] = {"action": "bid 1"} if type == "act" else {}
    with pair.sit(0) as left, pair.sit(1) as right:
        left.hear()
        right.hear()
        for seat in (1, 2, 5):
            assert left.ask(type, seat=seat, **more)["reason"] == "not-your-seat"
        before = right.now["version"]
        assert right.settle()["version"] == before


def test_no_bot_is_put_on_the_seat_of_somebody_present(pair: Opened) -> None:
    with pair.sit(0) as left, pair.sit(1) as right:
        left.hear()
        right.hear()
        assert left.ask("bot-takeover", seat=1, level="random")["reason"] == "not-away"


def test_no_bot_is_put_on_the_seat_of_somebody_who_is_just_opening_his_page(start: Start) -> None:
    """Neither after he joined nor after the server came back."""
    running = start()
    table = running.open("here", "friend")
    table.join()
    with table.sit(0) as left:
        left.hear()
        assert left.ask("bot-takeover", seat=1, level="random")["reason"] == "not-away"
    running.close()
    again = Opened(start(), table.answer)
    again.tokens = table.tokens
    with again.sit(0) as left:
        left.hear()
        assert left.ask("bot-takeover", seat=1, level="random")["reason"] == "not-away"


def test_a_bot_may_play_for_somebody_long_away(start: Start) -> None:
    running = start(limits=replace(ROOMY, away_seconds=0.0))
    table = running.open("here", "friend")
    table.join()
    with table.sit(0) as left:
        left.hear()
        assert left.ask("bot-takeover", seat=1, level="random")["type"] == "accepted"
    with table.sit() as watcher:
        watcher.hear()
        assert watcher.ask("bot-takeover", seat=0, level="random")["reason"] == "not-your-seat"


def test_a_seat_that_is_not_held_cannot_be_looked_at(pair: Opened) -> None:
    with pair.sit(0) as left:
        left.hear()
        left.say("look", seat=1)
        assert left.until("refused")["reason"] == "not-your-seat"
        assert left.settle()["view"]["seat"] == 0
    with pair.sit(0, look=1) as left:
        assert left.code() == 4401
        assert left.heard == []


def test_a_players_spectator_tab_can_neither_act_nor_see_more(pair: Opened) -> None:
    with pair.sit(0) as left, pair.sit() as watcher:
        left.hear()
        watcher.hear()
        assert watcher.ask("act", seat=0, action="bid 1")["reason"] == "not-your-seat"
        assert watcher.ask("undo", seat=0)["reason"] == "not-your-seat"
        watcher.say("look", seat=0)
        assert watcher.until("refused")["reason"] == "not-your-seat"
        left.ask("act", seat=0, action="bid 1")
        assert watcher.settle()["view"]["position"] == {
            "numbers": [0, 0],
            "dealt": [True, True],
            "bids": [0, 0],
            "bidden": [True, False],
        }


def test_tokens_of_other_tables_and_invitations_open_nothing(running: Running, pair: Opened) -> None:
    other = running.open("here", "friend")
    for token in (other.tokens[0], other.spectator, other.answer["invitations"][0]["token"], "A" * 32):
        with dial(running, pair.id) as client:
            client.say("hello", tokens=[token])
            assert client.code() == 4401
    with dial(running, other.id) as client:
        client.say("hello", tokens=[other.answer["invitations"][0]["token"]])
        assert client.code() == 4401


def test_a_replayed_key_does_nothing_even_on_another_socket(pair: Opened) -> None:
    with pair.sit(0) as left, pair.sit(0) as thief:
        left.hear()
        thief.hear()
        assert left.ask("act", seat=0, action="bid 1", key="mine")["type"] == "accepted"
        version = left.now["version"]
        assert thief.ask("act", seat=0, action="bid 1", key="mine")["type"] == "duplicate"
        assert thief.ask("undo", seat=0, key="mine", version=version)["type"] == "duplicate"
        assert left.settle()["version"] == version


def test_a_key_of_one_seat_means_nothing_at_another(pair: Opened) -> None:
    with pair.sit(0) as left, pair.sit(1) as right:
        left.hear()
        right.hear()
        left.ask("act", seat=0, action="bid 1", key="same")
        assert right.ask("act", seat=0, action="bid 1", key="same")["reason"] == "not-your-seat"
        assert right.ask("act", seat=1, action="bid 1", key="same")["type"] == "accepted"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "bid 1",
        "[]",
        "null",
        "{",
        '{"type": "act"}',
        '{"type": "fly"}',
        '{"type": "act", "seat": 0, "action": 1, "version": 1, "key": "k", "admin": true}',
        '{"type": "act", "seat": "0", "action": 1, "version": 1, "key": "k"}',
        '{"type": "act", "seat": -1, "action": 1, "version": 1, "key": "k"}',
        '{"type": "act", "seat": 0, "action": -1, "version": 1, "key": "k"}',
        '{"type": "act", "seat": 0, "action": 1e99, "version": 1, "key": "k"}',
        '{"type": "act", "seat": 0, "action": {"kind": ["bid"]}, "version": 1, "key": "k"}',
        '{"type": "act", "seat": 0, "action": 1, "version": 1, "key": ""}',
        '{"type": "hello", "tokens": ["AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"]}',
        "[" * 5000,
        '{"a": ' + "[" * 8000,
    ],
)
def test_a_message_that_cannot_be_read_is_refused_and_the_socket_goes_on(pair: Opened, text: str) -> None:
    with pair.sit(0) as left:
        left.hear()
        left.connection.send(text)
        assert left.until("malformed")["why"]
        assert left.ask("act", seat=0, action="bid 1")["type"] == "accepted"


@pytest.mark.parametrize("action", [2**62, 255, 0, 1, "", "bid\n1\x00", "x" * 200, {}, {"kind": "bid"}, {"a": "b"}])
def test_an_action_that_is_none_is_refused(pair: Opened, action: object) -> None:
    with pair.sit(0) as left:
        left.hear()
        assert left.ask("act", seat=0, action=action)["type"] in ("malformed", "illegal")


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


@pytest.mark.parametrize("path", ["/api/tables", "/api/join", "/api/mine", "/api/replay", "/api/replay/frames"])
@pytest.mark.parametrize("body", [b"[" * 100_000, b'{"game": "\xff"}'])
def test_a_body_that_is_no_json_is_refused(running: Running, path: str, body: bytes) -> None:
    answer = running.http.post(path, content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (400, "malformed")
    assert answer.json()["why"]


@pytest.mark.parametrize(
    "header",
    [
        "[" * 100_000,
        '{"seats": ' + "1" * 5000 + "}",
        json.dumps({**HEAD, "extra": {"players": ["\ud800"]}}),
        json.dumps({**HEAD, "extra": {"left": {"seat": 0, "reason": "\ud800"}}}),
        json.dumps({**HEAD, "extra": {"component_set": "\ud800"}}),
    ],
)
def test_a_record_that_cannot_be_read_is_refused(running: Running, header: str) -> None:
    refused = running.post("/api/replay", {"record": header}, 400)
    assert (refused["error"], refused["where"]) == ("malformed", "line 1")


@pytest.mark.parametrize("text", ["a = " + "[\n" * 50_000, "a = " + "1" * 5000])
def test_components_that_cannot_be_read_are_refused(running: Running, text: str) -> None:
    asked = {"game": "duel", "sitters": [{"who": "here"}, {"who": "here"}], "components": text}
    assert running.post("/api/tables", asked, 400)["error"] == "malformed"


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
        for type, more in (("undo", {}), ("ask-takeback", {}), ("bot-takeover", {"level": "random"})):
            assert left.ask(type, seat=0, **more)["reason"] == "late"
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


def test_foreign_pages_are_turned_away(running: Running, pair: Opened) -> None:
    ours = f"http://{running.address}"
    for origin in ("https://evil.example", "null", f"https://{running.address}.evil.example", "http://127.0.0.1"):
        with pytest.raises(InvalidStatus) as refused, dial(running, pair.id, origin=origin):
            pass
        assert refused.value.response.status_code == 403
        two = {"game": "sealed", "sitters": [{"who": "here"}, {"who": "here"}]}
        assert running.post("/api/tables", two, 403, origin=origin)["error"] == "foreign-origin"
    with dial(running, pair.id, origin=ours) as client:
        client.say("hello", tokens=[pair.spectator])
        assert client.hear()["type"] == "welcome"


def test_a_name_pointed_at_the_loopback_is_foreign() -> None:
    local = Origins(loopback=True)
    assert local.allow("http://localhost:8000", "localhost:8000")
    assert local.allow("http://[::1]:8000", "[::1]:8000")
    assert not local.allow("http://rebound.example:8000", "rebound.example:8000")
    for host in ("rebound.example:8000", "localhost.rebound.example", "[::1", "", "127.0.0.1@rebound.example"):
        assert not local.allow(None, host)
    behind_a_proxy = Origins(("https://bree.example",), loopback=True)
    assert behind_a_proxy.allow("https://bree.example", "bree.example")
    assert behind_a_proxy.allow(None, "127.0.0.1:8000")
    assert not behind_a_proxy.allow(None, "rebound.example")
    public = Origins(("https://bree.example",))
    assert public.allow("https://bree.example", "127.0.0.1:8000")
    assert not public.allow("http://127.0.0.1:8000", "127.0.0.1:8000")


def test_a_server_of_the_loopback_answers_to_no_other_name(start: Start) -> None:
    running = start(origins=Origins(loopback=True))
    table = running.open("here", "here")
    for path in ("/", "/api/games", f"/api/tables/{table.id}/record"):
        answer = running.http.get(path, headers={"host": "rebound.example"})
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    assert running.http.get("/api/games").status_code == 200
    host, _, port = running.address.partition(":")
    pointed = socket.create_connection((host, int(port)))
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://rebound.example/api/tables/{table.id}/socket", sock=pointed)
    assert refused.value.response.status_code == 403


def test_secrets_are_neither_logged_nor_stored(
    start: Start, tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level("DEBUG")
    running = start()
    table = running.open("here", "friend")
    invitation = table.answer["invitations"][0]["token"]
    table.join()
    with table.sit(0) as left, table.sit() as watcher:
        left.hear()
        watcher.hear()
        left.connection.send("{" + table.tokens[0])
        left.until("malformed")
        left.ask("act", seat=0, action="bid 1")
    running.close()
    output = capfd.readouterr()
    rows = [
        str(row)
        for file in [sqlite3.connect(tmp_path / "tables.sqlite")]
        for name in ("tables", "batches", "tokens")
        for row in file.execute(f"SELECT * FROM {name}").fetchall()
    ]
    ours = "\n".join(r.getMessage() for r in caplog.records if not r.name.startswith(("websockets", "http")))
    for secret in (*table.tokens.values(), table.spectator, invitation):
        assert secret not in output.out + output.err
        assert secret not in ours
        assert secret not in "\n".join(rows)


def test_no_trace_reaches_a_client(running: Running, monkeypatch: pytest.MonkeyPatch, pair: Opened) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the secret recipe")

    monkeypatch.setattr(running.server.lobby, "mine", fail)
    answer = running.http.post("/api/mine", json={"tokens": []})
    assert (answer.status_code, answer.json()["error"]) == (500, "internal")
    assert "recipe" not in answer.text


def test_pages_are_served_under_a_strict_policy(running: Running) -> None:
    answers = [running.http.get(path) for path in ("/", "/api/games", "/api/nothing", "/t/some-table")]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers
    assert answers[2].status_code == 404


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
