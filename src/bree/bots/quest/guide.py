"""What bots know of The Quest: points owned, points within reach, boats and wings, and how far Mount Doom is."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.bots.learned import LearnedGuide, learned_layers
from bree.core.game import Setting
from bree.core.state import State
from bree.games.quest.model import FACE_UP, MOUNT_DOOM, NO_TOKEN, SEEN, SHIRE, UNKNOWN, QuestData, token_colour
from bree.games.quest.notation import (
    BLUE,
    BROWN,
    ENT,
    FIRST_BROWN,
    FIRST_GREEN,
    FIRST_YELLOW,
    GOLLUM,
    GWAIHIR,
    RING,
    TOKENS,
    WATER,
)
from bree.games.quest.outcome import score
from bree.games.quest.rules.land import SECTIONS
from bree.games.quest.rules.regions import neighbours
from bree.search.guide import Guide

FARTHEST: Final = 12
"""Nobody plans further; what cannot be reached counts as so far away."""
USUAL: Final = vec[float]([1.0, 2.1, 1.9, 0.9])
"""The mean worth of an unseen blue, green, yellow and brown tile."""


class QuestGuide(LearnedGuide):
    """Features for both hobbits: what they own, what lies near, how far the mountain is."""

    def features(self, state: State) -> vec[float]:
        """The position in numbers of about the size of 1."""
        assert isinstance(state, QuestData)
        found: vec[float] = vec[float]()
        laid: float = float(state.land.laid) / 48.0
        racing: float = 1.0 if state.doom >= 0 else 0.0
        found = append(found, laid)
        found = append(found, racing)
        found = append(found, 1.0 if state.mover == 0 else 0.0)
        found = append(found, racing if state.mover == 0 else 0.0)
        found = append(found, float(score(state, 0) - score(state, 1)) / 4.0)
        mountain: i64 = state.doom if state.doom >= 0 else state.last_neutral
        seat: i64 = 0
        while seat < 2:
            found = self._owned(found, state, seat)
            found = self._reach(found, state, seat, mountain, racing, laid)
            seat += 1
        return found

    def _owned(self, found: vec[float], state: QuestData, seat: i64) -> vec[float]:
        base: i64 = seat * TOKENS
        found = append(found, float(score(state, seat)) / 8.0)
        found = append(found, 1.0 if state.boats >> seat & 1 else 0.0)
        found = append(found, float(min(state.browns(seat), 3)) / 2.0)
        found = append(found, float(state.held[base + GWAIHIR]))
        found = append(found, float(state.held[base + ENT]))
        found = append(found, float(state.held[base + RING]))
        found = append(found, float(state.held[base + GOLLUM]))
        found = append(found, float(state.fight[seat]) / 2.0)
        greens: i64 = unshown(state, seat, FIRST_GREEN, FIRST_YELLOW)
        yellows: i64 = unshown(state, seat, FIRST_YELLOW, FIRST_BROWN)
        return append(found, float(min(greens, yellows)) / 2.0)

    def _reach(
        self, found: vec[float], state: QuestData, seat: i64, mountain: i64, racing: float, laid: float
    ) -> vec[float]:
        """What lies how near, and how many steps the mountain is away."""
        far: vec[i64] = vec[i64]([FARTHEST] * (SECTIONS + 1))
        reached: vec[i64] = vec[i64]()
        start: i64 = state.region_of(seat)
        doom: i64 = FARTHEST
        near: float = 0.0
        later: float = 0.0
        if start != MOUNT_DOOM:
            far[start + 1] = 0
            reached = append(reached, start)
        boat = state.boats >> seat & 1 == 1
        done: i64 = 0
        while done < len(reached):
            here: i64 = reached[done]
            done += 1
            steps: i64 = far[here + 1]
            if here != SHIRE:
                if mountain >= 0 and state.land.tiles[here] >> mountain & 1:
                    doom = min(doom, steps)
                if steps > 0 or state.fight[seat] > 0:
                    worth: float = self._worth(state, seat, here)
                    near += worth / float(1 + steps)
                    later += worth / float(4 + steps)
            if steps + 1 >= FARTHEST:
                continue
            for region in neighbours(state, here):
                if far[region + 1] == FARTHEST and (region == SHIRE or boat or state.land.scape[region] != WATER):
                    far[region + 1] = steps + 1
                    reached = append(reached, region)
        found = append(found, near / 3.0)
        found = append(found, later / 2.0 * (1.0 - racing))
        found = append(found, float(len(reached)) / 20.0)
        away: float = float(doom) / 6.0
        found = append(found, away * racing)
        found = append(found, racing / float(1 + doom))
        return append(found, away * laid * laid * (1.0 - racing))

    def _worth(self, state: QuestData, seat: i64, region: i64) -> float:
        """What an encounter tile promises, as far as the seat has seen it."""
        token: i64 = state.token[region]
        kind: i64 = token & 255
        if kind == NO_TOKEN:
            return 0.0
        colour: i64 = token_colour(token)
        if kind >= UNKNOWN or (not token & FACE_UP and not token & SEEN << seat):
            return USUAL[colour]
        worth: float = float(state.kit.points[kind])
        if colour == BLUE:
            return worth + 0.5
        return worth - 0.5 * float(state.kit.dots[kind]) if colour == BROWN else worth


def unshown(state: QuestData, seat: i64, first: i64, last: i64) -> i64:
    """How many tiles of these kinds a seat has not shown yet."""
    total: i64 = 0
    while first < last:
        total += state.ready(seat, first)
        first += 1
    return total


def guide(_setting: Setting) -> Guide:
    """The guide for this game."""
    return QuestGuide(learned_layers("quest"))
