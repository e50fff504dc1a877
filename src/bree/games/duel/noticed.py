"""What a seat notices of an action, for searches over hidden cards."""

from mypy_extensions import i64

from bree.core.action import operand
from bree.games.duel.cards import side_of
from bree.games.duel.model import CHOSE, PHASE, RESERVE, SPELLBOUND, Table
from bree.games.duel.notation import DRAW, KEEPS, KEEPS_TWO


def observed(table: Table, seat: i64, mover: i64, action: i64) -> i64:
    """Cards drawn from the pack and reserves are their owner's secret; whatever is laid or opened is seen by both."""
    kind = action & 255
    if kind == DRAW:
        card = operand(action, 0)
        dealt = table.hand >> card & 1 == 1 and table.open[SPELLBOUND] != card
        return kind if dealt and side_of(card) != seat else action
    if kind in (KEEPS, KEEPS_TWO) and mover != seat:
        return kind
    return action


def reopen(table: Table) -> None:
    """Reserves chosen while the other still chooses are chosen again (119, ruling Q17)."""
    if table.open[PHASE] == RESERVE:
        table.chosen = 0
        table.open[CHOSE] = 0
        table.open[CHOSE + 1] = 0
