"""Whether a tile would bring two regions, and the hobbits in them, together (quest:160)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.bits import bit
from bree.games.quest.notation import MOUNTAIN, NONE
from bree.games.quest.rules.land import Land


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
    for side in range(i64(4)):
        if face >> side * 4 & 15 == landscape:
            groups[side] = bit(side)
            found = _reached(land, cell, side, landscape, found)
            reached |= bit(side)
    if land.region[one] not in _regions(found) or land.region[other] not in _regions(found):
        return False
    changed = True
    while changed:
        changed = False
        for i in range(i64(4)):
            for j in range(i + 1, 4):
                together = reached >> i & 1 == 1 and reached >> j & 1 == 1 and groups[i] != groups[j]
                if together and (j - i != 2 or groups[i] & groups[j] or _meet(found, i, j)):
                    groups[i] |= groups[j]
                    groups[j] = groups[i]
                    changed = True
    for side in range(i64(4)):
        if _touches(found, groups[side], land.region[one]) and _touches(found, groups[side], land.region[other]):
            return True
    return False


def _reached(land: Land, cell: i64, side: i64, landscape: i64, found: vec[i64]) -> vec[i64]:
    """The regions a section of this landscape would join on this side, each as region times four plus side."""
    facing = land.facing(cell, side)
    if facing < 0:
        return found
    if land.scape[facing] != NONE:
        return append(found, land.region[facing] * 4 + side)
    for step in range(1, i64(4), 2):
        beside = facing // 4 * 4 + (facing + step) % 4
        if land.scape[beside] == landscape:
            found = append(found, land.region[beside] * 4 + side)
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
    return any(entry // 4 == region and sides >> entry % 4 & 1 for entry in found)
