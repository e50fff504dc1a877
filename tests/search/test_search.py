"""The searches against games with known answers."""

from collections.abc import Callable

import pytest

from bree.core.chance import CHANCE, Random
from bree.core.state import State
from bree.core.view import View
from bree.search.budget import Budget
from bree.search.guide import Guide
from bree.search.multiple import MultipleObserver
from bree.search.search import Thought
from bree.search.think import determinised, known_world, multiple_observer, single_observer, world
from bree.search.tree import ROOT, edge
from tests.search.toys import (
    BET,
    GUESS,
    HIGH,
    JACK,
    KING,
    LEFT,
    PASS,
    QUEEN,
    RIGHT,
    SAFE,
    Coin,
    Dice,
    Kuhn,
    Pennies,
    begin,
)

Search = Callable[[View, Budget, Guide, Random], Thought]
SEARCHES: list[Search] = [multiple_observer, single_observer, determinised]
HONEST: list[Search] = [multiple_observer, single_observer]


def share(thought: Thought, action: int) -> float:
    return thought.mixture[list(thought.actions).index(action)] / sum(thought.mixture)


def think(search: Search, view: View, iterations: int = 3000, seed: int = 1) -> Thought:
    return search(view, Budget(iterations=iterations), Guide(), Random(seed))


@pytest.mark.parametrize("search", SEARCHES)
@pytest.mark.parametrize("seat", [0, 1])
def test_simultaneous_choices_are_mixed_as_in_the_equilibrium(search: Search, seat: int) -> None:
    thought = think(search, begin(Pennies).view(seat), 20000)
    assert share(thought, LEFT) == pytest.approx(1 / 3, abs=0.06)


@pytest.mark.parametrize("search", SEARCHES)
def test_the_second_to_choose_does_not_answer_the_first(search: Search) -> None:
    """If the choice that seat 0 has already made were used, seat 1 would win every time."""
    thought = think(search, begin(Pennies, (0, LEFT)).view(1), 20000)
    assert share(thought, LEFT) == pytest.approx(1 / 3, abs=0.06)
    assert max(thought.values) < 0.6


@pytest.mark.parametrize("search", HONEST)
def test_information_sets_do_not_guess_what_they_cannot_know(search: Search) -> None:
    assert think(search, begin(Coin, (CHANCE, LEFT)).view(0)).best() == SAFE


def test_determinised_uct_is_fooled_by_strategy_fusion() -> None:
    assert think(determinised, begin(Coin, (CHANCE, LEFT)).view(0)).best() == GUESS


def test_cheating_uct_sees_the_coin() -> None:
    state = begin(Coin, (CHANCE, LEFT), (0, GUESS))
    thought = known_world(state, 0, state.actions(0), Budget(iterations=200), Guide(), Random(1))
    assert thought.best() == LEFT
    assert state.position() == begin(Coin, (CHANCE, LEFT), (0, GUESS)).position()


@pytest.mark.parametrize("search", SEARCHES)
def test_chance_is_drawn_by_its_weights(search: Search) -> None:
    thought = think(search, begin(Dice).view(0))
    assert thought.best() == HIGH
    assert thought.values[2] == pytest.approx(0.75, abs=0.05)


KUHN_ANSWERS = [
    # card of seat 1, what seat 0 did, what seat 1 must do: the strictly dominant answers of Kuhn poker
    (KING, BET, BET),
    (JACK, BET, PASS),
    (KING, PASS, BET),
]


@pytest.mark.parametrize("search", HONEST)
@pytest.mark.parametrize(("card", "said", "answer"), KUHN_ANSWERS)
def test_kuhn_poker_answers(search: Search, card: int, said: int, answer: int) -> None:
    other = JACK if card != JACK else KING
    view = begin(Kuhn, (CHANCE, other), (CHANCE, card), (0, said)).view(1)
    assert think(search, view, 6000).best() == answer


