"""The die and the power of the Ring (cases H)."""

import pytest

from tests.games.fellowship.scene import GAME, scene


@pytest.mark.parametrize(("face", "steps"), [("one", 1), ("two", 2), ("three", 3), ("blank", 0)])
def test_dots_move_the_roller(face: str, steps: int) -> None:
    s = scene("stack roll 2").roll(face)
    assert (s.at("pippin"), s.sauron) == (steps, 12)


def test_the_eye_moves_sauron() -> None:
    assert scene("stack roll 2").roll("eye").sauron == 11


def test_cards_are_discarded_by_choice() -> None:
    s = scene("hand pippin gF gT gH; stack roll 2").roll("cards").do("pippin", "choose gF", "choose gH")
    assert s.hand("pippin") == "gT"


@pytest.mark.parametrize("face", ["one", "two", "three"])
def test_sam_takes_at_most_one_step(face: str) -> None:
    assert scene("stack roll 1").roll(face).at("sam") == 1


def test_case_49_R19_who_cannot_discard_is_out() -> None:
    s = scene("hand sam gF; stack roll 1, roll 1").roll("cards")
    assert (s.hand("sam"), s.out("sam")) == ("", False)
    assert s.roll("cards").out("sam")
    s = scene("hand pippin gF; stack roll 2").roll("cards")
    assert s.out("pippin")
    assert (s.hand("pippin"), s.state.discards) == ("", 1 << 20)


def test_case_51_D12_when_the_ring_is_offered() -> None:
    s = scene("active sam; shields 5 0 0 0", windows=True)
    assert "put on the ring" not in s.may("frodo")  # before the first tile
    for seat in ("frodo", "sam", "pippin", "merry"):
        s.do(seat, "pass")
    s.tile("ring")
    assert "put on the ring" in s.may("frodo")
    assert "put on the ring" not in s.may("sam")
    s.do("frodo", "put on the ring").windows = False
    s.do("frodo", "pass")
    s.roll("blank").do("frodo", "move travelling")
    assert (s.line("travelling"), s.shields("frodo"), s.tokens("frodo")) == (
        4,
        5,
        {},
    )  # nothing from the spaces
    s.windows = True
    assert "put on the ring" not in s.may("frodo")


def test_case_51_after_a_tile_and_after_a_card() -> None:
    assert "put on the ring" in scene("stack window 1", windows=True).may("frodo")
    assert "put on the ring" in scene("stack window 4", windows=True).may("frodo")
    assert "put on the ring" in scene("stack window 5", windows=True).may("frodo")
    for other in ("event 4, window 3 1", "roll 1 0 1, window 6 1", "roll 1 0 2, window 7 1"):
        s = scene(f"steps 1 0 0 0; shields 5 5 5 5; stack {other}", windows=True)
        assert s.asked == "window"
        assert "put on the ring" not in s.may("frodo")


def test_D12_after_a_tile_that_put_the_active_player_out() -> None:
    """Sam takes the two steps of the tile and meets Sauron: the tile is carried out, and Frodo may put on the Ring."""
    s = scene(
        "place helms-deep; active sam; steps 0 10 0 0; hand merry phial miruvor; tile eye-or-two; "
        "stack cards, carry-out 8"
    )
    s.windows = True
    s.do("sam", "volunteer")
    assert (s.out("sam"), s.state.active, s.waits) == (True, 1, ["pippin"])
    assert "put on the ring" in s.may("frodo")
    assert not any("phial" in a for a in s.may("merry"))  # no tile is to come
    s.do("frodo", "put on the ring").everybody_passes().roll("blank").everybody_passes().do("frodo", "move travelling")
    assert (s.line("travelling"), s.asked, s.state.active) == (4, "window", 1)
    s.everybody_passes()
    assert s.state.active == 2
    assert "put on the ring" not in s.may("frodo")


