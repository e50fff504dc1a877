"""Who knows what: the one filter between the whole truth and a seat."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.chance import EVERYTHING, SPECTATOR, Random
from bree.core.game import Setting
from bree.core.outcome import Outcome
from bree.core.state import State
from bree.core.view import View
from bree.games.duel import board, worlds
from bree.games.duel.cards import Cards, bit_of, count, of_side
from bree.games.duel.model import EVERYBODY, LAID, OTHER, SPENT, Evidence, Table
from bree.games.duel.tensor import tensor


class DuelView(View):
    """What one seat knows: the open table, the hidden cards it is certain of, how many there are, and the evidence."""

    def __init__(
        self,
        setting: Setting,
        seat: i64,
        waiting: tuple[int, ...],
        actions: list[int],
        outcome: Outcome | None,
        printed: Cards,
        open: vec[i64],
        row: vec[i64],
        counts: vec[i64],
        evidence: Evidence,
    ) -> None:
        super().__init__(setting, seat, waiting, actions, outcome)
        self.printed = printed
        self.open = open
        self.row = row
        self.counts = counts
        """How many cards lie in the packs (0 and 1, by side), hands (2, 3), reserves (4, 5) and box (6, 7)."""
        self.evidence = evidence
        self.deck: i64 = 0
        """Cards certain to be in the packs; so with the next four."""
        self.hand: i64 = 0
        self.reserve: i64 = 0
        self.box: i64 = 0
        self.chosen: i64 = 0

    def owns(self, side: i64) -> bool:
        """Does the viewer know all of this side's cards?"""
        return self.seat in (side, EVERYTHING)

    def level(self) -> i64:
        """Which half of the evidence is the viewer's."""
        return EVERYBODY if self.seat == SPECTATOR else OTHER

    def public_cards(self) -> i64:
        """The cards in the row and those played in earlier duels."""
        cards = self.open[SPENT]
        for place in range(self.open[LAID]):
            cards |= bit_of(self.row[place])
        return cards

    def fields(self) -> dict[str, object]:
        """The position as ids and numbers."""
        return board.fields(self)

    def text(self) -> str:
        """The position for the terminal."""
        return board.text(self)

    def tensor(self) -> list[float]:
        """The position as numbers."""
        return tensor(self)

    def sample(self, rng: Random) -> State:
        """A quiet state, uniform among those that fit."""
        return worlds.sample(self, rng)


def look_at(table: Table, seat: i64) -> View:
    """All that this seat may know. Hidden cards are copied only where they are the seat's own or have been seen."""
    evidence = table.evidence.for_everybody() if seat == SPECTATOR else table.evidence.copy()
    counts = vec[i64]()
    for place in (table.deck, table.hand, table.reserve, table.box):
        counts = append(counts, count(of_side(place, 0)))
        counts = append(counts, count(of_side(place, 1)))
    view = DuelView(
        table.setting,
        seat,
        table.waiting(),
        [int(action) for action in table.actions(seat)] if seat >= 0 else [],
        table.outcome(),
        table.printed,
        table.open[:],
        table.row[:],
        counts,
        evidence,
    )
    for side in range(2):
        if view.owns(side):
            view.deck |= of_side(table.deck, side)
            view.chosen |= of_side(table.chosen, side)
        known = -1 if view.owns(side) else evidence.seen[view.level()]
        view.hand |= of_side(table.hand, side) & known
        view.reserve |= of_side(table.reserve, side) & known
        view.box |= of_side(table.box, side) & known
    hidden = table.hand | table.reserve | table.box
    evidence.seen[OTHER] &= hidden
    evidence.seen[EVERYBODY] &= hidden
    return view
