"""`bree play`: play in the browser, or with --terminal in the terminal."""

import argparse
from collections.abc import Sequence

from bree.bots.levels import levels
from bree.bots.named import NamedBot
from bree.cli import serve
from bree.cli.arguments import add_setting, setting_from, writable
from bree.cli.terminal import Terminal
from bree.core.errors import Malformed
from bree.core.game import Setting
from bree.extras import need

GAME = "confrontation"
LEVEL = "hobbit"
IN_TERMINAL = ("seats", "option", "components", "seat", "hot_seat", "level", "save")
"""Arguments that only the terminal knows: on the page one chooses with a click, or not at all."""


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "play",
        description="Play in the browser, or with --terminal in the terminal.",
        add_help=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("-h", "--help", action=_Help, nargs=0, help="show this help message and exit")
    serve.add_arguments(parser)
    parser.add_argument("--no-open", dest="open", action="store_false", help="do not open a browser")
    parser.add_argument("--terminal", action="store_true", help="play in the terminal, where the following counts")
    add_setting(parser, GAME)
    parser.add_argument("--seat", action="append", default=[], metavar="NAME", help="a seat you hold (may be repeated)")
    parser.add_argument("--hot-seat", action="store_true", help="people hold all seats")
    parser.add_argument("--level", metavar="LEVEL", help=f"who plays the other seats (default: {LEVEL}); see below")
    parser.add_argument("--save", metavar="FILE", help="write the record there")
    parser.set_defaults(run=run)


class _Help(argparse.Action):
    """Help that reads the catalogues only when it is asked for."""

    def __call__(
        self, parser: argparse.ArgumentParser, args: argparse.Namespace, values: object, option: str | None = None
    ) -> None:
        parser.epilog = about_levels()
        parser.print_help()
        parser.exit()


def about_levels() -> str:
    """Describe the levels by their names and their lines in the catalogue, and say which other bots can play."""
    from bree.locales import Words  # noqa: PLC0415 - only the help needs it

    words = Words("en", GAME, {})
    ids = ["random", *(level.id for level in levels())]
    return "\n".join(
        [
            "levels:",
            *(
                f"  {level:8} {words.say(f'bot-level-{level}')}. {words.say(f'bot-level-{level}-about')}"
                for level in ids
            ),
            "  LEVEL@2000 thinks for so many iterations, LEVEL@0.5s for so long; any bot of `bree arena` will do.",
        ]
    )


def run(args: argparse.Namespace) -> int:
    """Open the page, or play in the terminal until the game is over."""
    setting = setting_from(args)
    if not args.terminal:
        for name in IN_TERMINAL:
            if getattr(args, name):
                raise Malformed("only a game in the terminal knows this: add --terminal", f"--{name.replace('_', '-')}")
        if args.game != GAME:
            print(f"The page offers all games: choose {args.game} there, or add --terminal.")
        need("server", "bree play (--terminal plays without)")
        return serve.run(args)
    if args.save:
        writable(args.save, "--save")
    terminal = Terminal(setting, seats_of(args, setting), NamedBot(args.level or LEVEL))
    try:
        terminal.play()
    finally:
        if args.save:
            with open(args.save, "w", encoding="utf-8") as file:
                file.write("\n".join(terminal.record.lines()) + "\n")
    return 0


def seats_of(args: argparse.Namespace, setting: Setting) -> list[int]:
    """The seats that people hold."""
    names: Sequence[str] = setting.game.seat_names[: setting.seats]
    mine = names if args.hot_seat else args.seat or names[:1]
    for name in mine:
        if name not in names:
            raise Malformed(f"{name!r} is not one of {', '.join(names)}", "--seat")
    return [names.index(name) for name in mine]
