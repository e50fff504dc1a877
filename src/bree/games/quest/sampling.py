"""A world that fits a view: everything unknown is drawn from what has not been seen."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.chance import Random
from bree.games.quest.model import HAND, HIDDEN_TILE, SEEN, UNNAMED, QuestData, token_colour, unknown
from bree.games.quest.notation import BLUE, BLUES, FIRST_OF, TILES, TOKENS

if TYPE_CHECKING:
    from bree.games.quest.view import QuestView


def sample(view: "QuestView", rng: Random) -> QuestData:
    """A full state drawn uniformly among those that fit everything this seat knows.

    What a seat cannot see was dealt blindly from the pools of what it has not seen, and tells nothing before it is
    used, so each draw is uniform: nobody is ever asked, or refused, anything that depends on a tile others have not
    seen.
    """
    state = view.known.clone()
    assert isinstance(state, QuestData)
    for owner in range(i64(2)):
        _deal_hand(state, owner, rng)
        _deal_blue(state, owner, rng)
    for region in range(len(state.token)):
        token = state.token[region]
        if unknown(token) and token >= SEEN:
            state.token[region] = _drawn(state.unseen, token_colour(token), rng) | token // SEEN * SEEN
    return state


def _drawn(unseen: vec[i64], colour: i64, rng: Random) -> i64:
    """Take an encounter tile of this colour out of those nobody has seen."""
    first = FIRST_OF[colour]
    kind = first + rng.weighted(unseen[first : FIRST_OF[colour + 1]])
    unseen[kind] -= 1
    return kind


def _deal_hand(state: QuestData, owner: i64, rng: Random) -> None:
    """Tiles from the stock for a hand that is hidden, in order."""
    place = owner * HAND
    if state.hands[place] != HIDDEN_TILE:
        return
    held = vec[i64]([0] * TILES)
    for _ in range(state.hand_size(owner)):
        tile = rng.weighted(state.stock)
        state.stock[tile] -= 1
        held[tile] += 1
    for tile in range(i64(TILES)):
        for _ in range(held[tile]):
            state.hands[place] = tile
            place += 1


def _deal_blue(state: QuestData, owner: i64, rng: Random) -> None:
    """Blue tiles for those whose kind is hidden; some of them the other player has seen."""
    told = owner * (BLUES + 1)
    for _ in range(state.hidden(owner)):
        kind = _drawn(state.unseen, BLUE, rng)
        state.held[owner * TOKENS + kind] += 1
        if state.told[told + UNNAMED]:
            state.told[told + UNNAMED] -= 1
            state.told[told + kind] += 1
