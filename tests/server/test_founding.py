"""Tables that an earlier Bree opened, when the names of options were written with hyphens."""

import asyncio
import hashlib
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bree.core.registry import game as find_game
from bree.server.store.entries import Founding
from bree.server.store.store import NewTable, Secret, Store
from bree.server.store.tokens import hashed, new_token
from bree.server.table import wording
from bree.server.table.commitment import verify
from bree.server.table.table import Table
from tests.server.table import Opened, Running, finish

SEED = "5a" * 32
OPTIONS = {
    "duel": {"last-text": "void", "balance": "before"},
    "fellowship": {
        "sauron": "12",
        "hands": "open",
        "talk": "no",
        "conquer-dice": "one",
        "frodo": "hobbit-cards",
        "athelas": "all-effects",
        "seating": "usual",
    },
}


def stored(game: str) -> str:
    """Return a founding as it was stored: one person holds both seats."""
    options = OPTIONS[game]
    header = {"game": game, "version": 1, "seats": 2, "options": options, "components": ""}
    written = json.dumps(header, sort_keys=True, separators=(",", ":"))
    founding = {
        "id": f"old-{game}",
        "game": game,
        "rules": 1,
        "options": options,
        "components": "",
        "clock": {"kind": "none"},
        "seed": SEED,
        "commitment": hashlib.sha256(f"bree-commitment-1\n{written}\n{SEED}".encode()).hexdigest(),
        "opened_at": 1_700_000_000_000,
        "sat": [{"kind": "person", "holder": 0}, {"kind": "person", "holder": 0}],
        "earlier": [],
    }
    return json.dumps(founding)


def store(file: Path, game: str) -> dict[str, object]:
    """Put the table in the store, and return what its opener was told."""
    tokens = [new_token(), new_token(), new_token()]
    secrets = [Secret(hashed(token), "seat", seat) for seat, token in enumerate(tokens[:2])]
    secrets.append(Secret(hashed(tokens[2]), "spectator"))
    founding = msgspec.json.decode(stored(game), type=Founding)
    table = Table(founding)
    first = table.do([], founding.opened_at)

    async def create() -> None:
        kept = Store(f"sqlite:///{file}")
        kept.open()
        await kept.create(NewTable(founding, first, wording.players(table), secrets, None))
        await asyncio.to_thread(kept.close)

    finish(create())
    held = [{"seat": seat, "token": token} for seat, token in enumerate(tokens[:2])]
    return {"table": founding.id, "held": held, "spectator": tokens[2], "invitations": []}


@pytest.mark.parametrize("game", sorted(OPTIONS))
def test_a_table_with_options_spelt_as_before_goes_on(game: str, tmp_path: Path, start: Callable[..., Running]) -> None:
    told = store(tmp_path / "tables.sqlite", game)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        (written,) = database.execute("SELECT founding FROM tables").fetchone()
    assert json.loads(written)["options"] == OPTIONS[game]
    options = find_game(game).setting(2, OPTIONS[game]).options
    assert sorted(options.values()) == sorted(OPTIONS[game].values())
    running = start()
    table = Opened(running, told)
    with table.sit(0, 1, look=0) as page:
        assert page.hear()["table"]["options"] == options
        seat = page.now["view"]["waiting"][0]
        page.say("look", seat=seat)
        page.until("welcome")
        assert page.ask("act", seat=seat, action=page.now["view"]["actions"][0]["id"])["type"] == "accepted"
        assert page.ask("resign", seat=seat)["type"] == "accepted"
        assert page.ask("rematch", seat=seat)["type"] == "accepted"
        following = page.wait(lambda now: now["series"]["next"])["series"]["next"]
    lines = running.http.get(f"/api/tables/{table.id}/record").text.splitlines()
    assert verify(lines).setting.options == options
    header = json.loads(lines[0])
    as_exported_before = json.dumps({**header, "options": OPTIONS[game]})
    assert verify([as_exported_before, *lines[1:]]).setting.options == options
    replay = running.http.get(f"/api/tables/{table.id}/replay?perspective=everything").json()
    assert replay["table"]["options"] == options
    frames = running.http.get(f"/api/tables/{table.id}/frames?perspective=everything&count=100").json()
    assert len(frames["views"]) == len(replay["moments"]) + 1
    with Opened(running, {**told, "table": following}).sit(0, 1, look=0) as page:
        assert page.hear()["table"]["options"] == options
        page.ask("resign", seat=0)
    verify(running.http.get(f"/api/tables/{following}/record").text.splitlines())
