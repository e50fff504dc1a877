"""How somebody who knows The Duel lays cards without thinking: the habits by which imagined games are played on.

What an action is worth depends on the situation (the gap between the markers, what is left, the duel) and on what it
does (points that will meet something, points that cancel out, its text); a habit is a weight for each pair of the two.
"""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.bots.duel.pile import STRONG_POINTS, WEAK_POINTS, Pile
from bree.core.action import operand
from bree.core.bits import count
from bree.core.chance import Random
from bree.games.duel.components import BALANCE, FEINT, GANDALF, Cards, is_special, of_side
from bree.games.duel.model import FINAL, DuelData
from bree.games.duel.notation import BEGINS, CALLS, EXCHANGES, FEINT_FOR, LAY, REFUSES

# The situation, from the side of whoever chooses.
ALWAYS: Final = 0
GAP: Final = 1
GAPS: Final = 2  # and six more: one of seven kinds of gap
LEFT: Final = 9
LAST: Final = 10
LAST_BUT_ONE: Final = 11
GAP_AND_LEFT: Final = 12
LEAD: Final = 13
SECOND_DUEL: Final = 14
THIRD_DUEL: Final = 15
FIRST_CARD: Final = 16
OTHER_IS_HIGH: Final = 17
HAND: Final = 18
KEPT: Final = 19
OWN_ENERGY: Final = 20
OTHER_ENERGY: Final = 21
OWN_LOW: Final = 22
OTHER_LOW: Final = 23
GAP_AND_HAND: Final = 24
SITUATION: Final = 25

# What an action does.
DEFENCE: Final = 0
ATTACK: Final = 1
IDLE_DEFENCE: Final = 2
IDLE_ATTACK: Final = 3
STRONG: Final = 4
WEAK: Final = 5
CANCELLED: Final = 6
ENDS_AHEAD: Final = 7
ENDS_BEHIND: Final = 8
TEXTS: Final = 9  # and five more: Gandalf has six
AGAIN_DEFENCE: Final = 15
AGAIN_ATTACK: Final = 16
REFUSED: Final = 17
REFUSED_DEFENCE: Final = 18
REFUSED_ATTACK: Final = 19
REFUSED_TEXT: Final = 20
EXCHANGED: Final = 21
EXCHANGED_DEFENCE: Final = 22
EXCHANGED_ATTACK: Final = 23
EXCHANGED_TEXT: Final = 24
CALLED: Final = 25
CALLED_DEFENCE: Final = 26
CALLED_ATTACK: Final = 27
BEGINNING: Final = 28
ACTION: Final = 29

PAIRS: Final = SITUATION * ACTION
WEIGHTS: Final = 4 * PAIRS
"""For each side those of the three duels and those of the final."""
USUAL_POINTS: Final = 4.0
STEEPEST: Final = 30.0


class DuelHabits:
    """Draws actions by their weights; when learning, it notes how each weight spoke for what was drawn."""

    def __init__(self, weights: vec[float], learning: bool = False) -> None:
        self.weights = weights
        self.learning = learning
        self.notes: vec[float] = vec[float]([0.0] * (WEIGHTS if learning else 0))
        self._situation: vec[float] = vec[float]([0.0] * SITUATION)

    def pick(self, state: DuelData, seat: i64, actions: vec[i64], rng: Random) -> i64:
        """One of these, by habit."""
        number: i64 = len(actions)
        if number == 1:
            return actions[0]
        base: i64 = (seat * 2 + (1 if state.duel == FINAL else 0)) * PAIRS
        self._look(state, seat)
        slopes: vec[float] = vec[float]([0.0] * ACTION)
        j: i64 = 0
        while j < ACTION:
            slope: float = 0.0
            i: i64 = 0
            while i < SITUATION:
                slope += self._situation[i] * self.weights[base + i * ACTION + j]
                i += 1
            slopes[j] = slope
            j += 1
        rows: vec[float] = vec[float]([0.0] * (number * ACTION))
        odds: vec[float] = vec[float]()
        total: float = 0.0
        place: i64 = 0
        while place < number:
            row: i64 = place * ACTION
            describe(state, seat, actions[place], rows, row)
            worth: float = 0.0
            j = 0
            while j < ACTION:
                worth += slopes[j] * rows[row + j]
                j += 1
            share: float = exp(max(-STEEPEST, min(STEEPEST, worth)))
            total += share
            odds = append(odds, share)
            place += 1
        place = rng.pick(odds, total)
        if self.learning:
            self._note(base, rows, odds, total, place)
        return actions[place]

    def _note(self, base: i64, rows: vec[float], odds: vec[float], total: float, drawn: i64) -> None:
        """What was drawn, less what was to be expected, for each pair."""
        j: i64 = 0
        while j < ACTION:
            apart: float = rows[drawn * ACTION + j]
            place: i64 = 0
            while place < len(odds):
                apart -= rows[place * ACTION + j] * odds[place] / total
                place += 1
            if apart != 0.0:
                i: i64 = 0
                while i < SITUATION:
                    self.notes[base + i * ACTION + j] += self._situation[i] * apart
                    i += 1
            j += 1

    def _look(self, state: DuelData, seat: i64) -> None:
        """The situation, in numbers of about the size of 1; the attack that has to be answered is counted as lost."""
        s = self._situation
        gap: i64 = state.energy(seat) - state.energy(1 - seat)
        if state.laid > 0:
            gap -= count(state.edge_of(state.row[state.laid - 1]))
        left: i64 = state.left_to_play(seat)
        hand: i64 = of_side(state.hand, seat)
        kept: i64 = of_side(state.reserve, seat)
        s[ALWAYS] = 1.0
        s[GAP] = float(max(-8, min(8, gap))) / 4.0
        kind: i64 = 0
        while kind < 7:
            s[GAPS + kind] = 0.0
            kind += 1
        s[GAPS + kind_of(gap)] = 1.0
        s[LEFT] = float(left) / 3.0
        s[LAST] = 1.0 if left <= 1 else 0.0
        s[LAST_BUT_ONE] = 1.0 if left == 2 else 0.0
        s[GAP_AND_LEFT] = s[GAP] * s[LEFT]
        s[LEAD] = float(state.steps(seat) - state.steps(1 - seat)) / 2.0
        s[SECOND_DUEL] = 1.0 if state.duel == 2 else 0.0
        s[THIRD_DUEL] = 1.0 if state.duel == 3 else 0.0
        s[FIRST_CARD] = 1.0 if state.laid == 0 else 0.0
        s[OTHER_IS_HIGH] = 1.0 if state.steps(1 - seat) >= 3 else 0.0
        s[HAND] = float(points_of(state.printed, hand)) / float(max(1, count(hand))) - USUAL_POINTS
        s[KEPT] = (float(points_of(state.printed, kept)) - USUAL_POINTS * float(count(kept))) / 6.0
        s[OWN_ENERGY] = float(state.energy(seat)) / 10.0
        s[OTHER_ENERGY] = float(state.energy(1 - seat)) / 10.0
        s[OWN_LOW] = 1.0 if state.energy(seat) <= 3 else 0.0
        s[OTHER_LOW] = 1.0 if state.energy(1 - seat) <= 3 else 0.0
        s[GAP_AND_HAND] = s[GAP] * s[HAND]


