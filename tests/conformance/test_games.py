"""Every registered game, in every setting, against every shared check."""

import pytest

from bree.core.game import Setting
from bree.core.registry import games
from tests.conformance import checks
from tests.conformance.play import label, settings
from tests.toy.sealed import GAME, LEAKY, TALKATIVE

EACH = [s for game in games().values() for s in settings(game)]
TOYS = [GAME.setting()]
LONG = 10000
"""Of games that may take more decisions than this, every ninth position is looked at."""


@pytest.mark.parametrize("setting", EACH + TOYS, ids=label)
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(
    "check",
    [checks.check_contract, checks.check_copies, checks.check_positions, checks.check_undo, checks.check_refusals],
    ids=lambda c: c.__name__,
)
def test_keeps_to_the_contract(setting: Setting, seed: int, check: object) -> None:
    assert callable(check)
    check(setting, seed)


@pytest.mark.parametrize("setting", EACH, ids=label)
def test_replays(setting: Setting) -> None:
    checks.check_replay(setting, 3)
    checks.check_events_name_rules(setting, 3)


@pytest.mark.parametrize("setting", EACH + TOYS, ids=label)
@pytest.mark.parametrize("seed", range(5))
def test_leaks_nothing(setting: Setting, seed: int) -> None:
    every = 1 if setting.game.longest < LONG else 9
    different = checks.check_leaks(setting, seed, every)
    assert different > 0 or setting.options.get("hands") == "open"


@pytest.mark.parametrize("setting", EACH, ids=label)
@pytest.mark.parametrize("seed", range(3))
def test_notices_what_is_learned(setting: Setting, seed: int) -> None:
    checks.check_noticed(setting, seed, 3 if setting.game.id == "quest" else 1)


def test_the_leak_check_finds_a_leak() -> None:
    with pytest.raises(AssertionError, match="learns of a secret choice"):
        [checks.check_leaks(LEAKY.setting(), seed) for seed in range(20)]


def test_the_leak_check_finds_a_refusal_that_tells() -> None:
    with pytest.raises(AssertionError, match="learns from a refusal"):
        [checks.check_leaks(TALKATIVE.setting(), seed) for seed in range(20)]
