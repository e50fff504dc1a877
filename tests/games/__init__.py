"""The games of this package, for tests that go through all of them: found by their folders, as the registry does."""

import pkgutil

from bree import games
from bree.core.registry import game

GAMES = tuple(sorted(module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg))
SOME_SEATS = {name: sorted(game(name).seats)[:2][-1] for name in GAMES}
"""A number of players for each game: three where more than two can play."""
