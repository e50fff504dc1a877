"""The declared facts of Sealed Bids, and the state that ties its parts together."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bree.core.game import Game, Option, Setting
from bree.core.outcome import Outcome
from bree.core.state import State
from bree.core.view import View
from bree.core.wire import Wire

from . import fields, moves, noticed, outcome, position, refusals, tensor, view
from .model import SealedData
from .notation import NOTATION, SEATS
from .rules.step import step


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedState(SealedData):
    """A game of Sealed Bids in progress."""

    def waiting_mask(self) -> i64:
        """Chance, or whoever has not bid."""
        return moves.waiting_mask(self)

    def legal(self, seat: i64) -> vec[i64]:
        """What this seat, or chance, may do now."""
        return moves.legal(self, seat)

    def weights(self) -> vec[i64]:
        """How many copies stand behind each of chance's actions."""
        return moves.weights(self)

    def step(self, seat: i64, action: i64) -> None:
        """What follows from a legal action."""
        step(self, seat, action)

    def why_not(self, seat: i64, action: i64) -> Exception:
        """The reason and the rule against an action."""
        return refusals.why_not(self, seat, action)

    def observed(self, seat: i64, mover: i64, action: i64) -> i64:
        """What this seat notices."""
        return noticed.observed(self, seat, mover, action)

    def reopen(self) -> None:
        """Take back a bid that has had no effect yet."""
        noticed.reopen(self)

    def clone(self) -> "SealedState":
        """An independent copy, without the events."""
        copy = SealedState(self.setting, self.quiet)
        self.copy_to(copy)
        return copy

    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return outcome.outcome(self)

    def look(self, seat: i64) -> View:
        """All that this seat may know."""
        return view.look(self, seat)

    def position(self) -> str:
        """The whole truth as readable text."""
        return position.write(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedGame(Game):
    """The game as the rest of Bree knows it."""

    def start(self, setting: Setting) -> State:
        """The first position: nobody has a number yet."""
        return SealedState(setting, False)

    def position(self, setting: Setting, text: str) -> State:
        """Read what `State.position` wrote."""
        state = self.start(setting)
        assert isinstance(state, SealedData)
        position.read(state, text)
        return state

    def tensor_size(self, setting: Setting) -> int:
        """The length of `View.tensor()`."""
        return tensor.SIZE

    def static(self, components: str = "") -> object:
        """What is in the bag."""
        return fields.static()

    def wire(self) -> Wire:
        """The types of all that the page is sent."""
        return fields.WIRE


GAME = SealedGame("sealed", 1, (2,), SEATS, (Option("colour", "red", ("red", "blue")),), NOTATION, longest=4)
