"""The compiled engine and the same files uncompiled must write the same records."""

import hashlib
import os
import subprocess
import sys

import pytest

from bree.core.registry import games
from tests.conformance.play import settings, whole_game

SEEDS = (11, 12)


def fingerprint(game: str) -> str:
    """One digest over random games of every setting."""
    total = hashlib.sha256()
    for setting in settings(games()[game]):
        for seed in SEEDS:
            for line in whole_game(setting, seed).lines():
                total.update(line.encode())
    return total.hexdigest()


@pytest.mark.parametrize("game", list(games()))
def test_pure_is_compiled(game: str) -> None:
    other = "0" if os.environ.get("BREE_PURE") == "1" else "1"
    code = f"from tests.conformance.test_pure import fingerprint; print(fingerprint({game!r}))"
    there = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "BREE_PURE": other},
        capture_output=True,
        text=True,
        check=True,
    )
    assert there.stdout.strip() == fingerprint(game)
