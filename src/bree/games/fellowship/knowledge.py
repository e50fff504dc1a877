"""From the truth to what one viewer can work out, and from there to a whole state again."""

from mypy_extensions import i64

from bree.core.chance import Random
from bree.games.fellowship.components import (
    FULL_DECK,
    KINDS,
    LOTHLORIEN,
    PLACE_FEATURES,
    RIVENDELL,
    TILE_NAMES,
    bit_of,
    one_of,
)
from bree.games.fellowship.evidence import HAVENS, Belief, Picture, cards_of
from bree.games.fellowship.model import Journey, total
from bree.games.fellowship.payments import bits


def default_belief(s: Journey, viewer: int) -> Belief:
    """What a viewer knows who only knows how many cards of each source everybody holds."""
    rivendell, lothlorien = int(PLACE_FEATURES[RIVENDELL]), int(PLACE_FEATURES[LOTHLORIEN])
    pools = [int(s.box) & rivendell, int(s.box) & lothlorien, int(s.pile)]
    slots: list[tuple[int, ...]] = []
    items: list[tuple[int, ...]] = []
    for seat in range(int(s.seats)):
        if seat == viewer:
            slots.append((0, 0, 0))
            items.append(())
            continue
        hobbits, features = int(s.hobbits[seat]), int(s.features[seat])
        slots.append((int(bits(features & rivendell)), int(bits(features & lothlorien)), int(total(hobbits))))
        items.append(tuple(cards_of(features & ~rivendell & ~lothlorien, 0)))
        pools[0] |= features & rivendell
        pools[1] |= features & lothlorien
        pools[2] += hobbits
    return {(tuple(pools), tuple(slots), tuple(items)): 1}


def fits(s: Journey, viewer: int, picture: Picture) -> bool:
    """Whether a picture adds up with what everybody sees; in the states of a search it may have gone stale."""
    pools, slots, items = picture
    cards = int(s.discards + s.aside + s.table) + sum(pools[HAVENS:])
    for seat in range(int(s.seats)):
        cards += int(s.given_hobbits[seat]) + sum(1 << 4 * card for card in items[seat] if card < KINDS)
        if seat == viewer:
            cards += int(s.hobbits[seat])
        elif sum(slots[seat]) + len(items[seat]) != s.size[seat]:
            return False
    if s.shown >= 0:
        cards += 1 << 4 * int(s.shown)
    return bool(cards == FULL_DECK)


def belief_of(s: Journey, viewer: int) -> Belief:
    """The evidence this viewer has gathered, or the bare counts where none was kept."""
    if viewer < len(s.evidence.beliefs):
        belief = s.evidence.beliefs[viewer]
        if belief and fits(s, viewer, next(iter(belief))):
            return belief
    return default_belief(s, viewer)


def fill_hands(s: Journey, picture: Picture, viewer: int, rng: Random) -> None:
    """Deal the unseen cards of a picture to the unseen places."""
    pools, slots, items = picture
    for seat in range(int(s.seats)):
        if seat != viewer:
            s.size[seat] = 0
            for card in items[seat]:
                s.take(seat, card)
    for source, pool in enumerate(pools):
        left = cards_of(pool, source)
        for seat in range(int(s.seats)):
            for _ in range(slots[seat][source]):
                s.take(seat, left.pop(int(rng.below(len(left)))))
        for card in left:
            if source < HAVENS:
                s.box |= bit_of(card)
            else:
                s.pile += one_of(card)


def fill_tiles(s: Journey, fixed: int, looked: int, rng: Random) -> None:
    """Choose the tiles another player has looked at."""
    left = [t for t in range(len(TILE_NAMES)) for _ in range(int(s.tiles >> 4 * t & 15))]
    place: i64 = 0
    for _ in range(fixed):
        s.fixed |= (left.pop(int(rng.below(len(left)))) + 1) << place
        place += 4
    for _ in range(looked):
        s.looked += one_of(left.pop(int(rng.below(len(left)))))
