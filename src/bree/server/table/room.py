"""A table with people at it: its one writer, the sockets that listen, the bots that think and the clock that runs."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Protocol

import msgspec
import sqlalchemy as sa

from bree.bots.random import RandomBot
from bree.bots.talk import said
from bree.core.chance import Random
from bree.core.errors import BreeError
from bree.core.view import View
from bree.search.budget import Budget
from bree.server.bots.pool import BotPool, question
from bree.server.bots.worker import Answer, default_level
from bree.server.limits import Limits
from bree.server.store import entries as e
from bree.server.store.store import Secret, Store, set_deadline, set_players
from bree.server.store.transactions import Conflict
from bree.server.table import wording
from bree.server.table.refusal import Refusal
from bree.server.table.table import Sitting, Table
from bree.server.wire import base, messages

TRIES = 5
STALE_PRESENCE = 60.0
"""Seconds after which what a neighbour said about who is connected counts no more."""
PAUSE = 2.0
"""Seconds before a bot's turn is tried again after the server itself failed."""
logger = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode


def milliseconds() -> int:
    """Now, since 1970."""
    return time.time_ns() // 1_000_000


class Listener(Protocol):
    """A socket as the room sees it."""

    held: frozenset[int]
    looking: int | None

    def tell(self, message: bytes) -> None:
        """Send this as soon as possible, in order."""


@dataclass
class Plan:
    """What a writer wants to happen, and what must be stored together with it."""

    entries: list[e.AnyEntry]
    also: list[Callable[[sa.Connection], object]] = field(default_factory=list)


@dataclass(frozen=True)
class House:
    """What all rooms share."""

    store: Store
    bots: BotPool
    limits: Limits
    now: Callable[[], int] = milliseconds


