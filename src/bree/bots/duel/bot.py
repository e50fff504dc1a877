"""The best bot for The Duel: a search that plays the duel on by learned habits, and judges what it leaves."""

from bree.bots.bot import Bot
from bree.bots.duel.guide import guide
from bree.bots.duel.outlook import outlook
from bree.bots.registry import Brain
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


def best(_setting: Setting) -> Bot:
    """The bot that plays the best level."""
    return SearchBot(_search, outlook())


BRAIN = Brain(guide, best)
