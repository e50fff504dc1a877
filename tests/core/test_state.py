"""What stands between a state and the outside: seats there are not, actions that are not legal, chance out of turn."""

import json
from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bree.core.chance import CHANCE, EVERYTHING, SPECTATOR, Random
from bree.core.errors import Illegal, Malformed, NotYourTurn
from bree.core.event import Event
from bree.core.game import Game
from bree.core.record import Record, replay
from bree.core.registry import games
from bree.core.state import State
from tests.conformance.play import whole_game
from tests.toy.known import known
from tests.toy.sealed import GAME

ASKED: tuple[Callable[[State, int], object], ...] = (
    lambda state, seat: state.view(seat),
    lambda state, seat: state.actions(seat),
    lambda state, seat: state.apply(seat, 0),
)


def dealt() -> State:
    """Both seats hold a number and have still to bid."""
    state = GAME.start(GAME.setting())
    while state.waiting() == (CHANCE,):
        state.apply(CHANCE, state.actions(CHANCE)[2])
    return state


@pytest.mark.parametrize("seat", [2, 5, 64, EVERYTHING - 1, -9, -1000])
@pytest.mark.parametrize("ask", ASKED)
def test_seats_that_do_not_exist_are_refused(ask: Callable[[State, int], object], seat: int) -> None:
    with pytest.raises(Malformed, match=f"there is no seat {seat}"):
        ask(dealt(), seat)


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_every_game_refuses_them(game: Game) -> None:
    state = game.start(game.setting())
    for seat in (state.setting.seats, 9, 64, -9):
        for ask in ASKED:
            with pytest.raises(Malformed, match="there is no seat"):
                ask(state, seat)
    assert state.view(SPECTATOR).actions == []
    assert state.view(EVERYTHING).actions == []


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    state = dealt()
    before = state.position()
    with pytest.raises(Illegal):
        state.apply(0, GAME.notation.parse("deal left 1"))
    with pytest.raises(NotYourTurn):
        state.apply(CHANCE, GAME.notation.parse("deal left 1"))
    assert state.position() == before


def test_what_is_legal_is_worked_out_anew_after_every_action() -> None:
    state = dealt()
    assert len(state.actions(0)) == 3
    state.apply(0, state.actions(0)[0])
    assert len(state.actions(0)) == 0


def test_chances_are_those_of_chance_alone() -> None:
    state = GAME.start(GAME.setting())
    assert [round(share, 3) for _, share in state.chances()] == [0.333] * 3
    assert dealt().chances() == []


def test_only_those_who_know_are_told() -> None:
    event = Event("card", "05:168", {"seat": 0}, {"card": "magic"}, knowers=2)
    assert [json.dumps(event.seen_by(seat)) for seat in (0, 1, SPECTATOR, EVERYTHING)] == [
        '{"seat": 0}',
        '{"seat": 0, "card": "magic"}',
        '{"seat": 0}',
        '{"seat": 0, "card": "magic"}',
    ]


@pytest.mark.parametrize(
    ("line", "old", "new", "why"),
    [
        (0, '"version": 1', '"version": 2', "version 2"),
        (-1, '"digest": "', '"digest": "f', "position reached"),
        (-1, '"end": 4', '"end": 3', "4 actions"),
        (1, '"seat": "chance"', '"seat": 7', "there is no seat 7"),
    ],
)
def test_a_forged_record_is_refused(line: int, old: str, new: str, why: str) -> None:
    with known(GAME):
        lines = whole_game(GAME.setting(), 3).lines()
        assert replay(lines).whole
        assert old in lines[line]
        lines[line] = lines[line].replace(old, new)
        with pytest.raises(Malformed, match=why):
            replay(lines)


def test_taking_back_leaves_the_game_as_it_was() -> None:
    record = Record(GAME.setting())
    positions = []
    while record.state.waiting():
        positions.append(record.state.position())
        seat = record.state.waiting()[0]
        record.play(seat, int(record.state.actions(seat)[0]))
    record.take_back(2)
    assert record.state.position() == positions[-2]
    assert len(record.taken) == len(positions) - 2


def test_weights_are_drawn_in_their_proportion() -> None:
    rng = Random(4)
    weights = vec[i64]([0, 1, 3])
    drawn = [int(rng.weighted(weights)) for _ in range(4000)]
    assert drawn.count(0) == 0
    assert 900 < drawn.count(1) < 1100


def test_options_may_be_spelt_as_they_were_before() -> None:
    duel = games()["duel"]
    assert duel.setting(0, {"last-text": "void"}).options == duel.setting(0, {"last_text": "void"}).options
    assert duel.setting(0, {"last-text": "void"}).options["last_text"] == "void"
