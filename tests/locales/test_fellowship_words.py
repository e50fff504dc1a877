"""Everything the Fellowship can tell has words in both languages, and a played game reads well."""

import random
import re
from pathlib import Path

import pytest

import bree
from bree.core.registry import game as find_game
from bree.games.fellowship.facts import GAME
from bree.games.fellowship.fields.events import WIRE
from bree.locales import LANGUAGES, Words

SOURCE = Path(__file__).parents[2] / "src" / "bree" / "games" / "fellowship"
CHANCE = ("drawn", "dealt", "tile", "rolled", "big-shield")
"""Kinds only chance uses: nobody has to read them as a choice."""
HIDDEN = {"draw": "card", "dealt": "card", "card-passed": "card", "look": "tile"}
"""Events that read differently for those who did not see the card or tile."""
PLAIN = ("face", "points")
"""Operands that only chance has."""


def words_in(language: str) -> Words:
    game = find_game("fellowship")
    return Words(language, game.id, {option.name: option.default for option in game.options})


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_it_can_tell_has_words(language: str) -> None:
    game, words = find_game("fellowship"), words_in(language)
    source = "".join(file.read_text("utf-8") for file in sorted(SOURCE.rglob("*.py")))
    data = "".join(file.read_text("utf-8") for file in sorted((SOURCE / "data").glob("*.toml")))
    wanted = {f"action-{game.id}-{kind.name}" for kind in game.notation.kinds if kind.name not in CHANCE}
    wanted |= {f"event-{game.id}-{kind}" for kind in WIRE.events}
    wanted |= {f"event-{game.id}-{kind}-hidden" for kind in HIDDEN}
    rules = re.findall(r'"((?:lotr|ruling):[\w-]+)"', source + data)
    wanted |= {f"rule-{game.id}-{rule.replace(':', '-')}" for rule in rules}
    for kind in game.notation.kinds:
        for label, values in kind.operands:
            wanted |= {f"name-{game.id}-{value}" for value in values if label not in PLAIN}
    static = GAME.static()
    wanted |= {f"demand-{game.id}-{entry.id}" for entry in static.demands}
    wanted |= {f"about-{game.id}-tile-{entry.id}" for entry in static.tiles}
    wanted |= {f"name-{game.id}-face-{entry.id}" for entry in static.die}
    ids = [entry.id for entry in static.demands] + [entry.id for entry in static.hobbits]
    ids += [entry.id for entry in static.gandalf_cards] + [entry.id for entry in static.boards]
    wanted |= {f"name-{game.id}-{entry}" for entry in ids}
    endings = (SOURCE / "outcome.py").read_text("utf-8")
    wanted |= {f"outcome-{game.id}-{reason}" for reason in re.findall(r'"([a-z-]+)", "lotr:', endings)}
    wanted |= {f"option-{game.id}-{option.name}" for option in game.options}
    wanted |= {f"option-{game.id}-{option.name}-{value}" for option in game.options for value in option.choices}
    assert len(wanted) > 250
    assert sorted(message for message in wanted if not words.has(message)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_played_game_reads_well(language: str) -> None:
    words = words_in(language)
    told = set()
    for seed in (1, 2):
        state, rng = bree.make("fellowship", seats=3, talk="no"), random.Random(seed)
        while state.waiting():
            seat = state.waiting()[0]
            state.apply(seat, rng.choice(list(state.actions(seat))))
            for event in state.events:
                fields = event.seen_by(1)
                assert fields is not None
                secret = HIDDEN.get(event.kind)
                kind = f"{event.kind}-hidden" if secret is not None and secret not in fields else event.kind
                text = words.event(kind, fields, state.setting.game.seat_names, 1)
                assert "{" not in text, text
                assert not text.startswith("event-"), text
                told.add(kind)
    assert {"line", "tile", "play", "draw", "draw-hidden", "die"} <= told


@pytest.mark.parametrize(
    ("language", "few", "all_white"),
    [("en", "hobbit cards", "White cards"), ("fr", "cartes hobbit", "cartes blanches")],
)
def test_C3_frodos_jokers_read_as_the_option_says(language: str, few: str, all_white: str) -> None:
    message = "rule-fellowship-lotr-330"
    assert few in words_in(language).say(message)
    options = {option.name: option.default for option in GAME.options}
    assert all_white in Words(language, GAME.id, {**options, "frodo": "all-white"}).say(message)


@pytest.mark.parametrize(
    ("language", "cards", "eight"), [("en", "three cards", "eight"), ("fr", "trois cartes", "huit")]
)
def test_the_staff_and_the_deal_are_told_whole(language: str, cards: str, eight: str) -> None:
    words = words_in(language)
    assert cards in words.say("about-fellowship-staff")
    assert cards in words.say("rule-fellowship-lotr-364")
    assert eight in words.say("about-fellowship-rivendell")  # C6: two players
    assert eight in words.say("about-fellowship-lothlorien")
