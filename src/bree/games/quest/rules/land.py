"""The land: tiles on their cells, and the regions their sections form, kept up to date tile by tile.

A section is a slot (the number of a tile on the table) times four plus its side. Sections that belong together carry
the same region number; the figures of a region stand at that number. Nothing here ever floods the map: laying a tile
looks at its four sides and joins regions by renumbering the smaller one.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.bits import bit
from bree.games.quest.notation import ACROSS, CELLS, LETTERS, MOUNTAIN, NONE, SHIRE_CELL

EMPTY: Final = -1
OUT: Final = -2
SLOTS: Final = 48
SECTIONS: Final = 192
FACE_DOWN: Final = 4
"""The turn of a tile that lies with its neutral side up."""
NOWHERE: Final = -1

STEP: Final[vec[i64]] = vec[i64]([-ACROSS, 1, ACROSS, -1])


class Land:
    """What lies on the table, without the encounter tiles and the hobbits."""

    grid: vec[i64] = vec[i64]()
    """The slot on each cell, or EMPTY, or OUT of the field."""
    cell: vec[i64] = vec[i64]()
    tile: vec[i64] = vec[i64]()
    turn: vec[i64] = vec[i64]()
    """For each slot: where it lies, which tile it is, how it is turned."""
    scape: vec[i64] = vec[i64]()
    """The landscape of each section."""
    region: vec[i64] = vec[i64]()
    """The region of each section, or NOWHERE."""
    size: vec[i64] = vec[i64]()
    gaps: vec[i64] = vec[i64]()
    tiles: vec[i64] = vec[i64]()
    least: vec[i64] = vec[i64]()
    """For each region: its sections, the places where it can still grow, its slots as bits, its first section."""
    laid: i64 = 0
    top: i64 = 0
    left: i64 = 0
    height: i64 = 0
    width: i64 = 0
    """The field; its height is 0 until the cross is complete."""
    frontier: i64 = 0
    """The cells of the field that touch two tiles or more, as bits in reading order."""

    def begin(self) -> None:
        """An empty table."""
        self.grid = vec[i64]([EMPTY] * CELLS)
        self.cell = vec[i64]([SHIRE_CELL] * SLOTS)
        self.tile = vec[i64]([0] * SLOTS)
        self.turn = vec[i64]([0] * SLOTS)
        self.scape = vec[i64]([NONE] * SECTIONS)
        self.region = vec[i64]([NOWHERE] * SECTIONS)
        self.size = vec[i64]([0] * SECTIONS)
        self.gaps = vec[i64]([0] * SECTIONS)
        self.tiles = vec[i64]([0] * SECTIONS)
        self.least = vec[i64]([0] * SECTIONS)

    def copy_to(self, other: "Land") -> None:
        """Give another land every field of this one."""
        other.grid = self.grid[:]
        other.cell = self.cell[:]
        other.tile = self.tile[:]
        other.turn = self.turn[:]
        other.scape = self.scape[:]
        other.region = self.region[:]
        other.size = self.size[:]
        other.gaps = self.gaps[:]
        other.tiles = self.tiles[:]
        other.least = self.least[:]
        other.laid = self.laid
        other.top = self.top
        other.left = self.left
        other.height = self.height
        other.width = self.width
        other.frontier = self.frontier

    def lay(self, cell: i64, tile: i64, turn: i64, face: i64) -> vec[i64]:
        """Put a tile down; returns the regions that are now closed spaces of two sections, in reading order.

        `face` holds the landscapes of the four sides, four bits each; a tile FACE_DOWN takes those that face it.
        """
        slot = self.laid
        self.laid += 1
        self.grid[cell] = slot
        self.cell[slot] = cell
        self.tile[slot] = tile
        self.turn[slot] = turn
        touched = vec[i64]()
        for side in range(i64(4)):
            section = slot * 4 + side
            facing = self.facing(cell, side)
            if turn == FACE_DOWN:
                self.scape[section] = self.scape[facing] if facing >= 0 else NONE
                if facing >= 0 and self.scape[facing] == NONE:
                    touched = self._settle(facing, NONE, touched)
            else:
                self.scape[section] = face >> side * 4 & 15
                if facing >= 0 and self.scape[facing] == NONE:
                    touched = self._settle(facing, self.scape[section], touched)
                    self.gaps[self.region[facing]] += 1
        for side in range(i64(4)):
            if self.scape[slot * 4 + side] != NONE:
                self._found(slot * 4 + side)
        for side in range(i64(4)):
            section = slot * 4 + side
            if self.scape[section] != NONE:
                touched = append(touched, section)
                self._join_beside(section)
                facing = self.facing(cell, side)
                if facing >= 0:
                    self.gaps[self.region[facing]] -= 1
                    self._join(section, facing)
        if self.height:
            self._move_frontier(cell)
        return self._closed(touched)

    def fence(self, top: i64, left: i64, height: i64, width: i64) -> vec[i64]:
        """The cross is complete: what lies outside the field will stay empty. Returns the spaces this closes."""
        self.top = top
        self.left = left
        self.height = height
        self.width = width
        for cell in range(i64(CELLS)):
            if not self.inside(cell):
                self.grid[cell] = OUT
        touched = vec[i64]()
        for slot in range(self.laid):
            for side in range(i64(4)):
                section = slot * 4 + side
                if self.grid[self.cell[slot] + STEP[side]] == OUT:
                    if self.scape[section] == NONE:
                        touched = self._settle(section, NONE, touched)
                    else:
                        self.gaps[self.region[section]] -= 1
                        touched = append(touched, section)
        for cell in range(i64(CELLS)):
            if self.grid[cell] == EMPTY and self.neighbours(cell) >= 2:
                self.frontier |= self._bit(cell)
        return self._closed(touched)

    # Looking.

    def facing(self, cell: i64, side: i64) -> i64:
        """The section across this side of a cell, or NOWHERE."""
        slot = self.grid[cell + STEP[side]]
        return slot * 4 + (side ^ 2) if slot >= 0 else NOWHERE

    def inside(self, cell: i64) -> bool:
        """Whether the cell belongs to the field."""
        row = cell // ACROSS - self.top
        column = cell % ACROSS - self.left
        return 0 <= row < self.height and 0 <= column < self.width

    def neighbours(self, cell: i64) -> i64:
        """How many tiles touch this cell."""
        count: i64 = 0
        for side in range(i64(4)):
            if self.grid[cell + STEP[side]] >= 0:
                count += 1
        return count

    def field_cell(self, place: i64) -> i64:
        """The cell that stands for this bit of `frontier`."""
        return (self.top + place // self.width) * ACROSS + self.left + place % self.width

    def full(self) -> bool:
        """Whether every cell of the field has its tile."""
        return self.height > 0 and self.laid == self.height * self.width

    def wanted(self, cell: i64) -> i64:
        """The landscapes that tiles round an empty cell want on its sides, four bits each; NONE takes anything."""
        wanted: i64 = 0
        for side in range(i64(4)):
            facing = self.facing(cell, side)
            if facing >= 0:
                wanted |= self.scape[facing] << side * 4
        return wanted

    def spot(self, section: i64) -> i64:
        """A section as cell times eight plus side: the same however the tiles came to the table."""
        return self.cell[section // 4] * 8 + section % 4

    def regions(self) -> vec[i64]:
        """Every region of two sections or more, in reading order."""
        found = vec[i64]()
        for section in range(self.laid * 4):
            if self.region[section] == section and self.size[section] >= 2:
                found = append(found, section)
        return self.in_reading_order(found)

    def letters(self, slot: i64) -> str:
        """The landscapes of a tile clockwise from the north, as letters."""
        return "".join([LETTERS[self.scape[section]] for section in range(slot * 4, slot * 4 + 4)])

    def places(self, slot: i64, regions: vec[i64]) -> list[int]:
        """Where the regions of a tile's sections stand in a list, clockwise from the north; -1 where they do not."""
        found: list[int] = []
        for section in range(slot * 4, slot * 4 + 4):
            place: i64 = len(regions) - 1
            while place >= 0 and regions[place] != self.region[section]:
                place -= 1
            found.append(int(place))
        return found

    # Keeping the regions.

    def _found(self, section: i64) -> None:
        """Make a section a region of its own."""
        slot = section // 4
        self.region[section] = section
        self.size[section] = 1
        self.tiles[section] = bit(slot)
        self.least[section] = self.spot(section)
        gaps: i64 = 0
        if self._open(section):
            gaps = 1
        if self.scape[section] != MOUNTAIN:
            for step in range(1, i64(4), 2):
                beside = slot * 4 + (section + step) % 4
                if self.scape[beside] == NONE and self._open(beside):
                    gaps += 1
        self.gaps[section] = gaps

    def _open(self, section: i64) -> bool:
        """Whether a tile can still be laid across this section's edge."""
        return self.grid[self.cell[section // 4] + STEP[section % 4]] == EMPTY

    def _settle(self, section: i64, landscape: i64, touched: vec[i64]) -> vec[i64]:
        """A neutral section gets its landscape, or NONE for good; the sections beside it may join or close."""
        self.scape[section] = landscape
        if landscape != NONE:
            self._found(section)
            touched = append(touched, section)
        for step in range(1, i64(4), 2):
            beside = section // 4 * 4 + (section + step) % 4
            if self.scape[beside] != NONE and self.scape[beside] != MOUNTAIN:
                self.gaps[self.region[beside]] -= 1
                touched = append(touched, beside)
        if landscape != NONE:
            self._join_beside(section)
        return touched

    def _join_beside(self, section: i64) -> None:
        """Join a section with those of the same landscape beside it on its tile. Mountains never are (B3.5)."""
        if self.scape[section] == MOUNTAIN:
            return
        for step in range(1, i64(4), 2):
            beside = section // 4 * 4 + (section + step) % 4
            if self.scape[beside] == self.scape[section] and self.region[beside] >= 0:
                self._join(section, beside)

    def _join(self, one: i64, other: i64) -> None:
        """Make one region of two, by renumbering the smaller."""
        kept = self.region[one]
        lost = self.region[other]
        if kept == lost:
            return
        if self.size[kept] < self.size[lost]:
            kept, lost = lost, kept
        left = self.tiles[lost]
        slot: i64 = 0
        while left:
            if left & 1:
                for section in range(slot * 4, slot * 4 + 4):
                    if self.region[section] == lost:
                        self.region[section] = kept
            left >>= 1
            slot += 1
        self.size[kept] += self.size[lost]
        self.gaps[kept] += self.gaps[lost]
        self.tiles[kept] |= self.tiles[lost]
        self.least[kept] = min(self.least[kept], self.least[lost])

    def _closed(self, touched: vec[i64]) -> vec[i64]:
        """Those of the touched regions that have two sections and cannot grow, in reading order."""
        closed = vec[i64]()
        for section in touched:
            region = self.region[section]
            if self.size[region] == 2 and self.gaps[region] == 0 and region not in closed:
                closed = append(closed, region)
        return self.in_reading_order(closed)

    def in_reading_order(self, regions: vec[i64]) -> vec[i64]:
        """Regions by their first section, from north-west to south-east."""
        i: i64 = 1
        while i < len(regions):
            j: i64 = i
            while j > 0 and self.least[regions[j - 1]] > self.least[regions[j]]:
                kept = regions[j]
                regions[j] = regions[j - 1]
                regions[j - 1] = kept
                j -= 1
            i += 1
        return regions

    def _bit(self, cell: i64) -> i64:
        return bit((cell // ACROSS - self.top) * self.width + cell % ACROSS - self.left)

    def _move_frontier(self, cell: i64) -> None:
        self.frontier &= ~self._bit(cell)
        for side in range(i64(4)):
            near = cell + STEP[side]
            if self.grid[near] == EMPTY and self.neighbours(near) >= 2:
                self.frontier |= self._bit(near)
