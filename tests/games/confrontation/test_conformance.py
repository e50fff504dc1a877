"""The shared checks over the settings the shared suite does not reach, and the long leak check.

At least 2,000 random states of each edition and mode look the same to both seats and to a spectator in a world drawn
from what they know. `bench/soak_confrontation.py` looks at many more.
"""

import pytest

from bree.core.chance import SPECTATOR, Random
from bree.core.game import Setting
from bree.games.confrontation.facts import GAME
from tests.conformance import checks
from tests.conformance.copying import check_every_field_is_copied
from tests.conformance.play import label, played
from tests.conformance.wire import check_wire
from tests.games.confrontation.worlds import key

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
    [
        checks.check_contract,
        checks.check_copies,
        checks.check_positions,
        checks.check_undo,
        checks.check_refusals,
        check_every_field_is_copied,
    ],
    ids=lambda c: c.__name__,
)
def test_keeps_to_the_contract(setting: Setting, check: object) -> None:
    assert callable(check)
    check(setting, 5)


@pytest.mark.parametrize("setting", chosen([{}, {"mode": "draft"}, {"shuffle": "manual"}, *SPECIAL]), ids=label)
def test_everything_sent_has_its_type(setting: Setting) -> None:
    check_wire(setting, 8)


def test_options_are_read_as_they_were_once_spelt() -> None:
    """Records from before options were Python names say `draft-picks`."""
    setting = GAME.setting(0, {"mode": "draft", "draft-picks": "secret"})
    assert setting.options["draft_picks"] == "secret"


@pytest.mark.parametrize("setting", chosen(SPECIAL), ids=label)
def test_replays(setting: Setting) -> None:
    checks.check_replay(setting, 6)
    checks.check_events_name_rules(setting, 6)


@pytest.mark.parametrize("setting", chosen(SPECIAL), ids=label)
@pytest.mark.parametrize("seed", [21, 22])
def test_leaks_nothing(setting: Setting, seed: int) -> None:
    assert checks.check_leaks(setting, seed) > 0


@pytest.mark.parametrize("setting", chosen(SPECIAL), ids=label)
@pytest.mark.parametrize("seed", [31, 32])
def test_notices_what_is_learned(setting: Setting, seed: int) -> None:
    checks.check_noticed(setting, seed)


@pytest.mark.parametrize("seed", [23, 24])
def test_refusals_tell_nothing_of_a_piece_that_must_move(seed: int) -> None:
    """05:579: with shuffling by hand Light has something to do, and so something to be refused, in Dark's turn too."""
    setting = GAME.setting(0, {"shuffle": "manual", "specials": "a-king-revealed+the-dark-of-mordor"})
    assert checks.check_leaks(setting, seed) > 0


@pytest.mark.parametrize("setting", chosen(MODES), ids=label)
def test_two_thousand_states_tell_nothing(setting: Setting) -> None:
    """In a world drawn at random from what a seat knows, the seat sees the very same bytes and may do the same."""
    rng = Random(7)
    states = 0
    different = 0
    seed = 100
    while states < 2000:
        for record, _, _ in played(setting, seed):
            states += 1
            for seat in (0, 1, SPECTATOR):
                other = record.state.view(seat).sample(rng)
                assert checks.known(other, seat) == checks.known(record.state, seat)
                different += key(other) != key(record.state)
        seed += 1
    assert different > 3000, "hardly any world differed: the check checks nothing"
