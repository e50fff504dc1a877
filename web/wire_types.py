"""Write src/net/wire.ts from the server's own structs, so that page and server cannot disagree.

python web/wire_types.py            # write it
python web/wire_types.py --check    # exit 1 where it is not what the structs say
"""

import inspect as source
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from bree.server.wire import base, clock, messages, rest, shown

TARGET = Path(__file__).parent / "src" / "net" / "wire.ts"
UNIONS = {
    "Clock": clock.Clock,
    "Sitter": rest.Sitter,
    "FromClient": messages.FromClient,
    "FromServer": messages.FromServer,
}
PLAIN = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def written(kind: inspect.Type) -> str:
    """The TypeScript for one type, as it stands in a field."""
    if isinstance(kind, inspect.Metadata):
        return written(kind.type)
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        item = written(kind.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
    if isinstance(kind, inspect.UnionType):
        parts = [written(part) for part in kind.types]
        return next((name for name, union in UNIONS.items() if parts == union_parts(union)), " | ".join(parts))
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f"'{value}'" for value in kind.values)
    return PLAIN[type(kind)]


def union_parts(union: Any) -> list[str]:
    """The names of the structs in a union."""
    return [part.__name__ for part in union.__args__]


def struct(cls: type[msgspec.Struct]) -> str:
    """One interface, with the docstring's first line above it."""
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    summary = source.cleandoc(cls.__doc__ or "").split("\n\n")[0].replace("\n", " ")
    lines = [f"/** {summary} */", f"export interface {cls.__name__} {{"]
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: '{info.tag}';")
    asked = issubclass(cls, base.Said)
    for field in info.fields:
        optional = "?" if asked and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {written(field.type)};")
    return "\n".join([*lines, "}"])


def text() -> str:
    """The whole file."""
    parts = ["// Written by web/wire_types.py from src/bree/server/wire: change it there."]
    for module in (clock, shown, messages, rest):
        for cls in vars(module).values():
            own = isinstance(cls, type) and cls.__module__ == module.__name__
            if own and issubclass(cls, base.Said | base.Told) and cls not in (base.Said, base.Told):
                parts.append(struct(cls))
    parts += [f"export type {name} = {' | '.join(union_parts(union))};" for name, union in UNIONS.items()]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(0 if TARGET.read_text() == text() else f"{TARGET} is out of date: run web/wire_types.py")
    TARGET.write_text(text())
