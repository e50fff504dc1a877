"""What a seat notices of an action, for searches over information sets."""

from mypy_extensions import i64

from bree.games.fellowship.model import EVERYBODY, FellowshipData


def observed(state: FellowshipData, seat: i64, action: i64) -> i64:
    """A card or tile that others drew, passed or looked at shows only its back."""
    if state.private == EVERYBODY or (seat >= 0 and state.private >> seat & 1):
        return action
    return action | 0xFFFF00
