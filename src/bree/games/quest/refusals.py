"""Why an action is refused: the reason in words, and the rule."""

from mypy_extensions import i64

from bree.core.action import operand
from bree.core.errors import Illegal
from bree.games.quest import notation as n
from bree.games.quest.model import BATTLE, ENDING, LAYING, MOVING, SHIRE, QuestData, face_down
from bree.games.quest.moves import (
    fitting,
    free_cells,
    meets,
    tiles_to_lay,
)
from bree.games.quest.rules.land import NOWHERE
from bree.games.quest.rules.regions import neighbours, place

WHEN = {
    LAYING: (n.LAY, n.HIDE, n.EXCHANGE),
    MOVING: (n.STAY, n.GO, n.FLY, n.CLIMB, n.BOAT, n.SCOUT),
    BATTLE: (n.SHOW, n.FIGHT),
    ENDING: (n.USE_ENT, n.END),
}
ASKS = {
    LAYING: "first a tile must be laid",
    MOVING: "now is the time to move",
    BATTLE: "first the fight: show a pair or fight on",
    ENDING: "the turn is over: end it or use an Ent",
}


def why_not(state: QuestData, _seat: i64, action: i64) -> Illegal:
    """The reason against an action of a seat, or of chance, that is waited for."""
    kind = action & 255
    asked = int(state.asked)
    if asked not in ASKS:
        return Illegal("no such tile is left to come up", "quest:51")
    if kind not in WHEN[asked]:
        return Illegal(ASKS[asked], "quest:80")
    if kind in (n.LAY, n.HIDE):
        return _not_laid(state, kind, operand(action, 0), operand(action, 1), operand(action, 2))
    if kind == n.EXCHANGE:
        if state.hand_size(state.mover) == 0:
            return Illegal("the hand is empty: an open tile is laid", "quest:145")
        return Illegal("a tile of the hand fits", "quest:143")
    if kind in (n.GO, n.FLY):
        return _not_entered(state, kind, operand(action, 0), operand(action, 1))
    if kind == n.SCOUT:
        return _not_scouted(state, action)
    if kind == n.SHOW:
        return _not_paired(state, operand(action, 0), operand(action, 1), n.FIRST_GREEN, n.FIRST_YELLOW, "quest:225")
    if kind == n.BOAT:
        return _not_bought(state, operand(action, 0), operand(action, 1))
    if kind == n.CLIMB:
        if state.doom < 0:
            return Illegal("nobody knows yet where Mount Doom lies", "quest:89")
        return Illegal("the hobbit's region has no section on the tile with Mount Doom", "quest:185")
    return Illegal("there is no Ent to use", "quest:199")


def _not_laid(state: QuestData, kind: i64, tile: i64, cell: i64, turn: i64) -> Illegal:
    if tile not in tiles_to_lay(state):
        where = "hand" if state.hand_size(state.mover) else "open stock"
        return Illegal(f"{n.TILE_NAMES[tile]} is not in the {where}", "quest:142")
    if kind == n.HIDE:
        if state.hand_size(state.mover):
            return Illegal("only open tiles are laid face down, by a player without a hand", "quest:175")
        if len(fitting(state)):
            return Illegal("an open tile fits face up", "quest:175")
    if cell not in free_cells(state):
        return _not_free(state, cell)
    face = state.land.wanted(cell) if kind == n.HIDE else state.kit.faces[tile * 4 + turn]
    for side in range(4):
        want = state.land.wanted(cell) >> side * 4 & 15
        if want and want != face >> side * 4 & 15:
            return Illegal(f"the section in the {n.SIDES[side]} must be {n.LANDSCAPES[want]}", "quest:113")
    if meets(state, cell, face):
        return Illegal("both hobbits would come into one region", "quest:160")
    return Illegal("the tile looks the same with fewer turns", "quest:113")


