"""The six events of Mordor (cases E)."""

import pytest

from tests.games.fellowship.scene import Scene, scene


def event(number: int, text: str, seats: int = 4, windows: bool = False, **options: str) -> Scene:
    return scene(f"place mordor; {text}; stack event {number + 17}", seats, windows, **options)


def test_sam_saves_frodo_three_points_for_two_cards_or_a_step() -> None:
    s = event(1, "shields 3 4 2 0; steps 0 2 0 0")
    s.do("frodo", "give shields", "draw two").draw("wF", "wT").do("sam", "give shields", "step to the light")
    assert (s.hand("frodo"), s.shields("frodo"), s.at("sam"), s.shields("sam")) == (
        "wF wT",
        0,
        1,
        1,
    )
    assert s.may("pippin") == ["give up"]
    s.do("pippin", "give up").do("merry", "give up")
    assert s.sauron == 12


def test_case_29_eowyn_given_everybody_draws() -> None:
    s = event(2, "hand merry eowyn w*").do("merry", "give eowyn").draw_any(4)
    assert [s.size(h) for h in ("frodo", "sam", "pippin", "merry")] == [1, 1, 1, 2]


def test_case_29_C9_jokers_are_no_substitute() -> None:
    s = event(2, "hand merry aragorn w*")
    assert s.may("merry") == ["decline"]
    s.do("frodo", "give up").roll("one", "one", "one", "one")
    assert [s.at(h) for h in ("frodo", "sam", "pippin", "merry")] == [1, 1, 1, 1]


@pytest.mark.parametrize(("number", "token"), [(3, "heart"), (4, "sun")])
def test_D17_pelennor_and_the_mouth_die_first_then_two_cards(number: int, token: str) -> None:
    s = event(number, f"active sam; tokens frodo {token}; hand sam gF gH gT; out pippin merry")
    s.roll("cards")
    assert s.asked == "discard"
    s.do("sam", "choose gF", *[])
    assert s.hand("sam") == ""  # one card for the die (Sam), then both that were left
    assert not s.out("sam")
    s.do("frodo", f"give token {token}")
    assert s.tokens("frodo") == {}


def test_D4_the_two_cards_lapse_with_the_board_and_the_die_does_not() -> None:
    s = event(3, "lines travelling:12; shields 5 0 0 0; hand frodo gF; out sam pippin merry", windows=True)
    s.everybody_passes()
    s.do("frodo", "call guidance for frodo", "move travelling").everybody_passes()
    assert s.line("travelling") == 13
    s.roll("one")
    assert (s.at("frodo"), s.hand("frodo"), s.out("frodo")) == (1, "gF", False)


def test_who_has_the_token_may_still_keep_it() -> None:
    s = event(3, "tokens frodo heart; hand frodo gF gH gT; out sam pippin merry")
    s.do("frodo", "give up").roll("blank").do("frodo", "choose gF", "choose gH")
    assert (s.hand("frodo"), s.tokens("frodo")) == ("gT", {"heart": 1})


def test_case_31_C4_athelas_spares_the_die_and_the_cards() -> None:
    s = event(4, "hand frodo athelas gF gH; hand sam gT", 2, windows=True)
    assert s.asked == "window"
    assert "use athelas for frodo" in s.may("frodo")
    pass_all(s)
    s.roll("blank")
    pass_all(s)
    s.do("frodo", "choose gF", "choose gH")
    assert "use athelas for sam" in s.may("frodo")
    s.do("frodo", "use athelas for sam")
    pass_all(s)
    assert (s.hand("sam"), s.out("sam"), s.asked) == ("gT", False, "reveal")


@pytest.mark.parametrize(("number", "token", "line"), [(3, "heart", "fighting"), (4, "sun", "hiding")])
def test_a_token_gained_in_the_window_is_accepted(number: int, token: str, line: str) -> None:
    """Frodo lacks it; before he suffers, Guidance takes him to the space that gives one (lotr:506-507)."""
    s = event(number, "shields 0 5; hand frodo gF gT gH; hand sam gR", 2, windows=True)
    s.do("sam", "call guidance for frodo").do("frodo", f"move {line}", f"move {line}").everybody_passes()
    assert (s.asked, s.tokens("frodo")) == ("pay", {token: 1})
    s.do("frodo", f"give token {token}")
    assert (s.hand("frodo"), s.tokens("frodo"), s.seen(0).asked.seat) == ("gF gT gH", {}, 1)


def pass_all(s: Scene) -> None:
    while s.asked == "window" and "chance" not in s.waits:
        before = s.state.depth
        s.do(s.waits[0], "pass")
        if s.state.depth < before and s.asked != "window":
            break


def test_surrounded_asks_seven_cards_of_any_kind() -> None:
    s = event(5, "hand frodo gF gF gT; hand sam miruvor gH; hand merry gR gollum")
    s.do("frodo", "give gF", "give gF", "give gT").do("sam", "give miruvor", "give gH")
    s.do("merry", "give gR", "give gollum")
    assert (s.sauron, s.asked) == (
        12,
        "reveal",
    )  # R11: Gollum thrown in as any card rolls no die
    assert event(5, "hand frodo gF").do("frodo", "give up").sauron == 9


def test_the_ring_is_mine() -> None:
    s = event(6, "lines travelling:8")
    assert (s.reason, s.score) == ("ring-is-mine", 55)


def test_case_33_R5_magic_is_not_on_offer_against_the_last_event() -> None:
    s = scene(
        "place mordor; lines travelling:8; events 5; shields 0 5 0 0; stack carry-out 4",
        windows=True,
    )
    calls = [a for a in s.may("sam") if a.startswith("call")]
    assert "call guidance for frodo" in calls
    assert not any("magic" in a for a in calls)
    s.windows = False
    s.do("sam", "pass")
    assert (s.reason, s.score) == ("ring-is-mine", 55)


def test_case_33_R2_the_ring_may_still_reach_the_end_first() -> None:
    s = scene(
        "place mordor; lines travelling:10; events 5; tile event; stack carry-out 4, window 2",
        windows=True,
    )
    s.do("frodo", "put on the ring")
    s.windows = False
    s.roll("eye")
    s.do("frodo", "move travelling")
    assert s.line("travelling") == 13
    assert s.state.event_at == 5
    assert s.asked == "roll"  # the die of 60
