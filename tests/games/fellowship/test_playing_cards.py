"""Step two of a turn (cases G): one or two cards, jokers, dice of spaces, every kind of space."""

import pytest

from tests.games.fellowship.scene import scene


def test_case_41_R16_two_jokers_on_two_lines() -> None:
    s = scene("active sam; hand sam aragorn; stack cards").do("sam", "play aragorn", "move fighting", "move travelling")
    assert (s.line("fighting"), s.line("travelling"), s.shields("sam")) == (1, 1, 2)


def test_case_41_two_jokers_on_one_line() -> None:
    s = scene("active sam; hand sam aragorn; lines hiding:1; stack cards")
    s.do("sam", "play aragorn", "move hiding", "move hiding")
    assert (s.line("hiding"), s.tokens("sam")) == (3, {"ring": 1, "heart": 1})


def test_case_43_D4_R17_the_main_line_ends_the_board() -> None:
    s = scene("active pippin; hand pippin boromir gF; lines fighting:8; stack cards; tokens pippin ring heart sun")
    s.do("pippin", "play boromir").do("chance", "big shield 3")
    assert (s.shields("pippin"), s.asked) == (3, "roll")
    s.roll("two")
    assert s.at("pippin") == 2
    assert [s.at(h) for h in ("frodo", "sam", "merry")] == [
        3,
        3,
        2,
    ]  # the board is over: tokens were asked for
    assert s.hand("pippin").startswith("gF")


@pytest.mark.parametrize("start", [3, 0])
def test_case_45_without_a_card_heal(start: int) -> None:
    s = scene(f"active sam; steps 0 {start} 0 0; stack cards").do("sam", "step to the light")
    assert s.at("sam") == max(start - 1, 0)


def test_case_45_without_a_card_draw() -> None:
    s = scene("active sam; steps 0 3 0 0; stack cards").do("sam", "draw two").draw("wF", "gF")
    assert (s.at("sam"), s.hand("sam")) == (3, "wF gF")


def test_case_47_R11_D13_gollum_on_the_lines() -> None:
    s = scene("place shelobs-lair; active sam; hand sam gollum; lines fighting:5; stack cards")
    s.do("sam", "play gollum", "move fighting", "move travelling", "move travelling")
    assert (s.line("fighting"), s.line("travelling"), s.shields("sam")) == (6, 2, 2)
    s.roll("one", "three")
    assert (s.at("sam"), s.asked) == (2, "reveal")


def test_case_47_gollum_in_a_cost_rolls_before_anything_else() -> None:
    s = scene("place shelobs-lair; active pippin; hand pippin gollum; out merry; shields 3 3 0 0; stack event 13")
    s.do("pippin", "give gollum")
    assert s.asked == "roll"
    s.roll("one")
    assert (s.at("pippin"), s.hand("pippin"), s.waits) == (1, "", ["frodo"])


def test_one_white_and_one_grey() -> None:
    s = scene("active sam; hand sam wF gT w* gF; stack cards").do("sam", "play wF")
    plays = [a for a in s.may("sam") if a.startswith("play")]
    assert plays == ["play grey-fighting", "play grey-travelling"]
    s.do("sam", "play gT")
    assert s.state.active == 2


def test_pippin_plays_any_two() -> None:
    s = scene("active pippin; hand pippin wF wT; stack cards").do("pippin", "play wF", "play wT")
    assert (s.line("fighting"), s.line("travelling")) == (1, 1)


def test_the_second_card_is_optional() -> None:
    s = scene("active sam; hand sam wF gT; stack cards").do("sam", "play wF", "done")
    assert (s.state.active, s.hand("sam")) == (2, "gT")


def test_C3_frodo_plays_white_hobbit_cards_as_jokers() -> None:
    s = scene("hand frodo wF; stack cards").do("frodo", "play wF", "move hiding")
    assert s.hand("frodo") == "book"
    s = scene("hand frodo boromir; stack cards").do("frodo", "play boromir")
    assert s.line("fighting") == 2
    s = scene("hand frodo boromir; stack cards", frodo="all-white").do("frodo", "play boromir", "move hiding")
    assert s.asked == "jokers"


def test_a_card_for_a_missing_or_finished_line_does_nothing() -> None:
    s = scene("active sam; hand sam wR gH; lines hiding:7; stack cards").do("sam", "play wR", "play gH")
    assert [int(n) for n in s.state.lines] == [0, 0, 7, 0]
    assert s.state.active == 2


def test_yellow_cards_are_not_played_for_symbols() -> None:
    assert scene("place helms-deep; active sam; hand sam belt; stack cards").may("sam")[:2] == [
        "draw two",
        "step to the light",
    ]


SPACES = [
    ("moria", "fighting", 0, "shields", 1),
    ("moria", "fighting", 2, "ring", 1),
    ("moria", "hiding", 2, "heart", 1),
    ("moria", "travelling", 2, "sun", 1),
    ("moria", "hiding", 0, "card", "book"),
    ("helms-deep", "friendship", 1, "card", "theoden"),
    ("helms-deep", "friendship", 3, "card", "shadowfax"),
    ("helms-deep", "friendship", 5, "card", "eomer"),
    ("helms-deep", "friendship", 0, "die", 1),
    ("shelobs-lair", "hiding", 0, "card", "faramir"),
    ("shelobs-lair", "travelling", 7, "heal", 4),
    ("shelobs-lair", "fighting", 7, "big", 2),
    ("mordor", "friendship", 1, "card", "army-of-the-dead"),
    ("mordor", "friendship", 3, "card", "ghan"),
    ("mordor", "friendship", 5, "card", "eowyn"),
    ("mordor", "fighting", 6, "heal", 4),
    ("mordor", "travelling", 5, "die", 1),
]


@pytest.mark.parametrize(("place", "line", "at", "gives", "what"), SPACES)
def test_every_kind_of_space(place: str, line: str, at: int, gives: str, what: object) -> None:
    s = scene(f"place {place}; active pippin; steps 0 0 5 0; hand pippin w*; lines {line}:{at}; stack cards")
    s.do("pippin", "play w*", f"move {line}")
    if gives == "shields":
        assert s.shields("pippin") == what
    elif gives == "card":
        assert s.hand("pippin") == what
    elif gives == "die":
        assert s.roll("two").at("pippin") == 7
    elif gives == "heal":
        assert s.at("pippin") == what
    elif gives == "big":
        assert s.do("chance", f"big shield {what}").shields("pippin") == what
    else:
        assert s.tokens("pippin") == {gives: what}


def test_R17_the_die_is_rolled_after_the_other_spaces_of_the_card() -> None:
    s = scene("place shelobs-lair; active sam; hand sam boromir; lines fighting:6; stack cards")
    s.do("sam", "play boromir").do("chance", "big shield 1")
    assert (s.asked, s.shields("sam")) == ("roll", 1)


def test_D20_played_cards_lie_open_until_the_turn_ends() -> None:
    s = scene("active sam; hand sam wF gT; stack cards").do("sam", "play wF")
    assert s.state.aside == 1
    s.do("sam", "play gT")
    assert (s.state.aside, s.state.discards) == (0, 1 | 1 << 24)


def test_R24_there_is_no_hand_limit() -> None:
    s = scene("active sam; hand sam wF*7 wT*7; stack cards").do("sam", "draw two").draw("gF", "gF")
    assert s.size("sam") == 16
