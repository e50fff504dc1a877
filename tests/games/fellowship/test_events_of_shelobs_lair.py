"""The six events of Shelob's Lair (cases D)."""

import pytest

from tests.games.fellowship.scene import Scene, scene


def event(number: int, text: str, seats: int = 4, windows: bool = False, **options: str) -> Scene:
    return scene(f"place shelobs-lair; {text}; stack event {number + 11}", seats, windows, **options)


def test_gollum_for_seven_points_of_the_group() -> None:
    s = event(1, "active sam; shields 4 4 0 0")
    for _ in range(4):
        s.do("frodo", "give shields")
    s.do("sam", "give shields", "give shields", "give shields")
    s.draw_any(6)
    assert s.hand("sam") == "gollum"
    assert [s.size(h) for h in ("frodo", "pippin", "merry")] == [2, 2, 2]
    assert (s.shields("frodo"), s.shields("sam")) == (0, 1)


def test_gollum_refused_costs_nothing() -> None:
    s = event(1, "shields 4 4 0 0").do("sam", "give shields").do("frodo", "give up")
    assert (s.sauron, s.shields("sam"), s.asked) == (12, 4, "reveal")


def test_case_23_R19_faces_of_the_dead() -> None:
    s = event(
        2,
        "hand frodo wH; hand sam gH; hand pippin wH; hand merry gF w*; shields 0 3 2 0; tokens pippin sun",
    )
    s.do("frodo", "give wH").do("sam", "give up").do("pippin", "give up").do("merry", "give w*")
    assert (s.hand("frodo"), s.shields("sam"), s.hand("merry")) == ("", 0, "gF")
    assert s.out("pippin")
    assert (s.hand("pippin"), s.shields("pippin"), s.tokens("pippin")) == ("", 2, {})


def test_D18_a_player_may_keep_his_joker_and_pay_points() -> None:
    s = event(2, "active sam; hand sam w*; shields 3 5 3 3").do("sam", "give up")
    assert (s.hand("sam"), s.shields("sam")) == ("w*", 2)


def test_forbidden_pool_one_player_pays_five() -> None:
    s = event(3, "shields 4 5 4 4")
    assert "give shields" not in s.may("frodo")
    s.do("sam", "give shields").draw_any(4)
    assert (s.sauron, s.shields("sam"), s.size("merry")) == (12, 0, 1)
    assert event(3, "shields 4 4 4 4").do("frodo", "give up").sauron == 10


def test_case_25_the_bearer_alone_answers_the_nazgul() -> None:
    s = event(4, "active sam; hand sam elven-rope gT; hand frodo wR gT gT; steps 3 0 0 0").draw("wT")
    assert "give grey-travelling" not in s.may("sam")
    s.do("frodo", "give wR", "give gT", "give gT")
    assert s.at("frodo") == 2


def test_case_25_otherwise_everybody_rolls_from_the_active_player() -> None:
    s = event(4, "active sam; hand sam elven-rope gT; hand frodo gT gT; steps 3 0 0 0").draw("wT")
    s.do("frodo", "give up").roll("one", "two", "three", "blank")
    assert [s.at(h) for h in ("sam", "pippin", "merry", "frodo")] == [1, 2, 3, 3]


def test_shelob_appears_two_dice_or_sauron() -> None:
    s = event(5, "active pippin").do("pippin", "accept").roll("one", "two")
    assert (s.at("pippin"), s.sauron) == (3, 12)
    assert event(5, "active pippin").do("pippin", "decline").sauron == 10


def test_D7_an_active_task_without_active_player_has_failed() -> None:
    assert event(5, "active pippin; out pippin").sauron == 10


def test_D7_who_falls_out_before_he_has_chosen_has_failed() -> None:
    """Asked for the two dice, Pippin is called to the die of 46 by Guidance, and it puts him out."""
    s = event(5, "active pippin; steps 0 0 11 0; shields 0 5 0 0; lines fighting:5")
    s.do("sam", "call guidance for pippin").do("pippin", "move fighting", "move travelling").roll("one")
    assert (s.out("pippin"), s.sauron) == (True, 10)


def test_D7_who_falls_out_before_he_has_chosen_his_rest_calls_nobody() -> None:
    s = scene("place mordor; active pippin; out pippin; stack choice 2 18")
    assert s.sauron == 12


@pytest.mark.parametrize("merry", ["hand merry w* w*", ""])
def test_case_27_shelob_attacks_and_the_board_is_over(merry: str) -> None:
    s = scene(
        f"place shelobs-lair; events 5; hand sam anduril boromir; hand pippin gimli; {merry}; stack next-event; "
        "tokens frodo ring heart sun"
    )
    if merry:
        s.do("sam", "give anduril", "give boromir").do("pippin", "give gimli").do("merry", "give w*")
        assert (s.sauron, s.hand("merry")) == (12, "w*")
    else:
        s.do("frodo", "give up")
        assert s.sauron == 9
    assert s.at("sam") == 3  # tokens are asked for: the board is over
