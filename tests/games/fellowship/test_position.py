"""Positions and actions as text."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bree.core.chance import Random
from bree.core.errors import Malformed
from bree.games.fellowship.notation import NOTATION
from bree.games.fellowship.rules.frames import FRAME_NAMES
from tests.games.fellowship.careful import careful_game
from tests.games.fellowship.play import random_game
from tests.games.fellowship.scene import GAME, journey, scene


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10**6), st.integers(2, 5), st.sampled_from(["secret", "open"]), st.booleans())
def test_every_position_of_a_game_reads_back(seed: int, seats: int, hands: str, careful: bool) -> None:
    states = [s.clone() for s in (careful_game if careful else random_game)(seed, seats, hands=hands)]
    for state in (*states[seed % 23 :: 23], states[-1]):
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
    state = journey(GAME.position(GAME.setting(3), "place helms-deep\nactive sam\nhand sam grey-fighting*2 aragorn"))
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
        ("place moria; steps 1 2", "a number is missing"),
        ("place moria; weather fine", "weather"),
        ("place moria; stack dance", "dance"),
        ("place moria; hand", "one of frodo, sam, pippin, merry is missing"),
        ("place moria; hand sam white-fighting*4611686018427387904", "not a whole number from 1 to 15"),
        ("place moria; hand sam white-fighting*16", "not a whole number from 1 to 15"),
        ("place moria; sauron 9223372036854775808", "not a whole number from 0 to 15"),
        ("place moria; stack ,", "'' is not one of"),
        ("place moria; belief sam 1 0,0,0 0,0/-1,0 /", "'-1' is not a number"),
        ("place moria; belief sam 1 0,0,0 0,0,0/1,0,0 /", "does not fit the cards"),
        ("place moria; hand sam aragorn aragorn", "there are 1 of aragorn, not 2"),
        ("place moria; steps 16 0 0 0", "not a whole number from 0 to 15"),
        ("place moria; lines fighting:11", "the marker of fighting cannot be 11"),
        ("place moria; events 7", "not a whole number from 0 to 6"),
        ("place moria; tiles ring*3", "there are 2 of ring, not 3"),
        ("place moria; tiles event; fixed ring", "not so many tiles ring"),
        ("place moria; tiles event", "run out before the last event"),
        ("place moria; big-shields 3*9", "there are 2 of 3, not 9"),
        ("place moria; out frodo", "bears the Ring is out"),
        ("place moria; bearer nobody", "somebody must bear the Ring"),
        ("place moria; stack roll 4", "the seat of roll in the stack cannot be 4"),
        ("place moria; stack roll 0 0 17", "the stage of roll"),
        ("place moria; stack roll 0 0 0 0 1", "too many numbers"),
        ("place moria; stack reveal 1", "too many numbers"),
        ("place bag-end; stack council 16 0", "the seats of council"),
        ("place bag-end; stack council 15 0 7", "too many numbers"),
        ("place rivendell; stack cards", "cards cannot stand there"),
        ("place moria; stack hand-over", "hand-over cannot stand there"),
        ("place moria; stack place 3, hand-over, turn 0", "turn cannot stand there"),
        ("place moria; stack place 3, turn 0", "turn cannot stand there"),
        ("place moria; stack board-end", "begin with the next place"),
        ("place moria; stack cards, place 3", "place cannot stand there"),
        ("place mordor; stack place 6, draw 0 1 182", "begin with the end of the board or of the journey"),
        ("place moria; ending 1; stack place 3, hand-over", "has no end of it"),
        ("place moria; lines fighting:10; stack cards", "fighting is complete"),
        ("place moria; events 6; stack cards", "the last event has come"),
        ("place moria; stack window 6", "stands on no roll"),
        ("place moria; stack pay 2 0", "none is shown"),
        ("place moria; stack pay 0 6", "is not asked of those who pay"),
        ("place moria; stack throw 1", "no card to throw away"),
        ("place moria; stack look 1 1", "not the one who looks"),
        ("place moria; looker sam; events 5; tiles event; stack look 1 2", "not so many tiles to look at"),
        ("place moria; big-shields; stack shield 0", "not so many big shields"),
        ("place moria; hand merry belt", "belt comes in lothlorien"),
        ("place moria; hand sam eowyn; stack cards", "eowyn comes in mordor"),
        ("place moria; steps 12 0 0 0", "frodo stands where Sauron is"),
        ("place moria; tokens frodo ring*9", "there cannot be 9 of ring here"),
        ("place moria; tokens frodo heart*2; tokens sam heart*2", "there cannot be 4 of heart here"),
        ("place moria; hand frodo white-joker*13", "there are 12 of white-joker, not 13"),
        ("place moria; hand frodo white-joker*7; hand sam white-joker*7", "there are 12 of white-joker, not 14"),
        ("place moria; pile white-joker", "there are 7 of white-fighting, not 0"),
        ("place moria; hand frodo white-joker; hand frodo grey-joker", "a line for frodo already"),
        ("place moria; place mordor", "there twice"),
        ("place moria extra", "'extra' means nothing"),
        ("place moria; stack", "'' is not one of"),
        ("place moria; stack cards 0 0 0 0", "too many numbers"),
        ("place moria; belief frodo", "a weight is missing"),
        ("place moria; belief frodo 1 0,0,0", "how many cards are unseen is missing"),
        ("place moria; lines fighting", "'' is not a whole number"),
        ("place moria; ring perhaps", "not one of unused, used"),
        ("place moria; out fatty", "'fatty' is not one of"),
        ("place moria; out sam; hand sam white-joker", "sam is out, and has nothing"),
        ("place moria; shields 999 0 0 0", "not a whole number from 0 to 200"),
        ("place moria; shields 60 60 0 0", "there cannot be 120 points of shields here"),
        ("place moria; supply athelas", "cards of the havens lie in the box"),
        ("place moria; said sam pass", "nothing one can say"),
        ("place moria; said sam wisdom", "cannot read the action"),
        ("place moria; talked sam*3", "there are 2 of sam, not 3"),
        ("place moria; fixed ring", "nobody is said to have looked"),
        ("place moria; looker sam; fixed ring event event event", "Foresight shows three tiles"),
        ("place moria; looker sam; looked ring; stack cards", "nobody puts these tiles in order"),
        ("place moria; table white-joker", "nobody hands these cards out"),
        ("place moria; shown white-joker", "no demand shows a card"),
        ("place moria; given sam white-joker", "nothing is being paid"),
        ("place moria; over ring-destroyed", "cannot have ended like this"),
        ("place moria; stack roll 0 0 0, window 6", "not due"),
        ("place moria; stack roll 0 0 1, window 7", "has not fallen"),
        ("place moria; stack window 8", "stands on no missing"),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(Malformed, match=re.escape(why)) as refused:
        GAME.position(GAME.setting(4), text)
    assert re.fullmatch(r"position, line \d", refused.value.where)


def test_a_haven_deals_what_is_left_of_its_cards() -> None:
    s = scene("place rivendell; box boromir; stack place 2, deal 0 3").do("chance", "dealt boromir")
    assert s.asked != "deal"


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**6), st.integers(2, 5), st.floats(0, 1), st.data())
def test_a_stack_with_something_changed_is_refused_or_plays_on(
    seed: int, seats: int, share: float, data: st.DataObject
) -> None:
    states = [s.clone() for s in random_game(seed, seats)]
    text = states[int(share * (len(states) - 1))].position()
    lines = [line for line in text.splitlines() if not line.startswith("stack")]
    frames = next(line for line in text.splitlines() if line.startswith("stack"))[6:].split(", ")
    for _ in range(20):
        changed = [frame.split() for frame in frames]
        place = data.draw(st.integers(0, len(changed) - 1))
        numbers = [str(n) for n in data.draw(st.lists(st.integers(-1, 43), max_size=3))]
        name = data.draw(st.sampled_from([changed[place][0], *FRAME_NAMES]))
        changed[place : place + data.draw(st.integers(0, 1))] = [[name, *numbers]]
        try:
            state = GAME.position(states[0].setting, "\n".join([*lines, "stack " + ", ".join(map(" ".join, changed))]))
        except Malformed:
            continue
        rng = Random(seed)
        for _ in range(60):
            for seat in state.waiting()[:1]:
                actions = state.actions(seat)
                assert len(actions)
                state.apply(seat, actions[rng.below(len(actions))])


def test_the_text_of_the_table_names_what_matters() -> None:
    text = scene("hand frodo aragorn; hand sam gF gF; stack event 4").state.view(0).text()
    assert "moria" in text
    assert "aragorn" in text
    assert "2 cards" in text
    assert "orcs-attack" in text
