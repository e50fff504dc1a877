"""The worked cases, by their numbers."""

import pytest

from bree.core.state import State
from bree.games.duel.outcome import points, winner
from tests.games.duel.table import (
    BALROG,
    GANDALF,
    can,
    do,
    ended,
    energy,
    hand_known,
    look,
    row,
    table,
    texts,
    told,
    voided,
)


def test_case_1_rulebook_example() -> None:
    state = table(hand="G19 G01 B09")
    assert energy(do(state, "play G19")) == [15, 15]
    assert told(state, "settle") == []
    assert energy(do(state, "play B09")) == [14, 13]
    assert told(state, "settle") == [
        {
            "attacker": "gandalf",
            "attack": [1, 3, 4],
            "defence": [2, 3],
            "lines": [
                {"line": 1, "struck": "balrog", "energy": [15, 14]},
                {"line": 2, "struck": "gandalf", "energy": [14, 14]},
                {"line": 3, "struck": None, "energy": [14, 14]},
                {"line": 4, "struck": "balrog", "energy": [14, 13]},
            ],
            "energy": [14, 13],
        }
    ]
    assert energy(do(state, "play G01")) == [12, 12]
    assert row(state) == "G19 B09 G01"


def test_case_3_balance_compares_after_the_attack() -> None:
    assert energy(do(table("B15", "G22", "10 10"), "play G22")) == [10, 9]
    assert energy(do(table("B16", "G22", "10 11"), "play G22")) == [11, 9]


@pytest.mark.parametrize(
    ("before", "steps", "after"),
    [
        ("10 10", "1 2", [9, 11]),
        ("10 10", "0 0", [8, 11]),
        ("10 10", "1 0", [8, 12]),
        ("10 19", "1 2", [9, 20]),
        ("10 19", "0 0", [8, 20]),
        ("10 19", "1 0", [8, 20]),
    ],
)
def test_case_5_power_looks_at_the_bridge(before: str, steps: str, after: list[int]) -> None:
    state = do(table("G16", "B24", before, more=f"steps: {steps}"), "play B24")
    assert told(state, "settle")[0]["energy"][0] == 9
    assert energy(state) == after


def test_case_7a_same_square_below_zero_goes_on() -> None:
    state = do(table("G09", "B09 G01", "0 0"), "play B09")
    assert energy(state) == [-1, -1]
    assert state.waiting() == (GANDALF,)
    do(state, "play G01")
    assert energy(state) == [-3, -2]
    assert told(state, "duel-end") == [{"winner": "balrog", "free": 0, "climbed": 1, "steps": [0, 1]}]


def test_case_7b_the_text_works_and_ends_the_duel() -> None:
    state = do(table("B11", "G22", "0 0"), "play G22")
    assert told(state, "settle")[0]["energy"] == [-1, -1]
    assert energy(state) == [0, -2]
    assert told(state, "duel-end") == [{"winner": "gandalf", "free": 1, "climbed": 1, "steps": [1, 0]}]


def test_case_7c_the_twelfth_card() -> None:
    state = do(table("B11", "G22", "0 0", left=1, began="balrog"), "play G22")
    assert voided(state) == [("balance", "duel:113")]
    assert told(state, "text") == []
    assert told(state, "duel-end") == [{"winner": "gandalf", "free": -1, "climbed": 1, "steps": [1, 0]}]


@pytest.mark.parametrize(
    ("before", "card", "after", "winner", "climbed"),
    [
        ("10 9", "B21", [10, 9], "gandalf", 1),
        ("10 7", "B21", [10, 7], "gandalf", 1),
        ("6 10", "B21", [6, 10], "balrog", 2),
        ("10 5", "B21", [10, 5], "gandalf", 2),
        ("4 10", "B21", [4, 10], "balrog", 3),
        ("0 2", "B18", [-1, 2], "balrog", 1),
        ("0 3", "B18", [-1, 3], "balrog", 2),
        ("7 7", "B21", [7, 7], "balrog", 1),
    ],
)
def test_case_9_steps(before: str, card: str, after: list[int], winner: str, climbed: int) -> None:
    # The last card meets an empty edge: exhaustion changes nothing, B18 hits Gandalf once.
    state = do(table("G16", card, before, left=1, began="gandalf"), f"play {card}")
    end = told(state, "duel-end")[0]
    assert told(state, "settle")[0]["energy"] == after
    assert (end["winner"], end["climbed"]) == (winner, climbed)


