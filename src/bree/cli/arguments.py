"""The arguments that several commands share: which game, with which options and components."""

import argparse
import os
from collections.abc import Callable
from pathlib import Path

from bree.core.errors import Malformed
from bree.core.game import Setting
from bree.core.registry import game as find_game


def add_setting(parser: argparse.ArgumentParser, game: str | None = None) -> None:
    """The game and how it is set up."""
    if game is None:
        parser.add_argument("game", help="id of the game, e.g. confrontation")
    else:
        parser.add_argument("game", nargs="?", default=game, help=f"id of the game (default: {game})")
    parser.add_argument("--seats", type=int, default=0, metavar="N", help="number of players, where one can choose")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="may be repeated")
    parser.add_argument("--components", metavar="FILE", help="a replaced component set (TOML)")


def whole_number(least: int, most: int = 0) -> Callable[[str], int]:
    """Return a function that reads an argument as a whole number within limits; with `most` 0 there is no upper one."""

    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < least or (most and int(text) > most):
            limits = f"from {least} to {most}" if most else f"of {least} or more"
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number {limits}")
        return int(text)

    return read


def writable(path: str, where: str) -> Path:
    """Return the path of a file to be written later; raise `Malformed` now where that will not be possible."""
    file = Path(path)
    if file.is_dir():
        raise Malformed(f"{path} is a folder", where)
    if not file.parent.is_dir():
        raise Malformed(f"there is no folder {file.parent}", where)
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise Malformed(f"{path} may not be written", where)
    return file


def read_file(path: str) -> str:
    """The text of a file, or a refusal that names it."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Malformed(f"cannot be read: {error}", path) from error


def setting_from(args: argparse.Namespace) -> Setting:
    """The setting these arguments describe."""
    options: dict[str, object] = {}
    for given in args.option:
        name, equals, value = given.partition("=")
        if not equals:
            raise Malformed(f"{given!r} should read NAME=VALUE", "--option")
        options[name] = value
    components = read_file(args.components) if args.components else ""
    return find_game(args.game).setting(args.seats, options, components)
