"""The best bot for The Confrontation: measured set-ups, solved card fights, and a guided search for everything else."""

from bree.bots.bot import Bot
from bree.bots.confrontation.guide import ConfrontationGuide, guide
from bree.bots.confrontation.setups import Front, choose_front, placed_front
from bree.bots.registry import Brain, guide_for
from bree.bots.together import think_together
from bree.core.action import operand
from bree.core.chance import Random
from bree.core.game import Setting
from bree.core.view import View
from bree.games.confrontation.components import TILES
from bree.games.confrontation.model.data import ConfrontationData
from bree.games.confrontation.notation import PLACE
from bree.search.budget import Budget
from bree.search.search import Thought
from bree.search.think import multiple_observer

EXPLORATION = 0.35
"""Values from the network are less noisy than played-out games, so less has to be tried again."""


class ConfrontationBot(Bot):
    """Follows a measured set-up, then searches with the learned guide, which settles the cards of later fights."""

    def __init__(self, setting: Setting, processes: int = 1) -> None:
        guide = guide_for(setting)
        assert isinstance(guide, ConfrontationGuide)
        self.guide = guide
        self.processes = processes
        self._front: Front | None = None

    def choose(self, view: View, rng: Random, budget: Budget) -> int:
        """The action for this decision."""
        if len(view.actions) == 1:
            return view.actions[0]
        if view.actions[0] & 255 == PLACE:
            return self._place(view, rng)

        def think(own: Random) -> Thought:
            return multiple_observer(view, budget, self.guide, own, EXPLORATION)

        return think_together(think, rng, self.processes).choose(rng)

    def _place(self, view: View, rng: Random) -> int:
        """Follow the set-up chosen at the first placement; after a restart, one that goes on from there."""
        state = view.sample(rng)
        assert isinstance(state, ConfrontationData)
        placed = placed_front(state, int(view.seat))
        if self._front is None or self._front[: len(placed)] != placed:
            self._front = choose_front(view, self.guide, rng)
        tile = self._front[len(placed)]
        return next(a for a in view.actions if operand(a, 0) % TILES == tile)


def best(setting: Setting) -> Bot:
    """The bot that plays the best level."""
    return ConfrontationBot(setting)


BRAIN = Brain(guide, best)
