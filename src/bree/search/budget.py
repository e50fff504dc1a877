"""How long a search may think: so many iterations, so many seconds, or whichever comes first."""

import time
from typing import Final

from mypy_extensions import i64

_BETWEEN_LOOKS: Final = 32
_UNLIMITED: Final = 1 << 40


class Budget:
    """A limit on thinking. With iterations alone the result depends on the seed and on nothing else.

    `processor` counts the seconds of processor time instead of the clock's, for measurements on a busy machine.

    >>> Budget(iterations=3).allows(2), Budget(iterations=3).allows(3)
    (True, False)
    """

    def __init__(self, iterations: int = 0, seconds: float = 0.0, processor: bool = False) -> None:
        if iterations <= 0 and seconds <= 0.0:
            raise ValueError("a budget needs iterations or seconds")
        self.iterations: i64 = iterations
        self.seconds = seconds
        self.processor = processor
        self._begun: float = 0.0
        self.start()

    def start(self) -> None:
        """Start the clock."""
        self._begun = self._now()

    def allows(self, done: i64) -> bool:
        """Return whether another iteration may begin after `done` of them."""
        if self.iterations > 0 and done >= self.iterations:
            return False
        if self.seconds <= 0.0 or done % _BETWEEN_LOOKS != 0 or done == 0:
            return True
        return self._now() - self._begun < self.seconds

    def left(self, done: i64) -> i64:
        """Return how many iterations are left after `done`, where seconds limit them by the pace so far."""
        left: i64 = self.iterations - done if self.iterations > 0 else _UNLIMITED
        if self.seconds > 0.0:
            spent: float = self._now() - self._begun
            if spent > 0.0:
                left = min(left, int(float(done) * (self.seconds - spent) / spent))
        return left

    def share(self, count: int) -> "Budget":
        """One of `count` equal parts of this budget."""
        return Budget(
            max(1, int(self.iterations) // count) if self.iterations > 0 else 0, self.seconds / count, self.processor
        )

    def _now(self) -> float:
        return time.process_time() if self.processor else time.monotonic()
