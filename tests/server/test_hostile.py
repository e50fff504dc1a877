"""Clients that do not keep to the protocol get nothing for it, and nobody else notices."""

import json
import socket
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from bree.server.transport.origins import Origins
from tests.server.conftest import ROOMY
from tests.server.table import Opened, Running, dial

Start = Callable[..., Running]
HEAD = {"format": "bree-record-1", "game": "sealed", "version": 1, "seats": 2, "options": {"colour": "red"}}


@pytest.mark.parametrize("kind", ["act", "undo", "resign", "rematch", "ask-takeback", "bot-return"])
def test_nobody_acts_for_another_seat(pair: Opened, kind: str) -> None:
    more: dict[str, object] = {"action": "bid 1"} if kind == "act" else {}
    with pair.sit(0) as left, pair.sit(1) as right:
        left.hear()
        right.hear()
        for seat in (1, 2, 5):
            assert left.ask(kind, seat=seat, **more)["reason"] == "not-your-seat"
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
        for asked in ("SELECT * FROM tables", "SELECT * FROM batches", "SELECT * FROM tokens")
        for row in file.execute(asked).fetchall()
    ]
    ours = "\n".join(r.getMessage() for r in caplog.records if not r.name.startswith(("websockets", "http")))
    for secret in (*table.tokens.values(), table.spectator, invitation):
        assert secret not in output.out + output.err
        assert secret not in ours
        assert secret not in "\n".join(rows)


def test_no_trace_reaches_a_client(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
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
