"""The weakest yardstick: any legal action but talk."""

from bree.bots.bot import Bot
from bree.core.chance import Random
from bree.core.talk import without_talk
from bree.core.view import View
from bree.search.budget import Budget


class RandomBot(Bot):
    """Plays every legal action with the same probability, and never says anything."""

    def choose(self, view: View, rng: Random, budget: Budget) -> int:
        """Any of them."""
        silent = without_talk(view)
        return int(silent[rng.below(len(silent))])
