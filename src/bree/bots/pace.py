"""A steady pace, where answering sooner would tell what a bot holds."""

import time

from bree.core.view import View
from bree.search.budget import Budget

UNTIMED = 1.0
"""Seconds after which a bot answers that counts iterations alone."""


def keep_pace(view: View, budget: Budget, begun: float) -> None:
    """After a hushed question, begun at this `time.monotonic()`, wait until the time to think is over."""
    if view.hushed():
        time.sleep(max(0.0, begun + (budget.seconds or UNTIMED) - time.monotonic()))
