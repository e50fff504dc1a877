"""What the best bot knows of The Quest: who is first at what, what a climb would decide, and what a boat would open."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.bots.learned import Layers, LearnedGuide, learned_layers
from bree.bots.quest.guide import unshown
from bree.bots.quest.prospects import Prospects
from bree.bots.quest.reach import Reach
from bree.core.state import State
from bree.games.quest.model import LAYING, MOVING, QuestData
from bree.games.quest.notation import (
    ENT,
    FIRST_BROWN,
    FIRST_ELF,
    FIRST_GIFT,
    FIRST_GREEN,
    FIRST_YELLOW,
    GOLLUM,
    GWAIHIR,
    RING,
    TOKENS,
)
from bree.games.quest.outcome import score

PARTS: Final = 4
"""The cross, laying from the hand, laying what is left, the race: each is judged for itself."""


class QuestValue(LearnedGuide):
    """Features from the side of whoever moves next, so that both seats learn from each other's games."""

    def __init__(self, layers: Layers, sight: i64 = 0) -> None:
        super().__init__(layers, sight)
        self._mine = Reach()
        self._theirs = Reach()
        self._prospects = Prospects()

    def part(self, state: State) -> i64:
        """Where the game stands."""
        assert isinstance(state, QuestData)
        if state.doom >= 0:
            return 3
        if state.land.height == 0:
            return 0
        return 1 if state.stock_left > 0 else 2

    def estimate(self, state: State) -> float:
        """What an unfinished position is worth to the first seat."""
        assert isinstance(state, QuestData)
        worth: float = self.layers.value(self.features(state), self.part(state))
        return worth if next_to_move(state) == 0 else 1.0 - worth

    def features(self, state: State) -> vec[float]:
        """The position in numbers of about the size of 1, from the side of whoever moves next."""
        assert isinstance(state, QuestData)
        me: i64 = next_to_move(state)
        other: i64 = 1 - me
        doom: i64 = state.doom if state.doom >= 0 else state.last_neutral
        self._mine.spread(state, me, state.boats >> me & 1 == 1, doom)
        self._theirs.spread(state, other, state.boats >> other & 1 == 1, doom)
        found: vec[float] = vec[float]()
        left: i64 = state.land.height * state.land.width - state.land.laid
        found = append(found, float(state.land.laid) / 48.0)
        found = append(found, float(left & 1))
        found = append(found, float(min(max(left, 0), 8)) / 8.0)
        found = append(found, 1.0 if state.asked == LAYING else 0.0)
        found = append(found, 1.0 if state.asked == MOVING else 0.0)
        found = append(found, 1.0 if me == 0 else 0.0)
        found = self._climb(found, state, me)
        found = self._owned(found, state, me)
        found = self._owned(found, state, other)
        self._prospects.look_at_pools(state)
        found = self._prospects.listed(found, state, me, self._mine, self._theirs, 0, doom)
        return self._prospects.listed(found, state, other, self._theirs, self._mine, 1, doom)

    def _climb(self, found: vec[float], state: QuestData, me: i64) -> vec[float]:
        """Who would win by climbing the mountain now, and who is nearer to it."""
        other: i64 = 1 - me
        lead: i64 = score(state, me) - score(state, other)
        mine: i64 = lead + climbing(state, me)
        theirs: i64 = climbing(state, other) - lead
        before: i64 = self._theirs.mountain - self._mine.mountain
        found = append(found, _within(float(lead) / 5.0))
        found = append(found, _within(float(mine) / 5.0))
        found = append(found, _within(float(theirs) / 5.0))
        found = append(found, 1.0 if mine >= 0 else 0.0)
        found = append(found, 1.0 if theirs >= 0 else 0.0)
        found = append(found, _within(float(before) / 4.0))
        found = append(found, 1.0 if before >= 0 else 0.0)
        found = append(found, 1.0 if before >= 0 and mine >= 0 else 0.0)
        return append(found, 1.0 if before < 0 and theirs >= 0 else 0.0)

    def _owned(self, found: vec[float], state: QuestData, seat: i64) -> vec[float]:
        base: i64 = seat * TOKENS
        browns: i64 = state.browns(seat)
        boat = state.boats >> seat & 1 == 1
        found = append(found, float(score(state, seat)) / 8.0)
        found = append(found, 1.0 if boat else 0.0)
        found = append(found, 0.0 if boat else float(min(browns, 2)) / 2.0)
        found = append(found, 0.0 if boat else float(price(state, seat)) / 2.0)
        found = append(found, float(state.held[base + GWAIHIR]))
        found = append(found, float(state.held[base + ENT]))
        found = append(found, float(state.held[base + RING]))
        found = append(found, float(state.held[base + GOLLUM]))
        found = append(found, float(state.fight[seat]) / 2.0)
        fighters: i64 = min(
            unshown(state, seat, FIRST_GREEN, FIRST_ELF), unshown(state, seat, FIRST_YELLOW, FIRST_GIFT)
        )
        scouts: i64 = min(unshown(state, seat, FIRST_ELF, FIRST_YELLOW), unshown(state, seat, FIRST_GIFT, FIRST_BROWN))
        found = append(found, float(min(fighters, 2)) / 2.0)
        return append(found, float(min(scouts, 2)) / 2.0)


def next_to_move(state: QuestData) -> i64:
    """Whose hobbit moves next."""
    return state.mover if state.asked in (LAYING, MOVING) else 1 - state.mover


def climbing(state: QuestData, seat: i64) -> i64:
    """What reaching the mountain would add to a seat's score now (quest:247-252)."""
    gollum: i64 = state.held[seat * TOKENS + GOLLUM]
    if state.held[seat * TOKENS + RING] > 0:
        return 5 + gollum if gollum > 0 else 4
    return 3


def price(state: QuestData, seat: i64) -> i64:
    """The points on the two brown tiles a boat would cost; 0 without two."""
    left: i64 = 2
    total: i64 = 0
    points: i64 = 0
    while points < 9 and left > 0:
        kind: i64 = FIRST_BROWN
        while kind < TOKENS:
            if state.kit.points[kind] == points:
                paid: i64 = min(left, state.held[seat * TOKENS + kind])
                left -= paid
                total += paid * points
            kind += 1
        points += 1
    return total if left == 0 else 0


def _within(number: float) -> float:
    """Cut off beyond 2: a lead that cannot be lost need not count more."""
    return min(max(number, -2.0), 2.0)


def value() -> QuestValue:
    """The judgement of the best level."""
    return QuestValue(learned_layers("quest", "value"))
