"""Sealed Bids: the smallest game with everything the contract has. Tests of the shared code use it.

Chance deals each seat a secret number from 1 to 3; both bid at once, in secret, up to their number; the higher bid
wins, and on equal bids the higher number does.
"""

from __future__ import annotations

import re

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.action import Kind, Notation, operand
from bree.core.chance import CHANCE, EVERYTHING, Random
from bree.core.errors import Illegal, Malformed
from bree.core.event import Event
from bree.core.game import Game, Option, Setting
from bree.core.outcome import Outcome
from bree.core.state import CHANCE_BIT, State
from bree.core.view import View

DEAL, BID = 0, 1
SEATS = ("left", "right")
NUMBERS = ("0", "1", "2", "3")


class Bids(State):
    def __init__(self, setting: Setting, quiet: bool, numbers: list[int], bids: list[int]) -> None:
        super().__init__(setting, quiet)
        self.numbers = numbers
        self.bids = bids

    def waiting_mask(self) -> int:
        if 0 in self.numbers:
            return CHANCE_BIT
        return sum(1 << s for s in (0, 1) if self.bids[s] == 0)

    def legal(self, seat: int) -> vec[i64]:
        if seat == CHANCE and 0 in self.numbers:
            to = self.numbers.index(0)
            return vec[i64]([DEAL | to << 8 | n << 16 for n in (1, 2, 3)])
        if seat in (0, 1) and self.waiting_mask() >> seat & 1:
            return vec[i64]([BID | n << 8 for n in range(1, self.numbers[seat] + 1)])
        return vec[i64]([])

    def step(self, seat: int, action: int) -> None:
        if action & 255 == DEAL:
            to, number = operand(action, 0), operand(action, 1)
            self.numbers[to] = number
            self.learned += 1
            if not self.quiet:
                self.note(Event("deal", "toy:1", {"seat": SEATS[to]}, {"number": number}, 1 << to))
            return
        self.bids[seat] = operand(action, 0)
        if not self.quiet:
            self.note(Event("bid", "toy:2", {"seat": SEATS[seat]}, {"bid": self.bids[seat]}, 1 << seat))
        if 0 not in self.bids:
            self.learned += 1

    def why_not(self, seat: int, action: int) -> Exception:
        return Illegal(f"you hold only {self.numbers[seat]}", "toy:2")

    def observed(self, seat: int, mover: int, action: int) -> int:
        """A number is seen only by the seat it is dealt to, and a bid only by the seat that makes it."""
        if action & 255 == DEAL:
            return action if seat == operand(action, 0) else action & 0xFFFF
        if 0 in self.bids:
            return action if seat == mover else BID
        return action | self.bids[0] << 16 | self.bids[1] << 24

    def clone(self) -> Bids:
        other = type(self)(self.setting, self.quiet, self.numbers[:], self.bids[:])
        other.learned = self.learned
        return other

    def outcome(self) -> Outcome | None:
        if 0 in self.numbers or 0 in self.bids:
            return None
        left, right = zip(self.bids, self.numbers, strict=True)
        if left == right:
            return Outcome((0.0, 0.0), "tie", "toy:3")
        return Outcome((1.0, -1.0) if left > right else (-1.0, 1.0), "higher", "toy:3")

    def look(self, seat: int) -> BidsView:
        return BidsView(self, seat)

    def position(self) -> str:
        return " ".join(f"{name}:{n}/{b}" for name, n, b in zip(SEATS, self.numbers, self.bids, strict=True))


class BidsView(View):
    def __init__(self, state: Bids, seat: int) -> None:
        actions = [int(a) for a in state.actions(seat)] if seat >= 0 else []
        super().__init__(state.setting, seat, state.waiting(), actions, state.outcome())
        over = state.outcome() is not None or seat == EVERYTHING
        self.numbers = [n if over or s == seat else min(n, 0) for s, n in enumerate(state.numbers)]
        self.dealt = [n > 0 for n in state.numbers]
        self.bids = [b if over or s == seat else min(b, 0) for s, b in enumerate(state.bids)]
        self.bidden = [b > 0 for b in state.bids]

    def fields(self) -> dict[str, object]:
        return {"numbers": self.numbers, "dealt": self.dealt, "bids": self.bids, "bidden": self.bidden}

    def text(self) -> str:
        return str(self.fields())

    def tensor(self) -> list[float]:
        return [float(x) for row in (self.numbers, self.dealt, self.bids, self.bidden) for x in row]

    def sample(self, rng: Random) -> Bids:
        worlds = [
            (a, b, x, y)
            for a in (1, 2, 3)
            for b in (1, 2, 3)
            for x in range(1, a + 1)
            for y in range(1, b + 1)
            if self._fits((a, b), (x, y))
        ]
        a, b, x, y = worlds[rng.below(len(worlds))]
        numbers = [n if d else 0 for n, d in zip((a, b), self.dealt, strict=True)]
        bids = [n if d else 0 for n, d in zip((x, y), self.bidden, strict=True)]
        game = self.setting.game
        assert isinstance(game, SealedBids)
        return game.state(self.setting, True, numbers, bids)

    def _fits(self, numbers: tuple[int, int], bids: tuple[int, int]) -> bool:
        known = zip((*self.numbers, *self.bids), (*numbers, *bids), strict=True)
        return all(mine in (0, theirs) for mine, theirs in known)


class SealedBids(Game):
    state = Bids

    def start(self, setting: Setting) -> State:
        return self.state(setting, False, [0, 0], [0, 0])

    def position(self, setting: Setting, text: str) -> State:
        found = re.fullmatch(r"left:(\d)/(\d) right:(\d)/(\d)", text)
        if not found:
            raise Malformed(f"cannot read {text!r}", "position")
        a, x, b, y = map(int, found.groups())
        return self.state(setting, False, [a, b], [x, y])

    def tensor_size(self, setting: Setting) -> int:
        return 8


NOTATION = Notation(
    (
        Kind("deal", (("seat", SEATS), ("number", NUMBERS)), "deal {seat} {number}"),
        Kind("bid", (("number", NUMBERS),), "bid {number}"),
    )
)
FACTS = ("sealed", 1, (2,), SEATS, (Option("colour", "red", ("red", "blue")),), NOTATION, 4)
GAME = SealedBids(*FACTS)


class LeakyBids(Bids):
    """The same game with a hole: the log tells everybody what was bid."""

    def step(self, seat: int, action: int) -> None:
        super().step(seat, action)
        if action & 255 == BID and not self.quiet:
            self.note(Event("overheard", "toy:2", {"bid": operand(action, 0)}))


class LeakySealedBids(SealedBids):
    state = LeakyBids


LEAKY = LeakySealedBids(*FACTS)


class TalkativeBids(Bids):
    """The same game with another hole: a refusal names what the other seat holds."""

    def why_not(self, seat: int, action: int) -> Exception:
        return Illegal(f"the other seat holds {self.numbers[1 - seat]}", "toy:2")


class TalkativeSealedBids(SealedBids):
    state = TalkativeBids


TALKATIVE = TalkativeSealedBids(*FACTS)
