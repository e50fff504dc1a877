"""The card fight of The Confrontation as a matrix game: what each pair of cards does, and how both should mix.

The hands are public and always equally large (02:128, 05:186), so one game solved serves both players. What the four
possible ends are worth comes from the position; a card is worth more the later it can still surprise.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.bits import bit
from bree.games.confrontation.components import (
    CARDS,
    DARK,
    ELVEN_CLOAK,
    EYE,
    FOUR,
    LIGHT,
    MAGIC,
    MAGIC_OPTIONAL,
    MOUTH_OF_SAURON,
    NOBLE_SACRIFICE,
    RETREAT,
)
from bree.games.confrontation.model.data import ConfrontationData
from bree.games.confrontation.moves.reach import retreat_backwards, retreat_sideways
from bree.games.confrontation.rules.powers import dark_card_ignored, gandalf_can_help, gandalf_may_help
from bree.games.confrontation.rules.strengths import discard, strength
from bree.search.matrix import solve

NOBODY_FALLS: Final = 0
LIGHT_FALLS: Final = 1
DARK_FALLS: Final = 2
BOTH_FALL: Final = 3


class Fight:
    """One card fight with everything that decides it, and what its four ends are worth to Light."""

    def __init__(
        self, state: ConfrontationData, ends: vec[float], light_worth: vec[float], dark_worth: vec[float]
    ) -> None:
        self.ends = ends
        self.light_worth = light_worth
        """What each of Light's cards would still be worth if it were kept."""
        self.dark_worth = dark_worth
        self.light_hand: i64 = state.light_hand
        self.dark_hand: i64 = state.dark_hand
        self.light_discard: i64 = discard(state, LIGHT)
        self.dark_discard: i64 = discard(state, DARK)
        self.light_strength: i64 = strength(state, state.light_fighter())
        if gandalf_may_help(state) and gandalf_can_help(state):
            self.light_strength += 1
        self.dark_strength: i64 = strength(state, state.dark_fighter())
        self.light_way: bool = retreat_backwards(state, LIGHT, state.region) != 0
        self.dark_way: bool = retreat_sideways(state, DARK, state.region) != 0
        self.mouth: bool = state.character(state.dark_fighter()) == MOUTH_OF_SAURON
        self.magic_optional: bool = MAGIC_OPTIONAL[state.edition] != 0
        self.ignored: i64 = 0
        """Dark's cards that have neither effect nor strength."""
        for card in range(i64(len(CARDS))):
            if dark_card_ignored(state, card):
                self.ignored |= bit(card)

    def key(self) -> i64:
        """Equal fights have equal keys, their worth rounded."""
        key: i64 = self.light_hand
        key = key * 2048 + self.dark_hand
        key = key * 32 + self.light_strength - self.dark_strength + 12
        key = key * 8 + (1 if self.light_way else 0) + (2 if self.dark_way else 0) + (4 if self.mouth else 0)
        key = key * 4 + (1 if self.ignored >> EYE & 1 else 0) + (2 if self.ignored & 1 else 0)
        for end in self.ends:
            key = key * 32 + i64(end * 31.0)
        return key

    def end(self, light_card: i64, dark_card: i64) -> i64:
        """How strengths and text cards end it when nothing is replaced any more."""
        void = self.ignored >> dark_card & 1 == 1
        eye = dark_card == EYE and not void and light_card >= MAGIC
        dark_leaves = dark_card == RETREAT and not void and self.dark_way
        if light_card == NOBLE_SACRIFICE and not eye and not dark_leaves:
            return BOTH_FALL
        if dark_leaves or (light_card == RETREAT and not eye and self.light_way):
            return NOBODY_FALLS
        light: i64 = self.light_strength + (light_card + 1 if light_card < MAGIC else 0)
        dark: i64 = self.dark_strength
        if dark_card < MAGIC and not void and light_card != ELVEN_CLOAK:
            dark += dark_card + 1
        if light > dark:
            return DARK_FALLS
        return LIGHT_FALLS if light < dark else BOTH_FALL

    def after_dark(self, light_card: i64, dark_card: i64) -> float:
        """What it is worth to Light once Dark's card stands and Light's Magic, if any, has still to fetch a card."""
        eye = dark_card == EYE and not self.ignored >> EYE & 1
        if light_card != MAGIC or eye or self.light_discard == 0:
            return self.ends[self.end(light_card, dark_card)]
        best: float = self.ends[self.end(MAGIC, dark_card)] if self.magic_optional else -1.0
        for card in range(i64(len(CARDS))):
            if self.light_discard >> card & 1:
                best = max(best, self.ends[self.end(card, dark_card)])
        return best

    def worth(self, light_card: i64, dark_card: i64) -> float:
        """What it is worth to Light when these two cards are shown."""
        least: float
        if dark_card == MAGIC and not self.ignored >> MAGIC & 1 and self.dark_discard != 0:
            least = self.after_dark(light_card, MAGIC) if self.magic_optional else 2.0
            for card in range(i64(len(CARDS))):
                if self.dark_discard >> card & 1:
                    least = min(least, self.after_dark(light_card, card))
        else:
            least = self.after_dark(light_card, dark_card)
        if self.mouth:
            least = min(least, self.after_dark(light_card, FOUR))
        return least


class Mixtures:
    """How both sides should mix their cards in one fight."""

    def __init__(
        self, value: float, light_cards: vec[i64], dark_cards: vec[i64], light: vec[float], dark: vec[float]
    ) -> None:
        self.value = value
        """What the fight is worth to Light."""
        self.light_cards = light_cards
        self.dark_cards = dark_cards
        self.light = light
        self.dark = dark


def cards_in(hand: i64) -> vec[i64]:
    """The cards of a hand in order."""
    found: vec[i64] = vec[i64]()
    for card in range(i64(len(CARDS))):
        if hand >> card & 1:
            found = append(found, card)
    return found


def payoff(fight: Fight, light_card: i64, dark_card: i64) -> float:
    """The worth of a pair of cards to Light, with what the two cards would have been worth later."""
    return fight.worth(light_card, dark_card) - fight.light_worth[light_card] + fight.dark_worth[dark_card]


def mixtures(fight: Fight) -> Mixtures:
    """Solve the fight in which both choose at the same time."""
    light: vec[i64] = cards_in(fight.light_hand)
    dark: vec[i64] = cards_in(fight.dark_hand)
    table: vec[float] = vec[float]()
    for light_card in light:
        for dark_card in dark:
            table = append(table, payoff(fight, light_card, dark_card))
    solved = solve(table, len(light), len(dark))
    return Mixtures(solved.value, light, dark, solved.rows, solved.columns)


def best_answer(fight: Fight, dark_card: i64, light_choices: i64) -> i64:
    """Light's best card against a card that Dark has shown (02:229, 05:345)."""
    best: i64 = -1
    most: float = -9.0
    for card in range(i64(len(CARDS))):
        if light_choices >> card & 1:
            worth: float = fight.after_dark(card, dark_card) - fight.light_worth[card]
            if worth > most:
                most = worth
                best = card
    return best


def best_shown(fight: Fight) -> i64:
    """Dark's best card where it must be shown before Light chooses."""
    best: i64 = -1
    least: float = 9.0
    for card in range(i64(len(CARDS))):
        if fight.dark_hand >> card & 1:
            answer: i64 = best_answer(fight, card, fight.light_hand)
            worth: float = payoff(fight, answer, card)
            if worth < least:
                least = worth
                best = card
    return best
