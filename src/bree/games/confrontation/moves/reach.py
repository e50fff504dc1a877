"""Where a piece may go: steps, the powers that move, and retreats. Regions are returned as masks.

Everything here depends on the character asked about and on public facts only, so that the same functions tell what a
hidden piece could have been.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.bits import bit
from bree.games.confrontation import components as box
from bree.games.confrontation.model.data import ConfrontationData


def forward_regions(state: ConfrontationData, side: i64, region: i64) -> i64:
    """An ordinary step: forward, for Light also downstream and through the tunnel, where there is room."""
    return box.FORWARD_MASK[side * box.REGIONS + region] & ~state.full(side)


def move_regions(state: ConfrontationData, character: i64, region: i64) -> i64:
    """Where this character may move from here, a Treebeard's leap apart."""
    tile = character % box.TILES
    side: i64 = box.LIGHT if tile < 9 else box.DARK
    reached = forward_regions(state, side, region)
    if character == box.ARAGORN:
        return reached | _aragorn(state, region)
    if character == box.BLACK_RIDER:
        return reached | _black_rider(state, region)
    if character == box.FLYING_NAZGUL:
        return reached | _flying_nazgul(state)
    if character == box.WITCH_KING:
        return reached | _witch_king(state, region)
    if character == box.URUK_HAI:
        return reached | uruk_hai_run(state, region)
    if character == box.FLYING_NAZGUL_VARIANT:
        return reached | _flying_nazgul_variant(state, region)
    if character == box.WATCHER and state.kept >> tile & 1:
        return 0  # 05:532 once shown it moves forward no more
    return reached


def _aragorn(state: ConfrontationData, region: i64) -> i64:
    """02:235, 05:351: any neighbouring region, to attack; the tunnel is no neighbour (ruling:B10)."""
    around = box.BACKWARD_MASK[box.LIGHT * box.REGIONS + region] | box.SIDEWAYS_MASK[region]
    return around & state.dark_held & ~state.light_full


def _witch_king(state: ConfrontationData, region: i64) -> i64:
    """02:287, 05:389: sideways, to attack."""
    return box.SIDEWAYS_MASK[region] & state.light_held & ~state.dark_full


def _flying_nazgul(state: ConfrontationData) -> i64:
    """02:299, 05:395: any region with exactly one Light piece."""
    reached: i64 = 0
    lone = state.light_held & ~state.dark_full
    region: i64 = 0
    while lone >> region:
        if lone >> region & 1 and state.light_count >> 3 * region & 7 == 1:
            reached |= bit(region)
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
                    reached |= int(box.FORWARD_MASK[box.DARK * box.REGIONS + half + r])
            table.append(reached)
    return vec[i64](table)


ONWARD: Final = _unions()


def _onward(state: ConfrontationData, regions: i64) -> i64:
    """One Dark step forward from any of these regions, where there is room."""
    return (ONWARD[regions & 255] | ONWARD[256 + (regions >> 8)]) & ~state.dark_full


def _black_rider(state: ConfrontationData, region: i64) -> i64:
    """02:321, 05:401: forward through regions without Light and with room, to the first Light piece on the way."""
    attacks: i64 = 0
    edge: i64 = bit(region)
    while edge:
        edge = _onward(state, edge)
        attacks |= edge & state.light_held
        edge &= ~state.light_held
    return attacks


def uruk_hai_run(state: ConfrontationData, region: i64) -> i64:
    """05:494: any number of steps forward, ending in a region empty of both sides; one step needs no run."""
    ends: i64 = 0
    edge = _onward(state, bit(region)) & ~state.light_held
    while edge:
        edge = _onward(state, edge) & ~state.light_held
        ends |= edge & ~state.dark_held
    return ends


def _flying_nazgul_variant(state: ConfrontationData, region: i64) -> i64:
    """05:538: over one region, whatever stands there, to attack."""
    reached: i64 = 0
    over = box.FORWARD_MASK[box.DARK * box.REGIONS + region]
    for middle in range(i64(box.REGIONS)):
        if over >> middle & 1:
            reached |= box.FORWARD_MASK[box.DARK * box.REGIONS + middle]
    return reached & state.light_held & ~state.dark_full


