"""Where a piece may go: steps, the powers that move, and retreats. Regions are returned as masks.

Everything here depends on the character asked about and on public facts only, so that the same functions tell what a
hidden piece could have been.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bree.games.confrontation.components import (
    ARAGORN,
    BACKWARD_MASK,
    BLACK_RIDER,
    DARK,
    EREGION,
    FANGORN,
    FLYING_NAZGUL,
    FLYING_NAZGUL_VARIANT,
    FORWARD_MASK,
    LIGHT,
    MORDOR,
    REGIONS,
    RETREAT_AGAINST_RIVER,
    ROW,
    SHADOWFAX_SECOND_OPTIONAL,
    SHIRE,
    SIDEWAYS_MASK,
    STUCK_WITHOUT_FORWARD,
    TILES,
    TREEBEARD,
    UPSTREAM,
    URUK_HAI,
    WATCHER,
    WITCH_KING,
    WITCH_KING_VARIANT,
)
from bree.games.confrontation.model import Position


def forward_regions(s: Position, side: i64, region: i64) -> i64:
    """An ordinary step: forward, for Light also downstream and through the tunnel, where there is room."""
    return FORWARD_MASK[side * REGIONS + region] & ~s.full(side)


def move_regions(s: Position, character: i64, region: i64) -> i64:
    """Where this character may move from here, a Treebeard's leap apart."""
    tile = character % TILES
    side: i64 = LIGHT if tile < 9 else DARK
    reached = forward_regions(s, side, region)
    if character == ARAGORN:
        return reached | _aragorn(s, region)
    if character == BLACK_RIDER:
        return reached | _black_rider(s, region)
    if character == FLYING_NAZGUL:
        return reached | _flying_nazgul(s)
    if character == WITCH_KING:
        return reached | _witch_king(s, region)
    if character == URUK_HAI:
        return reached | uruk_hai_run(s, region)
    if character == FLYING_NAZGUL_VARIANT:
        return reached | _flying_nazgul_variant(s, region)
    if character == WATCHER and s.kept >> tile & 1:
        return 0  # 05:532 once shown it moves forward no more
    return reached


def _aragorn(s: Position, region: i64) -> i64:
    """02:235, 05:351: any neighbouring region, to attack; the tunnel is no neighbour (ruling:B10)."""
    around = BACKWARD_MASK[LIGHT * REGIONS + region] | SIDEWAYS_MASK[region]
    return around & s.dark_held & ~s.light_full


def _witch_king(s: Position, region: i64) -> i64:
    """02:287, 05:389: sideways, to attack."""
    return SIDEWAYS_MASK[region] & s.light_held & ~s.dark_full


def _flying_nazgul(s: Position) -> i64:
    """02:299, 05:395: any region with exactly one Light piece."""
    reached: i64 = 0
    lone = s.light_held & ~s.dark_full
    region: i64 = 0
    while lone >> region:
        if lone >> region & 1 and s.light_count >> 3 * region & 7 == 1:
            reached |= 1 << region
        region += 1
    return reached


def _unions() -> vec[i64]:
    """Where Dark's steps lead from any of the regions 0 to 7, by their mask, and then from any of 8 to 15."""
    table: list[int] = []
    for half in (0, 8):
        for mask in range(256):
            reached = 0
            for r in range(8):
                if mask >> r & 1:
                    reached |= int(FORWARD_MASK[DARK * REGIONS + half + r])
            table.append(reached)
    return vec[i64](table)


ONWARD: Final = _unions()


def _onward(s: Position, regions: i64) -> i64:
    """One Dark step forward from any of these regions, where there is room."""
    return (ONWARD[regions & 255] | ONWARD[256 + (regions >> 8)]) & ~s.dark_full


def _black_rider(s: Position, region: i64) -> i64:
    """02:321, 05:401: forward through regions without Light and with room, to the first Light piece on the way."""
    attacks: i64 = 0
    edge: i64 = 1 << region
    while edge:
        edge = _onward(s, edge)
        attacks |= edge & s.light_held
        edge &= ~s.light_held
    return attacks


