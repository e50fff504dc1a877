"""What each special card of Gandalf does. The number in a name is the line of the rulebook."""

import pytest

from bree.games.duel.fields.shapes import Pile
from tests.games.duel.table import (
    BALROG,
    GANDALF,
    can,
    do,
    energy,
    hand_known,
    look,
    read,
    row,
    table,
    texts,
    told,
    voided,
)

# Gandalf's


@pytest.mark.parametrize(
    ("before", "after"), [("12 10", [11, 8]), ("12 12", [11, 9]), ("10 12", [10, 9]), ("10 9", [9, 7])]
)
def test_209_balance_by_standing(before: str, after: list[int]) -> None:
    # B13's right edge 24 against Balance's left edge 13 first costs each two squares.
    assert energy(do(table("B13", "G22", before), "play G22")) == after


def test_189_balance_stops_at_the_orange_cross() -> None:
    assert energy(do(table("", "G22", "20 9", duel=4), "play G22")) == [20, 9]
    assert energy(do(table("", "G22", "19 20", duel=4), "play G22")) == [20, 19]


def test_215_balance_does_not_bring_a_marker_back() -> None:
    state = do(table("B15", "G22", "1 9"), "play G22")
    assert told(state, "settle")[0]["energy"] == [-1, 9]
    assert voided(state) == [("balance", "duel:113")]
    assert told(state, "duel-end")[0]["winner"] == "balrog"


def test_219_ruse_lays_the_hand_open_to_everybody() -> None:
    state = do(table("B22", "G23 B05 B06", "12 12"), "play G23")
    for viewer in (GANDALF, -2):
        assert len(hand_known(state, viewer, "balrog")) == 6
    assert look(state, BALROG).sides["balrog"].seen == hand_known(state, BALROG, "balrog")


def test_220_ruse_has_no_effect_with_three_free_squares() -> None:
    # 12 9 becomes 12 6: Gandalf may look, but nobody else sees the hand.
    state = do(table("B22", "G23", "12 9"), "play G23")
    assert told(state, "text")[0]["effect"] is False
    assert len(hand_known(state, GANDALF, "balrog")) == 6
    assert hand_known(state, -2, "balrog") == []
    # With the Balrog ahead Gandalf sees nothing either.
    behind = do(table("B22", "G23", "5 15"), "play G23")
    assert energy(behind) == [5, 12]
    assert hand_known(behind, GANDALF, "balrog") == []


def test_221_the_reserve_comes_from_the_open_hand() -> None:
    # The duel ends with the Balrog's open hand at three cards: Gandalf knows his reserve.
    state = table(
        "B22 G16",
        "B21 B05 B06 B07",
        "12 12",
        left=1,
        began="gandalf",
        more="running: ruse; seen by all: B21 B05 B06 B07",
    )
    do(state, "play B21")
    assert look(state, GANDALF).sides["balrog"].reserve.cards == ["B05", "B06", "B07"]
    assert look(state, -2).sides["balrog"].reserve.cards == ["B05", "B06", "B07"]


def test_221_an_attack_that_ends_the_duel_shows_the_open_hand_too() -> None:
    # B05's 3 against G05's 124: 0 4 becomes -1 1, and the Balrog chooses of six open cards.
    state = do(table("B16 G23 B05", "G05", "0 4", more="running: ruse"), "play G05")
    assert energy(state) == [-1, 1]
    held = look(state, BALROG).sides["balrog"].hand.cards
    assert told(state, "open-hand") == [{"cards": held}]
    assert len(held) == 6
    for viewer in (GANDALF, -2):
        assert hand_known(state, viewer, "balrog") == held


def test_221_not_with_three_free_squares_at_the_end() -> None:
    state = do(table("B16 G23 B05", "G05", "0 8", more="running: ruse"), "play G05")
    assert energy(state) == [-1, 5]
    assert told(state, "open-hand") == []
    assert hand_known(state, GANDALF, "balrog") == []


def test_ruse_ends_with_the_duel() -> None:
    state = do(table("B22 G16", "B21", "12 12", left=1, began="gandalf", more="running: ruse"), "play B21")
    assert look(state).running == []


def test_225_magic_waits_until_it_is_used() -> None:
    state = do(table("B21", "G24 G16 B05 B06", "12 12", left=4), "play G24", "play B05")
    assert can(state) == ["refuse", "accept"]
    do(state, "accept", "play G16", "play B06", "refuse")
    assert look(state).refused == "B06"
    assert look(state).running == []
    assert row(state) == "B21 G24 B05 G16"


def test_227_a_refused_card_is_not_settled() -> None:
    state = do(table("G24", "B15 B16", "10 10", more="running: magic"), "play B15")
    assert energy(state) == [10, 10]
    assert energy(do(state, "refuse")) == [10, 10]
    assert "play B15" not in can(state)


def test_228_magic_has_no_effect_without_a_card_to_come() -> None:
    state = do(table("B21", "G24", left=1, began="balrog"), "play G24")
    assert read(state) == [("magic", "duel:228", False)]


