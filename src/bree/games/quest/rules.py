"""What happens: one handler for each action, and the turn that leads from one decision to the next."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.action import operand
from bree.games.quest import tell
from bree.games.quest.land import FACE_DOWN
from bree.games.quest.model import (
    BATTLE,
    CLOSING,
    DEAD_END,
    DRAWING,
    EVERYBODY,
    FACE_UP,
    FIVE_PASSES,
    HAND,
    LOOKING,
    MEETING,
    MOUNT_DOOM,
    MOVING,
    NO_TILE,
    NO_TOKEN,
    PASSES,
    REACHED,
    SEEN,
    SHIRE,
    UNKNOWN,
    Model,
)
from bree.games.quest.moves import pairs, region_asked, unknown
from bree.games.quest.notation import (
    ACROSS,
    BLUES,
    BOAT,
    BROWN,
    CENTRE,
    CLIMB,
    DRAW,
    END,
    ENT,
    EXCHANGE,
    FIGHT,
    FIRST_ELF,
    FIRST_GIFT,
    FIRST_GREEN,
    FIRST_YELLOW,
    FLY,
    GO,
    GREEN,
    GWAIHIR,
    HIDE,
    LAY,
    MEET,
    SCOUT,
    SHIRE_CELL,
    SHOW,
    STAY,
    TOKENS,
    USE_ENT,
    YELLOW,
    colour_for,
    colour_of,
)
from bree.games.quest.turn import begin_turn, end_turn, finish, pass_turn, take, to_draw, to_move
from bree.games.quest.ways import way_left


def step(state: Model, action: i64) -> None:
    """What follows from an action of the mover or of chance."""
    kind = action & 255
    if kind == DRAW:
        draw(state, operand(action, 0))
    elif kind == LAY:
        lay(state, operand(action, 0), operand(action, 1), operand(action, 2))
    elif kind == MEET:
        meet(state, operand(action, 0))
    elif kind == STAY:
        stay(state)
    elif kind == GO:
        go(state, operand(action, 0), operand(action, 1))
    elif kind == HIDE:
        lay(state, operand(action, 0), operand(action, 1), FACE_DOWN)
    elif kind == END:
        pass_turn(state)
    elif kind == EXCHANGE:
        exchange(state)
    elif kind == FLY:
        fly(state, operand(action, 0), operand(action, 1))
    elif kind == BOAT:
        buy_boat(state, operand(action, 0), operand(action, 1))
    elif kind == SCOUT:
        scout(state, operand(action, 0), operand(action, 1), operand(action, 2), operand(action, 3))
    elif kind == SHOW:
        show(state, operand(action, 0), operand(action, 1))
    elif kind == FIGHT:
        to_draw(state)
    elif kind == CLIMB:
        climb(state)
    elif kind == USE_ENT:
        use_ent(state)


# Tiles in hand.


def draw(state: Model, tile: i64) -> None:
    """A tile comes from the face-down stock into the mover's hand (quest:55, quest:74, quest:169)."""
    state.stock[tile] -= 1
    state.stock_left -= 1
    place = state.mover * HAND + state.hand_size(state.mover)
    while place > state.mover * HAND and state.hands[place - 1] > tile:
        state.hands[place] = state.hands[place - 1]
        place -= 1
    state.hands[place] = tile
    state.witnesses = 1 << state.mover
    state.learned += 1
    if not state.quiet:
        tell.drawn(state, tile)
    state.draws -= 1
    if state.draws:
        return
    if state.asked == DRAWING:
        end_turn(state)
        return
    state.mover = 1 - state.mover
    if state.mover:
        state.draws = HAND
    else:
        begin_turn(state)


def _take_from_hand(state: Model, tile: i64) -> None:
    place = state.mover * HAND
    while state.hands[place] != tile:
        place += 1
    while place < state.mover * HAND + HAND - 1:
        state.hands[place] = state.hands[place + 1]
        place += 1
    state.hands[place] = NO_TILE


