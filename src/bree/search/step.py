"""Looking one step ahead: what each action leads to at once, judged and averaged over sampled worlds."""

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.chance import CHANCE, Random
from bree.core.state import CHANCE_BIT, State
from bree.core.view import View
from bree.search.guide import Guide, draw, lowest_seat
from bree.search.search import Thought
from bree.search.think import view_actions, world


def one_step(view: View, worlds: int, guide: Guide, rng: Random) -> Thought:
    """Try every action in each of so many worlds and judge what follows, without looking any further."""
    thought = Thought(view_actions(view), worlds)
    rewards: vec[float] = vec[float]([0.0] * view.setting.seats)
    for _ in range(worlds):
        state = world(view, rng)
        place: i64 = 0
        while place < len(thought.actions):
            tried = state.clone()
            others: i64 = tried.waiting_mask() & ~(1 << view.seat)
            tried.advance(view.seat, thought.actions[place])
            _let_others(tried, others, guide, rng)
            guide.settle(tried, rewards)
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


def _let_others(state: State, others: i64, guide: Guide, rng: Random) -> None:
    """Those who choose at the same time choose, and chance has its way."""
    mask: i64 = state.waiting_mask()
    while mask & others != 0 or mask == CHANCE_BIT:
        if mask == CHANCE_BIT:
            state.advance(CHANCE, draw(state, rng))
        else:
            seat: i64 = lowest_seat(mask & others)
            others &= ~(1 << seat)
            state.advance(seat, guide.pick(state, seat, state.actions(seat), rng))
        mask = state.waiting_mask()
