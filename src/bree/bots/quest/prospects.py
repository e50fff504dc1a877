"""What lies ahead of a hobbit of The Quest: encounter tiles by worth and distance, and room for new ones."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.bots.quest.reach import FARTHEST, Reach
from bree.games.quest.model import FACE_UP, NO_TOKEN, SEEN, UNKNOWN, QuestData, token_colour
from bree.games.quest.notation import BLUE, BROWN, FIRST_OF, GOLLUM
from bree.games.quest.rules.land import SECTIONS

ROOM_NEAR: Final = 4
"""New encounter spaces are counted on where regions within so many movements can still grow."""
POWER: Final = 0.5
"""What a blue tile is worth besides its point."""
LOST_MOVEMENT: Final = 0.5
"""What a movement lost in a fight is worth."""
BACK_AGAIN: Final = 2
"""A tile in the own region, which closed round the hobbit, is met by leaving and coming back (Q2)."""


class Prospects:
    """Sums over the encounter tiles that a seat can reach."""

    def __init__(self) -> None:
        self._usual: vec[float] = vec[float]([0.0, 0.0, 0.0, 0.0])
        self._afloat = Reach()
        self.near: float = 0.0
        self.later: float = 0.0
        self.first: float = 0.0
        self.sure: float = 0.0
        """The worth of the tiles, each divided by its distance; divided less; of those alone that this seat reaches
        before the other; and of these without dividing it."""
        self.browns: float = 0.0
        self.best: float = 0.0
        self.second: float = 0.0
        """The most that one movement can win, and the most but one."""
        self.afloat: float = 0.0
        """What only a boat would bring within reach."""
        self.room: float = 0.0
        self.beside: i64 = 0

    def look_at_pools(self, state: QuestData) -> None:
        """What a tile that nobody has seen is worth, for each colour."""
        colour: i64 = 0
        while colour < 4:
            count: i64 = 0
            total: float = 0.0
            kind: i64 = FIRST_OF[colour]
            while kind < FIRST_OF[colour + 1]:
                if state.unseen[kind] > 0:
                    count += state.unseen[kind]
                    total += float(state.unseen[kind]) * _kind_worth(state, kind, colour)
                kind += 1
            self._usual[colour] = total / float(count) if count > 0 else 0.0
            colour += 1

    def listed(
        self, found: vec[float], state: QuestData, seat: i64, own: Reach, others: Reach, late: i64, doom: i64
    ) -> vec[float]:
        """Add what lies how near, how much of it is reached before the other one comes, and what a boat would add.

        `late` is 1 for the seat that moves after the other.
        """
        shortcut: i64 = own.mountain
        buying = state.boats >> seat & 1 == 0 and state.browns(seat) >= 2
        if buying:
            self._afloat.spread(state, seat, True, doom)
            shortcut = self._afloat.mountain
        self._sum(state, seat, own, others, late, buying)
        found = append(found, self.near / 3.0)
        found = append(found, self.later / 2.0)
        found = append(found, self.first / 3.0)
        found = append(found, self.sure / 8.0)
        found = append(found, self.browns / 2.0)
        found = append(found, self.best / 2.0)
        found = append(found, self.second / 2.0)
        found = append(found, self.afloat / 2.0)
        found = append(found, self.room / 6.0)
        found = append(found, float(self.beside) / 5.0)
        found = append(found, float(own.count) / 20.0)
        found = append(found, float(own.mountain) / 6.0)
        found = append(found, 1.0 / float(1 + own.mountain))
        return append(found, float(shortcut) / 6.0)

    def _clear(self) -> None:
        self.near = 0.0
        self.later = 0.0
        self.first = 0.0
        self.sure = 0.0
        self.browns = 0.0
        self.best = 0.0
        self.second = 0.0
        self.afloat = 0.0
        self.room = 0.0
        self.beside = 0

    def _sum(self, state: QuestData, seat: i64, own: Reach, others: Reach, late: i64, buying: bool) -> None:
        self._clear()
        home: i64 = state.region_of(seat)
        region: i64 = 0
        while region < SECTIONS:
            steps: i64 = own.far[region + 1]
            if steps < ROOM_NEAR:
                self.room += float(state.land.gaps[region]) / float(1 + steps)
                if steps == 1:
                    self.beside += 1
            token: i64 = state.token[region]
            if token & 255 != NO_TOKEN:
                if region == home and state.fight[seat] == 0:
                    steps = BACK_AGAIN
                if steps < FARTHEST:
                    self._add(self._worth(state, seat, token), steps, steps + late <= others.far[region + 1])
                    if token_colour(token) == BROWN:
                        self.browns += 1.0 / float(1 + steps)
                elif buying and self._afloat.far[region + 1] < FARTHEST:
                    self.afloat += self._worth(state, seat, token) / float(1 + self._afloat.far[region + 1])
            region += 1

    def _add(self, worth: float, steps: i64, ahead: bool) -> None:
        """A tile within reach, `ahead` of the other seat or not."""
        share: float = worth / float(1 + steps)
        self.near += share
        self.later += worth / float(4 + steps)
        if not ahead:
            return
        self.first += share
        self.sure += worth
        if steps == 1:
            if worth > self.best:
                self.second = self.best
                self.best = worth
            elif worth > self.second:
                self.second = worth

    def _worth(self, state: QuestData, seat: i64, token: i64) -> float:
        """What an encounter tile promises, as far as the seat has seen it."""
        kind: i64 = token & 255
        colour: i64 = token_colour(token)
        if kind >= UNKNOWN or (not token & FACE_UP and not token & SEEN << seat):
            return self._usual[colour]
        return _kind_worth(state, kind, colour)


def _kind_worth(state: QuestData, kind: i64, colour: i64) -> float:
    points: float = float(state.kit.points[kind])
    if colour == BLUE:
        return points - POWER if kind == GOLLUM else points + POWER
    if colour == BROWN:
        return points + POWER - LOST_MOVEMENT * float(state.kit.dots[kind])
    return points
