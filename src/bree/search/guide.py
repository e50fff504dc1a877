"""What a search knows of a game beyond its rules: how to play on from a leaf, and what a position is worth."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bree.core.chance import CHANCE, Random
from bree.core.state import CHANCE_BIT, State

TO_THE_END: Final = 1 << 40


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Uniformly random playouts to the end of the game. Games' own guides override what they know better.

    Rewards are between 0 (lost, or the worst score) and 1, one for each seat.
    """

    def __init__(self, sight: i64 = TO_THE_END) -> None:
        self.sight = sight
        """How many actions a playout takes before the position is judged."""

    def pick(self, state: State, seat: i64, actions: vec[i64], rng: Random) -> i64:
        """Choose what this seat does in a playout; `actions` has at least one."""
        return actions[rng.below(len(actions))]

    def decides(self, state: State) -> bool:
        """Return whether `pick` is sure to be better here than a search, as in a card fight that is solved exactly.

        Below its first decision a search then plays what `pick` says and grows no branches.
        """
        return False

    def ready(self, state: State) -> bool:
        """Return whether `judge` can judge this position; a playout goes on until it can."""
        return True

    def judge(self, state: State, rewards: vec[float]) -> None:
        """Write into `rewards` what an unfinished position is worth to each seat."""
        seat: i64 = 0
        while seat < len(rewards):
            rewards[seat] = 0.5
            seat += 1

    def settle(self, state: State, rewards: vec[float]) -> None:
        """Write into `rewards` what the end of the game is worth to each seat."""
        outcome = state.outcome()
        if outcome is None:
            self.judge(state, rewards)
            return
        returns = outcome.returns
        seat: i64 = 0
        while seat < len(rewards):
            rewards[seat] = (returns[seat] + 1.0) / 2.0
            seat += 1


def draw(state: State, rng: Random) -> i64:
    """Draw one of chance's actions by their weights."""
    actions: vec[i64] = state.actions(CHANCE)
    if len(actions) == 1:
        return actions[0]
    return actions[rng.weighted(state.weights())]


def lowest_seat(mask: i64) -> i64:
    """Return the lowest seat in a mask; the mask must not be 0."""
    seat: i64 = 0
    while mask >> seat & 1 == 0:
        seat += 1
    return seat


def play_out(state: State, guide: Guide, rng: Random, rewards: vec[float]) -> None:
    """Play on from here as far as the guide looks, and write into `rewards` what it led to."""
    left: i64 = guide.sight
    mask: i64 = state.waiting_mask()
    while mask != 0:
        if mask == CHANCE_BIT:
            state.advance(CHANCE, draw(state, rng))
        elif left <= 0 and guide.ready(state):
            guide.judge(state, rewards)
            return
        else:
            seat: i64 = lowest_seat(mask)
            state.advance(seat, guide.pick(state, seat, state.actions(seat), rng))
            left -= 1
        mask = state.waiting_mask()
    guide.settle(state, rewards)
