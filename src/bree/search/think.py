"""From a view and a budget to a decision: the published algorithms, each a few lines around a search."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.chance import Random
from bree.core.state import State
from bree.core.view import View
from bree.search.budget import Budget
from bree.search.guide import Guide
from bree.search.multiple import MultipleObserver
from bree.search.search import Search, Thought
from bree.search.single import SingleObserver

BETWEEN_LOOKS: Final = 64
"""How many iterations there are between two looks at whether the choice can still change."""
WORLDS: Final = 40
"""How many worlds determinised UCT splits its budget over, as in the paper."""


def view_actions(view: View) -> vec[i64]:
    """Return the view's actions as the `vec` that searches use."""
    actions: vec[i64] = vec[i64]()
    for action in view.actions:
        actions = append(actions, action)
    return actions


def world(view: View, rng: Random) -> State:
    """Draw a world that fits the view, in which the secret choices of others are still to be made."""
    state = view.sample(rng)
    state.reopen()
    return state


def run(search: Search, view: View, budget: Budget) -> Thought:
    """Give the search one sampled world after the other until the budget is spent or cannot change the choice."""
    actions = view_actions(view)
    budget.start()
    done: i64 = 0
    while budget.allows(done):
        if done % BETWEEN_LOOKS == 0 and done > 0 and search.lead(view.seat, actions) > budget.left(done):
            break
        search.iterate(world(view, search.rng))
        done += 1
    return search.thought(view.seat, actions, done)


def multiple_observer(view: View, budget: Budget, guide: Guide, rng: Random, exploration: float = 0.7) -> Thought:
    """MO-ISMCTS."""
    return run(MultipleObserver(view.setting.seats, guide, rng, exploration), view, budget)


def single_observer(view: View, budget: Budget, guide: Guide, rng: Random, exploration: float = 0.7) -> Thought:
    """SO-ISMCTS."""
    return run(SingleObserver(view.setting.seats, guide, rng, exploration), view, budget)


def determinised(view: View, budget: Budget, guide: Guide, rng: Random, exploration: float = 0.7) -> Thought:
    """Determinised UCT: plain UCT in each of several sampled worlds, the visits added up."""
    thought = Thought(view_actions(view), 0)
    share = budget.share(WORLDS)
    for _ in range(WORLDS):
        thought.add(known_world(world(view, rng), view.seat, thought.actions, share, guide, rng, exploration))
    return thought


def known_world(
    state: State, seat: i64, actions: vec[i64], budget: Budget, guide: Guide, rng: Random, exploration: float = 0.7
) -> Thought:
    """Plain UCT in a world that is taken as known. With the true state it cheats, so only a yardstick uses it."""
    search = SingleObserver(state.setting.seats, guide, rng, exploration)
    known = state.clone()
    known.quiet = True
    budget.start()
    done: i64 = 0
    while budget.allows(done):
        search.iterate(known.clone())
        done += 1
    return search.thought(seat, actions, done)