def kind_of(gap: i64) -> i64:
    """Gaps that lead to the same steps on the bridge, or nearly.

    >>> [kind_of(gap) for gap in (-9, -6, -3, 0, 2, 5, 7)]
    [0, 1, 2, 3, 4, 5, 6]
    """
    if gap <= 0:
        return 0 if gap <= -8 else 1 if gap <= -5 else 2 if gap <= -2 else 3
    return 4 if gap <= 3 else 5 if gap <= 6 else 6


def points_of(printed: Cards, cards: i64) -> i64:
    """The points on both edges of all cards of a pile."""
    pile = Pile(printed, cards)
    return pile.defence + pile.attack


def describe(state: DuelData, seat: i64, action: i64, rows: vec[float], row: i64) -> None:
    """What an action does, written into `rows` from `row` on."""
    kind: i64 = action & 255
    left = state.printed.left
    right = state.printed.right
    if kind == LAY:
        _describe_card(state, seat, operand(action, 0), rows, row)
    elif kind == FEINT_FOR:
        card: i64 = operand(action, 0)
        rows[row + TEXTS] = 1.0
        rows[row + AGAIN_DEFENCE] = float(count(left[card])) / 2.0
        rows[row + AGAIN_ATTACK] = float(count(right[card])) / 2.0
    elif kind == REFUSES:
        laid: i64 = state.row[state.laid - 1]
        rows[row + REFUSED] = 1.0
        rows[row + REFUSED_DEFENCE] = float(count(left[laid])) / 2.0
        rows[row + REFUSED_ATTACK] = float(count(right[laid])) / 2.0
        rows[row + REFUSED_TEXT] = 1.0 if is_special(laid) else 0.0
    elif kind == EXCHANGES:
        laid = state.row[state.laid - 1]
        card = operand(action, 0)
        rows[row + EXCHANGED] = 1.0
        rows[row + EXCHANGED_DEFENCE] = float(count(left[laid]) - count(left[card]))
        rows[row + EXCHANGED_ATTACK] = float(count(right[laid]) - count(right[card]))
        rows[row + EXCHANGED_TEXT] = 1.0 if is_special(laid) else 0.0
    elif kind == CALLS:
        card = state.spellbound
        rows[row + CALLED] = 1.0
        rows[row + CALLED_DEFENCE] = float(count(left[card])) / 2.0
        rows[row + CALLED_ATTACK] = float(count(right[card])) / 2.0
    elif kind == BEGINS:
        rows[row + BEGINNING] = 1.0 if operand(action, 0) == seat else 0.0


def _describe_card(state: DuelData, seat: i64, card: i64, rows: vec[float], row: i64) -> None:
    left: i64 = state.printed.left[card]
    defence: i64 = count(left)
    attack: i64 = count(state.printed.right[card])
    if state.laid == 0:
        rows[row + IDLE_DEFENCE] = float(defence)
    else:
        rows[row + DEFENCE] = float(defence) / 2.0
        answered: i64 = state.edge_of(state.row[state.laid - 1])
        rows[row + CANCELLED] = float(count(answered & left)) / 2.0
        mine: i64 = state.energy(seat) - count(answered & ~left)
        theirs: i64 = state.energy(1 - seat) - count(left & ~answered)
        lowest: i64 = state.printed.lowest
        if (mine < lowest or theirs < lowest) and mine != theirs:
            rows[row + (ENDS_AHEAD if mine > theirs else ENDS_BEHIND)] = 1.0
    if state.left_to_play(seat) == 1 and state.left_to_play(1 - seat) == 0:
        rows[row + IDLE_ATTACK] = float(attack)
    else:
        rows[row + ATTACK] = float(attack) / 2.0
    rows[row + STRONG] = 1.0 if defence + attack >= STRONG_POINTS else 0.0
    rows[row + WEAK] = 1.0 if defence + attack <= WEAK_POINTS else 0.0
    if is_special(card):
        rows[row + TEXTS + card - (BALANCE if seat == GANDALF else FEINT)] = 1.0