def _not_free(state: QuestData, cell: i64) -> Illegal:
    land = state.land
    if land.grid[cell] >= 0:
        return Illegal("a tile lies there already", "quest:73")
    if land.height == 0:
        return Illegal("this cell cannot become part of a cross of 8 by 6", "quest:100")
    if not land.inside(cell):
        return Illegal("this cell is outside the field", "quest:107")
    return Illegal("a tile must touch two tiles at least", "quest:142")


def _not_entered(state: QuestData, kind: i64, cell: i64, side: i64) -> Illegal:
    seat = state.mover
    region: i64 = SHIRE
    if side != n.CENTRE or state.land.grid[cell] != 0:
        slot = state.land.grid[cell]
        region = state.land.region[slot * 4 + side] if slot >= 0 and side != n.CENTRE else NOWHERE
        if region < 0 or state.land.size[region] < 2:
            return Illegal("there is no region of two sections or more", "quest:157")
        if place(state, region) != cell | side << 8:
            return Illegal(f"this region is written {state.region_name(region)}", "quest:157")
    if region == state.region_of(seat):
        return Illegal("the hobbit is there already", "quest:159")
    if region >= 0 and region == state.region_of(1 - seat):
        return Illegal("the other hobbit is in that region", "quest:160")
    if region >= 0 and state.land.scape[region] == n.WATER and not state.boats >> seat & 1:
        return Illegal("water takes a boat", "quest:162")
    if kind == n.GO:
        return Illegal("that region is not next to the hobbit's", "quest:159")
    if state.held[seat * n.TOKENS + n.GWAIHIR] == 0:
        return Illegal("there is no Gwaihir to fly with", "quest:193")
    return Illegal("that is not the next region of the same landscape in a straight line", "quest:193")


def _not_scouted(state: QuestData, action: i64) -> Illegal:
    refused = _not_paired(state, operand(action, 0), operand(action, 1), n.FIRST_ELF, n.FIRST_GIFT, "quest:229")
    if refused.why:
        return refused
    slot = state.land.grid[operand(action, 2)]
    side = operand(action, 3)
    region = state.land.region[slot * 4 + side] if slot >= 0 and side != n.CENTRE else NOWHERE
    if region == NOWHERE or not face_down(state.token[region]):
        return Illegal("no encounter tile lies face down there", "quest:231")
    if region not in neighbours(state, state.region_of(state.mover)):
        return Illegal("that region is not next to the hobbit's", "quest:231")
    return Illegal(f"this region is written {state.region_name(region)}", "quest:231")


def _not_paired(state: QuestData, green: i64, yellow: i64, first_green: i64, first_yellow: i64, rule: str) -> Illegal:
    """Why two tiles are no pair for this; an empty reason if they are."""
    fights = first_green == n.FIRST_GREEN
    last_green = n.FIRST_ELF if fights else n.FIRST_YELLOW
    last_yellow = n.FIRST_GIFT if fights else n.FIRST_BROWN
    if not (first_green <= green < last_green and first_yellow <= yellow < last_yellow):
        return Illegal(f"this takes {'a companion and a weapon' if fights else 'an elf and an elven gift'}", rule)
    for token in (green, yellow):
        if state.held[state.mover * n.TOKENS + token] == 0:
            return Illegal(f"there is no {n.TOKEN_NAMES[token]} to show", rule)
        if state.ready(state.mover, token) == 0:
            return Illegal(f"{n.TOKEN_NAMES[token]} has been shown before", "ruling:Q9")
    return Illegal("", rule)


def _not_bought(state: QuestData, first: i64, second: i64) -> Illegal:
    if state.boats >> state.mover & 1:
        return Illegal("one boat is enough", "quest:219")
    if n.colour_of(first) != n.BROWN or n.colour_of(second) != n.BROWN:
        return Illegal("a boat is paid for with brown tiles", "quest:217")
    if first > second:
        return Illegal("the two tiles are named the other way round", "quest:217")
    return Illegal("there are no such two brown tiles to pay with", "quest:217")
