"""Texts that look like positions are refused with the place and the reason, or play to their end and read back."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bree.games.fellowship.components import CARD_NAMES, PLACE_NAMES
from bree.games.fellowship.rules.frames import FRAME_NAMES
from tests.conformance.fuzz import Grammar, check_text
from tests.games.fellowship.careful import careful_game
from tests.games.fellowship.scene import GAME

WORDS = (*FRAME_NAMES, *CARD_NAMES, *PLACE_NAMES, "stack", "belief", "said", "spectator", "over", "ending", "ring*2")


def grammar(seats: int, hands: str) -> Grammar:
    """Positions of random games, and of careful ones, which get as far as Mordor."""
    found = Grammar(GAME.setting(seats, {"sauron": "15", "hands": hands}), 2, WORDS)
    for seed in range(2):
        texts = [state.position() for state in careful_game(seed, seats, hands=hands)]
        found.texts += texts[:: max(1, len(texts) // 24)]
    return found


GRAMMARS = [grammar(4, "secret"), grammar(3, "open"), grammar(2, "secret")]


@pytest.mark.parametrize("number", range(len(GRAMMARS)))
@settings(max_examples=60, deadline=None, derandomize=True)
@given(data=st.data())
def test_a_text_is_refused_or_plays_to_its_end(number: int, data: st.DataObject) -> None:
    check_text(GRAMMARS[number].setting, data.draw(GRAMMARS[number].mutated()))


@pytest.mark.parametrize("number", range(len(GRAMMARS)))
def test_unchanged_texts_are_positions(number: int) -> None:
    texts = GRAMMARS[number].texts
    assert all(check_text(GRAMMARS[number].setting, text) for text in texts[::9])
