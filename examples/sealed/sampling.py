"""A world that fits a view: one of all that fit, each as likely as the bag makes it."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.chance import Random

from .components import COPIES, NUMBERS
from .model import HIDDEN, SealedData

if TYPE_CHECKING:
    from .view import SealedView


def sample(view: "SealedView", rng: Random) -> SealedData:
    """Draw what is hidden: first the number, then a bid it allows, all together in proportion to the copies."""
    state = view.known.clone()
    assert isinstance(state, SealedData)
    for seat in range(i64(2)):
        if state.numbers[seat] == HIDDEN:
            hidden_bid = state.bids[seat] == HIDDEN
            state.numbers[seat] = 1 + rng.weighted(_likely(hidden_bid))
            if hidden_bid:
                state.bids[seat] = 1 + rng.below(state.numbers[seat])
    return state


def _likely(bid: bool) -> vec[i64]:
    """How many worlds there are for each number: with a bid, as many as it allows for each copy."""
    found = vec[i64]()
    for number in range(1, i64(len(NUMBERS))):
        found = append(found, COPIES[number - 1] * (number if bid else 1))
    return found