def exchange(state: Model) -> None:
    """Nothing fits: the hand goes to the open stock, new tiles come, the turn is over (quest:119, quest:143).

    A fighter's lost movement does not count in such a turn (quest:213, Q6).
    """
    state.witnessed = 0
    place = state.mover * HAND
    while place < state.mover * HAND + HAND:
        tile = state.hands[place]
        if tile != NO_TILE:
            state.open[tile] += 1
            state.open_left += 1
            state.witnessed = state.witnessed << 8 | tile
        place += 1
    if not state.quiet:
        tell.exchanged(state)
    state.learned += 1
    place = state.mover * HAND
    while place < state.mover * HAND + HAND:
        state.hands[place] = NO_TILE
        place += 1
    state.draws = min(HAND, state.stock_left)
    if state.draws:
        state.asked = DRAWING
    else:
        end_turn(state)


# Laying.


def lay(state: Model, tile: i64, cell: i64, turn: i64) -> None:
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
    if not state.quiet:
        tell.laid(state, tile, cell, turn)
    place_encounters(state, closed)
    if land.height == 0:
        grow_cross(state, cell)
    if land.full():
        find_mount_doom(state)
    after_laying(state)


def grow_cross(state: Model, cell: i64) -> None:
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
    if not state.quiet:
        tell.fenced(state)
    place_encounters(state, closed)


def place_encounters(state: Model, closed: vec[i64]) -> None:
    """Each closed space of two sections gets a tile of its colour while there are any (quest:121-134)."""
    for region in closed:
        colour = colour_for(state.land.scape[region])
        if state.supply[colour] == 0:
            continue
        state.supply[colour] -= 1
        state.token[region] = UNKNOWN + colour
        if colour in (GREEN, YELLOW):
            state.due = state.land.in_reading_order(append(state.due, region))
        elif not state.quiet:
            tell.placed(state, region)


def find_mount_doom(state: Model) -> None:
    """All tiles lie: Mount Doom stands on the last neutral one, or on the last one (quest:180-181)."""
    state.doom = state.last_neutral if state.last_neutral >= 0 else state.land.laid - 1
    if not state.quiet:
        tell.doom_found(state)


def after_laying(state: Model) -> None:
    """Open encounter tiles first; then, in the cross, draw; later, move."""
    if len(state.due):
        state.asked = CLOSING
    elif state.crossing:
        to_draw(state)
    else:
        to_move(state)


# Moving.


def stay(state: Model) -> None:
    """Moving is never a duty (quest:155)."""
    if not state.quiet:
        tell.stayed(state)
    if state.racing():
        state.passes[state.mover] += 1
        if state.passes[0] >= PASSES and state.passes[1] >= PASSES:
            finish(state, FIVE_PASSES)  # Q7
            return
        if state.passes[0] and state.passes[1] and not way_left(state, 0) and not way_left(state, 1):
            finish(state, DEAD_END)  # B3.15
            return
    to_draw(state)


def go(state: Model, cell: i64, side: i64) -> None:
    """A step to a region next door."""
    enter(state, cell, side)


def fly(state: Model, cell: i64, side: i64) -> None:
    """Gwaihir carries the hobbit and leaves the game (quest:193, quest:199)."""
    use_blue(state, GWAIHIR)
    enter(state, cell, side)


def enter(state: Model, cell: i64, side: i64) -> None:
    """The hobbit arrives, and meets what lies there (quest:161-163)."""
    seat = state.mover
    state.passes[seat] = 0
    state.witnesses = 0
    state.hobbit[seat] = SHIRE if side == CENTRE else state.land.grid[cell] * 4 + side
    if not state.quiet:
        tell.moved(state)
    if side == CENTRE:
        to_draw(state)
        return
    token = state.token[state.region_of(seat)]
    if token & 255 == NO_TOKEN:
        to_draw(state)
    elif unknown(token):
        state.asked = MEETING
    else:
        face_encounter(state)


def meet(state: Model, kind: i64) -> None:
    """Chance names an encounter tile: laid open, met by the mover, or looked at by him."""
    region = region_asked(state)
    state.unseen[kind] -= 1
    state.token[region] = kind
    state.learned += 1
    if state.asked == CLOSING:
        state.token[region] |= FACE_UP
        state.witnesses = EVERYBODY
        state.due = state.due[1:]
        if not state.quiet:
            tell.placed(state, region)
        after_laying(state)
    elif state.asked == LOOKING:
        look(state)
    else:
        face_encounter(state)


