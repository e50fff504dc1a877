"""The shared checks over the settings the shared suite does not reach, and the long leak check.

At least 2,000 random states of each edition and mode look the same to both seats and to a spectator in every world
they cannot tell apart.
"""

import pytest

from bree.core.game import Setting
from bree.games.confrontation.facts import GAME
from tests.conformance import checks
from tests.conformance.play import label

SPECIAL: list[dict[str, object]] = [
    {"edition": "2002", "specials": "standard"},
    {"specials": "standard"},
    {"specials": "named"},
    {"mode": "variant", "specials": "standard"},
    {"mode": "draft", "specials": "standard"},
    {"mode": "draft", "draft_picks": "secret", "specials": "standard"},
    {"shuffle": "manual", "edition": "2002", "specials": "standard"},
    {"shuffle": "manual", "mode": "draft", "draft_picks": "secret", "specials": "standard"},
]
MODES: list[dict[str, object]] = [
    {"edition": "2002", "specials": "standard"},
    {"specials": "standard"},
    {"mode": "variant", "specials": "standard"},
    {"mode": "draft", "specials": "standard"},
    {"mode": "draft", "draft_picks": "secret", "specials": "standard"},
]


def chosen(options: list[dict[str, object]]) -> list[Setting]:
    return [GAME.setting(0, o) for o in options]


@pytest.mark.parametrize("setting", chosen(SPECIAL), ids=label)
@pytest.mark.parametrize(
    "check",
    [checks.check_contract, checks.check_copies, checks.check_positions, checks.check_undo, checks.check_refusals],
    ids=lambda c: c.__name__,
)
def test_keeps_to_the_contract(setting: Setting, check: object) -> None:
    assert callable(check)
    check(setting, 5)


@pytest.mark.parametrize("setting", chosen(SPECIAL), ids=label)
def test_replays(setting: Setting) -> None:
    checks.check_replay(setting, 6)
    checks.check_events_name_rules(setting, 6)


@pytest.mark.parametrize("setting", chosen(SPECIAL), ids=label)
@pytest.mark.parametrize("seed", [21, 22])
def test_leaks_nothing(setting: Setting, seed: int) -> None:
    assert checks.check_leaks(setting, seed) > 0
