"""One table as it stands: a fold over its stored entries. No I/O, no clock of its own, no randomness of its own."""

from collections.abc import Iterable

from bree.core.bits import bit
from bree.core.chance import CHANCE, SPECTATOR
from bree.core.errors import BreeError
from bree.core.record import Record
from bree.core.registry import game as find_game
from bree.core.state import State
from bree.server.store import entries as e
from bree.server.table.clocks import Clocks
from bree.server.table.commitment import chance
from bree.server.table.perspective import Perspective, Seen
from bree.server.table.series import finished, left, stopped
from bree.server.table.sitting import Sitting


class Table:
    """Everything the server knows about one game in progress. `do` makes something happen; `redo` reads it back."""

    def __init__(self, founding: e.Founding) -> None:
        self.founding = founding
        game = find_game(founding.game)
        self.setting = game.setting(len(founding.sat), founding.options, founding.components)
        self.record = self._begun()
        self.seats = range(self.setting.seats)
        self.sitting = [Sitting(s.kind, s.holder, s.name, s.level) for s in founding.sat]
        self.perspectives = [Perspective(seat, founding.opened_at) for seat in (*self.seats, SPECTATOR)]
        self.noticed: list[int] = []
        """For each action of the record, which seats noticed it, as bits."""
        self.fresh = [0] * self.setting.seats
        """For each seat the first of its versions for which an action is not stale."""
        self.keys: dict[tuple[int, str], int] = {}
        """The version each accepted key led to."""
        self.asked: tuple[int, frozenset[int]] | None = None
        """A takeback waiting for answers: who asks, and which holders have agreed."""
        self.end: e.End | None = None
        self.offers: frozenset[int] = frozenset()
        """Holders who want a rematch."""
        self.next: str | None = None
        self.batches = 0
        self.clocks = Clocks(founding.clock, self.setting.seats, founding.opened_at)

    @classmethod
    def rebuild(cls, founding: e.Founding, batches: Iterable[e.Batch]) -> "Table":
        """Return the table that these batches left behind."""
        table = cls(founding)
        for batch in batches:
            table.redo(batch)
        return table

    @property
    def state(self) -> State:
        """The truth. Only views of it leave the server."""
        return self.record.state

    def facts(self) -> tuple[object, ...]:
        """Return what everybody knows about the table besides the game itself."""
        return (tuple(self.sitting), self.asked, self.end is not None, self.offers, self.next)

    def holders(self) -> frozenset[int]:
        """Return the numbers of the people who are playing, without those away and friends who have not come."""
        return frozenset(s.holder for s in self.sitting if s.kind == "person" and s.holder is not None)

    def to_answer(self) -> frozenset[int]:
        """Return the numbers of the people for whose answer a takeback waits."""
        return self.holders() - self.asked[1] if self.asked is not None else frozenset()

    def free_undo(self, seat: int) -> int:
        """How many of its actions the seat may take back without asking: to where it learned something or noticed
        that others acted or chance came.

        What others did and learned unnoticed, such as setting up in secret, does not count: otherwise the number
        would tell of it. Nor does what they only said.
        """
        if self.end is not None:
            return 0
        count = 0
        learned = self.state.learned
        for taken, noticed in zip(reversed(self.record.taken), reversed(self.noticed), strict=True):
            if taken.seat == seat:
                if taken.learned_before != learned:
                    break
                count += 1
            elif noticed >> seat & 1 and not self.setting.game.is_talk(taken.action):
                break
            learned = taken.learned_before
        return count

    def deadline(self) -> int | None:
        """Return when the first clock runs out, if none is stopped before."""
        first = self.clocks.deadline() if self.end is None else None
        return first[0] if first is not None else None

    def _begun(self) -> Record:
        """Return the game before anything was done."""
        return Record(self.setting, None, self.founding.position)

    def can_undo(self, seat: int) -> bool:
        """Tell whether the seat's last action may be taken back, and what was done since is possible without it."""
        if not self.free_undo(seat):
            return False
        back = self.last_decision(seat)
        trial = self._begun()
        try:
            for t in (*self.record.taken[:-back], *self.record.taken[len(self.record.taken) - back + 1 :]):
                trial.play(t.seat, t.action)
        except BreeError:
            return False
        return True

    def last_decision(self, seat: int) -> int:
        """Count the actions from this seat's last one on; 0 where it has not acted."""
        for back, taken in enumerate(reversed(self.record.taken), start=1):
            if taken.seat == seat:
                return back
        return 0

    def do(self, entries: list[e.AnyEntry], at: int, last: bool = False) -> e.Batch:
        """Make this happen, and chance after it. An illegal action raises before anything has changed.

        A game that is not over after the `last` batch is stopped.
        """
        before = _Before(self)
        done = list(entries)
        for entry in entries:
            self._apply(entry, at)
        while self.end is None and self.state.waiting() == (CHANCE,):
            number = sum(taken.seat == CHANCE for taken in self.record.taken)
            drawn = e.Acted(CHANCE, action=chance(self.state, self.founding.seed, number))
            self._apply(drawn, at)
            done.append(drawn)
        if last and self.end is None:
            stop = e.Stopped(CHANCE)
            self._apply(stop, at)
            done.append(stop)
        actors = {entry.seat for entry in done}
        versions = [p.version + (p.seat in actors or before.changed(self, p)) for p in self.perspectives]
        told_at = [at if v > p.version else p.told_at for p, v in zip(self.perspectives, versions, strict=True)]
        if all(told == at for told in told_at):
            told_at = []
        batch = e.Batch(self.batches, at, done, versions, self.public_waiting(), self.end, told_at)
        self._settle(before, batch)
        return batch

    def redo(self, batch: e.Batch) -> None:
        """Make happen what a stored batch says."""
        if batch.n != self.batches:
            raise ValueError(f"batch {batch.n} does not follow {self.batches - 1}")
        before = _Before(self)
        for entry in batch.entries:
            self._apply(entry, batch.at)
        self._settle(before, batch)

    def public_waiting(self) -> list[int]:
        """List who is being waited for, as far as everybody knows."""
        return list(self.perspectives[-1].see(self.state, self.end is not None).waiting)

    def _settle(self, before: "_Before", batch: e.Batch) -> None:
        """Number what was told, and decide which actions sent before it are stale now."""
        noticed_by_all = all(v > p.version for p, v in zip(self.perspectives, batch.versions, strict=True))
        noticed = 0
        for perspective, version in zip(self.perspectives, batch.versions, strict=True):
            if version > perspective.version:
                perspective.advance(batch.at)
                if perspective.seat >= 0:
                    noticed |= bit(perspective.seat)
        self.noticed += [noticed] * (len(self.record.taken) - len(self.noticed))
        undisturbed = before.undisturbed(self, batch.entries)
        self.fresh = [self.fresh[s] if s in undisturbed else batch.versions[s] for s in self.seats]
        for entry in batch.entries:
            if entry.key:
                self.keys[entry.seat, entry.key] = batch.versions[entry.seat]
        self.batches += 1
        if self.clocks.used:
            complete = all(s.kind != "open" for s in self.sitting)
            people = frozenset(s for s in batch.waiting if s >= 0 and self.sitting[s].kind == "person")
            self.clocks.run(people if complete else frozenset(), batch.waiting, noticed_by_all)

    # What each entry does.

    def _apply(self, entry: e.AnyEntry, at: int) -> None:
        if isinstance(entry, e.Acted):
            self.record.play(entry.seat, entry.action)
        if isinstance(entry, e.Resumed):
            self.clocks.resume(at)
        self.clocks.pass_time(at)
        match entry:
            case e.Acted():
                self._acted(entry.seat, entry.action)
            case e.Undid() | e.TookBack() | e.AskedTakeback() | e.AnsweredTakeback():
                self._went_back(entry)
            case e.Joined() | e.TakenOver() | e.Returned() | e.FellBack():
                self.sitting[entry.seat] = self.sitting[entry.seat].after(entry)
            case e.Resigned():
                self.end = left(self.state, entry.seat, "resigned")
            case e.TimedOut():
                self.end = left(self.state, entry.seat, "time")
            case e.Stopped():
                self.end = stopped(self.state)
            case e.OfferedRematch():
                self.offers |= {self.sitting[entry.seat].holder or 0}
            case e.Continued():
                self.next = entry.table

    def _went_back(self, entry: e.Undid | e.TookBack | e.AskedTakeback | e.AnsweredTakeback) -> None:
        seat = entry.seat
        match entry:
            case e.Undid():
                self._undid(seat)
            case e.TookBack():
                self._take_back(entry.count)
                self.clocks.refill()
            case e.AskedTakeback():
                self.asked = (seat, frozenset({self.sitting[seat].holder or 0}))
            case e.AnsweredTakeback():
                if self.asked is not None:
                    asker, agreed = self.asked
                    self.asked = (asker, agreed | {self.sitting[seat].holder or 0}) if entry.agree else None

    def _acted(self, seat: int, action: int) -> None:
        state = self.record.state
        for perspective in self.perspectives:
            perspective.hear(state.events)
        self.asked = None
        if seat != CHANCE and not self.setting.game.is_talk(action):
            self.clocks.acted(seat)
        outcome = state.outcome()
        if outcome is not None:
            self.end = finished(self.state, outcome)

    def _take_back(self, count: int) -> None:
        self.record.take_back(count)
        del self.noticed[len(self.noticed) - count :]
        for perspective in self.perspectives:
            perspective.forget(count)
        self.asked = None

    def _undid(self, seat: int) -> None:
        """Take the seat's last action out; what others did since, unnoticed by this seat, stays."""
        back = self.last_decision(seat)
        if not self.setting.game.is_talk(self.record.taken[-back].action):
            self.clocks.undid(seat)
        later = self.record.taken[len(self.record.taken) - back + 1 :]
        noticed = self.noticed[len(self.noticed) - back + 1 :]
        self._take_back(back)
        for taken in later:
            self.record.play(taken.seat, taken.action)
            for perspective in self.perspectives:
                perspective.hear(self.state.events)
        self.noticed += noticed


