"""What each seat can work out about the cards it cannot see, kept exactly as long as that is not too much.

For every viewer (each seat, then the spectator) there is a set of possible pictures with weights. A picture says, for
each other hand, which cards are known to be in it (`items`) and how many unseen cards it holds of each source
(`slots`), and what is left unseen of each source (`pools`). Sources: 0 the cards of Rivendell, 1 those of Lothlorien,
2 the first hobbit pile, 3 the pile after the first reshuffle, and so on. A card passed face down past a viewer is what
splits a picture into several: it may have been any card of the giver's hand, each alike. A card shown is taken to be
the known one where one of its kind is known, otherwise any of the unseen ones alike.
"""

from math import gcd, lcm
from typing import Final

from bree.core.chance import Random
from bree.games.fellowship import components as c

Pools = tuple[int, ...]
Slots = tuple[tuple[int, ...], ...]
Items = tuple[tuple[int, ...], ...]
Picture = tuple[Pools, Slots, Items]
Belief = dict[Picture, int]
"""Weights are whole numbers without a common factor."""

HAVENS: Final = 2
"""The sources before this number are feature cards, held as masks; from here on hobbit cards, as packed counts."""
HALF: Final = 1073741824
"""A draw by weight is made of two halves of 30 bits."""
MOST_PICTURES: Final = 4096
"""A bound on work. One reshuffle can pass it: every card shown may be of the old pile or of the new one. Beyond it
piles are no longer told apart, so that whatever was possible stays possible and what is sure is true."""


def source_of(card: int) -> int:
    """Where a feature card came from when it was dealt face down; hobbit cards may be of any pile."""
    return 0 if int(c.PLACE_FEATURES[c.RIVENDELL]) >> (card - c.KINDS) & 1 else 1


def in_pool(pool: int, source: int, card: int) -> int:
    """How many copies of this card are unseen in this source."""
    return pool >> (card - c.KINDS) & 1 if source < HAVENS else pool >> 4 * card & 15


def pool_size(pool: int, source: int) -> int:
    """How many cards are unseen in this source."""
    if source < HAVENS:
        return pool.bit_count()
    found = 0
    while pool:
        found += pool & 15
        pool >>= 4
    return found


def without(pool: int, source: int, card: int) -> int:
    """The pool after this card was seen."""
    return pool & ~c.bit_of(card) if source < HAVENS else pool - c.one_of(card)


def cards_of(pool: int, source: int) -> list[int]:
    """The cards of a pool one by one."""
    if source < HAVENS:
        return [c.KINDS + feature for feature in range(c.ALL_FEATURES.bit_length()) if pool >> feature & 1]
    return [k for k in range(c.KINDS) for _ in range(pool >> 4 * k & 15)]


