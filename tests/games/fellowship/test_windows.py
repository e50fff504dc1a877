"""Windows: the same for everybody, skipped only on public facts, passed now or in advance (R1-R5, D19)."""

import pytest

from bree.core.errors import NotYourTurn
from bree.games.fellowship.fields.shapes import Asked
from tests.games.fellowship.scene import scene


def test_a_window_waits_for_every_player_in_the_game() -> None:
    assert scene("hand merry miruvor; out pippin", windows=True).open_to == [
        "frodo",
        "sam",
        "merry",
    ]


def test_it_is_skipped_where_nobody_could_use_it() -> None:
    assert scene(
        "place moria; hand merry gF; gone miruvor aragorn boromir gimli gandalf legolas anduril glamdring sting "
        "athelas mithril staff arwen galadriel box-of-earth bow elven-rope boat elven-cloak brooch belt elessar "
        "lembas phial; box ",
        windows=True,
    ).waits == ["chance"]


def test_it_opens_for_a_card_that_may_be_anywhere() -> None:
    """Sam holds Miruvor or an orc's spear: the pause is the same, as long as the others cannot know."""
    for card in ("miruvor", "gF"):
        s = scene(
            f"hand sam {card}; hand merry gT; box {'' if card == 'miruvor' else 'miruvor'}; gone aragorn boromir "
            "gimli gandalf legolas anduril glamdring sting athelas mithril staff arwen galadriel box-of-earth bow "
            "elven-rope boat elven-cloak brooch belt elessar lembas phial",
            windows=True,
        )
        assert s.open_to == ["frodo", "sam", "pippin", "merry"]


def test_open_hands_make_the_holder_public() -> None:
    assert scene("hand merry gF", windows=True, hands="open").waits == ["chance"]
    assert scene("hand merry miruvor", windows=True, hands="open").waits != ["chance"]


def test_five_points_open_it_when_gandalf_can_help() -> None:
    assert scene("shields 0 5 0 0", windows=True).asked == "window"
    assert scene("shields 0 4 0 0", windows=True).asked == "reveal"
    assert scene("shields 0 5 0 0; out sam", windows=True).asked == "reveal"


def test_D19_after_an_action_everybody_is_asked_again() -> None:
    s = (
        scene("shields 0 5 0 0; steps 3 0 0 0; hand merry miruvor", windows=True)
        .do("frodo", "pass")
        .do("pippin", "pass")
    )
    assert s.open_to == ["sam", "merry"]
    s.do("sam", "call healing for frodo")
    assert s.open_to == ["frodo", "sam", "pippin", "merry"]


def test_D19_after_a_card_is_thrown_away_too() -> None:
    s = scene("shields 0 5 0 0; steps 3 0 0 0; hand merry gF gT", windows=True).do("frodo", "pass").do("pippin", "pass")
    assert s.open_to == ["sam", "merry"]
    s.do("merry", "throw a card away", "choose gF")
    assert s.open_to == ["frodo", "sam", "pippin", "merry"]


def test_a_seat_lets_windows_pass_until_its_turn_or_the_board_ends() -> None:
    s = scene("shields 0 5 0 0; hand merry gF", windows=True).do("frodo", "pass until the board ends")
    s.do("pippin", "pass until the turn ends")
    assert s.open_to == ["sam", "merry"]
    s.do("sam", "pass").do("merry", "pass").tile("fighting")
    assert s.open_to == ["sam", "merry"]
    s.do("sam", "pass").do("merry", "pass")
    s.do("sam", "pass").do("merry", "pass").do("frodo", "step to the light")
    assert s.open_to == ["sam", "pippin", "merry"]


def test_a_seat_that_lets_windows_pass_may_still_act_and_may_stop() -> None:
    s = scene("shields 0 5 0 0; steps 3 0 0 0", windows=True).do("sam", "pass until the board ends")
    assert s.open_to == ["frodo", "pippin", "merry"]
    assert "call healing for frodo" in s.may("sam")
    s.do("sam", "stop passing")
    assert s.open_to == ["frodo", "sam", "pippin", "merry"]
    s.do("sam", "pass until the board ends")
    assert "stop passing" not in s.may("sam")  # once a turn, so that no game is endless


def test_passing_until_the_board_ends_ends_with_it() -> None:
    s = scene("pass-board frodo sam; pass-turn merry; stack place 3, board-end")
    assert (s.state.pass_board, s.state.pass_turn) == (0, 0)


def test_the_view_tells_who_has_passed() -> None:
    s = scene("shields 0 5 0 0", windows=True).do("merry", "pass").do("sam", "pass until the turn ends")
    for seat in range(4):
        fields = s.seen(seat)
        assert fields.asked == Asked(what="window", window="turn-begins", seat=0, passed=[3])
        assert fields.passing == [1]


def test_cards_can_be_thrown_away_in_windows_and_before_playing() -> None:
    s = scene("shields 0 5 0 0; hand merry gF gT", windows=True).do("merry", "throw a card away", "choose gF")
    assert (s.hand("merry"), s.state.discards) == ("gT", 1 << 20)
    assert "throw a card away" in scene("hand merry gF; stack cards").may("merry")


OPEN = ("window 4", "event 4", "volunteer 30 2", "cards", "choice 2 18", "choice 2 16")
SHUT = ("discard 2 2", "throw 2", "pass-on 2 0", "jokers 2 1", "ring-move 0 3", "council 4 2")


@pytest.mark.parametrize("decision", OPEN + SHUT)
def test_R1_at_which_decisions_cards_may_be_used(decision: str) -> None:
    s = scene(
        f"place helms-deep; active pippin; steps 0 0 2 0; hand pippin elessar gF gT; shields 0 5 0 0; stack {decision}",
        windows=True,
    )
    assert ("use elessar for pippin" in s.may("pippin")) == (decision in OPEN)
    assert ("call healing for pippin" in s.may("sam")) == (decision in OPEN)


def test_R1_at_the_preparations() -> None:
    s = scene("place bag-end; steps 0 2 0 0; shields 0 5 0 0; stack prepare")
    assert "call healing for sam" in s.may("sam")
    s.do("frodo", "accept").roll("blank").draw_any(4)
    assert (s.asked, s.may("sam")) == ("spread", [])


def test_nobody_is_heard_outside_a_window() -> None:
    s = scene("hand merry gF; stack roll 2", windows=True)
    while s.asked == "window":
        s.do(s.waits[0], "pass")
    with pytest.raises(NotYourTurn):
        s.do("merry", "pass")
