"""Who knows what. `look` is the one place that decides it: it blanks a copy of the truth for one viewer."""

from mypy_extensions import i64

from bree.core.chance import EVERYTHING, Random
from bree.core.outcome import Outcome
from bree.core.state import State
from bree.core.view import View
from bree.games.fellowship import moves, sampling, tensor, text
from bree.games.fellowship.evidence import Belief, known
from bree.games.fellowship.fields.position import fields
from bree.games.fellowship.fields.shapes import FellowshipPosition
from bree.games.fellowship.model import FellowshipData, total
from bree.games.fellowship.position.write import fixed_tiles


def look(state: FellowshipData, seat: i64) -> "FellowshipView":
    """All that this seat may know: a copy of the truth from which everything hidden is wiped first."""
    blank = state.clone()
    assert isinstance(blank, FellowshipData)
    blank.quiet = True
    actions = moves.legal(state, seat)
    if 0 <= seat < state.seats:
        actions = moves.talk(state, seat, actions)
    pile, fixed, looked = int(total(state.pile)), len(fixed_tiles(int(state.fixed))), int(total(state.looked))
    belief: Belief = {}
    if seat != EVERYTHING:
        if not blank.house.open_hands:
            belief = _wipe_hands(blank, seat)
        if blank.looker != seat:
            blank.fixed = 0
            blank.looked = 0
    view = FellowshipView(blank, seat, state.waiting(), [int(a) for a in actions], state.outcome())
    view.know(belief, pile, fixed, looked)
    return view


def _wipe_hands(blank: FellowshipData, seat: i64) -> Belief:
    """Take away the other hands and what is unseen of pile and box; what is left is what this viewer believes."""
    viewer = int(seat if seat >= 0 else blank.seats)
    belief = sampling.belief_of(blank, viewer)
    beliefs: list[Belief] = [{} for _ in range(int(blank.seats) + 1)]
    beliefs[viewer] = belief
    for other in range(blank.seats):
        if other != seat:
            blank.hobbits[other] = 0
            blank.features[other] = 0
    blank.pile = 0
    blank.box = 0
    blank.evidence.beliefs = beliefs
    return belief


class FellowshipView(View):
    """What one seat may know: a copy of the position without the rest, and the evidence the seat has."""

    def __init__(
        self,
        blank: FellowshipData,
        seat: i64,
        waiting: tuple[int, ...],
        actions: list[int],
        outcome: Outcome | None,
    ) -> None:
        super().__init__(blank.setting, seat, waiting, actions, outcome)
        self.blank = blank
        self.belief: Belief = {}
        self.pile = 0
        """How many cards are in the pile."""
        self.fixed = 0
        self.looked = 0
        """How many tiles Foresight has put in order, and how many are being looked at."""
        self.sure: list[list[int]] = []
        """The cards this viewer is sure of in each hand it does not see."""

    def know(self, belief: Belief, pile: int, fixed: int, looked: int) -> None:
        """Take in what the blanked copy does not tell."""
        self.belief = belief
        self.pile = pile
        self.fixed = fixed
        self.looked = looked
        self.sure = [known(belief, seat) for seat in range(int(self.blank.seats))]

    def sees_hand(self, seat: i64) -> bool:
        """Whether this viewer sees that hand itself."""
        return self.seat in (seat, EVERYTHING) or self.blank.house.open_hands

    def sample(self, rng: Random) -> State:
        """A whole quiet state, drawn from all that fit what this seat knows."""
        return sampling.sample(self, rng)

    def fields(self) -> FellowshipPosition:
        """Everything a page needs, as ids and numbers."""
        return fields(self)

    def text(self) -> str:
        """The table for the terminal."""
        return text.text(self)

    def tensor(self) -> list[float]:
        """The position as numbers."""
        return tensor.tensor(self)
