"""Bots by name, as the command line and the arena take them: `wizard`, `mo-ismcts@10000`, `my_bot.py:MyBot@0.5s`."""

import importlib.util
import re
import shutil
import sys
from pathlib import Path

from bree.bots.bot import Bot
from bree.bots.levels import level, levels
from bree.bots.random import RandomBot
from bree.bots.remote import RemoteBot
from bree.bots.searching import ALGORITHMS, GreedyBot, SearchBot
from bree.core.errors import Malformed
from bree.core.game import Setting
from bree.search.budget import Budget
from bree.search.guide import Guide

DEFAULT_SECONDS = 1.0
_BUDGET = re.compile(r"(?P<iterations>\d{1,18})|(?P<seconds>\d{1,6}(\.\d{1,9})?|\.\d{1,9})s")


class NamedBot:
    """Who plays and how long it thinks: NAME, or NAME@ITERATIONS, or NAME@SECONDSs.

    The name is a level, a yardstick, a class in a file (`my_bot.py:MyBot`) or a program (`program:./my_bot --fast`).

    >>> NamedBot("mo-ismcts@10000").name
    'mo-ismcts'
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.name, at, limit = text.rpartition("@") if "@" in text else (text, "", "")
        self._iterations, self._seconds = 0, 0.0
        if at:
            found = _BUDGET.fullmatch(limit)
            if found is None or not any(c in "123456789" for c in limit):
                raise Malformed(f"{limit!r} is not a number of iterations (10000) or of seconds (0.5s)", "bot")
            self._iterations = int(found["iterations"] or 0)
            self._seconds = float(found["seconds"] or 0)
        if self._program():
            _check_program(self._command())
        elif self._file():
            self._class = _class_in(*self._place())
        elif self.name not in names():
            raise Malformed(f"there is no bot {self.name!r} (there are: {', '.join(names())})", "bot")

    def budget(self, processor: bool = False) -> Budget:
        """Return how long it thinks about each decision; with `processor`, seconds are those of the processor."""
        if self._iterations or self._seconds:
            return Budget(self._iterations, self._seconds, processor)
        if self.name in (x.id for x in levels()):
            return level(self.name).budget(processor)
        return Budget(seconds=DEFAULT_SECONDS, processor=processor)

    def make(self, setting: Setting) -> Bot:
        """A new bot for one seat of one game."""
        if self._program():
            return RemoteBot(self._command())
        if self._file():
            return self._from_class()
        if self.name == "random":
            return RandomBot()
        if self.name == "greedy":
            return GreedyBot()
        if self.name in ALGORITHMS:
            return SearchBot(ALGORITHMS[self.name], Guide())
        return level(self.name).bot(setting)

    def _program(self) -> bool:
        return self.name.startswith("program:")

    def _file(self) -> bool:
        return ".py:" in self.name

    def _command(self) -> str:
        return self.name.removeprefix("program:")

    def _place(self) -> tuple[str, str]:
        path, _, name = self.name.rpartition(":")
        return path, name

    def _from_class(self) -> Bot:
        path, name = self._place()
        try:
            return self._class()
        except (Exception, SystemExit) as error:
            raise Malformed(f"{name}() fails: {type(error).__name__}: {error}", path) from error


def _check_program(command: str) -> None:
    """Refuse what cannot be started."""
    program = RemoteBot(command).command[0]
    if shutil.which(program) is None:
        raise Malformed("there is no such program", program)


def _class_in(path: str, name: str) -> type[Bot]:
    """The bot's class in a Python file."""
    if not Path(path).is_file():
        raise Malformed("there is no such file", path)
    spec = importlib.util.spec_from_file_location(f"bot_{Path(path).stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise Malformed(f"cannot be loaded: {type(error).__name__}: {error}", path) from error
    made = getattr(module, name, None)
    if not isinstance(made, type) or not issubclass(made, Bot):
        raise Malformed(f"{name} is not a Bot", path)
    return made


def names() -> list[str]:
    """The bots that need no file: the levels and the yardsticks."""
    return [x.id for x in levels()] + ["random", "greedy", *ALGORITHMS]
