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
        """One of `view.actions`."""

    def close(self) -> None:
        """The game is over or the seat was given away: let go of whatever is held."""

    def speak(self, view: View, rng: Random) -> int | None:
        """One of `view.actions` that only speaks, where a game lets partners talk; None to keep quiet."""
        return None
