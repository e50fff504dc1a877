"""Plant one fault in a copy of the sources, and run the tests that must find it.

The list is kept in `*.toml` beside this file, one file for each part of Bree:

    [the-shire-falls-to-two]
    file = "src/bree/games/confrontation/rules/turns.py"
    old = "three_in_shire"
    new = "two_in_shire"
    tests = ["tests/games/confrontation/test_rulings_c.py"]
    why = "05:210 asks for three Dark pieces in the Shire."

`old` must stand in the file exactly once; where it stands several times, it is made longer. `new` may be empty.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
LISTS = Path(__file__).parent
SECONDS = 300
"""A planted fault that makes a test run on for ever is found as well."""
COPIED = ("src", "tests", "bench", "docs", "examples", "pyproject.toml", "README.md", "CONTRIBUTING.md", "CHANGELOG.md")


@dataclass(frozen=True)
class Mutant:
    """One planted fault."""

    name: str
    part: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]
    why: str

    def planted(self, source: str) -> str:
        """The source with the fault in it; refused where the place is not there exactly once."""
        times = source.count(self.old)
        if times != 1:
            raise ValueError(f"{self.name}: {self.old!r} stands {times} times in {self.file}")
        return source.replace(self.old, self.new)


def mutants(part: str = "") -> Iterator[Mutant]:
    """The kept list, or what belongs to one part of it."""
    for path in sorted(LISTS.glob("*.toml")):
        if part in ("", path.stem):
            for name, told in tomllib.loads(path.read_text("utf-8")).items():
                yield Mutant(
                    name, path.stem, told["file"], told["old"], told["new"], tuple(told["tests"]), told.get("why", "")
                )


def copy_sources(to: Path) -> None:
    """The sources and the tests, uncompiled, in a folder of their own."""
    for name in COPIED:
        if (ROOT / name).is_dir():
            leave_out = shutil.ignore_patterns("*.so", "__pycache__", ".hypothesis")
            shutil.copytree(ROOT / name, to / name, ignore=leave_out)
        elif (ROOT / name).exists():
            shutil.copy(ROOT / name, to / name)


def run_tests(folder: Path, tests: tuple[str, ...], seconds: int = SECONDS) -> tuple[bool, str]:
    """Whether these tests pass with the sources of this folder, and the end of what they printed."""
    path = os.pathsep.join([str(folder / "src"), str(folder)])
    environment = {**os.environ, "PYTHONPATH": path, "BREE_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    try:
        ended = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, timeout=seconds, check=False
        )
    except subprocess.TimeoutExpired:
        return False, f"ran for more than {seconds} seconds"
    if ended.returncode not in (0, 1, 2):
        raise RuntimeError(f"pytest ended with {ended.returncode}: {ended.stdout[-2000:]}{ended.stderr[-2000:]}")
    return ended.returncode == 0, ended.stdout[-2000:]


def survives(mutant: Mutant, folder: Path) -> bool:
    """Whether the tests pass with the fault planted in this folder, which is left as it was."""
    path = folder / mutant.file
    source = path.read_text("utf-8")
    path.write_text(mutant.planted(source), "utf-8")
    try:
        return run_tests(folder, mutant.tests)[0]
    finally:
        path.write_text(source, "utf-8")
