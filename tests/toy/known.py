"""Makes games that exist for tests only known to the registry for a while."""

from collections.abc import Iterator
from contextlib import contextmanager

from bree.core import registry
from bree.core.game import Game


@contextmanager
def known(*games: Game) -> Iterator[None]:
    """Register these games, and forget them afterwards, so that no other test meets them."""
    added = [game for game in games if game.id not in registry.games()]
    for game in added:
        registry.register(game)
    try:
        yield
    finally:
        for game in added:
            registry.forget(game.id)