def uruk_hai_run(s: Position, region: i64) -> i64:
    """05:494: any number of steps forward, ending in a region empty of both sides; one step needs no run."""
    ends: i64 = 0
    edge = _onward(s, 1 << region) & ~s.light_held
    while edge:
        edge = _onward(s, edge) & ~s.light_held
        ends |= edge & ~s.dark_held
    return ends


def _flying_nazgul_variant(s: Position, region: i64) -> i64:
    """05:538: over one region, whatever stands there, to attack."""
    reached: i64 = 0
    over = FORWARD_MASK[DARK * REGIONS + region]
    middle: i64 = 0
    while middle < REGIONS:
        if over >> middle & 1:
            reached |= FORWARD_MASK[DARK * REGIONS + middle]
        middle += 1
    return reached & s.light_held & ~s.dark_full


def may_leap(s: Position, region: i64) -> bool:
    """05:467: Treebeard comes to Fangorn from anywhere if exactly one Dark piece is there.

    Where an ordinary step leads there too, he just takes it; the tunnel is another matter, for the Balrog's sake.
    """
    if s.count(DARK, FANGORN) != 1 or region == FANGORN or s.light_full >> FANGORN & 1:
        return False
    return region == EREGION or not FORWARD_MASK[LIGHT * REGIONS + region] >> FANGORN & 1


def can_move(s: Position, character: i64, region: i64) -> bool:
    """Whether this character has any move from here."""
    return move_regions(s, character, region) != 0 or (character == TREEBEARD and may_leap(s, region))


def escapes(s: Position, character: i64, region: i64) -> bool:
    """Whether this character has a move that keeps a side from being stuck where nobody has an ordinary step.

    02:117: any move. 05:212: a move forward, and of those only Treebeard's leap (05:467) from behind Fangorn: for
    every other move forward by a power the foremost piece that still can move has an ordinary step.
    """
    if not STUCK_WITHOUT_FORWARD[s.edition]:
        return can_move(s, character, region)
    return character == TREEBEARD and ROW[region] < ROW[FANGORN] and may_leap(s, region)


def wins_by_entering(s: Position, character: i64, region: i64) -> bool:
    """Whether this character's arrival alone ends the game (02:113, 05:208, 05:226)."""
    if region == MORDOR:
        return character % TILES == s.bearer
    return region == SHIRE and character == WITCH_KING_VARIANT


def shadowfax_regions(s: Position, character: i64, region: i64) -> i64:
    """02:144, 05:567: one step forward to where no Dark piece is; in 2005 a second move must then be possible."""
    steps = forward_regions(s, LIGHT, region) & ~s.dark_held
    if SHADOWFAX_SECOND_OPTIONAL[s.edition]:
        return steps
    allowed: i64 = 0
    target: i64 = 0
    while target < REGIONS:
        if steps >> target & 1 and (wins_by_entering(s, character, target) or can_move(s, character, target)):
            allowed |= 1 << target
        target += 1
    return allowed


def dark_of_mordor_regions(s: Position, character: i64, region: i64) -> i64:
    """05:607: one step forward to where no Light piece is; a shown Watcher stays."""
    if character == WATCHER and s.kept >> WATCHER % TILES & 1:
        return 0
    return forward_regions(s, DARK, region) & ~s.light_held


def retreat_sideways(s: Position, side: i64, region: i64) -> i64:
    """Sideways retreats: never among mountains, to an enemy or a full region; in 2005 not upstream (05:160)."""
    beside = SIDEWAYS_MASK[region] & ~s.full(side) & ~s.held(1 - side)
    return beside if RETREAT_AGAINST_RIVER[s.edition] else beside & ~UPSTREAM[region]


def retreat_backwards(s: Position, side: i64, region: i64) -> i64:
    """Backward retreats: never to an enemy or a full region (02:105, 05:160)."""
    return BACKWARD_MASK[side * REGIONS + region] & ~s.full(side) & ~s.held(1 - side)


def swap_regions(s: Position, region: i64) -> i64:
    """05:484: touching regions with a Light piece; sideways not among mountains, and never through the tunnel."""
    around = BACKWARD_MASK[LIGHT * REGIONS + region] | BACKWARD_MASK[DARK * REGIONS + region] | SIDEWAYS_MASK[region]
    return around & s.light_held
