"""Nothing The Duel can tell is left without words, in either language."""

import re
from pathlib import Path

import pytest

import bree
from bree.core.registry import game as find_game
from bree.games.duel.components import NAMES, SPECIALS
from bree.locales import LANGUAGES, Words

SOURCE = Path(__file__).parents[3] / "src" / "bree" / "games" / "duel"


def words_in(language: str) -> Words:
    game = find_game("duel")
    return Words(language, "duel", {option.name: option.default for option in game.options})


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    game = find_game("duel")
    words = words_in(language)
    source = "".join(file.read_text("utf-8") for file in sorted(SOURCE.rglob("*.py")))
    wanted = {f"action-duel-{kind.name}" for kind in game.notation.kinds}
    wanted |= {f"event-duel-{kind}" for kind in re.findall(r'Event\(\s*"([\w-]+)"', source)}
    wanted |= {f"rule-duel-{rule.replace(':', '-')}" for rule in re.findall(r'"(duel:\d+)"', source)}
    wanted |= {f"outcome-duel-{reason}" for reason in re.findall(r'Outcome\(\w+, "([\w-]+)"', source)}
    wanted |= {f"name-duel-{name}" for name in (*NAMES, *SPECIALS.values(), *game.seat_names)}
    wanted |= {f"about-duel-{special}" for special in SPECIALS.values()}
    wanted |= {f"option-duel-{option.name}" for option in game.options}
    wanted |= {f"option-duel-{option.name}-{value}" for option in game.options for value in option.choices}
    assert len(wanted) > 150
    assert sorted(message for message in wanted if not words.has(message)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_played_game_reads_well(language: str) -> None:
    """Every event as a spectator and as both seats hear it, with nothing left unfilled."""
    words = words_in(language)
    state = bree.make("duel")
    heard = set()
    step = 0
    while state.waiting():
        seat = state.waiting()[0]
        actions = state.actions(seat)
        state.apply(seat, actions[step * 7 % len(actions)])
        step += 1
        for event in state.events:
            for listener in (-2, 0, 1):
                seen = event.seen_by(listener)
                if seen is not None:
                    text = words.event(event.kind, seen)
                    assert not re.search(r"\{|event-|name-", text), text
                    heard.add(event.kind)
    assert {"draw", "lay", "settle", "text", "duel-end", "game-end"} <= heard


@pytest.mark.parametrize(("language", "for_now"), [("en", "for now"), ("fr", "pour l’instant")])
def test_only_ruse_is_idle_for_now(language: str, for_now: str) -> None:
    """220: it wakes when the markers come closer. Any other text that found nothing to do is done."""
    words = words_in(language)
    for special in ("ruse", "magic", "mirror", "wrath", "spell", "riposte"):
        said = words.say("event-duel-text-idle", words.variables({"special": special}, (), -2))
        assert (for_now in said) == (special == "ruse")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["stays on the top step.", "climbs one step.", "climbs 3 steps."]),
        ("fr", ["reste sur la dernière marche.", "gravit une marche.", "gravit 3 marches."]),
    ],
)
def test_the_end_of_a_duel_says_how_far_the_figure_climbed(language: str, said: list[str]) -> None:
    words = words_in(language)
    for climbed, end in zip((0, 1, 3), said, strict=True):
        assert words.event("duel-end", {"winner": "gandalf", "climbed": climbed}).endswith(end)
