"""Shuffling by hand."""

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.bits import bit
from bree.games.confrontation import events
from bree.games.confrontation.components import REGIONS
from bree.games.confrontation.evidence.kept import shuffled_by_hand
from bree.games.confrontation.model.data import ConfrontationData
from bree.games.confrontation.model.questions import ASK_ORDER, ASK_PLACE
from bree.games.confrontation.moves.legal import shuffled_tiles
from bree.games.confrontation.rules.setup import deal_letters


def shuffle_region(state: ConfrontationData, seat: i64, region: i64) -> None:
    """02:89, 05:102: the owner mixes the hidden pieces of a region."""
    state.shuffled |= bit(seat * REGIONS + region)
    state.order_side = seat
    state.order_region = region
    state.after_order = state.decision
    state.decision = ASK_ORDER


def deal_order(state: ConfrontationData, number: i64) -> None:
    """Chance deals the letters of the shuffled pieces out anew."""
    state.learned += 1
    tiles = shuffled_tiles(state, state.order_side, state.order_region)
    shuffled_by_hand(state, state.order_side, state.order_region)
    events.shuffle(state, state.order_side, state.order_region)
    letters = vec[i64]([state.token[tile] for tile in tiles])
    left: i64 = len(tiles)
    for tile in tiles:
        choice = number % left
        number //= left
        state.token[tile] = letters[choice]
        letters[choice] = letters[left - 1]
        left -= 1
    state.decision = state.after_order
    if state.decision == ASK_PLACE:
        deal_letters(state)
