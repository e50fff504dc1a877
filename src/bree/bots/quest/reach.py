"""How far everything is for a hobbit of The Quest: a breadth-first search in arrays that are used again and again."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bree.games.quest.model import SHIRE, QuestData
from bree.games.quest.notation import WATER
from bree.games.quest.rules.land import NOWHERE, SECTIONS

FARTHEST: Final = 12
"""Nobody plans further; what cannot be reached counts as so far away."""


class Reach:
    """The movements a hobbit needs to each region, lost ones in a fight included."""

    def __init__(self) -> None:
        self.far: vec[i64] = vec[i64]([FARTHEST] * (SECTIONS + 1))
        """The movements to each region, at its number plus one, so that the Shire comes first."""
        self.count: i64 = 0
        self.mountain: i64 = FARTHEST
        """The movements to a region from which the mountain can be climbed."""
        self._queue: vec[i64] = vec[i64]([0] * (SECTIONS + 1))

    def clear(self) -> None:
        """Nothing is within reach."""
        i: i64 = 0
        while i <= SECTIONS:
            self.far[i] = FARTHEST
            i += 1
        self.count = 0
        self.mountain = FARTHEST

    def spread(self, state: QuestData, seat: i64, boat: bool, doom: i64) -> None:
        """Measure all ways of this seat, over water if there is a boat, with the mountain on this slot (or nowhere).

        The region of the other hobbit is barred to the next movement alone: later it may have left.
        """
        self.clear()
        start: i64 = state.region_of(seat)
        if start < SHIRE:
            return
        barred: i64 = state.region_of(1 - seat)
        land = state.land
        begun: i64 = state.fight[seat]
        self.far[start + 1] = begun
        self._queue[0] = start
        self.count = 1
        done: i64 = 0
        while done < self.count:
            here: i64 = self._queue[done]
            done += 1
            steps: i64 = self.far[here + 1] + 1
            if here == SHIRE:
                section: i64 = 0
                while section < 4:
                    self._enter(state, land.region[section], here, steps, boat)
                    section += 1
                continue
            tiles: i64 = land.tiles[here]
            if doom >= 0 and tiles >> doom & 1 == 1:
                self.mountain = min(self.mountain, steps - 1)
            if steps >= FARTHEST:
                continue
            if tiles & 1 == 1 and self.far[0] == FARTHEST:
                self.far[0] = steps
                self._queue[self.count] = SHIRE
                self.count += 1
            self._leave(state, here, steps, boat, barred if steps == begun + 1 else NOWHERE)

    def _leave(self, state: QuestData, here: i64, steps: i64, boat: bool, barred: i64) -> None:
        """Enter what lies beside the sections of a region on their tiles."""
        land = state.land
        left: i64 = land.tiles[here]
        slot: i64 = 0
        while left:
            if left & 15 == 0:
                left >>= 4
                slot += 4
                continue
            if left & 1:
                section: i64 = slot * 4
                side: i64 = 0
                while side < 4:
                    if land.region[section + side] == here:
                        one: i64 = land.region[section + (side + 1 & 3)]
                        if one != barred:
                            self._enter(state, one, here, steps, boat)
                        other: i64 = land.region[section + (side + 3 & 3)]
                        if other != barred:
                            self._enter(state, other, here, steps, boat)
                    side += 1
            left >>= 1
            slot += 1

    def _enter(self, state: QuestData, region: i64, here: i64, steps: i64, boat: bool) -> None:
        """Note a region of two sections at least (quest:157-162), unless it was reached before."""
        if region in (NOWHERE, here) or self.far[region + 1] != FARTHEST:
            return
        if state.land.size[region] < 2 or (not boat and state.land.scape[region] == WATER):
            return
        self.far[region + 1] = steps
        self._queue[self.count] = region
        self.count += 1
