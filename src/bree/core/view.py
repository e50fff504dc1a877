"""Everything one seat may know. Pages, terminals, tensors and bots are given a View and never a State."""

from abc import abstractmethod

import msgspec
from mypy_extensions import i64, mypyc_attr

from bree.core.chance import Random
from bree.core.game import Setting
from bree.core.outcome import Outcome
from bree.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What `State.view` made of the truth for one seat. Hidden unless shown: it holds no reference to the State."""

    def __init__(
        self, setting: Setting, seat: i64, waiting: tuple[int, ...], actions: list[int], outcome: Outcome | None
    ) -> None:
        self.setting = setting
        self.seat = seat
        self.waiting = waiting
        """Who is being waited for, as far as this seat may know."""
        self.actions = actions
        """This seat's legal actions."""
        self.outcome = outcome

    def hushed(self) -> bool:
        """Return whether this question is put to everybody who might hold a certain piece or card.

        Seats that do not hold it are asked too and can only decline. Bots then answer at a steady pace, since a quick
        answer would tell that there was nothing to think about.
        """
        return False

    @abstractmethod
    def fields(self) -> object:
        """Return the position for other programs: the struct that the game declares, or plain JSON values."""

    @abstractmethod
    def text(self) -> str:
        """The position as a board of text, for the terminal."""

    @abstractmethod
    def tensor(self) -> list[float]:
        """Return the position as numbers; there are as many as `Game.tensor_size` says."""

    @abstractmethod
    def sample(self, rng: Random) -> State:
        """Draw a full state, one of all those that fit what this seat knows, each equally likely. It is quiet."""

    def json(self) -> dict[str, object]:
        """Return all of the view as JSON values: `fields`, and around it what every game has in common."""
        notation = self.setting.game.notation
        return {
            "game": self.setting.game.id,
            "seat": int(self.seat),
            "waiting": list(self.waiting),
            "actions": [{"id": a, "text": notation.text(a), **notation.fields(a)} for a in self.actions],
            "outcome": self.outcome.fields() if self.outcome is not None else None,
            "position": msgspec.to_builtins(self.fields()),
        }
