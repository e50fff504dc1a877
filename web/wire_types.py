"""Write the page's types from the structs that are sent, so that page and server cannot disagree.

`src/net/wire.ts` is written from the server's structs, and for each game that declares what it sends (`Game.wire`)
`src/games/<game>/wire.ts` from the game's.

    python web/wire_types.py            # write them
    python web/wire_types.py --check    # exit 1 where one is not what the structs say
"""

import ast
import inspect as source
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import ModuleType, UnionType
from typing import Literal, Union, get_origin

import msgspec
from msgspec import inspect

from bree.core.registry import games
from bree.core.wire import Wire
from bree.server.wire import base, clock, messages, rest, shown

PAGE = Path(__file__).parent / "src"
SERVER = (clock, shown, messages, rest)
PLAIN = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


class Writer:
    """Writes types as TypeScript. What has a name in one of these modules, as `Clock = Lap | Budget`, keeps it."""

    def __init__(self, modules: Iterable[ModuleType]) -> None:
        self.names: dict[str, str] = {}
        for module in modules:
            for name, value in vars(module).items():
                if get_origin(value) in (Literal, Union, UnionType) and not name.startswith("_"):
                    self.names.setdefault(self.spelt(inspect.type_info(value)), name)

    def aliases(self) -> list[str]:
        """The types that have a name and are no struct."""
        return [f"export type {name} = {spelt};" for spelt, name in self.names.items()]

    def written(self, kind: inspect.Type) -> str:
        """One type as it stands in a field."""
        spelt = self.spelt(kind)
        return self.names.get(spelt, spelt)

    def spelt(self, kind: inspect.Type) -> str:
        """One type in full, whether or not it has a name."""
        match kind:
            case inspect.Metadata():
                return self.written(kind.type)
            case inspect.StructType():
                return kind.cls.__name__
            case inspect.ListType() | inspect.VarTupleType():
                item = self.written(kind.item_type)
                return f"({item})[]" if "|" in item else f"{item}[]"
            case inspect.TupleType():
                return f"[{', '.join(map(self.written, kind.item_types))}]"
            case inspect.DictType():
                return f"Record<{self.written(kind.key_type)}, {self.written(kind.value_type)}>"
            case inspect.LiteralType():
                return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in kind.values)
            case inspect.UnionType():
                return self._union(kind)
            case _:
                return PLAIN[type(kind)]

    def _union(self, kind: inspect.UnionType) -> str:
        parts = tuple(part for part in kind.types if not isinstance(part, inspect.NoneType))
        if len(parts) == len(kind.types):
            return " | ".join(map(self.written, parts))
        return f"{self.written(parts[0] if len(parts) == 1 else inspect.UnionType(parts))} | null"

    def struct(self, cls: type[msgspec.Struct]) -> str:
        """One interface, with the first paragraph of the docstring above it, and so with each field."""
        info = struct_of(cls)
        summary = source.cleandoc(cls.__doc__ or "").split("\n\n")[0].replace("\n", " ")
        lines = [f"/** {summary} */", f"export interface {cls.__name__} {{"]
        if info.tag_field is not None:
            lines.append(f"  {info.tag_field}: '{info.tag}';")
        for field in info.fields:
            about = remarks(cls.__module__).get((cls.__name__, field.name))
            if about is not None:
                lines.append(f"  /** {about} */")
            name = field.encode_name if field.encode_name.isidentifier() else f"'{field.encode_name}'"
            lines.append(f"  {name}{'?' if optional(cls, field) else ''}: {self.written(field.type)};")
        return "\n".join([*lines, "}"])


def struct_of(cls: type) -> inspect.StructType:
    """What msgspec knows of a struct."""
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType), f"{cls} is no struct"
    return info


def optional(cls: type[msgspec.Struct], field: inspect.Field) -> bool:
    """Whether the field may be left out: by a client where there is a default, by us where it can be unset."""
    if field.required:
        return False
    unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
    return unset or issubclass(cls, base.Said) or cls.__struct_config__.omit_defaults


