"""What the best bot expects of a game of The Duel: the duel is played on by habit, and what it leaves is judged.

Every card is played once, in one of the three duels or in the final, so what is left of a side is the points and texts
of its reserve and of its pack. What the next hands will be is not looked at: it is not known before they are drawn.
"""

import json
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.bots.duel.guide import any_reserve
from bree.bots.duel.habits import DuelHabits
from bree.bots.duel.pile import Pile, append_texts
from bree.bots.learned import Layers, LearnedGuide, data, read_layers
from bree.core.chance import CHANCE, Random
from bree.core.state import CHANCE_BIT, State
from bree.games.duel.components import GANDALF, Cards, of_side
from bree.games.duel.model import BEGIN, FINAL, RESERVE, DuelData
from bree.search.guide import Guide, draw, lowest_seat

PARTS: Final = 3
"""The positions before the second duel, before the third and before the final are judged each for itself."""
MARGIN: Final = 0.3
"""The part of a game's reward that goes by the lead on the bridge; the rest is for victory."""
WIDEST_LEAD: Final = 10.0


class DuelOutlook(LearnedGuide):
    """Judges between duels; the final is played to its end."""

    def __init__(self, layers: Layers, habits: DuelHabits) -> None:
        super().__init__(layers)
        self.habits = habits

    def ready(self, state: State) -> bool:
        """Somebody is about to say who begins the next duel."""
        assert isinstance(state, DuelData)
        return state.phase == BEGIN

    def part(self, state: State) -> i64:
        """The duel that comes next."""
        assert isinstance(state, DuelData)
        return state.duel - 2

    def pick(self, state: State, seat: i64, actions: vec[i64], rng: Random) -> i64:
        """What habit says."""
        assert isinstance(state, DuelData)
        if state.phase == RESERVE:
            return any_reserve(state, actions, rng)
        return self.habits.pick(state, seat, actions, rng)

    def settle(self, state: State, rewards: vec[float]) -> None:
        """Victory, and the lead on the bridge."""
        assert isinstance(state, DuelData)
        lead: float = 0.5 + float(state.gandalf_steps - state.balrog_steps) / WIDEST_LEAD
        won: float = 1.0 if state.winner == GANDALF else 0.0
        rewards[0] = (1.0 - MARGIN) * won + MARGIN * lead
        rewards[1] = 1.0 - rewards[0]

    def features(self, state: State) -> vec[float]:
        """The position in numbers of about the size of 1."""
        assert isinstance(state, DuelData)
        found: vec[float] = vec[float]()
        found = append(found, float(state.gandalf_steps - state.balrog_steps) / 3.0)
        found = append(found, 1.0 if state.lost == GANDALF else 0.0)
        side: i64 = 0
        while side < 2:
            climbed: i64 = state.steps(side)
            found = append(found, float(climbed) / 4.0)
            found = append(found, 1.0 if climbed >= 2 else 0.0)
            found = append(found, 1.0 if climbed >= 3 else 0.0)
            found = append(found, 1.0 if climbed >= 4 else 0.0)
            final = state.duel == FINAL
            found = _pile(found, state.printed, of_side(state.hand if final else state.reserve, side), side)
            found = _pile(found, state.printed, 0 if final else of_side(state.hand | state.deck, side), side)
            side += 1
        return found


def _pile(found: vec[float], printed: Cards, cards: i64, side: i64) -> vec[float]:
    """The points of a pile, its strong and weak cards, exhaustion and every text."""
    pile = Pile(printed, cards)
    found = append(found, float(pile.defence) / 12.0)
    found = append(found, float(pile.attack) / 12.0)
    found = append(found, float(pile.strong) / 3.0)
    found = append(found, float(pile.weak) / 3.0)
    return append_texts(found, cards, side)


class Lesson:
    """Games by habit, from which both the judgement and the habits are learned."""

    def __init__(self, outlook: DuelOutlook, worth: float) -> None:
        self.outlook = outlook
        self.worth = worth
        """What the beginning is worth to Gandalf."""
        self.slopes: vec[float] = vec[float]([0.0] * len(outlook.habits.weights))
        """What the habits noted in each duel, weighed by what the duel changed, over all games."""
        self.met: list[vec[float]] = []
        """The positions between the duels of the last game."""

    def play(self, state: State, rng: Random) -> float:
        """Play a game on to its end, and say what it came to for Gandalf."""
        assert isinstance(state, DuelData)
        self.met = []
        before: float = self.worth
        mask: i64 = state.waiting_mask()
        while mask != 0:
            if mask == CHANCE_BIT:
                state.advance(CHANCE, draw(state, rng))
            else:
                if state.phase == BEGIN:
                    found = self.outlook.features(state)
                    self.met.append(found)
                    after: float = self.outlook.layers.value(found, self.outlook.part(state))
                    self._weigh(after - before)
                    before = after
                seat: i64 = lowest_seat(mask)
                state.advance(seat, self.outlook.pick(state, seat, state.actions(seat), rng))
            mask = state.waiting_mask()
        rewards: vec[float] = vec[float]([0.0, 0.0])
        self.outlook.settle(state, rewards)
        self._weigh(rewards[0] - before)
        return rewards[0]

    def _weigh(self, change: float) -> None:
        notes = self.outlook.habits.notes
        half: i64 = len(notes) // 2
        i: i64 = 0
        while i < half:
            self.slopes[i] += change * notes[i]
            self.slopes[half + i] -= change * notes[half + i]
            notes[i] = 0.0
            notes[half + i] = 0.0
            i += 1


def read_outlook(text: str) -> DuelOutlook:
    """Read what `bench.learn_duel` wrote."""
    weights: vec[float] = vec[float]()
    for number in json.loads(text)["habits"]:
        weights = append(weights, number / 10000)
    return DuelOutlook(read_layers(text), DuelHabits(weights))


def outlook() -> Guide:
    """The one that comes with Bree."""
    return read_outlook(data("duel", "outlook.json"))
