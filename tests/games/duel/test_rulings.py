"""The rulings of the game's README, by their numbers."""

import pytest

from bree.core.chance import SPECTATOR
from bree.games.duel.fields.shapes import Pile
from bree.games.duel.outcome import points, winner
from bree.games.duel.rules.endings import steps_for
from tests.games.duel.table import BALROG, GANDALF, can, do, energy, hand_known, look, row, table, texts, told, voided


def test_A4_1_free_squares_are_the_difference_less_one() -> None:
    assert look(table(energy="10 6")).free == 3
    assert [steps_for(gap - 1) for gap in (1, 3, 4, 5, 6)] == [1, 1, 2, 2, 3]


def test_A4_2_zero_is_not_negative() -> None:
    state = do(table("G16", "B18", "1 9"), "play B18")
    assert energy(state) == [0, 9]
    assert told(state, "duel-end") == []
    assert told(do(table("G16", "B18", "0 9"), "play B18"), "duel-end") != []


def test_A4_3_the_right_to_look_is_judged_after_attack_and_text() -> None:
    # 8 8: after the attack 7 8, after Strength's text 5 8; two free squares, nobody looks.
    near = do(table("G16", "B23", "8 8"), "play B23")
    assert energy(near) == [5, 8]
    assert hand_known(near, BALROG, "gandalf") == []
    # One more, and the Balrog looks; it was the text that opened the gap.
    far = do(table("G16", "B23", "7 8"), "play B23")
    assert energy(far) == [4, 8]
    assert len(hand_known(far, BALROG, "gandalf")) == 6
    assert hand_known(far, -2, "gandalf") == []


def test_A4_4_a_text_can_end_the_duel() -> None:
    state = do(table("G16", "B23", "2 9"), "play B23")
    assert told(state, "settle")[0]["energy"] == [1, 9]
    assert told(state, "text")[0]["energy"] == [-1, 9]
    assert told(state, "duel-end")[0]["winner"] == "balrog"


def test_A4_5_in_the_final_any_card_left_keeps_it_going() -> None:
    state = do(table("G09", "B09 G01", "0 0", duel=4, left=2, began="gandalf"), "play B09")
    assert energy(state) == [-1, -1]
    assert state.waiting() == (GANDALF,)
    last = do(table("G09", "B09", "0 0", duel=4, left=1, began="gandalf"), "play B09")
    assert last.waiting() == ()


def test_A4_6_a_tied_final_is_lost_by_whoever_began() -> None:
    state = do(table("G16", "B21", "9 9", duel=4, left=1, began="gandalf"), "play B21")
    assert told(state, "duel-end")[0]["winner"] == "balrog"


def test_A4_7_unblocked_defence_behind_the_mirror_hits_gandalf() -> None:
    state = do(table("B11 G25", "B17", "10 10", more="reflects: 1 2"), "play B17")
    # 234 against 12: line 1 hits the Balrog, lines 3 and 4 hit Gandalf.
    assert energy(state) == [8, 9]


def test_A4_8_the_loser_names_the_beginner_with_his_hand_before_him() -> None:
    state = do(table("G16", "B21", "9 5", left=1, began="gandalf"), "play B21")
    while state.waiting() == (-1,):
        state.apply(-1, state.actions(-1)[0])
    assert state.waiting() == (BALROG,)
    assert len(hand_known(state, BALROG, "balrog")) == 9
    assert can(state) == ["begin gandalf", "begin balrog"]
    assert look(do(state, "begin balrog")).turn == "balrog"


def test_A4_9_early_end_three_cards_are_kept() -> None:
    state = do(table("G15", "B21 G01 G02 G03 G04", "9 3", left=2), "play B21")
    assert state.waiting() == (GANDALF, BALROG)
    assert len(texts(state, GANDALF)) == 10
    assert len(texts(state, BALROG)) == 4
    do(state, "keep G01 G02 G03", texts(state, BALROG)[0])
    side = look(state, GANDALF).sides["gandalf"]
    assert side.reserve.cards == ["G01", "G02", "G03"]
    assert side.box.count == 2
    assert look(state, BALROG).sides["gandalf"].box == Pile(2, [])


def test_A4_10_extended_match() -> None:
    # The sums by the seats of the second game: equal ones go to its Gandalf.
    assert (winner([3, 8]), winner([10, 1]), winner([5, 5])) == (1, 0, 0)


def test_A4_11_who_gives_up_scores_nothing_and_the_other_the_top() -> None:
    state = table("G16", "B23", "10 10", duel=2, more="steps: 3 1")
    assert points(state, (1.0, -1.0)) == [5.0, 0.0]
    assert points(state, (-1.0, 1.0)) == [0.0, 5.0]


def test_Q1_the_text_of_the_last_card_counts() -> None:
    state = do(table("G16", "B23", "10 10", left=1, began="gandalf"), "play B23")
    assert told(state, "text")[0]["energy"] == [7, 10]
    assert told(state, "duel-end")[0]["climbed"] == 1


