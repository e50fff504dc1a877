"""Tournaments are balanced and paired, repeat from their seed, go on where they stopped, and report honest numbers."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from bree.arena.match import Played, Player, _seed, play
from bree.arena.processes import run
from bree.arena.ratings import Pairing, elo, interval, mean_interval
from bree.arena.report import plot, show, summary
from bree.arena.results import Results
from bree.arena.tournament import Tournament
from bree.bots.named import NamedBot
from bree.bots.random import RandomBot
from bree.cli import main
from bree.core.chance import Random
from bree.core.errors import Malformed
from bree.core.record import Record, replay
from bree.core.view import View
from bree.games.fellowship.components import SEAT_NAMES
from bree.games.fellowship.notation import TALK
from bree.search.budget import Budget
from tests.games.fellowship.scene import scene
from tests.toy import sealed

BOTS = ["random", "mo-ismcts@40", "greedy"]


def tournament(games: int = 6, **more: object) -> Tournament:
    return Tournament(sealed.GAME.setting(), BOTS, games, **more)  # type: ignore[arg-type]


def test_each_pair_plays_both_sides_with_the_same_chance() -> None:
    tasks = tournament().tasks()
    assert len(tasks) == 3 * 6
    for first, second in zip(tasks[::2], tasks[1::2], strict=True):
        assert first.players == second.players[::-1]
        assert first.seed == second.seed
        deals = [[row for row in play(t._replace(keep=True)).record if "deal" in row] for t in (first, second)]
        assert deals[0] == deals[1]
        assert len(deals[0]) == 2


def test_an_opening_is_drawn_alike_for_both_sides() -> None:
    tasks = tournament(2, opening=4, keep=True).tasks()
    first, second = play(tasks[0]), play(tasks[1])
    assert first.record[1:] == second.record[1:]


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    games = [[p._replace(slowest=()) for p in map(play, tournament(10, seed=s).tasks())] for s in (1, 1, 2)]
    assert games[0] == games[1]
    assert [p.returns for p in games[0]] != [p.returns for p in games[2]]


def test_games_of_two_names_are_those_of_ever() -> None:
    """Games measured long ago can be played again: their seats have the seeds they had."""
    tasks = tournament().tasks()
    assert [_seed(tasks[0], seat) for seat in (0, 1)] == [104747108180, 104781254908]
    assert [_seed(tasks[1], seat) for seat in (0, 1)] == [104781254908, 104747108180]
    assert [_seed(tasks[2], seat) for seat in (0, 1)] == [104747108180, 104747242803]


def test_two_bots_of_one_name_do_not_think_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: dict[int, int] = {}

    def choose(_bot: RandomBot, view: View, rng: Random, _budget: Budget) -> int:
        drawn[int(view.seat)] = int(rng.below(1 << 30))
        return view.actions[0]

    monkeypatch.setattr(RandomBot, "choose", choose)
    play(tournament().tasks()[0]._replace(players=("random", "random")))
    assert sorted(drawn) == [0, 1]
    assert drawn[0] != drawn[1]


def test_records_are_kept_on_request_and_replay() -> None:
    played = play(tournament(2, keep=True).tasks()[0])
    again = replay(played.record)
    assert again.whole
    assert again.extra["players"] == ["random", "mo-ismcts@40"]
    assert play(tournament(2).tasks()[0]).record == ()


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = Results(tournament(), tmp_path / "whole.jsonl")
    run(whole)
    rows = (tmp_path / "whole.jsonl").read_text().splitlines()
    cut = tmp_path / "cut.jsonl"
    cut.write_text("\n".join(rows[:5]) + "\n" + rows[5][:20])
    heard: list[Played] = []
    results = Results(tournament(), cut)
    assert len(results.played) == 4
    run(results, listener=heard.append)
    assert len(heard) == 18 - 4
    assert [p.returns for p in results.played] == [p.returns for p in whole.played]
    assert len(Results(tournament(), cut).played) == 18


def test_more_games_can_be_added_later(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run(Results(tournament(2), path))
    results = Results(tournament(4), path)
    assert len(results.left()) == 6


def test_another_tournament_is_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    Results(tournament(seed=1), path)
    with pytest.raises(Malformed, match="its seed differ"):
        Results(tournament(seed=2), path)


def test_an_odd_number_of_games_is_refused() -> None:
    with pytest.raises(Malformed, match="even"):
        tournament(5)


def test_the_yardstick_that_cheats_needs_the_arena() -> None:
    """It wins most, since it knows the other's number; and no bot has its name."""
    results = Results(Tournament(sealed.GAME.setting(), ["random", "cheating-uct@60"], 100))
    run(results)
    assert summary(results)["matches"][0]["high"] < 0.6  # type: ignore[index]
    with pytest.raises(Malformed, match="no bot 'cheating-uct'"):
        NamedBot("cheating-uct")


