"""The file of a tournament: it loses nothing, says which versions played, and is refused where it is none."""

import json
from pathlib import Path

import pytest

import bree
from bree.arena.processes import run
from bree.arena.report import summary
from bree.arena.results import Results
from bree.arena.tournament import Tournament
from bree.core.errors import Malformed
from bree.core.registry import games
from tests.toy import sealed


def tournament(games: int = 8) -> Tournament:
    return Tournament(sealed.GAME.setting(), ["random", "greedy"], games)


@pytest.fixture
def rows(tmp_path: Path) -> list[str]:
    """A whole tournament of eight games, a header and a line each."""
    run(Results(tournament(), tmp_path / "whole.jsonl"))
    return (tmp_path / "whole.jsonl").read_text().splitlines()


def test_only_the_line_cut_short_is_lost(rows: list[str], tmp_path: Path) -> None:
    """Also where the games are not in order, and fewer are asked for than have been played."""
    path = tmp_path / "cut.jsonl"
    whole = "\n".join([rows[0], *reversed(rows[2:])]) + "\n"
    path.write_text(whole + rows[1][:30])
    assert len(Results(tournament(4), path).played) == 3
    assert path.read_text() == whole
    results = Results(tournament(), path)
    assert len(results.played) == 7
    run(results)
    numbers = [json.loads(row)["number"] for row in path.read_text().splitlines()[1:]]
    assert numbers == [7, 6, 5, 4, 3, 2, 1, 0]


def test_a_whole_last_line_is_kept_even_without_its_end(rows: list[str], tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    path.write_text("\n".join(rows))
    assert len(Results(tournament(), path).played) == 8
    assert path.read_text().splitlines() == rows
    assert path.read_text().endswith("\n")


def test_the_summary_names_the_versions_that_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    now = bree.__version__
    monkeypatch.setattr(bree, "__version__", "0.0.9")
    run(Results(tournament(2), path))
    monkeypatch.undo()
    assert summary(Results(tournament(2), path))["bree"] == "0.0.9"
    run(Results(tournament(4), path))
    for _ in range(2):
        results = Results(tournament(4), path)
        assert len(results.played) == 4
        assert summary(results)["bree"] == f"0.0.9, {now}"
        run(results)


@pytest.mark.parametrize("text", ["Once upon a time\n", "[1]\n", '{"number": 1}\n', "\n\n", "\xe9"])
def test_a_file_of_something_else_is_left_alone(text: str, tmp_path: Path) -> None:
    path = tmp_path / "mine"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(Malformed, match="mine"):
        Results(tournament(), path)
    assert path.read_bytes() == text.encode("latin-1")


@pytest.mark.parametrize(
    "row",
    [
        '{"number": 0}',
        '{"number": "0", "returns": [1, -1], "reason": "won", "decisions": 4, "slowest": [0, 0]}',
        '{"number": -1, "returns": [1, -1], "reason": "won", "decisions": 4, "slowest": [0, 0]}',
        '{"number": 0, "returns": 1, "reason": "won", "decisions": 4, "slowest": [0, 0]}',
        '{"number": 0, "returns": [1], "reason": "won", "decisions": 4, "slowest": [0, 0]}',
    ],
)
def test_a_line_that_cannot_be_right_is_named(row: str, rows: list[str], tmp_path: Path) -> None:
    path = tmp_path / "wrong.jsonl"
    text = "\n".join([*rows[:3], row]) + "\n"
    path.write_text(text)
    with pytest.raises(Malformed, match=r"wrong\.jsonl, line 4: this "):
        Results(tournament(), path)
    assert path.read_text() == text


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="Is a directory"):
        Results(tournament(), tmp_path)


def test_a_file_from_before_options_were_spelt_as_python_names_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    duel = Tournament(games()["duel"].setting(0, {"last_text": "void"}), ["random", "greedy"], 2)
    run(Results(duel, path))
    path.write_text(path.read_text().replace('"last_text"', '"last-text"'))
    assert '"last-text"' in path.read_text()
    assert len(Results(duel, path).played) == 2