def test_Q1_unless_the_option_says_that_it_does_not() -> None:
    state = do(table("G16", "B23", "10 10", left=1, began="gandalf", last_text="void"), "play B23")
    assert voided(state) == [("strength", "duel:113")]
    assert told(state, "duel-end")[0] == {"winner": "balrog", "free": 0, "climbed": 1, "steps": [0, 1]}
    earlier = do(table("G16", "B23", "10 10", left=2, began="gandalf", last_text="void"), "play B23")
    assert energy(earlier) == [7, 10]


def test_Q2_magic_may_refuse_the_sixth_card() -> None:
    state = table("G24", "B27 B05 B06 B07", "10 10", left=1, began="gandalf", more="running: magic")
    do(state, "play B27", "refuse")
    assert can(state) == ["play B05", "play B06", "play B07"]
    do(state, "play B05")
    assert look(state, BALROG).sides["balrog"].reserve.cards == ["B06", "B07", "B27"]


def test_Q3_a_refused_feint_is_taken_back_whole() -> None:
    state = table("B09 G24", "B22", "10 10", more="running: magic")
    do(state, "feint B09")
    assert row(state) == "B22 G24 B09"
    do(state, "refuse")
    assert row(state) == "B09 G24"
    assert energy(state) == [10, 10]
    assert hand_known(state, GANDALF, "balrog") == ["B22"]
    assert not [text for text in can(state) if text.startswith("feint")]


def test_Q4_next_to_the_mirror_wrath_is_not_used_up() -> None:
    state = do(table("B21 G25", "B23", more="running: wrath"), "play B23")
    assert voided(state) == [("strength", "duel:235")]
    assert look(state).running == ["wrath"]


def test_Q5_next_to_a_led_mirror_the_text_is_lost() -> None:
    state = do(table("", "G25 B24", "10 10"), "play G25", "play B24")
    assert voided(state) == [("power", "duel:235")]
    assert energy(state) == [9, 10]


def test_Q6_the_picture_stays_when_feint_takes_the_reflected_card() -> None:
    state = do(table("B11 G25", "B22", "10 10", more="reflects: 1 2"), "feint B11")
    # B11 (left 14) defends against its own 12: line 2 hits the Balrog, line 4 Gandalf.
    assert row(state) == "B22 G25 B11"
    assert energy(state) == [9, 9]


def test_Q7_feint_is_not_laid_at_the_end_while_it_can_be_exchanged() -> None:
    assert "play B22" not in can(table("B21 G18", "B22"))
    assert "feint B21" in can(table("B21 G18", "B22"))


@pytest.mark.parametrize(("card", "running"), [("G23", "ruse"), ("G24", "magic")])
def test_Q8_a_running_effect_goes_on_when_its_card_is_moved(card: str, running: str) -> None:
    state = table(f"{card} B26", "G19", "10 10", more=f"running: {running} riposte")
    do(state, "play G19", f"exchange {card}")
    assert [rule for _, rule in voided(state)] == ["duel:205"]
    assert look(state).running == [running]


def test_Q8_the_spellbound_card_stays_open_when_spell_is_moved() -> None:
    state = table("G27 B26", "G19 B05", "10 10", more="running: riposte; spellbound: B05")
    do(state, "play G19", "exchange G27")
    assert can(state) == ["call", "wait"]


@pytest.mark.parametrize(
    ("card", "after"), [("G22", [11, 9]), ("B23", [8, 10]), ("B24", [9, 11])], ids=["balance", "strength", "power"]
)
def test_Q9_the_text_of_a_led_card_counts(card: str, after: list[int]) -> None:
    state = table("", card, "10 10", turn="gandalf" if card[0] == "G" else "balrog")
    assert energy(do(state, f"play {card}")) == after


def test_Q10_no_look_after_the_end_of_a_duel() -> None:
    state = do(table("G15", "B21", "9 3", left=2), "play B21")
    assert energy(state) == [9, -1]
    assert [e.kind for e in state.events] == ["lay", "settle", "duel-end"]
    assert hand_known(state, GANDALF, "balrog") == []


def test_Q10_the_right_stands_after_a_mirror_or_a_led_card() -> None:
    state = do(table("B15", "G25", "10 6"), "play G25")
    assert len(hand_known(state, GANDALF, "balrog")) == 6
    led = do(table("", "G01", "10 6"), "play G01")
    assert len(hand_known(led, GANDALF, "balrog")) == 6


def test_Q11_with_three_cards_the_open_one_is_kept() -> None:
    state = table("G16", "B21 B01 B02 B05", "9 9", left=1, began="gandalf", more="spellbound: B05; phase: call")
    do(state, "wait", "play B21")
    assert look(state, BALROG).sides["balrog"].reserve.cards == ["B01", "B02", "B05"]