def test_the_ring_is_new_on_the_next_board() -> None:
    s = scene("ring used; lines fighting:9; tokens frodo ring*2 heart sun").tile("fighting")
    s.do("chance", "big shield 1").draw_any(2)
    assert s.state.place == 3
    s = scene("place helms-deep; ring used; stack place 4")
    assert s.state.ring_used == 0


@pytest.mark.parametrize(
    ("face", "spaces"),
    [("one", 3), ("two", 2), ("three", 1), ("cards", 2), ("eye", 3), ("blank", 4)],
)
def test_the_ring_moves_four_less_the_symbols(face: str, spaces: int) -> None:
    s = scene("bearer sam; hand sam gF gF gF gF; stack roll 1 1").roll(face)
    if face == "cards":
        s.do("sam", "choose gF")
    s.do("sam", "move travelling")
    assert s.line("travelling") == spaces


def test_the_ring_need_not_move_anything() -> None:
    assert scene("stack roll 0 1").roll("blank").do("frodo", "done").asked == "reveal"


def test_R14_the_ring_stops_at_the_end_and_ends_the_board() -> None:
    s = scene("lines fighting:8; tokens frodo ring*2 heart sun; stack roll 0 1").roll("blank")
    s.do("frodo", "move fighting").draw_any(2)
    assert s.state.place == 3
    assert s.shields("frodo") == 0


def test_case_53_R4_lost_at_once() -> None:
    s = scene("sauron 10; steps 8 0 0 0; lines fighting:9; stack roll 0 1").roll("three")
    assert (s.reason, s.score) == ("bearer-lost", 19)


def test_case_53_R3_healing_between_result_and_movement() -> None:
    s = scene(
        "sauron 10; steps 8 0 0 0; shields 0 5 0 0; lines fighting:9; stack roll 0 1",
        windows=True,
    )
    for seat in ("frodo", "sam", "pippin", "merry"):
        s.do(seat, "pass")
    s.roll("three").do("sam", "call healing for frodo").windows = False
    while s.asked == "window":
        s.do(s.waits[0], "pass")
    assert s.at("frodo") == 9
    assert s.state.outcome() is None


def test_R3_a_roll_in_between_leaves_the_first_its_face() -> None:
    """Pippin rolled one; before he moves, Guidance brings Frodo to the die of 17, and he rolls three."""
    s = scene("shields 5 0 0 0; lines fighting:6; hand merry miruvor; stack roll 2", windows=True)
    s.everybody_passes().roll("one").do("frodo", "call guidance for frodo", "move fighting", "move travelling")
    assert s.seen(0).die is None
    s.everybody_passes().roll("three")
    assert s.seen(0).die == "three"
    s.everybody_passes()
    assert (s.at("frodo"), s.at("pippin")) == (3, 0)
    assert s.seen(0).die == "one"
    again = GAME.position(s.state.setting, s.state.position())
    assert again.position() == s.state.position()
    s.everybody_passes()
    assert (s.at("frodo"), s.at("pippin")) == (3, 1)


def test_R3_a_roll_in_between_leaves_the_ring_its_move() -> None:
    s = scene("shields 0 5 0 0; lines fighting:6; hand merry miruvor; stack roll 0 1", windows=True)
    s.everybody_passes().roll("blank").do("sam", "call guidance for frodo")
    s.do("frodo", "move fighting", "move travelling").everybody_passes().roll("three").everybody_passes()
    s.everybody_passes().do("frodo", "move hiding")
    assert (s.at("frodo"), s.line("hiding")) == (3, 4)


def test_R3_a_roll_spared_in_between_leaves_the_first_its_face() -> None:
    s = scene("place helms-deep; shields 5 0 0 0; hand merry belt elessar; stack roll 2", windows=True)
    s.everybody_passes().roll("eye").do("frodo", "call guidance for frodo", "move friendship", "move travelling")
    s.do("merry", "use belt for frodo").everybody_passes()
    assert s.everybody_passes().sauron == 11
