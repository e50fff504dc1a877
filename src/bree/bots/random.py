"""The weakest yardstick: any legal action."""

from bree.bots.bot import Bot
from bree.core.chance import Random
from bree.core.view import View
from bree.search.budget import Budget


class RandomBot(Bot):
    """Every legal action with the same probability."""

    def choose(self, view: View, rng: Random, budget: Budget) -> int:
        """Any of them."""
        return int(view.actions[rng.below(len(view.actions))])
