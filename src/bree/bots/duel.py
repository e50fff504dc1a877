"""The best bot for The Duel: a search that plays every game out to its end.

Playing on at random to the end judges a card better than the learned judgement between duels does: measured, not
assumed.
"""

from bree.bots.bot import Bot
from bree.bots.knowledge.duel import DuelPlayouts
from bree.bots.searching import SearchBot
from bree.core.chance import Random
from bree.core.game import Setting
from bree.core.view import View
from bree.search.budget import Budget
from bree.search.guide import Guide
from bree.search.search import Thought
from bree.search.think import multiple_observer

EXPLORATION = 0.4


def _search(view: View, budget: Budget, guide: Guide, rng: Random) -> Thought:
    return multiple_observer(view, budget, guide, rng, EXPLORATION)


def best(setting: Setting) -> Bot:
    """The bot that plays the best level."""
    return SearchBot(_search, DuelPlayouts())
