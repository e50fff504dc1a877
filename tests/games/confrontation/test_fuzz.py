"""Texts like positions: each is refused with its place and reason, or plays to its end and reads back equal."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from bree.games.confrontation.facts import GAME
from tests.conformance.fuzz import Grammar, check_text
from tests.conformance.play import label

WORDS = ("purpose=crebain", "dark-left", "help=1", "removals=1", "forced:", "stepped:", "order:", "asks:", "none", "|")
MODES: list[dict[str, object]] = [
    {"specials": "standard"},
    {"edition": "2002", "specials": "standard"},
    {"mode": "variant", "specials": "named"},
    {"mode": "draft", "draft_picks": "secret"},
    {"shuffle": "manual", "mode": "draft", "specials": "standard"},
]
GRAMMARS = [Grammar(GAME.setting(0, options), words=WORDS) for options in MODES]


@pytest.mark.parametrize("grammar", GRAMMARS, ids=lambda grammar: label(grammar.setting))
def test_a_text_is_refused_or_plays_to_its_end(grammar: Grammar) -> None:
    @settings(max_examples=150, deadline=None, derandomize=True)
    @given(text=grammar.mutated(), seed=some.integers(0, 1 << 20))
    def check(text: str, seed: int) -> None:
        check_text(grammar.setting, text, seed)

    check()
