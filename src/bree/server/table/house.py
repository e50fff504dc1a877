"""What all tables of this process share."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from bree.server.bots.pool import BotPool
from bree.server.limits import Limits
from bree.server.store.store import Store


def milliseconds() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class House:
    """The store, the processes in which bots think, the budgets, and what time it is."""

    store: Store
    bots: BotPool
    limits: Limits
    now: Callable[[], int] = milliseconds
