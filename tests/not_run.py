"""Tests that need a program of the system, which somebody without the rights to install it may not have.

They are left out then, and named loudly in the last lines. For root nothing is left out: `make test` installs what is
missing, and a test that cannot run fails.
"""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

TOLD = pytest.StashKey[dict[str, int]]()
"""How many tests this process has left out, by the package of the system that they need."""
NEEDS = {"browser": "chromium", "database": "postgresql"}
"""The fixture that shows it, and the package."""
FOUND: dict[str, Callable[[], bool]] = {
    "chromium": lambda: shutil.which("chromium") is not None,
    "postgresql": lambda: any(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or shutil.which("initdb") is not None,
}


def missing() -> set[str]:
    """The packages that are not there and that this person may not install."""
    return set() if os.geteuid() == 0 else {package for package, found in FOUND.items() if not found()}


def leave_out(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take away the tests that cannot run, and count them."""
    lacking = missing()
    left: list[pytest.Item] = []
    counted: dict[str, int] = {}
    for item in items:
        fixtures = getattr(item, "fixturenames", ())
        needed = [package for fixture, package in NEEDS.items() if fixture in fixtures and package in lacking]
        for package in needed:
            counted[package] = counted.get(package, 0) + 1
        if needed:
            left.append(item)
    config.stash[TOLD] = counted
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]


def lines(counted: dict[str, int]) -> list[str]:
    """What is said at the very end.

    >>> lines({"chromium": 80})
    ['NOT RUN: tests that need chromium (80). To run them: sudo apt-get install chromium']
    """
    return [
        f"NOT RUN: tests that need {package} ({count}). To run them: sudo apt-get install {package}"
        for package, count in sorted(counted.items())
    ]
