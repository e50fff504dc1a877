import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bree.server.api.app import Settings
from bree.server.limits import Limits
from tests.server.table import Opened, Running
from tests.server.whispers import GAME as WHISPERS
from tests.toy.known import known
from tests.toy.sealed import GAME as SEALED

ROOMY = replace(Limits(), requests_at_once=10_000, tables_at_once=10_000, messages_at_once=10_000)
BOTS = (sys.executable, "-m", "tests.server.bots")


def usual(folder: Path) -> Settings:
    """Settings for tests: a database in this folder, generous limits for one address, and well-behaved bots."""
    return Settings(
        database=f"sqlite:///{folder / 'tables.sqlite'}", limits=ROOMY, bot_processes=1, bot_command=(*BOTS, "good")
    )


@pytest.fixture(scope="package", autouse=True)
def _toys() -> Iterator[None]:
    with known(SEALED, WHISPERS):
        yield


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a database of its own, shared by the tests of a module."""
    server = Running(usual(tmp_path_factory.mktemp("server")))
    yield server
    server.close()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Starts servers with other settings, on the same file unless told otherwise."""
    started: list[Running] = []

    def start(**changes: object) -> Running:
        started.append(Running(replace(usual(tmp_path), **changes)))  # type: ignore[arg-type]
        return started[-1]

    yield start
    for server in started:
        server.close()


@pytest.fixture
def pair(running: Running) -> Opened:
    table = running.open("here", "friend")
    table.join()
    return table
