"""A view of The Duel as numbers between -1 and 1, the viewer's side first."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bree.games.duel.cards import DECK_SIZE, MIRROR, bit_of
from bree.games.duel.model import (
    ASIDE,
    BEGAN,
    CALLED,
    DUEL,
    ENERGY,
    FINAL,
    LAID,
    LOST,
    MAGIC_WAITS,
    PHASE,
    PHASES,
    REFLECTED,
    REFUSED,
    RIPOSTE_WAITS,
    RUSE_RUNS,
    SPELLBOUND,
    SPENT,
    STEPS,
    TURN,
    WRATH_WAITS,
)
from bree.games.duel.worlds import perhaps

if TYPE_CHECKING:
    from bree.games.duel.view import DuelView

_MASKS: Final = 7
_PER_SIDE: Final = _MASKS * DECK_SIZE + 4 + 5
_FLAGS: Final = (WRATH_WAITS, RUSE_RUNS, MAGIC_WAITS, RIPOSTE_WAITS, CALLED, ASIDE)
TENSOR_SIZE: Final = 2 * _PER_SIDE + len(PHASES) + FINAL + len(_FLAGS) + 4


def tensor(view: "DuelView") -> list[float]:
    """Two sides, then the phase, the duel, what runs, and the points at the end of the row."""
    first: i64 = 1 if view.seat == 1 else 0
    numbers = [*_side(view, first), *_side(view, 1 - first)]
    open = view.open
    numbers += [1.0 if phase == open[PHASE] else 0.0 for phase in range(len(PHASES))]
    numbers += [1.0 if duel == open[DUEL] else 0.0 for duel in range(1, FINAL + 1)]
    numbers += [float(open[flag]) for flag in _FLAGS]
    edge: i64 = 0
    if open[LAID]:
        end = view.row[open[LAID] - 1]
        edge = open[REFLECTED] if end == MIRROR else view.printed.right[end]
    return numbers + [float(edge >> line & 1) for line in range(4)]


def _side(view: "DuelView", side: i64) -> list[float]:
    """The cards of a side by place, its counts, and its standing."""
    open = view.open
    row: i64 = 0
    for place in range(open[LAID]):
        row |= bit_of(view.row[place])
    marked: i64 = 0
    for place in (SPELLBOUND, REFUSED):
        if open[place] >= 0:
            marked |= bit_of(open[place])
    numbers: list[float] = []
    for mask in (view.hand, view.reserve, view.box, open[SPENT], row, perhaps(view, side), marked):
        numbers += [float(mask >> DECK_SIZE * side + card & 1) for card in range(DECK_SIZE)]
    numbers += [int(view.counts[place + side]) / DECK_SIZE for place in (0, 2, 4, 6)]
    printed = view.printed
    numbers.append(int(open[ENERGY + side]) / int(printed.top))
    numbers.append(int(open[STEPS + side]) / int(printed.steps))
    return numbers + [1.0 if open[place] == side else 0.0 for place in (TURN, BEGAN, LOST)]
