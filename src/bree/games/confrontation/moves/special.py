"""Which special cards may be played, and how."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.bits import bit
from bree.games.confrontation import components as box
from bree.games.confrontation import notation
from bree.games.confrontation.model.data import NOBODY, ConfrontationData
from bree.games.confrontation.moves.reach import (
    dark_of_mordor_regions,
    forward_regions,
    shadowfax_regions,
    somebody_can_move,
    wins_by_entering,
)


def light_specials(state: ConfrontationData, found: vec[i64]) -> vec[i64]:
    """Light's special cards at the start of its turn."""
    if state.specials >> box.SHADOWFAX & 1:
        found = _shadowfax(state, found)
    if may_bring_gandalf_back(state):
        found = append(found, notation.PLAY_GANDALF_THE_WHITE)
    if state.specials >> box.A_KING_REVEALED & 1 and state.alive(box.ARAGORN):
        found = choose_hidden(state, found, notation.PLAY_KING, notation.PLAY_KING_TOKEN, box.DARK, king_regions(state))
    return found


def _shadowfax(state: ConfrontationData, found: vec[i64]) -> vec[i64]:
    for tile in range(9):
        source = state.place[tile]
        if source < box.REGIONS:
            character = state.character(tile)
            reached = shadowfax_regions(state, character, source)
            for target in range(box.REGIONS):
                if reached >> target & 1:
                    found = append(found, notation.way(notation.PLAY_SHADOWFAX, character, source, target))
    return found


def may_bring_gandalf_back(state: ConfrontationData) -> bool:
    """02:148, 05:573: a fallen Gandalf, no Dark piece and at most one Light piece in Fangorn."""
    if not state.specials >> box.GANDALF_THE_WHITE & 1 or state.place[box.GANDALF] != box.FALLEN:
        return False
    return not (state.dark_held | state.light_full) >> box.FANGORN & 1


def king_regions(state: ConfrontationData) -> i64:
    """ruling:G6: A King Revealed chooses among hidden pieces that can step forward for all the public knows."""
    regions: i64 = 0
    for region in range(box.REGIONS):
        if state.dark_held >> region & 1 and forward_regions(state, box.DARK, region):
            regions |= bit(region)
    return regions


def choose_hidden(
    state: ConfrontationData, found: vec[i64], by_region: i64, by_token: i64, side: i64, regions: i64
) -> vec[i64]:
    """One action for each region with a hidden piece; for each hidden piece where pieces carry letters."""
    if state.is_manual():
        for letter in range(9):
            tile = holder(state, side, letter)
            if state.alive(tile) and regions >> state.place[tile] & 1 and not state.shown >> tile & 1:
                found = append(found, notation.packed(by_token, letter))
        return found
    for region in range(box.REGIONS):
        if regions >> region & 1 and state.hidden_in(side, bit(region)):
            found = append(found, notation.packed(by_region, region))
    return found


def holder(state: ConfrontationData, side: i64, letter: i64) -> i64:
    """The tile that carries a letter."""
    tile: i64 = side * 9
    while state.token[tile] != letter:
        tile += 1
    return tile


def dark_specials(state: ConfrontationData, found: vec[i64]) -> vec[i64]:
    """Dark's special cards before a move."""
    at_start = state.stepped == NOBODY
    if at_start or box.PALANTIR_SHOWS_REGION[state.edition]:
        found = palantir_choices(state, found)
    if not at_start:
        return found
    if state.specials >> box.THE_DARK_OF_MORDOR & 1:
        found = _dark_of_mordor(state, found)
    if state.forced != NOBODY:
        return found  # 05:579 no turn-skipping card then
    if state.specials >> box.RECALL_TO_MORDOR & 1:
        found = _recall(state, found)
    if state.specials >> box.CREBAIN & 1:
        found = choose_hidden(
            state, found, notation.PLAY_CREBAIN, notation.PLAY_CREBAIN_TOKEN, box.LIGHT, state.light_held
        )
        for tile in range(9):
            if state.shown >> tile & 1 and state.alive(tile):
                found = append(found, notation.packed(notation.PLAY_CREBAIN_SHOWN, state.character(tile)))
    return found


def palantir_choices(state: ConfrontationData, found: vec[i64]) -> vec[i64]:
    """02:152 one piece, 05:593 a whole region; never the Shire."""
    if not state.specials >> box.PALANTIR & 1:
        return found
    regions = state.light_held & ~bit(box.SHIRE)
    if not box.PALANTIR_SHOWS_REGION[state.edition]:
        return choose_hidden(state, found, notation.PLAY_PALANTIR, notation.PLAY_PALANTIR_TOKEN, box.LIGHT, regions)
    for region in range(box.REGIONS):
        if regions >> region & 1 and state.hidden_in(box.LIGHT, bit(region)):
            found = append(found, notation.packed(notation.PLAY_PALANTIR, region))
    return found


def _recall(state: ConfrontationData, found: vec[i64]) -> vec[i64]:
    """02:156, 05:599: from anywhere but Mordor itself (ruling:G9)."""
    if state.light_held >> box.MORDOR & 1 or state.dark_full >> box.MORDOR & 1:
        return found
    for tile in range(9, box.TILES):
        if state.place[tile] < box.MORDOR:
            found = append(found, notation.packed(notation.PLAY_RECALL, state.character(tile)))
    return found


def _dark_of_mordor(state: ConfrontationData, found: vec[i64]) -> vec[i64]:
    for tile in range(9, box.TILES):
        source = state.place[tile]
        if source < box.REGIONS:
            character = state.character(tile)
            reached = dark_of_mordor_regions(state, character, source)
            for target in range(box.REGIONS):
                if reached >> target & 1 and _another_can_move(state, tile, target):
                    found = append(found, notation.way(notation.PLAY_DARK_OF_MORDOR, character, source, target))
    return found


def _another_can_move(state: ConfrontationData, tile: i64, target: i64) -> bool:
    """ruling:G10: the step must win, or leave a different piece a move; a forced piece an ordinary step."""
    if wins_by_entering(state, state.character(tile), target) or (
        target == box.SHIRE and state.count(box.DARK, box.SHIRE) == 2
    ):
        return True
    source = state.place[tile]
    state.put(tile, target)
    possible = False
    if state.forced not in (NOBODY, tile):
        possible = forward_regions(state, box.DARK, state.place[state.forced]) != 0
    else:
        possible = somebody_can_move(state, box.DARK, tile)
    state.put(tile, source)
    return possible
