"""Sealed Bids, the example game, with a state and a game that toys with a hole can be made of."""

from examples.sealed.facts import GAME, SealedGame, SealedState
from examples.sealed.notation import BID, DEAL

from bree.core.action import operand
from bree.core.errors import Illegal
from bree.core.event import Event
from bree.core.game import Game, Setting
from bree.core.state import State

__all__ = ["BID", "DEAL", "GAME", "LEAKY", "TALKATIVE", "Toy", "with_state"]


class Toy(SealedState):
    """A state whose copies have the same hole."""

    def clone(self) -> SealedState:
        copy = type(self)(self.setting, self.quiet)
        self.copy_to(copy)
        return copy


def with_state(state: type[SealedState]) -> Game:
    """Return the game with another state."""

    class ToyGame(SealedGame):
        def start(self, setting: Setting) -> State:
            return state(setting, False)

    return ToyGame("sealed", 1, GAME.seats, GAME.seat_names, GAME.options, GAME.notation, GAME.longest)


class LeakyBids(Toy):
    """The same game with a hole: the log tells everybody what was bid."""

    def step(self, seat: int, action: int) -> None:
        super().step(seat, action)
        if action & 255 == BID and not self.quiet:
            self.note(Event("overheard", "sealed:2", {"bid": operand(action, 0)}))

    def observed(self, seat: int, mover: int, action: int) -> int:
        """What everybody hears, everybody notices."""
        return action


class TalkativeBids(Toy):
    """The same game with another hole: a refusal names what the other seat holds."""

    def why_not(self, seat: int, action: int) -> Exception:
        return Illegal(f"the other seat holds {self.numbers[1 - seat]}", "sealed:2")


LEAKY = with_state(LeakyBids)
TALKATIVE = with_state(TalkativeBids)
