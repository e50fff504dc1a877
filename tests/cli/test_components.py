"""`bree components` and `--components` as one types them."""

from pathlib import Path

import pytest

from bree.cli import main
from bree.components import replaceable
from bree.core.registry import game as find_game

OWN = replaceable(find_game("duel")).default_components()


def test_export_prints_the_set_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "export", "duel"]) == 0
    assert capsys.readouterr().out == OWN


def test_check_accepts_what_export_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(OWN, encoding="utf-8")
    assert main(["components", "check", str(file)]) == 0
    assert "right, a set for duel" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (OWN.replace('left = "124"', 'left = "125"'), "line 52: card.G05: left has a point on line '5'"),
        (OWN + "[", "line "),
        (OWN + "deep = " + "[\n" * 100_000, "nested too deep"),
        (f"format = {'1' * 5000}\n" + OWN, "line 1: a line has at most 300 characters"),
        (f"{'.'.join('a' * 10_000)} = 1\n" + OWN, "line 1: a line has at most 300 characters"),
        (OWN.replace("bree-duel-1", "bree-chess-1"), "there is no game 'chess'"),
    ],
)
def test_check_names_file_line_and_reason(
    wrong: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(wrong, encoding="utf-8")
    assert main(["components", "check", str(file)]) == 2
    error = capsys.readouterr().err
    assert str(file) in error
    assert told in error


def test_show_counts_where_entries_come_from(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "show", "duel"]) == 0
    assert "card: 50 reconstruction, 3 rulebook, 1 public source" in capsys.readouterr().out
    file = tmp_path / "mine.toml"
    file.write_text(OWN.replace('"reconstruction"', '"rulebook"'), encoding="utf-8")
    assert main(["components", "show", str(file)]) == 0
    assert "card: 53 rulebook, 1 public source" in capsys.readouterr().out


def test_components_of_a_file_are_used_in_play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(OWN.replace("duel = 15", "duel = 9"), encoding="utf-8")
    assert main(["try", "duel", "--components", str(file)]) == 0
    assert "energy: 9 9" in capsys.readouterr().out
    file.write_text(OWN.replace("duel = 15", "duel = 0"), encoding="utf-8")
    assert main(["try", "duel", "--components", str(file)]) == 2
    assert "line 13" in capsys.readouterr().err


def test_a_missing_file_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "check", "no-such-file.toml"]) == 2
    assert "no-such-file.toml" in capsys.readouterr().err
