"""What bots know of each game: `bree.bots.knowledge.<game>`, compiled, found by the game's id."""

import importlib
import importlib.util

from bree.core.game import Setting
from bree.search.guide import Guide


def guide_for(setting: Setting) -> Guide:
    """The game's own guide, or one that knows nothing where the game has none."""
    name = f"bree.bots.knowledge.{setting.game.id}"
    if importlib.util.find_spec(name) is None:
        return Guide()
    guide = importlib.import_module(name).guide(setting)
    assert isinstance(guide, Guide)
    return guide
