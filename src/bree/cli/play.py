"""`bree play`: the table in the browser; with `--terminal`, a game in the terminal."""

import argparse

from bree.bots.levels import levels
from bree.cli import serve
from bree.cli.arguments import add_setting, setting_from
from bree.cli.terminal import Terminal
from bree.core.errors import Malformed


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    parser = commands.add_parser("play", help="play in the browser, or with --terminal in the terminal")
    serve.add_arguments(parser)
    add_setting(parser, "confrontation")
    parser.add_argument("--no-open", dest="open", action="store_false", help="do not open a browser")
    parser.add_argument("--terminal", action="store_true", help="play in the terminal")
    parser.add_argument("--seat", action="append", default=[], metavar="NAME", help="a seat you hold (may be repeated)")
    parser.add_argument("--hot-seat", action="store_true", help="people hold all seats")
    names = [level.id for level in levels()]
    parser.add_argument("--level", choices=["random", *names], default=names[1], help="bots (default: %(default)s)")
    parser.add_argument("--save", metavar="FILE", help="write the record there")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Open the page, or play in the terminal until the game is over."""
    if not args.terminal:
        return serve.run(args)
    setting = setting_from(args)
    names = setting.game.seat_names[: setting.seats]
    mine = list(names) if args.hot_seat else args.seat or [names[0]]
    for name in mine:
        if name not in names:
            raise Malformed(f"{name!r} is not one of {', '.join(names)}", "--seat")
    terminal = Terminal(setting, [names.index(name) for name in mine], args.level)
    try:
        terminal.play()
    finally:
        if args.save:
            with open(args.save, "w", encoding="utf-8") as file:
                file.write("\n".join(terminal.record.lines()) + "\n")
    return 0
