"""`python -m tests.browser.serve ...`: `bree serve` with room for many tests from one address.

A table begins in the middle of a game where the folder BREE_BEGINNINGS has a position in `<game>.txt`.
"""

import os
import sys
from dataclasses import replace
from pathlib import Path

from bree.cli import main, serve
from bree.core.game import Setting
from bree.core.record import Record
from bree.server import table
from bree.server.limits import Limits

ROOMY = replace(Limits(), requests_at_once=10_000, tables_at_once=10_000, messages_at_once=10_000)
BEGINNINGS = Path(os.environ["BREE_BEGINNINGS"])


def begun(setting: Setting) -> Record:
    """A game that begins where the test says."""
    file = BEGINNINGS / f"{setting.game.id}.txt"
    return Record(setting, None, file.read_text() if file.exists() else "")


if __name__ == "__main__":
    serve.Limits = lambda: ROOMY  # type: ignore[assignment,misc]
    table.Record = begun  # type: ignore[assignment,misc]
    sys.exit(main(["serve", *sys.argv[1:]]))
