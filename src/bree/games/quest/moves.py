"""What is legal: one function for each decision. The order of actions is pinned: it depends on the position alone."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.chance import CHANCE
from bree.games.quest import model as m
from bree.games.quest import notation as n
from bree.games.quest.model import QuestData, face_down, token_colour
from bree.games.quest.rules.land import STEP
from bree.games.quest.rules.meeting import would_join
from bree.games.quest.rules.regions import can_climb, flights, may_enter, neighbours, place


def legal(state: QuestData, seat: i64) -> vec[i64]:
    """What this seat, or chance, may do now."""
    asked = state.asked
    if seat == CHANCE:
        if asked in (m.DEAL, m.DRAWING):
            return draws(state)
        if m.CLOSING <= asked <= m.LOOKING:
            return encounters(state)
        return vec[i64]()
    if seat != state.mover:
        return vec[i64]()
    if asked == m.LAYING:
        return lays(state)
    if asked == m.MOVING:
        return movements(state)
    if asked == m.BATTLE:
        return append(fighting_pairs(state), n.FIGHT)
    if asked == m.ENDING:
        return endings(state)
    return vec[i64]()


# Chance.


def draws(state: QuestData) -> vec[i64]:
    """Any tile of the face-down stock."""
    found = vec[i64]()
    for tile in range(1, i64(n.TILES)):
        if state.stock[tile] > 0:
            found = append(found, n.DRAW | tile << 8)
    return found


def encounters(state: QuestData) -> vec[i64]:
    """Any encounter tile of the colour that nobody has seen yet."""
    found = vec[i64]()
    colour = colour_asked(state)
    for kind in range(n.FIRST_OF[colour], n.FIRST_OF[colour + 1]):
        if state.unseen[kind] > 0:
            found = append(found, n.MEET | kind << 8)
    return found


def weights(state: QuestData) -> vec[i64]:
    """How many tiles stand behind each of chance's actions; empty where chance is not waited for."""
    if state.asked in (m.DEAL, m.DRAWING):
        return _counts(state.stock, 1, n.TILES)
    if m.CLOSING <= state.asked <= m.LOOKING:
        colour = colour_asked(state)
        return _counts(state.unseen, n.FIRST_OF[colour], n.FIRST_OF[colour + 1])
    return vec[i64]()


def _counts(pool: vec[i64], first: i64, last: i64) -> vec[i64]:
    """How many there are of each kind in a range, of those there are any of."""
    found = vec[i64]()
    for kind in range(first, last):
        if pool[kind] > 0:
            found = append(found, pool[kind])
    return found


def colour_asked(state: QuestData) -> i64:
    """The colour of the encounter tile that chance must name."""
    return token_colour(state.token[region_asked(state)])


def region_asked(state: QuestData) -> i64:
    """The region whose encounter tile chance must name."""
    if state.asked == m.CLOSING:
        return state.due[0]
    if state.asked == m.LOOKING:
        return state.looked
    return state.region_of(state.mover)


# Laying.


def cross_cells(state: QuestData) -> vec[i64]:
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
            found = append(found, n.SHIRE_CELL + STEP[side] * arms[side])
        arms[side] -= 1
    return found


def _line_fits(arms: vec[i64], side: i64, length: i64) -> bool:
    """Whether two opposite arms can still grow, or have grown, to a line of this length with a tile in both."""
    return max(arms[side], 1) + max(arms[side + 2], 1) < length


def free_cells(state: QuestData) -> vec[i64]:
    """The cells where the rules allow a tile now, whatever it shows."""
    land = state.land
    if land.height == 0:
        return cross_cells(state)
    found = vec[i64]()
    left = land.frontier
    cell: i64 = 0
    while left:
        if left & 1:
            found = append(found, land.field_cell(cell))
        left >>= 1
        cell += 1
    return found


def lays(state: QuestData) -> vec[i64]:
    """Tiles of the hand; with an empty hand, open tiles; if none of those fits, one of them face down."""
    found = fitting(state)
    if len(found):
        return found
    if state.hand_size(state.mover):
        return append(found, n.EXCHANGE)  # quest:119, quest:143
    return neutral(state)


def can_lay(state: QuestData) -> bool:
    """Whether laying is asked for at all: with a hand always, since one that does not fit is exchanged."""
    if state.hand_size(state.mover):
        return True
    return state.open_left > 0 and (len(fitting(state)) > 0 or len(neutral(state)) > 0)


def fitting(state: QuestData) -> vec[i64]:
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
                    found = append(found, n.LAY | tile << 8 | cell << 16 | turn << 24)
                turns >>= 1
                turn += 1
    return found


