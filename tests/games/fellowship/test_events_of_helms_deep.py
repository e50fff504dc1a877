"""The six events of Helm's Deep (cases C)."""

import pytest

from tests.games.fellowship.scene import Scene, scene


def event(number: int, text: str, seats: int = 4, windows: bool = False, **options: str) -> Scene:
    return scene(f"place helms-deep; {text}; stack event {number + 5}", seats, windows, **options)


def test_case_15_R25_wormtongue_drives_the_cards_away() -> None:
    s = event(1, "hand sam gR; hand pippin gF")
    s.do("sam", "give gR")
    assert "give grey-fighting" not in s.may("pippin")
    s.do("frodo", "give up")
    assert s.state.supply & 0b1111 << 26 == 0
    s = scene("place helms-deep; lines friendship:1; supply ; hand sam gR; active sam; stack cards")
    s.do("sam", "play gR")
    assert (s.line("friendship"), s.hand("sam")) == (2, "")
    assert [(x.seen_by(1) or {})["gives"] for x in s.log if x.kind == "line"] == [""]
    s = scene("place helms-deep; lines friendship:1; hand sam gR; active sam; stack cards").do("sam", "play gR")
    assert [(x.seen_by(1) or {})["gives"] for x in s.log if x.kind == "line"] == ["card"]
    s = scene("place helms-deep; lines friendship:7; supply ; stack event 7")
    assert (s.sauron, s.hand("frodo")) == (12, "")


def test_wormtongue_unmasked_by_one_player_alone() -> None:
    s = event(1, "hand sam gR gF")
    s.do("sam", "give gR", "give gF")
    assert s.state.supply >> 26 & 15 == 15


@pytest.mark.parametrize("at", [7, 6])
def test_case_17_riders_of_rohan(at: int) -> None:
    s = event(2, f"active pippin; lines friendship:{at}")
    if at == 7:
        assert s.hand("pippin") == "riders-of-rohan"
    else:
        assert s.roll("three").sauron == 11
        assert s.at("frodo") == 3


@pytest.mark.parametrize("at", [5, 4])
def test_orcs_attack_the_gate(at: int) -> None:
    s = event(3, f"lines travelling:{at}")
    if at == 5:
        s.draw("wF", "wT", "wH", "wR")
        assert (s.hand("frodo"), s.hand("merry"), s.sauron) == ("wF", "wR", 12)
    else:
        assert s.sauron == 10


def test_case_19_only_the_active_player_may_pay() -> None:
    s = event(4, "active sam; hand sam gT; hand frodo gT gT").draw("wT")
    assert "give grey-travelling" not in s.may("frodo")
    s.do("sam", "give up").roll("two", "eye", "blank", "cards")
    assert s.at("sam") == 1
    assert s.sauron == 11
    assert (s.hand("frodo"), s.out("frodo")) == ("", False)


def test_case_19_paid_with_a_joker() -> None:
    s = event(4, "active sam; hand sam gT w*").draw("wT").do("sam", "give gT", "give w*")
    assert s.asked == "reveal"


def test_orcs_storm_forward_asks_a_token_of_each_kind() -> None:
    s = event(5, "tokens sam heart sun; tokens merry ring*2")
    s.do("sam", "give token heart", "give token sun").do("merry", "give token ring")
    assert (s.sauron, s.tokens("sam"), s.tokens("merry")) == (12, {}, {"ring": 1})
    s = event(5, "tokens sam heart sun")
    s.do("frodo", "give up")
    assert (s.sauron, s.tokens("sam")) == (10, {"heart": 1, "sun": 1})


def test_D15_athelas_does_not_answer_a_group_demand_for_tokens() -> None:
    s = event(5, "hand sam athelas")
    assert not any("athelas" in a for a in s.may("sam"))


@pytest.mark.parametrize(
    ("at", "dice", "rolls", "space"),
    [(10, "two", (), 0), (9, "two", ("two", "one"), 3), (9, "one", ("two",), 2)],
)
def test_case_21_C2_orcs_conquer(at: int, dice: str, rolls: tuple[str, ...], space: int) -> None:
    text = f"active sam; events 5; lines travelling:{at}; stack next-event; tokens sam ring heart sun"
    s = scene(f"place helms-deep; {text}", conquer_dice=dice)
    s.roll(*rolls)
    assert s.sauron == 10
    assert s.at("frodo") == space + 3  # and three tokens missing: the board is over both times
