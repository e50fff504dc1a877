"""What each special card of the Balrog does. The number in a name is the line of the rulebook."""

from bree.games.duel.fields.shapes import Pile
from tests.games.duel.table import (
    BALROG,
    GANDALF,
    can,
    do,
    energy,
    look,
    read,
    row,
    table,
    told,
    voided,
)

# Gandalf's


def test_176_feint_takes_no_special_card() -> None:
    state = table("B23 G20 B09 G18", "B22")
    assert "feint B09" in can(state)
    assert "feint B23" not in can(state)


def test_176_only_the_new_attack_is_settled() -> None:
    # B04 (left 1) comes from the middle to the end, against G18's 3: one square each; the middle is not settled again.
    state = do(table("B04 G19 B05 G18", "B22", "10 10"), "feint B04")
    assert row(state) == "B22 G19 B05 G18 B04"
    assert energy(state) == [9, 9]
    assert len(told(state, "settle")) == 1


def test_176_the_card_laid_again_attacks_next() -> None:
    state = do(table("B04 G19 B05 G18", "B22 G21", "10 10"), "feint B04", "play G21")
    assert energy(state) == [6, 9]


def test_177_feint_at_the_end_with_only_specials_laid() -> None:
    state = table("B23 G18", "B22", "10 10")
    assert "play B22" in can(state)
    assert energy(do(state, "play B22")) == [10, 9]
    assert row(state) == "B23 G18 B22"
    assert voided(state) == []


def test_242_feint_at_the_end_does_not_use_wrath_up_either() -> None:
    state = do(table("B23 G18", "B22", "10 10", more="running: wrath"), "play B22")
    assert voided(state) == []
    assert look(state).running == ["wrath"]


def test_177_feint_led() -> None:
    assert "play B22" in can(table("", "B22", turn="balrog"))


def test_185_strength() -> None:
    assert energy(do(table("G16", "B23", "10 10"), "play B23")) == [7, 10]


def test_185_strength_is_void_when_its_points_end_the_duel() -> None:
    state = do(table("G16", "B23", "0 10"), "play B23")
    assert energy(state)[0] == -1
    assert voided(state) == [("strength", "duel:113")]


def test_195_power_does_not_bring_a_marker_back() -> None:
    state = do(table("G15", "B24", "9 2"), "play B24")
    assert told(state, "settle")[0]["energy"] == [9, -1]
    assert voided(state) == [("power", "duel:113")]
    assert told(state, "duel-end")[0]["winner"] == "gandalf"


def test_199_only_the_players_see_what_trick_drew() -> None:
    state = do(table("G16", "B25 G05", "12 12"), "play B25", "draw G05")
    assert look(state, BALROG).sides["gandalf"].reserve.cards == ["G05"]
    assert look(state, -2).sides["gandalf"].reserve == Pile(1, [])
    event = next(e for e in state.events if e.kind == "trick")
    assert event.seen_by(BALROG) == event.seen_by(GANDALF) == {"card": "G05"}
    assert event.seen_by(-2) == {}


def test_199_tricks_card_is_one_of_the_three() -> None:
    state = table("B16 G16", "B25 G01 G02 G05", "9 9", left=1, began="gandalf")
    do(state, "play B25", "draw G05")
    assert look(state, GANDALF).sides["gandalf"].reserve.cards == ["G01", "G02", "G05"]
    assert look(state).duel == 2


def test_204_riposte_exchanges_the_answer() -> None:
    state = do(table("G16 B26", "G19", "10 10", more="running: riposte"), "play G19")
    assert can(state) == ["exchange G16", "stand"]
    do(state, "exchange G16")
    # G16's left edge 1234 against Riposte's 24 hits the Balrog twice; G19 in the old place is not settled.
    assert energy(state) == [10, 8]
    assert row(state) == "G19 B26 G16"


def test_204_the_balrog_may_leave_the_row_alone() -> None:
    state = do(table("G16 B26", "G19", "10 10", more="running: riposte"), "play G19", "stand")
    assert row(state) == "G16 B26 G19"
    assert energy(state) == [9, 8]


def test_204_riposte_concerns_only_the_next_card() -> None:
    state = do(
        table("G16 B26", "G19 G20 B05", "10 10", left=4, more="running: riposte"), "play G19", "stand", "play B05"
    )
    assert look(do(state, "play G20")).phase == "play"


def test_204_riposte_as_the_last_card_waits_for_nothing() -> None:
    state = do(table("G16", "B26", "9 9", left=1, began="gandalf"), "play B26")
    assert read(state) == [("riposte", "duel:204", False)]
    assert read(do(table("G16", "B26", left=1), "play B26")) == [("riposte", "duel:204", True)]


def test_205_the_moved_cards_text_is_void() -> None:
    state = do(table("G22 B26", "G19", "10 10", more="running: riposte"), "play G19", "exchange G22")
    # Balance's 13 against 24: two squares each, and no recovery.
    assert energy(state) == [8, 8]
    assert voided(state) == [("balance", "duel:205")]


def test_204_the_text_of_the_card_put_in_the_old_place_is_void() -> None:
    state = do(table("G16 B26", "G26", "10 10", more="running: riposte"), "play G26", "exchange G16")
    assert look(state).running == []
    assert voided(state) == [("wrath", "duel:204")]


def test_204_so_is_the_mirrors() -> None:
    state = do(table("G18 B26", "G25", "10 10", more="running: riposte"), "play G25", "exchange G18")
    assert voided(state) == [("mirror", "duel:204")]
    assert look(state).reflects == []


def test_205_both_cards_may_lose_their_texts() -> None:
    state = do(table("G22 B26", "G26", "10 10", more="running: riposte"), "play G26", "exchange G22")
    assert voided(state) == [("wrath", "duel:204"), ("balance", "duel:205")]


def test_riposte_finds_nothing_to_exchange() -> None:
    # Riposte led: Gandalf's first card has no earlier one.
    state = do(table("", "B26 G19", turn="balrog"), "play B26", "play G19")
    assert look(state).phase == "play"
    assert row(state) == "B26 G19"


def test_96_exhaustion_has_no_points() -> None:
    assert energy(do(table("G15", "B21", "10 10"), "play B21")) == [10, 6]
