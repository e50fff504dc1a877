"""A steady pace, where answering sooner would tell what a bot holds."""

import time

from bree.core.view import View
from bree.search.budget import Budget

UNTIMED = 1.0
"""Seconds after which a bot answers that counts iterations alone."""


def is_hushed(view: View) -> bool:
    """Whether everybody who might hold something is asked this, so that being asked tells nothing.

    Whoever does not hold it has one answer, and must not be quicker with it (The Confrontation, ruling:A8).
    """
    questions: tuple[str, ...] = getattr(view.setting.game, "hushed", ())
    return bool(questions) and view.fields()["decision"] in questions


def keep_pace(view: View, budget: Budget, begun: float) -> None:
    """After such a question, begun at this `time.monotonic()`, wait until the time to think is over."""
    if is_hushed(view):
        time.sleep(max(0.0, begun + (budget.seconds or UNTIMED) - time.monotonic()))