def neutral(state: QuestData) -> vec[i64]:
    """Every way to lay an open tile face down (quest:175-178)."""
    found = vec[i64]()
    together = _same_landscape(state)
    for cell in free_cells(state):
        if together and meets(state, cell, state.land.wanted(cell)):
            continue  # Q12
        for tile in range(1, i64(n.TILES)):
            if state.open[tile] > 0:
                found = append(found, n.HIDE | tile << 8 | cell << 16)
    return found


def tiles_to_lay(state: QuestData) -> vec[i64]:
    """The different tiles of the hand or, when it is empty, of the open stock (quest:145)."""
    found = vec[i64]()
    if state.hand_size(state.mover):
        for place in range(state.mover * m.HAND, state.mover * m.HAND + m.HAND):
            tile = state.hands[place]
            if tile >= 0 and tile not in found:
                found = append(found, tile)
        return found
    for tile in range(1, i64(n.TILES)):
        if state.open[tile] > 0:
            found = append(found, tile)
    return found


def _same_landscape(state: QuestData) -> bool:
    """Whether laying could bring the hobbits into one region at all."""
    one = state.hobbit[0]
    other = state.hobbit[1]
    return one >= 0 and other >= 0 and state.land.scape[one] == state.land.scape[other]


def meets(state: QuestData, cell: i64, face: i64) -> bool:
    """Whether a tile with this face would bring both hobbits into one region (quest:160)."""
    if state.hobbit[0] < 0 or state.hobbit[1] < 0:
        return False
    return would_join(state.land, cell, face, state.hobbit[0], state.hobbit[1])


# Moving.


def movements(state: QuestData) -> vec[i64]:
    """Stay, go, fly, climb; before that, buy a boat or scout."""
    seat = state.mover
    found = append(vec[i64](), n.STAY)
    for region in neighbours(state, state.region_of(seat)):
        if may_enter(state, seat, region):
            found = append(found, n.GO | place(state, region) << 8)
    if state.held[seat * n.TOKENS + n.GWAIHIR] > 0 and state.hobbit[seat] >= 0:
        for region in flights(state, state.region_of(seat)):
            if may_enter(state, seat, region):
                found = append(found, n.FLY | place(state, region) << 8)
    if can_climb(state, seat):
        found = append(found, n.CLIMB)
    return scouts(state, boats(state, found))


def boats(state: QuestData, found: vec[i64]) -> vec[i64]:
    """Two brown tiles for a boat; nobody needs two boats (quest:215-219)."""
    seat = state.mover
    if state.boats >> seat & 1 == 1 or state.browns(seat) < 2:
        return found
    base = seat * n.TOKENS
    for first in range(n.FIRST_BROWN, i64(n.TOKENS)):
        if state.held[base + first] == 0:
            continue
        for second in range(first, n.TOKENS):
            if state.held[base + second] > (1 if first == second else 0):
                found = append(found, n.BOAT | first << 8 | second << 16)
    return found


def scouts(state: QuestData, found: vec[i64]) -> vec[i64]:
    """An elf with an elven gift may look at a face-down tile one step away (quest:229-233)."""
    showable = _pairs(state, n.FIRST_ELF, n.FIRST_YELLOW, n.FIRST_GIFT, n.FIRST_BROWN, n.SCOUT)
    if not len(showable):
        return found
    for region in neighbours(state, state.region_of(state.mover)):
        if region != m.SHIRE and face_down(state.token[region]):
            for pair in showable:
                found = append(found, pair | place(state, region) << 24)
    return found


def fighting_pairs(state: QuestData) -> vec[i64]:
    """A companion with a weapon shortens a fight (quest:225-227)."""
    return _pairs(state, n.FIRST_GREEN, n.FIRST_ELF, n.FIRST_YELLOW, n.FIRST_GIFT, n.SHOW)


def _pairs(
    state: QuestData, first_green: i64, last_green: i64, first_yellow: i64, last_yellow: i64, action: i64
) -> vec[i64]:
    """Every pair of a green and a yellow tile in these ranges that the mover has not shown yet (Q9)."""
    found = vec[i64]()
    for green in range(first_green, last_green):
        if state.ready(state.mover, green) > 0:
            for yellow in range(first_yellow, last_yellow):
                if state.ready(state.mover, yellow) > 0:
                    found = append(found, action | green << 8 | yellow << 16)
    return found


def endings(state: QuestData) -> vec[i64]:
    """Pass the turn on, or use an Ent for another one (quest:199)."""
    found = append(vec[i64](), n.END)
    if state.held[state.mover * n.TOKENS + n.ENT] > 0:
        found = append(found, n.USE_ENT)
    return found
