"""Time for thinking: none, for each decision, for the whole game, or in days. Follows from the stored times alone."""

from collections.abc import Collection

from bree.server.wire.clock import Clock, DaysClock, GameClock, MoveClock, NoClock
from bree.server.wire.shown import ClockFace

DAY = 24 * 3600


class Clocks:
    """The clocks of one table. Times are milliseconds since 1970.

    Everybody sees them, so they follow from what everybody knows: what a decision gives back is given when all have
    noticed it.
    """

    def __init__(self, clock: Clock, seats: int, at: int) -> None:
        self.clock = clock
        self.used = not isinstance(clock, NoClock)
        self.left: list[int] = [self._full()] * seats
        self.running: frozenset[int] = frozenset()
        self.since = at
        self._owed = [0] * seats
        """Decisions for which nothing was given back yet."""
        self._given: list[list[int]] = [[] for _ in range(seats)]
        """What each decision gave back."""

    def _full(self) -> int:
        match self.clock:
            case MoveClock(seconds=seconds) | GameClock(seconds=seconds):
                return seconds * 1000
            case DaysClock(days=days):
                return days * DAY * 1000
            case NoClock():
                return 0

    def acted(self, seat: int) -> None:
        """Note a decision. What it gives back is given by `run`, when all have noticed it."""
        self._owed[seat] += 1

    def undid(self, seat: int) -> None:
        """Take the seat's last decision back, and with it what it gave."""
        if self._owed[seat]:
            self._owed[seat] -= 1
        elif self._given[seat]:
            self.left[seat] = max(0, self.left[seat] - self._given[seat].pop())

    def refill(self) -> None:
        """Fill the clocks of single decisions: all have agreed to decide again."""
        if not isinstance(self.clock, GameClock):
            self.left = [self._full()] * len(self.left)

    def _give(self, seat: int) -> None:
        match self.clock:
            case GameClock(increment=increment):
                given = increment * 1000
            case _:
                given = self._full() - self.left[seat]
        self.left[seat] += given
        self._given[seat].append(given)

    @property
    def ticking(self) -> bool:
        """Whether a clock runs that stands still while the server is away. Clocks of days go on then."""
        return bool(self.running) and not isinstance(self.clock, DaysClock)

    def resume(self, at: int) -> None:
        """Leave out the time for which the server was away."""
        if self.ticking:
            self.since = at

    def pass_time(self, at: int) -> None:
        """Take the time since the last call from those whose clock runs."""
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - max(0, at - self.since))
        self.since = at

    def run(self, seats: frozenset[int], waiting: Collection[int], noticed: bool) -> None:
        """Let the clocks of these seats run from now on.

        Give back what decisions are worth, but only those that all know of: all of them where everybody `noticed` what
        happened, else those of seats that are not `waiting` any more, which everybody sees. A clock for each decision
        is full again when its seat is no longer waited for.
        """
        for seat, owed in enumerate(self._owed):
            if noticed or seat not in waiting:
                for _ in range(owed):
                    self._give(seat)
                self._owed[seat] = 0
        if not isinstance(self.clock, GameClock):
            for seat in self.running.difference(waiting):
                self.left[seat] = self._full()
        self.running = seats if self.used else frozenset()

    def deadline(self) -> tuple[int, int] | None:
        """Return when the first running clock ends, and whose it is."""
        return min(((self.since + self.left[seat], seat) for seat in self.running), default=None)

    def faces(self, at: int) -> list[ClockFace]:
        """Return what the players are shown at this moment."""
        if not self.used:
            return []
        return [
            ClockFace(max(0, left - max(0, at - self.since)) if seat in self.running else left, seat in self.running)
            for seat, left in enumerate(self.left)
        ]
