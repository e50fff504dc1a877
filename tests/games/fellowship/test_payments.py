"""Paying together: give, take back, decline, give up."""

import pytest

from bree.core.errors import Illegal
from tests.games.fellowship.scene import scene

FIVE_FIGHTING = "stack event 4"


def test_any_seat_gives_and_takes_back_until_it_is_complete() -> None:
    s = (
        scene(f"hand sam gF gF; hand merry gF gF; {FIVE_FIGHTING}")
        .do("sam", "give gF", "give gF")
        .do("merry", "give gF")
    )
    s.do("sam", "take back")
    assert (s.hand("sam"), s.hand("merry")) == ("gF gF", "gF")
    asked = s.seen(0).asked
    assert asked.lacking
    assert asked.lacking.symbols["fighting"] == 4
    assert asked.given
    assert asked.given[3].cards == ["grey-fighting"]


def test_nobody_takes_back_more_than_three_times() -> None:
    s = scene(f"hand sam gF; {FIVE_FIGHTING}")
    for _ in range(3):
        s.do("sam", "give gF", "take back")
    s.do("sam", "give gF")
    assert "take back" not in s.may("sam")


def test_who_declined_is_asked_again_after_a_gift() -> None:
    s = scene(f"hand sam gF; hand merry gF; {FIVE_FIGHTING}").do("merry", "decline")
    assert s.open_to == ["frodo", "sam"]
    s.do("sam", "give gF")
    assert s.open_to == ["frodo", "merry"]  # Sam's hand is empty, as everybody sees


def test_only_the_active_player_gives_up_for_the_group() -> None:
    s = scene(f"active pippin; hand sam gF; {FIVE_FIGHTING}")
    assert "give up" in s.may("pippin")
    assert "give up" not in s.may("sam")
    s.do("pippin", "give up")
    assert s.sauron == 10


def test_without_active_player_the_next_one_leads() -> None:
    assert "give up" in scene(f"active pippin; out pippin; hand sam gF; {FIVE_FIGHTING}").may("merry")


def test_one_player_alone_until_he_takes_back() -> None:
    s = scene("place helms-deep; hand sam gR gF; hand pippin gR gF; stack event 6").do("sam", "give gR")
    assert not any(a.startswith("give g") for a in s.may("pippin"))
    s.do("sam", "take back").do("pippin", "give gR", "give gF")
    assert s.hand("pippin") == ""


def test_what_does_not_help_is_refused_with_the_rule() -> None:
    s = scene(f"hand sam gH; {FIVE_FIGHTING}")
    with pytest.raises(Illegal, match="does not help") as refused:
        s.do("sam", "give gH")
    assert refused.value.rule == "ruling:R8"


def test_R28_points_are_paid_one_by_one_from_any_shields() -> None:
    s = scene("place shelobs-lair; shields 7 0 0 0; stack event 12")
    for _ in range(7):
        s.do("frodo", "give shields")
    assert s.shields("frodo") == 0


def test_paid_cards_go_to_the_discard_pile_at_once() -> None:
    s = scene("hand sam gH; active sam; stack event 1").do("sam", "give gH")
    assert s.state.discards == 1 << 28


def test_guidance_that_ends_the_board_returns_what_was_given() -> None:
    s = scene(f"hand sam gF; shields 0 0 0 5; lines fighting:9; tokens frodo ring*2 heart sun; {FIVE_FIGHTING}")
    s.do("sam", "give gF").do("merry", "call guidance for frodo").do("frodo", "move fighting")
    s.do("chance", "big shield 1").draw_any(2)
    assert s.state.place == 3
    assert s.hand("sam").startswith("gF")
