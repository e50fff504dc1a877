"""The `bree` command: every module of this package that has an `add` is one of its words."""

import argparse
import importlib
import pkgutil
import sys
from collections.abc import Sequence

from bree.core.errors import BreeError


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; a refusal is one clear line and exit code 2."""
    parser = argparse.ArgumentParser(prog="bree", description="Five Middle-earth board games at one table.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name in sorted(m.name for m in pkgutil.iter_modules(__path__)):
        module = importlib.import_module(f"bree.cli.{name}")
        if hasattr(module, "add"):
            module.add(commands)
    arguments = list(sys.argv[1:] if argv is None else argv)
    args = parser.parse_args(arguments or ["play"])
    try:
        return int(args.run(args))
    except BreeError as error:
        print("bree:", " ".join(str(error).split()), file=sys.stderr)
        return 2
    except (KeyboardInterrupt, EOFError):
        print()
        return 130
