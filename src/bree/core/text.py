"""Reading written positions: lines of a key and words, in any order. What cannot be read is refused with its line.

All four games write their positions in this form; each says which keys it has and what the words mean.
"""

import re
from collections.abc import Iterator
from typing import NoReturn

from bree.core.bits import bit
from bree.core.errors import Malformed

MOST_LINES = 2000
"""No position of any game has nearly as many; a longer text is refused before it costs time."""


class Line:
    """One line of a position. Its words are taken one after the other; `end` refuses what is left over.

    >>> line = Line(1, "hobbit", ["sam", "3"])
    >>> line.choice(("frodo", "sam")), line.number(0, 9)
    (1, 3)
    >>> line.end()
    """

    def __init__(self, number: int, key: str, words: list[str]) -> None:
        self.at = number
        self.key = key
        self.words = words
        self._next = 0

    def fail(self, why: str) -> NoReturn:
        """Refuse the position because of this line."""
        raise Malformed(f"{self.key}: {why}", f"position, line {self.at}")

    def more(self) -> bool:
        """Whether there are words left to take."""
        return self._next < len(self.words)

    def peek(self) -> str:
        """Return the next word without taking it; the empty text where there is none."""
        return self.words[self._next] if self.more() else ""

    def word(self, what: str = "a word") -> str:
        """The next word."""
        if not self.more():
            self.fail(f"{what} is missing")
        self._next += 1
        return self.words[self._next - 1]

    def expect(self, word: str) -> None:
        """Take the next word, which must be this one.

        >>> Line(1, "kept", ["of", "G01"]).expect("of")
        """
        if self.word(repr(word)) != word:
            self.fail(f"{self.words[self._next - 1]!r} stands where {word!r} is wanted")

    def rest(self) -> list[str]:
        """All words that are left."""
        left = self.words[self._next :]
        self._next = len(self.words)
        return left

    def end(self) -> None:
        """Refuse words that nobody took."""
        if self.more():
            self.fail(f"{self.peek()!r} means nothing here")

    def index(self, word: str, names: tuple[str, ...]) -> int:
        """The place of a word in a list of names."""
        if word not in names:
            known = ", ".join(names) if len(names) <= 24 else f"{', '.join(names[:12])} and so on"
            self.fail(f"{word!r} is not one of {known}")
        return names.index(word)

    def choice(self, names: tuple[str, ...]) -> int:
        """The place of the next word in a list of names."""
        return self.index(self.word(f"one of {', '.join(names[:12])}"), names)

    def choices(self, names: tuple[str, ...]) -> list[int]:
        """The places of all words that are left, in their order; a name may come again."""
        return [self.index(word, names) for word in self.rest()]

    def mask(self, names: tuple[str, ...]) -> int:
        """All words that are left as a set of places; a name that comes again is refused.

        >>> Line(1, "hand", ["b", "c"]).mask(("a", "b", "c"))
        6
        """
        found = 0
        for place in self.choices(names):
            if found >> place & 1:
                self.fail(f"{names[place]!r} is there twice")
            found |= bit(place)
        return found

    def counts(self, names: tuple[str, ...], most: int) -> dict[int, int]:
        """How often each name is there: all words that are left, such as `grey*2`; a name that comes again is refused.

        >>> Line(1, "hand", ["a*2", "c"]).counts(("a", "b", "c"), 9)
        {0: 2, 2: 1}
        """
        found: dict[int, int] = {}
        for word in self.rest():
            name, star, copies = word.partition("*")
            place = self.index(name, names)
            if place in found:
                self.fail(f"{name!r} is there twice")
            found[place] = self.whole(copies, 1, most) if star else 1
        return found

    def number(self, low: int, high: int) -> int:
        """The next word as a whole number between two limits."""
        return self.whole(self.word("a number"), low, high)

    def whole(self, word: str, low: int, high: int) -> int:
        """A word as a whole number between two limits, in plain digits."""
        if not re.fullmatch(r"-?[0-9]{1,18}", word) or not low <= int(word) <= high:
            self.fail(f"{word!r} is not a whole number from {low} to {high}")
        return int(word)


