"""`bree replay`: looks through a recorded game in the browser."""

import argparse
import sys

from bree.arena.tournament import read_game, read_row
from bree.cli import serve
from bree.cli.arguments import read_file, whole_number
from bree.core.errors import Malformed
from bree.server.api.app import Server, Settings
from bree.server.api.replays import Finished, name_of, of_text
from bree.server.transport.origins import Origins


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    parser = commands.add_parser("replay", help="look through a recorded game in the browser")
    parser.add_argument("record", metavar="FILE", help="the exported record, or games kept by `bree arena --records`")
    parser.add_argument("--game", type=whole_number(0), metavar="N", help="which of the games kept by the arena")
    parser.add_argument(
        "--components", metavar="FILE", help="the component set it was played with, if not in it (TOML)"
    )
    parser.add_argument("--port", type=serve.PORT, default=0, help="port to listen on (default: any)")
    parser.add_argument("--no-open", dest="open", action="store_false", help="only print where it is")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve the file on this machine, to this machine alone, until interrupted. Nothing is stored."""
    game = read(args.record, args.components, args.game)
    if game.broken is not None:
        line, why = game.broken.line, game.broken.why
        print(f"{args.record}, line {line}: {why}", file=sys.stderr)
        print(f"It is shown up to line {line - 1}.", file=sys.stderr)
    server = Server(Settings(database="sqlite://", origins=Origins(loopback=True)))
    id = name_of(game.text())
    server.shelf[id] = game
    listening = serve.listen("127.0.0.1", args.port)
    address = f"http://127.0.0.1:{listening.getsockname()[1]}/g/{id}"
    return serve.announce(server.application(), listening, f"The game is at {address}", address if args.open else "")


def read(path: str, components: str | None, number: int | None = None) -> Finished:
    """The game of a file; a refusal names the file and the place in it."""
    text, own = read_file(path), read_file(components) if components else ""
    try:
        return of_text(_of_arena(text, number), own)
    except Malformed as error:
        raise Malformed(error.why, ", ".join(filter(None, (path, error.where)))) from error


def _of_arena(text: str, number: int | None) -> str:
    """The record of one game among those of a tournament; the text itself where it is a record."""
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
