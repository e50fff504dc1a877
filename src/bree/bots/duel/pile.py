"""What lies in a pile of The Duel's cards, be it a hand, a reserve or a pack."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.bits import count
from bree.games.duel.components import (
    BALANCE,
    EXHAUSTED_BALROG,
    EXHAUSTED_GANDALF,
    FEINT,
    GANDALF,
    RIPOSTE,
    SPELL,
    Cards,
)

STRONG_POINTS: Final = 6
WEAK_POINTS: Final = 2


class Pile:
    """The points of a pile, by edge, and how many of its cards are strong or weak."""

    def __init__(self, printed: Cards, cards: i64) -> None:
        self.defence: i64 = 0
        self.attack: i64 = 0
        self.strong: i64 = 0
        self.weak: i64 = 0
        card: i64 = 0
        while cards:
            if cards & 1:
                defence: i64 = count(printed.left[card])
                attack: i64 = count(printed.right[card])
                self.defence += defence
                self.attack += attack
                if defence + attack >= STRONG_POINTS:
                    self.strong += 1
                elif defence + attack <= WEAK_POINTS:
                    self.weak += 1
            cards >>= 1
            card += 1


def append_texts(found: vec[float], cards: i64, side: i64) -> vec[float]:
    """Whether these cards of a side hold its exhaustion, and each of its texts."""
    found = append(found, float(cards >> (EXHAUSTED_GANDALF if side == GANDALF else EXHAUSTED_BALROG) & 1))
    text: i64 = BALANCE if side == GANDALF else FEINT
    last: i64 = SPELL if side == GANDALF else RIPOSTE
    while text <= last:
        found = append(found, float(cards >> text & 1))
        text += 1
    return found
