"""`python -m bree.server.wire.schema` prints the JSON Schema of every type on the wire."""

import json
from typing import Any

import msgspec

from bree.server.wire import base, messages, rest


def _all(base: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """List the structs under this one."""
    return [cls for direct in base.__subclasses__() for cls in (direct, *_all(direct))]


ROOTS: dict[str, Any] = {
    "FromClient": messages.FromClient,
    "FromServer": messages.FromServer,
    "OpenTable": rest.OpenTable,
    "Opened": rest.Opened,
    "Join": rest.Join,
    "Joined": rest.Joined,
    "ListTables": rest.ListTables,
    "Tables": rest.Tables,
    "Games": rest.Games,
    "ReplayFile": rest.ReplayFile,
    "Replay": rest.Replay,
    "FramesFile": rest.FramesFile,
    "Frames": rest.Frames,
    "Lesson": rest.Lesson,
    "Problem": rest.Problem,
}


SAID = {cls.__name__ for cls in _all(base.Said)}
"""What a client sends."""


def schema() -> dict[str, Any]:
    """Return one schema whose properties are the messages and bodies, and whose definitions are everything in them."""
    roots, definitions = msgspec.json.schema_components(ROOTS.values(), ref_template="#/$defs/{name}")
    for name, definition in definitions.items():
        definition["title"] = name
        if name not in SAID:
            # Only what a client leaves out has a default; the server always sends every field.
            definition["required"] = list(definition["properties"])
        definition["additionalProperties"] = False
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "type": "object",
        "properties": dict(zip(ROOTS, roots, strict=True)),
        "required": list(ROOTS),
        "additionalProperties": False,
        "$defs": definitions,
    }


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
