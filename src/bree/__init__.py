"""Bree: Middle-earth board games, exact, with one small API.

>>> import bree
>>> state = bree.make("confrontation", edition="2005")
>>> state.waiting()
(0, 1)
"""

import os as _os

if _os.environ.get("BREE_PURE") == "1":
    from bree import _pure

    _pure.install()

from collections.abc import Iterable

from bree.core import state as _state
from bree.core.game import Game
from bree.core.record import Replay, replay
from bree.core.registry import game as _game
from bree.core.registry import games as catalogue
from bree.core.registry import register
from bree.core.state import State

__all__ = ["Game", "Replay", "State", "catalogue", "compiled", "load", "make", "register"]
__version__ = "0.2.0"


def compiled() -> bool:
    """Whether the engine is compiled here; the same files run uncompiled, slower, with the same results."""
    return not str(_state.__file__).endswith(".py")


def make(game: str, /, seats: int = 0, components: str = "", **options: object) -> State:
    """The first position of a game; `components` is the TOML text of a replaced component set."""
    found = _game(game)
    return found.start(found.setting(seats, options, components))


def load(record: str | Iterable[str], components: str = "") -> Replay:
    """Play a record (its text or its lines) through and return where it led."""
    return replay(record.splitlines() if isinstance(record, str) else record, components)
