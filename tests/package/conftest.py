"""One package of each kind for all tests of it."""

import fcntl
import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.package.building import Installed, made, make_both, outside


class Package:
    """A wheel made from the sdist of this tree, what its making said, and environments without and with the server."""

    def __init__(self, folder: Path, kind: str) -> None:
        self.kind = kind
        told = folder / "told.txt"
        if not told.exists():
            # The uncompiled one as it comes out where there is no compiler.
            said = make_both(folder, **({} if kind == "compiled" else {"CC": "no-such-compiler"}))
            Installed(folder / "plain").install(made(folder, ".whl"))
            Installed(folder / "server").install(f"{made(folder, '.whl')}[server]")
            told.write_text(said, encoding="utf-8")
        self.said = told.read_text(encoding="utf-8")
        self.wheel = made(folder, ".whl")
        self.installed = Installed(folder / "plain")
        self.with_server = Installed(folder / "server")


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """One process at a time: of those that run tests at the same time the first builds, and the others take it."""
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all processes of this run of the tests have."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session", params=["compiled", "uncompiled"])
def package(request: pytest.FixtureRequest, shared: Path) -> Package:
    """Built and installed once."""
    folder = shared / f"package-{request.param}"
    with alone(folder):
        folder.mkdir(exist_ok=True)
        return Package(folder, request.param)


@pytest.fixture
def address(package: Package) -> Iterator[str]:
    """Where `bree serve` is."""
    command = [str(package.with_server.command), "serve", "--port", "0", "--bot-processes", "1"]
    server = subprocess.Popen(
        [*command, "--database", "sqlite://"],
        cwd=package.with_server.folder,
        env=outside(),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    found = re.search(r"http://\S+", server.stdout.readline())
    assert found is not None
    yield found[0]
    server.terminate()
    server.wait()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The browser of the system: nothing is downloaded."""
    return {"executable_path": CHROMIUM, "args": ARGUMENTS}
