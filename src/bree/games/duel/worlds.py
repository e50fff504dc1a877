"""Worlds that fit what a seat knows, each as likely as the others.

A world says where every card is. What a viewer knows of a side is how many cards lie in each place, some cards for
certain, and of hands put away after having been seen: how many of these cards went to the reserve (`Evidence`). A world
is drawn in two steps: how many of the seen cards each hand kept, weighted by the number of worlds for it; then which.
"""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.chance import Random
from bree.core.state import State
from bree.games.duel.cards import bit_of, count, listed, of_side, whole_deck
from bree.games.duel.evidence import know_hand
from bree.games.duel.model import CHOSE, DUEL, FINAL, LOOKED_AT, OTHER, PHASE, RESERVE, Table, batch

if TYPE_CHECKING:
    from bree.games.duel.view import DuelView


def sample(view: "DuelView", rng: Random) -> State:
    """A quiet state, uniform among those that fit."""
    table = view.setting.game.start(view.setting)
    assert isinstance(table, Table)
    table.quiet = True
    table.open = view.open[:]
    table.row = view.row[:]
    table.evidence = view.evidence.copy()
    table.deck = view.deck
    table.hand = view.hand
    table.reserve = view.reserve
    table.box = view.box
    table.chosen = view.chosen
    for side in range(2):
        if not view.owns(side):
            _place(view, table, side, rng)
            _choose(table, side, rng)
            if table.open[LOOKED_AT + side] == 1:
                know_hand(table, side, OTHER)
    return table


def _place(view: "DuelView", table: Table, side: i64, rng: Random) -> None:
    """Put every card of this side that is not certain somewhere."""
    final = table.open[DUEL] == FINAL
    kept = split(view, side, rng)
    pool = unseen(view, side)
    for card in listed(perhaps(view, side)):
        if not kept >> card & 1:
            table.box |= bit_of(card)
        elif final:
            table.hand |= bit_of(card)
        else:
            table.reserve |= bit_of(card)
    cards = listed(pool)
    rng.shuffle(cards)
    for card in cards:
        bit = bit_of(card)
        if count(of_side(table.hand, side)) < view.counts[2 + side]:
            table.hand |= bit
        elif count(of_side(table.reserve, side)) < view.counts[4 + side]:
            table.reserve |= bit
        elif count(of_side(table.box, side)) < view.counts[6 + side]:
            table.box |= bit
        else:
            table.deck |= bit


def perhaps(view: "DuelView", side: i64) -> i64:
    """Cards known to be in the reserve (in the final: the hand) or in the box, but not in which."""
    cards: i64 = 0
    for duel in range(1, FINAL):
        cards |= view.evidence.perhaps[batch(view.level(), side, duel)]
    return cards


def unseen(view: "DuelView", side: i64) -> i64:
    """Cards that can be in any hidden place."""
    certain = view.hand | view.reserve | view.box | view.public_cards() | perhaps(view, side)
    return whole_deck(side) & ~certain


def split(view: "DuelView", side: i64, rng: Random) -> i64:
    """Which of the cards perhaps kept were kept."""
    evidence = view.evidence
    kept_at = view.hand if view.open[DUEL] == FINAL else view.reserve
    place: i64 = 2 if view.open[DUEL] == FINAL else 4
    uncertain_kept = view.counts[place + side] - count(of_side(kept_at, side))
    uncertain_box = view.counts[6 + side] - count(of_side(view.box, side))
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
        drawn = listed(cards[i])
        rng.shuffle(drawn)
        for j in range(chosen >> 2 * i & 3):
            kept |= bit_of(drawn[j])
    return kept


def _ways(view: "DuelView", side: i64, numbers: vec[i64]) -> i64:
    """In how many ways the three hands can have kept so many of their seen cards."""
    evidence = view.evidence
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


def _choose(table: Table, side: i64, rng: Random) -> None:
    """A reserve the other has already chosen, hidden: any of his hand (119)."""
    if table.open[PHASE] == RESERVE and table.open[CHOSE + side] == 1:
        hand = listed(of_side(table.hand, side))
        rng.shuffle(hand)
        for i in range(table.to_keep(side)):
            table.chosen |= bit_of(hand[i])
