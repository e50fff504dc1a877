"""The ways of the hobbits: steps, flights, the climb, and whether any way to Mount Doom is left at all."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.games.quest.land import EMPTY, NOWHERE, SECTIONS, STEP
from bree.games.quest.model import NO_TOKEN, SHIRE, Model, token_colour
from bree.games.quest.notation import BLUE, BROWN, CENTRE, GWAIHIR, SHIRE_CELL, WATER


def neighbours(state: Model, region: i64) -> vec[i64]:
    """The regions one step away, in reading order (quest:157-159); SHIRE comes last."""
    land = state.land
    found = vec[i64]()
    if region == SHIRE:
        section: i64 = 0
        while section < 4:
            found = _add_region(state, found, section, SHIRE)
            section += 1
        return land.in_reading_order(found)
    left = land.tiles[region]
    home = left & 1 == 1
    slot: i64 = 0
    while left:
        if left & 1:
            side: i64 = 0
            while side < 4:
                if land.region[slot * 4 + side] == region:
                    found = _add_region(state, found, slot * 4 + (side + 1) % 4, region)
                    found = _add_region(state, found, slot * 4 + (side + 3) % 4, region)
                side += 1
        left >>= 1
        slot += 1
    found = land.in_reading_order(found)
    return append(found, SHIRE) if home else found


def _add_region(state: Model, found: vec[i64], section: i64, here: i64) -> vec[i64]:
    """Add the section's region if it is another one, of two sections at least, and not found yet."""
    region = state.land.region[section]
    if region in (NOWHERE, here) or state.land.size[region] < 2 or region in found:
        return found
    return append(found, region)


def flights(state: Model, region: i64) -> vec[i64]:
    """The next regions of the same landscape in each straight line from any tile of this one (quest:193, Q8)."""
    land = state.land
    found = vec[i64]()
    left = land.tiles[region]
    slot: i64 = 0
    while left:
        if left & 1:
            side: i64 = 0
            while side < 4:
                found = _first_landing(state, found, region, land.cell[slot], side)
                side += 1
        left >>= 1
        slot += 1
    return land.in_reading_order(found)


def _first_landing(state: Model, found: vec[i64], region: i64, cell: i64, side: i64) -> vec[i64]:
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
        section = slot * 4
        while section < slot * 4 + 4:
            other = land.region[section]
            if land.scape[section] == landscape and other != region and land.size[other] >= 2:
                landed = True
                if other not in found:
                    found = append(found, other)
            section += 1
    return found


def may_enter(state: Model, seat: i64, region: i64) -> bool:
    """One hobbit to a region, and water only with a boat (quest:160, quest:162)."""
    if region == SHIRE:
        return True
    if region == state.region_of(1 - seat):
        return False
    return state.land.scape[region] != WATER or state.boats >> seat & 1 == 1


def can_climb(state: Model, seat: i64) -> bool:
    """Whether the hobbit's region reaches the tile with Mount Doom (quest:185, Q4)."""
    region = state.region_of(seat)
    return state.doom >= 0 and region >= 0 and state.land.tiles[region] >> state.doom & 1 == 1


def place(state: Model, region: i64) -> i64:
    """A region as the operands of an action: the cell and side of its first section."""
    if region == SHIRE:
        return SHIRE_CELL | CENTRE << 8
    spot = state.land.least[region]
    return spot // 8 | spot % 8 << 8


def way_left(state: Model, seat: i64) -> bool:
    """Whether this hobbit could still reach Mount Doom with the other one out of the way (B3.15, Q13).

    Asked only when both players have just passed.
    Water counts with a boat, or if two brown tiles can be had to buy one; flights count if the seat may own Gwaihir or
    can reach a blue tile. Only what everybody knows counts: otherwise going on would tell that somebody owns Gwaihir.
    """
    boat = state.boats >> seat & 1 == 1
    wings = state.may_fly(seat)
    while True:
        reached = _reached(state, state.region_of(seat), boat, wings)
        browns = state.browns(seat)
        blues: i64 = 0
        for region in reached:
            if region == SHIRE:
                continue
            if state.land.tiles[region] >> state.doom & 1 == 1:
                return True
            token = state.token[region]
            if token & 255 != NO_TOKEN:
                colour = token_colour(token)
                if colour == BROWN:
                    browns += 1
                elif colour == BLUE:
                    blues += 1
        more_boat = boat or browns >= 2
        more_wings = wings or (blues > 0 and state.gone[GWAIHIR] < state.kit.token_count[GWAIHIR])
        if more_boat == boat and more_wings == wings:
            return False
        boat = more_boat
        wings = more_wings


def _reached(state: Model, start: i64, boat: bool, wings: bool) -> vec[i64]:
    """Every region to which steps, and flights if there are wings, lead from the start."""
    reached = append(vec[i64](), start)
    been = vec[i64]([0] * (SECTIONS + 1))
    been[start + 1] = 1
    done: i64 = 0
    while done < len(reached):
        here = reached[done]
        done += 1
        near = neighbours(state, here)
        if wings and here != SHIRE:
            for region in flights(state, here):
                near = append(near, region)
        for region in near:
            if been[region + 1] == 0 and (region == SHIRE or boat or state.land.scape[region] != WATER):
                been[region + 1] = 1
                reached = append(reached, region)
    return reached
