"""Lets the bots of a table think when they are waited for, and does what they answer."""

import asyncio
import logging
import secrets
from collections.abc import Callable

from bree.bots.random import RandomBot
from bree.core.chance import Random
from bree.core.talk import said
from bree.core.view import View
from bree.search.budget import Budget
from bree.server.bots.pool import question
from bree.server.bots.worker import Answer
from bree.server.store import entries as e
from bree.server.table.house import House
from bree.server.table.plan import Plan
from bree.server.table.refusal import Refusal
from bree.server.table.sitting import Sitting
from bree.server.table.table import Table
from bree.server.table.writer import Writer
from bree.server.wire.base import Fault

PAUSE = 2.0
"""Seconds before a bot's turn is tried again after the server itself failed."""
logger = logging.getLogger(__name__)


class BotDriver:
    """One task for each bot that is thinking. A table of bots alone waits while it is not `watched`."""

    def __init__(self, house: House, writer: Writer, watched: Callable[[], bool]) -> None:
        self._house = house
        self._writer = writer
        self._watched = watched
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._seconds = 0.0
        """How long the bots of this table have thought."""

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking."""
        return bool(self._thinking)

    def wake(self) -> None:
        """Start to think for each bot that is waited for.

        While people have still to answer a takeback bots wait too: what they do would withdraw it.
        """
        table = self._writer.table
        bots = {seat for seat, sitting in enumerate(table.sitting) if sitting.kind == "bot"}
        if not bots or table.end is not None or table.to_answer():
            return
        if len(bots) < len(table.sitting) or self._watched():
            for seat in bots.intersection(table.state.waiting()) - set(self._thinking):
                self._thinking[seat] = asyncio.create_task(self._think(seat))

    def cancel(self) -> None:
        """Stop thinking."""
        for task in self._thinking.values():
            task.cancel()

    async def _think(self, seat: int) -> None:
        try:
            table = self._writer.table
            sitting, version = table.sitting[seat], table.perspectives[seat].version
            view = table.state.view(seat)
            answer, fault = await self._decide(view, sitting)
            fell: list[e.AnyEntry] = [e.FellBack(seat, fault=fault)] if fault else []
            if answer.say is not None:
                # On its own: the others hear it at once, and it is no part of a choice they may not notice.
                spoken = await self._writer.write(_by_bot(sitting, version, [e.Acted(seat, action=answer.say)]))
                version = spoken.versions[seat]
            await self._writer.write(_by_bot(sitting, version, [*fell, e.Acted(seat, action=answer.action)]))
        except Refusal:
            pass  # the table has moved on: whoever is waited for now is asked anew
        except Exception:
            logger.exception("a bot's turn failed at table %s", self._writer.id)
            await asyncio.sleep(PAUSE)
        finally:
            self._thinking.pop(seat, None)
        self.wake()

    async def _decide(self, view: View, sitting: Sitting) -> tuple[Answer, Fault]:
        """Return what the bot says and does; where it has just failed, a plain bot's answer, and the fault."""
        answer: Answer | None = None
        fault: Fault = ""
        if not sitting.fallback:
            answer, fault = await self._ask(view, sitting.level)
        if answer is None or fault:
            answer = Answer(RandomBot().choose(view, Random(secrets.randbits(60)), Budget(1)))
        return answer, fault

    async def _ask(self, view: View, level: str) -> tuple[Answer | None, Fault]:
        """Ask the bot of this level; return its answer, and what is wrong with it."""
        try:
            asked = question(view, level, said(self._writer.table.record, int(view.seat)))
        except Exception:
            logger.exception("a bot cannot be asked at table %s", self._writer.id)
            return None, "raised"
        thought = await self._house.bots.choose(asked)
        self._seconds += thought.seconds
        if thought.answer is not None and not _legal(view, thought.answer):
            return None, "illegal"
        if self._seconds > self._house.limits.bot_seconds_per_table:
            return None, "slow"
        return thought.answer, thought.fault


def _legal(view: View, answer: Answer) -> bool:
    """Check that a bot does something it may do, and says nothing but talk."""
    talk = answer.say is None or (answer.say in view.actions and view.setting.game.is_talk(answer.say))
    return talk and answer.action in view.actions


def _by_bot(sitting: Sitting, version: int, entries: list[e.AnyEntry]) -> Callable[[Table], Plan]:
    """Plan what a bot does. Refuse it where the table has moved on since the bot was asked, or waits for people."""
    seat = entries[-1].seat

    def plan(table: Table) -> Plan:
        late = not table.fresh[seat] <= version <= table.perspectives[seat].version
        if late or table.end is not None or table.to_answer() or table.sitting[seat] != sitting:
            raise Refusal("stale")
        return Plan(entries)

    return plan
