"""`bree games`: list the games with their seats and options."""

import argparse

from bree.core.game import Game, Option
from bree.core.registry import game as find_game
from bree.core.registry import games
from bree.locales import Words


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "games",
        description="List the games with their seats and options. An option is given as --option NAME=VALUE to the "
        "commands, and as NAME=VALUE to bree.make.",
    )
    parser.add_argument("game", nargs="?", help="id of one game, e.g. confrontation (default: all)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print each game as a paragraph."""
    chosen = [find_game(args.game)] if args.game else list(games().values())
    print("\n\n".join(map(about, chosen)))
    return 0


def about(game: Game) -> str:
    """What a game is called, who sits at it, and its options with the default first."""
    title = Words("en", game.id, {}).say(f"game-{game.id}")
    together = ", together" if game.cooperative else ""
    seats = f"{' or '.join(map(str, sorted(game.seats)))} players{together}: {', '.join(game.seat_names)}"
    return "\n".join([f"{game.id}: {title}", f"  {seats}", *(f"  {choices(option)}" for option in game.options)])


def choices(option: Option) -> str:
    """An option with all that it can be.

    >>> choices(Option("edition", "2005", ("2002", "2005")))
    'edition=2005 (or 2002)'
    """
    others = [choice for choice in option.choices if choice != option.default]
    told = f"or {', '.join(others)}" if others else f"or what fits {option.pattern}" if option.pattern else ""
    return f"{option.name}={option.default}" + (f" ({told})" if told else "")