def test_Q12_the_open_card_and_tricks_card_count_as_hand() -> None:
    # The Balrog's open card is one of four: he has one to play, and the same negative square keeps the duel going.
    state = table("G09", "B09 B05 G01", "0 0", left=2, began="gandalf", more="spellbound: B05; phase: call")
    do(state, "wait", "play B09")
    assert energy(state) == [-1, -1]
    assert state.waiting() == (GANDALF,)
    # Gandalf holds three cards, but one of the three he keeps already lies aside: he has one to play.
    aside = do(table("G09", "B09", "0 0", left=2, began="gandalf", more="aside: yes"), "play B09")
    assert look(aside).sides["gandalf"].hand.count == 3
    assert aside.waiting() == (GANDALF,)


def test_Q13_the_figure_stops_on_the_fifth_step() -> None:
    state = do(table("G16", "B21", "15 1", left=1, began="gandalf", more="steps: 4 0"), "play B21")
    assert look(state).steps == (5, 0)
    assert state.outcome().detail == {"steps": [5, 0]}  # type: ignore[union-attr]
    # Thirteen free squares are worth three steps, but there was only one.
    assert told(state, "duel-end") == [{"winner": "gandalf", "free": 13, "climbed": 1, "steps": [5, 0]}]


def test_Q14_spell_after_the_balrogs_last_card_only_tells() -> None:
    state = table("B16", "G27 B05", "9 9", left=1, began="balrog")
    do(state, "play G27", "draw B05")
    assert look(state).duel == 2
    assert look(state, GANDALF).sides["balrog"].reserve == Pile(3, ["B05"])


def test_Q14_ruse_after_the_balrogs_last_card_shows_what_he_lays_by() -> None:
    """221: Gandalf has seen the cards that wait for the final."""
    state = table("B16", "G23 B05 B06 B07", "9 9", left=1, began="balrog")
    do(state, "play G23")
    assert told(state, "text") == [{"special": "ruse", "effect": True, "energy": [9, 6]}]
    assert told(state, "open-hand") == [{"cards": ["B05", "B06", "B07"]}]
    for viewer in (GANDALF, SPECTATOR):
        reserve = look(state, viewer).sides["balrog"].reserve
        assert reserve == Pile(3, ["B05", "B06", "B07"])


def test_Q14_ruse_finds_an_empty_hand_in_the_final() -> None:
    state = do(table("B16", "G23", "9 9", duel=4, left=1, began="balrog"), "play G23")
    assert told(state, "text") == [{"special": "ruse", "effect": False, "energy": [9, 6]}]
    assert told(state, "open-hand") == []
    assert look(state).sides["balrog"].looked_at is False


def test_Q14_spell_finds_an_empty_hand_in_the_final() -> None:
    state = do(table("B16", "G27", "9 9", duel=4, left=1, began="balrog"), "play G27")
    assert told(state, "text") == [{"special": "spell", "effect": False, "energy": [9, 7]}]
    assert state.waiting() == ()


def test_Q15_a_called_card_that_is_refused_is_ordinary_again() -> None:
    more = "running: magic; spellbound: B05; phase: call"
    state = do(table("G24", "B05 B06 G16", "10 10", left=3, more=more), "call", "play B05", "refuse")
    assert look(state).spellbound is None
    assert "play B05" not in can(state)
    do(state, "play B06", "play G16")
    assert "play B05" in can(state)


def test_Q16_a_replacement_is_played_like_any_card() -> None:
    feint = do(table("B09 G24", "B22 B05", "10 10", more="running: magic"), "play B05", "refuse", "feint B09")
    assert row(feint) == "B22 G24 B09"
    # Only the card that stays counts for Wrath.
    state = table("G24", "B23 B24", "10 10", more="running: magic wrath")
    do(state, "play B23", "refuse")
    assert look(state).running == ["wrath"]
    assert voided(do(state, "play B24")) == [("power", "duel:242")]


def test_Q17_reserves_are_chosen_hidden_and_at_the_same_time() -> None:
    state = do(table("G15", "B21 G01 G02 G03 G04", "9 3", left=2), "play B21")
    before = look(state, BALROG)
    other = state.clone()
    do(state, "keep G01 G02 G03")
    do(other, "keep G02 G03 G04")
    assert state.view(BALROG).json() == other.view(BALROG).json()
    assert look(state, BALROG).sides["gandalf"].chose
    assert before.sides["gandalf"].chose is False
    assert state.events[0].seen_by(BALROG) == {"side": "gandalf"}


def test_Q18_balance_before_or_after() -> None:
    assert energy(do(table("B15", "G22", "10 10"), "play G22")) == [10, 9]
    assert energy(do(table("B15", "G22", "10 10", balance="before"), "play G22")) == [9, 9]


def test_the_scale_has_a_last_square() -> None:
    # Ruling on the bottom of the scale: a marker stays on the last square.
    state = do(table("G15", "B21 G01", "-6 -6"), "play B21")
    assert told(state, "settle")[0]["energy"] == [-6, -8]
