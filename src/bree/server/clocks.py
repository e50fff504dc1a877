"""Time for thinking: none, for each decision, for the whole game, or in days. Follows from the stored times alone."""

from bree.server.wire import Clock, ClockFace, DaysClock, GameClock, MoveClock, NoClock

DAY = 24 * 3600


class Clocks:
    """The clocks of one table. Times are milliseconds since 1970."""

    def __init__(self, clock: Clock, seats: int, at: int) -> None:
        self.clock = clock
        self.used = not isinstance(clock, NoClock)
        self.left: list[int] = [self._full()] * seats
        self.running: frozenset[int] = frozenset()
        self.since = at

    def _full(self) -> int:
        match self.clock:
            case MoveClock(seconds=seconds) | GameClock(seconds=seconds):
                return seconds * 1000
            case DaysClock(days=days):
                return days * DAY * 1000
            case NoClock():
                return 0

    def acted(self, seat: int) -> None:
        """A decision was made: what that gives back."""
        match self.clock:
            case GameClock(increment=increment):
                self.left[seat] += increment * 1000
            case MoveClock() | DaysClock():
                self.left[seat] = self._full()
            case NoClock():
                pass

    def resume(self, at: int) -> None:
        """The server was away; only a clock of days goes on meanwhile."""
        if not isinstance(self.clock, DaysClock):
            self.since = at

    def pass_time(self, at: int) -> None:
        """Take the time since the last call from those whose clock runs."""
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - max(0, at - self.since))
        self.since = at

    def run(self, seats: frozenset[int]) -> None:
        """From now on these clocks run; one for each decision starts full."""
        if not isinstance(self.clock, GameClock):
            for seat in seats - self.running:
                self.left[seat] = self._full()
        self.running = seats if self.used else frozenset()

    def deadline(self) -> tuple[int, int] | None:
        """When the first running clock ends, and whose."""
        return min(((self.since + self.left[seat], seat) for seat in self.running), default=None)

    def faces(self, at: int) -> list[ClockFace]:
        """What the players are shown at this moment."""
        if not self.used:
            return []
        return [
            ClockFace(max(0, left - max(0, at - self.since)) if seat in self.running else left, seat in self.running)
            for seat, left in enumerate(self.left)
        ]
