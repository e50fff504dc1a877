"""`bree replay`: look through a recorded game in the browser."""

import argparse
import sys

from bree.arena.results import read_game, read_row
from bree.cli.arguments import read_file, whole_number
from bree.cli.serve import PORT
from bree.core.errors import Malformed
from bree.extras import need
from bree.server.api.replays import Finished, of_text


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "replay", description="Look through a recorded game in the browser, on this machine alone."
    )
    parser.add_argument("record", metavar="FILE", help="the exported record, or games kept by `bree arena --records`")
    parser.add_argument("--game", type=whole_number(0), metavar="N", help="which of the games kept by the arena")
    parser.add_argument(
        "--components", metavar="FILE", help="the component set it was played with, if not in it (TOML)"
    )
    parser.add_argument("--port", type=PORT, default=0, help="port to listen on (default: any)")
    parser.add_argument("--no-open", dest="open", action="store_false", help="only print where it is")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve the file on this machine, to this machine alone, until interrupted. Nothing is stored."""
    need("server", "bree replay")
    from bree.cli import browser  # noqa: PLC0415 - the help works without the server's packages

    game = read(args.record, args.components, args.game)
    if game.broken is not None:
        line, why = game.broken.line, game.broken.why
        print(f"{args.record}, line {line}: {why}", file=sys.stderr)
        print(f"It is shown up to line {line - 1}.", file=sys.stderr)
    return browser.show(game, args.port, args.open)


def read(path: str, components: str | None, number: int | None = None) -> Finished:
    """Read the game in a file; raise `Malformed` with the file and the place in it where it cannot be read."""
    text, own = read_file(path), read_file(components) if components else ""
    try:
        return of_text(_of_arena(text, number), own)
    except Malformed as error:
        raise Malformed(error.why, ", ".join(filter(None, (path, error.where)))) from error


def _of_arena(text: str, number: int | None) -> str:
    """Return the record of one game from a file of the arena, or the text itself where it is a record already."""
    if "arena" not in read_row(text.partition("\n")[0]):
        if number is not None:
            raise Malformed("this is not a file of the arena", "--game")
        return text
    if number is None:
        raise Malformed("this is a file of the arena: say which game", "--game")
    for line, kept in enumerate(map(read_row, text.splitlines()), start=1):
        if kept.get("number") == number:
            record = read_game(kept, f"line {line}").record
            if not record:
                raise Malformed("this game was kept without its record (`bree arena --records` keeps them)", "--game")
            return "\n".join(record) + "\n"
    raise Malformed(f"there is no game {number}", "--game")
