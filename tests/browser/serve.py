"""`python -m tests.browser.serve ...`: `bree serve` with room for many tests from one address, and with known luck.

A table begins in the middle of a game where the folder BREE_BEGINNINGS has a position in `<game>.txt`; bots fail while
it has a file `bots-fail`.
"""

import os
import random
import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from bree.cli import browser, main
from bree.core.view import View
from bree.server.bots import pool
from bree.server.bots.worker import Question
from bree.server.limits import Limits
from bree.server.store.entries import Founding
from bree.server.table import bot_driver, founding

ROOMY = replace(Limits(), requests_at_once=10_000, tables_at_once=10_000, messages_at_once=10_000)
BEGINNINGS = Path(os.environ["BREE_BEGINNINGS"])


def put(module: ModuleType, **names: object) -> None:
    """Let these names of a module mean something else."""
    for name, meaning in names.items():
        setattr(module, name, meaning)


def founded(*, game: str, **known: Any) -> Founding:
    """A table whose game begins where the test says."""
    file = BEGINNINGS / f"{game}.txt"
    return Founding(game=game, position=file.read_text() if file.exists() else "", **known)


def question(view: View, level: str, said: list[int]) -> Question:
    """Make a bot's luck depend on what it sees alone, so that equal choices of people lead to equal games."""
    if (BEGINNINGS / "bots-fail").exists():
        raise RuntimeError("no bot is to be asked")
    put(pool, secrets=SimpleNamespace(randbits=random.Random(view.text()).getrandbits))
    return pool.question(view, level, said)


if __name__ == "__main__":
    put(browser, Limits=lambda: ROOMY)
    put(founding, Founding=founded, new_seed=lambda: "b4" * 32)
    put(bot_driver, question=question)
    sys.exit(main(["serve", *sys.argv[1:]]))
