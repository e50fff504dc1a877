"""The plan of matches behind our claims: it can be played, and games of bots that changed are not mixed."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from bench import ladder, strength_kept, strength_soak
from bench.strength_plan import PARTNER, PLAN, Match

from bree.arena.processes import run
from bree.arena.report import summary
from bree.arena.results import Results
from bree.core.errors import Malformed
from bree.core.game import Game
from bree.core.registry import games


@pytest.mark.parametrize("match", PLAN, ids=lambda m: m.name)
def test_every_match_can_be_set_up(match: Match) -> None:
    assert len(strength_kept.tournament(match, match.games).tasks()) >= match.games


def test_names_of_matches_differ() -> None:
    assert len({m.name for m in PLAN}) == len(PLAN)


@pytest.fixture
def make_of() -> Iterator[Callable[[str], str]]:
    """The make of a game's bots, worked out anew."""
    yield strength_kept.make_of.__wrapped__
    strength_kept.make_of.cache_clear()


def test_a_make_changes_with_what_a_bot_does(make_of: Callable[[str], str], monkeypatch: pytest.MonkeyPatch) -> None:
    before = make_of("duel")
    assert make_of("duel") == before
    monkeypatch.setattr(strength_kept, "FINGERPRINT", (("hobbit@31", "wizard@30"), *strength_kept.FINGERPRINT[1:]))
    assert make_of("duel") != before


def test_a_make_changes_with_what_a_bot_has_learned(
    make_of: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = make_of("quest")
    monkeypatch.setattr(strength_kept, "BOTS", tmp_path)
    assert make_of("quest") != before


def test_games_of_another_make_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = next(m for m in PLAN if m.name == "duel-greedy")
    Results(strength_kept.tournament(match, 2), tmp_path / "games.jsonl")
    monkeypatch.setattr(strength_kept, "make_of", lambda _: "changed")
    with pytest.raises(Malformed, match="its make differ"):
        Results(strength_kept.tournament(match, 2), tmp_path / "games.jsonl")


def test_the_page_tells_how_much_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("tiny", "Tiny", "duel", ("random", "random@1"), 10, how="about a half")
    monkeypatch.setattr(ladder, "PLAN", (match, match._replace(name="other", title="Other")))
    results = Results(strength_kept.tournament(match, 4), tmp_path / "games.jsonl")
    run(results)
    rows = (tmp_path / "games.jsonl").read_text().splitlines()
    assert max(len(row) for row in rows[1:]) < 120
    text = ladder.page({"tiny": summary(results) | {"planned": 10}})
    assert "Goal: about a half.\nPlayed: 4 games of 10." in text
    assert "## Not played yet\n\n- Other" in text


def test_partners_stand_in_one_table_and_everything_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sauron = (("sauron", "15"),)
    plan = (
        Match("pair", "Two at random", "duel", ("random", "random@1"), 2, least=10.0),
        Match("alone", "Alone", "fellowship", (PARTNER,), 1, 2, sauron, least=5.0, how="won", remark="With friends."),
        Match("mixed", "Mixed", "fellowship", (), 3, 2, sauron, (("random", PARTNER),)),
        Match("slow", "Slow", "fellowship", ("random@1",), 1, 2, sauron, remark="They think."),
    )
    monkeypatch.setattr(ladder, "PATIENT", "random@1")
    monkeypatch.setattr(ladder, "PLAN", plan)
    monkeypatch.setattr(ladder, "PAGE", tmp_path / "ladder.md")
    monkeypatch.setattr(ladder, "kept_at", lambda match, _make: tmp_path / match.name)
    (tmp_path / "pictures").mkdir()
    for match in plan:
        run(Results(strength_kept.tournament(match, min(match.games, 2)), tmp_path / match.name))
    ladder.write()
    text = (tmp_path / "ladder.md").read_text()
    assert "| Two at random | at least 10 % |" in text
    assert "| Alone | at least 5 % won |" in text
    assert "one of them weaker\n\nWith friends.\n" in text
    assert "| 2 | 15 | like the others | 1 |" in text
    assert "| 2 | 15 | random | 2 of 3 |" in text
    assert "with all their time\n\nThey think.\n" in text
    assert text.count("| 2 | 15 | like the others | 1 |") == 2
    for name in (ladder.CLAIMS, ladder.PARTNERS):
        assert name in text
        assert (tmp_path / name).stat().st_size > 1000
    assert "Two at random" in (tmp_path / ladder.CLAIMS).read_text()


@pytest.mark.parametrize("game", games().values(), ids=lambda g: g.id)
def test_the_soak_takes_every_choice_of_every_option(game: Game) -> None:
    modes = strength_soak.modes(game)
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
    monkeypatch.setattr(strength_kept, "SOAKED", tmp_path / "soak.jsonl")
    assert strength_kept.soaked() == {}
    strength_kept.keep_soaked("confrontation", "shuffle manual", 10)
    strength_kept.keep_soaked("duel", "", 20)
    assert "| confrontation | shuffle manual | 10 |" in ladder.page({})
    monkeypatch.setattr(strength_kept, "make_of", lambda game: "changed" if game == "duel" else "7a487e57")
    strength_kept.keep_soaked("duel", "", 5)
    assert strength_kept.soaked()["duel", ""] == 5
