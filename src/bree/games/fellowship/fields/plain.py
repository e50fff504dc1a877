"""What all structs of this game that are sent have in common."""

from typing import Literal

import msgspec

Place = Literal["bag-end", "rivendell", "moria", "lothlorien", "helms-deep", "shelobs-lair", "mordor"]


class Plain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Fields that travel as JSON, with hyphens in their names."""
