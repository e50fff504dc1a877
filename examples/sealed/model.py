"""The state as data. What may be done with it is in `moves`, what follows in `rules`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bree.core.game import Setting
from bree.core.state import State

NOTHING: Final = 0
"""No number was drawn yet, or no bid was made."""
HIDDEN: Final = -1
"""A number or a bid that the holder of this copy may not know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedData(State):
    """The whole truth, or (in a View) as much of it as a seat may know."""

    def __init__(self, setting: Setting, quiet: bool) -> None:
        super().__init__(setting, quiet)
        self.numbers = vec[i64]([NOTHING, NOTHING])
        self.bids = vec[i64]([NOTHING, NOTHING])

    def copy_to(self, other: "SealedData") -> None:
        """Give another state every field of this one."""
        other.learned = self.learned
        other.numbers = self.numbers[:]
        other.bids = self.bids[:]
