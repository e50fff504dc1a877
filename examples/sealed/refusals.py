"""Why an action is refused: the reason in words, and the rule."""

from mypy_extensions import i64

from bree.core.errors import Illegal

from .model import SealedData


def why_not(state: SealedData, seat: i64, _action: i64) -> Illegal:
    """The reason against an action of a seat that is waited for."""
    return Illegal(f"you hold only {state.numbers[seat]}", "sealed:2")
