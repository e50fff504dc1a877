"""A view of The Duel as numbers between -1 and 1, the viewer's side first."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bree.core.bits import bit
from bree.games.duel.components import DECK_SIZE
from bree.games.duel.model import FINAL, PHASES
from bree.games.duel.sampling import perhaps

if TYPE_CHECKING:
    from bree.games.duel.view import DuelView

_MASKS: Final = 7
_PER_SIDE: Final = _MASKS * DECK_SIZE + 4 + 5
_FLAGS: Final = 6
SIZE: Final = 2 * _PER_SIDE + len(PHASES) + FINAL + _FLAGS + 4


def tensor(view: "DuelView") -> list[float]:
    """Two sides, then the phase, the duel, what runs, and the points at the end of the row."""
    first: i64 = 1 if view.seat == 1 else 0
    numbers = [*_side(view, first), *_side(view, 1 - first)]
    known = view.known
    numbers += [1.0 if phase == known.phase else 0.0 for phase in range(len(PHASES))]
    numbers += [1.0 if duel == known.duel else 0.0 for duel in range(1, FINAL + 1)]
    runs = (known.wrath_waits, known.ruse_runs, known.magic_waits, known.riposte_waits)
    numbers += [1.0 if flag else 0.0 for flag in (*runs, known.called, known.aside)]
    edge: i64 = 0
    if known.laid:
        edge = known.edge_of(known.row[known.laid - 1])
    return numbers + [float(edge >> line & 1) for line in range(4)]


def _side(view: "DuelView", side: i64) -> list[float]:
    """The cards of a side by place, its counts, and its standing."""
    known = view.known
    marked: i64 = 0
    for card in (known.spellbound, known.refused):
        if card >= 0:
            marked |= bit(card)
    piles = (known.hand, known.reserve, known.box, known.spent, known.row_cards(), perhaps(view, side), marked)
    numbers: list[float] = []
    for pile in piles:
        numbers += [float(pile >> DECK_SIZE * side + card & 1) for card in range(DECK_SIZE)]
    numbers += [int(view.counts[place + side]) / DECK_SIZE for place in (0, 2, 4, 6)]
    printed = known.printed
    numbers.append(int(known.energy(side)) / int(printed.top))
    numbers.append(int(known.steps(side)) / int(printed.steps))
    return numbers + [1.0 if who == side else 0.0 for who in (known.turn, known.began, known.lost)]
