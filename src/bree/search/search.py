"""What all searches have in common, and what they report."""

from abc import abstractmethod
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bree.core.chance import Random
from bree.core.state import State
from bree.search.guide import Guide
from bree.search.tree import MISSING, ROOT, Tree, edge

REGRET_EXPLORATION: Final = 0.1
"""The share of simultaneous choices that is made at random, so that every action is tried again and again."""


class Thought:
    """What a search found out about one decision: for each action how often it was tried and what it was worth."""

    def __init__(self, actions: vec[i64], iterations: i64) -> None:
        self.actions = actions
        self.iterations = iterations
        self.visits: vec[i64] = vec[i64]([0] * len(actions))
        self.values: vec[float] = vec[float]([0.0] * len(actions))
        """The mean reward of each action, between 0 and 1."""
        self.mixture: vec[float] = vec[float]([0.0] * len(actions))
        """How often each should be played where others choose at the same time; all 0 where nobody does."""

    def best(self) -> int:
        """Return the action that was tried most often; of equals the first."""
        best: i64 = 0
        place: i64 = 1
        while place < len(self.actions):
            if self.visits[place] > self.visits[best]:
                best = place
            place += 1
        return int(self.actions[best])

    def choose(self, rng: Random) -> int:
        """What to play: the best action, or one drawn from the mixture where others choose at the same time."""
        total: float = 0.0
        for share in self.mixture:
            total += share
        if total <= 0.0:
            return self.best()
        return int(self.actions[rng.pick(self.mixture, total)])

    def add(self, other: "Thought") -> None:
        """Add what another search of the same decision found out."""
        place: i64 = 0
        while place < len(self.actions):
            tried: i64 = self.visits[place] + other.visits[place]
            if tried > 0:
                worth: float = self.values[place] * float(self.visits[place])
                worth += other.values[place] * float(other.visits[place])
                self.values[place] = worth / float(tried)
            self.visits[place] = tried
            self.mixture[place] += other.mixture[place]
            place += 1
        self.iterations += other.iterations


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """A tree search that is given sampled worlds, one for each iteration."""

    def __init__(self, seats: int, guide: Guide, rng: Random, exploration: float) -> None:
        self.seats: i64 = seats
        self.guide = guide
        self.rng = rng
        self.exploration = exploration
        self.rewards: vec[float] = vec[float]([0.0] * seats)

    def choose_at(self, state: State, tree: Tree, node: i64, seat: i64, together: bool, settled: bool) -> i64:
        """Choose the action that this seat tries at this node.

        `together`: others choose at the same time. `settled`: the guide decides instead of the search.
        """
        actions: vec[i64] = state.actions(seat)
        if settled:
            return self.guide.pick(state, seat, actions, self.rng)
        if together:
            return actions[tree.regret_matched(node, seat, actions, REGRET_EXPLORATION, self.rng)]
        return actions[tree.upper_bound(node, seat, actions, self.exploration, self.rng)]

    @abstractmethod
    def iterate(self, state: State) -> None:
        """Run one iteration in this state, which is of no use afterwards."""

    @abstractmethod
    def tree_of(self, seat: i64) -> Tree:
        """The tree in which this seat's choices are counted."""

    def lead(self, seat: i64, actions: vec[i64]) -> i64:
        """Return by how many trials the best action of the first decision is ahead of the second; 0 for mixtures."""
        tree = self.tree_of(seat)
        visits: vec[i64] = vec[i64]()
        for action in actions:
            child: i64 = tree.find(ROOT, edge(seat, action))
            if child != MISSING:
                if tree.mixture[child] > 0.0:
                    return 0
                visits = append(visits, tree.visits[child])
        return lead_of(visits)

    def thought(self, seat: i64, actions: vec[i64], iterations: i64) -> Thought:
        """What was found out about the first decision."""
        thought = Thought(actions, iterations)
        tree = self.tree_of(seat)
        place: i64 = 0
        while place < len(actions):
            child: i64 = tree.find(ROOT, edge(seat, actions[place]))
            if child != MISSING and tree.visits[child] > 0:
                thought.visits[place] = tree.visits[child]
                thought.values[place] = tree.total[child] / float(tree.visits[child])
                thought.mixture[place] = tree.mixture[child]
            place += 1
        return thought


def lead_of(visits: vec[i64]) -> i64:
    """Return the largest of these numbers less the second largest."""
    first: i64 = 0
    second: i64 = 0
    for tried in visits:
        if tried > first:
            second = first
            first = tried
        else:
            second = max(second, tried)
    return first - second


def still_possible(state: State, seat: i64, action: i64) -> bool:
    """Return whether a choice that was made together with others can still be carried out after theirs.

    Choices in secret always can. Where several seats merely may act next, the action of one may rule out the other's.
    """
    return state.waiting_mask() >> seat & 1 == 1 and action in state.actions(seat)
