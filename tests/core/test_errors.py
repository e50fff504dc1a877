"""Bad input of every kind raises a typed error that names the place, and changes nothing."""

import json
from collections.abc import Iterator

import pytest

import bree
from bree.core.errors import Illegal, Malformed, NotYourTurn
from bree.core.record import Record, replay
from tests.toy.known import known
from tests.toy.sealed import GAME


@pytest.fixture(autouse=True)
def _toy_is_registered() -> Iterator[None]:
    with known(GAME):
        yield


def game_at(text: str) -> Record:
    return Record(GAME.setting(), position=text)


def test_an_unknown_game_lists_those_there_are() -> None:
    with pytest.raises(Malformed, match=r"game: there is no game 'chess' \(there are: .*sealed\)"):
        bree.make("chess")


def test_an_unknown_option_names_the_known_ones() -> None:
    with pytest.raises(Malformed, match=r"sealed has no option 'speed' \(there are: colour\)"):
        bree.make("sealed", speed=3)


def test_a_wrong_value_lists_the_right_ones() -> None:
    with pytest.raises(Malformed, match="option colour: 'green' is not one of red, blue"):
        bree.make("sealed", colour="green")


def test_a_wrong_number_of_seats_says_how_many() -> None:
    with pytest.raises(Malformed, match="sealed is for 2 players, not 5"):
        bree.make("sealed", seats=5)


def test_components_are_refused_where_there_are_none() -> None:
    with pytest.raises(Malformed, match="no replaceable components"):
        bree.make("sealed", components="x = 1")


def test_an_illegal_action_has_reason_and_rule_and_changes_nothing() -> None:
    record = game_at("left 1 0; right 3 0")
    with pytest.raises(Illegal, match="you hold only 1") as refused:
        record.play(0, GAME.notation.parse("bid 3"))
    assert refused.value.rule == "sealed:2"
    assert record.state.position() == "left 1 0\nright 3 0"
    assert not record.taken


def test_a_seat_that_has_acted_is_told_so() -> None:
    record = game_at("left 1 1; right 3 0")
    with pytest.raises(NotYourTurn):
        record.play(0, GAME.notation.parse("bid 1"))


def test_a_finished_game_takes_no_more() -> None:
    record = game_at("left 1 1; right 3 2")
    with pytest.raises(Illegal, match="the game is over"):
        record.play(0, GAME.notation.parse("bid 1"))


@pytest.mark.parametrize("number", [-1, 7, 1 << 40, 2 | 9 << 8])
def test_a_number_that_is_no_action(number: int) -> None:
    with pytest.raises(Malformed, match="action: no action has the number"):
        GAME.notation.text(number)


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"kind": "fly"}, "no kind of action is called 'fly'"),
        ({"kind": "bid"}, "bid needs a number, not None"),
        ({"kind": "bid", "number": "9"}, "bid needs a number, not '9'"),
        ({"kind": "bid", "number": "1", "colour": "red"}, "bid has no field 'colour'"),
    ],
)
def test_fields_that_are_no_action(fields: dict[str, object], why: str) -> None:
    with pytest.raises(Malformed, match=why):
        GAME.notation.from_fields(fields)


DEEP = "[" * 100_000
LONG = '{"seat": ' + "1" * 5000 + "}"
HEAD = {"format": "bree-record-1", "game": "sealed", "version": 1, "seats": 2, "options": {"colour": "red"}}


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ([], "line 1: the record is empty"),
        (["hello"], "line 1: this is not a bree-record-1 header"),
        (["[]"], "line 1: this is not a JSON object"),
        ([json.dumps({**HEAD, "game": "chess"})], "there is no game 'chess'"),
        ([json.dumps({**HEAD, "version": 9})], "line 1: the record is of version 9, this is 1"),
        ([json.dumps({**HEAD, "seats": "two"})], "line 1: the header needs seats and options"),
        ([json.dumps({**HEAD, "components": "abc"})], "line 1: played with the component set abc"),
        ([json.dumps(HEAD), "{}"], 'line 2: an action line needs a "seat" and a "do"'),
        ([json.dumps(HEAD), '{"seat": "chance", "do": "dance"}'], "line 2: action: cannot read the action 'dance'"),
        ([json.dumps(HEAD), '{"seat": 0, "do": "bid 1"}'], "line 2: this seat has nothing to decide now"),
        ([json.dumps(HEAD), "{", '{"seat": 0, "do": "bid 1"}'], "line 2: this is not a JSON object"),
        ([json.dumps(HEAD), '{"end": 4, "digest": ""}'], "line 2: 0 actions, but the record says 4"),
        ([DEEP], "line 1: this cannot be read: it is nested too deep"),
        ([json.dumps(HEAD), DEEP], "line 2: this cannot be read: it is nested too deep"),
        ([json.dumps(HEAD), LONG], "line 2: this cannot be read: it is nested too deep, a number is too long"),
        ([json.dumps({**HEAD, "extra": {"players": ["\ud800"]}})], "line 1: this cannot be read"),
        ([json.dumps({**HEAD, "components": "\ud800"})], "line 1: this cannot be read"),
        ([json.dumps(HEAD), '{"seat": 9223372036854775808, "do": "bid 1"}'], "line 2: there is no seat 922"),
        ([json.dumps(HEAD), '{"seat": 2, "do": "bid 1"}'], "line 2: there is no seat 2"),
        ([json.dumps(HEAD), '{"seat": -2, "do": "deal left 2"}'], "line 2: there is no seat -2"),
    ],
)
def test_a_broken_record_names_the_line(lines: list[str], why: str) -> None:
    with pytest.raises(Malformed) as refused:
        replay(lines)
    assert why in str(refused.value)


def test_a_record_cut_in_the_middle_plays_to_its_last_whole_line() -> None:
    played = replay([json.dumps(HEAD), '{"seat": "chance", "do": "deal left 2"}', '{"seat": "cha'])
    assert played.state.position() == "left 2 0\nright 0 0"
    assert played.note == "line 3 is cut short; played to line 2"


def test_a_record_without_its_closing_line_says_so() -> None:
    played = replay([json.dumps(HEAD), '{"seat": "chance", "do": "deal left 2"}'])
    assert not played.whole
    assert played.note == "the closing line is missing; played to line 2"
