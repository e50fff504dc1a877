"""What is legal: one function for each decision. The order of actions is pinned: it depends on the position alone."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.chance import CHANCE
from bree.games.quest.land import STEP
from bree.games.quest.meeting import would_join
from bree.games.quest.model import (
    BATTLE,
    CLOSING,
    DEAL,
    DRAWING,
    ENDING,
    FACE_UP,
    HAND,
    LAYING,
    LOOKING,
    MOVING,
    NO_TOKEN,
    SHIRE,
    UNKNOWN,
    Model,
    token_colour,
)
from bree.games.quest.notation import (
    BLUE,
    BOAT,
    BROWN,
    CLIMB,
    DRAW,
    END,
    ENT,
    EXCHANGE,
    FIGHT,
    FIRST_BROWN,
    FIRST_ELF,
    FIRST_GIFT,
    FIRST_GREEN,
    FIRST_OF,
    FIRST_YELLOW,
    FLY,
    GO,
    GWAIHIR,
    HIDE,
    LAY,
    MEET,
    SCOUT,
    SHIRE_CELL,
    SHOW,
    STAY,
    TILES,
    TOKENS,
    USE_ENT,
)
from bree.games.quest.ways import can_climb, flights, may_enter, neighbours, place


def legal(state: Model, seat: i64) -> vec[i64]:
    """What this seat, or chance, may do now."""
    asked = state.asked
    if seat == CHANCE:
        if asked in (DEAL, DRAWING):
            return draws(state)
        if CLOSING <= asked <= LOOKING:
            return encounters(state)
        return vec[i64]()
    if seat != state.mover:
        return vec[i64]()
    if asked == LAYING:
        return lays(state)
    if asked == MOVING:
        return movements(state)
    if asked == BATTLE:
        return append(pairs(state, FIRST_GREEN, FIRST_ELF, FIRST_YELLOW, FIRST_GIFT, SHOW), FIGHT)
    if asked == ENDING:
        return endings(state)
    return vec[i64]()


# Chance.


def draws(state: Model) -> vec[i64]:
    """Any tile of the face-down stock."""
    found = vec[i64]()
    tile: i64 = 1
    while tile < TILES:
        if state.stock[tile] > 0:
            found = append(found, DRAW | tile << 8)
        tile += 1
    return found


def encounters(state: Model) -> vec[i64]:
    """Any encounter tile of the colour that nobody has seen yet."""
    found = vec[i64]()
    colour = colour_asked(state)
    kind = FIRST_OF[colour]
    while kind < FIRST_OF[colour + 1]:
        if state.unseen[kind] > 0:
            found = append(found, MEET | kind << 8)
        kind += 1
    return found


def weights(state: Model) -> vec[i64]:
    """How many tiles stand behind each of chance's actions."""
    found = vec[i64]()
    kind: i64 = 1
    last: i64 = TILES
    counts = state.stock
    if state.asked not in (DEAL, DRAWING):
        colour = colour_asked(state)
        kind = FIRST_OF[colour]
        last = FIRST_OF[colour + 1]
        counts = state.unseen
    while kind < last:
        if counts[kind] > 0:
            found = append(found, counts[kind])
        kind += 1
    return found


def colour_asked(state: Model) -> i64:
    """The colour of the encounter tile that chance must name."""
    return token_colour(state.token[region_asked(state)])


def region_asked(state: Model) -> i64:
    """The region whose encounter tile chance must name."""
    if state.asked == CLOSING:
        return state.due[0]
    if state.asked == LOOKING:
        return state.looked
    return state.region_of(state.mover)


# Laying.


def cross_cells(state: Model) -> vec[i64]:
    """The cells that can still become part of a cross of 8 by 6, in reading order.

    quest:71, quest:100; every arm gets a tile (Q1), and the first line to pass 6 becomes the one of 8 (B3.1).
    """
    found = vec[i64]()
    arms = state.arms
    for side in vec[i64]([0, 3, 1, 2]):
        arms[side] += 1
        possible = _line_fits(arms, 0, 8) and _line_fits(arms, 1, 6)
        possible = possible or (_line_fits(arms, 0, 6) and _line_fits(arms, 1, 8))
        if possible:
            found = append(found, SHIRE_CELL + STEP[side] * arms[side])
        arms[side] -= 1
    return found


def _line_fits(arms: vec[i64], side: i64, length: i64) -> bool:
    """Whether two opposite arms can still grow, or have grown, to a line of this length with a tile in both."""
    return max(arms[side], 1) + max(arms[side + 2], 1) < length


def free_cells(state: Model) -> vec[i64]:
    """The cells where the rules allow a tile now, whatever it shows."""
    land = state.land
    if land.height == 0:
        return cross_cells(state)
    found = vec[i64]()
    left = land.frontier
    bit: i64 = 0
    while left:
        if left & 1:
            found = append(found, land.field_cell(bit))
        left >>= 1
        bit += 1
    return found


def lays(state: Model) -> vec[i64]:
    """Tiles of the hand; with an empty hand, open tiles; if none of those fits, one of them face down."""
    found = fitting(state)
    if len(found):
        return found
    if state.hand_size(state.mover):
        return append(found, EXCHANGE)  # quest:119, quest:143
    return neutral(state)


def can_lay(state: Model) -> bool:
    """Whether laying is asked for at all: with a hand always, since one that does not fit is exchanged."""
    if state.hand_size(state.mover):
        return True
    return state.open_left > 0 and (len(fitting(state)) > 0 or len(neutral(state)) > 0)


