"""Who sits on the seats of a table, and how that changes."""

from dataclasses import dataclass, replace

from bree.server.store import entries as e
from bree.server.wire.base import Fault

SeatEntry = e.Joined | e.TakenOver | e.Returned | e.FellBack


@dataclass(frozen=True)
class Sitting:
    """Who sits on a seat now. A person away keeps his `holder` while a bot plays."""

    kind: str
    holder: int | None
    name: str
    level: str
    fallback: bool = False
    fault: Fault = ""

    def after(self, entry: SeatEntry) -> "Sitting":
        """Return who sits there after this."""
        match entry:
            case e.Joined(name=name):
                return replace(self, kind="person", name=name)
            case e.TakenOver(level=level):
                return replace(self, kind="bot", level=level, fallback=False, fault="")
            case e.Returned():
                return replace(self, kind="person", level="", fallback=False, fault="")
            case e.FellBack(fault=fault):
                return replace(self, fallback=True, fault=fault)
