"""Bots think in processes of their own, which are ended when they crash, hang or talk nonsense."""

import asyncio
import contextlib
import logging
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from bree.core.chance import Random
from bree.core.view import View
from bree.server.botworker import Answer, Question

COMMAND = (sys.executable, "-m", "bree.server.botworker")
PATIENCE = 20.0
"""How long a bot may take, starting its process included, before it counts as hanging."""

logger = logging.getLogger(__name__)


class BotFailed(Exception):
    """The bot crashed, hung or answered nonsense."""


def question(view: View, level: str, said: list[int]) -> Question:
    """What a bot is asked. It carries no more than the view, a world drawn from what the seat knows, and what the seat
    has said before.
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

    async def choose(self, asked: Question) -> Answer:
        """What the bot says and does, not yet checked; `BotFailed` where there is no answer."""
        async with self._free:
            process: Process | None = None
            try:
                process = self._idle.pop() if self._idle else await self._start()
                answer = await asyncio.wait_for(self._ask(process, asked), self._patience)
            except BaseException as error:
                if process is not None:
                    await self._end(process)
                if not isinstance(error, Exception):
                    raise
                logger.warning("a bot of level %s failed: %s", asked.level, type(error).__name__)
                raise BotFailed(type(error).__name__) from error
            self._idle.append(process)
            return answer

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
        return msgspec.json.decode(await process.stdout.readline(), type=Answer)

    async def _end(self, process: Process) -> None:
        self._all.discard(process)
        if process in self._idle:
            self._idle.remove(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
