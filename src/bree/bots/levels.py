"""The four levels people choose from, the same for every game. Names and lines are in the catalogues (`bots.ftl`)."""

from collections.abc import Callable

from bree.bots.bot import Bot
from bree.bots.registry import brain, guide_for
from bree.bots.searching import GreedyBot, SearchBot
from bree.core.errors import Malformed
from bree.core.game import Setting
from bree.search.budget import Budget
from bree.search.think import multiple_observer


class Level:
    """One level: its id, the bot that plays it, and how long it thinks by default."""

    def __init__(self, level_id: str, bot: Callable[[Setting], Bot], iterations: int, seconds: float) -> None:
        self.id = level_id
        self.bot = bot
        self.iterations = iterations
        self.seconds = seconds

    def budget(self, processor: bool = False) -> Budget:
        """The usual time to think."""
        return Budget(self.iterations, self.seconds, processor)


def _one_step(_setting: Setting) -> Bot:
    return GreedyBot(worlds=1)


def _searching(setting: Setting) -> Bot:
    return best(setting) if setting.game.cooperative else SearchBot(multiple_observer, guide_for(setting))


def best(setting: Setting) -> Bot:
    """The best bot for this game: its own, or a search guided by what is known of the game."""
    known = brain(setting.game.id)
    if known.best is None:
        return SearchBot(multiple_observer, known.guide(setting))
    return known.best(setting)


def levels() -> tuple[Level, ...]:
    """Return the levels, the gentlest first: for a child, for an evening, for a challenge, and the best we have.

    The weaker ones do not play at random. The first imagines one world, takes it for the truth and looks a single step
    ahead in it; the second searches a little.
    """
    return (
        Level("pony", _one_step, 1, 0.5),
        Level("hobbit", _searching, 200, 0.8),
        Level("ranger", _searching, 4000, 0.8),
        Level("wizard", best, 0, 2.0),
    )


def level(level_id: str) -> Level:
    """The level with this id."""
    for found in levels():
        if found.id == level_id:
            return found
    raise Malformed(f"there is no level {level_id!r} (there are: {', '.join(x.id for x in levels())})", "level")
