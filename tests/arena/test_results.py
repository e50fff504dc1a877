"""The file of a tournament: it loses nothing, says which versions played, and is refused where it is none."""

import json
from pathlib import Path

import pytest

from bree.arena.tournament import Results, Tournament, run
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
