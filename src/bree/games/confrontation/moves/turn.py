"""What the side to move may do, and whether it is stuck."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.games.confrontation import components as box
from bree.games.confrontation import notation
from bree.games.confrontation.model.data import NOBODY, ConfrontationData
from bree.games.confrontation.moves.reach import escapes, may_leap, move_regions, somebody_can_step
from bree.games.confrontation.moves.special import dark_specials, light_specials


def _steps() -> vec[i64]:
    """Every ordinary step as the action that takes it, in the shape of FORWARD for each character."""
    steps: list[int] = []
    for character in range(2 * box.TILES):
        side = box.LIGHT if character % box.TILES < 9 else box.DARK
        for i in range(box.REGIONS * box.STRIDE):
            target = int(box.FORWARD[side * box.REGIONS * box.STRIDE + i])
            steps.append(int(notation.way(notation.MOVE, character, i // box.STRIDE, target)) if target >= 0 else -1)
    return vec[i64](steps)


STEPS: Final = _steps()


def piece_moves(state: ConfrontationData, tile: i64, found: vec[i64]) -> vec[i64]:
    """The moves of one piece, by region."""
    source = state.place[tile]
    character = tile + box.TILES * (state.faces >> tile & 1)
    if box.MOVES_BY_POWER[character]:
        return _moves_by_power(state, character, source, found)
    full = state.light_full if tile < 9 else state.dark_full
    i = (character * box.REGIONS + source) * box.STRIDE
    step = STEPS[i]
    while step >= 0:
        if not full >> (step >> 24) & 1:
            found = append(found, step)
        i += 1
        step = STEPS[i]
    return found


def _moves_by_power(state: ConfrontationData, character: i64, source: i64, found: vec[i64]) -> vec[i64]:
    reached = move_regions(state, character, source)
    target: i64 = 0
    while reached:
        if reached & 1:
            found = append(found, notation.way(notation.MOVE, character, source, target))
        reached >>= 1
        target += 1
    if character == box.TREEBEARD and may_leap(state, source):
        found = append(found, notation.way(notation.LEAP, character, source, box.FANGORN))
    return found


def turn_actions(state: ConfrontationData) -> vec[i64]:
    """Everything the side to move may do: moves by tile and region, then its special cards."""
    found = vec[i64](capacity=24)
    if state.turn == box.LIGHT:
        if state.stepped != NOBODY:  # 02:144, 05:567 Shadowfax: the same piece goes on
            found = piece_moves(state, state.stepped, found)
            return append(found, notation.REST) if box.SHADOWFAX_SECOND_OPTIONAL[state.edition] else found
        for tile in range(i64(9)):
            if state.place[tile] < box.REGIONS:
                found = piece_moves(state, tile, found)
        return light_specials(state, found) if state.specials else found
    found = _dark_moves(state)
    return dark_specials(state, found) if state.specials else found


def _dark_moves(state: ConfrontationData) -> vec[i64]:
    found = vec[i64](capacity=24)
    if state.forced != NOBODY:  # 05:579 the chosen piece must move
        found = piece_moves(state, state.forced, found)
        if len(found):
            return found
        # ruling:G6 the duty lapses if the piece cannot move
    for tile in range(i64(9), box.TILES):
        if state.place[tile] < box.REGIONS and tile != state.stepped:
            found = piece_moves(state, tile, found)
    return found


def is_stuck(state: ConfrontationData) -> bool:
    """02:117: no piece can move at all. 05:212: no piece can move forward."""
    if somebody_can_step(state, state.turn, NOBODY):
        return False
    for tile in range(state.turn * 9, state.turn * 9 + 9):
        if state.place[tile] < box.REGIONS and escapes(state, state.character(tile), state.place[tile]):
            return False
    # ruling:B19 a card may replace the turn of whoever still has a piece to play with
    return not state.held(state.turn) or not holds_playable_skip(state, state.turn)


def holds_playable_skip(state: ConfrontationData, side: i64) -> bool:
    """ruling:B19: a turn-skipping card that can be played now; this depends on public facts only."""
    if not state.specials:
        return False
    found = light_specials(state, vec[i64]()) if side == box.LIGHT else dark_specials(state, vec[i64]())
    for action in found:
        kind = action & 255
        if kind in (
            notation.PLAY_GANDALF_THE_WHITE,
            notation.PLAY_KING,
            notation.PLAY_KING_TOKEN,
            notation.PLAY_RECALL,
            notation.PLAY_CREBAIN,
            notation.PLAY_CREBAIN_TOKEN,
            notation.PLAY_CREBAIN_SHOWN,
        ):
            return True
    return False
