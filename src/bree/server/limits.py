"""How much anybody may ask for. Whoever asks for more is refused, or his socket is closed with a code."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

Seconds = Callable[[], float]


@dataclass(frozen=True)
class Limits:
    """The budgets. The defaults are generous for people and small for programs gone wild."""

    message_bytes: int = 8_192
    body_bytes: int = 300_000
    record_bytes: int = 450_000
    """Of an uploaded record, with its components."""
    replays_per_second: float = 1.0
    replays_at_once: int = 20
    """Uploaded records are played through, which takes a while."""
    messages_per_second: float = 10.0
    messages_at_once: int = 40
    unreadable_messages: int = 5
    """How many messages of a socket may be unreadable before it is closed."""
    hello_seconds: float = 10.0
    unsent_updates: int = 256
    """How far a socket may lag behind before it is closed."""
    sockets_per_address: int = 60
    requests_per_second: float = 10.0
    requests_at_once: int = 60
    tables_per_hour: float = 60.0
    tables_at_once: int = 30
    batches_per_table: int = 20_000
    """The last of them stops a game that is not over: only what comes after a game, such as a rematch, is written."""
    batches_to_play_about: int = 10_000
    """After so many of them a table is late: what does not bring its game on is refused, so that it reaches its end."""
    bot_seconds_per_table: float = 3_600.0
    away_seconds: float = 60.0
    """After that long without a socket, others may let a bot play for somebody."""
    addresses: int = 10_000
    """How many addresses are remembered."""


class Code:
    """Why a socket is closed: docs/protocol.md lists them."""

    UNREADABLE = 4400
    NO_TOKEN = 4401
    FOREIGN = 4403
    NO_TABLE = 4404
    NO_HELLO = 4408
    TOO_LARGE = 4413
    TOO_FAST = 4429
    FAILED = 1011


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
        """Whether there was one left."""
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
        """The budgets of this address."""
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
