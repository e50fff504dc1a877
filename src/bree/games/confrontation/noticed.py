"""What a seat notices of an action, for searches over hidden pieces and cards."""

from typing import Final

from mypy_extensions import i64

from bree.core.action import operand
from bree.core.bits import bit
from bree.games.confrontation import notation
from bree.games.confrontation.components import FALLEN, NO_CARD, TILES
from bree.games.confrontation.model.data import NOBODY, ConfrontationData
from bree.games.confrontation.model.questions import ASK_CARDS

_SOMEBODY: Final = 255
"""In place of the character, where a piece moved face down."""


def observed(state: ConfrontationData, seat: i64, mover: i64, action: i64) -> i64:
    """A piece that moves face down is seen to go from region to region; who it attacks is learned by moving."""
    kind = action & 255
    if kind in (notation.MOVE, notation.LEAP, notation.PLAY_SHADOWFAX, notation.PLAY_DARK_OF_MORDOR):
        return _move(state, seat, mover, action)
    if mover == seat:
        return action
    if kind in (notation.PLACE, notation.ORDER, notation.PLAY_RECALL) or (
        kind == notation.CARD and state.decision == ASK_CARDS
    ):
        return kind
    if kind == notation.PICK:
        return action if state.known_faces >> operand(action, 0) % TILES & 1 else kind
    return action


def _move(state: ConfrontationData, seat: i64, mover: i64, action: i64) -> i64:
    tile = operand(action, 0) % TILES
    enemy: i64 = 0
    if state.attacker == tile and state.defender != NOBODY:
        enemy = state.defender + 1
    if mover == seat:
        return action | enemy << 32
    if enemy or state.shown >> tile & 1 or state.place[tile] == FALLEN:
        return action | enemy << 32
    return action | _SOMEBODY << 8


def reopen(state: ConfrontationData) -> None:
    """A card laid face down while the other still chooses goes back to the hand."""
    if state.decision != ASK_CARDS:
        return
    if state.light_card != NO_CARD:
        state.light_hand |= bit(state.light_card)
        state.light_card = NO_CARD
    if state.dark_card != NO_CARD:
        state.dark_hand |= bit(state.dark_card)
        state.dark_card = NO_CARD
