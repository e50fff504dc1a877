"""`bree arena` as one types it: whatever cannot be done is one clear line, before any game is played."""

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from bree.arena import processes
from bree.arena.match import Played, Task
from bree.cli import main

PAIR = ["sealed", "--bot", "random", "--bot", "greedy"]
PARTNERS = ["fellowship", "--seats", "2"]


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the games that were begun."""
    numbers: list[int] = []

    def play(task: Task) -> Played:
        numbers.append(task.number)
        return Played(task.number, task.players, task.seed, (1.0, -1.0), "won", 1, (0.0, 0.0), (), ())

    monkeypatch.setattr(processes, "play", play)
    return numbers


def arena(*arguments: str) -> int:
    """Run the command and return its exit code."""
    try:
        return main(["arena", *arguments, "--processes", "1"])
    except SystemExit as ended:
        return int(str(ended.code))


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (PARTNERS, "--bot: a table needs a bot"),
        (["sealed", "--bot", "random"], "--bot: a match needs two bots"),
        ([*PAIR, "--games", "0"], "--games: there must be a game to play"),
        ([*PAIR, "--games", "-2"], "--games: there must be a game to play"),
        ([*PARTNERS, "--bot", "random", "--games", "0"], "--games: there must be a game to play"),
        ([*PAIR, "--table", "random,greedy"], "--table: only partners sit at one table"),
        (["sealed", "--table", "random,greedy"], "--table: only partners sit at one table"),
        ([*PARTNERS, "--table", "random"], "--table: random is not a table of 2"),
        ([*PAIR, "--json", "missing/told.json"], "--json: there is no folder missing"),
        ([*PAIR, "--json", "."], "--json: . is a folder"),
        ([*PAIR, "--plot", "missing/told.png"], "--plot: there is no folder missing"),
        ([*PAIR, "--plot", "told.docx"], "--plot: told.docx does not end with one of .png, .svg, .pdf"),
        ([*PAIR, "--plot", "told"], "--plot: told does not end with one of"),
        ([*PAIR, "--out", "."], "--out: . is a folder"),
        ([*PAIR, "--records"], "--records: records are kept in the file of --out"),
        ([*PAIR, "--opening", "-1"], "'-1' is not a whole number of 0 or more"),
        ([*PAIR, "--processes", "0"], "'0' is not a whole number of 1 or more"),
        (["sealed", "--bot", "random", "--bot", "cheating-uctx"], "there is no bot 'cheating-uctx'"),
        (["sealed", "--bot", "random", "--bot", "cheating-uct@x"], "'x' is not a number of iterations"),
        (["sealed", "--bot", "random", "--bot", f"mo-ismcts@{2**63}"], "'9223372036854775808' is not a number of"),
        (["sealed", "--bot", "random", "--bot", f"mo-ismcts@{'9' * 5000}"], "9' is not a number of iterations"),
        (["sealed", "--bot", "random", "--bot", f"mo-ismcts@{'9' * 400}s"], "9s' is not a number of iterations"),
    ],
)
def test_what_cannot_be_done_is_refused_before_any_game(
    arguments: list[str],
    told: str,
    begun: list[int],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert arena(*arguments) == 2
    error = capsys.readouterr().err
    assert told in error
    assert "Traceback" not in error
    assert begun == []
    assert list(tmp_path.iterdir()) == []


def test_the_yardstick_that_cheats_may_have_a_budget(begun: list[int]) -> None:
    assert arena("sealed", "--bot", "random", "--bot", "cheating-uct@5", "--games", "2") == 0
    assert begun == [0, 1]


def test_without_ray_it_is_said_how_to_get_it(
    begun: list[int], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert arena(*PAIR, "--games", "2", "--ray") == 2
    assert "--ray: ray is not installed (pip install 'bree-games[ray]')" in capsys.readouterr().err
    assert begun == []


def test_ray_plays_every_game(begun: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """With a stand-in for Ray that plays a game when it is waited for."""
    ray = SimpleNamespace(
        init=lambda **_: None,
        remote=lambda function: SimpleNamespace(remote=lambda task: (function, task)),
        wait=lambda waiting: (waiting[-1:], waiting[:-1]),
        get=lambda done: [function(task) for function, task in done],
    )
    monkeypatch.setitem(sys.modules, "ray", ray)
    assert arena(*PAIR, "--games", "4", "--ray") == 0
    assert sorted(begun) == [0, 1, 2, 3]
