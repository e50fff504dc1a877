"""Laying landscape tiles: the cross, the spaces that close, the hand that does not fit, and where Mount Doom stands."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.games.quest import events
from bree.games.quest.model import CLOSING, DRAWING, HAND, NO_TILE, UNKNOWN, QuestData
from bree.games.quest.notation import ACROSS, GREEN, SHIRE_CELL, YELLOW, colour_for
from bree.games.quest.rules.land import FACE_DOWN
from bree.games.quest.rules.turn import end_turn, to_draw, to_move


def lay(state: QuestData, tile: i64, cell: i64, turn: i64) -> None:
    """A tile goes from the hand or the open stock to the table."""
    if state.hand_size(state.mover):
        _take_from_hand(state, tile)
    else:
        state.open[tile] -= 1
        state.open_left -= 1
    land = state.land
    face: i64 = 0
    if turn == FACE_DOWN:
        state.last_neutral = land.laid
    else:
        face = state.kit.faces[tile * 4 + turn]
    closed = land.lay(cell, tile, turn, face)
    events.laid(state, tile, cell, turn)
    place_encounters(state, closed)
    if land.height == 0:
        grow_cross(state, cell)
    if land.full():
        find_mount_doom(state)
    after_laying(state)


def _take_from_hand(state: QuestData, tile: i64) -> None:
    """Take a tile out of the mover's hand; those behind it move up."""
    last = state.mover * HAND + HAND - 1
    taken = False
    for place in range(state.mover * HAND, last):
        taken = taken or state.hands[place] == tile
        if taken:
            state.hands[place] = state.hands[place + 1]
    state.hands[last] = NO_TILE


def grow_cross(state: QuestData, cell: i64) -> None:
    """Count the tile to its arm; a complete cross fixes the field (quest:107) and its border closes spaces (B3.4)."""
    arms = state.arms
    if cell % ACROSS == SHIRE_CELL % ACROSS:
        arms[0 if cell < SHIRE_CELL else 2] += 1
    else:
        arms[3 if cell < SHIRE_CELL else 1] += 1
    if arms[0] + arms[1] + arms[2] + arms[3] < 12:
        return
    top: i64 = SHIRE_CELL // ACROSS - arms[0]
    left: i64 = SHIRE_CELL % ACROSS - arms[3]
    closed = state.land.fence(top, left, arms[0] + arms[2] + 1, arms[1] + arms[3] + 1)
    events.fenced(state)
    place_encounters(state, closed)


def place_encounters(state: QuestData, closed: vec[i64]) -> None:
    """Each closed space of two sections gets a tile of its colour while there are any (quest:121-134)."""
    for region in closed:
        colour = colour_for(state.land.scape[region])
        if state.supply[colour] == 0:
            continue
        state.supply[colour] -= 1
        state.token[region] = UNKNOWN + colour
        if colour in (GREEN, YELLOW):
            state.due = state.land.in_reading_order(append(state.due, region))
        else:
            events.placed(state, region)


def find_mount_doom(state: QuestData) -> None:
    """All tiles lie: Mount Doom stands on the last neutral one, or on the last one (quest:180-181)."""
    state.doom = state.last_neutral if state.last_neutral >= 0 else state.land.laid - 1
    events.doom_found(state)


def after_laying(state: QuestData) -> None:
    """Open encounter tiles first; then, in the cross, draw; later, move."""
    if len(state.due):
        state.asked = CLOSING
    elif state.crossing:
        to_draw(state)
    else:
        to_move(state)


def exchange(state: QuestData) -> None:
    """Nothing fits: the hand goes to the open stock, new tiles come, the turn is over (quest:119, quest:143).

    A fighter's lost movement does not count in such a turn (quest:213, Q6).
    """
    events.exchanged(state)
    state.witnessed = 0
    for place in range(state.mover * HAND, state.mover * HAND + HAND):
        tile = state.hands[place]
        if tile != NO_TILE:
            state.open[tile] += 1
            state.open_left += 1
            state.witnessed = state.witnessed << 8 | tile
            state.hands[place] = NO_TILE
    state.learned += 1
    state.draws = min(HAND, state.stock_left)
    if state.draws:
        state.asked = DRAWING
    else:
        end_turn(state)
