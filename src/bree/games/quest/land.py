"""The land: tiles on their cells, and the regions their sections form, kept up to date tile by tile.

A section is a slot (the number of a tile on the table) times four plus its side. Sections that belong together carry
the same region number; the figures of a region stand at that number. Nothing here ever floods the map: laying a tile
looks at its four sides and joins regions by renumbering the smaller one.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.games.quest.notation import ACROSS, CELLS, MOUNTAIN, NONE, SHIRE_CELL

EMPTY: Final = -1
OUT: Final = -2
SLOTS: Final = 48
SECTIONS: Final = 192
FACE_DOWN: Final = 4
"""The turn of a tile that lies with its neutral side up."""
NOWHERE: Final = -1

STEP: Final[vec[i64]] = vec[i64]([-ACROSS, 1, ACROSS, -1])
BIT: Final[vec[i64]] = vec[i64]([2**n for n in range(SLOTS)])
"""Single bits, looked up because compiled code shifts a literal 1 in 32 bits only."""


class Land:
    """What lies on the table, without the encounter tiles and the hobbits."""

    def __init__(
        self,
        grid: vec[i64],
        cell: vec[i64],
        tile: vec[i64],
        turn: vec[i64],
        scape: vec[i64],
        region: vec[i64],
        size: vec[i64],
        gaps: vec[i64],
        tiles: vec[i64],
        least: vec[i64],
    ) -> None:
        self.grid = grid
        """The slot on each cell, or EMPTY, or OUT of the field."""
        self.cell = cell
        self.tile = tile
        self.turn = turn
        """For each slot: where it lies, which tile it is, how it is turned."""
        self.scape = scape
        """The landscape of each section."""
        self.region = region
        """The region of each section, or NOWHERE."""
        self.size = size
        self.gaps = gaps
        self.tiles = tiles
        self.least = least
        """For each region: its sections, the places where it can still grow, its slots as bits, its first section."""
        self.laid: i64 = 0
        self.top: i64 = 0
        self.left: i64 = 0
        self.height: i64 = 0
        self.width: i64 = 0
        """The field; its height is 0 until the cross is complete."""
        self.frontier: i64 = 0
        """The cells of the field that touch two tiles or more, as bits in reading order."""

    def clone(self) -> "Land":
        """An independent copy."""
        copy = Land(
            self.grid[:],
            self.cell[:],
            self.tile[:],
            self.turn[:],
            self.scape[:],
            self.region[:],
            self.size[:],
            self.gaps[:],
            self.tiles[:],
            self.least[:],
        )
        copy.laid = self.laid
        copy.top = self.top
        copy.left = self.left
        copy.height = self.height
        copy.width = self.width
        copy.frontier = self.frontier
        return copy

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
        side: i64 = 0
        while side < 4:
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
            side += 1
        side = 0
        while side < 4:
            if self.scape[slot * 4 + side] != NONE:
                self._found(slot * 4 + side)
            side += 1
        side = 0
        while side < 4:
            section = slot * 4 + side
            if self.scape[section] != NONE:
                touched = append(touched, section)
                self._join_beside(section)
                facing = self.facing(cell, side)
                if facing >= 0:
                    self.gaps[self.region[facing]] -= 1
                    self._join(section, facing)
            side += 1
        if self.height:
            self._move_frontier(cell)
        return self._closed(touched)

    def fence(self, top: i64, left: i64, height: i64, width: i64) -> vec[i64]:
        """The cross is complete: what lies outside the field will stay empty. Returns the spaces this closes."""
        self.top = top
        self.left = left
        self.height = height
        self.width = width
        cell: i64 = 0
        while cell < CELLS:
            if not self.inside(cell):
                self.grid[cell] = OUT
            cell += 1
        touched = vec[i64]()
        slot: i64 = 0
        while slot < self.laid:
            side: i64 = 0
            while side < 4:
                section = slot * 4 + side
                if self.grid[self.cell[slot] + STEP[side]] == OUT:
                    if self.scape[section] == NONE:
                        touched = self._settle(section, NONE, touched)
                    else:
                        self.gaps[self.region[section]] -= 1
                        touched = append(touched, section)
                side += 1
            slot += 1
        cell = 0
        while cell < CELLS:
            if self.grid[cell] == EMPTY and self.neighbours(cell) >= 2:
                self.frontier |= self._bit(cell)
            cell += 1
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
        side: i64 = 0
        while side < 4:
            if self.grid[cell + STEP[side]] >= 0:
                count += 1
            side += 1
        return count

    def field_cell(self, bit: i64) -> i64:
        """The cell that stands for this bit of `frontier`."""
        return (self.top + bit // self.width) * ACROSS + self.left + bit % self.width

    def full(self) -> bool:
        """Whether every cell of the field has its tile."""
        return self.height > 0 and self.laid == self.height * self.width

    def wanted(self, cell: i64) -> i64:
        """The landscapes that tiles round an empty cell want on its sides, four bits each; NONE takes anything."""
        wanted: i64 = 0
        side: i64 = 0
        while side < 4:
            facing = self.facing(cell, side)
            if facing >= 0:
                wanted |= self.scape[facing] << side * 4
            side += 1
        return wanted

    def spot(self, section: i64) -> i64:
        """A section as cell times eight plus side: the same however the tiles came to the table."""
        return self.cell[section // 4] * 8 + section % 4

    # Keeping the regions.

    def _found(self, section: i64) -> None:
        """Make a section a region of its own."""
        slot = section // 4
        self.region[section] = section
        self.size[section] = 1
        self.tiles[section] = BIT[slot]
        self.least[section] = self.spot(section)
        gaps: i64 = 0
        if self._open(section):
            gaps = 1
        if self.scape[section] != MOUNTAIN:
            step: i64 = 1
            while step < 4:
                beside = slot * 4 + (section + step) % 4
                if self.scape[beside] == NONE and self._open(beside):
                    gaps += 1
                step += 2
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
        step: i64 = 1
        while step < 4:
            beside = section // 4 * 4 + (section + step) % 4
            if self.scape[beside] != NONE and self.scape[beside] != MOUNTAIN:
                self.gaps[self.region[beside]] -= 1
                touched = append(touched, beside)
            step += 2
        if landscape != NONE:
            self._join_beside(section)
        return touched

    def _join_beside(self, section: i64) -> None:
        """Join a section with those of the same landscape beside it on its tile. Mountains never are (B3.5)."""
        if self.scape[section] == MOUNTAIN:
            return
        step: i64 = 1
        while step < 4:
            beside = section // 4 * 4 + (section + step) % 4
            if self.scape[beside] == self.scape[section] and self.region[beside] >= 0:
                self._join(section, beside)
            step += 2

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
                section = slot * 4
                while section < slot * 4 + 4:
                    if self.region[section] == lost:
                        self.region[section] = kept
                    section += 1
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
        return BIT[(cell // ACROSS - self.top) * self.width + cell % ACROSS - self.left]

    def _move_frontier(self, cell: i64) -> None:
        self.frontier &= ~self._bit(cell)
        side: i64 = 0
        while side < 4:
            near = cell + STEP[side]
            if self.grid[near] == EMPTY and self.neighbours(near) >= 2:
                self.frontier |= self._bit(near)
            side += 1


def bare_land() -> Land:
    """An empty table."""
    return Land(
        vec[i64]([EMPTY] * CELLS),
        vec[i64]([SHIRE_CELL] * SLOTS),
        vec[i64]([0] * SLOTS),
        vec[i64]([0] * SLOTS),
        vec[i64]([NONE] * SECTIONS),
        vec[i64]([NOWHERE] * SECTIONS),
        vec[i64]([0] * SECTIONS),
        vec[i64]([0] * SECTIONS),
        vec[i64]([0] * SECTIONS),
        vec[i64]([0] * SECTIONS),
    )
