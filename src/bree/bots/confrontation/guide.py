"""What bots know of The Confrontation: the worth of positions, and how to play cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bree.bots.confrontation.fight import (
    BOTH_FALL,
    DARK_FALLS,
    LIGHT_FALLS,
    NOBODY_FALLS,
    Fight,
    Mixtures,
    best_answer,
    best_shown,
    mixtures,
)
from bree.bots.confrontation.value import DARK_CARDS, LIGHT_CARDS, Network, learned
from bree.core.bits import bit
from bree.core.chance import CHANCE, Random
from bree.core.game import Setting
from bree.core.state import CHANCE_BIT, State
from bree.games.confrontation.components import CARDS, LIGHT, NO_CARD
from bree.games.confrontation.model.data import ConfrontationData
from bree.games.confrontation.model.questions import (
    ASK_CARDS,
    ASK_DARK_CARD,
    ASK_DARK_MAGIC,
    ASK_LIGHT_CARD,
    ASK_LIGHT_MAGIC,
    ASK_MOVE,
    ASK_OTHER_CARD,
    OVER,
)
from bree.games.confrontation.notation import CARD, MAGIC_PICKS, MAGIC_STAYS, packed
from bree.games.confrontation.rules.powers import frodo_passes_the_ring
from bree.games.confrontation.rules.strengths import dark_card_in_force
from bree.search.guide import Guide, draw

CARD_FACTOR: Final = 0.2
"""From the network's scale to probabilities: the slope where a game is open."""
MOST_KEPT: Final = 200_000
"""Solved fights kept; beyond it the store is emptied."""


