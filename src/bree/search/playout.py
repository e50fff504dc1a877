"""Playing a position to its end at random."""

from mypy_extensions import i64

from bree.core.chance import CHANCE, Random
from bree.core.state import CHANCE_BIT, State


def random_playout(state: State, rng: Random) -> i64:
    """Play this state out with uniformly random choices; returns how many decisions it took, chance included."""
    decisions: i64 = 0
    mask = state.waiting_mask()
    while mask:
        if mask & CHANCE_BIT:
            state.advance(CHANCE, state.legal(CHANCE)[rng.weighted(state.weights())])
        else:
            seat: i64 = 0
            while mask >> seat & 1 == 0:
                seat += 1
            actions = state.legal(seat)
            state.advance(seat, actions[rng.below(len(actions))])
        decisions += 1
        mask = state.waiting_mask()
    return decisions
