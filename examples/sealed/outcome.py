"""How the game ended."""

from bree.core.outcome import Outcome

from .model import NOTHING, SealedData


def outcome(state: SealedData) -> Outcome | None:
    """The result once both have bid; None while the game goes on (sealed:3)."""
    if NOTHING in state.numbers or NOTHING in state.bids:
        return None
    left, right = (state.bids[0], state.numbers[0]), (state.bids[1], state.numbers[1])
    if left == right:
        return Outcome((0.0, 0.0), "tie", "sealed:3")
    return Outcome((1.0, -1.0) if left > right else (-1.0, 1.0), "higher", "sealed:3")
