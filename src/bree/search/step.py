"""Looking one step ahead: what each action leads to at once, judged and averaged over sampled worlds."""

from mypy_extensions import i64

from bree.core.chance import CHANCE, Random
from bree.core.state import CHANCE_BIT, State
from bree.core.view import View
from bree.search.budget import Budget
from bree.search.guide import Guide, draw
from bree.search.search import Thought
from bree.search.think import view_actions, world


def one_step(view: View, budget: Budget, guide: Guide, rng: Random) -> Thought:
    """Try every action in each of `budget.iterations` worlds and judge what follows, without looking any further."""
    thought = Thought(view_actions(view), 0)
    worlds: i64 = budget.iterations if budget.iterations > 0 else 1
    rewards = _rewards(view.setting.seats)
    done: i64 = 0
    while done < worlds:
        state = world(view, rng)
        place: i64 = 0
        while place < len(thought.actions):
            tried = state.clone()
            tried.advance(view.seat, thought.actions[place])
            _settle_chance(tried, rng)
            guide.settle(tried, rewards)
            thought.values[place] += rewards[view.seat] / float(worlds)
            place += 1
        done += 1
    best: i64 = 0
    place = 1
    while place < len(thought.actions):
        if thought.values[place] > thought.values[best]:
            best = place
        place += 1
    thought.visits[best] = worlds
    thought.iterations = worlds
    return thought