@cache
def remarks(module: str) -> dict[tuple[str, str], str]:
    """The strings that follow the fields of the classes of a module, by class and field."""
    origin = sys.modules[module].__file__
    assert origin is not None
    # Compiled or not, the source lies in the same folder.
    tree = ast.parse((Path(origin).parent / f"{module.rpartition('.')[2]}.py").read_text())
    found = {}
    for cls in (node for node in tree.body if isinstance(node, ast.ClassDef)):
        for field, text in zip(cls.body, cls.body[1:], strict=False):
            match field, text:
                case (
                    ast.AnnAssign(target=ast.Name(id=name)),
                    ast.Expr(value=ast.Constant(value=str(said))),
                ):
                    found[cls.name, name] = " ".join(said.split())
    return found


def made_of(kind: inspect.Type) -> list[inspect.Type]:
    """The types that one type is made of."""
    match kind:
        case inspect.StructType():
            return [field.type for field in kind.fields]
        case inspect.ListType() | inspect.VarTupleType():
            return [kind.item_type]
        case inspect.TupleType():
            return list(kind.item_types)
        case inspect.DictType():
            return [kind.key_type, kind.value_type]
        case inspect.UnionType():
            return list(kind.types)
        case inspect.Metadata():
            return [kind.type]
        case _:
            return []


def reached(roots: Iterable[type]) -> list[type[msgspec.Struct]]:
    """These structs and all that stand in their fields, each before what it is made of."""
    found: list[type[msgspec.Struct]] = []
    left: list[inspect.Type] = [struct_of(root) for root in reversed(list(roots))]
    while left:
        kind = left.pop()
        if isinstance(kind, inspect.StructType):
            if kind.cls in found:
                continue
            found.append(kind.cls)
        left += reversed(made_of(kind))
    return found


def server_types() -> str:
    """The whole of `net/wire.ts`."""
    writer = Writer(SERVER)
    parts = ["// Written by web/wire_types.py from src/bree/server/wire: change it there."]
    for module in SERVER:
        for cls in vars(module).values():
            own = isinstance(cls, type) and cls.__module__ == module.__name__
            if own and issubclass(cls, base.Said | base.Told) and cls not in (base.Said, base.Told):
                parts.append(writer.struct(cls))
    return "\n\n".join([*parts, *writer.aliases()]) + "\n"


def game_types(wire: Wire, folder: str) -> str:
    """The whole of a game's `wire.ts`: `Position`, `Static`, `Events` by their kind, and what they are made of."""
    structs = reached([wire.position, wire.static, *wire.events.values()])
    writer = Writer({sys.modules[cls.__module__]: None for cls in structs})
    parts = [f"// Written by web/wire_types.py from src/bree/games/{folder}: change it there."]
    parts += [writer.struct(cls) for cls in structs]
    for name, cls in {"Position": wire.position, "Static": wire.static}.items():
        if cls.__name__ != name:
            parts.append(f"export type {name} = {cls.__name__};")
    kinds = [f"  {kind if kind.isidentifier() else repr(kind)}: {cls.__name__};" for kind, cls in wire.events.items()]
    parts.append("\n".join(["/** The fields of each kind of event. */", "export interface Events {", *kinds, "}"]))
    return "\n\n".join([*parts, *writer.aliases()]) + "\n"


def files() -> dict[Path, str]:
    """Everything that is written, by its file."""
    found = {PAGE / "net" / "wire.ts": server_types()}
    for game in games().values():
        folder, wire = PAGE / "games" / game.id, game.wire()
        if wire is not None and folder.is_dir():
            found[folder / "wire.ts"] = game_types(wire, game.id)
    return found


def main(arguments: list[str]) -> int:
    """Write every file, or with `--check` say which are out of date."""
    wrong = {path: text for path, text in files().items() if not path.exists() or path.read_text() != text}
    if "--check" in arguments:
        for path in wrong:
            print(f"{path} is out of date: run web/wire_types.py")
        return 1 if wrong else 0
    for path, text in wrong.items():
        path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
