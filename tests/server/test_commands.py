"""`bree serve`, `bree verify`, the schema, and the page."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
import pytest

from bree.cli import main
from bree.server.transport.page import Page
from bree.server.wire import base, clock, messages, rest, shown
from bree.server.wire.schema import schema
from tests.server.child import Child
from tests.server.table import Running

Start = Callable[..., Running]


@pytest.fixture
def record(running: Running, tmp_path: Path) -> Path:
    table = running.open("here", "random")
    with table.sit(0) as page:
        page.hear()
        page.ask("act", seat=0, action="bid 1")
        page.wait(lambda now: now["over"])
    file = tmp_path / "game.jsonl"
    file.write_text(running.http.get(f"/api/tables/{table.id}/record").text)
    return file


def test_verify_checks_a_record(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record)]) == 0
    assert "all 2 draws of chance follow from it" in capsys.readouterr().out


def test_verify_refuses_a_forged_record(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text(record.read_text().replace('"seed": "', '"seed": "00', 1))
    assert main(["verify", str(record)]) == 2
    assert "line 1: the seed does not open the commitment" in capsys.readouterr().err
    assert main(["verify", str(record) + ".missing"]) == 2


def test_verify_refuses_what_is_nested_too_deep(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("[" * 100_000)
    assert main(["verify", str(file)]) == 2
    assert "line 1: this cannot be read" in capsys.readouterr().err


def test_verify_says_that_a_record_is_cut_short(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text("\n".join(record.read_text().splitlines()[:-1]))
    assert main(["verify", str(record)]) == 1
    assert "not whole" in capsys.readouterr().out


def test_serve_prints_where_it_is_and_stops_when_asked(tmp_path: Path) -> None:
    server = Child(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    assert httpx.get(f"http://{server.address}/api/health").json() == {"ok": True}
    server.close()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--database", "mongodb://nowhere"], "--database"),
        (["--database", "sqlite:////no/such/folder/tables.sqlite"], "--database"),
        (["--database", f"sqlite:///{__file__}"], "--database: the database cannot be used: file is not a database"),
        (["--database", "sqlite://host/tables.sqlite"], "--database: this is no database URL"),
        (["--database", "oracle://host/tables"], "--database: what speaks to this database is not installed"),
        (["--database", "postgresql://host:abc/tables"], "--database: this is no database URL"),
        (["--host", "256.256.256.256"], "256.256.256.256"),
    ],
)
def test_serve_refuses_what_it_cannot_do_in_one_line(
    options: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["serve", "--port", "0", *options]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_serve_names_the_folder_it_cannot_make(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert main(["serve", "--port", "0"]) == 2
    error = capsys.readouterr().err
    assert f"{tmp_path / 'file' / 'bree'}: this folder cannot be made: Not a directory" in error
    assert error.count("\n") == 1


def test_the_schema_holds_every_message() -> None:
    command = [sys.executable, "-m", "bree.server.wire.schema"]
    printed = msgspec.json.decode(subprocess.run(command, check=True, capture_output=True).stdout)
    assert printed == schema()
    names = set(printed["$defs"])
    for module in (base, clock, shown, messages, rest):
        types = [x for x in vars(module).values() if isinstance(x, type) and issubclass(x, (base.Said, base.Told))]
        assert {x.__name__ for x in types} - {"Said", "Told"} <= names
    assert printed["$defs"]["Act"]["required"] == ["type", "seat", "action", "version", "key"]
    assert printed["$defs"]["Act"]["properties"]["type"] == {"enum": ["act"]}


def test_openapi_describes_the_rest(running: Running) -> None:
    described = running.http.get("/api/schema/openapi.json").json()
    assert set(described["paths"]) == {
        "/api/games",
        "/api/health",
        "/api/join",
        "/api/lessons/{game}",
        "/api/mine",
        "/api/replay",
        "/api/replay/frames",
        "/api/tables",
        "/api/tables/{table}/frames",
        "/api/tables/{table}/record",
        "/api/tables/{table}/replay",
    }


def test_without_a_page_the_server_says_so(running: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(running.server, "page", Page(tmp_path))
    answer = running.http.get("/")
    assert (answer.status_code, "has not been built" in answer.text) == (503, True)


def test_the_page_is_served_with_its_places(running: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Bree</title>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("export {}")
    monkeypatch.setattr(running.server, "page", Page(tmp_path))
    for place in ("/", "/t/some-table", "/join", "/g/some-table", "/learn/duel", "/rules/duel"):
        answer = running.http.get(place)
        assert "<title>Bree</title>" in answer.text
        assert answer.headers["content-type"].startswith("text/html")
    again = running.http.get("/", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    script = running.http.get("/assets/app-1a2b.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    for missing in ("/assets/other.js", "/../pyproject.toml", "/%2e%2e/pyproject.toml", "/api/nothing"):
        assert running.http.get(missing).status_code == 404
