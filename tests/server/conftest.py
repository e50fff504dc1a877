from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bree.server.app import Settings
from bree.server.limits import Limits
from tests.server.table import Running, register
from tests.toy.sealed import GAME

ROOMY = replace(Limits(), requests_at_once=10_000, tables_at_once=10_000, messages_at_once=10_000)


@pytest.fixture(scope="session", autouse=True)
def _toy() -> None:
    register(GAME)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a database of its own, shared by the tests of a module."""
    file = tmp_path_factory.mktemp("server") / "tables.sqlite"
    server = Running(Settings(database=f"sqlite:///{file}", limits=ROOMY, bot_processes=1))
    yield server
    server.close()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"
