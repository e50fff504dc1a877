"""Bag End, Rivendell and Lothlorien (cases A)."""

import pytest

import bree
from bree.core.errors import Malformed
from tests.games.fellowship.scene import GAME, Scene, scene

BAG_END_3 = "place bag-end; stack pay 24 6"


def test_case_1_R18_two_players_may_not_combine() -> None:
    s = scene(
        f"{BAG_END_3}; hand frodo gH gF*5; hand sam gH gT*5".replace("gF*5", "gF gF gF gF gF").replace(
            "gT*5", "gT gT gT gT gT"
        ),
        2,
    )
    s.do("frodo", "give gH")
    assert "give grey-hiding" not in s.may("sam")
    s.do("frodo", "give up")
    assert s.sauron == 11
    assert s.size("frodo") == s.size("sam") == 6


def test_case_1_C3_frodo_pays_with_two_whites() -> None:
    s = scene(f"{BAG_END_3}; hand frodo wF wT gF gF gF gF; hand sam gH gT gT gT gT gT", 2)
    s.do("frodo", "give wF", "give wT")
    assert s.sauron == 12
    assert s.hand("frodo") == "gF gF gF gF"


def test_4_1_1_six_cards_each_and_the_bearer_is_asked_to_prepare() -> None:
    s = Scene(bree.make("fellowship", 3), windows=False)
    s.draw_any(18)
    assert [s.size(h) for h in ("frodo", "sam", "pippin")] == [6, 6, 6]
    assert s.asked == "prepare"
    assert s.waits == ["frodo"]


def test_C8_preparations_show_four_cards_that_the_bearer_hands_out() -> None:
    s = scene("place bag-end; stack pay 24 6, prepare", 3)
    s.do("frodo", "accept").roll("one").draw("wF", "wF", "g" + "T", "w*")
    assert s.at("frodo") == 1
    s.do(
        "frodo",
        "hand wF to sam",
        "hand wF to frodo",
        "hand gT to pippin",
        "hand w* to sam",
    )
    assert (s.hand("frodo"), s.hand("sam"), s.hand("pippin")) == ("wF", "wF w*", "gT")
    assert s.asked == "pay"


def test_preparations_are_optional() -> None:
    s = scene("place bag-end; stack pay 24 6, prepare", 3)
    s.do("frodo", "decline")
    assert s.asked == "pay"
    assert s.at("frodo") == 0


@pytest.mark.parametrize(
    ("seats", "cards"),
    [(2, [4, 4]), (3, [4, 4, 4]), (4, [3, 3, 3, 3]), (5, [3, 3, 2, 2, 2])],
)
def test_case_3_C6_the_deal(seats: int, cards: list[int]) -> None:
    s = scene("place rivendell", seats)
    while s.waits == ["chance"]:
        s.draw_any(1)
    assert [int(n) for n in s.state.size] == cards
    assert int(s.state.box).bit_count() == 12 + (4 if seats == 2 else 0)  # Lothlorien's, and four unseen ones


@pytest.mark.parametrize(("out", "cards"), [("sam", [4, 0, 4, 4]), ("sam pippin merry", [4, 0, 0, 0])])
def test_D5_lothlorien_is_dealt_by_the_players_left(out: str, cards: list[int]) -> None:
    s = scene(f"place lothlorien; out {out}")
    while s.waits == ["chance"]:
        s.draw_any(1)
    assert [int(n) for n in s.state.size] == cards


def test_case_5_the_fellowship_step() -> None:
    s = scene(
        "place rivendell; hand frodo wT; hand sam gR; hand pippin gR; hand merry gH; "
        "stack place 2, for-each 25 15 0, council 15 0"
    )
    s.do("frodo", "choose wT").do("sam", "choose gR").do("pippin", "choose gR").do("merry", "choose gH")
    assert [s.hand(h) for h in ("frodo", "sam", "pippin", "merry")] == [
        "gH",
        "wT",
        "gR",
        "gR",
    ]
    assert "give white-travelling" not in s.may("sam")
    s.do("frodo", "give up").roll("eye").do("sam", "give up").roll("three")
    s.do("pippin", "give gR").do("merry", "give gR")
    assert s.sauron == 11
    assert s.at("sam") == 1
    assert s.hand("pippin") == s.hand("merry") == ""


def test_case_5_a_white_card_pays_for_frodo_only() -> None:
    s = scene("place rivendell; hand frodo wT; hand sam wT; stack place 2, for-each 25 3 0", 2)
    s.do("frodo", "give wT")
    assert s.sauron == 12
    assert s.may("sam") == ["give up"]


def test_council_the_card_just_received_may_be_passed_on() -> None:
    s = scene(
        "place rivendell; hand frodo wT; hand sam gR; hand pippin gH; stack place 2, council 7 0",
        3,
    )
    s.do("frodo", "choose wT")
    assert "choose white-travelling" in s.may("sam")


def test_rest_costs_two_points_for_two_cards_or_a_step() -> None:
    s = scene(
        "place lothlorien; shields 2 3 1; steps 2 0 0; stack place 4, for-each 26 7 0",
        3,
    )
    s.do("frodo", "give shields", "step to the light")
    assert (s.at("frodo"), s.shields("frodo")) == (1, 0)
    s.do("sam", "give shields", "draw two").draw("wF", "gF")
    assert (s.hand("sam"), s.shields("sam")) == ("wF gF", 1)
    assert s.may("pippin") == ["give up"]


def test_mirror_asks_a_joker_or_a_die() -> None:
    s = scene(
        "place lothlorien; hand frodo gH; hand sam w*; stack place 4, for-each 27 3 0",
        2,
    )
    s.do("frodo", "give up").roll("blank").do("sam", "give w*")
    assert s.hand("sam") == ""
    assert s.state.place == 4


def test_rivendell_begins_with_the_bearer_and_leads_to_moria() -> None:
    s = scene("place rivendell; stack place 2, for-each 25 1 0; hand frodo gR; out sam", 2)
    s.do("frodo", "give gR")
    assert s.state.place == 2
    assert s.waits == ["chance"]


def test_D2_seating_is_an_option() -> None:
    s = scene("active sam; stack turn-end", seating="frodo-sam-merry-pippin")
    assert s.state.active == 3
    with pytest.raises(Malformed, match="once each"):
        GAME.setting(3, {"seating": "frodo-sam-merry"})
