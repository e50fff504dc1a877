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
        """Whether the seat is asked something that everybody is asked who might hold something.

        Whoever does not hold it has one answer, and must not be quicker with it: how long an answer takes may not tell.
        """
        return False

    @abstractmethod
    def fields(self) -> object:
        """The position for the page and other programs: the struct the game declares, or plain JSON values."""

    @abstractmethod
    def text(self) -> str:
        """The position as a board of text, for the terminal."""

    @abstractmethod
    def tensor(self) -> list[float]:
        """The position as numbers, of the length the game declares."""

    @abstractmethod
    def sample(self, rng: Random) -> State:
        """A quiet full state, drawn uniformly among those that fit everything this seat knows."""

    def json(self) -> dict[str, object]:
        """`fields` with what every game has in common around it."""
        notation = self.setting.game.notation
        return {
            "game": self.setting.game.id,
            "seat": int(self.seat),
            "waiting": list(self.waiting),
            "actions": [{"id": a, "text": notation.text(a), **notation.fields(a)} for a in self.actions],
            "outcome": self.outcome.fields() if self.outcome is not None else None,
            "position": msgspec.to_builtins(self.fields()),
        }
