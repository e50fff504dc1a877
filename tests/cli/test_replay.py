"""`bree replay`: serves a recorded game to this machine, says where, and says where a file is damaged."""

import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import bree
from bree.arena.processes import run
from bree.arena.results import Results
from bree.arena.tournament import Tournament
from bree.cli import browser, main, replay
from bree.components import replaceable
from bree.core.chance import Random
from bree.core.game import Setting
from bree.core.record import Record
from bree.core.registry import game as find_game

COMMAND = "import sys; from bree.cli import main; sys.exit(main(['replay', *sys.argv[1:]]))"


def lines(setting: Setting, actions: int = 400) -> list[str]:
    """Play a game at random and return its record."""
    rng = Random(1)
    record = Record(setting, {"players": ["Rosie", "random"]})
    while record.state.waiting() and len(record.taken) < actions:
        mover = record.state.waiting()[0]
        possible = record.state.actions(mover)
        record.play(mover, possible[rng.below(len(possible))])
    return record.lines()


@pytest.fixture
def whole() -> list[str]:
    return lines(bree.make("duel").setting)


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Collects what would be printed and the address a browser would open, instead of serving."""
    told: list[tuple[str, str]] = []

    def announce(_app: object, listening: socket.socket, saying: str, browse: str) -> int:
        listening.close()
        told.append((saying, browse))
        return 0

    monkeypatch.setattr(browser, "announce", announce)
    return told


def write(folder: Path, rows: list[str]) -> str:
    file = folder / "game.jsonl"
    file.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return str(file)


def test_the_game_is_served_where_it_says(whole: list[str], tmp_path: Path) -> None:
    file = write(tmp_path, whole)
    child = subprocess.Popen([sys.executable, "-c", COMMAND, file, "--no-open"], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    said = child.stdout.readline().strip()
    address = said.removeprefix("The game is at ")
    root, _, table_id = address.partition("/g/")
    assert root.startswith("http://127.0.0.1:")
    told = httpx.get(f"{root}/api/tables/{table_id}/replay?perspective=everything").json()
    assert len(told["moments"]) == len(whole) - 2
    assert [p["name"] or p["level"] for p in told["players"]] == ["Rosie", "random"]
    views = httpx.get(f"{root}/api/tables/{table_id}/frames?perspective=0&first=1&count=2").json()["views"]
    assert [view["seat"] for view in views] == [0, 0]
    assert httpx.get(f"{root}/api/tables/{table_id}/record").text.splitlines() == whole
    child.send_signal(signal.SIGINT)
    assert child.wait(20) in (0, 130, -signal.SIGINT)


def test_a_browser_is_opened_unless_told_not_to(
    whole: list[str], tmp_path: Path, announced: list[tuple[str, str]], capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, whole)
    assert main(["replay", file]) == 0
    assert main(["replay", file, "--no-open"]) == 0
    (said, opened), (_, nothing) = announced
    assert said == f"The game is at {opened}"
    assert nothing == ""
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda rows: rows[:9], "line 10: the closing line is missing"),
        (lambda rows: [*rows[:9], rows[9][:7]], "line 10: line 10 is cut short"),
        (lambda rows: [*rows[:9], "Once upon a time", *rows[9:]], "line 10: this is not a JSON object"),
        (lambda rows: [*rows[:9], '{"seat": 0, "do": "sing"}', *rows[9:]], "line 10: "),
        (lambda rows: [*rows[:9], "[" * 100_000, *rows[9:]], "line 10: this cannot be read"),
        (lambda rows: [*rows[:9], rows[8], *rows[9:]], "line 10: "),
    ],
)
def test_a_damaged_file_is_shown_to_its_last_good_line(
    change: object,
    told: str,
    whole: list[str],
    tmp_path: Path,
    announced: list[object],
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert callable(change)
    file = write(tmp_path, change(whole))
    assert main(["replay", file]) == 0
    assert len(announced) == 1
    error = capsys.readouterr().err
    assert f"{file}, {told}" in error
    assert "It is shown up to line 9." in error


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        ([], "line 1: the record is empty"),
        (["Once upon a time"], "line 1: this is not a bree-record-1 header"),
        (["[" * 100_000], "line 1: this cannot be read"),
        (['{"format": "bree-record-1", "game": "chess", "version": 1}'], "game: there is no game 'chess'"),
    ],
)
def test_a_file_that_is_no_record_is_refused(
    rows: list[str], told: str, tmp_path: Path, announced: list[object], capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, rows)
    assert main(["replay", file]) == 2
    assert announced == []
    error = capsys.readouterr().err
    assert f"{file}, {told}" in error
    assert error.count("\n") == 1


def test_a_missing_file_and_a_taken_port_are_named(
    whole: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", "no-such-file.jsonl"]) == 2
    assert "no-such-file.jsonl" in capsys.readouterr().err
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["replay", write(tmp_path, whole), "--port", str(port)]) == 2
    assert f"127.0.0.1:{port}: cannot listen there" in capsys.readouterr().err


def test_a_replaced_component_set_can_be_given(
    tmp_path: Path, announced: list[object], capsys: pytest.CaptureFixture[str]
) -> None:
    game = find_game("duel")
    components = replaceable(game).default_components().replace("duel = 15", "duel = 9")
    file = write(tmp_path, lines(game.setting(0, {}, components), 80))
    assert main(["replay", file]) == 2
    assert "played with the component set" in capsys.readouterr().err
    own = tmp_path / "mine.toml"
    own.write_text(components, encoding="utf-8")
    assert main(["replay", file, "--components", str(own)]) == 0
    assert len(announced) == 1


@pytest.fixture
def kept(tmp_path: Path) -> str:
    """Two games of the arena, the second without its record."""
    file = tmp_path / "games.jsonl"
    tournament = Tournament(find_game("duel").setting(), ["random", "random@2"], 2, keep=True)
    run(Results(tournament, file))
    head, first, second = file.read_text().splitlines()
    bare = second.partition(',"record"')[0] + "}"
    file.write_text("\n".join([head, first, bare]) + "\n")
    return str(file)


def test_a_game_of_the_arena_can_be_looked_through(
    kept: str, announced: list[object], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", kept, "--game", "0"]) == 0
    assert len(announced) == 1
    assert capsys.readouterr().err == ""
    game = replay.read(kept, None, 0)
    assert game.over is not None
    assert [player.name or player.level for player in game.players] == ["random", "random@2"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "--game: this is a file of the arena: say which game"),
        (["--game", "1"], "--game: this game was kept without its record"),
        (["--game", "9"], "--game: there is no game 9"),
    ],
)
def test_a_game_the_arena_has_not_kept_is_refused(
    arguments: list[str], told: str, kept: str, announced: list[object], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", kept, *arguments]) == 2
    assert f"{kept}, {told}" in capsys.readouterr().err
    assert announced == []


def test_a_game_of_the_arena_that_cannot_be_right_is_named(kept: str, capsys: pytest.CaptureFixture[str]) -> None:
    with open(kept, "a", encoding="utf-8") as file:
        file.write('{"number": 2, "record": 7}\n')
    assert main(["replay", kept, "--game", "2"]) == 2
    assert f"{kept}, line 4: this cannot be a game" in capsys.readouterr().err


def test_a_record_has_but_one_game(whole: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", write(tmp_path, whole), "--game", "0"]) == 2
    assert "--game: this is not a file of the arena" in capsys.readouterr().err
