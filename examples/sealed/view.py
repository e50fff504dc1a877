"""What one seat may know: `look` decides it, and everything shown is read from the copy it makes."""

from mypy_extensions import i64, mypyc_attr

from bree.core.chance import EVERYTHING, Random
from bree.core.game import Setting
from bree.core.outcome import Outcome
from bree.core.state import State
from bree.core.view import View

from . import fields, sampling, tensor, text
from .model import HIDDEN, NOTHING, SealedData


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedView(View):
    """A position as one seat sees it."""

    def __init__(
        self,
        setting: Setting,
        seat: i64,
        waiting: tuple[int, ...],
        actions: list[int],
        outcome: Outcome | None,
        known: SealedData,
    ) -> None:
        super().__init__(setting, seat, waiting, actions, outcome)
        self.known = known
        """The position without what this seat may not know."""

    def fields(self) -> object:
        """The position for the page."""
        return fields.fields(self)

    def text(self) -> str:
        """The position for the terminal."""
        return text.text(self)

    def tensor(self) -> list[float]:
        """The position as numbers."""
        return tensor.tensor(self)

    def sample(self, rng: Random) -> State:
        """A full state that fits all that this seat knows."""
        return sampling.sample(self, rng)


def look(state: SealedData, seat: i64) -> SealedView:
    """The one secrecy filter: a copy of the truth without everything that this seat may not know."""
    outcome = state.outcome()
    known = state.clone()
    assert isinstance(known, SealedData)
    known.quiet = True
    known.learned = 0
    for owner in range(i64(2)):
        if seat not in (owner, EVERYTHING) and outcome is None:
            if known.numbers[owner] != NOTHING:
                known.numbers[owner] = HIDDEN
            if known.bids[owner] != NOTHING:
                known.bids[owner] = HIDDEN
    actions = [int(action) for action in state.actions(seat)] if seat >= 0 else []
    return SealedView(state.setting, seat, state.waiting(), actions, outcome, known)
