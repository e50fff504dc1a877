"""Compiled and uncompiled, a state holds the very same numbers, also those that its text does not show."""

import hashlib
import os
import subprocess
import sys

from bree.core.record import Record
from bree.games.confrontation.facts import GAME
from bree.games.confrontation.model.data import ConfrontationData
from tests.conformance.copying import field_names
from tests.conformance.play import played
from tests.games.confrontation.table import Table

HIDDEN = ("events", "setting", "evidence", "last_battle", "earlier_battle", "NOT_COPIED", "_legal", "_legal_for")
MODES: list[dict[str, object]] = [
    {"shuffle": "manual", "specials": "standard"},
    {"mode": "draft", "draft_picks": "secret", "specials": "named"},
    {"edition": "2002", "shuffle": "manual"},
]


def numbers(record: Record) -> str:
    """Every number of a state by name."""
    state = record.state
    values = {name: getattr(state, name) for name in field_names(state) if name not in HIDDEN}
    return str({name: list(v) if hasattr(v, "__iter__") else int(v) for name, v in values.items()})


def fingerprint() -> str:
    """One digest over all states of random games."""
    total = hashlib.sha256()
    for options in MODES:
        for seed in (1, 2, 3):
            for record, _, _ in played(GAME.setting(0, options), seed):
                total.update(numbers(record).encode())
    return total.hexdigest()


def test_states_are_the_same_compiled_and_uncompiled() -> None:
    other = "0" if os.environ.get("BREE_PURE") == "1" else "1"
    code = "from tests.games.confrontation.test_compiled import fingerprint; print(fingerprint())"
    environment = {**os.environ, "BREE_PURE": other}
    there = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert there.stdout.strip() == fingerprint()


def test_the_last_region_of_dark_is_the_last_of_32_bits() -> None:
    """Dark shuffles in Mordor: a shift of a plain 1 would make it negative in the compiled engine."""
    t = Table("light: frodo@shire; dark: warg+orcs@mordor; turn dark", shuffle="manual").do("dark: shuffle mordor")
    assert isinstance(t.state, ConfrontationData)
    assert t.state.shuffled == 2**31
    assert "shuffled: dark@mordor" in t.state.position()