def test_summary_counts_and_intervals(tmp_path: Path) -> None:
    results = Results(tournament(20))
    run(results)
    told = summary(results)
    assert told["games"] == 60
    match = told["matches"][0]  # type: ignore[index]
    assert match["games"] == 20
    assert match["low"] <= match["share"] <= match["high"]
    assert match["share as left"] + match["share as right"] == pytest.approx(2 * match["share"])
    assert {row["bot"] for row in told["elo"]} == set(BOTS)  # type: ignore[attr-defined]
    plot(told, tmp_path / "plot.svg")
    drawn = (tmp_path / "plot.svg").read_text()
    assert all(bot in drawn for bot in BOTS)


def test_no_name_is_cut_short_where_the_terminal_is_narrow() -> None:
    bots = [f"my_bots/deep_search.py:Searcher{letter}" for letter in "XYZ"]
    shares = {"games": 400, "share": 0.5, "low": 0.45, "high": 0.55}
    told: dict[str, object] = {
        "matches": [{"first": bots[0], "second": bots[1], **shares, "share as light": 0.5, "share as dark": 0.5}],
        "elo": [{"bot": bot, "elo": 0, "low": -10, "high": 10} for bot in bots],
        "tables": [{"table": bots, **shares, "score": 50.0, "score low": 45.0, "score high": 55.0}],
        "faults": [],
    }
    console = Console(width=80, file=io.StringIO(), record=True)
    show(told, console)
    shown = console.export_text()
    assert [shown.count(letter) for letter in "XYZ"] == [3, 3, 2]
    assert "…" not in shown


def test_wilson_interval_of_a_textbook_case() -> None:
    assert interval(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_mean_interval() -> None:
    mean, low, high = mean_interval([1.0, 2.0, 3.0, 4.0])
    assert mean == 2.5
    assert high - mean == pytest.approx(mean - low)
    assert high - mean == pytest.approx(1.96 * 1.29099 / 2, abs=1e-3)


def test_elo_of_a_bot_that_takes_three_quarters_is_191_above() -> None:
    ratings = elo([Pairing("a", "b", 1.5, 2) for _ in range(500)])
    assert ratings["a"][0] - ratings["b"][0] == pytest.approx(191, abs=3)
    assert ratings["a"][1] <= ratings["a"][0] <= ratings["a"][2]


def test_elo_joins_bots_that_never_met() -> None:
    pairings = [Pairing("a", "b", 1.5, 2)] * 200 + [Pairing("b", "c", 1.5, 2)] * 200
    ratings = elo(pairings)
    assert ratings["a"][0] - ratings["c"][0] == pytest.approx(382, abs=12)


def test_the_command_writes_everything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = tmp_path / "told.json"
    arguments = ["arena", "sealed", "--bot", "random", "--bot", "greedy", "--games", "4", "--processes", "1"]
    assert main([*arguments, "--json", str(told), "--plot", str(tmp_path / "x.png"), "--out", str(tmp_path / "o")]) == 0
    assert json.loads(told.read_text())["seed"] == 1
    assert (tmp_path / "x.png").exists()
    assert "random" in capsys.readouterr().out


def test_the_command_refuses_an_unknown_bot(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "sealed", "--bot", "nobody", "--bot", "random", "--games", "2", "--processes", "1"]) == 2
    assert "there is no bot 'nobody'" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["pony", "greedy", "random", "cheating-uct@20"])
def test_nobody_talks_in_the_arena(name: str) -> None:
    state = scene("active sam; hand sam gF gF gT; hand merry gH; stack event 4").state
    sam = SEAT_NAMES.index("sam")
    assert any(action & 255 in TALK for action in state.view(sam).actions)
    for seed in range(5):
        assert Player(name, sam, Record(state.setting), seed, True).choose(state) & 255 not in TALK
