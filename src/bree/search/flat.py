"""Flat Monte-Carlo in pairs: every action of one decision is tried in the same worlds with the same luck.

For co-operative games, where everybody wants the same. What two actions have in common (the cards others hold, the
tiles and dice that come) then cancels out of their difference, so few worlds tell them apart. An action that has fallen
behind for sure is tried no more.
"""

from abc import abstractmethod
from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bree.core.chance import CHANCE, Random
from bree.core.state import State
from bree.core.view import View
from bree.search.budget import Budget
from bree.search.search import Thought
from bree.search.think import world

STREAMS: Final = 8
"""Kinds of chance that are kept apart, and one more for whatever else is drawn."""
FIRST_LOOK: Final = 8
"""Actions that fell behind are dropped after so many worlds, and again whenever their number has grown by half."""
SURE: Final = 2.5
"""An action is dropped when it is behind the best by so many standard errors."""
LEAST_SPREAD: Final = 0.04
"""The least standard deviation a difference is taken to have: a few worlds do not show what happens seldom."""
NEGLIGIBLE: Final = 0.0005
"""Differences this small, if they are sure, are not thought about any longer."""


class Luck:
    """Chance that falls the same way whenever it starts from the same seed.

    Every kind of chance has its own sequence: one die more or less does not change which cards are drawn.
    """

    def __init__(self, seed: i64) -> None:
        self.seed = seed
        self._made: i64 = 0
        self._streams: list[Random] = []
        self._places: vec[i64] = vec[i64]([0] * (STREAMS + 1))

    def stream(self, kind: i64) -> Random:
        """The sequence of one kind of chance."""
        place: i64 = self._places[kind]
        if place == 0:
            self._streams.append(Random(int(self.seed + kind * 15485863)))
            self._made += 1
            place = self._made
            self._places[kind] = place
        return self._streams[place - 1]

    def other(self) -> Random:
        """The sequence for whatever the rules do not call chance."""
        return self.stream(STREAMS)

    def draw(self, state: State) -> i64:
        """What chance does: one of its actions, by their weights."""
        actions: vec[i64] = state.actions(CHANCE)
        if len(actions) == 1:
            return actions[0]
        return actions[self.stream(actions[0] & (STREAMS - 1)).weighted(state.weights())]


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook:
    """How a game goes on after an action, and what that is worth to everybody."""

    @abstractmethod
    def follow(self, state: State, luck: Luck) -> float:
        """Play on with this luck as far as is useful, in a state that is used up, and say what it led to (0 to 1)."""


class _Trials:
    """What was found in each world: a row of values for each action, as long as it was tried."""

    def __init__(self, count: i64) -> None:
        self.rows: list[vec[float]] = [vec[float]() for _ in range(count)]
        self.open: vec[i64] = vec[i64]([1] * count)
        self.left: i64 = count

    def drop_behind(self) -> None:
        """Drop what is surely worse than the best, or as good as equal to it and listed later."""
        best: i64 = self.best()
        place: i64 = 0
        while place < len(self.open):
            if self.open[place] and place != best and self._is_behind(place, best):
                self.open[place] = 0
                self.left -= 1
            place += 1

    def best(self) -> i64:
        """The best mean among those still tried."""
        best: i64 = -1
        place: i64 = 0
        while place < len(self.open):
            if self.open[place] and (best < 0 or self.mean(place) > self.mean(best)):
                best = place
            place += 1
        return best

    def mean(self, place: i64) -> float:
        """The mean of what an action led to."""
        row = self.rows[place]
        total: float = 0.0
        for value in row:
            total += value
        return total / float(len(row)) if len(row) > 0 else 0.0

    def _is_behind(self, place: i64, best: i64) -> bool:
        mine, theirs = self.rows[place], self.rows[best]
        total: float = 0.0
        squares: float = 0.0
        number: i64 = 0
        while number < len(mine):
            ahead: float = theirs[number] - mine[number]
            total += ahead
            squares += ahead * ahead
            number += 1
        worlds: float = float(number)
        mean: float = total / worlds
        spread: float = sqrt(max(squares / worlds - mean * mean, 0.0))
        error: float = SURE * max(spread, LEAST_SPREAD) / sqrt(worlds)
        return mean > error or mean + spread < NEGLIGIBLE


def flat(view: View, actions: vec[i64], budget: Budget, outlook: Outlook, rng: Random) -> Thought:
    """Try these actions in one world after the other, all of them at least once.

    The thought's visits say in how many worlds each was tried: most for those that nothing spoke against to the end.
    """
    trials = _Trials(len(actions))
    budget.start()
    done: i64 = 0
    worlds: i64 = 0
    look: i64 = FIRST_LOOK
    while trials.left > 1 and (done == 0 or budget.left(done) > 0):
        state = world(view, rng)
        seed: i64 = rng.below(1 << 30)
        place: i64 = 0
        while place < len(actions):
            if trials.open[place]:
                tried = state.clone()
                tried.advance(view.seat, actions[place])
                trials.rows[place] = append(trials.rows[place], outlook.follow(tried, Luck(seed)))
                done += 1
            place += 1
        worlds += 1
        if worlds == look:
            trials.drop_behind()
            look += look // 2
    thought = Thought(actions, done)
    place = 0
    while place < len(actions):
        thought.visits[place] = len(trials.rows[place])
        thought.values[place] = trials.mean(place)
        place += 1
    return thought
