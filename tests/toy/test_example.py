"""The example game keeps to everything that our own games keep to, and is found wherever its folder lies."""

import importlib.metadata
import shutil
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from examples.sealed.facts import GAME
from hypothesis import given, settings
from hypothesis import strategies as st

import bree
import bree.games
from bree.core import registry
from bree.core.chance import SPECTATOR
from bree.core.record import replay
from tests.conformance import checks
from tests.conformance.copying import check_every_field_is_copied
from tests.conformance.fuzz import Grammar, check_text
from tests.conformance.play import whole_game
from tests.conformance.test_vocabulary import NAMES, OPTIONAL, entries
from tests.conformance.twins import check_twins
from tests.conformance.wire import check_wire
from tests.toy.known import known

FOLDER = Path(__file__).parents[2] / "examples" / "sealed"
SETTING = GAME.setting()
GRAMMAR = Grammar(SETTING)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(
    "check",
    [
        checks.check_contract,
        checks.check_copies,
        checks.check_positions,
        checks.check_replay,
        checks.check_undo,
        checks.check_refusals,
        checks.check_noticed,
        checks.check_events_name_rules,
        check_every_field_is_copied,
        check_wire,
    ],
    ids=lambda check: check.__name__,
)
def test_it_keeps_to_the_contract(check: object, seed: int) -> None:
    assert callable(check)
    with known(GAME):
        check(SETTING, seed)


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_no_seat_can_tell_twin_games_apart(seat: int) -> None:
    for seed in range(20):
        check_twins(SETTING, seat, seed)


@settings(max_examples=200)
@given(GRAMMAR.mutated(), st.integers(0, 3))
def test_a_changed_position_is_refused_or_plays_to_its_end(text: str, seed: int) -> None:
    check_text(SETTING, text, seed)


def test_its_folder_has_the_names_that_every_game_s_folder_has() -> None:
    assert entries(FOLDER) - NAMES == set()
    assert NAMES - entries(FOLDER) - OPTIONAL == set()


@pytest.fixture
def _among_our_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The folder is copied to where our own games lie, and taken away again."""
    shutil.copytree(FOLDER, tmp_path / "sealed", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(bree.games, "__path__", [*bree.games.__path__, str(tmp_path)])
    yield
    registry.forget("sealed")
    for name in [name for name in sys.modules if name.startswith("bree.games.sealed")]:
        del sys.modules[name]


@pytest.mark.usefixtures("_among_our_own")
def test_one_folder_beside_our_own_games_is_a_game() -> None:
    state = bree.make("sealed")
    assert type(state).__module__ == "bree.games.sealed.facts"
    record = whole_game(state.setting, 1)
    assert replay(record.lines()).whole


def test_another_package_s_entry_point_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("sealed", "examples.sealed.facts:GAME", registry.ENTRY_POINTS)
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: [point] * (group == point.group))
    try:
        assert "sealed" in bree.catalogue()
        assert whole_game(bree.make("sealed").setting, 1).state.outcome() is not None
    finally:
        registry.forget("sealed")


def test_taken_away_it_is_gone() -> None:
    assert "sealed" not in bree.catalogue()
