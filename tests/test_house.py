"""What is asked of every Python file: its size, and what the compiler would make of it."""

import ast
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[1]
LONGEST_MODULE = 350
LONGEST_FUNCTION = 60


def sources(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def compiled() -> list[Path]:
    """The files that `pyproject.toml` has compiled."""
    hook = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    mypyc = hook["hooks"]["mypyc"]
    found = {path for pattern in mypyc["include"] for path in ROOT.glob(pattern)}
    left_out = {path for path in found for pattern in mypyc["exclude"] if path.match(pattern)}
    return sorted(found - left_out)


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def literal_shifts(source: str) -> Iterator[int]:
    """The lines on which a number that is written out is shifted by something that is not.

    >>> list(literal_shifts("a = 1 << 3\\nb = 1 << n\\nc = bit(n)\\nd = m << n"))
    [2]
    """
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.BinOp)
            and isinstance(node.op, ast.LShift)
            and isinstance(node.left, ast.Constant)
            and not isinstance(node.right, ast.Constant)
        ):
            yield node.lineno


def test_the_compiled_files_are_found() -> None:
    names = {name(path) for path in compiled()}
    assert "src/bree/core/state.py" in names
    assert "src/bree/core/__init__.py" not in names
    assert not any(fnmatch(found, "*/fields.py") for found in names)


def test_no_compiled_file_shifts_a_literal_by_a_variable() -> None:
    """Compiled, that is a shift of 32 bits; `bit(n)` from `bree.core.bits` is the same number both ways."""
    found = [f"{name(path)}:{line}" for path in compiled() for line in literal_shifts(path.read_text("utf-8"))]
    assert found == []


def test_no_module_is_too_long() -> None:
    lengths = {
        name(path): len(path.read_text("utf-8").splitlines()) for path in sources("src", "tests", "bench", "examples")
    }
    assert {path: lines for path, lines in lengths.items() if lines > LONGEST_MODULE} == {}


def test_no_function_is_too_long() -> None:
    found = {
        f"{name(path)}:{node.lineno} {node.name}": node.end_lineno - node.lineno + 1
        for path in sources("src", "tests", "bench", "examples")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None
    }
    assert {function: lines for function, lines in found.items() if lines > LONGEST_FUNCTION} == {}


def test_a_game_s_bot_knows_no_other_game_and_its_bot() -> None:
    """The layers are checked by import-linter; what it cannot say is that these folders are strangers to each other."""
    games = [folder.name for folder in (ROOT / "src/bree/games").iterdir() if (folder / "facts.py").exists()]
    assert len(games) >= 4
    found = []
    for game in games:
        others = tuple(f"bree.{part}.{other}" for other in games if other != game for part in ("games", "bots"))
        for path in sources(f"src/bree/bots/{game}"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.ImportFrom) and str(node.module).startswith(others):
                    found.append(f"{name(path)}:{node.lineno}")
                if isinstance(node, ast.Import) and any(alias.name.startswith(others) for alias in node.names):
                    found.append(f"{name(path)}:{node.lineno}")
    assert found == []
