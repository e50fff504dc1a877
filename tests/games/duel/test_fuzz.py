"""Texts like positions: each is refused with its place and reason, or plays to its end and reads back equal."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bree.games.duel.components import NAMES, SIDES
from bree.games.duel.model import PHASES, RUNNING
from bree.games.duel.position.read import KEYS
from tests.conformance.fuzz import Grammar, check_text
from tests.games.duel.table import GAME

WORDS = (*NAMES, *SIDES, *PHASES, *RUNNING, *(f"{key}:" for key in KEYS), "yes", "of", "and", "unseen")
USUAL = Grammar(GAME.setting(), words=WORDS)
OTHER = Grammar(GAME.setting(0, {"last_text": "void", "balance": "before"}), words=WORDS)


@settings(max_examples=150, derandomize=True, deadline=None)
@given(USUAL.mutated(), st.integers(0, 1 << 20))
def test_a_changed_position_is_refused_or_plays_to_its_end(text: str, seed: int) -> None:
    check_text(USUAL.setting, text, seed)


@settings(max_examples=50, derandomize=True, deadline=None)
@given(OTHER.mutated(), st.integers(0, 1 << 20))
def test_so_it_is_with_the_other_readings_of_the_rules(text: str, seed: int) -> None:
    check_text(OTHER.setting, text, seed)
