"""Whether a tile would bring two regions, and the hobbits in them, together (quest:160)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.games.quest.land import Land
from bree.games.quest.notation import MOUNTAIN, NONE


def would_join(land: Land, cell: i64, face: i64, one: i64, other: i64) -> bool:
    """Whether a tile with this face, laid here, would make one region of these two."""
    landscape = land.scape[one]
    if landscape != land.scape[other] or landscape == MOUNTAIN:
        return False
    if land.gaps[land.region[one]] == 0 or land.gaps[land.region[other]] == 0:
        return False
    reached: i64 = 0
    groups = vec[i64]([0, 0, 0, 0])
    found = vec[i64]()
    side: i64 = 0
    while side < 4:
        if face >> side * 4 & 15 == landscape:
            groups[side] = 1 << side
            found = _reached(land, cell, side, landscape, found)
            reached |= 1 << side
        side += 1
    if land.region[one] not in _regions(found) or land.region[other] not in _regions(found):
        return False
    changed = True
    while changed:
        changed = False
        i: i64 = 0
        while i < 4:
            j: i64 = i + 1
            while j < 4:
                together = reached >> i & 1 == 1 and reached >> j & 1 == 1 and groups[i] != groups[j]
                if together and (j - i != 2 or groups[i] & groups[j] or _meet(found, i, j)):
                    groups[i] |= groups[j]
                    groups[j] = groups[i]
                    changed = True
                j += 1
            i += 1
    side = 0
    while side < 4:
        if _touches(found, groups[side], land.region[one]) and _touches(found, groups[side], land.region[other]):
            return True
        side += 1
    return False


def _reached(land: Land, cell: i64, side: i64, landscape: i64, found: vec[i64]) -> vec[i64]:
    """The regions a section of this landscape would join on this side, each as region times four plus side."""
    facing = land.facing(cell, side)
    if facing < 0:
        return found
    if land.scape[facing] != NONE:
        return append(found, land.region[facing] * 4 + side)
    step: i64 = 1
    while step < 4:
        beside = facing // 4 * 4 + (facing + step) % 4
        if land.scape[beside] == landscape:
            found = append(found, land.region[beside] * 4 + side)
        step += 2
    return found


def _regions(found: vec[i64]) -> vec[i64]:
    regions = vec[i64]()
    for entry in found:
        regions = append(regions, entry // 4)
    return regions


def _meet(found: vec[i64], i: i64, j: i64) -> bool:
    """Whether sides i and j reach a region in common."""
    for one in found:
        if one % 4 == i:
            for other in found:
                if other % 4 == j and one // 4 == other // 4:
                    return True
    return False


def _touches(found: vec[i64], sides: i64, region: i64) -> bool:
    """Whether one of these sides reaches the region."""
    one: i64 = 1
    return any(entry // 4 == region and sides & one << entry % 4 for entry in found)
