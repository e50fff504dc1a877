"""Sealed Bids with holes: one toy for each way in which a game can tell what it must not."""

from __future__ import annotations

from bree.core.action import operand
from bree.core.errors import Illegal
from bree.core.event import Event
from bree.core.game import Game
from tests.toy.sealed import BID, DEAL, FACTS, SEATS, Bids, BidsView, SealedBids


class OpenView(BidsView):
    """Shows everybody what was dealt."""

    def __init__(self, state: Bids, seat: int) -> None:
        super().__init__(state, seat)
        self.numbers = state.numbers[:]


class CountingView(BidsView):
    """Tells how much both seats hold together."""

    def __init__(self, state: Bids, seat: int) -> None:
        super().__init__(state, seat)
        self.total = sum(state.numbers)

    def fields(self) -> dict[str, object]:
        return {**super().fields(), "total": self.total}


class SortedView(BidsView):
    """Lists the seats with the richer one first."""

    def __init__(self, state: Bids, seat: int) -> None:
        super().__init__(state, seat)
        self.order = sorted(SEATS, key=lambda name: -state.numbers[SEATS.index(name)])

    def fields(self) -> dict[str, object]:
        return {**super().fields(), "order": self.order}


class ByView(Bids):
    def look(self, seat: int) -> BidsView:
        return OpenView(self, seat)


class ByCount(Bids):
    def look(self, seat: int) -> BidsView:
        return CountingView(self, seat)


class ByOrder(Bids):
    def look(self, seat: int) -> BidsView:
        return SortedView(self, seat)


class ByLog(Bids):
    """The log says what was dealt."""

    def step(self, seat: int, action: int) -> None:
        super().step(seat, action)
        if action & 255 == DEAL and not self.quiet:
            self.note(Event("overheard", "toy:1", {"number": operand(action, 1)}))


class ByRefusal(Bids):
    """A refusal names what the other seat holds."""

    def why_not(self, seat: int, action: int) -> Exception:
        return Illegal(f"the other seat holds {self.numbers[1 - seat]}", "toy:2")


class ByPrompt(Bids):
    """Whoever can only bid 1 is not asked."""

    def waiting_mask(self) -> int:
        mask = super().waiting_mask()
        if 0 in self.numbers:
            return mask
        return sum(1 << s for s in (0, 1) if mask >> s & 1 and self.numbers[s] > 1)

    def step(self, seat: int, action: int) -> None:
        super().step(seat, action)
        if 0 not in self.numbers:
            for other in (0, 1):
                if self.numbers[other] == 1 and self.bids[other] == 0:
                    super().step(other, BID | 1 << 8)


class ByUndo(Bids):
    """To be dealt a high number raises `learned` by two."""

    def step(self, seat: int, action: int) -> None:
        super().step(seat, action)
        if action & 255 == DEAL and operand(action, 1) == 3:
            self.learned += 1


def leaky(state: type[Bids]) -> Game:
    """Return the game with this hole."""

    class Leaky(SealedBids):
        pass

    Leaky.state = state
    return Leaky(*FACTS)


HONEST = leaky(Bids)
LEAKS = {kind.__name__: leaky(kind) for kind in (ByView, ByCount, ByOrder, ByLog, ByRefusal, ByPrompt, ByUndo)}
