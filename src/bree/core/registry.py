"""Finds the games: our own by their folders, other people's by the entry point `bree.games` of their package.

Every folder under `bree/games` that has a module `facts` with a `GAME` is a game, and its id is the folder's name.
Another package names its games in its `pyproject.toml`, or calls `register`:

    [project.entry-points."bree.games"]
    hexes = "their_package.facts:GAME"
"""

import importlib
import importlib.metadata
import pkgutil

from bree.core.errors import Malformed
from bree.core.game import Game

ENTRY_POINTS = "bree.games"
_loaded: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known by its id; an id that another game has already is refused."""
    if game.id in _ids() and _loaded.get(game.id) is not game:
        raise Malformed(f"there is a game {game.id!r} already", "game")
    _loaded[game.id] = game


def forget(game_id: str) -> None:
    """Let go of a game that was registered."""
    _loaded.pop(game_id, None)


def games() -> dict[str, Game]:
    """All games by id, in alphabetical order."""
    return {game_id: game(game_id) for game_id in _ids()}


def game(game_id: str) -> Game:
    """The game with this id; no other is loaded."""
    if game_id in _loaded:
        return _loaded[game_id]
    if game_id in _own():
        found = importlib.import_module(f"bree.games.{game_id}.facts").GAME
    elif game_id in _foreign():
        found = _foreign()[game_id].load()
    else:
        raise Malformed(f"there is no game {game_id!r} (there are: {', '.join(_ids())})", "game")
    assert isinstance(found, Game)
    _loaded[game_id] = found
    return found


def _ids() -> list[str]:
    return sorted({*_own(), *_foreign(), *_loaded})


def _own() -> list[str]:
    package = importlib.import_module("bree.games")
    return [module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg]


def _foreign() -> dict[str, importlib.metadata.EntryPoint]:
    return {point.name: point for point in importlib.metadata.entry_points(group=ENTRY_POINTS)}
