"""The printed components as numbers the rules can use, read from TOML and checked entry by entry."""

from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bree.components import Entry, Source
from bree.core.bits import bit
from bree.core.errors import Malformed
from bree.games.quest import notation as n

MOST_POINTS: Final = 9
MOST_DOTS: Final = 2
LANDSCAPE_TILES: Final = 47
KEPT: Final = 64
"""Component sets remembered at once: a table server must not grow with every set it is shown."""


class Kit:
    """One component set: what every state of a game played with it looks up, and never changes."""

    def __init__(self, text: str) -> None:
        source = Source(text)
        if source.game() != "quest":
            raise Malformed(f"this set is for {source.game()}", f"line {source.line_of('', 'format')}")
        self.sections: list[str] = [""] * n.TILES
        """The four sections of each tile as letters; empty where the set has no such tile."""
        self.origin: dict[str, str] = {}
        """Where each tile and encounter tile comes from."""
        self.tile_count: vec[i64] = vec[i64]([0] * n.TILES)
        self.token_count: vec[i64] = vec[i64]([0] * n.TOKENS)
        self.points: vec[i64] = vec[i64]([0] * n.TOKENS)
        self.dots: vec[i64] = vec[i64]([0] * n.TOKENS)
        self._read_tiles(source)
        self._read_tokens(source)
        self.faces: vec[i64] = vec[i64]([0] * (n.TILES * 4))
        """For each tile and turn: the landscapes of its sides, four bits each."""
        self.fits: vec[i64] = vec[i64]([0] * (n.TILES * 20))
        """For each tile, side and landscape: the turns that show it there, as bits; for NONE every different turn."""
        for tile in range(n.TILES):
            if self.sections[tile]:
                self._turn(tile)

    def _read_tiles(self, source: Source) -> None:
        seen: dict[str, str] = {}
        total = 0
        for name in source.names("tile"):
            entry = source.entry("tile", name)
            if name not in n.TILE_NAMES:
                entry.fail("tiles are called Q00 (the Shire) and Q01 to Q47")
            entry.only("sections", "count", "source")
            tile = n.TILE_NAMES.index(name)
            sections = entry.text("sections")
            _check_sections(entry, sections, tile == 0)
            if tile:
                same = seen.setdefault(min(turned(sections, k) for k in range(4)), name)
                if same != name:
                    entry.fail(f"this is {same} turned: give {same} a higher count instead", "sections")
            self.sections[tile] = sections
            self.tile_count[tile] = entry.whole("count", 1, 1 if tile == 0 else LANDSCAPE_TILES)
            self.origin[name] = entry.origin()
            total += int(self.tile_count[tile]) if tile else 0
        source.entry("tile", "Q00")
        if total != LANDSCAPE_TILES:
            raise Malformed(f"there are 47 tiles besides the Shire, not {total}", f"line {source.line_of('tile.Q00')}")

    def _read_tokens(self, source: Source) -> None:
        totals = [0, 0, 0, 0]
        for name in source.names("encounter"):
            if name not in n.TOKEN_NAMES:
                source.entry("encounter", name).fail(f"encounter tiles are called {', '.join(n.TOKEN_NAMES)}")
        for token, name in enumerate(n.TOKEN_NAMES):
            entry = source.entry("encounter", name)
            colour = int(n.colour_of(token))
            brown = colour == n.BROWN
            entry.only("colour", "count", "points", *(("dots",) if brown else ()), "source")
            if entry.text("colour") != n.COLOURS[colour]:
                entry.fail(f"this tile is {n.COLOURS[colour]} in the rulebook", "colour")
            self.token_count[token] = entry.whole("count", 0, n.OF_COLOUR[colour])
            self.points[token] = entry.whole("points", 0, MOST_POINTS)
            if brown:
                self.dots[token] = entry.whole("dots", 0, MOST_DOTS)
            self.origin[name] = entry.origin()
            totals[colour] += int(self.token_count[token])
        for colour, total in enumerate(totals):
            if total != n.OF_COLOUR[colour]:
                first = n.TOKEN_NAMES[n.FIRST_OF[colour]]
                raise Malformed(
                    f"there are {n.OF_COLOUR[colour]} {n.COLOURS[colour]} tiles, not {total}",
                    f"line {source.line_of(f'encounter.{first}')}",
                )

    def _turn(self, tile: int) -> None:
        different: list[str] = []
        for turn in range(4):
            shown = turned(self.sections[tile], turn)
            face = 0
            for side in range(4):
                landscape = n.LETTERS.index(shown[side])
                face |= landscape << side * 4
                if shown not in different:
                    self.fits[tile * 20 + side * 5 + landscape] |= bit(turn)
                    self.fits[tile * 20 + side * 5] |= bit(turn)
            different.append(shown)
            self.faces[tile * 4 + turn] = face

    def turns(self, tile: i64, wanted: i64) -> i64:
        """How a tile may be turned to fit what its neighbours want, as bits."""
        row = tile * 20
        fits = self.fits
        return (
            fits[row + (wanted & 15)]
            & fits[row + 5 + (wanted >> 4 & 15)]
            & fits[row + 10 + (wanted >> 8 & 15)]
            & fits[row + 15 + (wanted >> 12)]
        )


def turned(sections: str, turn: int) -> str:
    """The sections clockwise from the north after so many quarter turns clockwise.

    >>> turned("FFPM", 1)
    'MFFP'
    """
    return sections[4 - turn :] + sections[: 4 - turn]


def _check_sections(entry: Entry, sections: str, shire: bool) -> None:
    if len(sections) != 4 or any(letter not in n.LETTERS[1:] for letter in sections):
        entry.fail("sections are four letters out of F, P, W and M", "sections")
    if shire and len(set(sections)) != 4:
        entry.fail("the Shire has one section of each landscape", "sections")
    if len(set(sections)) == 1:
        entry.fail("no tile shows one landscape alone", "sections")


_kits: dict[str, Kit] = {}


def default_text() -> str:
    """The set that comes with the game."""
    return (files("bree.games.quest") / "data" / "components.toml").read_text(encoding="utf-8")


def kit(text: str) -> Kit:
    """The component set with this text, read once; an empty text is the set that comes with the game."""
    if text not in _kits:
        if len(_kits) >= KEPT:
            _kits.clear()
        _kits[text] = Kit(text or default_text())
    return _kits[text]
