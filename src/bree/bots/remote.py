"""Bots in any language: a program that reads JSON lines and writes JSON lines. `docs/bots.md` has the protocol."""

import json
import os
import selectors
import shlex
import subprocess
import time

from bree.bots.bot import Bot
from bree.bots.guard import Fault
from bree.core.chance import Random
from bree.core.errors import Malformed
from bree.core.view import View
from bree.search.budget import Budget

PROTOCOL = 1
GRACE = 5.0
LONGEST_LINE = 1 << 20


class RemoteBot(Bot):
    """Asks a program: one line with the view and the budget out, one line with the action back."""

    def __init__(self, command: str, grace: float = GRACE) -> None:
        try:
            self.command = shlex.split(command)
        except ValueError as error:
            raise Malformed(f"cannot be read as a command: {error}", command) from error
        if not self.command:
            raise Malformed("there is no command after 'program:'", "bot")
        self.grace = grace
        self._process: subprocess.Popen[bytes] | None = None
        self._unread = b""

    def choose(self, view: View, rng: Random, budget: Budget) -> int:
        """The program's answer: an action's number, or its text in the game's notation."""
        if self._process is None:
            self._start(view)
        self._send(
            {
                "ask": "action",
                "view": view.json(),
                "budget": {"seconds": budget.seconds, "iterations": int(budget.iterations)},
                "seed": int(rng.below(1 << 30)),
            }
        )
        answer = self._receive(budget.seconds + self.grace)
        action = answer.get("action")
        if isinstance(action, str):
            for legal in view.actions:
                if view.setting.game.notation.text(legal) == " ".join(action.split()):
                    return legal
        if not isinstance(action, int) or isinstance(action, bool) or action not in view.actions:
            raise Fault("illegal", f"{action!r} is not one of the legal actions")
        return action

    def close(self) -> None:
        """Say goodbye, wait a moment, then end the program."""
        process, self._process = self._process, None
        if process is None:
            return
        try:
            assert process.stdin is not None
            os.set_blocking(process.stdin.fileno(), False)  # the pipe may be full, if the program does not read
            process.stdin.write(b'{"ask": "end"}\n')
            process.stdin.close()
            process.wait(1.0)
        except (OSError, subprocess.TimeoutExpired):
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()

    def _start(self, view: View) -> None:
        try:
            self._process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        except OSError as error:
            raise Fault("raised", f"{self.command[0]} cannot be started: {error}") from error
        setting = view.setting
        self._send(
            {
                "ask": "begin",
                "protocol": PROTOCOL,
                "game": setting.game.id,
                "version": setting.game.version,
                "seats": setting.seats,
                "seat": int(view.seat),
                "options": setting.options,
            }
        )

    def _send(self, message: dict[str, object]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message).encode() + b"\n")
        except OSError as error:
            raise Fault("raised", f"the program does not listen: {error}") from error

    def _receive(self, seconds: float) -> dict[str, object]:
        assert self._process is not None
        assert self._process.stdout is not None
        end = time.monotonic() + seconds
        with selectors.DefaultSelector() as selector:
            selector.register(self._process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._unread:
                left = end - time.monotonic()
                if left <= 0 or not selector.select(left):
                    raise Fault("slow", f"no answer within {seconds:g} s")
                read = os.read(self._process.stdout.fileno(), 65536)
                if not read:
                    raise Fault("raised", f"the program ended with code {self._process.wait()}")
                self._unread += read
                if len(self._unread) > LONGEST_LINE:
                    raise Fault("illegal", f"a line of more than {LONGEST_LINE} bytes")
        line, _, self._unread = self._unread.partition(b"\n")
        try:
            answer = json.loads(line)
        except ValueError as error:
            raise Fault("illegal", f"not JSON: {line[:80]!r}") from error
        if not isinstance(answer, dict):
            raise Fault("illegal", f"not a JSON object: {line[:80]!r}")
        return answer
