"""What all types of the wire are made of.

The server sends ids and numbers, never sentences; the one exception is `why`, the engine's reason for a refusal.
Whatever a client sends must fit its type exactly: unknown fields are refused.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Count = Annotated[int, Meta(ge=0)]
Version = Annotated[int, Meta(ge=0)]
Fault = Literal["", "raised", "illegal", "slow"]
"""What is wrong with a bot; empty: nothing, or it is not known."""
Fields = dict[str, Any]
"""Plain JSON values under ids, or the struct that the game declares for them (`Game.wire`): sent as it is."""


class Said(Struct, forbid_unknown_fields=True):
    """Base of what a client sends."""


class Told(Struct):
    """Base of what the server sends."""
