"""`bree components`: print, check and describe the cards and tiles of a game as files."""

import argparse

from bree.cli.arguments import read_file
from bree.components import Source, check, digest, replaceable
from bree.core.errors import Malformed
from bree.core.registry import game as find_game
from bree.core.registry import games


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "components", description="The cards and tiles that whoever owns the box can replace, as files."
    )
    words = parser.add_subparsers(dest="word", metavar="WORD", required=True)
    word = words.add_parser("export", help="print the set that comes with a game, to be edited")
    word.add_argument("game", help="id of the game, e.g. duel")
    word.set_defaults(run=run_export)
    word = words.add_parser("check", help="check an edited set; a fault is named with its line")
    word.add_argument("file", help="the edited set")
    word.set_defaults(run=run_check)
    word = words.add_parser("show", help="where the entries of a set come from, and its digest")
    word.add_argument("set", metavar="GAME|FILE", help="a game for the set that comes with it, or an edited set")
    word.set_defaults(run=run_show)


def run_export(args: argparse.Namespace) -> int:
    """Print the component set that comes with the game, byte for byte."""
    print(replaceable(find_game(args.game)).default_components(), end="")
    return 0


def run_check(args: argparse.Namespace) -> int:
    """Say that the file is right, or where it is wrong."""
    text = read_file(args.file)
    game = _checked(text, args.file)
    print(f"{args.file}: right, a set for {game} with the digest {digest(text)}")
    return 0


def run_show(args: argparse.Namespace) -> int:
    """Print how many entries come from which kind of source."""
    own = args.set in games()
    text = replaceable(find_game(args.set)).default_components() if own else read_file(args.set)
    game = _checked(text, "" if own else args.set)
    print(f"{game}: {'the set that comes with the game' if own else args.set}, digest {digest(text)}")
    for name, sources in _origins(Source(text)).items():
        counts = ", ".join(f"{sources.count(origin)} {origin}" for origin in dict.fromkeys(sources))
        print(f"  {name}: {counts}")
    return 0


def _checked(text: str, path: str) -> str:
    try:
        return check(text).id
    except Malformed as error:
        raise Malformed(error.why, ", ".join(filter(None, (path, error.where)))) from error


def _origins(source: Source) -> dict[str, list[str]]:
    """The `source` of every entry, by the table it stands in."""
    found: dict[str, list[str]] = {}

    def gather(name: str, table: object) -> None:
        if isinstance(table, dict):
            if "source" in table:
                found.setdefault(name, []).append(str(table["source"]))
            for key, inner in table.items():
                gather(name or key, inner)

    gather("", source.data)
    return found
