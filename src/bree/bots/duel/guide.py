"""What bots know of The Duel: energy, steps, and the points and texts that hands, reserves and packs still hold.

In every settled attack the gap between the markers changes by the points on the two edges, whatever their lines, so
what a hand is worth is its points; keeping points for the final is worth as much as winning now.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.bots.duel.pile import Pile, append_texts
from bree.bots.learned import LearnedGuide, learned_layers
from bree.core.action import operand
from bree.core.bits import count
from bree.core.chance import Random
from bree.core.game import Setting
from bree.core.state import State
from bree.games.duel.components import Cards, is_special, of_side
from bree.games.duel.model import BEGIN, FINAL, RESERVE, DuelData
from bree.games.duel.notation import KEEPS
from bree.search.guide import Guide

RESERVES_TRIED: Final = 6


class DuelGuide(LearnedGuide):
    """Judges between duels, by what each side has won and kept; the duel in progress is played out.

    Within a duel every card changes what all others are worth, so trying them beats any judgement.
    """

    def ready(self, state: State) -> bool:
        """Somebody is about to say who begins the next duel: hands and reserves are full, nothing is in the row."""
        assert isinstance(state, DuelData)
        return state.phase == BEGIN

    def pick(self, state: State, seat: i64, actions: vec[i64], rng: Random) -> i64:
        """Any card; of the possible reserves the best of a few."""
        assert isinstance(state, DuelData)
        if state.phase == RESERVE:
            return any_reserve(state, actions, rng)
        return actions[rng.below(len(actions))]

    def features(self, state: State) -> vec[float]:
        """The position in numbers of about the size of 1."""
        assert isinstance(state, DuelData)
        found: vec[float] = vec[float]()
        final: float = 1.0 if state.duel == FINAL else 0.0
        gap: float = float(state.gandalf_energy - state.balrog_energy) / 5.0
        found = append(found, final)
        found = append(found, float(state.duel) / 4.0)
        found = append(found, gap)
        found = append(found, gap * final)
        found = append(found, float(state.gandalf_energy) / 10.0)
        found = append(found, float(state.balrog_energy) / 10.0)
        found = append(found, float(state.gandalf_steps - state.balrog_steps) / 2.0)
        found = append(found, float(state.gandalf_steps) / 3.0)
        found = append(found, float(state.balrog_steps) / 3.0)
        pending: float = 0.0
        if state.laid > 0:
            pending = float(count(state.edge_of(state.row[state.laid - 1]))) / 3.0
        side: i64 = 0
        while side < 2:
            to_play: float = 1.0 if state.turn == side else 0.0
            found = append(found, to_play)
            found = append(found, pending * to_play)
            found = append(found, 1.0 if state.began == side else 0.0)
            left: float = float(state.left_to_play(side)) / 6.0
            found = append(found, left)
            cards: i64 = of_side(state.hand, side)
            hand = Pile(state.printed, cards)
            found = append(found, float(hand.defence) / 12.0)
            found = append(found, float(hand.attack) / 12.0)
            found = append(found, float(hand.defence) / 12.0 * final)
            found = append(found, float(hand.attack) / 12.0 * final)
            found = append(found, float(hand.strong) / 3.0)
            found = append_texts(found, cards, side)
            cards = of_side(state.reserve, side)
            reserve = Pile(state.printed, cards)
            found = append(found, float(reserve.defence) / 12.0)
            found = append(found, float(reserve.attack) / 12.0)
            found = append(found, float(reserve.strong) / 3.0)
            found = append_texts(found, cards, side)
            deck = Pile(state.printed, of_side(state.deck, side))
            found = append(found, float(deck.defence) / 40.0)
            found = append(found, float(deck.attack) / 40.0)
            side += 1
        found = append(found, 1.0 if state.spellbound >= 0 else 0.0)
        found = append(found, 1.0 if state.wrath_waits else 0.0)
        found = append(found, 1.0 if state.ruse_runs else 0.0)
        found = append(found, 1.0 if state.magic_waits else 0.0)
        found = append(found, 1.0 if state.riposte_waits else 0.0)
        found = append(found, 1.0 if state.aside else 0.0)
        found = append(found, 1.0 if state.called else 0.0)
        return found


def any_reserve(state: DuelData, actions: vec[i64], rng: Random) -> i64:
    """The best of a few of the possible reserves."""
    chosen: i64 = actions[rng.below(len(actions))]
    most: i64 = _reserve_points(state.printed, chosen)
    tries: i64 = 0
    while tries < RESERVES_TRIED:
        other: i64 = actions[rng.below(len(actions))]
        points: i64 = _reserve_points(state.printed, other)
        if points > most:
            most = points
            chosen = other
        tries += 1
    return chosen


def _reserve_points(printed: Cards, action: i64) -> i64:
    """The points on the cards that a reserve keeps; a text counts as two."""
    total: i64 = 0
    place: i64 = 0
    while place < (3 if action & 255 == KEEPS else 2):
        card: i64 = operand(action, place)
        total += count(printed.left[card]) + count(printed.right[card]) + (2 if is_special(card) else 0)
        place += 1
    return total


def guide(_setting: Setting) -> Guide:
    """The guide for this game."""
    return DuelGuide(learned_layers("duel"))
