"""What a seat notices of an action, for searches over hidden pieces and cards."""

from typing import Final

from mypy_extensions import i64

from bree.core.action import operand
from bree.games.confrontation.components import FALLEN, NO_CARD, TILES
from bree.games.confrontation.model import ASK_CARDS, NOBODY, Position
from bree.games.confrontation.notation import (
    CARD,
    LEAP,
    MOVE,
    ORDER,
    PICK,
    PLACE,
    PLAY_DARK_OF_MORDOR,
    PLAY_RECALL,
    PLAY_SHADOWFAX,
)

_SOMEBODY: Final = 255
"""In place of the character, where a piece moved face down."""


def observed(s: Position, seat: i64, mover: i64, action: i64) -> i64:
    """A piece that moves face down is seen to go from region to region; who it attacks is learned by moving."""
    kind = action & 255
    if kind in (MOVE, LEAP, PLAY_SHADOWFAX, PLAY_DARK_OF_MORDOR):
        return _move(s, seat, mover, action)
    if mover == seat:
        return action
    if kind in (PLACE, ORDER, PLAY_RECALL) or (kind == CARD and s.decision == ASK_CARDS):
        return kind
    if kind == PICK:
        return action if s.known_faces >> operand(action, 0) % TILES & 1 else kind
    return action


def _move(s: Position, seat: i64, mover: i64, action: i64) -> i64:
    tile = operand(action, 0) % TILES
    enemy: i64 = 0
    if s.attacker == tile and s.defender != NOBODY:
        enemy = s.defender + 1
    if mover == seat:
        return action | enemy << 32
    if enemy or s.shown >> tile & 1 or s.place[tile] == FALLEN:
        return action | enemy << 32
    return action | _SOMEBODY << 8


def reopen(s: Position) -> None:
    """A card laid face down while the other still chooses goes back to the hand."""
    if s.decision != ASK_CARDS:
        return
    if s.light_card != NO_CARD:
        s.light_hand |= 1 << s.light_card
        s.light_card = NO_CARD
    if s.dark_card != NO_CARD:
        s.dark_hand |= 1 << s.dark_card
        s.dark_card = NO_CARD
