"""The six events of Moria (cases B)."""

import pytest

from tests.games.fellowship.scene import Scene, scene


def event(number: int, text: str, seats: int = 4, windows: bool = False, **options: str) -> Scene:
    return scene(f"{text}; stack event {number - 1}", seats, windows, **options)


@pytest.mark.parametrize(
    ("hands", "gifts"),
    [
        ("hand frodo wH; hand sam gR", [("frodo", "wH"), ("sam", "gR")]),
        ("hand pippin aragorn", [("pippin", "aragorn")]),
        ("hand sam w* w*", [("sam", "w*"), ("sam", "w*")]),
    ],
)
def test_case_7_speak_friend_paid(hands: str, gifts: list[tuple[str, str]]) -> None:
    s = event(1, hands)
    for seat, card in gifts:
        s.do(seat, f"give {card}")
    assert s.asked != "pay"
    assert s.sauron == 12


@pytest.mark.parametrize(
    ("hands", "gifts", "left"),
    [
        ("hand sam gR gR", [("sam", "gR")], {"sam": "gR gR"}),
        ("hand sam wR; hand pippin wH", [("sam", "wR")], {"sam": "wR", "pippin": "wH"}),
    ],
)
def test_case_7_speak_friend_failed(hands: str, gifts: list[tuple[str, str]], left: dict[str, str]) -> None:
    s = event(1, hands)
    for seat, card in gifts:
        s.do(seat, f"give {card}")
    assert not any(a.startswith("give ") for seat in left for a in s.may(seat) if a != "give up")
    s.do("frodo", "give up")
    assert s.sauron == 11
    assert {seat: s.hand(seat) for seat in left} == left


def test_watcher_in_the_water_each_a_hiding_or_a_die() -> None:
    s = event(2, "active sam; hand sam gH; hand pippin w*; hand merry gF")
    s.do("sam", "give gH").do("pippin", "give w*").do("merry", "give up").roll("two")
    s.do("frodo", "give up").roll("one")
    assert [s.at(h) for h in ("frodo", "sam", "pippin", "merry")] == [1, 0, 0, 2]


def test_case_9_R10_stone_in_the_well_gives_the_pipe() -> None:
    s = event(3, "events 3; active sam; hand sam wF w*")
    s.draw("gF").do("sam", "give wF", "give w*")
    assert s.hand("sam") == "pipe"
    assert s.state.discards == 1 | 1 << 4 * 4 | 1 << 4 * 5
    assert s.state.event_at == 3


def test_R27_stone_in_the_well_failing_brings_the_next_event_at_once() -> None:
    s = event(3, "events 3; active sam; hand sam gT")
    s.draw("gF").do("sam", "give up")
    assert s.state.event_at == 4
    assert s.sauron == 12 - 1 - 2  # the stone, then Trapped
    assert s.asked == "roll"
    s.roll("one")
    assert s.at("frodo") == 1


@pytest.mark.parametrize(
    ("hand", "gifts"),
    [
        ("active sam; hand sam wF gF wT", []),
        ("active sam; hand sam glamdring", ["glamdring"]),
        ("hand frodo wH wT", ["wH", "wT"]),
    ],
)
def test_case_11_R9_a_joker_shown_is_matched_by_jokers_only(hand: str, gifts: list[str]) -> None:
    s = event(3, f"events 3; {hand}").draw("w*")
    seat = "sam" if "sam" in hand else "frodo"
    if not gifts:
        assert s.may(seat) == ["give up"]
    for card in gifts:
        s.do(seat, f"give {card}")
    if gifts:
        assert "pipe" in s.hand(seat)


def test_trapped_nothing_when_both_lines_are_complete() -> None:
    s = event(4, "lines hiding:7 travelling:7")
    assert (s.sauron, s.asked) == (12, "reveal")


def test_trapped_otherwise() -> None:
    s = event(4, "active sam; lines hiding:7 travelling:6")
    assert s.sauron == 10
    s.roll("two")
    assert s.at("frodo") == 2


def test_case_13_R8_symbols_count_and_the_surplus_is_lost() -> None:
    s = event(5, "hand sam anduril gR; hand pippin boromir; hand merry gimli")
    s.do("sam", "give anduril").do("pippin", "give boromir").do("merry", "give gimli")
    assert s.sauron == 12
    assert s.hand("sam") == "gR"
    assert s.hand("merry") == ""


def test_case_13_too_few_symbols_everybody_keeps_his_cards() -> None:
    s = event(5, "hand sam anduril gR; hand pippin boromir")
    s.do("sam", "give anduril").do("pippin", "give boromir").do("frodo", "give up")
    assert s.sauron == 10
    assert (s.hand("sam"), s.hand("pippin")) == ("gR anduril", "boromir")


def test_fly_you_fools_one_player_takes_three_steps() -> None:
    s = event(6, "")
    s.do("merry", "volunteer")
    assert s.at("merry") == 3


def test_fly_you_fools_otherwise_everybody_rolls() -> None:
    s = event(6, "active sam")
    for seat in ("frodo", "sam", "pippin", "merry"):
        s.do(seat, "decline")
    s.roll("one", "two", "three", "blank")
    assert [s.at(h) for h in ("sam", "pippin", "merry", "frodo")] == [1, 2, 3, 0]
