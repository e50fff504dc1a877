"""Worlds that fit what a seat knows, each as likely as the others.

A world says where every card is. What a viewer knows of a side is how many cards lie in each place, some cards for
certain, and of hands put away after having been seen: how many of these cards went to the reserve (`Evidence`). A world
is drawn in two steps: how many of the seen cards each hand kept, weighted by the number of worlds for it; then which.
"""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.bits import bit, count, members
from bree.core.chance import Random
from bree.core.state import State
from bree.games.duel.components import of_side, whole_deck
from bree.games.duel.evidence import know_hand
from bree.games.duel.model import FINAL, OTHER, RESERVE, DuelData, batch

if TYPE_CHECKING:
    from bree.games.duel.view import DuelView


def sample(view: "DuelView", rng: Random) -> State:
    """A quiet state, uniform among those that fit."""
    state = view.known.clone()
    state.evidence = view.known.evidence.copy()
    for side in range(2):
        if not view.owns(side):
            _place(view, state, side, rng)
            _choose(state, side, rng)
            if state.looked_at & bit(side):
                know_hand(state, side, OTHER)
    return state


def _place(view: "DuelView", state: DuelData, side: i64, rng: Random) -> None:
    """Put every card of this side that is not certain somewhere."""
    final = state.duel == FINAL
    kept = split(view, side, rng)
    pool = unseen(view, side)
    # Where a written position leaves them out of the row they count among the cards of the pack.
    state.deck |= of_side(state.must_be_laid() & ~state.row_cards(), side)
    for card in members(perhaps(view, side)):
        if not kept >> card & 1:
            state.box |= bit(card)
        elif final:
            state.hand |= bit(card)
        else:
            state.reserve |= bit(card)
    cards = members(pool)
    rng.shuffle(cards)
    for card in cards:
        if count(of_side(state.hand, side)) < view.counts[2 + side]:
            state.hand |= bit(card)
        elif count(of_side(state.reserve, side)) < view.counts[4 + side]:
            state.reserve |= bit(card)
        elif count(of_side(state.box, side)) < view.counts[6 + side]:
            state.box |= bit(card)
        else:
            state.deck |= bit(card)


def perhaps(view: "DuelView", side: i64) -> i64:
    """Cards known to be in the reserve (in the final: the hand) or in the box, but not in which."""
    cards: i64 = 0
    for duel in range(1, FINAL):
        cards |= view.known.evidence.perhaps[batch(view.level(), side, duel)]
    return cards


def unseen(view: "DuelView", side: i64) -> i64:
    """Cards that can be in any hidden place."""
    known = view.known
    certain = known.hand | known.reserve | known.box | known.spent | known.row_cards() | perhaps(view, side)
    certain |= known.must_be_laid()
    return whole_deck(side) & ~certain


def split(view: "DuelView", side: i64, rng: Random) -> i64:
    """Which of the cards perhaps kept were kept."""
    known = view.known
    evidence = known.evidence
    kept_at = known.hand if known.duel == FINAL else known.reserve
    place: i64 = 2 if known.duel == FINAL else 4
    uncertain_kept = view.counts[place + side] - count(of_side(kept_at, side))
    uncertain_box = view.counts[6 + side] - count(of_side(known.box, side))
    cards = vec[i64]()
    for duel in range(1, FINAL):
        cards = append(cards, evidence.perhaps[batch(view.level(), side, duel)])
    # Of the uncertain cards in reserve and box together, so many were never seen.
    unseen_there = uncertain_kept + uncertain_box - count(cards[0]) - count(cards[1]) - count(cards[2])
    splits = vec[i64]()
    weights = vec[i64]()
    for first in range(4):
        for second in range(4):
            for third in range(4):
                numbers = vec[i64]([first, second, third])
                ways = _ways(view, side, numbers)
                unseen_kept = uncertain_kept - first - second - third
                if ways and 0 <= unseen_kept <= unseen_there:
                    splits = append(splits, first | second << 2 | third << 4)
                    weights = append(weights, ways * choose(unseen_there, unseen_kept))
    chosen = splits[rng.weighted(weights)]
    kept: i64 = 0
    for i in range(3):
        drawn = members(cards[i])
        rng.shuffle(drawn)
        for j in range(chosen >> 2 * i & 3):
            kept |= bit(drawn[j])
    return kept


def _ways(view: "DuelView", side: i64, numbers: vec[i64]) -> i64:
    """In how many ways the three hands can have kept so many of their seen cards."""
    evidence = view.known.evidence
    ways: i64 = 1
    for duel in range(1, FINAL):
        at = batch(view.level(), side, duel)
        number = numbers[duel - 1]
        if not evidence.kept[at] - evidence.others[at] <= number <= evidence.kept[at]:
            return 0
        ways *= choose(count(evidence.perhaps[at]), number)
    return ways


def choose(n: i64, k: i64) -> i64:
    """How many sets of k there are among n.

    >>> choose(9, 3)
    84
    """
    if k < 0 or k > n:
        return 0
    ways: i64 = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


def _choose(state: DuelData, side: i64, rng: Random) -> None:
    """A reserve the other has already chosen, hidden: any of his hand (119)."""
    if state.phase == RESERVE and state.chose & bit(side):
        hand = members(of_side(state.hand, side))
        rng.shuffle(hand)
        for i in range(state.to_keep(side)):
            state.chosen |= bit(hand[i])