def replaced(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The tuple with one number changed."""
    return (*row[:place], value, *row[place + 1 :])


def changed(slots: Slots, seat: int, source: int, by: int) -> Slots:
    """The slots with one count changed."""
    row = replaced(slots[seat], source, slots[seat][source] + by)
    return (*slots[:seat], row, *slots[seat + 1 :])


def with_item(items: Items, seat: int, card: int) -> Items:
    """The known cards with one more in this hand."""
    return (*items[:seat], tuple(sorted((*items[seat], card))), *items[seat + 1 :])


def without_item(items: Items, seat: int, card: int) -> Items:
    """The known cards with one fewer in this hand."""
    row = list(items[seat])
    row.remove(card)
    return (*items[:seat], tuple(row), *items[seat + 1 :])


def tidied(found: list[tuple[Picture, int, int]]) -> Belief:
    """Pictures with their weights as fractions, made into a belief: equal ones together, weights as small as can be."""
    common = 1
    for _, _, below in found:
        common = lcm(common, below)
    belief: Belief = {}
    for picture, above, below in found:
        belief[picture] = belief.get(picture, 0) + above * (common // below)
    belief = bounded(belief, MOST_PICTURES)
    shared = gcd(*belief.values())
    return {picture: weight // shared for picture, weight in belief.items()} if shared > 1 else belief


def bounded(belief: Belief, most: int) -> Belief:
    """A belief with too many pictures made coarser: the oldest piles are put together, then stray known cards go back.

    What may then be left are the unseen passes of feature cards, which are few.
    """
    if len(belief) <= most:
        return belief
    last = len(next(iter(belief))[0]) - 1
    for source in range(HAVENS, last):
        belief = joined(belief, source)
        if len(belief) <= most:
            return belief
    return strays_forgotten(belief, last)


def joined(belief: Belief, source: int) -> Belief:
    """The unseen cards of this pile and of the next one are no longer told apart."""
    found: Belief = {}
    for (p, s, i), w in belief.items():
        pools = replaced(replaced(p, source + 1, p[source] + p[source + 1]), source, 0)
        slots = tuple(replaced(replaced(row, source + 1, row[source] + row[source + 1]), source, 0) for row in s)
        found[pools, slots, i] = found.get((pools, slots, i), 0) + w
    return found


def strays_forgotten(belief: Belief, pile: int) -> Belief:
    """Hobbit cards known to be in a hand in some pictures only count as unseen cards of the pile in all of them."""
    sure = [known(belief, seat) for seat in range(len(next(iter(belief))[2]))]
    found: Belief = {}
    for (p, s, i), w in belief.items():
        pools, slots, items = p, s, i
        for seat, row in enumerate(i):
            kept = list(sure[seat])
            for card in row:
                if card in kept:
                    kept.remove(card)
                elif card < c.KINDS:
                    pools = replaced(pools, pile, pools[pile] + c.one_of(card))
                    slots = changed(slots, seat, pile, 1)
                    items = without_item(items, seat, card)
        found[pools, slots, items] = found.get((pools, slots, items), 0) + w
    return found


def first_belief(seats: int) -> Belief:
    """Before any card is dealt."""
    pools = (int(c.PLACE_FEATURES[c.RIVENDELL]), int(c.PLACE_FEATURES[c.LOTHLORIEN]), c.FULL_DECK)
    return {(pools, ((0, 0, 0),) * seats, ((),) * seats): 1}


def drawn_unseen(belief: Belief, seat: int, source: int) -> Belief:
    """A card the viewer cannot see came into a hand."""
    return {(p, changed(s, seat, source, 1), i): w for (p, s, i), w in belief.items()}


def seen_from(belief: Belief, source: int, card: int, seat: int = -1) -> Belief:
    """The viewer saw the next card of a source; with a seat, it went openly into that hand."""
    found: list[tuple[Picture, int, int]] = []
    for (p, s, i), w in belief.items():
        copies = in_pool(p[source], source, card)
        if copies:
            pools = replaced(p, source, without(p[source], source, card))
            items = with_item(i, seat, card) if seat >= 0 else i
            found.append(((pools, s, items), w * copies, pool_size(p[source], source)))
    return tidied(found)


def gained(belief: Belief, seat: int, card: int) -> Belief:
    """A card the viewer knows went into a hand."""
    return {(p, s, with_item(i, seat, card)): w for (p, s, i), w in belief.items()}


def shown(belief: Belief, seat: int, card: int) -> Belief:
    """A hand let the viewer see one of its cards, which left it."""
    found: list[tuple[Picture, int, int]] = []
    for (p, s, i), w in belief.items():
        if card in i[seat]:
            found.append(((p, s, without_item(i, seat, card)), w, 1))
            continue
        for source in range(HAVENS, len(p)) if card < c.KINDS else (source_of(card),):
            copies = in_pool(p[source], source, card)
            held = s[seat][source]
            if copies and held:
                pools = replaced(p, source, without(p[source], source, card))
                picture = (pools, changed(s, seat, source, -1), i)
                found.append((picture, w * held * copies, pool_size(p[source], source)))
    return tidied(found)


def passed(belief: Belief, giver: int, receiver: int) -> Belief:
    """A card the viewer cannot see went from hand to hand: any card of the giver's, each alike."""
    found: list[tuple[Picture, int, int]] = []
    for (p, s, i), w in belief.items():
        for card in i[giver]:
            found.append(((p, s, with_item(without_item(i, giver, card), receiver, card)), w, 1))
        for source, held in enumerate(s[giver]):
            if held:
                slots = changed(changed(s, giver, source, -1), receiver, source, 1)
                found.append(((p, slots, i), w * held, 1))
    return tidied(found)


def known(belief: Belief, seat: int) -> list[int]:
    """The cards the viewer is sure of in a hand, in order."""
    sure: list[int] | None = None
    for _, _, items in belief:
        here = list(items[seat])
        if sure is None:
            sure = here
        else:
            kept = []
            for card in sure:
                if card in here:
                    here.remove(card)
                    kept.append(card)
            sure = kept
    return sure or []


def drawn_picture(belief: Belief, rng: Random) -> Picture:
    """One picture, in proportion to the weights."""
    whole = sum(belief.values())
    point = (int(rng.below(HALF)) * HALF + int(rng.below(HALF))) * whole >> 60
    pictures = sorted(belief)
    for picture in pictures:
        point -= belief[picture]
        if point < 0:
            return picture
    return pictures[-1]


class Evidence:
    """The beliefs of all viewers, kept up to date as things happen; none at all where hands lie open."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.beliefs: list[Belief] = [first_belief(seats) for _ in range(seats + 1)] if seats else []

    def copy(self) -> "Evidence":
        """A copy that can go its own way; the beliefs themselves are never changed in place."""
        other = Evidence(0)
        other.seats = self.seats
        other.beliefs = list(self.beliefs)
        return other

    def pile(self) -> int:
        """The source the hobbit pile is now."""
        for belief in self.beliefs:
            for pools, _, _ in belief:
                return len(pools) - 1
        return HAVENS

    def drawn(self, seat: int, card: int, source: int) -> None:
        """A seat drew or was dealt a card that only it can see."""
        for viewer in range(len(self.beliefs)):
            if viewer == seat:
                self.beliefs[viewer] = seen_from(self.beliefs[viewer], source, card)
            else:
                self.beliefs[viewer] = drawn_unseen(self.beliefs[viewer], seat, source)

    def revealed(self, card: int) -> None:
        """The top hobbit card was shown to everybody."""
        source = self.pile()
        self.beliefs = [seen_from(b, source, card) for b in self.beliefs]

    def gained(self, seat: int, card: int) -> None:
        """A card everybody saw went into a hand."""
        self.beliefs = [b if viewer == seat else gained(b, seat, card) for viewer, b in enumerate(self.beliefs)]

    def shown(self, seat: int, card: int) -> None:
        """Everybody saw a card leave a hand."""
        self.beliefs = [b if viewer == seat else shown(b, seat, card) for viewer, b in enumerate(self.beliefs)]

    def passed(self, giver: int, receiver: int, card: int) -> None:
        """A card went face down from hand to hand."""
        for viewer in range(len(self.beliefs)):
            belief = self.beliefs[viewer]
            if viewer == giver:
                self.beliefs[viewer] = gained(belief, receiver, card)
            elif viewer == receiver:
                self.beliefs[viewer] = shown(belief, giver, card)
            else:
                self.beliefs[viewer] = passed(belief, giver, receiver)

    def reshuffled(self, pile: int) -> None:
        """The discarded cards, which everybody saw, became the new pile."""
        for viewer in range(len(self.beliefs)):
            self.beliefs[viewer] = {
                ((*p, pile), tuple((*row, 0) for row in s), i): w for (p, s, i), w in self.beliefs[viewer].items()
            }
