"""Sealed Bids with holes: one toy for each way in which a game can tell what it must not."""

from examples.sealed.facts import SealedState
from examples.sealed.notation import SEATS
from examples.sealed.view import SealedView, look

from bree.core.action import operand
from bree.core.bits import bit
from bree.core.errors import Illegal
from bree.core.event import Event
from bree.core.view import View
from tests.toy.sealed import BID, DEAL, Toy, with_state


class Telling(SealedView):
    """An honest view that tells one thing more."""

    def __init__(self, honest: SealedView, more: object) -> None:
        super().__init__(honest.setting, honest.seat, honest.waiting, honest.actions, honest.outcome, honest.known)
        self.more = more

    def fields(self) -> object:
        return {"position": super().fields(), "more": self.more}


class ByView(Toy):
    """Shows everybody what was dealt."""

    def look(self, seat: int) -> View:
        view = look(self, seat)
        view.known.numbers = self.numbers[:]
        return view


class ByCount(Toy):
    """Tells how much both seats hold together."""

    def look(self, seat: int) -> View:
        return Telling(look(self, seat), sum(int(number) for number in self.numbers))


class ByOrder(Toy):
    """Lists the seats with the richer one first."""

    def look(self, seat: int) -> View:
        return Telling(look(self, seat), sorted(SEATS, key=lambda name: -int(self.numbers[SEATS.index(name)])))


class ByLog(Toy):
    """The log says what was dealt."""

    def step(self, seat: int, action: int) -> None:
        super().step(seat, action)
        if action & 255 == DEAL and not self.quiet:
            self.note(Event("overheard", "sealed:1", {"number": operand(action, 1)}))


class ByRefusal(Toy):
    """A refusal names what the other seat holds."""

    def why_not(self, seat: int, action: int) -> Exception:
        return Illegal(f"the other seat holds {self.numbers[1 - seat]}", "sealed:2")


class ByPrompt(Toy):
    """Whoever can only bid 1 is not asked."""

    def waiting_mask(self) -> int:
        mask = super().waiting_mask()
        if 0 in self.numbers:
            return mask
        return sum(bit(seat) for seat in (0, 1) if mask >> seat & 1 and self.numbers[seat] > 1)

    def step(self, seat: int, action: int) -> None:
        super().step(seat, action)
        if 0 not in self.numbers:
            for other in (0, 1):
                if self.numbers[other] == 1 and self.bids[other] == 0:
                    super().step(other, BID | 1 << 8)


class ByUndo(Toy):
    """To be dealt a high number raises `learned` by two."""

    def step(self, seat: int, action: int) -> None:
        super().step(seat, action)
        if action & 255 == DEAL and operand(action, 1) == 3:
            self.learned += 1


HONEST = with_state(SealedState)
LEAKS = {kind.__name__: with_state(kind) for kind in (ByView, ByCount, ByOrder, ByLog, ByRefusal, ByPrompt, ByUndo)}
