"""What bots know of each game: our own by their folders, other people's by the entry point `bree.bots`.

Every folder under `bree/bots` that has a module `bot` with a `BRAIN` belongs to the game of that name. A game without
one is played by searches that know nothing of it.
"""

import importlib
import importlib.metadata
import pkgutil
from collections.abc import Callable
from functools import cache

from bree.bots.bot import Bot
from bree.core.game import Setting
from bree.search.guide import Guide

ENTRY_POINTS = "bree.bots"


class Brain:
    """What is known of one game: the guide of its searches, and the best bot, where it is more than a guided search."""

    def __init__(self, guide: Callable[[Setting], Guide], best: Callable[[Setting], Bot] | None = None) -> None:
        self.guide = guide
        self.best = best


@cache
def brain(game: str) -> Brain:
    """What is known of the game with this id."""
    package = importlib.import_module("bree.bots")
    if game in {module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg}:
        found = importlib.import_module(f"bree.bots.{game}.bot").BRAIN
    else:
        foreign = {point.name: point for point in importlib.metadata.entry_points(group=ENTRY_POINTS)}
        found = foreign[game].load() if game in foreign else Brain(_nothing)
    assert isinstance(found, Brain)
    return found


def guide_for(setting: Setting) -> Guide:
    """The game's own guide, or one that knows nothing where the game has none."""
    return brain(setting.game.id).guide(setting)


def _nothing(_setting: Setting) -> Guide:
    return Guide()
