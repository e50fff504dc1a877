"""A bot in one file: `bree arena confrontation --bot examples/my_bot.py:Careful@2000 --bot hobbit --games 20`."""

from bree.bots.bot import Bot
from bree.core.chance import Random
from bree.core.view import View
from bree.search.budget import Budget
from bree.search.guide import Guide
from bree.search.think import multiple_observer


class Careful(Bot):
    """Searches with random playouts, then takes the action with the best average instead of the one tried most."""

    def choose(self, view: View, rng: Random, budget: Budget) -> int:
        thought = multiple_observer(view, budget, Guide(), rng)
        values = list(thought.values)
        return int(thought.actions[values.index(max(values))])
