"""Component sets as data: cards and tiles in a TOML file that whoever owns the box can replace.

A game whose components can be replaced has `default_components()` and `check_components(text)`. The text begins with
`format = "bree-<game>-1"`, every entry names its `source`, and each fault is refused with its line.
"""

import hashlib
import re
import tomllib
from importlib.resources import files
from typing import NoReturn

from bree.core.errors import Malformed
from bree.core.game import Game
from bree.core.registry import game as find_game

SOURCES = ("rulebook", "public source", "reconstruction")
"""Where an entry can come from."""
LONGEST_LINE = 300
"""Longer lines are refused: a key of very many parts or a very long number could take minutes to read."""


def data(game: str, name: str) -> str:
    """The text of a file under `games/<game>/data`."""
    return (files("bree.games") / game / "data" / name).read_text("utf-8")


class Source:
    """A component set as its author wrote it: the values, and the line each of them stands on.

    >>> source = Source('format = "bree-duel-1"\\n[card.G01]\\nleft = "5"\\n')
    >>> source.game()
    'duel'
    >>> source.entry("card", "G01").line("left")
    3
    """

    def __init__(self, text: str) -> None:
        self.rows = text.splitlines()
        for number, row in enumerate(text.split("\n"), start=1):
            if len(row) > LONGEST_LINE:
                raise Malformed(f"a line has at most {LONGEST_LINE} characters", f"line {number}")
        try:
            self.data: dict[str, object] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            why, _, place = str(error).rpartition(" (at ")
            line = re.match(r"line (\d+)", place)
            raise Malformed(why or str(error), f"line {line[1] if line else len(self.rows)}") from None
        except RecursionError:
            raise Malformed("this is nested too deep to be read") from None

    def game(self) -> str:
        """The id of the game the set is for."""
        match = re.fullmatch(r"bree-([a-z]+)-1", str(self.data.get("format", "")))
        if match is None:
            raise Malformed(
                'a component set begins with format = "bree-<game>-1"', f"line {self.line_of('', 'format')}"
            )
        return match[1]

    def names(self, *path: str) -> list[str]:
        """The names under a table, in the order of the file."""
        table: object = self.data
        for name in path:
            table = table.get(name, {}) if isinstance(table, dict) else {}
        return list(table) if isinstance(table, dict) else []

    def entry(self, *path: str) -> "Entry":
        """The table at this path; one that is missing or is no table is refused."""
        table: object = self.data
        for place, name in enumerate(path):
            inner = table.get(name) if isinstance(table, dict) else None
            if not isinstance(inner, dict):
                raise Malformed(f"[{'.'.join(path)}] is missing", f"line {self._near(path[:place])}")
            table = inner
        assert isinstance(table, dict)
        return Entry(self, ".".join(path), table)

    def line_of(self, table: str, key: str = "") -> int:
        """The line of a table's heading or of a key in it; where there is none, the nearest line before."""
        inside = not table
        found = 1
        for number, row in enumerate(self.rows, start=1):
            heading = re.match(r"\s*\[\s*([^\[\]]+?)\s*\]", row)
            if heading:
                inside = heading[1].replace('"', "").replace(" ", "") == table
                if inside:
                    found = number
            if inside and key and re.match(rf'\s*"?{re.escape(key)}"?\s*=', row):
                return number
        return found

    def _near(self, path: tuple[str, ...]) -> int:
        """Return the line of the last heading under a path: what is missing there would have stood after it."""
        prefix = ".".join(path)
        lines = [n for n, row in enumerate(self.rows, start=1) if row.strip().startswith(f"[{prefix}")]
        return lines[-1] if lines else max(1, len(self.rows))


class Entry:
    """One table of a component set, read key by key; what does not fit is refused with its line."""

    def __init__(self, source: Source, name: str, table: dict[str, object]) -> None:
        self.source = source
        self.name = name
        self.table = table

    def line(self, key: str = "") -> int:
        """The line of a key, or of the heading."""
        return self.source.line_of(self.name, key)

    def fail(self, why: str, key: str = "") -> NoReturn:
        """Refuse the set because of this entry."""
        raise Malformed(f"{self.name}: {why}", f"line {self.line(key)}")

    def only(self, *keys: str) -> None:
        """Refuse keys that mean nothing, and missing ones."""
        for key in self.table:
            if key not in keys:
                self.fail(f"there is no {key!r} here (there are: {', '.join(keys)})", key)
        for key in keys:
            if key not in self.table:
                self.fail(f"{key} is missing")

    def text(self, key: str) -> str:
        """A text."""
        value = self.table.get(key)
        if not isinstance(value, str):
            self.fail(f"{key} must be a text in quotation marks", key)
        return value

    def whole(self, key: str, low: int, high: int) -> int:
        """A whole number between two limits."""
        value = self.table.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.fail(f"{key} must be a whole number from {low} to {high}, not {value!r}", key)
        return value

    def truth(self, key: str) -> bool:
        """True or false."""
        value = self.table.get(key)
        if not isinstance(value, bool):
            self.fail(f"{key} must be true or false, not {value!r}", key)
        return value

    def origin(self) -> str:
        """Where the entry comes from: one of `SOURCES`."""
        value = self.text("source")
        if value not in SOURCES:
            self.fail(f"source must be one of {', '.join(SOURCES)}, not {value!r}", "source")
        return value


def digest(text: str) -> str:
    """The name of a component set in records."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def replaceable(game: Game) -> Game:
    """The game, if its components can be replaced."""
    if not game.default_components():
        raise Malformed(f"{game.id} has no replaceable components", "components")
    return game


def check(text: str) -> Game:
    """Check a component set and return the game it is for."""
    found = find_game(Source(text).game())
    replaceable(found).check_components(text)
    return found