def test_case_9_a_tie_in_a_duel_begun_by_the_balrog() -> None:
    state = do(table("B16", "G21", "7 7", left=1, began="balrog"), "play G21")
    assert told(state, "duel-end") == [{"winner": "gandalf", "free": -1, "climbed": 1, "steps": [1, 0]}]


def test_case_11_ruse_is_suspended_not_lost() -> None:
    state = table("B22", "G23 G03 G21 B21 B16 B09", "12 12", left=5)
    do(state, "play G23")
    assert energy(state) == [12, 9]
    assert look(state).open_hand
    assert len(hand_known(state, -2, "balrog")) == 8
    do(state, "play B21")
    assert energy(state) == [12, 7]
    assert not look(state).open_hand
    do(state, "play G03", "play B16")
    assert energy(state) == [11, 6]
    assert not look(state).open_hand
    do(state, "play G21", "play B09")
    assert energy(state) == [9, 6]
    assert look(state).open_hand


def test_case_11_spell_draws_blind_from_the_open_hand() -> None:
    state = do(table("B22", "G27 B05", "12 12", more="running: ruse"), "play G27")
    assert len(can(state)) == look(state).sides["balrog"].hand.count
    do(state, "draw B05")
    assert look(state).spellbound == "B05"
    assert look(state).open_hand


def test_case_13a_next_to_the_mirror() -> None:
    state = do(table("B11 G25", "B23", "10 10", more="reflects: 1 2"), "play B23")
    assert energy(state) == [9, 8]
    assert voided(state) == [("strength", "duel:235")]


def test_case_13b_feint_after_the_mirror() -> None:
    state = do(table("B09 G20 B11 G25", "B22", "10 10", more="reflects: 1 2"), "feint B09")
    assert energy(state) == [9, 9]
    assert row(state) == "B22 G20 B11 G25 B09"


def test_case_15_mirror_led() -> None:
    state = do(table("", "G25 B09 B23"), "play G25")
    assert energy(state) == [15, 15]
    assert look(state).reflects == []
    assert energy(do(state.clone(), "play B09")) == [13, 15]
    do(state, "play B23")
    assert energy(state) == [14, 15]
    assert voided(state) == [("strength", "duel:235")]


def test_case_17a_feint_does_not_use_wrath_up() -> None:
    state = table("B09 G26", "B22 B23 G16", "10 10", more="running: wrath")
    assert energy(do(state, "feint B09")) == [10, 9]
    assert look(state).running == ["wrath"]
    assert energy(do(state, "play G16")) == [10, 7]
    assert energy(do(state, "play B23")) == [9, 7]
    assert voided(state) == [("strength", "duel:242")]
    assert look(state).running == []


def test_case_17b_trick_in_the_final_does_not_use_wrath_up() -> None:
    state = do(table("G16", "B25", "10 10", duel=4, more="running: wrath"), "play B25")
    assert energy(state) == [8, 10]
    assert voided(state) == [("trick", "duel:200")]
    assert state.waiting() == (GANDALF,)
    assert look(state).running == ["wrath"]


def test_case_19a_trick() -> None:
    state = table("G16", "B25 G02 G03 G05 G17 G19 B15", "5 12", left=2)
    do(state, "play B25")
    assert energy(state) == [3, 12]
    assert can(state) == ["draw G02", "draw G03", "draw G05", "draw G17", "draw G19"]
    do(state, "draw G05")
    assert look(state, BALROG).sides["gandalf"].reserve.cards == ["G05"]
    assert look(state, GANDALF).sides["gandalf"].hand.cards == ["G02", "G03", "G17", "G19"]
    # He goes on with four cards, of which two are played.
    assert can(state) == ["play G02", "play G03", "play G17", "play G19"]


def test_case_19a_an_early_end_adds_only_two_cards() -> None:
    state = table("G16", "B25 G02 G03 G05 G17 G19", "2 12", left=2)
    do(state, "play B25", "draw G05", "play G02")
    assert energy(state)[0] < 0
    assert texts(state, GANDALF) == ["keep G03 G17", "keep G03 G19", "keep G17 G19"]


def test_case_19b_trick_in_the_final() -> None:
    state = do(table("G16", "B25", "12 12", duel=4), "play B25")
    assert energy(state) == [10, 12]
    assert state.waiting() == (GANDALF,)


def test_case_21a_riposte_brings_the_mirror_back() -> None:
    state = table("B01 G25 B26", "G19 B23", "10 10", more="running: riposte")
    do(state, "play G19", "exchange G25")
    assert row(state) == "B01 G19 B26 G25"
    assert energy(state) == [10, 10]
    assert look(state).reflects == [2, 4]
    do(state, "play B23")
    assert energy(state) == [9, 8]
    assert voided(state) == [("strength", "duel:235")]


