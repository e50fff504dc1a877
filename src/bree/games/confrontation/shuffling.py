"""Shuffling by hand."""

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.event import Event
from bree.games.confrontation.components import REGION_NAMES, REGIONS, SIDES
from bree.games.confrontation.knowledge import shuffled_by_hand
from bree.games.confrontation.losses import cite
from bree.games.confrontation.model import ASK_ORDER, ASK_PLACE, NOBODY, NOWHERE, Position
from bree.games.confrontation.moves import shuffled_tiles
from bree.games.confrontation.setup import deal_letters


def shuffle_region(s: Position, seat: i64, region: i64) -> None:
    """02:89, 05:102: the owner mixes the hidden pieces of a region."""
    s.shuffled |= 1 << (seat * REGIONS + region)
    s.order_side = seat
    s.order_region = region
    s.after_order = s.decision
    s.decision = ASK_ORDER


def deal_order(s: Position, number: i64) -> None:
    """Chance deals the letters of the shuffled pieces out anew."""
    s.learned += 1
    tiles = shuffled_tiles(s, s.order_side, s.order_region)
    shuffled_by_hand(s, s.order_side, s.order_region)
    if not s.quiet:
        s.note(
            Event(
                "shuffle",
                cite(s, "02:89", "05:102"),
                {"side": SIDES[s.order_side], "region": REGION_NAMES[s.order_region]},
            )
        )
    letters = vec[i64]([s.token[tile] for tile in tiles])
    left: i64 = len(tiles)
    for tile in tiles:
        choice = number % left
        number //= left
        s.token[tile] = letters[choice]
        letters[choice] = letters[left - 1]
        left -= 1
    s.decision = s.after_order
    s.order_side = NOBODY
    s.order_region = NOWHERE
    if s.decision == ASK_PLACE:
        deal_letters(s)
