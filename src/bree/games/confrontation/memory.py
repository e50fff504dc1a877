"""The last battles as everybody saw them, each packed into one int: shown to players until the next ones."""

import re
from typing import Final

from mypy_extensions import i64

from bree.core.errors import Malformed
from bree.games.confrontation.components import CARDS, CHARACTERS, REGION_NAMES
from bree.games.confrontation.model import Position

_FIELDS: Final = (
    ("region", REGION_NAMES),
    ("light", CHARACTERS),
    ("dark", CHARACTERS),
    ("light-card", CARDS),
    ("dark-card", CARDS),
    ("light-magic", CARDS),
    ("dark-magic", CARDS),
    ("refused", CARDS),
)
_WIDTH: Final = 6
"""Bits of a field: its index plus one, or 0 for none. The sums come last, plus two since Wormtongue has -1."""


def sums(light: i64, dark: i64) -> i64:
    """Both totals of a comparison in one number, which is never 0."""
    return light + 2 | dark + 2 << 6


def remember(s: Position) -> i64:
    """The battle that has just ended."""
    packed = (
        s.region + 1 | s.character(s.light_fighter()) + 1 << _WIDTH | s.character(s.dark_fighter()) + 1 << 2 * _WIDTH
    )
    packed |= s.light_card + 1 << 3 * _WIDTH | s.dark_card + 1 << 4 * _WIDTH
    packed |= s.light_magic + 1 << 5 * _WIDTH | s.dark_magic + 1 << 6 * _WIDTH
    return packed | s.refused_card + 1 << 7 * _WIDTH | s.sums << 8 * _WIDTH


def totals(packed: i64) -> dict[str, object] | None:
    """The strengths compared, if they were."""
    if not packed:
        return None
    return {"light": int(packed & 63) - 2, "dark": int(packed >> 6 & 63) - 2}


def last_battle_fields(packed: i64) -> dict[str, object]:
    """A battle as plain values."""
    fields: dict[str, object] = {}
    for place, (name, values) in enumerate(_FIELDS):
        index = packed >> place * _WIDTH & 63
        fields[name.replace("-", "_")] = values[index - 1] if index else None
    fields["compared"] = totals(packed >> 8 * _WIDTH)
    return fields


def last_battle_words(packed: i64) -> str:
    """A battle as words of a position; none for no battle."""
    fields = last_battle_fields(packed) if packed else {}
    words = [f"{k.replace('_', '-')}={v}" for k, v in fields.items() if v is not None and k != "compared"]
    both = fields.get("compared")
    if isinstance(both, dict):
        words.append(f"compared={both['light']}/{both['dark']}")
    return " ".join(words)


def read_last_battle(value: str, where: str) -> int:
    """Read the words back."""
    packed = 0
    names = [name for name, _ in _FIELDS]
    for word in value.split():
        key, _, what = word.partition("=")
        if key == "compared":
            packed |= read_sums(what, where) << 8 * _WIDTH
            continue
        if key not in names:
            raise Malformed(f"a battle has no {key!r}", where)
        place = names.index(key)
        values = _FIELDS[place][1]
        if what not in values:
            raise Malformed(f"{what!r} is not one of {', '.join(values)}", where)
        packed |= values.index(what) + 1 << place * _WIDTH
    return packed


def read_sums(what: str, where: str) -> int:
    """Two totals written `light/dark`."""
    match = re.fullmatch(r"(-?\d{1,2})/(-?\d{1,2})", what)
    if match is None:
        raise Malformed(f"{what!r} is not two totals", where)
    return int(sums(int(match.group(1)), int(match.group(2))))
