"""Positions and actions as text, both ways."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bree.core.errors import Malformed
from tests.conformance.play import played
from tests.games.quest.table import ELBOW, FIELD, GAME, RING, asked, at, do, lay, may, until

SETTING = GAME.setting()


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 300))
def test_any_position_reads_back(seed: int, depth: int) -> None:
    texts = [record.state.position() for record, _, _ in played(SETTING, seed)]
    text = texts[depth % len(texts)]
    again = GAME.position(SETTING, text)
    assert again.position() == text
    assert GAME.position(SETTING, text.replace("\n", "; ")).position() == text


@given(st.data())
def test_any_action_reads_back(data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(GAME.notation.kinds) - 1))
    action = number
    for place, (_, names) in enumerate(GAME.notation.kinds[number].operands):
        action |= data.draw(st.integers(0, len(names) - 1)) << 8 * (place + 1)
    assert GAME.notation.parse(GAME.notation.text(action)) == action
    assert GAME.notation.from_fields(GAME.notation.fields(action)) == action


def test_a_short_position_fills_in_the_rest() -> None:
    state = at("turn frodo move", FIELD, RING)
    assert state.stock_left == 47 - 4
    assert [int(n) for n in state.supply] == [8, 8, 8, 20]
    assert at().position() == GAME.start(SETTING).position()


def test_it_looks_like_a_board() -> None:
    assert at("turn frodo move", "field n1w1 s1e1", "encounter shire east brown", RING).position() == (
        "turn frodo move\n"
        "field n1w1 s1e1\n"
        "columns w1   0    e1\n"
        "n1      .    PMFW .\n"
        "0       MWPF FMPW FWPM\n"
        "s1      .    PWMF .\n"
        "encounter shire east brown"
    )


@pytest.mark.parametrize(
    ("lines", "why", "line"),
    [
        (("turn frodo move", "whatever"), "has no line 'whatever'", 2),
        (("turn gimli move",), "'gimli' is not one of frodo, sam", 1),
        (("turn frodo dance",), "'dance' is not one of deal, draw", 1),
        (("columns 0 x1", "0 FMPW ."), "columns are called", 1),
        (("columns 0", "0 FMPW FMPW"), "one face for each", 2),
        (("columns 0", "0 FMWP"), "the Shire shows", 2),
        (("columns 0", "n1 PMMM", "0 FMPW"), "there is no tile", 2),
        (("columns 0", "n1 FMPW", "0 FMPW"), "does not match its neighbour in the south", 2),
        (("columns 0 e1", "n1 . =Q03", "0 FMPW ."), "arms of the cross", 1),
        (("field n1 s1", "columns 0 e1", "0 FMPW =Q01"), "outside the field", 1),
        (("field n3w4 s4e4",), "at most 48 cells", 1),
        (("turn frodo lay", "hand frodo Q01 Q02 Q03 Q04"), "at most three", 2),
        (("turn frodo lay", "hand frodo Q01", "hand frodo Q02"), "a line for frodo already", 3),
        (("turn frodo lay", "hand frodo Q04", "hand sam Q04"), "not so many", 3),
        (("turn frodo move", "encounter n1 south green", FIELD), "no tile lies there", 2),
        (("turn frodo move", "encounter n1 north yellow", FIELD, ELBOW), "not part of a region", 2),
        (("turn frodo move", "encounter n1 south orc", FIELD, ELBOW), "orc is brown", 2),
        (("turn frodo move", "encounter shire east orc", FIELD, ELBOW), "who has seen it", 2),
        (("turn frodo move", "holds sam ring", "encounter w1 east ring seen sam", FIELD, RING), "many of ring", 3),
        (("turn frodo move", "hobbit frodo n1 south", "hobbit sam n1 south", FIELD, ELBOW), "both hobbits", 3),
        (("turn frodo move", "neutral n1", FIELD, ELBOW), "does not lie face down", 2),
        (("turn frodo move", "fight frodo 1", FIELD, RING), "frodo fights where no brown tile lies open", 2),
        (("turn frodo move", "fight sam 1", "doom n1", FIELD, RING), "sam fights where no brown tile lies open", 2),
        (
            ("turn frodo move", "fight frodo 1", "hobbit frodo e1 west", "encounter shire east orc open", FIELD, RING),
            "cannot be asked to move",
            1,
        ),
        (("turn frodo move", "encounter n1 south green", FIELD, RING), "which one is it", 2),
        (("turn frodo move", "hobbit frodo mount-doom", FIELD, RING), "the game is over when", 2),
        (("turn frodo move", "hobbit sam mount-doom", "doom n1", FIELD, RING), "the game is over when", 2),
        (("turn frodo meet", FIELD, RING), "cannot be asked to meet", 1),
        (("turn frodo battle", FIELD, RING), "cannot be asked to battle", 1),
        (("turn frodo close", FIELD, RING), "cannot be asked to close", 1),
        (("turn frodo end", FIELD, RING), "cannot be asked to end", 1),
        (("turn frodo lay", "stock", FIELD, RING), "cannot be asked to lay", 1),
        (("turn frodo draw 1", "stock", FIELD, RING), "cannot be asked to draw", 1),
        (("hand sam Q05",), "sam is dealt his tiles after frodo", 1),
        (("turn frodo deal 3", "hand sam Q01 Q02 Q03"), "sam is dealt his tiles after frodo", 2),
        (("turn frodo deal 3", "stock Q01 Q02 Q03 Q04 Q05"), "the stock is too small", 2),
        ((f"turn frodo draw {'9' * 5000}", FIELD, RING), "is not a whole number from 1 to 3", 1),
        (("turn frodo move", FIELD, FIELD, RING), "this is there twice", 3),
        (("turn frodo move", FIELD, RING, "turn sam move"), "this is there twice", 9),
        (("turn frodo move", "field n1 e1 s1", "columns 0", "0 FMPW"), "'s1' means nothing here", 2),
        (("turn frodo move", "boat frodo extra", FIELD, RING), "'extra' means nothing here", 2),
        (("turn frodo move", "idle 3 junk", FIELD, RING), "'junk' means nothing here", 2),
        (("turn frodo move 3", FIELD, RING), "'3' means nothing here", 1),
        (("turn frodo move", "crossing 3", FIELD, RING), "'3' means nothing here", 2),
        (("turn frodo move", "holds frodo ring*", FIELD, RING), "! is for blue tiles", 2),
        (("turn frodo move", "holds frodo merry!", FIELD, RING), "! is for blue tiles", 2),
        (("turn frodo move", "holds frodo orc*", FIELD, RING), "! is for blue tiles", 2),
        (("turn frodo move", "holds frodo ring!!", FIELD, RING), "'ring!' is not one of", 2),
        (("turn frodo move", "encounter w1 east ring seen sam sam", FIELD, RING), "'sam' is there twice", 2),
        (("turn frodo move", "encounter n1 south merry open", FIELD, RING), "'open' means nothing here", 2),
        (("turn frodo move", "columns 0 0", "0 FMPW FMPW"), "each at most once", 2),
        (("turn frodo move", "hand frodo Q03 Q04 Q05", FIELD, RING), "holds two at most", 2),
        (("turn frodo close", "encounter n1 south green", "hand frodo Q03 Q04 Q05", FIELD, RING), "holds two", 3),
        (("turn frodo meet", "hand frodo Q03 Q04 Q05", "encounter shire east brown", FIELD, RING), "holds two", 2),
        (("turn frodo draw 1", "doom n1", FIELD, RING), "cannot be asked to draw", 1),
        (("turn frodo lay", "hand frodo Q01", "doom n1", RING.replace("MWPF", ".   ")), "when the field is full", 3),
        (("turn frodo lay", "hand frodo Q01", "crossing", "columns 0", "0 FMPW"), "leave this out", 3),
        (("turn frodo lay", "hand frodo Q01", "crossing", FIELD, RING), "nothing but close, draw or end", 3),
        (("turn frodo move", "hobbit frodo w1 east", FIELD, RING), "on water without a boat", 2),
        (("turn frodo move", "encounter shire east orc open", FIELD, RING), "only while a hobbit fights", 2),
        (
            ("turn sam move", "fight frodo 2", "hobbit frodo e1 west", "encounter shire east orc open", FIELD, RING),
            "fewer movements to lose to orc",
            2,
        ),
        (("turn frodo move", "gone merry", FIELD, RING), "merry never leaves the game", 2),
        (("turn frodo move", "gone ring", FIELD, RING), "ring never leaves the game", 2),
        (("turn frodo move", "pairs frodo 1", FIELD, RING), "for each of his pairs", 2),
        (("turn frodo move", "holds frodo merry*", FIELD, RING), "for each of his pairs", 2),
        (("turn frodo move", "passes frodo 1", FIELD, RING), "when Mount Doom is found", 2),
        (("turn frodo move", "passes frodo 5", "passes sam 5", "doom n1", FIELD, RING), "only then by five-passes", 3),
        (("turn frodo over five-passes", "doom n1", FIELD, RING), "only then by five-passes", 0),
        (("turn frodo move", "idle 101", FIELD, RING), "only then lost-in-the-wild", 2),
        (("turn frodo move", "idle 102", FIELD, RING), "not a whole number from 0 to 101", 2),
        (("turn frodo over mount-doom", "doom n1", FIELD, RING), "who has reached Mount Doom", 1),
        (("turn frodo over dead-end", "hobbit sam mount-doom", "doom n1", FIELD, RING), "who has reached", 2),
        (("turn frodo over dead-end", FIELD, RING), "not over before Mount Doom is found", 1),
        (("turn frodo look shire east", "encounter shire east brown", FIELD, RING), "cannot be asked to look", 1),
        (("turn frodo look shire", "encounter shire east brown", FIELD, RING), "is missing", 1),
        (("turn frodo move", "field n1 e1", "columns 0 e1", "n1 PMFW FFWM", "0 FMPW WPFM"), "has its Mount Doom", 2),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(lines: tuple[str, ...], why: str, line: int) -> None:
    with pytest.raises(Malformed, match=why) as refused:
        at(*lines)
    assert refused.value.where == (f"position, line {line}" if line else "position")


def test_the_deal_goes_through_with_just_six_tiles() -> None:
    state = at("turn frodo deal 3", "stock Q01 Q02 Q03 Q04 Q05 Q06")
    do(state, *(f"draw Q{n:02}" for n in range(1, 7)))
    assert asked(state) == "frodo lay"
    assert [int(tile) for tile in state.hands] == [1, 2, 3, 4, 5, 6]


def test_one_player_may_have_passed_more_than_five_times() -> None:
    assert list(at("turn frodo move", FIELD, RING, "doom n1", "passes frodo 7").passes) == [7, 0]


def test_the_shire_may_be_written_as_in_actions_and_as_in_rows() -> None:
    written = at("field 0 e1", "columns 0 e1", "0 FMPW .").position()
    assert at("field shire e1", "columns shire e1", "shire FMPW .").position() == written


def test_who_has_nothing_to_lay_in_the_cross_of_a_made_up_position_reads_back() -> None:
    state = until(lay(at("turn sam lay", "hand sam Q25", "stock", "columns 0", "0 FMPW"), "Q25"), "frodo")
    assert asked(state) == "frodo move"
    assert GAME.position(SETTING, state.position()).position() == state.position()


def test_nobody_flies_while_the_cross_is_being_laid() -> None:
    cross = ("columns 0 e1 e2", "n1 PMFW . .", "0 FMPW WPFM PFWP", "s1 =Q03 . .")
    state = at("turn frodo move", "holds frodo gwaihir", "hobbit frodo shire south", *cross)
    assert may(state, "fly") == []
