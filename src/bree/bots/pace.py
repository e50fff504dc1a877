"""A steady pace for questions at which a quick answer would tell what a bot holds."""

import time

from bree.core.view import View
from bree.search.budget import Budget

UNTIMED = 1.0
"""After how many seconds a bot answers that has no limit of seconds, only of iterations."""


def keep_pace(view: View, budget: Budget, begun: float) -> None:
    """After a hushed question wait until the time to think is over; `begun` is the `time.monotonic()` it began at."""
    if view.hushed():
        time.sleep(max(0.0, begun + (budget.seconds or UNTIMED) - time.monotonic()))
