"""What somebody wants to happen at a table, before the table has agreed."""

from collections.abc import Callable
from dataclasses import dataclass, field

import sqlalchemy as sa

from bree.server.store import entries as e


@dataclass
class Plan:
    """The entries to be written, and what must be stored together with them."""

    entries: list[e.AnyEntry]
    also: list[Callable[[sa.Connection], object]] = field(default_factory=list)