def may_leap(state: ConfrontationData, region: i64) -> bool:
    """05:467: Treebeard comes to Fangorn from anywhere if exactly one Dark piece is there.

    Where an ordinary step leads there too, he just takes it; the tunnel is another matter, for the Balrog's sake.
    """
    if state.count(box.DARK, box.FANGORN) != 1 or region == box.FANGORN or state.light_full >> box.FANGORN & 1:
        return False
    return region == box.EREGION or not box.FORWARD_MASK[box.LIGHT * box.REGIONS + region] >> box.FANGORN & 1


def can_move(state: ConfrontationData, character: i64, region: i64) -> bool:
    """Whether this character has any move from here."""
    return move_regions(state, character, region) != 0 or (character == box.TREEBEARD and may_leap(state, region))


def escapes(state: ConfrontationData, character: i64, region: i64) -> bool:
    """Whether this character has a move that keeps a side from being stuck where nobody has an ordinary step.

    02:117: any move. 05:212: a move forward, and of those only Treebeard's leap (05:467) from behind Fangorn: for
    every other move forward by a power the foremost piece that still can move has an ordinary step.
    """
    if not box.STUCK_WITHOUT_FORWARD[state.edition]:
        return can_move(state, character, region)
    return character == box.TREEBEARD and box.ROW[region] < box.ROW[box.FANGORN] and may_leap(state, region)


def wins_by_entering(state: ConfrontationData, character: i64, region: i64) -> bool:
    """Whether this character's arrival alone ends the game (02:113, 05:208, 05:226)."""
    if region == box.MORDOR:
        return character % box.TILES == state.bearer
    return region == box.SHIRE and character == box.WITCH_KING_VARIANT


def shadowfax_regions(state: ConfrontationData, character: i64, region: i64) -> i64:
    """02:144, 05:567: one step forward to where no Dark piece is; in 2005 a second move must then be possible."""
    steps = forward_regions(state, box.LIGHT, region) & ~state.dark_held
    if box.SHADOWFAX_SECOND_OPTIONAL[state.edition]:
        return steps
    allowed: i64 = 0
    for target in range(i64(box.REGIONS)):
        if steps >> target & 1 and (wins_by_entering(state, character, target) or can_move(state, character, target)):
            allowed |= bit(target)
    return allowed


def dark_of_mordor_regions(state: ConfrontationData, character: i64, region: i64) -> i64:
    """05:607: one step forward to where no Light piece is; a shown Watcher stays."""
    if character == box.WATCHER and state.kept >> box.WATCHER % box.TILES & 1:
        return 0
    return forward_regions(state, box.DARK, region) & ~state.light_held


def retreat_sideways(state: ConfrontationData, side: i64, region: i64) -> i64:
    """Sideways retreats: never among mountains, to an enemy or a full region; in 2005 not upstream (05:160)."""
    beside = box.SIDEWAYS_MASK[region] & ~state.full(side) & ~state.held(1 - side)
    return beside if box.RETREAT_AGAINST_RIVER[state.edition] else beside & ~box.UPSTREAM[region]


def retreat_backwards(state: ConfrontationData, side: i64, region: i64) -> i64:
    """Backward retreats: never to an enemy or a full region (02:105, 05:160)."""
    return box.BACKWARD_MASK[side * box.REGIONS + region] & ~state.full(side) & ~state.held(1 - side)


def swap_regions(state: ConfrontationData, region: i64) -> i64:
    """05:484: touching regions with a Light piece; sideways not among mountains, and never through the tunnel."""
    around = (
        box.BACKWARD_MASK[box.LIGHT * box.REGIONS + region]
        | box.BACKWARD_MASK[box.DARK * box.REGIONS + region]
        | box.SIDEWAYS_MASK[region]
    )
    return around & state.light_held


def somebody_can_move(state: ConfrontationData, side: i64, but: i64) -> bool:
    """Whether some piece of the side, this one apart, has a move."""
    for tile in range(side * 9, side * 9 + 9):
        if (
            tile != but
            and state.place[tile] < box.REGIONS
            and can_move(state, state.character(tile), state.place[tile])
        ):
            return True
    return False


def somebody_can_step(state: ConfrontationData, side: i64, but: i64) -> bool:
    """Whether some piece of the side has an ordinary step forward, as everybody can see; a shown Watcher has none."""
    for tile in range(side * 9, side * 9 + 9):
        mobile = state.character(tile) != box.WATCHER or not state.kept >> tile & 1
        if (
            mobile
            and tile != but
            and state.place[tile] < box.REGIONS
            and forward_regions(state, side, state.place[tile])
        ):
            return True
    return False
