"""`python -m bree.server.schema` prints the JSON Schema of every type on the wire; the page makes its types from it."""

import json
from typing import Any

import msgspec

from bree.server import rest, wire

ROOTS: dict[str, Any] = {
    "FromClient": wire.FromClient,
    "FromServer": wire.FromServer,
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


def schema() -> dict[str, Any]:
    """One schema whose properties are the messages and bodies, and whose definitions are everything in them."""
    roots, definitions = msgspec.json.schema_components(ROOTS.values(), ref_template="#/$defs/{name}")
    for name, definition in definitions.items():
        definition["title"] = name
        if not issubclass(getattr(rest, name, None) or getattr(wire, name), wire.Said):
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
