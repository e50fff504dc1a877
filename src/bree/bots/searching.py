"""Bots that search: the published algorithms, and looking one step ahead."""

from collections.abc import Callable

from bree.bots.bot import Bot
from bree.bots.registry import guide_for
from bree.bots.together import think_together
from bree.core.chance import Random
from bree.core.view import View
from bree.search.budget import Budget
from bree.search.guide import Guide
from bree.search.search import Thought
from bree.search.step import one_step
from bree.search.think import determinised, multiple_observer, single_observer

Algorithm = Callable[[View, Budget, Guide, Random], Thought]

ALGORITHMS: dict[str, Algorithm] = {
    "determinised-uct": determinised,
    "so-ismcts": single_observer,
    "mo-ismcts": multiple_observer,
}
"""The yardsticks of Cowling, Powley and Whitehouse 2012, with random playouts and no knowledge of any game."""

GREEDY_WORLDS = 12


class SearchBot(Bot):
    """Plays what a search finds."""

    def __init__(self, algorithm: Algorithm, guide: Guide, processes: int = 1) -> None:
        self.algorithm = algorithm
        self.guide = guide
        self.processes = processes

    def choose(self, view: View, rng: Random, budget: Budget) -> int:
        """The action tried most, or a draw from the mixture where others choose at the same time."""
        if len(view.actions) == 1:
            return view.actions[0]

        def think(own: Random) -> Thought:
            return self.algorithm(view, budget, self.guide, own)

        return think_together(think, rng, self.processes).choose(rng)


class GreedyBot(Bot):
    """Judges where each action leads at once, as the game's own knowledge sees it, and looks no further."""

    def __init__(self, worlds: int = GREEDY_WORLDS) -> None:
        self.worlds = worlds

    def choose(self, view: View, rng: Random, budget: Budget) -> int:
        """The action with the best average over a few worlds."""
        if len(view.actions) == 1:
            return view.actions[0]
        return one_step(view, self.worlds, guide_for(view.setting), rng).best()
