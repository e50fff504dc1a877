"""Twin games of every setting for every seat, and toys with a hole each, which the twins must find."""

from collections import Counter

import pytest

from bree.core.chance import SPECTATOR
from bree.core.game import Game, Setting
from bree.core.registry import games
from tests.conformance.play import label, settings
from tests.conformance.twins import Seen, check_twins, sensible
from tests.toy.leaky import HONEST, LEAKS

EACH = [setting for game in games().values() for setting in settings(game)]


def test_the_honest_toy_tells_nothing_and_is_looked_at_while_it_differs() -> None:
    seen = sum(
        (check_twins(HONEST.setting(), seat, seed) for seat in (0, 1, SPECTATOR) for seed in range(60)), Counter()
    )
    assert {(seat, decision) for seat, decision, _ in seen} == {
        ("0", "left+right: bid"),
        ("0", "right: bid"),
        ("1", "chance: deal"),
        ("1", "left+right: bid"),
        ("1", "right: bid"),
        ("-2", "chance: deal"),
        ("-2", "left+right: bid"),
        ("-2", "right: bid"),
    }
    assert min(seen.values()) > 5


@pytest.mark.parametrize("game", LEAKS.values(), ids=LEAKS)
def test_every_way_of_telling_is_found(game: Game) -> None:
    with pytest.raises(AssertionError, match="can tell"):
        [check_twins(game.setting(), seat, seed) for seed in range(60) for seat in (0, 1)]


@pytest.mark.parametrize("setting", EACH, ids=label)
def test_no_seat_can_tell_twin_games_apart(setting: Setting) -> None:
    seen: Seen = Counter()
    for seat in (*range(setting.seats), SPECTATOR):
        seen += check_twins(setting, seat, 1, sensible)
        seen += check_twins(setting, seat, 2)
    assert {seat for seat, _, _ in seen} == {str(seat) for seat in (*range(setting.seats), SPECTATOR)}