def test_each_seat_acts_on_its_own_card_only() -> None:
    """Searched from before the deal: in his own tree each seat has a node for every card he can be dealt.

    The second seat folds the jack and calls with the king; he could do neither if he shared the first seat's tree.
    """
    search = MultipleObserver(2, Guide(), Random(3))
    for _ in range(6000):
        search.iterate(begin(Kuhn))
    tree = search.trees[1]
    for card, answer in ((JACK, PASS), (KING, BET)):
        node = ROOT
        for key in (edge(CHANCE, 0), edge(CHANCE, card), edge(0, BET)):
            node = tree.find(node, key)
        visits = {said: tree.visits[tree.find(node, edge(1, said))] for said in (PASS, BET)}
        assert max(visits, key=lambda said: visits[said]) == answer


@pytest.mark.parametrize("search", SEARCHES)
def test_the_same_seed_and_budget_give_the_same_thought(search: Search) -> None:
    view = begin(Kuhn, (CHANCE, QUEEN), (CHANCE, JACK)).view(0)
    first, second = think(search, view, 500, seed=5), think(search, view, 500, seed=5)
    assert list(first.visits) == list(second.visits)
    assert list(first.values) == list(second.values)


def test_thoughts_add_up() -> None:
    view = begin(Dice).view(0)
    first, second = think(multiple_observer, view, 300, seed=1), think(multiple_observer, view, 700, seed=2)
    visits = [a + b for a, b in zip(first.visits, second.visits, strict=True)]
    iterations = first.iterations + second.iterations
    first.add(second)
    assert list(first.visits) == visits
    assert first.iterations == iterations


@pytest.mark.parametrize("seed", range(6))
def test_a_search_stops_when_its_choice_is_settled(seed: int) -> None:
    """What is left of the budget could not change it: a search that goes on to the end chooses the same."""
    view = begin(Dice).view(0)
    stopped = think(multiple_observer, view, 4000, seed=seed)
    whole = MultipleObserver(2, Guide(), Random(seed))
    for _ in range(4000):
        whole.iterate(world(view, whole.rng))
    assert stopped.iterations < 4000
    assert stopped.best() == whole.thought(0, stopped.actions, 4000).best()


def test_choices_made_together_use_the_whole_budget() -> None:
    """The average of what was tried is the answer there, and it gets better to the end."""
    thought = think(multiple_observer, begin(Pennies).view(0), 1000)
    assert thought.iterations == 1000


def test_a_budget_of_seconds_ends() -> None:
    thought = multiple_observer(begin(Dice).view(0), Budget(seconds=0.02), Guide(), Random(1))
    assert thought.iterations >= 32


def test_a_budget_needs_a_limit() -> None:
    with pytest.raises(ValueError, match="iterations or seconds"):
        Budget()


class OnlySafe(Guide):
    """Judges at once, and thinks that only the sure thing pays."""

    def judge(self, state: object, rewards: object) -> None:
        safe = (0, SAFE) in state.done  # type: ignore[attr-defined]
        rewards[0], rewards[1] = (1.0, 0.0) if safe else (0.0, 1.0)  # type: ignore[index]


def test_a_guide_judges_where_its_sight_ends() -> None:
    view = begin(Coin, (CHANCE, LEFT)).view(0)
    thought = multiple_observer(view, Budget(iterations=10), OnlySafe(sight=0), Random(1))
    assert thought.values[1] < 0.5


class AlwaysRight(Guide):
    """Decides the second step of the coin game itself, badly: it always says right."""

    def decides(self, state: State) -> bool:
        return True

    def pick(self, state: State, seat: int, actions: object, rng: Random) -> int:
        return RIGHT


@pytest.mark.parametrize("search", HONEST)
def test_what_the_guide_decides_is_not_searched(search: Search) -> None:
    """Were it searched, guessing would win half the time; the guide's guess is wrong whenever the coin lies left."""
    state = begin(Coin, (CHANCE, LEFT))
    state.worlds = lambda _seat: [[(CHANCE, LEFT)]]  # type: ignore[attr-defined]
    thought = search(state.view(0), Budget(iterations=500), AlwaysRight(), Random(1))
    assert thought.best() == SAFE
    assert thought.values[1] == 0.0
