"""`bree` itself: its commands are found without importing them, and what is not installed is one line."""

import platform
import subprocess
import sys
from pathlib import Path

import pytest

import bree
from bree import cli
from bree.cli import command_modules, main
from bree.extras import PACKAGES

SOURCES = Path(cli.__file__).parent
HELP = "from bree.cli import main\ntry: main(['{}'])\nexcept SystemExit: pass"
HEAVY = {"fluent", "litestar", "matplotlib", "msgspec", "psycopg", "ray", "rich", "sqlalchemy", "uvicorn", "websockets"}


def loaded_after(statement: str) -> set[str]:
    """The packages of other people that are loaded once this has run in a new Python."""
    show = "import sys; print(' '.join(sorted({name.partition('.')[0] for name in sys.modules})))"
    command = [sys.executable, "-c", f"{statement}\n{show}"]
    return set(subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()[-1].split())


def test_every_file_that_declares_a_command_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    declaring = {path.stem for path in SOURCES.glob("*.py") if "\ndef add(commands" in path.read_text(encoding="utf-8")}
    assert {module for module, _ in command_modules().values()} == declaring
    with pytest.raises(SystemExit):
        main(["--help"])
    listed = capsys.readouterr().out
    assert all(f"\n    {name}" in listed and about in listed for name, (_, about) in command_modules().items())


@pytest.mark.parametrize("command", command_modules())
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: bree {command}")


def test_an_unknown_command_is_told_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["paly"])
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert all(name in told for name in command_modules())


def test_the_version_says_which_engine_and_which_python(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    engine = "compiled" if bree.compiled() else "uncompiled"
    assert capsys.readouterr().out == f"bree {bree.__version__} ({engine} engine, Python {platform.python_version()})\n"


@pytest.mark.parametrize("statement", ["import bree", HELP.format("--help")])
def test_nothing_heavy_is_imported_before_it_is_needed(statement: str) -> None:
    assert not loaded_after(statement) & HEAVY


@pytest.mark.parametrize(
    ("extra", "arguments"),
    [
        ("server", ["serve"]),
        ("server", ["play"]),
        ("server", ["replay", "game.jsonl"]),
        ("postgresql", ["serve", "--port", "0", "--database", "postgresql://nowhere/tables"]),
        ("plots", ["arena", "duel", "--bot", "random", "--bot", "random", "--games", "2", "--plot", "elo.svg"]),
        ("ray", ["arena", "duel", "--bot", "random", "--bot", "random", "--games", "2", "--ray"]),
    ],
)
def test_what_is_not_installed_is_one_line(
    extra: str,
    arguments: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in PACKAGES[extra]:
        monkeypatch.setitem(sys.modules, name, None)
    assert main(arguments) == 2
    told = capsys.readouterr().err.splitlines()[-1]
    assert told.startswith("bree: ")
    assert told.endswith(f"not installed (pip install 'bree-games[{extra}]')")


@pytest.mark.parametrize("command", ["serve", "play", "replay", "arena", "verify"])
def test_help_needs_no_extra(command: str) -> None:
    packages = sorted({name for names in PACKAGES.values() for name in names} - {"msgspec"})
    without = f"import sys\nfor name in {packages}: sys.modules[name] = None\n"
    assert "bree" in loaded_after(without + HELP.format(f"{command}', '--help"))


def test_the_uncompiled_engine_says_once_that_it_is_slow(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("BREE_PURE", raising=False)
    monkeypatch.setattr(bree, "compiled", lambda: False)
    wrong = ["arena", "no-such-game", "--bot", "random"]
    assert main(wrong) == 2
    assert capsys.readouterr().err.count("uncompiled") == 1
    monkeypatch.setenv("BREE_PURE", "1")
    assert main(wrong) == 2
    assert "uncompiled" not in capsys.readouterr().err
