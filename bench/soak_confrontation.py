"""A hundred thousand random games of The Confrontation, every invariant checked after every action.

`python -m bench.soak_confrontation [games]` spreads the games over all settings.
"""

import sys
import time
from collections import Counter

from tests.games.confrontation.invariants import SETTINGS, play


def soak(games: int) -> Counter[str]:
    """Play and check this many games; how they ended, and the longest of them under `longest`."""
    endings: Counter[str] = Counter()
    for number in range(games):
        state, length = play(SETTINGS[number % len(SETTINGS)], number)
        outcome = state.outcome()
        assert outcome is not None
        endings[outcome.reason] += 1
        endings["longest"] = max(endings["longest"], length)
    return endings


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    begun = time.process_time()
    found = soak(games)
    print(f"{games} games, {time.process_time() - begun:.0f} CPU-seconds: {dict(found)}")
