"""What a bot is."""

from abc import abstractmethod

from bree.core.chance import Random
from bree.core.view import View
from bree.search.budget import Budget


class Bot:
    """Chooses an action for the seat whose view it is given. One bot plays one seat of one game.

    All chance must come from `rng`, so that a match can be played again; `budget` says how long to think.

    >>> class First(Bot):
    ...     def choose(self, view, rng, budget):
    ...         return view.actions[0]
    """

    @abstractmethod
    def choose(self, view: View, rng: Random, budget: Budget) -> int:
        """Choose one of `view.actions`, within the budget."""

    def close(self) -> None:
        """Release whatever the bot holds: the game is over, or somebody else has taken the seat."""

    def speak(self, view: View, rng: Random) -> int | None:
        """Return an action of `view.actions` that only tells partners something, or None to say nothing."""
        return None
