"""Looking one step ahead: what each action leads to at once, judged and averaged over sampled worlds."""

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.chance import Random
from bree.core.view import View
from bree.search.guide import Guide, play_out
from bree.search.search import Thought
from bree.search.think import view_actions, world


def one_step(view: View, worlds: int, guide: Guide, rng: Random) -> Thought:
    """Try every action in each of `worlds` worlds, and judge the first position after it that the guide can judge."""
    thought = Thought(view_actions(view), worlds)
    rewards: vec[float] = vec[float]([0.0] * view.setting.seats)
    for _ in range(worlds):
        state = world(view, rng)
        place: i64 = 0
        while place < len(thought.actions):
            tried = state.clone()
            tried.advance(view.seat, thought.actions[place])
            play_out(tried, guide, rng, rewards)
            thought.values[place] += rewards[view.seat] / float(worlds)
            place += 1
    best: i64 = 0
    place = 1
    while place < len(thought.actions):
        if thought.values[place] > thought.values[best]:
            best = place
        place += 1
    thought.visits[best] = worlds
    return thought
