"""Games that exist for tests only, known to the registry for a while."""

from collections.abc import Iterator
from contextlib import contextmanager

from bree.core import registry
from bree.core.game import Game


@contextmanager
def known(*games: Game) -> Iterator[None]:
    """While this lasts, `bree.games()` has these too; afterwards no other test meets them."""
    registry.games()
    added = {game.id: game for game in games if game.id not in registry._found}
    registry._found.update(added)
    try:
        yield
    finally:
        for id in added:
            del registry._found[id]
