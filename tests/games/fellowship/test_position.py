"""Positions and actions as text."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bree.core.errors import Malformed
from bree.games.fellowship.notation import NOTATION
from tests.games.fellowship.play import random_game
from tests.games.fellowship.scene import GAME, scene


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10**6), st.integers(2, 5), st.sampled_from(["secret", "open"]), st.floats(0, 1))
def test_every_position_of_a_game_reads_back(seed: int, seats: int, hands: str, share: float) -> None:
    states = [s.clone() for s in random_game(seed, seats, hands=hands)]
    for state in (states[int(share * (len(states) - 1))], states[-1]):
        again = GAME.position(state.setting, state.position())
        assert again.position() == state.position()
        assert again.digest() == state.digest()
        assert again.waiting() == state.waiting()
        assert [list(again.actions(s)) for s in range(-1, seats)] == [list(state.actions(s)) for s in range(-1, seats)]


@given(st.data())
def test_every_action_reads_back(data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from(NOTATION.kinds))
    operands = {label: data.draw(st.sampled_from(names)) for label, names in kind.operands}
    action = NOTATION.from_fields({"kind": kind.name, **operands})
    assert NOTATION.parse(NOTATION.text(action)) == action
    assert NOTATION.fields(action) == {"kind": kind.name, **operands}


def test_a_short_position_by_hand() -> None:
    state = GAME.position(GAME.setting(3), "place helms-deep\nactive sam\nhand sam grey-fighting*2 aragorn")
    assert state.waiting()
    assert state.size[1] == 3
    assert state.top(1) in (0, 1)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("place nowhere", "nowhere"),
        ("place moria; hand gandalf aragorn", "gandalf"),
        ("place moria; hand sam aragorn; hand merry aragorn", "two places"),
        ("place moria; hand sam white-fighting*8", "white-fighting"),
        ("place moria; sauron twelve", "twelve"),
        ("place moria; steps 1 2", "4 numbers"),
        ("place moria; weather fine", "weather"),
        ("place moria; stack dance", "dance"),
        ("place moria; hand", "seat"),
        ("place moria; hand sam white-fighting*4611686018427387904", "not a number"),
        ("place moria; hand sam white-fighting*16", "never 16 of anything"),
        ("place moria; sauron 9223372036854775808", "not a number"),
        ("place moria; stack ,", "leads nowhere"),
        ("place moria; belief sam 1 0,0,0 0,0/-1,0 /", "'-1' is not a number"),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(Malformed, match=why):
        GAME.position(GAME.setting(4), text)


def test_the_text_of_the_table_names_what_matters() -> None:
    text = scene("hand frodo aragorn; hand sam gF gF; stack event 4").state.view(0).text()
    assert "moria" in text
    assert "aragorn" in text
    assert "2 cards" in text
    assert "orcs-attack" in text
