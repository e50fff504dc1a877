"""Does a copy of a state have everything? Every field is changed in turn and looked for in the copy."""

from typing import Any

from bree.core.game import Setting
from bree.core.state import State
from tests.conformance.play import played

SHARED = ("setting", "printed", "kit", "house", "components")
"""What all states of a game point at and none changes."""
OBJECTS_WITHIN = 2
"""How many levels of objects within a state are looked into."""


def field_names(thing: object) -> list[str]:
    """The names of an object's attributes: those of a compiled class and its bases, or what an uncompiled one declares
    with a value to begin with, and holds."""
    bases = type(thing).__mro__
    declared = [name for base in bases for name in vars(base).get("__mypyc_attrs__", ())]
    if not declared:
        declared = [name for base in bases for name in vars(base).get("__annotations__", ()) if name != "NOT_COPIED"]
    held = list(vars(thing)) if hasattr(thing, "__dict__") else []
    return sorted({*declared, *held})


def not_copied(state: State) -> set[str]:
    """The fields that a game says a copy does without."""
    return {name for base in type(state).__mro__ for name in vars(base).get("NOT_COPIED", ())}


def check_every_field_is_copied(setting: Setting, seed: int) -> None:
    """Change each field of a state in mid-game, and of the objects it holds; a clone must have the change."""
    states = [record.state.clone() for record, _, _ in played(setting, seed)]
    state = states[len(states) // 2]
    for quiet in (False, True):
        state.quiet = quiet
        left_out = not_copied(state)
        for path in paths(state, OBJECTS_WITHIN):
            if path[0] not in left_out:
                _check(state, path)


def paths(thing: object, depth: int) -> list[tuple[str, ...]]:
    """The fields of an object, and of the objects of ours that it holds, as ways of names."""
    found: list[tuple[str, ...]] = []
    for name in field_names(thing):
        value = getattr(thing, name)
        if name in SHARED:
            continue
        if type(value).__module__.startswith("bree.") and depth > 1:
            found += [(name, *rest) for rest in paths(value, depth - 1)]
        elif changed(value) is not None:
            found.append((name,))
    return found


def _check(state: State, path: tuple[str, ...]) -> None:
    holder = follow(state, path[:-1])
    kept = getattr(holder, path[-1])
    other = changed(kept)
    try:
        setattr(holder, path[-1], other)
        copied = getattr(follow(state.clone(), path[:-1]), path[-1])
        assert written(copied) == written(other), f"{'.'.join(path)} is not copied"
    finally:
        setattr(holder, path[-1], kept)


def follow(thing: object, path: tuple[str, ...]) -> object:
    """The object at the end of a way of names."""
    for name in path:
        thing = getattr(thing, name)
    return thing


def changed(value: object) -> object:
    """Return another value of the same kind, or None where there is no obvious one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if type(value).__name__.startswith("vec"):
        row: Any = value  # of whatever a vec holds
        return type(row)([*row, 1]) if not len(row) else type(row)([row[0] + 1, *list(row)[1:]])
    return None


def written(value: object) -> str:
    """A value that can be compared, of numbers and rows of numbers."""
    return str(list(value)) if hasattr(value, "__iter__") else str(value)
