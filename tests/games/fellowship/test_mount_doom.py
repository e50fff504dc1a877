"""Mount Doom and the scores (cases M)."""

import pytest

from tests.games.fellowship.scene import scene

SUMMIT = "place mordor; lines travelling:12"


def test_case_73_R26_the_attempt_passes_on() -> None:
    s = scene(f"{SUMMIT}; active pippin; steps 0 0 11 0; hand pippin gT; stack cards")
    s.do("pippin", "play gT").roll("one")
    assert s.out("pippin")
    assert s.state.bearer == -1
    s.roll("eye").do("chance", "big shield 1")
    assert (s.reason, s.score) == ("ring-destroyed", 61)
    assert s.outcome.detail["each"] == [60, 60, 60, 61]


def test_case_75_the_bearer_lost_to_the_die_of_60() -> None:
    s = scene(f"{SUMMIT}; active pippin; steps 11 0 0 0; hand pippin gT; stack cards")
    s.do("pippin", "play gT").roll("eye")
    assert (s.reason, s.score) == ("bearer-lost", 60)


def test_the_active_player_destroys_the_ring() -> None:
    s = scene(f"{SUMMIT}; shields 3 4 0 5; out merry; hand frodo gT; stack cards")
    s.do("frodo", "play gT").roll("one", "two").do("chance", "big shield 3")
    assert (s.reason, s.score, s.at("frodo")) == ("ring-destroyed", 75, 3)
    assert s.outcome.detail["each"] == [66, 64, 60, 65]
    assert s.outcome.detail["group"] == 75


def test_a_failed_attempt_passes_clockwise_until_nobody_is_left() -> None:
    s = scene(f"{SUMMIT}; steps 11 11 0 0; out pippin merry; sauron 12; stack attempt 0", 4)
    s = scene("place mordor; lines travelling:13; bearer nobody; steps 11 11 0 0; out pippin merry; stack attempt")
    s.roll("one")
    assert s.out("frodo")
    s.roll("two")
    assert (s.reason, s.score) == ("ring-not-destroyed", 60)


def test_D11_nobody_rolls_the_die_of_60_for_who_is_out() -> None:
    s = scene("place mordor; lines travelling:13; active sam; out sam; stack board-end")
    assert (s.asked, s.state.top(1), s.state.bearer) == ("roll", 2, -1)


def test_R14_the_ring_reaches_60_and_the_die_is_still_rolled() -> None:
    s = scene("place mordor; lines travelling:10; active sam; stack cards, roll 0 1").roll("one")
    s.do("frodo", "move travelling")
    assert (s.asked, s.state.top(1), s.state.bearer) == ("roll", 1, 0)


def test_the_dice_passed_on_the_way_come_before_that_of_60() -> None:
    s = scene("place mordor; lines travelling:10; hand frodo w*; active frodo; stack dice 0, advance 0 1 3")
    s.roll("one")
    assert (s.at("frodo"), s.state.place, s.asked, s.state.bearer) == (1, 6, "roll", 0)
    s.roll("one")
    assert s.state.bearer == -1


@pytest.mark.parametrize(
    ("place", "marks", "score"),
    [
        ("moria", "", 10),
        ("moria", "lines fighting:10; ending 1", 20),
        ("helms-deep", "", 30),
        ("helms-deep", "lines fighting:7", 37),
        ("shelobs-lair", "lines fighting:3", 43),
        ("mordor", "", 50),
        ("mordor", "lines travelling:3", 51),
        ("mordor", "lines travelling:5", 52),
        ("mordor", "lines travelling:12", 59),
    ],
)
def test_case_77_C5_a_lost_journey_is_worth_the_number_reached(place: str, marks: str, score: int) -> None:
    s = scene(f"place {place}; {marks}; steps 11 0 0 0; stack roll 0").roll("one")
    assert s.score == score
    assert s.outcome.returns == (float(score),) * 4


@pytest.mark.parametrize(("place", "score"), [("bag-end", 0), ("rivendell", 0), ("lothlorien", 20)])
def test_case_77_a_journey_lost_in_a_haven(place: str, score: int) -> None:
    s = scene(f"place {place}; steps 11 0 0 0; stack roll 0").roll("one")
    assert (s.reason, s.score) == ("bearer-lost", score)


def test_C7_unused_gandalf_cards_are_worth_nothing() -> None:
    s = scene("place mordor; lines travelling:13; bearer nobody; stack attempt").roll("blank")
    s.do("chance", "big shield 1")
    assert s.score == 61
