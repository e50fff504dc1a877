"""The plan of matches behind our claims: it can be played, and games of bots that changed are not mixed."""

import ast
from pathlib import Path

import pytest
from bench import strength, strength_soak
from bench.strength_plan import PLAN, Match

from bree.arena.tournament import Results, run
from bree.core.errors import Malformed
from bree.core.game import Game
from bree.core.registry import games


@pytest.mark.parametrize("match", PLAN, ids=lambda m: m.name)
def test_every_match_can_be_set_up(match: Match) -> None:
    assert len(strength.tournament(match, match.games).tasks()) >= match.games


def test_names_of_matches_differ() -> None:
    assert len({m.name for m in PLAN}) == len(PLAN)


def test_a_make_changes_with_what_a_bot_does_but_not_with_comments() -> None:
    plain, commented, changed = (
        strength.meaning(ast.parse(source))
        for source in (
            "def f():\n    return 1",
            "'Words.'\ndef f():  # why\n    'More words.'\n    return 1",
            "def f():\n    return 2",
        )
    )
    assert plain == commented
    assert plain != changed


def test_a_make_changes_with_what_a_bot_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = strength.make_of("quest")
    for path in strength.KNOWLEDGE.glob("quest*.json"):
        (tmp_path / path.name).write_text(path.read_text() + " ")
    monkeypatch.setattr(strength, "KNOWLEDGE", tmp_path)
    assert strength.make_of("quest") != before


def test_games_of_another_make_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = next(m for m in PLAN if m.name == "duel-greedy")
    Results(strength.tournament(match, 2), tmp_path / "games.jsonl")
    monkeypatch.setattr(strength, "make_of", lambda _: "changed")
    with pytest.raises(Malformed, match="its make differ"):
        Results(strength.tournament(match, 2), tmp_path / "games.jsonl")


def test_the_page_tells_how_much_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("tiny", "Tiny", "duel", ("random", "random@1"), 10, goal="about a half")
    monkeypatch.setattr(strength, "PLAN", (match, match._replace(name="other", title="Other")))
    results = Results(strength.tournament(match, 4), tmp_path / "games.jsonl")
    run(results)
    rows = (tmp_path / "games.jsonl").read_text().splitlines()
    assert max(len(row) for row in rows[1:]) < 120
    text = strength.page({"tiny": strength.summary(results)})
    assert "Goal: about a half.\nPlayed: 4 games of 10." in text
    assert "## Not played yet\n\n- Other" in text


@pytest.mark.parametrize("game", games().values(), ids=lambda g: g.id)
def test_the_soak_takes_every_choice_of_every_option(game: Game) -> None:
    modes = strength_soak.MODES.get(game.id, [[{}]])
    met = {(option.name, option.default) for option in game.options}
    for mode in modes:
        for task in strength_soak.tasks(game, mode, len(game.seats) * len(mode)):
            met |= set(game.setting(task.seats, task.options).options.items())
    assert {(option.name, choice) for option in game.options for choice in option.choices} - met == set()
    assert len({strength_soak.name(mode) for mode in modes}) == len(modes)


def test_every_bot_takes_part_at_every_seat() -> None:
    confrontation = games()["confrontation"]
    tasks = strength_soak.tasks(confrontation, [{}], 200)
    for seat in (0, 1):
        assert {task.players[seat] for task in tasks} == set(strength_soak.BOTS)


def test_a_mode_went_through_until_its_bots_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "SOAKED", tmp_path / "soak.jsonl")
    assert strength.soaked() == {}
    strength.keep_soaked("confrontation", "shuffle manual", 10)
    strength.keep_soaked("duel", "", 20)
    assert "| confrontation | shuffle manual | 10 |" in strength.page({})
    monkeypatch.setattr(strength, "make_of", lambda game: "changed" if game == "duel" else "25084980")
    strength.keep_soaked("duel", "", 5)
    assert strength.soaked()["duel", ""] == 5