class ConfrontationGuide(Guide):
    """Judges positions by the learned network and plays every card by the solved fight."""

    def __init__(self, network: Network, sight: i64 = 0) -> None:
        super().__init__(sight)
        self.network = network
        self.light_worth: vec[float] = vec[float]([0.0] * len(CARDS))
        self.dark_worth: vec[float] = vec[float]([0.0] * len(CARDS))
        for card in range(i64(len(CARDS))):
            self.light_worth[card] = network.straight[LIGHT_CARDS + card] * CARD_FACTOR
            self.dark_worth[card] = -network.straight[DARK_CARDS + card] * CARD_FACTOR
        self._solved: dict[int, Mixtures] = {}

    def ready(self, state: State) -> bool:
        """Between turns, when nothing is in the air."""
        assert isinstance(state, ConfrontationData)
        return state.decision == ASK_MOVE

    def decides(self, state: State) -> bool:
        """Cards."""
        assert isinstance(state, ConfrontationData)
        return _about_cards(state.decision)

    def judge(self, state: State, rewards: vec[float]) -> None:
        """As probable as Light's victory is."""
        assert isinstance(state, ConfrontationData)
        rewards[0] = self.estimate(state)
        rewards[1] = 1.0 - rewards[0]

    def settle(self, state: State, rewards: vec[float]) -> None:
        """A finished game by its winner, without building an outcome."""
        self.judge(state, rewards)

    def estimate(self, state: ConfrontationData) -> float:
        """The probability that Light wins from any point of a turn."""
        if state.decision == OVER:
            return 1.0 if state.winner == 0 else 0.0 if state.winner == 1 else 0.5
        if state.decision == ASK_MOVE:
            return self.network.value(state, state.turn, 0)
        if state.decision == ASK_CARDS:
            return self.solved(state).value
        return self.network.value(state, 1 - state.turn, 0)

    def pick(self, state: State, seat: i64, actions: vec[i64], rng: Random) -> i64:
        """Cards by the solved fight, anything else by what it leads to at once; preparations at random."""
        if len(actions) == 1:
            return actions[0]
        assert isinstance(state, ConfrontationData)
        if state.decision < ASK_MOVE:
            return actions[rng.below(len(actions))]
        if _about_cards(state.decision):
            chosen: i64 = self.card(state, seat, rng)
            if chosen in actions:
                return chosen
        return self.step(state, seat, actions, rng)

    def card(self, state: ConfrontationData, seat: i64, rng: Random) -> i64:
        """Which card to play or to fetch."""
        if state.decision == ASK_CARDS:
            solved = self.solved(state)
            if seat == LIGHT:
                return packed(CARD, solved.light_cards[rng.pick(solved.light, 1.0)])
            return packed(CARD, solved.dark_cards[rng.pick(solved.dark, 1.0)])
        fight = self.fight(state)
        if state.decision == ASK_DARK_CARD:
            return packed(CARD, best_shown(fight))
        if state.decision in (ASK_LIGHT_CARD, ASK_OTHER_CARD):
            choices: i64 = (
                state.light_hand if state.refused_card == NO_CARD else state.light_hand & ~bit(state.refused_card)
            )
            return packed(CARD, best_answer(fight, dark_card_in_force(state), choices))
        if state.decision == ASK_LIGHT_MAGIC:
            return packed(MAGIC_PICKS, best_answer(fight, dark_card_in_force(state), fight.light_discard))
        return self._dark_magic(fight, state)

    def _dark_magic(self, fight: Fight, state: ConfrontationData) -> i64:
        best: i64 = MAGIC_STAYS
        least: float = 9.0
        for card in range(i64(len(CARDS))):
            if fight.dark_discard >> card & 1:
                shown: i64 = state.light_card
                if shown == NO_CARD:
                    shown = best_answer(fight, card, state.light_hand)
                worth: float = fight.after_dark(shown, card)
                if worth < least:
                    least = worth
                    best = packed(MAGIC_PICKS, card)
        return best

    def step(self, state: ConfrontationData, seat: i64, actions: vec[i64], rng: Random) -> i64:
        """The action that looks best at once in this world, the first of several."""
        best: i64 = actions[0]
        most: float = -1.0
        for action in actions:
            tried = state.clone()
            tried.advance(seat, action)
            while tried.waiting_mask() == CHANCE_BIT:
                tried.advance(CHANCE, draw(tried, rng))
            assert isinstance(tried, ConfrontationData)
            value: float = self.estimate(tried)
            if seat != LIGHT:
                value = 1.0 - value
            if value > most:
                most = value
                best = action
        return best

    def solved(self, state: ConfrontationData) -> Mixtures:
        """How both should mix their cards in the fight in progress.

        Who chooses second in a playout knows no more than who chose first: a card laid face down counts as held.
        """
        before: State = state
        if state.light_card != NO_CARD or state.dark_card != NO_CARD:
            before = state.clone()
            before.reopen()
        assert isinstance(before, ConfrontationData)
        fight = self.fight(before)
        key = int(fight.key())
        found = self._solved.get(key)
        if found is None:
            if len(self._solved) >= MOST_KEPT:
                self._solved.clear()
            found = mixtures(fight)
            self._solved[key] = found
        return found

    def fight(self, state: ConfrontationData) -> Fight:
        """The fight in progress, its ends judged by what the board looks like afterwards."""
        light, dark = state.light_fighter(), state.dark_fighter()
        after: i64 = 1 - state.turn
        ends: vec[float] = vec[float]([0.0] * 4)
        ends[NOBODY_FALLS] = self.network.value(state, after, 0)
        ends[DARK_FALLS] = self.network.value(state, after, bit(dark))
        if light != state.bearer or frodo_passes_the_ring(state, dark):
            ends[LIGHT_FALLS] = self.network.value(state, after, bit(light))
            ends[BOTH_FALL] = self.network.value(state, after, bit(light) | bit(dark))
        return Fight(state, ends, self.light_worth, self.dark_worth)


def _about_cards(decision: i64) -> bool:
    return decision in (ASK_CARDS, ASK_DARK_CARD, ASK_LIGHT_CARD, ASK_OTHER_CARD, ASK_DARK_MAGIC, ASK_LIGHT_MAGIC)


def guide(_setting: Setting) -> Guide:
    """The guide for this game."""
    return ConfrontationGuide(learned())
