"""The best partner for The Lord of the Rings: tries what is worth trying, and tells the others what it holds."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.bots.bot import Bot
from bree.bots.fellowship.guide import FellowshipGuide, guide
from bree.bots.fellowship.habits import worth_trying
from bree.bots.learned import learned_layers
from bree.bots.registry import Brain
from bree.bots.together import think_together
from bree.core.action import operand
from bree.core.chance import Random
from bree.core.game import Setting
from bree.core.view import View
from bree.games.fellowship import components as c
from bree.games.fellowship import notation as n
from bree.games.fellowship.model import FellowshipData
from bree.search.budget import Budget
from bree.search.flat import flat
from bree.search.search import Thought

DOUBT = 0.01
"""How much better than habit an action must look after one world; after four half as much, and so on."""
WORTH_CLAIMING = 2
"""From so many of a symbol on the others are told."""


class FellowshipBot(Bot):
    """Tries every action in the same worlds with the same luck, and compares what the journey is worth a turn later."""

    def __init__(self, setting: Setting, processes: int = 1) -> None:
        self.knowledge = FellowshipGuide(learned_layers(setting.game.id))
        self.processes = processes
        self._told: set[int] = set()

    def choose(self, view: View, rng: Random, budget: Budget) -> int:
        """The action after which the journey looks best."""
        sensible = [a for a in view.actions if a & 255 not in n.TALK]
        candidates = [a for a in sensible if worth_trying(a)] or sensible
        if len(candidates) == 1:
            return candidates[0]
        imagined = view.sample(rng)
        assert isinstance(imagined, FellowshipData)
        usual = self._usual(imagined, int(view.seat), candidates, rng)
        outlook = self.knowledge.outlook(imagined)
        actions: vec[i64] = vec[i64]()
        for action in candidates:
            actions = append(actions, action)

        def think(own: Random) -> Thought:
            return flat(view, actions, budget, outlook, own)

        thought = think_together(think, rng, self.processes)
        often = [place for place in range(len(candidates)) if 2 * thought.visits[place] > max(thought.visits)]
        found = max(often, key=lambda place: thought.values[place])
        tried = min(thought.visits[found], thought.visits[usual])
        surer = thought.values[found] - thought.values[usual] > DOUBT / float(tried) ** 0.5
        return candidates[found if surer else usual]

    def _usual(self, imagined: FellowshipData, seat: int, candidates: list[int], rng: Random) -> int:
        """The place of what habit would do: scarce things are not spent on a chance result."""
        usual = int(self.knowledge.pick(imagined, seat, imagined.actions(seat), rng))
        return candidates.index(usual) if usual in candidates else 0

    def speak(self, view: View, rng: Random) -> int | None:
        """Claim a yellow card, or the symbol of which most are held; the same thing only once."""
        own = view.sample(rng)
        assert isinstance(own, FellowshipData)
        best, most = None, 0
        for action in view.actions:
            if action in self._told:
                continue
            kind = action & 255
            if kind == n.CLAIM_CARD and own.holds(view.seat, operand(action, 0)):
                best, most = action, 9
            elif kind == n.CLAIM and most < 9:
                number = operand(action, 0) + 1
                if number >= WORTH_CLAIMING and _symbols(own, int(view.seat), operand(action, 1)) >= number > most:
                    best, most = action, number
        if best is not None:
            self._told.add(best)
        return best


def _symbols(own: FellowshipData, seat: int, symbol: int) -> int:
    """How many of a symbol the seat holds, jokers only counted as jokers."""
    found = sum(int(own.hobbits[seat]) >> 4 * card & 15 for card in range(c.KINDS) if c.SYMBOL[card] == symbol)
    for card in range(c.KINDS, len(c.CARD_NAMES)):
        if c.SYMBOL[card] == symbol and own.holds(seat, card):
            found += int(c.SYMBOLS[card])
    return found


def best(setting: Setting) -> Bot:
    """The bot that plays the best level."""
    return FellowshipBot(setting)


BRAIN = Brain(guide, best)
