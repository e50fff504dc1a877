"""Games in several processes: the same as in one, and neither a dead process nor Ctrl-C loses anything."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bree.arena.match import Played
from bree.arena.processes import run
from bree.arena.results import Results
from bree.arena.tournament import Tournament
from bree.core.errors import BreeError
from bree.core.registry import game

DEADLY = """
import os
from pathlib import Path
from bree.bots.random import RandomBot

class Deadly(RandomBot):
    def choose(self, view, rng, budget):
        if Path(__file__).with_name("poison").exists():
            os._exit(3)
        return super().choose(view, rng, budget)
"""
SLOW = """
import time
from bree.bots.random import RandomBot

class Slow(RandomBot):
    def choose(self, view, rng, budget):
        time.sleep(0.02)
        return super().choose(view, rng, budget)
"""


def tournament(*bots: str, games: int = 4) -> Tournament:
    return Tournament(game("duel").setting(), bots, games)


def told(results: Results) -> list[Played]:
    return [p._replace(slowest=()) for p in results.played]


def test_the_number_of_processes_changes_no_result(tmp_path: Path) -> None:
    alone, together = (Results(tournament("random", "pony"), tmp_path / name) for name in ("alone", "together"))
    run(alone, 1)
    heard: list[Played] = []
    run(together, 2, listener=heard.append)
    assert told(together) == told(alone)
    assert len(heard) == 4


def test_a_process_that_dies_ends_the_tournament_with_a_word_and_it_goes_on_later(tmp_path: Path) -> None:
    (tmp_path / "bots.py").write_text(DEADLY)
    (tmp_path / "poison").touch()
    playing = tournament("random", f"{tmp_path / 'bots.py'}:Deadly")
    with pytest.raises(BreeError, match="a process in which bots play has died"):
        run(Results(playing, tmp_path / "games.jsonl"), 2)
    (tmp_path / "poison").unlink()
    results = Results(playing, tmp_path / "games.jsonl")
    run(results, 2)
    assert [p.number for p in results.played] == [0, 1, 2, 3]


def ended(group: int) -> bool:
    """Whether all processes of a group are gone, or will be in a moment."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize("whom", ["all", "first"])
def test_ctrl_c_ends_all_processes_at_once_and_keeps_what_was_played(whom: str, tmp_path: Path) -> None:
    (tmp_path / "bots.py").write_text(SLOW)
    out = tmp_path / "games.jsonl"
    # Whoever runs the tests in the background of a shell has them ignore the signal.
    program = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler)"
    command = [sys.executable, "-c", f"{program}; from bree.cli import main; sys.exit(main())", "arena", "duel"]
    bots = ["--bot", "random", "--bot", f"{tmp_path / 'bots.py'}:Slow", "--games", "400"]
    child = subprocess.Popen(
        [*command, *bots, "--processes", "2", "--out", str(out)],
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    while not out.exists() or len(out.read_text().splitlines()) < 3:
        assert child.poll() is None
        time.sleep(0.05)
    if whom == "all":
        os.killpg(child.pid, signal.SIGINT)
    else:
        child.send_signal(signal.SIGINT)
    _, error = child.communicate(timeout=300)
    assert child.returncode == 130
    assert "Traceback" not in error
    assert ended(child.pid)
    assert out.read_text().endswith("}\n")
