"""What each network address has used of its budgets."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from bree.server.limits import Limits

Seconds = Callable[[], float]


class Bucket:
    """Fills at a steady rate up to its size; each use takes one out.

    >>> bucket = Bucket(1.0, 2, lambda: 0.0)
    >>> [bucket.take(), bucket.take(), bucket.take()]
    [True, True, False]
    """

    def __init__(self, rate: float, size: int, seconds: Seconds = time.monotonic) -> None:
        self._rate = rate
        self._size = size
        self._seconds = seconds
        self._level = float(size)
        self._at = seconds()

    def take(self) -> bool:
        """Take one out; tell whether there was one left."""
        now = self._seconds()
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


@dataclass
class Address:
    """What one network address has used."""

    requests: Bucket
    tables: Bucket
    replays: Bucket
    sockets: int = 0


@dataclass
class Addresses:
    """The budgets of all addresses; the longest unused are forgotten first."""

    limits: Limits
    known: OrderedDict[str, Address] = field(default_factory=OrderedDict)

    def of(self, address: str) -> Address:
        """Return the budgets of this address."""
        found = self.known.get(address)
        if found is None:
            limits = self.limits
            found = self.known[address] = Address(
                Bucket(limits.requests_per_second, limits.requests_at_once),
                Bucket(limits.tables_per_hour / 3600, limits.tables_at_once),
                Bucket(limits.replays_per_second, limits.replays_at_once),
            )
            self._forget()
        self.known.move_to_end(address)
        return found

    def _forget(self) -> None:
        for name in list(self.known):
            if len(self.known) <= self.limits.addresses:
                return
            if not self.known[name].sockets:
                del self.known[name]