class Lines:
    """A written position, line by line. A semicolon will do for a new line, and a line that begins with # is a remark.

    A line is a key (which may be of several words), a colon or not, and words. Keys come once, unless they are
    `repeated`. Taking a line and all of its words says that it was understood: `finish` refuses what was not.

    >>> lines = Lines("turn: sam; hand frodo Q01; hand sam Q02", ("turn", "hand"), repeated=("hand",))
    >>> lines.choice("turn", ("frodo", "sam"), 0)
    1
    >>> [(seat, line.rest()) for seat, line in lines.by_name("hand", ("frodo", "sam"))]
    [(0, ['Q01']), (1, ['Q02'])]
    >>> lines.finish()
    """

    def __init__(self, text: str, keys: tuple[str, ...], repeated: tuple[str, ...] = ()) -> None:
        self.lines: list[Line] = []
        self._taken: set[int] = set()
        ordered = sorted(keys, key=len, reverse=True)
        rows = re.split(r"[\n;]", text)
        if len(rows) > MOST_LINES:
            raise Malformed(f"a position has at most {MOST_LINES} lines", "position")
        given: set[str] = set()
        for number, row in enumerate(rows, start=1):
            if not row.strip() or row.lstrip().startswith("#"):
                continue
            line = _line(number, row, ordered)
            if line.key in given and line.key not in repeated:
                line.fail("this is there twice")
            given.add(line.key)
            self.lines.append(line)

    def has(self, key: str) -> bool:
        """Return whether there is a line with this key, without taking it."""
        return any(line.key == key for line in self.lines)

    def all(self, key: str) -> list[Line]:
        """Every line with this key, in the order of the text."""
        found = [line for line in self.lines if line.key == key]
        self._taken.update(line.at for line in found)
        return found

    def one(self, key: str) -> Line | None:
        """The line with this key, if there is one."""
        found = self.all(key)
        return found[0] if found else None

    def by_name(self, key: str, names: tuple[str, ...]) -> Iterator[tuple[int, Line]]:
        """The lines with this key that begin with a name, such as a seat's, each name at most once."""
        seen: set[int] = set()
        for line in self.all(key):
            place = line.choice(names)
            if place in seen:
                line.fail(f"there is a line for {names[place]} already")
            seen.add(place)
            yield place, line

    def choice(self, key: str, names: tuple[str, ...], default: int) -> int:
        """Which name the line with this key gives."""
        line = self.one(key)
        return line.choice(names) if line is not None else default

    def number(self, key: str, low: int, high: int, default: int) -> int:
        """Which number the line with this key gives."""
        line = self.one(key)
        return line.number(low, high) if line is not None else default

    def mask(self, key: str, names: tuple[str, ...], default: int = 0) -> int:
        """Which set of names the line with this key gives."""
        line = self.one(key)
        return line.mask(names) if line is not None else default

    def fail(self, why: str, *keys: str) -> NoReturn:
        """Refuse the position; where one of these keys has a line, the last such line is named."""
        numbers = [line.at for line in self.lines if line.key in keys]
        raise Malformed(why, f"position, line {numbers[-1]}" if numbers else "position")

    def finish(self) -> None:
        """Refuse lines that nobody took, and words that nobody took."""
        for line in self.lines:
            if line.at not in self._taken:
                line.fail("this means nothing here")
            line.end()


def _line(number: int, row: str, keys: list[str]) -> Line:
    """The line a row holds; `keys` has the longest first, so that a key may begin like another."""
    words = row.replace(":", " : ", 1).split() if _colon_ends_key(row, keys) else row.split()
    for key in keys:
        parts = key.split()
        if words[: len(parts)] == parts:
            rest = words[len(parts) :]
            return Line(number, key, rest[1:] if rest[:1] == [":"] else rest)
    raise Malformed(f"a position has no line {words[0].rstrip(':')!r}", f"position, line {number}")


def _colon_ends_key(row: str, keys: list[str]) -> bool:
    """Whether the first colon of a row stands behind its key, and not within a word that follows."""
    before, colon, _ = row.partition(":")
    return bool(colon) and " ".join(before.split()) in keys
