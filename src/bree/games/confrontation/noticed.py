"""What a seat notices of an action, for searches over hidden pieces and cards.

The lower half of the number is the action as the seat sees it; the upper half stands for the pieces of the other side
that it turned face up, and where (`rules/faces.py` sums them up).
"""

from typing import Final

from mypy_extensions import i64

from bree.core.action import operand
from bree.core.bits import bit
from bree.games.confrontation import notation
from bree.games.confrontation.components import FALLEN, LIGHT, NO_CARD, TILES
from bree.games.confrontation.model.data import ConfrontationData
from bree.games.confrontation.model.questions import ASK_CARDS, ASK_ORDER, ASK_PICK, ASK_PLACE, ASK_TAKE, stage_length

_SOMEBODY: Final = 128
"""In place of the character, where a piece moved face down; its letter is added where pieces carry letters."""
_READY: Final = 256
"""A side has made the last of its choices before the game."""


def observed(state: ConfrontationData, seat: i64, mover: i64, action: i64) -> i64:
    """What everybody sees of an action, what the seat knows of it besides, and whom it has seen by it."""
    turned = state.dark_turned if seat == LIGHT else state.light_turned
    if seat < 0:  # an onlooker has seen the pieces of both sides
        turned = (state.light_turned * 31 + state.dark_turned) & 0xFFFFFF
    return _seen(state, seat, mover, action) | turned << 32


def _seen(state: ConfrontationData, seat: i64, mover: i64, action: i64) -> i64:
    kind = action & 255
    if kind >= notation.MOVE:
        if mover == seat:
            return action
        if kind == notation.FOUND:  # who must move because of A King Revealed only its owner sees
            return action if operand(action, 0) % TILES // 9 == seat else kind
        if kind == notation.CARD:
            return kind if _face_down(state, mover) else action
        if kind <= notation.LEAP or kind in (notation.PLAY_SHADOWFAX, notation.PLAY_DARK_OF_MORDOR):
            tile = operand(action, 0) % TILES
            return action if _open(state, tile) else kind | _somebody(state, tile) | action >> 16 << 16
        if kind == notation.PLAY_RECALL:
            tile = operand(action, 0) % TILES
            return action if _open(state, tile) else kind | _somebody(state, tile) | state.last_from << 16
        return action
    if kind == notation.ORDER:
        owner = LIGHT if state.decision == ASK_ORDER else state.order_side  # before the game Dark comes after Light
        return action if owner == seat else kind | state.order_region << 8
    if kind == notation.SHUFFLE and mover != seat:
        return kind  # where is told when it is done
    if kind in (notation.TAKE, notation.PICK, notation.PLACE):
        return _preparation(state, seat, mover, action)
    return action


def _open(state: ConfrontationData, tile: i64) -> bool:
    """Whether everybody saw which piece moved: it lay face up, or has fallen."""
    return state.shown >> tile & 1 == 1 or state.place[tile] == FALLEN


def _somebody(state: ConfrontationData, tile: i64) -> i64:
    """What is seen of a piece that moves face down, in place of the character."""
    return (_SOMEBODY + state.token[tile] if state.is_manual() else _SOMEBODY) << 8


def _face_down(state: ConfrontationData, mover: i64) -> bool:
    """Whether the card just laid waits for the other side's."""
    card = state.light_card if mover == LIGHT else state.dark_card
    decision = state.after_order if state.decision == ASK_ORDER else state.decision
    return decision == ASK_CARDS and card != NO_CARD


def _preparation(state: ConfrontationData, seat: i64, mover: i64, action: i64) -> i64:
    """A secret choice before the game: seen when it is a side's last, whole when both have chosen and it is shown."""
    kind = action & 255
    stage: i64 = ASK_TAKE if kind == notation.TAKE else ASK_PICK if kind == notation.PICK else ASK_PLACE
    over = state.decision != stage
    found = action
    if mover != seat:
        ready = state.light_ready if mover == LIGHT else state.dark_ready
        found = kind | _READY if over or ready >= stage_length(stage) else kind
    other = 1 - seat
    if seat < 0:  # an onlooker sees what both sides have shown
        shown = state.specials if kind == notation.TAKE else state.faces & state.known_faces
        return found | shown << 16 if over and kind != notation.PLACE else found
    if over and kind == notation.TAKE:
        return found | (state.specials >> other * 4 & 15) << 16  # 05:552
    if over and kind == notation.PICK:
        return found | (state.faces & state.known_faces) >> other * 9 << 16  # 05:242
    return found


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
