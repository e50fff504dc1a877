"""Flat Monte-Carlo: every action of one decision tried in sampled worlds, more often the better it does.

For co-operative games, where everybody wants the same: the guide plays all seats after the action that is tried.
"""

from math import log, sqrt

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.chance import Random
from bree.core.view import View
from bree.search.budget import Budget
from bree.search.guide import Guide, play_out
from bree.search.search import Thought, lead_of
from bree.search.think import BETWEEN_LOOKS, world


def flat(view: View, actions: vec[i64], budget: Budget, guide: Guide, rng: Random, exploration: float) -> Thought:
    """Share the budget among these actions by UCB1, each trial in a new world played out as far as the guide looks.

    Where the rest of the budget cannot change which action is tried most, it is not spent.
    """
    thought = Thought(actions, 0)
    rewards: vec[float] = vec[float]([0.0] * view.setting.seats)
    totals: vec[float] = vec[float]()
    for _ in actions:
        totals = append(totals, 0.0)
    budget.start()
    done: i64 = 0
    while budget.allows(done):
        if done % BETWEEN_LOOKS == 0 and done > 0 and lead_of(thought.visits) > budget.left(done):
            break
        place: i64 = _next(thought.visits, totals, done, exploration)
        state = world(view, rng)
        state.advance(view.seat, actions[place])
        play_out(state, guide, rng, rewards)
        thought.visits[place] += 1
        totals[place] += rewards[view.seat]
        done += 1
    place = 0
    while place < len(actions):
        if thought.visits[place] > 0:
            thought.values[place] = totals[place] / float(thought.visits[place])
        place += 1
    thought.iterations = done
    return thought


def _next(visits: vec[i64], totals: vec[float], done: i64, exploration: float) -> i64:
    best: i64 = 0
    most: float = -1.0
    place: i64 = 0
    while place < len(visits):
        if visits[place] == 0:
            return place
        tried: float = float(visits[place])
        value: float = totals[place] / tried + exploration * sqrt(log(float(done)) / tried)
        if value > most:
            most = value
            best = place
        place += 1
    return best
