"""Trying actions in pairs: the same worlds, the same luck, and no more trials than the choice needs."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bree.core.chance import CHANCE, Random
from bree.core.state import State
from bree.search.budget import Budget
from bree.search.flat import FIRST_LOOK, Luck, Outlook, flat
from bree.search.search import Thought
from tests.search.toys import GUESS, HIGH, LOW, SAFE, Coin, Dice, begin


class ToTheEnd(Outlook):
    """Plays on at random, and keeps the luck it was given."""

    def __init__(self) -> None:
        self.seeds: list[int] = []

    def follow(self, state: State, luck: Luck) -> float:
        self.seeds.append(int(luck.seed))
        while state.waiting():
            seat = state.waiting()[0]
            action = luck.draw(state) if seat == CHANCE else state.actions(seat)[luck.other().below(2)]
            state.advance(seat, action)
        outcome = state.outcome()
        assert outcome is not None
        return (outcome.returns[0] + 1.0) / 2.0


def think(kind: type[Coin] | type[Dice], actions: list[int], iterations: int, outlook: ToTheEnd) -> Thought:
    start = begin(kind) if kind is Dice else begin(kind, (CHANCE, 0))
    return flat(start.view(0), vec[i64](actions), Budget(iterations=iterations), outlook, Random(3))


def test_equal_luck_falls_alike_and_each_kind_of_chance_has_its_own() -> None:
    one, two = Luck(5), Luck(5)
    one.stream(0).below(6)
    assert [one.stream(1).below(1000) for _ in range(4)] == [two.stream(1).below(1000) for _ in range(4)]
    assert [Luck(5).stream(2).below(1000) for _ in range(3)] != [Luck(6).stream(2).below(1000) for _ in range(3)]


def test_every_action_meets_the_same_luck_in_each_world() -> None:
    outlook = ToTheEnd()
    think(Dice, [SAFE, LOW, HIGH], 9, outlook)
    assert outlook.seeds[0::3] == outlook.seeds[1::3] == outlook.seeds[2::3]
    assert len(set(outlook.seeds)) == 3


def test_the_better_die_is_found_and_the_others_are_dropped() -> None:
    thought = think(Dice, [SAFE, LOW, HIGH], 3000, ToTheEnd())
    assert thought.visits[2] == max(thought.visits)
    assert thought.values[2] == max(thought.values)
    assert thought.iterations < 3000


def test_actions_that_come_to_the_same_are_told_apart_by_nothing_and_soon_left() -> None:
    thought = think(Dice, [SAFE, SAFE], 3000, ToTheEnd())
    assert thought.iterations == 2 * FIRST_LOOK


def test_a_guess_that_cannot_be_known_is_no_better_than_it_is() -> None:
    thought = think(Coin, [SAFE, GUESS], 400, ToTheEnd())
    assert thought.values[0] == pytest.approx(0.625)
    assert thought.values[1] < 0.6


@pytest.mark.parametrize("iterations", [1, 2])
def test_the_smallest_budget_tries_every_action_once(iterations: int) -> None:
    assert list(think(Dice, [SAFE, LOW, HIGH], iterations, ToTheEnd()).visits) == [1, 1, 1]
