"""`python -m tests.package.sizes`: writes the tables of `docs/releasing.md` from what `make wheels` left in `dist`."""

import re
import resource
import shlex
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tests.package.building import DIST, ROOT, Installed, made, outside

PAGE = ROOT / "docs" / "releasing.md"
MARKS = re.compile(r"(<!-- sizes: [^>]*-->\n).*?(<!-- end of sizes -->)", re.DOTALL)
TIMES = 7
BUDGETS = {"python -c 'import bree'": 0.1, "bree --help": 0.15}


def megabytes(size: int) -> str:
    """As people read it."""
    return f"{size / 1e6:.1f} MB"


def total(folder: Path) -> int:
    """The size of all files in a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def processor(*command: str) -> float:
    """The least processor seconds of a few runs."""
    took = []
    for _ in range(TIMES):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, check=True, env=outside(), stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        took.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(took)


def files() -> Iterator[str]:
    """What is uploaded."""
    yield "| file | size |"
    yield "|---|---:|"
    for path in sorted(DIST.iterdir()):
        yield f"| `{path.name}` | {megabytes(path.stat().st_size)} |"


def extras(wheel: Path, folder: Path) -> Iterator[str]:
    """What each extra brings to a clean environment."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    yield "| installed | packages | on disk |"
    yield "|---|---:|---:|"
    for extra in ("", *declared):
        installed = Installed(folder / (extra or "base"))
        installed.install(f"{wheel}[{extra}]" if extra else wheel)
        place = next((installed.python.parent.parent / "lib").glob("*/site-packages"))
        what = f"bree-games[{extra}]" if extra else "bree-games"
        yield f"| `{what}` | {len(installed.packages())} | {megabytes(total(place))} |"


def budgets(wheel: Path, folder: Path) -> Iterator[str]:
    """How long what everybody waits for takes."""
    installed = Installed(folder / "timed")
    installed.install(wheel)
    yield f"| processor seconds, the least of {TIMES} | measured | at most |"
    yield "|---|---:|---:|"
    for what, most in BUDGETS.items():
        program, *arguments = shlex.split(what)
        yield f"| `{what}` | {processor(str(installed.python.parent / program), *arguments):.3f} | {most} |"


def main() -> int:
    """Measure, and write it down."""
    here = f"cp{sys.version_info[0]}{sys.version_info[1]}"
    wheel = made(DIST, f"{here}-*.whl")
    with tempfile.TemporaryDirectory() as name:
        told = [*files(), "", *extras(wheel, Path(name)), "", *budgets(wheel, Path(name))]
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(MARKS.sub(lambda mark: f"{mark[1]}\n" + "\n".join(told) + f"\n\n{mark[2]}", text), encoding="utf-8")
    print("\n".join(told))
    return 0


if __name__ == "__main__":
    sys.exit(main())
