"""A seat must never be held up by its bot: one that raises, hangs or plays nonsense is replaced, and it is said why."""

import ctypes
import threading
from collections.abc import Callable

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
    """Plays for a bot until its first fault, then for the fallback; `tell` hears of the fault."""

    def __init__(self, bot: Bot, fallback: Bot, tell: Callable[[Fault], None], grace: float = GRACE) -> None:
        self.bot = bot
        self.fallback = fallback
        self.tell = tell
        self.grace = grace
        self.fault: Fault | None = None

    def choose(self, view: View, rng: Random, budget: Budget) -> int:
        """What the bot plays, or from its first fault on what the fallback plays."""
        if self.fault is None:
            try:
                return self._ask(view, rng, budget)
            except Fault as fault:
                self.fault = fault
                self.bot.close()
                self.tell(fault)
        return self.fallback.choose(view, rng, budget)

    def close(self) -> None:
        """Both are done."""
        if self.fault is None:
            self.bot.close()
        self.fallback.close()

    def _ask(self, view: View, rng: Random, budget: Budget) -> int:
        answers: list[object] = []
        errors: list[BaseException] = []

        def think() -> None:
            try:
                answers.append(self.bot.choose(view, rng, budget))
            except BaseException as error:  # whatever a stranger's bot raises, the game goes on
                errors.append(error)

        thread = threading.Thread(target=think, daemon=True)
        thread.start()
        thread.join(max(budget.seconds, 0.0) + self.grace)
        if thread.is_alive():
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident or 0), ctypes.py_object(_Abandoned))
            raise Fault("slow", f"no answer within {budget.seconds + self.grace:g} s")
        if errors:
            if isinstance(errors[0], Fault):
                raise errors[0]
            raise Fault("raised", f"{type(errors[0]).__name__}: {errors[0]}")
        answer = answers[0]
        if not isinstance(answer, int) or isinstance(answer, bool) or answer not in view.actions:
            raise Fault("illegal", f"{answer!r} is not one of the legal actions")
        return answer
