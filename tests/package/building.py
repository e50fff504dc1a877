"""Packages of Bree, and environments that hold one and what it declares, nothing else."""

import os
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from pathlib import Path

from uv import find_uv_bin

ROOT = Path(__file__).parent.parent.parent
DIST = ROOT / "dist"
OURS = ("PYTHONPATH", "VIRTUAL_ENV", "BREE_PURE", "CFLAGS")
"""What the environment of the tests may say that an installation must not need."""


def outside(**more: str) -> dict[str, str]:
    """The environment of somebody who has never seen this tree."""
    return {name: value for name, value in os.environ.items() if name not in OURS} | more


def run(*command: str | Path, cwd: Path, input: str | None = None, **more: str) -> str:  # noqa: A002 - as in subprocess
    """What a command prints, errors included; one that fails shows it."""
    done = subprocess.run(
        list(map(str, command)),
        cwd=cwd,
        input=input,
        env=outside(**more),
        check=False,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode:
        raise RuntimeError(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout}")
    return done.stdout


def make_both(folder: Path, *only: str, **more: str) -> str:
    """What `python -m build` makes of this tree, with the page as `make` has built it, and what it says."""
    build = (sys.executable, "-m", "build", "--installer", "uv")
    return run(*build, *only, "--outdir", folder, ROOT, cwd=folder, BREE_PAGE="0", **more)


def made(folder: Path, ending: str) -> Path:
    """The one file of a kind that was made there."""
    (found,) = folder.glob(f"*{ending}")
    return found


def make_wheel(sdist: Path, folder: Path, python: str) -> Path:
    """The wheel that an sdist gives for another Python."""
    run(find_uv_bin(), "build", "--wheel", "--python", python, "--out-dir", folder, sdist, cwd=folder)
    return made(folder, ".whl")


def unpacked(sdist: Path, folder: Path) -> Path:
    """The folder of an sdist's files."""
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    return folder / sdist.name.removesuffix(".tar.gz")


class Installed:
    """A virtual environment, and a folder to work in that is nowhere near the tree."""

    def __init__(self, folder: Path, python: str = sys.executable, options: tuple[str, ...] = ()) -> None:
        """Make them, unless they are there."""
        self.folder = folder / "work"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.python = folder / "venv" / "bin" / "python"
        self.command = folder / "venv" / "bin" / "bree"
        if not self.python.exists():
            run(find_uv_bin(), "venv", *options, "--python", python, folder / "venv", cwd=folder)

    def install(self, what: str | Path, *options: str) -> None:
        """Install this, with what it declares."""
        run(find_uv_bin(), "pip", "install", "--python", self.python, *options, str(what), cwd=self.folder)

    def bree(self, *arguments: str, input: str | None = None) -> str:  # noqa: A002
        """What `bree` prints."""
        return run(self.command, *arguments, cwd=self.folder, input=input)

    def refused(self, *arguments: str) -> str:
        """What `bree` says that cannot do it."""
        done = subprocess.run(
            [self.command, *arguments], cwd=self.folder, env=outside(), check=False, text=True, capture_output=True
        )
        assert done.returncode == 2, done
        return done.stderr

    def packages(self) -> list[str]:
        """The names of all that is installed here."""
        return run(find_uv_bin(), "pip", "freeze", "--python", self.python, "--quiet", cwd=self.folder).split("\n")[:-1]


def in_terminal(installed: Installed, game: str) -> str:
    """A whole game in the terminal: the first choice each time, against a bot that draws its own."""
    return installed.bree("play", game, "--terminal", "--level", "random", input="1\n" * 3000)


def commands(installed: Installed) -> Sequence[str]:
    """The commands that `bree --help` lists."""
    listed = installed.bree("--help").partition("COMMAND\n")[2].partition("\n\n")[0]
    return [line.split()[0] for line in listed.splitlines() if line[:4] == " " * 4 and line[4] != " "]
