"""The five Gandalf cards (cases J)."""

from bree.core.chance import SPECTATOR
from tests.games.fellowship.scene import scene


def test_case_61_R7_guidance_serves_the_active_player() -> None:
    s = scene("shields 0 5 0 0; lines travelling:2; stack cards").do("sam", "call guidance for frodo")
    s.do("frodo", "move travelling", "move fighting")
    assert (s.tokens("frodo"), s.shields("frodo"), s.shields("sam")) == (
        {"sun": 1},
        1,
        0,
    )
    assert (s.asked, s.waits) == ("cards", ["frodo"])


def test_case_61_R2_guidance_forestalls_an_event() -> None:
    s = scene(
        "shields 0 5 0 0; lines fighting:8; tile event; tokens frodo ring*2 heart sun; stack carry-out 4, window 2",
        windows=True,
    )
    s.do("sam", "call guidance for frodo").windows = False
    s.do("frodo", "move fighting", "move fighting").do("chance", "big shield 2").roll("one")
    assert (s.state.event_at, s.at("frodo"), s.shields("frodo")) == (0, 1, 2)
    s.draw_any(2)
    assert s.state.place == 3


def test_case_63_foresight_puts_three_tiles_in_any_order() -> None:
    s = scene("shields 0 5 0 0; events 5; tiles event ring fighting hiding; stack cards").do(
        "sam", "call foresight for sam"
    )
    s.tile("event").tile("ring").tile("fighting")
    assert s.waits == ["sam"]
    s.do("sam", "put fighting next", "put event next")
    assert s.seen(1).tiles.fixed == ["fighting", "event", "ring"]
    assert s.seen(0).tiles.fixed == []
    assert s.seen(SPECTATOR).tiles.fixed_count == 3
    s.do("frodo", "step to the light")
    assert [s.state.setting.game.notation.text(a) for a in s.state.actions(-1)] == ["tile fighting"]
    s.tile("fighting").do("sam", "step to the light").tile("event")
    assert s.state.looker == 1


def test_foresight_with_fewer_tiles_left() -> None:
    s = scene("shields 0 5 0 0; events 5; tiles event ring; stack cards").do("sam", "call foresight for merry")
    s.tile("event").tile("ring").do("merry", "put ring next")
    assert s.seen(3).tiles.fixed == ["ring", "event"]


def test_healing_two_spaces() -> None:
    s = scene("shields 0 5 0 0; steps 0 0 3 1; stack cards").do("sam", "call healing for pippin")
    assert s.at("pippin") == 1
    assert s.shields("sam") == 0
    assert not any(a.startswith("call") for a in s.may("sam"))


def test_persistence_four_cards() -> None:
    s = scene("shields 0 6 0 0; stack cards").do("sam", "call persistence for merry").draw_any(4)
    assert (s.size("merry"), s.shields("sam")) == (4, 1)


def test_magic_after_the_marker_moved() -> None:
    s = scene("shields 0 5 0 0; stack next-event", windows=True).do("sam", "call magic for frodo")
    s.windows = False
    while s.asked == "window":
        s.do(s.waits[0], "pass")
    assert (s.state.event_at, s.asked, s.sauron) == (1, "reveal", 12)


def test_magic_on_the_last_event_ends_the_board() -> None:
    s = scene(
        "shields 0 5 0 0; events 5; tokens frodo ring*2 heart sun; stack next-event",
        windows=True,
    )
    s.do("sam", "call magic for frodo").windows = False
    while s.asked == "window":
        s.do(s.waits[0], "pass")
    s.draw_any(2)
    assert s.state.place == 3


def test_R27_magic_may_cancel_the_event_that_follows_the_stone() -> None:
    s = scene("active sam; events 3; shields 0 5 0 0; stack event 2", windows=True).draw("gF").do("sam", "give up")
    assert (s.state.event_at, s.asked) == (4, "window")
    assert "call magic for sam" in s.may("sam")


def test_R6_one_player_alone_pays_and_who_is_out_cannot() -> None:
    s = scene("shields 4 4 9 0; out pippin; steps 1 1 1 1; stack cards")
    for seat in ("frodo", "sam", "pippin"):
        assert not any(a.startswith("call") for a in s.may(seat))


def test_D9_guidance_as_two_jokers_in_a_cost() -> None:
    s = scene("shields 0 5 0 0; hand merry gF; stack event 0").do("sam", "call guidance to pay")
    assert (s.asked, s.sauron, s.shields("sam")) == ("reveal", 12, 0)


def test_D9_not_where_the_active_player_may_not_pay() -> None:
    s = scene("place shelobs-lair; active sam; shields 0 5 0 0; hand frodo gT; stack event 15").draw("wT")
    assert "call guidance to pay" not in s.may("sam")


def test_gandalf_cards_are_used_up() -> None:
    s = scene("shields 0 10 0 0; steps 0 5 0 0; stack cards").do("sam", "call healing for sam")
    assert not any("healing" in a for a in s.may("sam"))
    assert any("persistence" in a for a in s.may("sam"))


def test_guidance_belongs_to_a_board() -> None:
    s = scene("place rivendell; shields 5 0 0 0; steps 1 0 0 0; hand frodo gR; stack place 2, for-each 25 1 0")
    calls = {a.split()[1] for a in s.may("frodo") if a.startswith("call")}
    assert calls == {"healing", "persistence"}


def test_D7_guidance_may_put_out_the_player_who_is_asked() -> None:
    """Pippin is asked for two symbols, calls Guidance instead, and its die takes him: the demand is not met."""
    s = scene(
        "active pippin; steps 0 0 11 0; shields 0 0 5 0; lines fighting:6; hand pippin gF gT; events 3; stack event 2"
    )
    s.draw("gF").do("pippin", "give gF", "call guidance for pippin")
    s.do("pippin", "move travelling", "move fighting").roll("one")
    assert s.out("pippin")
    assert s.sauron == 12 - 1 - 2  # the stone, then Trapped
    assert s.state.discards >> 4 * 5 & 15 == 2  # the card he had given, and the one that was shown
    assert s.waits == ["chance"]


def test_D7_who_is_put_out_by_guidance_owes_nothing_more() -> None:
    """Of each a hiding symbol is asked: Pippin is out, and Merry is asked next."""
    s = scene("active pippin; steps 0 0 11 0; shields 0 0 5 0; lines fighting:6; hand merry gH; stack event 1")
    s.do("pippin", "call guidance for pippin", "move travelling", "move fighting").roll("one")
    assert s.out("pippin")
    assert (s.sauron, s.waits) == (12, ["merry"])
