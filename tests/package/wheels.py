"""`python -m tests.package.wheels`: a wheel for every Python this machine can provide, each tried where it is alone.

What it makes is left in `dist`: the sdist, a wheel for each Python, and the uncompiled one for all others.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from uv import find_uv_bin

import bree
from tests.package.building import DIST, Installed, commands, in_terminal, made, make_both, make_wheel

WANTED = ("3.11", "3.12", "3.13", "3.14")
ASK = "import sys; print(sys.implementation.name, '%d.%d' % sys.version_info[:2])"


def pythons() -> dict[str, str]:
    """The Pythons there are, by version: pyenv's, those of the path, and those that uv has or can fetch."""
    found: dict[str, str] = {}
    for path in [sys.executable, *_candidates()]:
        asked = subprocess.run([path, "-c", ASK], check=False, capture_output=True, text=True)
        name, _, version = asked.stdout.strip().partition(" ")
        if asked.returncode == 0 and name == "cpython" and version in WANTED:
            found.setdefault(version, path)
    for version in sorted(set(WANTED) - set(found)):
        subprocess.run([find_uv_bin(), "python", "install", "--quiet", version], check=False, stderr=subprocess.DEVNULL)
        fetched = subprocess.run(
            [find_uv_bin(), "python", "find", "--managed-python", version], check=False, capture_output=True, text=True
        )
        if fetched.returncode == 0:
            found[version] = fetched.stdout.strip()
    return dict(sorted(found.items()))


def _candidates() -> Iterator[str]:
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from map(str, sorted(pyenv.glob("versions/*/bin/python3"), reverse=True))
    for version in WANTED:
        path = shutil.which(f"python{version}")
        if path:
            yield path


def tried(wheel: Path, python: str, folder: Path) -> str:
    """What `bree --version` says where this wheel is installed; every command and a game are tried as well."""
    installed = Installed(folder, python)
    installed.install(wheel)
    for command in commands(installed):
        installed.bree(command, "--help")
    assert "\nover: " in in_terminal(installed, "duel")
    return installed.bree("--version").strip()


def main() -> int:
    """Make them, try them, and say which."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    there = pythons()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "pure").mkdir()
        make_both(folder / "pure", BREE_PURE="1")
        sdist, pure = (Path(shutil.copy(made(folder / "pure", ending), DIST)) for ending in (".tar.gz", ".whl"))
        for version, python in there.items():
            begun = time.monotonic()
            (folder / version).mkdir()
            wheel = Path(shutil.copy(make_wheel(sdist, folder / version, python), DIST))
            took = time.monotonic() - begun
            print(f"{wheel.name} ({took:.0f} s): {tried(wheel, python, folder / version / 'compiled')}", flush=True)
            print(f"{pure.name}: {tried(pure, python, folder / version / 'pure')}", flush=True)
    missing = sorted(set(WANTED) - set(there))
    print(f"Bree {bree.__version__} was tried on Python {', '.join(there)}.")
    if missing:
        print(f"This machine has no Python {', '.join(missing)}, and uv could not fetch it: not tried.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
