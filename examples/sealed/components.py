"""The numbers in the bag, read from `data/components.toml`."""

from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bree.components import Source

_BAG: Final = Source((files(__name__.rpartition(".")[0]) / "data" / "components.toml").read_text("utf-8"))
NUMBERS: Final[tuple[str, ...]] = ("0", *_BAG.names("number"))
"""What can be drawn, by its name; the first stands for nothing."""
COPIES: Final[vec[i64]] = vec[i64]([_BAG.entry("number", name).whole("count", 1, 9) for name in NUMBERS[1:]])
"""How many of each number are in the bag."""
