"""Texts like positions are refused with the place and the reason, or play to their end."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bree.games.quest import notation as n
from bree.games.quest.model import ASKED, REASONS
from tests.conformance.fuzz import Grammar, check_text
from tests.games.quest.table import GAME

WORDS = (
    *ASKED,
    *REASONS[1:],
    *n.SEATS,
    *n.SIDES,
    *n.COLOURS,
    *n.TOKEN_NAMES,
    *("turn", "field", "crossing", "columns", "neutral", "doom", "encounter", "hobbit", "hand", "holds", "boat"),
    *("fight", "pairs", "passes", "open", "stock", "gone", "idle", "rest", "seen", "shire", "mount-doom"),
    *("ring!", "ent!", "merry*", "sting*", "legolas*", "rope*", "=Q03", "n1", "e1", "s2e3", "n3w4", ".", "FFFF"),
)
GRAMMAR = Grammar(GAME.setting(), words=WORDS)


@settings(max_examples=60, derandomize=True, deadline=None)
@given(GRAMMAR.mutated(), st.integers(0, 3))
def test_a_changed_position_is_refused_or_plays_to_its_end(text: str, seed: int) -> None:
    check_text(GRAMMAR.setting, text, seed)
