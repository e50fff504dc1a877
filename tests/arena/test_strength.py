"""The plan of matches behind our claims: it can be played, and games of bots that changed are not mixed."""

import ast
from pathlib import Path

import pytest
from bench import strength
from bench.strength_plan import PLAN, Match

from bree.arena.tournament import Results, run
from bree.core.errors import Malformed


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
