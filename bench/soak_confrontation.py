"""A hundred thousand random games of The Confrontation, every invariant checked after every action.

`python -m bench.soak_confrontation [games]` spreads the games over all settings.
"""

import json
import sys
import time
from collections import Counter

from tests.conformance.play import played
from tests.games.confrontation.invariants import SETTINGS, play

from bree.core.chance import SPECTATOR, Random
from bree.games.confrontation.facts import GAME


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


def leaks(states: int) -> int:
    """Look at this many states of every mode from all three sides; how many worlds were compared."""
    compared = 0
    rng = Random(3)
    for options in SETTINGS:
        setting = GAME.setting(0, options)
        seen, seed = 0, 1000
        while seen < states:
            for record, _, _ in played(setting, seed):
                for seat in (0, 1, SPECTATOR):
                    view = record.state.view(seat)
                    other = view.sample(rng).view(seat)
                    assert json.dumps(other.json()) == json.dumps(view.json()), (options, seed)
                    assert other.tensor() == view.tensor(), (options, seed)
                    assert other.text() == view.text(), (options, seed)
                    compared += 1
                seen += 1
            seed += 1
    return compared


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    begun = time.process_time()
    found = soak(games)
    print(f"{games} games, {time.process_time() - begun:.0f} CPU-seconds: {dict(found)}")
    begun = time.process_time()
    print(f"{leaks(max(games // 50, 10))} worlds compared, {time.process_time() - begun:.0f} CPU-seconds")
