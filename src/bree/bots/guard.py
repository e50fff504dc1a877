"""Keeps a game going whatever a bot does: one that raises, hangs or plays nonsense is replaced, and the reason told."""

import ctypes
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress

from bree.bots.bot import Bot
from bree.core.chance import Random
from bree.core.view import View
from bree.search.budget import Budget

GRACE = 10.0
"""How many seconds beyond its budget a bot may take before it counts as hanging."""


class Fault(Exception):
    """Why a bot was replaced: `raised`, `slow` or `illegal`, with what is known about it."""

    def __init__(self, why: str, detail: str) -> None:
        super().__init__(f"{why}: {detail}")
        self.why = why
        self.detail = detail


class _Abandoned(BaseException):
    """Raised inside a bot that hangs, to end its thread."""


class Guarded(Bot):
    """Plays for a bot until its first fault, then for the fallback; `tell` hears of the fault.

    A bot that takes too long in Python code is ended. Compiled code, such as our searches, cannot be ended: it holds
    the interpreter until it returns, so that only its own budget stops it, and the delay is told afterwards. A program
    (`bree.bots.remote`) can always be ended.
    """

    def __init__(self, bot: Bot, fallback: Bot, tell: Callable[[Fault], None], grace: float = GRACE) -> None:
        self.bot = bot
        self.fallback = fallback
        self.tell = tell
        self.grace = grace
        self.fault: Fault | None = None

    def choose(self, view: View, rng: Random, budget: Budget) -> int:
        """Let the bot choose; after its first fault let the fallback choose."""
        legal = tuple(view.actions)
        if self.fault is None:
            try:
                return self._ask(view, legal, rng, budget)
            except Fault as fault:
                self._replace(fault)
                view.actions = list(legal)  # a copy, since the bot may have changed the list it was given
        return self.fallback.choose(view, rng, budget)

    def speak(self, view: View, rng: Random) -> int | None:
        """Let the bot say something to its partners; the fallback says nothing."""
        talk = [action for action in view.actions if view.setting.game.is_talk(action)]
        if self.fault is None and talk:
            try:
                said = _within(self.grace, lambda: self.bot.speak(view, rng))
                return None if said is None else _one_of(talk, said)
            except Fault as fault:
                self._replace(fault)
        return None

    def close(self) -> None:
        """Close the bot and the fallback."""
        if self.fault is None:
            self._say_goodbye()
        self.fallback.close()

    def _ask(self, view: View, legal: Sequence[int], rng: Random, budget: Budget) -> int:
        seconds = max(budget.seconds, 0.0) + self.grace
        return _one_of(legal, _within(seconds, lambda: self.bot.choose(view, rng, budget)))

    def _replace(self, fault: Fault) -> None:
        self.fault = fault
        self._say_goodbye()
        self.tell(fault)

    def _say_goodbye(self) -> None:
        """Close the bot. If even that fails it harms nobody, since the bot is not asked again."""
        with suppress(Fault):
            _within(self.grace, self.bot.close)


def _one_of(legal: Sequence[int], answer: object) -> int:
    if not isinstance(answer, int) or isinstance(answer, bool) or answer not in legal:
        raise Fault("illegal", f"{answer!r} is not one of the legal actions")
    return answer


def _within(seconds: float, work: Callable[[], object]) -> object:
    """Run somebody else's code and return its result, or a Fault where it raises or is not done in time."""
    answers: list[object] = []
    errors: list[BaseException] = []

    def think() -> None:
        try:
            answers.append(work())
        except BaseException as error:  # a bot can raise anything, and the game has to go on
            errors.append(error)

    thread = threading.Thread(target=think, daemon=True)
    thread.start()
    thread.join(seconds)
    if thread.is_alive():
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident or 0), ctypes.py_object(_Abandoned))
        raise Fault("slow", f"no answer within {seconds:g} s")
    if errors:
        if isinstance(errors[0], Fault):
            raise errors[0]
        raise Fault("raised", f"{type(errors[0]).__name__}: {errors[0]}")
    return answers[0]
