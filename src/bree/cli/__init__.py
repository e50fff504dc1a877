"""The `bree` command: a module of this package whose first line reads "`bree NAME`: what it does." is one of its words.

Only the command that is called is imported, so that `bree --help` is quick and a missing extra stops nothing else.
"""

import argparse
import importlib
import os
import platform
import re
import sys
from collections.abc import Sequence
from pathlib import Path

import bree
from bree.core.errors import BreeError

COMMAND = re.compile(r'"""`bree (\w+)`: (.+?)(?:"""|\n)')
SLOW = (
    "bree: this is the uncompiled engine, ten to fifty times slower. For the compiled one install a C compiler and the "
    "headers of Python, then: pip install --force-reinstall --no-cache-dir --no-deps --no-binary bree-games bree-games"
)
THINKING = ("arena", "play", "serve")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; a refusal is one clear line and exit code 2."""
    arguments = list(sys.argv[1:] if argv is None else argv) or ["play"]
    args = parser(arguments[0]).parse_args(arguments)
    if args.command in THINKING and not bree.compiled() and "BREE_PURE" not in os.environ:
        print(SLOW, file=sys.stderr)
    try:
        return int(args.run(args))
    except BreeError as error:
        print("bree:", " ".join(str(error).split()), file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever read what is printed has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except (KeyboardInterrupt, EOFError):
        print()
        return 130


def parser(first: str) -> argparse.ArgumentParser:
    """The parser for a command line that begins like this; other commands are known by name only."""
    whole = argparse.ArgumentParser(prog="bree", description="Middle-earth board games at one table.")
    engine = "compiled" if bree.compiled() else "uncompiled"
    version = f"bree {bree.__version__} ({engine} engine, Python {platform.python_version()})"
    whole.add_argument("--version", action="version", version=version)
    commands = whole.add_subparsers(dest="command", metavar="COMMAND")
    for name, (module, about) in command_modules().items():
        if name == first:
            importlib.import_module(f"bree.cli.{module}").add(commands)
        else:
            commands.add_parser(name, help=about)
    return whole


def command_modules() -> dict[str, tuple[str, str]]:
    """The commands by name, each with its module and what it does; found without importing them."""
    found = {}
    for path in sorted(Path(__file__).parent.glob("*.py")):
        declared = COMMAND.match(path.read_text(encoding="utf-8"))
        if declared:
            found[declared[1]] = (path.stem, declared[2].rstrip("."))
    return dict(sorted(found.items()))
