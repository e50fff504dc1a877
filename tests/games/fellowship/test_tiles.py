"""The event tiles (cases F), lines that are missing or finished."""

import pytest

from tests.games.fellowship.scene import scene


def test_case_35_the_ring_tile_moves_the_bearer() -> None:
    s = scene("active sam; steps 4 0 0 0").tile("ring")
    assert (s.at("frodo"), s.at("sam"), s.asked) == (5, 0, "reveal")


def test_case_35_R4_the_bearer_meets_sauron() -> None:
    s = scene("active sam; steps 11 0 0 0; lines fighting:3").tile("ring")
    assert (s.reason, s.score) == ("bearer-lost", 13)


def test_eye_or_two_a_volunteer_or_sauron() -> None:
    s = scene("").tile("eye-or-two").do("merry", "volunteer")
    assert (s.at("merry"), s.sauron) == (2, 12)
    s = scene("").tile("eye-or-two")
    assert s.open_to == ["frodo", "sam", "pippin", "merry"]
    s.do("sam", "decline").do("frodo", "decline").do("merry", "decline").do("pippin", "decline")
    assert s.sauron == 11


def test_who_declined_may_think_again_while_others_have_not() -> None:
    s = scene("").tile("eye-or-two").do("sam", "decline").do("sam", "volunteer")
    assert s.at("sam") == 2


def test_case_37_three_cards_of_the_group_hold_the_event_back() -> None:
    s = scene("hand sam gF miruvor; hand merry gT").tile("event-or-three-cards")
    s.do("sam", "give gF", "give miruvor").do("merry", "give gT")
    assert (s.state.event_at, s.asked) == (0, "reveal")


def test_case_37_two_cards_are_not_enough() -> None:
    s = scene("hand sam gF miruvor").tile("event-or-three-cards").do("sam", "give gF", "give miruvor")
    assert s.asked == "pay"
    s.do("frodo", "give up")
    assert (s.state.event_at, s.hand("sam")) == (1, "gF miruvor")


def test_D8_three_things_a_card_a_token_and_one_point() -> None:
    s = scene("hand sam gF; tokens pippin sun; shields 0 0 0 3").tile("event-or-three-things")
    s.do("sam", "give gF").do("pippin", "give token sun").do("merry", "give shields")
    assert (
        s.shields("merry"),
        s.tokens("pippin"),
        s.hand("sam"),
        s.state.event_at,
    ) == (2, {}, "", 0)


def test_case_39_tiles_until_an_activity_then_step_two() -> None:
    s = scene("hand frodo gF")
    s.tile("ring").tile("event").do("frodo", "give up").tile("eye-or-two")
    for seat in ("frodo", "sam", "pippin", "merry"):
        s.do(seat, "decline")
    s.tile("fighting")
    assert (s.at("frodo"), s.state.event_at, s.sauron, s.line("fighting"), s.asked) == (
        1,
        1,
        10,
        1,
        "cards",
    )
    s.do("frodo", "draw two").draw("wF", "wT")
    assert s.size("frodo") == 3
    assert s.state.active == 1


@pytest.mark.parametrize("tile", ["fighting", "travelling", "hiding"])
def test_an_activity_moves_its_line(tile: str) -> None:
    assert scene("").tile(tile).line(tile) == 1


@pytest.mark.parametrize(("text", "tile"), [("", "friendship"), ("lines hiding:7", "hiding")])
def test_R15_a_missing_or_finished_line_moves_another(text: str, tile: str) -> None:
    s = scene(text).tile(tile)
    assert [a for a in s.may("frodo") if a.startswith("move")] == [
        a for a in ("move fighting", "move travelling", "move hiding") if tile not in a
    ]
    s.do("frodo", "move travelling")
    assert s.line("travelling") == 1


def test_the_tiles_are_shuffled_anew_on_each_board() -> None:
    s = scene("place shelobs-lair; events 4; tiles event*2 fighting; lines fighting:9; tokens frodo ring*2 heart sun")
    s.tile("fighting")
    s.draw_any(2)
    assert s.state.place == 6
    assert sum(int(s.state.tiles) >> 4 * t & 15 for t in range(9)) == 23


def test_D7_active_player_out_between_showing_and_carrying_out() -> None:
    s = scene("active sam; out sam; tile fighting; stack cards, carry-out 0")
    assert (s.line("fighting"), s.state.active) == (0, 2)
    s = scene("active sam; out sam; tile ring; stack cards, carry-out 7")
    assert (s.at("frodo"), s.state.active) == (1, 2)
    s = scene("active sam; out sam; tile event; stack cards, carry-out 4").do("pippin", "give up")
    assert (s.state.event_at, s.sauron, s.state.active) == (1, 11, 2)