class Room:
    """The one writer of a table. Everything that changes the table goes through `write`, one at a time."""

    def __init__(self, house: House, table: Table, secrets: list[Secret]) -> None:
        self.house = house
        self.table = table
        self.secrets = secrets
        self.listeners: set[Listener] = set()
        self._telling = wording.Telling()
        self.keeper = house.store.neighbours is None
        """Whether this process does the table's chores: its bots and its clock."""
        self.used_at = time.monotonic()
        self.seen_at: dict[int, float] = {}
        """When the person of a seat was last known to be there: with a socket, or because he had just sat down."""
        self._note_people()
        self._lock = asyncio.Lock()
        self._suspect: list[int] | None = None
        """After a failure: the versions told before it, until the table has been rebuilt."""
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._elsewhere: dict[str, tuple[float, set[int], int]] = {}
        """Who is connected to other processes, and when they said so."""
        self._bot_seconds = 0.0
        self._alarm: asyncio.TimerHandle | None = None
        self._chores: set[asyncio.Task[None]] = set()

    @property
    def id(self) -> str:
        """The table's."""
        return self.table.founding.id

    # Writing.

    async def write(self, plan: Callable[[Table], Plan]) -> e.Batch:
        """Do what the plan says, store it, then tell everybody. The plan is made anew where a neighbour was first."""
        async with self._lock:
            if self._suspect is not None:
                await self._repair()
            for _ in range(TRIES):
                made = plan(self.table)
                told = [p.version for p in self.table.perspectives]
                sitting = list(self.table.sitting)
                last = self.table.batches + 1 >= self.house.limits.batches_per_table
                try:
                    batch = self.table.do(made.entries, self.house.now(), last)
                    if sitting != self.table.sitting:
                        made.also.append(set_players(self.id, wording.players(self.table)))
                    if self.table.clocks.used:
                        made.also.append(set_deadline(self.id, self.table.deadline()))
                    await self.house.store.append(self.id, batch, *made.also)
                except BreeError:
                    raise  # the engine refused, and changed nothing
                except Conflict:
                    self._suspect = told
                    await self._repair()
                    continue
                except BaseException:
                    # What was not stored has not happened, whatever this process has in memory.
                    self._suspect = told
                    with contextlib.suppress(Exception):
                        await asyncio.shield(self._repair())
                    raise
                self._publish(told)
                return batch
            raise Refusal("busy")

    async def refresh(self) -> None:
        """Read what neighbours have written."""
        async with self._lock:
            await self._repair()
            batches, self.secrets = await self.house.store.after(self.id, self.table.batches - 1)
            for batch in batches:
                told = [p.version for p in self.table.perspectives]
                self.table.redo(batch)
                self._publish(told)

    async def _repair(self) -> None:
        """Rebuild the table from the store, where what is in memory cannot be trusted."""
        if self._suspect is None:
            return
        stored = await self.house.store.load(self.id)
        assert stored is not None
        self.table, self.secrets = Table.rebuild(stored.founding, stored.batches), stored.secrets
        told, self._suspect = self._suspect, None
        self._publish(told)

    # Telling.

    def _publish(self, told: list[int]) -> None:
        """Send every perspective that has something new its update, made once for all its sockets."""
        self.used_at = time.monotonic()
        self._note_people()
        messages: dict[int | None, bytes] = {}
        for listener in self.listeners:
            looking = listener.looking
            if looking not in messages:
                messages[looking] = self._update(looking, told)
            if messages[looking]:
                listener.tell(messages[looking])
        self.wake()

    def _update(self, looking: int | None, told: list[int]) -> bytes:
        """What a socket that looks there is sent now; empty where it may know of nothing new."""
        place = looking if looking is not None else self.table.setting.seats
        perspective = self.table.perspectives[place]
        if perspective.version <= told[place]:
            return b""
        _, keep, events = perspective.catch_up(told[place])
        return encode(messages.Update(self._telling.now(self.table, perspective, keep, events, self.house.now())))

    def welcome(self, listener: Listener, since: int | None) -> bytes:
        """Everything a socket needs to know about what it looks at now."""
        place = listener.looking if listener.looking is not None else self.table.setting.seats
        perspective = self.table.perspectives[place]
        full, keep, events = perspective.catch_up(since)
        present, spectators = self.presence()
        return encode(
            messages.Welcome(
                table=wording.table_facts(self.table),
                held=sorted(listener.held),
                looking=listener.looking,
                full=full,
                now=self._telling.now(self.table, perspective, keep, events, self.house.now()),
                present=present,
                spectators=spectators,
            )
        )

    async def look(self, listener: Listener, seat: int | None, since: int | None) -> None:
        """From now on this socket sees that seat."""
        async with self._lock:
            await self._repair()
            listener.looking = seat
            listener.tell(self.welcome(listener, since))

    async def enter(self, listener: Listener, since: int | None) -> None:
        """A socket said hello."""
        async with self._lock:
            await self._repair()
            self.listeners.add(listener)
            listener.tell(self.welcome(listener, since))
        self._tell_presence(besides=listener)
        self.announce()
        self.wake()

    def leave(self, listener: Listener) -> None:
        """A socket is gone."""
        if listener in self.listeners:
            self.listeners.discard(listener)
            self.used_at = time.monotonic()
            self.seen_at |= dict.fromkeys(listener.held, self.used_at)
            self._tell_presence()
            self.announce()

    def presence(self) -> tuple[list[int], int]:
        """The seats whose browser is connected, here or at a neighbour, and the number of those who only watch."""
        present, spectators = self._present_here()
        lately = time.monotonic() - STALE_PRESENCE
        for at, seats, watching in self._elsewhere.values():
            if at > lately:
                present |= seats
                spectators += watching
        return sorted(present), spectators

    def _present_here(self) -> tuple[set[int], int]:
        present = {seat for listener in self.listeners for seat in listener.held}
        return present, sum(not listener.held for listener in self.listeners)

    def announce(self) -> None:
        """Tell the neighbours who is connected here."""
        neighbours = self.house.store.neighbours
        if neighbours is not None:
            seats, spectators = self._present_here()
            item = f"{self.id}:{','.join(map(str, sorted(seats)))}:{spectators}"
            self._begin(asyncio.to_thread(neighbours.tell, [item]))

    def hear_presence(self, sender: str, said: str) -> None:
        """A neighbour tells who is connected there."""
        seats, _, spectators = said.partition(":")
        if sender not in self._elsewhere:
            self.announce()  # it may have come after our own announcement
        now, there = time.monotonic(), {int(s) for s in seats.split(",") if s}
        _, before, _ = self._elsewhere.get(sender, (now, there, 0))
        self._elsewhere[sender] = (now, there, int(spectators))
        self.seen_at |= dict.fromkeys(there | before, now)
        self._tell_presence()

    def _note_people(self) -> None:
        """Who plays now. Whoever was not among them before has just come, wherever that was."""
        people = [s for s in self.table.seats if self.table.sitting[s].kind == "person"]
        self.seen_at = {s: self.seen_at.get(s, self.used_at) for s in people}

    def away(self) -> frozenset[int]:
        """Seats of people who have had no socket for so long that a bot may play for them."""
        long_ago = time.monotonic() - self.house.limits.away_seconds
        present = self.presence()[0]
        return frozenset(
            s
            for s, seen in self.seen_at.items()
            if s not in present and self.table.sitting[s].kind == "person" and seen <= long_ago
        )

    def _tell_presence(self, besides: Listener | None = None) -> None:
        present, spectators = self.presence()
        message = encode(messages.Presence(present, spectators))
        for listener in self.listeners:
            if listener is not besides:
                listener.tell(message)

    # Chores: bots and the clock.

    def wake(self) -> None:
        """Set bots thinking that are waited for, and the alarm for the first clock to run out.

        While people have still to answer a takeback bots wait too: what they do would withdraw it.
        """
        if not self.keeper:
            return
        table = self.table
        bots = [seat for seat, sitting in enumerate(table.sitting) if sitting.kind == "bot"]
        going_on = table.end is None and not table.to_answer()
        if bots and going_on and (self.listeners or len(bots) < len(table.sitting)):
            for seat in set(bots).intersection(table.state.waiting()) - set(self._thinking):
                self._thinking[seat] = asyncio.create_task(self._think(seat))
        if table.clocks.used:
            self._set_alarm()

    def busy(self) -> bool:
        """Whether anything would be lost by forgetting the room: a clock stands still in a forgotten one."""
        ticking = self.table.end is None and self.table.clocks.ticking
        return bool(self.listeners or self._thinking or self._lock.locked() or ticking)

    def close(self) -> None:
        """Stop the chores."""
        for task in (*self._thinking.values(), *self._chores):
            task.cancel()
        if self._alarm is not None:
            self._alarm.cancel()

    async def _think(self, seat: int) -> None:
        try:
            sitting, version = self.table.sitting[seat], self.table.perspectives[seat].version
            view = self.table.state.view(seat)
            answer, fault = await self._decide(view, sitting)
            fell: list[e.AnyEntry] = [e.FellBack(seat, fault=fault)] if fault else []
            if answer.say is not None:
                # On its own: the others hear it at once, and it is no part of a choice they may not notice.
                spoken = await self.write(_by_bot(sitting, version, [e.Acted(seat, action=answer.say)]))
                version = spoken.versions[seat]
            await self.write(_by_bot(sitting, version, [*fell, e.Acted(seat, action=answer.action)]))
        except Refusal:
            pass  # the table has moved on: whoever is waited for now is asked anew
        except Exception:
            logger.exception("a bot's turn failed at table %s", self.id)
            await asyncio.sleep(PAUSE)
        finally:
            self._thinking.pop(seat, None)
        self.wake()

    async def _decide(self, view: View, sitting: Sitting) -> tuple[Answer, base.Fault]:
        """What the bot says and does, and its fault if this is the plain one's answer because it has just failed."""
        answer: Answer | None = None
        fault: base.Fault = ""
        if not sitting.fallback:
            try:
                asked = question(view, sitting.level, said(self.table.record, int(view.seat)))
            except Exception:
                logger.exception("a bot cannot be asked at table %s", self.id)
                fault = "raised"
            else:
                thought = await self.house.bots.choose(asked)
                self._bot_seconds += thought.seconds
                answer, fault = thought.answer, thought.fault
                if answer is not None and not _legal(view, answer):
                    fault = "illegal"
                elif self._bot_seconds > self.house.limits.bot_seconds_per_table:
                    fault = "slow"
        if answer is None or fault:
            answer = Answer(RandomBot().choose(view, Random(secrets.randbits(60)), Budget(1)))
        return answer, fault

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadline = self.table.deadline()
        if deadline is not None:
            seconds = min(max(0.0, (deadline - self.house.now()) / 1000), 3600.0)
            self._alarm = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._begin(self.time_out())

    def _begin(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def time_out(self) -> None:
        """Whoever has no time left has lost; at a co-operative table a bot goes on for him."""

        def plan(table: Table) -> Plan:
            deadline = table.clocks.deadline()
            if table.end is not None or deadline is None or deadline[0] > self.house.now():
                raise Refusal("stale")
            seat = deadline[1]
            if table.setting.game.cooperative:
                return Plan([e.TakenOver(seat, level=default_level())])
            return Plan([e.TimedOut(seat)])

        try:
            await self.write(plan)
        except Refusal:
            self._set_alarm()


def _legal(view: View, answer: Answer) -> bool:
    """Whether a bot does something it may do, and says nothing but talk."""
    talk = answer.say is None or (answer.say in view.actions and view.setting.game.is_talk(answer.say))
    return talk and answer.action in view.actions


def _by_bot(sitting: Sitting, version: int, entries: list[e.AnyEntry]) -> Callable[[Table], Plan]:
    """What a bot does, unless the table has moved on since the version it was asked at or waits for other answers."""
    seat = entries[-1].seat

    def plan(table: Table) -> Plan:
        late = not table.fresh[seat] <= version <= table.perspectives[seat].version
        if late or table.end is not None or table.to_answer() or table.sitting[seat] != sitting:
            raise Refusal("stale")
        return Plan(entries)

    return plan
