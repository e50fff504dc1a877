"""A yardstick that sees everything. It is no `Bot`, so that only the arena can seat it; nothing else imports this."""

from librt.vecs import vec
from mypy_extensions import i64

from bree.bots.named import NamedBot
from bree.core.chance import Random
from bree.core.state import State
from bree.core.talk import without_talk
from bree.search.guide import Guide
from bree.search.think import known_world

CHEATING = "cheating-uct"


def cheats(name: str) -> bool:
    """Return whether this is the yardstick's name, with or without a budget."""
    return name.partition("@")[0] == CHEATING


class CheatingPlayer:
    """Plain UCT over the true state: how well one could play if nothing were hidden."""

    def __init__(self, name: str) -> None:
        self.budget = NamedBot(name.replace(CHEATING, "mo-ismcts", 1)).budget()

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """The action tried most, or a draw from the mixture where others choose at the same time."""
        actions = vec[i64](without_talk(state.view(seat)))
        if len(actions) == 1:
            return int(actions[0])
        return known_world(state, seat, actions, self.budget, Guide(), rng).choose(rng)
