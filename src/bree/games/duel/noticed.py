"""What a seat notices of an action, for searches over hidden cards."""

from mypy_extensions import i64

from bree.core.action import operand
from bree.games.duel.components import BALROG, DECK_SIZE, GANDALF, of_side, side_of
from bree.games.duel.model import FINAL, RESERVE, DuelData
from bree.games.duel.notation import DRAW, KEEPS, KEEPS_TWO


def observed(state: DuelData, seat: i64, mover: i64, action: i64) -> i64:
    """Cards drawn from the pack and reserves are their owner's secret; whatever is laid or opened is seen by both.

    A hand that the action let this seat see (84, 219) is added to it; that is never where reserves are chosen.
    """
    kind = action & 255
    if kind in (KEEPS, KEEPS_TWO):
        return action if mover == seat else kind
    if kind == DRAW and seat != side_of(operand(action, 0)) and _from_pack(state, operand(action, 0)):
        return kind
    if seat < 0:  # an onlooker sees a hand only where it lies open for all
        return action | of_side(state.shown, BALROG) >> DECK_SIZE << 16 if state.ruse_is_open() else action
    if state.shown:
        hand = of_side(state.shown, 1 - seat)
        return action | (hand >> DECK_SIZE if seat == GANDALF else hand) << 16
    return action


def _from_pack(state: DuelData, card: i64) -> bool:
    """Spell and Trick, too, draw a card (199, 248); nothing is dealt for the final, where their cards are in hand."""
    return state.duel != FINAL and state.hand >> card & 1 == 1 and state.spellbound != card


def reopen(state: DuelData) -> None:
    """Reserves chosen while the other still chooses are chosen again (119, ruling Q17)."""
    if state.phase == RESERVE:
        state.chosen = 0
        state.chose = 0
