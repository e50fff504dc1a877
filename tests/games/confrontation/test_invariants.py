"""Random games keep every invariant and end. `bench/soak_confrontation.py` plays a hundred thousand."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests.games.confrontation.invariants import SETTINGS, play


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_random_games(number: int) -> None:
    for seed in range(100):
        play(SETTINGS[number], seed)


@settings(max_examples=40, deadline=None)
@given(options=some.sampled_from(SETTINGS), seed=some.integers(0, 10**9))
def test_any_seed(options: dict[str, object], seed: int) -> None:
    state, _ = play(options, seed, quiet=False)
    outcome = state.outcome()
    assert outcome is not None
    assert sum(outcome.returns) == 0
