"""Who knows what: the one filter between the whole truth and a seat."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.bits import count
from bree.core.chance import EVERYTHING, Random
from bree.core.game import Setting
from bree.core.outcome import Outcome
from bree.core.state import State
from bree.core.view import View
from bree.games.duel import sampling, tensor, text
from bree.games.duel.components import BALROG, GANDALF, of_side
from bree.games.duel.fields.position import fields
from bree.games.duel.fields.shapes import DuelPosition
from bree.games.duel.model import EVERYBODY, OTHER, DuelData


class DuelView(View):
    """What one seat knows: the open table, the hidden cards it is certain of, how many there are, and the evidence."""

    def __init__(
        self,
        setting: Setting,
        seat: i64,
        waiting: tuple[int, ...],
        actions: list[int],
        outcome: Outcome | None,
        known: DuelData,
        counts: vec[i64],
    ) -> None:
        super().__init__(setting, seat, waiting, actions, outcome)
        self.known = known
        """The position without what the viewer cannot know: a card in a hidden place is certain to be there."""
        self.counts = counts
        """How many cards lie in the packs (0 and 1, by side), hands (2, 3), reserves (4, 5) and box (6, 7)."""

    def owns(self, side: i64) -> bool:
        """Does the viewer know all of this side's cards?"""
        return owns(self.seat, side)

    def level(self) -> i64:
        """Which half of the evidence is the viewer's."""
        return level(self.seat)

    def fields(self) -> DuelPosition:
        """The position as ids and numbers."""
        return fields(self)

    def text(self) -> str:
        """The position for the terminal."""
        return text.text(self)

    def tensor(self) -> list[float]:
        """The position as numbers."""
        return tensor.tensor(self)

    def sample(self, rng: Random) -> State:
        """A quiet state, uniform among those that fit."""
        return sampling.sample(self, rng)


def owns(seat: i64, side: i64) -> bool:
    """Does this seat know all of this side's cards?"""
    return seat in (side, EVERYTHING)


def level(seat: i64) -> i64:
    """Which half of the evidence is this seat's: of a seat that does not exist, the public one."""
    return OTHER if seat in (GANDALF, BALROG, EVERYTHING) else EVERYBODY


def look(state: DuelData, seat: i64) -> DuelView:
    """All that this seat may know. Hidden cards are kept only where they are the seat's own or have been seen."""
    known = state.clone()
    known.quiet = True
    known.learned = 0
    known.evidence = state.evidence.copy() if level(seat) == OTHER else state.evidence.for_everybody()
    hidden = state.hand | state.reserve | state.box
    known.evidence.seen[OTHER] &= hidden
    known.evidence.seen[EVERYBODY] &= hidden
    known.deck = 0
    known.chosen = 0
    certain = known.evidence.seen[level(seat)]
    for side in range(2):
        if owns(seat, side):
            known.deck |= of_side(state.deck, side)
            known.chosen |= of_side(state.chosen, side)
            certain |= of_side(hidden, side)
    known.hand &= certain
    known.reserve &= certain
    known.box &= certain
    counts = vec[i64]()
    for place in (state.deck, state.hand, state.reserve, state.box):
        counts = append(counts, count(of_side(place, GANDALF)))
        counts = append(counts, count(of_side(place, BALROG)))
    actions = [int(action) for action in state.actions(seat)] if seat >= 0 else []
    return DuelView(state.setting, seat, state.waiting(), actions, state.outcome(), known, counts)
