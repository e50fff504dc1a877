"""The whole truth of a game in progress, and the checks that stand between it and the outside."""

import hashlib
from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bree.core.chance import CHANCE, EVERYTHING
from bree.core.errors import Illegal, Malformed, NotYourTurn
from bree.core.event import Event
from bree.core.outcome import Outcome

if TYPE_CHECKING:
    from bree.core.game import Setting
    from bree.core.view import View

MOST_SEATS: Final = 6
CHANCE_BIT: Final = 64
NOBODY: Final = -9

_WAITING: Final[list[tuple[int, ...]]] = [
    (CHANCE,) if mask & CHANCE_BIT else tuple(s for s in range(MOST_SEATS) if mask >> s & 1)
    for mask in range(2 * CHANCE_BIT)
]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game: who must decide, what each seat may do, and what follows.

    A game's subclass writes the methods of the second half; people and programs call those of the first half.
    Events and evidence are kept unless the state is `quiet`, as the states of a search are.
    """

    NOT_COPIED: ClassVar[tuple[str, ...]] = ("events", "_legal", "_legal_for")
    """The fields that a clone does without. A game that leaves out others names them in a tuple of its own."""

    def __init__(self, setting: "Setting", quiet: bool) -> None:
        self.setting = setting
        self.quiet = quiet
        self.events: list[Event] = []
        """What the last `apply` made happen."""
        self.learned: i64 = 0
        """Counts the moments at which a seat learned something hidden: no free undo reaches behind one."""
        self._legal: vec[i64] = vec[i64]()
        self._legal_for: i64 = NOBODY

    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now, `(CHANCE,)`, or `()` when the game is over."""
        return _WAITING[self.waiting_mask()]

    def actions(self, seat: i64) -> vec[i64]:
        """What this seat (or CHANCE) may do now, in a pinned order; empty when there is nothing."""
        if self._legal_for != seat or seat == NOBODY:
            self._check_seat(seat)
            self._legal = self.legal(seat)
            self._legal_for = seat
        return self._legal

    def apply(self, seat: i64, action: i64) -> None:
        """Do this, or raise `Illegal` or `NotYourTurn` with the reason and leave everything as it was."""
        legal = self.actions(seat)
        if action not in legal:
            raise self.refusal(seat, action)
        self.advance(seat, action)

    def advance(self, seat: i64, action: i64) -> None:
        """`apply` for an action known to be legal, as in a search."""
        self._legal_for = NOBODY
        if not self.quiet:
            self.events = []
        self.step(seat, action)

    def chances(self) -> list[tuple[int, float]]:
        """What chance may do now, each with its probability; empty where a seat decides or the game is over."""
        if not self.waiting_mask() & CHANCE_BIT:
            return []
        weights = self.weights()
        total: i64 = 0
        for w in weights:
            total += w
        actions = self.actions(CHANCE)
        return [(int(actions[i]), int(weights[i]) / int(total)) for i in range(len(actions))]

    def refusal(self, seat: i64, action: i64) -> Exception:
        """Why this seat may not do this now."""
        if not self.waiting_mask():
            return Illegal("the game is over")
        if not len(self.actions(seat)):
            return NotYourTurn("this seat has nothing to decide now")
        self.setting.game.notation.text(action)
        return self.why_not(seat, action)

    def view(self, seat: i64) -> "View":
        """All that this seat may know (SPECTATOR: what everybody knows; EVERYTHING: for finished games)."""
        self._check_seat(seat)
        return self.look(seat)

    def _check_seat(self, seat: i64) -> None:
        """Refuse seats that this game does not have."""
        if seat < EVERYTHING or seat >= self.setting.seats:
            raise Malformed(f"there is no seat {seat}", "seat")

    def digest(self) -> str:
        """Names this position: equal positions have equal digests."""
        return hashlib.sha256(self.position().encode()).hexdigest()[:16]

    def note(self, event: Event) -> None:
        """Keep an event; callers check `quiet` first, so that a search does not even build it."""
        self.events.append(event)

    # What each game writes.

    @abstractmethod
    def waiting_mask(self) -> i64:
        """`waiting` as bits: one for each seat, or CHANCE_BIT, or 0."""

    @abstractmethod
    def legal(self, seat: i64) -> vec[i64]:
        """What `actions` returns, worked out afresh."""

    @abstractmethod
    def step(self, seat: i64, action: i64) -> None:
        """What follows from a legal action."""

    def weights(self) -> vec[i64]:
        """How likely each of chance's actions is, as whole numbers in the order of `actions(CHANCE)`; empty where
        chance is not waited for."""
        return vec[i64]([1] * len(self.actions(CHANCE)))

    def why_not(self, seat: i64, action: i64) -> Exception:
        """The reason and the rule against an action that can be read but is not legal."""
        return Illegal(f"{self.setting.game.notation.text(action)} is not possible now")

    def observed(self, seat: i64, mover: i64, action: i64) -> i64:
        """What this seat notices of an action just applied: equal numbers look alike to it. Everything, by default.

        Searches ask it after the action, or after all of a simultaneous choice, also of the mover: whatever else he
        learns by his action (who stood there) belongs into the number. It is not negative and below 2^56.
        """
        return action

    def reopen(self) -> None:
        """Take back what seats chose in secret and what has had no effect yet, so that a search can think about it."""

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy, without the events."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def look(self, seat: i64) -> "View":
        """What `view` returns, for a seat there is: the one place where a game decides who may know what."""

    @abstractmethod
    def position(self) -> str:
        """The whole truth as readable text; `Game.position` reads it back."""
