"""The best bot for The Quest: a search with a judgement of its own, which sees more than that of the lower levels."""

from bree.bots.bot import Bot
from bree.bots.quest.guide import guide
from bree.bots.quest.value import value
from bree.bots.registry import Brain
from bree.bots.searching import SearchBot
from bree.core.chance import Random
from bree.core.game import Setting
from bree.core.view import View
from bree.games.quest.notation import CLIMB
from bree.search.budget import Budget
from bree.search.guide import Guide
from bree.search.search import Thought
from bree.search.think import multiple_observer

EXPLORATION = 0.1
"""Good and bad moves differ by a few hundredths here: with more, all would be tried alike, and none to any depth."""
SURE = 24
"""A climb is sure to win if it wins in so many imagined worlds, whatever the blue tiles of the other seat are there."""


class QuestBot(SearchBot):
    """Ends the game where that wins it, and searches everywhere else."""

    def __init__(self, processes: int = 1) -> None:
        super().__init__(_search, value(), processes)

    def choose(self, view: View, rng: Random, budget: Budget) -> int:
        """The winning climb, which a search might put off as good as won, or what the search finds."""
        if CLIMB in view.actions and climb_wins(view, rng):
            return CLIMB
        return super().choose(view, rng, budget)


def _search(view: View, budget: Budget, guide: Guide, rng: Random) -> Thought:
    return multiple_observer(view, budget, guide, rng, EXPLORATION)


def climb_wins(view: View, rng: Random) -> bool:
    """Whether climbing Mount Doom now wins in every world imagined."""
    for _ in range(SURE):
        state = view.sample(rng)
        state.apply(view.seat, CLIMB)
        outcome = state.outcome()
        if outcome is None or outcome.returns[view.seat] <= 0:
            return False
    return True


def best(_setting: Setting) -> Bot:
    """The bot that plays the best level."""
    return QuestBot()


BRAIN = Brain(guide, best)
