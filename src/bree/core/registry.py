"""Finds the games: every folder under `bree/games` that has a `facts` module with a `GAME` is one."""

import importlib
import pkgutil

from bree.core.errors import Malformed
from bree.core.game import Game

_found: dict[str, Game] = {}


def games() -> dict[str, Game]:
    """All games by id, in alphabetical order."""
    if not _found:
        package = importlib.import_module("bree.games")
        for folder in sorted(m.name for m in pkgutil.iter_modules(package.__path__) if m.ispkg):
            game = importlib.import_module(f"bree.games.{folder}.facts").GAME
            _found[game.id] = game
    return dict(_found)


def game(id: str) -> Game:
    """The game with this id."""
    known = games()
    if id not in known:
        raise Malformed(f"there is no game {id!r} (there are: {', '.join(known)})", "game")
    return known[id]
