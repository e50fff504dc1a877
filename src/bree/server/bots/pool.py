"""Bots think in processes of their own, which are ended when they crash, hang or talk nonsense."""

import asyncio
import contextlib
import logging
import os
import secrets
import sys
import time
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass

import msgspec

from bree.core.chance import Random
from bree.core.view import View
from bree.server.bots.worker import Answer, Question
from bree.server.wire.base import Fault

COMMAND = (sys.executable, "-m", "bree.server.bots.worker")
PATIENCE = 20.0
"""How long a bot may take, starting its process included, before it counts as hanging."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Thought:
    """What a bot answered, not yet checked, or why it did not; and how long it thought, not counting the wait for a
    process.
    """

    answer: Answer | None
    fault: Fault
    seconds: float


def question(view: View, level: str, said: list[int]) -> Question:
    """Make the question for a bot, from the view alone.

    It holds a world drawn at random among those that fit what the seat knows, and what the seat has said before.
    """
    setting = view.setting
    return Question(
        game=setting.game.id,
        options=setting.options,
        components=setting.components,
        seats=setting.seats,
        position=view.sample(Random(secrets.randbits(60))).position(),
        seat=int(view.seat),
        level=level,
        seed=secrets.randbits(60),
        said=said,
    )


class BotPool:
    """So many processes, started when first needed; each thinks about one question at a time."""

    def __init__(self, processes: int = 0, command: tuple[str, ...] = COMMAND, patience: float = PATIENCE) -> None:
        self._command = command
        self._patience = patience
        self._free = asyncio.Semaphore(processes or max(1, (os.cpu_count() or 1) - 1))
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def choose(self, asked: Question) -> Thought:
        """Ask a bot, and return what it says and does or what is wrong with it."""
        async with self._free:
            begun = time.monotonic()
            process: Process | None = None
            answer: Answer | None = None
            fault: Fault = ""
            try:
                process = self._idle.pop() if self._idle else await self._start()
                answer = await asyncio.wait_for(self._ask(process, asked), self._patience)
                self._idle.append(process)
            except BaseException as error:
                if process is not None:
                    await self._end(process)
                if not isinstance(error, Exception):
                    raise
                fault = _fault(error)
                logger.warning("a bot of level %s failed: %s", asked.level, type(error).__name__)
            return Thought(answer, fault, time.monotonic() - begun)

    async def close(self) -> None:
        """End all processes."""
        for process in list(self._all):
            await self._end(process)

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
        self._all.add(process)
        return process

    @staticmethod
    async def _ask(process: Process, asked: Question) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(asked) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError
        return msgspec.json.decode(line, type=Answer)

    async def _end(self, process: Process) -> None:
        self._all.discard(process)
        if process in self._idle:
            self._idle.remove(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _fault(error: Exception) -> Fault:
    """Tell from an error what is wrong with a bot: it hung, it answered nonsense, or its process ended."""
    if isinstance(error, TimeoutError):
        return "slow"
    return "illegal" if isinstance(error, msgspec.DecodeError | ValueError) else "raised"