def test_229_magic_has_no_effect_in_the_final() -> None:
    state = do(table("B21", "G24 B05", duel=4), "play G24", "play B05")
    assert state.waiting() == (GANDALF,)
    assert look(state).phase == "play"


def test_magic_ends_with_the_duel() -> None:
    state = do(table("G16", "B21", "9 9", left=1, began="gandalf", more="running: magic"), "play B21", "accept")
    assert look(state).running == []


def test_233_mirror_takes_no_damage() -> None:
    state = do(table("B15", "G25", "10 10"), "play G25")
    assert energy(state) == [10, 10]
    assert look(state).reflects == [1, 2, 3, 4]


def test_234_the_balrog_defends_against_himself() -> None:
    state = do(table("B15", "G25 B12", "10 10"), "play G25", "play B12")
    assert energy(state) == [10, 8]
    assert look(state).reflects == []


@pytest.mark.parametrize("card", ["B23", "B24", "B25", "B26"])
def test_235_a_special_next_to_the_mirror_loses_its_text(card: str) -> None:
    state = do(table("B21 G25", card), f"play {card}")
    assert [rule for _, rule in voided(state)] == ["duel:235"]
    assert look(state).running == []
    assert state.waiting() == (GANDALF,)


def test_238_mirror_as_the_last_card() -> None:
    state = do(table("B15", "G25", "9 9", left=1, began="balrog"), "play G25")
    assert told(state, "settle") == []
    assert read(state) == [("mirror", "duel:238", False)]
    assert told(state, "duel-end") == [{"winner": "gandalf", "free": -1, "climbed": 1, "steps": [1, 0]}]


def test_234_mirror_throws_an_attack_back_only_where_there_is_one() -> None:
    assert read(do(table("B15", "G25"), "play G25")) == [("mirror", "duel:234", True)]
    assert read(do(table("", "G25"), "play G25")) == [("mirror", "duel:234", False)]


@pytest.mark.parametrize("card", ["B23", "B24", "B25", "B26"])
def test_242_wrath_voids_the_next_special(card: str) -> None:
    state = do(table("G16", card, more="running: wrath"), f"play {card}")
    assert [rule for _, rule in voided(state)] == ["duel:242"]
    assert look(state).running == []


def test_242_wrath_waits_past_plain_cards() -> None:
    state = do(table("B21", "G26 G16 B05 B23"), "play G26", "play B05", "play G16")
    assert look(state).running == ["wrath"]
    assert voided(do(state, "play B23")) == [("strength", "duel:242")]


def test_243_wrath_lapses_with_the_duel() -> None:
    state = do(table("G16", "B21", "9 9", left=1, began="gandalf", more="running: wrath"), "play B21")
    assert look(state).running == []


def test_243_wrath_as_the_last_card_waits_for_nothing() -> None:
    state = do(table("B16", "G26", "9 9", left=1, began="balrog"), "play G26")
    assert read(state) == [("wrath", "duel:243", False)]
    assert read(do(table("B16", "G26", left=1), "play G26")) == [("wrath", "duel:242", True)]


def test_248_spell_lays_a_card_open() -> None:
    state = do(table("B21", "G27 B05"), "play G27", "draw B05")
    assert look(state).spellbound == "B05"
    assert hand_known(state, -2, "balrog") == ["B05"]
    assert can(state) == ["call", "wait"]


def test_249_called_at_once() -> None:
    state = do(table("B21", "G27 B05"), "play G27", "draw B05", "call")
    assert can(state) == ["play B05"]
    assert look(do(state, "play B05")).spellbound is None


def test_249_until_called_the_balrog_may_not_play_it() -> None:
    state = do(table("B21", "G27 G16 B05 B06", left=4), "play G27", "draw B05", "wait")
    assert "play B05" not in can(state)
    do(state, "play B06", "play G16")
    assert can(state) == ["call", "wait"]
    assert can(do(state, "call")) == ["play B05"]


def test_250_not_called_it_may_go_to_the_reserve_or_to_the_box() -> None:
    # An early end with five cards in hand: the open card is chosen like any other.
    state = table("G15", "B21 B01 B02 B03 B05", "9 3", left=2, more="spellbound: B05; phase: call")
    do(state, "wait", "play B21")
    assert energy(state) == [9, -1]
    assert "keep B01 B02 B03" in texts(state, BALROG)
    assert "keep B01 B02 B05" in texts(state, BALROG)


def test_250_with_three_cards_it_is_one_of_them() -> None:
    state = table("G16", "B21 B01 B02 B05", "9 9", left=1, began="gandalf", more="spellbound: B05; phase: call")
    do(state, "wait", "play B21")
    assert look(state, GANDALF).sides["balrog"].reserve == Pile(3, ["B05"])


def test_251_in_the_final_it_is_the_last_card() -> None:
    more = "spellbound: B05; phase: call"
    state = table("G16", "B05 B06 G01", "12 12", duel=4, left=2, began="gandalf", more=more)
    do(state, "wait")
    assert can(state) == ["play B06"]
    do(state, "play B06", "play G01")
    # Nothing is left to be decided about the last card.
    assert can(state) == ["play B05"]


# The Balrog's
