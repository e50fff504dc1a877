"""Actions are ints. A game declares its kinds of action once; packing, text, JSON and parsing follow from that.

The lowest eight bits say which kind, each further eight bits hold one operand: an index into a list of names.
"""

import re
from typing import Final

from mypy_extensions import i64

from bree.core.errors import Malformed

BITS: Final = 8
MASK: Final = 255


def operand(action: i64, place: i64) -> i64:
    """The operand at this place, counted from 0.

    >>> operand(3 | 5 << 8 | 9 << 16, 1)
    9
    """
    return action >> (place + 1) * 8 & 255


class Kind:
    """One kind of action: its id, the names its operands can take, and how it is written.

    >>> move = Kind("move", (("piece", ("merry", "sam")), ("to", ("rohan", "gondor"))), "{piece} {to}")
    """

    def __init__(self, name: str, operands: tuple[tuple[str, tuple[str, ...]], ...], template: str) -> None:
        if any(len(names) > 256 for _, names in operands):
            raise ValueError(f"{name}: an operand has at most 256 values")
        self.name = name
        self.operands = operands
        self.template = template
        pattern = re.escape(template)
        for label, names in operands:
            choices = "|".join(re.escape(n) for n in sorted(set(names), key=len, reverse=True))
            pattern = pattern.replace(re.escape("{" + label + "}"), f"(?P<{label.replace('-', '_')}>{choices})")
        self.pattern: re.Pattern[str] = re.compile(pattern)


class Notation:
    """Turns the actions of one game into text and JSON fields and back. Kind number k is the k-th of `kinds`.

    >>> n = Notation((Kind("move", (("piece", ("merry", "sam")), ("to", ("rohan", "gondor"))), "{piece} {to}"),))
    >>> n.text(n.from_fields({"kind": "move", "piece": "sam", "to": "gondor"}))
    'sam gondor'
    >>> n.fields(n.parse("merry gondor"))
    {'kind': 'move', 'piece': 'merry', 'to': 'gondor'}
    """

    def __init__(self, kinds: tuple[Kind, ...]) -> None:
        self.kinds = kinds

    def _kind(self, action: int) -> Kind:
        number = action & MASK
        if action < 0 or number >= len(self.kinds):
            raise Malformed(f"no action has the number {action}", "action")
        kind = self.kinds[number]
        if action >> BITS * (1 + len(kind.operands)):
            raise Malformed(f"no action has the number {action}", "action")
        return kind

    def fields(self, action: int) -> dict[str, object]:
        """The structured form, for the page and for JSON."""
        kind = self._kind(action)
        fields: dict[str, object] = {"kind": kind.name}
        for place, (label, names) in enumerate(kind.operands):
            value = action >> BITS * (place + 1) & MASK
            if value >= len(names):
                raise Malformed(f"no action has the number {action}", "action")
            fields[label] = names[value]
        return fields

    def text(self, action: int) -> str:
        """The written form; `parse` reads it back."""
        fields = self.fields(action)
        text = self._kind(action).template
        for label, value in fields.items():
            text = text.replace("{" + label + "}", str(value))
        return text

    def from_fields(self, fields: dict[str, object]) -> int:
        """Read the structured form back."""
        names_of_kinds = [kind.name for kind in self.kinds]
        if fields.get("kind") not in names_of_kinds:
            raise Malformed(f"no kind of action is called {fields.get('kind')!r}", "action")
        number = names_of_kinds.index(str(fields["kind"]))
        kind = self.kinds[number]
        unknown = set(fields) - {"kind"} - {label for label, _ in kind.operands}
        if unknown:
            raise Malformed(f"{kind.name} has no field {sorted(unknown)[0]!r}", "action")
        action = number
        for place, (label, names) in enumerate(kind.operands):
            value = fields.get(label)
            if value not in names:
                raise Malformed(f"{kind.name} needs a {label}, not {value!r}", "action")
            action |= names.index(str(value)) << BITS * (place + 1)
        return action

    def parse(self, text: str) -> int:
        """Read the written form back; white space is forgiven."""
        text = " ".join(text.split())
        for kind in self.kinds:
            match = kind.pattern.fullmatch(text)
            if match:
                found = match.groupdict()
                return self.from_fields(
                    {"kind": kind.name, **{label: found[label.replace("-", "_")] for label, _ in kind.operands}}
                )
        raise Malformed(f"cannot read the action {text!r}", "action")
