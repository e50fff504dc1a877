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
        """How often a seat has learned something hidden so far; nobody takes back, unasked, to before such a moment."""
        self._legal: vec[i64] = vec[i64]()
        self._legal_for: i64 = NOBODY

    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now, `(CHANCE,)`, or `()` when the game is over."""
        return _WAITING[self.waiting_mask()]

    def actions(self, seat: i64) -> vec[i64]:
        """Return what this seat (or CHANCE) may do now; the order is part of the game's version."""
        if self._legal_for != seat or seat == NOBODY:
            self._check_seat(seat)
            self._legal = self.legal(seat)
            self._legal_for = seat
        return self._legal

    def apply(self, seat: i64, action: i64) -> None:
        """Do this action; one that is not legal raises `Illegal` or `NotYourTurn` and changes nothing."""
        legal = self.actions(seat)
        if action not in legal:
            raise self.refusal(seat, action)
        self.advance(seat, action)

    def advance(self, seat: i64, action: i64) -> None:
        """Do an action that is known to be legal, as searches do: like `apply`, without the check."""
        self._legal_for = NOBODY
        if not self.quiet:
            self.events = []
        self.step(seat, action)

    def chances(self) -> list[tuple[int, float]]:
        """Return chance's actions with their probabilities; empty unless it is chance that has to move."""
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
        """Return a short name of this position, made from its text: equal positions have equal digests."""
        return hashlib.sha256(self.position().encode()).hexdigest()[:16]

    def note(self, event: Event) -> None:
        """Keep an event. Callers ask for `quiet` first, so that no search spends time on building events."""
        self.events.append(event)

    # What each game writes.

    @abstractmethod
    def waiting_mask(self) -> i64:
        """Return who must decide as bits: one for each seat, CHANCE_BIT for chance, 0 when the game is over."""

    @abstractmethod
    def legal(self, seat: i64) -> vec[i64]:
        """Work out what this seat (or CHANCE) may do now; `actions` calls this once and keeps the answer."""

    @abstractmethod
    def step(self, seat: i64, action: i64) -> None:
        """Carry out a legal action and everything that follows from it by the rules."""

    def weights(self) -> vec[i64]:
        """Return how likely each of chance's actions is, as whole numbers in the order of `actions(CHANCE)`.

        They need not add up to anything in particular. Where chance is not waited for there are none.
        """
        return vec[i64]([1] * len(self.actions(CHANCE)))

    def why_not(self, seat: i64, action: i64) -> Exception:
        """Return the error that says why this action, though well formed, is not legal now, and by which rule."""
        return Illegal(f"{self.setting.game.notation.text(action)} is not possible now")

    def observed(self, seat: i64, mover: i64, action: i64) -> i64:
        """Return a number for what `seat` notices of the action that `mover` has just done; by default, all of it.

        Two actions that look alike to the seat have the same number, others have different ones. Searches ask after
        the action, or after all actions of a simultaneous choice, and they ask for the mover as well: what he learns
        by his action, such as which piece stood there, changes the number too. The seat may be SPECTATOR. The number
        lies between 0 and 2^56.
        """
        return action

    def reopen(self) -> None:
        """Undo the secret choices that have had no effect yet, so that a search can make them in every way."""

    @abstractmethod
    def clone(self) -> "State":
        """Return a copy that shares nothing which changes, and has no events."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def look(self, seat: i64) -> "View":
        """Return what this seat may know: the one place where a game decides that. `view` has checked the seat."""

    @abstractmethod
    def position(self) -> str:
        """The whole truth as readable text; `Game.position` reads it back."""