def fitting(state: Model) -> vec[i64]:
    """Every way to lay a tile face up: cell by cell, tile by tile, turn by turn."""
    found = vec[i64]()
    land = state.land
    kit = state.kit
    tiles = tiles_to_lay(state)
    together = _same_landscape(state)
    for cell in free_cells(state):
        wanted = land.wanted(cell)
        for tile in tiles:
            turns = kit.turns(tile, wanted)
            turn: i64 = 0
            while turns:
                if turns & 1 and not (together and meets(state, cell, kit.faces[tile * 4 + turn])):
                    found = append(found, LAY | tile << 8 | cell << 16 | turn << 24)
                turns >>= 1
                turn += 1
    return found


def neutral(state: Model) -> vec[i64]:
    """Every way to lay an open tile face down (quest:175-178)."""
    found = vec[i64]()
    together = _same_landscape(state)
    for cell in free_cells(state):
        if together and meets(state, cell, state.land.wanted(cell)):
            continue  # Q12
        tile: i64 = 1
        while tile < TILES:
            if state.open[tile] > 0:
                found = append(found, HIDE | tile << 8 | cell << 16)
            tile += 1
    return found


def tiles_to_lay(state: Model) -> vec[i64]:
    """The different tiles of the hand or, when it is empty, of the open stock (quest:145)."""
    found = vec[i64]()
    if state.hand_size(state.mover):
        place = state.mover * HAND
        while place < state.mover * HAND + HAND:
            tile = state.hands[place]
            if tile >= 0 and tile not in found:
                found = append(found, tile)
            place += 1
        return found
    tile = 1
    while tile < TILES:
        if state.open[tile] > 0:
            found = append(found, tile)
        tile += 1
    return found


def _same_landscape(state: Model) -> bool:
    """Whether laying could bring the hobbits into one region at all."""
    one = state.hobbit[0]
    other = state.hobbit[1]
    return one >= 0 and other >= 0 and state.land.scape[one] == state.land.scape[other]


def meets(state: Model, cell: i64, face: i64) -> bool:
    """Whether a tile with this face would bring both hobbits into one region (quest:160)."""
    if state.hobbit[0] < 0 or state.hobbit[1] < 0:
        return False
    return would_join(state.land, cell, face, state.hobbit[0], state.hobbit[1])


# Moving.


def movements(state: Model) -> vec[i64]:
    """Stay, go, fly, climb; before that, buy a boat or scout."""
    seat = state.mover
    found = append(vec[i64](), STAY)
    for region in neighbours(state, state.region_of(seat)):
        if may_enter(state, seat, region):
            found = append(found, GO | place(state, region) << 8)
    if state.held[seat * TOKENS + GWAIHIR] > 0 and state.hobbit[seat] >= 0:
        for region in flights(state, state.region_of(seat)):
            if may_enter(state, seat, region):
                found = append(found, FLY | place(state, region) << 8)
    if can_climb(state, seat):
        found = append(found, CLIMB)
    return scouts(state, boats(state, found))


def boats(state: Model, found: vec[i64]) -> vec[i64]:
    """Two brown tiles for a boat; nobody needs two boats (quest:215-219)."""
    seat = state.mover
    if state.boats >> seat & 1 == 1 or state.browns(seat) < 2:
        return found
    base = seat * TOKENS
    first: i64 = FIRST_BROWN
    while first < TOKENS:
        second = first
        while second < TOKENS and state.held[base + first] > 0:
            if state.held[base + second] > (1 if first == second else 0):
                found = append(found, BOAT | first << 8 | second << 16)
            second += 1
        first += 1
    return found


def scouts(state: Model, found: vec[i64]) -> vec[i64]:
    """An elf with an elven gift may look at a face-down tile one step away (quest:229-233)."""
    showable = pairs(state, FIRST_ELF, FIRST_YELLOW, FIRST_GIFT, FIRST_BROWN, SCOUT)
    if not len(showable):
        return found
    for region in neighbours(state, state.region_of(state.mover)):
        if region != SHIRE and face_down(state.token[region]):
            for pair in showable:
                found = append(found, pair | place(state, region) << 24)
    return found


def face_down(token: i64) -> bool:
    """Whether this is an encounter tile that lies face down."""
    if token & 255 == NO_TOKEN or token & FACE_UP:
        return False
    colour = token_colour(token)
    return colour in (BLUE, BROWN)


def pairs(state: Model, first_green: i64, last_green: i64, first_yellow: i64, last_yellow: i64, kind: i64) -> vec[i64]:
    """Every pair of a green and a yellow tile in these ranges that the mover has not shown yet (Q9)."""
    found = vec[i64]()
    green = first_green
    while green < last_green:
        if state.ready(state.mover, green) > 0:
            yellow = first_yellow
            while yellow < last_yellow:
                if state.ready(state.mover, yellow) > 0:
                    found = append(found, kind | green << 8 | yellow << 16)
                yellow += 1
        green += 1
    return found


def endings(state: Model) -> vec[i64]:
    """Pass the turn on, or use an Ent for another one (quest:199)."""
    found = append(vec[i64](), END)
    if state.held[state.mover * TOKENS + ENT] > 0:
        found = append(found, USE_ENT)
    return found


def unknown(token: i64) -> bool:
    """Whether nobody has seen this encounter tile yet."""
    return UNKNOWN <= token & 255 < NO_TOKEN