class _Before:
    """What a batch is compared with: the table just before it."""

    def __init__(self, table: Table) -> None:
        self.state = table.state.clone()
        self.waiting = table.state.waiting()
        self.facts = table.facts()
        self.over = table.end is not None
        self.seen = {perspective.seat: perspective.begin() for perspective in table.perspectives}

    def changed(self, table: Table, perspective: Perspective) -> bool:
        """Tell whether a perspective that did nothing itself may know that anything happened."""
        return (
            perspective.news
            or self.facts != table.facts()
            or self._seen(perspective).json != perspective.see(table.state, table.end is not None).json
        )

    def _seen(self, perspective: Perspective) -> Seen:
        return self.seen[perspective.seat] or Seen(self.state.view(perspective.seat), self.over)

    def undisturbed(self, table: Table, entries: list[e.AnyEntry]) -> list[int]:
        """List the seats that still take a decision in which another seat has just made its choice, with nothing else.

        That the choice was made in place of a bot that failed is no reason to ask them again.
        """
        if len(self.waiting) < 2:
            return []
        made = [entry for entry in entries if not isinstance(entry, e.FellBack)]
        acted = made[0] if len(made) == 1 else None
        if not isinstance(acted, e.Acted) or acted.seat not in self.waiting:
            return []
        before, now = self.state, table.state
        return [
            s
            for s in now.waiting()
            if s != acted.seat and s in self.waiting and list(before.actions(s)) == list(now.actions(s))
        ]