def face_encounter(state: Model) -> None:
    """The mover has entered a space whose tile is known by now: take it, or fight for it."""
    region = state.region_of(state.mover)
    kind = state.token[region] & 255
    brown = colour_of(kind) == BROWN
    if not state.token[region] & FACE_UP:
        state.witnesses = EVERYBODY if brown else 1 << state.mover
        state.witnessed = kind + 1
    if not brown:
        take(state)
        to_draw(state)
        return
    if not state.token[region] & FACE_UP:
        state.token[region] = kind | FACE_UP
        state.learned += 1
    if not state.quiet:
        tell.met(state, region)
    state.fight[state.mover] = state.kit.dots[kind]
    to_battle(state)


def to_battle(state: Model) -> None:
    """Pairs shown at once save movements; when none is left to lose the tile is won (quest:225-227, Q9)."""
    if state.fight[state.mover] == 0:
        take(state)
        to_draw(state)
    elif len(pairs(state, FIRST_GREEN, FIRST_ELF, FIRST_YELLOW, FIRST_GIFT, SHOW)):
        state.asked = BATTLE
    else:
        to_draw(state)


def climb(state: Model) -> None:
    """A hobbit reaches Mount Doom: the game is over (quest:239)."""
    state.hobbit[state.mover] = MOUNT_DOOM
    if not state.quiet:
        tell.climbed(state)
    finish(state, REACHED)


# Before moving.


def buy_boat(state: Model, first: i64, second: i64) -> None:
    """Two brown tiles leave the game for a boat (quest:217-219)."""
    seat = state.mover
    for token in (first, second):
        state.held[seat * TOKENS + token] -= 1
        state.gone[token] += 1
    state.boats |= 1 << seat
    if not state.quiet:
        tell.boat_bought(state, first, second)


def scout(state: Model, green: i64, yellow: i64, cell: i64, side: i64) -> None:
    """An elf and an elven gift are shown: the mover may look at one face-down tile (quest:229-235)."""
    show_pair(state, green, yellow)
    state.looked = state.land.region[state.land.grid[cell] * 4 + side]
    state.witnesses = 0
    if unknown(state.token[state.looked]):
        state.asked = LOOKING
    else:
        state.learned += 1
        look(state)


def look(state: Model) -> None:
    """The mover has seen the tile and now decides where to move."""
    state.witnesses = 1 << state.mover
    state.witnessed = (state.token[state.looked] & 255) + 1
    state.token[state.looked] |= SEEN << state.mover
    if not state.quiet:
        tell.scouted(state)
    state.looked = -1
    state.asked = MOVING


def show(state: Model, green: i64, yellow: i64) -> None:
    """A companion and a weapon shorten the fight by one movement (quest:225-227)."""
    show_pair(state, green, yellow)
    state.fight[state.mover] -= 1
    to_battle(state)


def show_pair(state: Model, green: i64, yellow: i64) -> None:
    """A pair lies open from now on and costs a point at the end (quest:235)."""
    seat = state.mover
    state.shown[seat * TOKENS + green] += 1
    state.shown[seat * TOKENS + yellow] += 1
    state.pairs[seat] += 1
    if not state.quiet:
        tell.pair_shown(state, green, yellow)


# Blue tiles.


def use_ent(state: Model) -> None:
    """Another whole turn at once (quest:199, Q10)."""
    use_blue(state, ENT)
    begin_turn(state)


def use_blue(state: Model, kind: i64) -> None:
    """A used blue tile leaves the game; of like tiles the one that the other has seen goes first (R2)."""
    seat = state.mover
    state.held[seat * TOKENS + kind] -= 1
    state.blue[seat] -= 1
    state.gone[kind] += 1
    if state.told[seat * (BLUES + 1) + kind]:
        state.told[seat * (BLUES + 1) + kind] -= 1
    state.learned += 1
    if not state.quiet:
        tell.blue_used(state, kind)
