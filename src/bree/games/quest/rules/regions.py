"""Regions and the ways between them: steps, flights, and the climb."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.games.quest.model import SHIRE, QuestData
from bree.games.quest.notation import CENTRE, SHIRE_CELL, WATER
from bree.games.quest.rules.land import EMPTY, NOWHERE, STEP


def neighbours(state: QuestData, region: i64) -> vec[i64]:
    """The regions one step away, in reading order (quest:157-159); SHIRE comes last."""
    land = state.land
    found = vec[i64]()
    if region == SHIRE:
        for section in range(i64(4)):
            found = _add_region(state, found, section, SHIRE)
        return land.in_reading_order(found)
    left = land.tiles[region]
    home = left & 1 == 1
    slot: i64 = 0
    while left:
        if left & 1:
            for side in range(i64(4)):
                if land.region[slot * 4 + side] == region:
                    found = _add_region(state, found, slot * 4 + (side + 1) % 4, region)
                    found = _add_region(state, found, slot * 4 + (side + 3) % 4, region)
        left >>= 1
        slot += 1
    found = land.in_reading_order(found)
    return append(found, SHIRE) if home else found


def _add_region(state: QuestData, found: vec[i64], section: i64, here: i64) -> vec[i64]:
    """Add the section's region if it is another one, of two sections at least, and not found yet."""
    region = state.land.region[section]
    if region in (NOWHERE, here) or state.land.size[region] < 2 or region in found:
        return found
    return append(found, region)


def flights(state: QuestData, region: i64) -> vec[i64]:
    """The next regions of the same landscape in each straight line from any tile of this one (quest:193, Q8)."""
    land = state.land
    found = vec[i64]()
    if land.height == 0:
        return found  # without the border of the field there is no telling where a line ends
    left = land.tiles[region]
    slot: i64 = 0
    while left:
        if left & 1:
            for side in range(i64(4)):
                found = _first_landing(state, found, region, land.cell[slot], side)
        left >>= 1
        slot += 1
    return land.in_reading_order(found)


def _first_landing(state: QuestData, found: vec[i64], region: i64, cell: i64, side: i64) -> vec[i64]:
    land = state.land
    landscape = land.scape[region]
    landed = False
    while not landed:
        cell += STEP[side]
        slot = land.grid[cell]
        if slot == EMPTY:
            continue
        if slot < 0:
            return found
        for section in range(slot * 4, slot * 4 + 4):
            other = land.region[section]
            if land.scape[section] == landscape and other != region and land.size[other] >= 2:
                landed = True
                if other not in found:
                    found = append(found, other)
    return found


def may_enter(state: QuestData, seat: i64, region: i64) -> bool:
    """One hobbit to a region, and water only with a boat (quest:160, quest:162)."""
    if region == SHIRE:
        return True
    if region == state.region_of(1 - seat):
        return False
    return state.land.scape[region] != WATER or state.boats >> seat & 1 == 1


def can_climb(state: QuestData, seat: i64) -> bool:
    """Whether the hobbit's region reaches the tile with Mount Doom (quest:185, Q4)."""
    region = state.region_of(seat)
    return state.doom >= 0 and region >= 0 and state.land.tiles[region] >> state.doom & 1 == 1


def place(state: QuestData, region: i64) -> i64:
    """A region as the operands of an action: the cell and side of its first section."""
    if region == SHIRE:
        return SHIRE_CELL | CENTRE << 8
    spot = state.land.least[region]
    return spot // 8 | spot % 8 << 8
