"""From the truth to what one viewer can work out, and from there to a whole state again."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bree.core.bits import count
from bree.core.chance import EVERYTHING, Random
from bree.core.state import State
from bree.games.fellowship import components as c
from bree.games.fellowship.evidence import HAVENS, Belief, Picture, cards_of, drawn_picture
from bree.games.fellowship.model import FellowshipData, total

if TYPE_CHECKING:
    from bree.games.fellowship.view import FellowshipView


def sample(view: "FellowshipView", rng: Random) -> State:
    """A whole quiet state, drawn from all that fit what the viewer knows."""
    found = view.blank.clone()
    assert isinstance(found, FellowshipData)
    if view.belief:
        viewer = int(view.seat) if view.seat >= 0 else int(found.seats)
        fill_hands(found, drawn_picture(view.belief, rng), viewer, rng)
    if view.seat not in (EVERYTHING, found.looker):
        fill_tiles(found, view.fixed, view.looked, rng)
    return found


def default_belief(state: FellowshipData, viewer: int, sources: int = HAVENS + 1) -> Belief:
    """What a viewer knows who only knows how many cards of each source everybody holds.

    All hobbit cards count as cards of the present pile, the last of so many sources.
    """
    older = (0,) * (sources - HAVENS - 1)
    rivendell, lothlorien = int(c.PLACE_FEATURES[c.RIVENDELL]), int(c.PLACE_FEATURES[c.LOTHLORIEN])
    pools = [int(state.box) & rivendell, int(state.box) & lothlorien, int(state.pile)]
    slots: list[tuple[int, ...]] = []
    items: list[tuple[int, ...]] = []
    for seat in range(int(state.seats)):
        if seat == viewer:
            slots.append((0,) * sources)
            items.append(())
            continue
        hobbits, features = int(state.hobbits[seat]), int(state.features[seat])
        havens = (int(count(features & rivendell)), int(count(features & lothlorien)))
        slots.append((*havens, *older, int(total(hobbits))))
        items.append(tuple(cards_of(features & ~rivendell & ~lothlorien, 0)))
        pools[0] |= features & rivendell
        pools[1] |= features & lothlorien
        pools[2] += hobbits
    return {((pools[0], pools[1], *older, pools[2]), tuple(slots), tuple(items)): 1}


def fits(state: FellowshipData, viewer: int, picture: Picture) -> bool:
    """Whether a picture adds up with what everybody sees; in the states of a search it may have gone stale."""
    pools, slots, items = picture
    cards = int(state.discards + state.aside + state.table) + sum(pools[HAVENS:])
    for seat in range(int(state.seats)):
        cards += int(state.given_hobbits[seat]) + sum(c.one_of(card) for card in items[seat] if card < c.KINDS)
        if seat == viewer:
            cards += int(state.hobbits[seat])
        elif sum(slots[seat]) + len(items[seat]) != state.size[seat]:
            return False
    if state.shown >= 0:
        cards += int(c.one_of(state.shown))
    return bool(cards == c.FULL_DECK)


def belief_of(state: FellowshipData, viewer: int) -> Belief:
    """The evidence this viewer has gathered, or the bare counts where none was kept."""
    if viewer < len(state.evidence.beliefs):
        belief = state.evidence.beliefs[viewer]
        if belief and fits(state, viewer, next(iter(belief))):
            return belief
    return default_belief(state, viewer)


def fill_hands(state: FellowshipData, picture: Picture, viewer: int, rng: Random) -> None:
    """Deal the unseen cards of a picture to the unseen places."""
    pools, slots, items = picture
    for seat in range(int(state.seats)):
        if seat != viewer:
            state.size[seat] = 0
            for card in items[seat]:
                state.take(seat, card)
    for source, pool in enumerate(pools):
        left = cards_of(pool, source)
        for seat in range(int(state.seats)):
            for _ in range(slots[seat][source]):
                state.take(seat, left.pop(int(rng.below(len(left)))))
        for card in left:
            if source < HAVENS:
                state.box |= c.bit_of(card)
            else:
                state.pile += c.one_of(card)


def fill_tiles(state: FellowshipData, fixed: int, looked: int, rng: Random) -> None:
    """Choose the tiles another player has looked at."""
    left = [t for t in range(len(c.TILE_NAMES)) for _ in range(int(state.tiles >> 4 * t & 15))]
    place: i64 = 0
    for _ in range(fixed):
        state.fixed |= (left.pop(int(rng.below(len(left)))) + 1) << place
        place += 4
    for _ in range(looked):
        state.looked += c.one_of(left.pop(int(rng.below(len(left)))))