def test_case_21b_the_mirror_in_an_old_place_does_nothing() -> None:
    state = table("G18 B26", "G25 B23", "10 10", more="running: riposte")
    do(state, "play G25", "exchange G18")
    assert row(state) == "G25 B26 G18"
    assert energy(state) == [8, 9]
    assert energy(do(state, "play B23")) == [6, 9]
    assert voided(state) == []


def test_case_23_magic() -> None:
    state = table("G24", "B27 B23 B04 B05 B06", "10 10", left=2, more="running: magic")
    do(state, "play B27")
    assert can(state) == ["refuse", "accept"]
    do(state, "refuse")
    assert can(state) == ["play B04", "play B05", "play B06", "play B23"]
    assert look(state).sides["balrog"].hand.count == 5
    do(state, "play B23")
    assert told(state, "settle")[0]["energy"] == [9, 8]
    assert energy(state) == [7, 8]
    assert look(state).sides["balrog"].hand.count == 4
    assert hand_known(state, GANDALF, "balrog") == ["B27"]
    do(state, can(state)[0])
    do(state, "play B27")
    assert look(state).phase != "refuse"


def test_case_23_magic_without_effect() -> None:
    state = do(table("B16", "G24", "10 10", duel=4), "play G24")
    assert told(state, "text")[0]["effect"] is False
    assert look(state).running == []
    last = do(table("B16", "G24", "10 10", left=1, began="balrog"), "play G24")
    assert told(last, "text")[0]["effect"] is False


class TestCase25:
    """Who begins, who wins: one whole game by the energies at the end of each duel."""

    @staticmethod
    def end(duel: int, began: str, after: str, steps: str, lost: str) -> State:
        """The last card of a duel, which changes nothing, and what follows."""
        more = f"steps: {steps}" + (f"; lost: {lost}" if lost else "")
        if began == "gandalf":
            return do(table("G16", "B21", after, duel, 1, began=began, more=more), "play B21")
        return do(table("B16", "G21", after, duel, 1, began=began, more=more), "play G21")

    def test_a(self) -> None:
        one = self.end(1, "gandalf", "10 5", "0 0", "")
        assert look(one).steps == (2, 0)
        assert look(one).lost == "balrog"
        two = self.end(2, "gandalf", "9 9", "2 0", "balrog")
        assert look(two).steps == (2, 1)
        assert look(two).lost == "gandalf"
        three = self.end(3, "balrog", "7 10", "2 1", "gandalf")
        assert look(three).steps == (2, 2)
        assert three.waiting() == (GANDALF,)
        assert can(three) == ["begin gandalf", "begin balrog"]
        final = self.end(4, "gandalf", "8 8", "2 2", "gandalf")
        assert look(final).steps == (2, 3)
        assert ended(final).returns == (-1.0, 1.0)
        assert ended(final).reason == "higher-on-bridge"

    def test_b(self) -> None:
        assert look(self.end(1, "gandalf", "10 4", "0 0", "")).steps == (3, 0)
        assert look(self.end(2, "gandalf", "10 9", "3 0", "balrog")).steps == (4, 0)
        three = self.end(3, "gandalf", "9 10", "4 0", "balrog")
        assert look(three).steps == (4, 1)
        assert look(three).lost == "gandalf"
        assert three.waiting() == (BALROG,)
        final = self.end(4, "gandalf", "9 10", "4 1", "gandalf")
        assert look(final).steps == (4, 2)
        assert ended(final).returns == (1.0, -1.0)

    def test_c(self) -> None:
        final = self.end(4, "gandalf", "9 10", "2 1", "balrog")
        assert look(final).steps == (2, 2)
        assert ended(final).returns == (-1.0, 1.0)
        assert ended(final).reason == "won-final"

    def test_d(self) -> None:
        two = self.end(2, "gandalf", "10 2", "3 0", "balrog")
        assert look(two).steps == (5, 0)
        assert ended(two).returns == (1.0, -1.0)
        assert (ended(two).reason, ended(two).rule) == ("top-of-bridge", "duel:160")

    def test_e_extended_match(self) -> None:
        # Player 1 is Gandalf first, so he is the Balrog of the second game; his sums are 6:5, 5:6 and 6:6.
        assert (winner([5, 6]), winner([6, 5]), winner([6, 6])) == (1, 0, 0)
        two = self.end(2, "gandalf", "10 2", "3 0", "balrog")
        assert points(two, ended(two).returns) == [5.0, 0.0]
