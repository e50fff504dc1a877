"""The rules a second time, written for plainness alone: dicts, sets, and a flood over the whole map for every question.

It knows a game only through what a View of everything shows, and speaks in the texts of actions.
"""

import copy
import itertools
import re

from bree.core.chance import EVERYTHING
from bree.core.state import State
from tests.games.quest.table import FACTS, shown

SIDES = ("north", "east", "south", "west")
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
COLOUR = {"F": "green", "P": "yellow", "W": "blue", "M": "brown"}
TILES, TOKENS = FACTS.tiles, FACTS.tokens
KINDS = list(TOKENS)
COMPANIONS, ELVES, WEAPONS, GIFTS = (
    [k for k in KINDS if TOKENS[k].role == role] for role in ("companion", "elf", "weapon", "gift")
)
Cell = tuple[int, int]
Section = tuple[int, int, int]
SHIRE = frozenset({(0, 0, 4)})


def cell_of(name: str) -> Cell:
    rows = re.search(r"([ns])(\d)", name.replace("shire", ""))
    columns = re.search(r"([we])(\d)", name.replace("shire", ""))
    row = int(rows[2]) * (-1 if rows[1] == "n" else 1) if rows else 0
    column = int(columns[2]) * (-1 if columns[1] == "w" else 1) if columns else 0
    return row, column


def name_of(cell: Cell) -> str:
    row, column = cell
    name = (f"n{-row}" if row < 0 else f"s{row}" if row else "") + (
        f"w{-column}" if column < 0 else f"e{column}" if column else ""
    )
    return name or "shire"


def turned(sections: str, turn: int) -> str:
    return "".join(sections[(side - turn) % 4] for side in range(4))


class Naive:
    """One position."""

    def __init__(self, state: State) -> None:
        f = shown(state, EVERYTHING)
        self.faces: dict[Cell, str] = {}
        for t in f.tiles:
            up = None if t.turn is None else turned(TILES[t.tile].sections, t.turn)
            self.faces[t.row, t.column] = up or "nnnn"
        field = f.field
        self.field: set[Cell] | None = None
        if field:
            self.field = {(field.row + r, field.column + c) for r in range(field.rows) for c in range(field.columns)}
        self.seat = FACTS.seats.index(f.mover)
        self.asked: str = f.asked
        self.hands = [sorted(tile for tile in s.hand if tile is not None) for s in f.seats]
        self.open: list[str] = sorted(f.open)
        used = [t.tile for t in f.tiles] + self.hands[0] + self.hands[1] + self.open
        self.stock = [t for t in TILES for _ in range(TILES[t].count)]
        for tile in used:
            self.stock.remove(tile)
        if len(self.stock) != f.stock:
            words = next(x for x in state.position().splitlines() if x.startswith("stock")).split()
            self.stock = words[1:]
        self.owned = [[t.token for t in s.tokens] for s in f.seats]
        self.shown = [[t.token for t in s.tokens if t.open and t.colour != "blue"] for s in f.seats]
        self.gone: list[str] = list(f.gone)
        self.boat = [s.boat for s in f.seats]
        self.fight = [s.fight for s in f.seats]
        self.passes = [s.passes for s in f.seats]
        self.idle: int = f.idle
        self.draws = 0
        if self.asked in ("deal", "draw"):
            self.draws = int(state.position().splitlines()[0].split()[3])
        self.doom = cell_of(f.doom) if f.doom else None
        self.last_neutral = cell_of(f.last_neutral) if f.last_neutral else None
        self.first_phase = self.field is None
        self.tokens: dict[frozenset[Section], str] = {}
        for e in f.encounters:
            known = e.token and ("" if e.face_up else "=") + e.token
            self.tokens[self.region(self.place(e.region))] = known or f"?{e.colour}"
        self.hobbits = [self.place(s.hobbit) for s in f.seats]
        self.due: list[frozenset[Section]] = sorted(
            (r for r, t in self.tokens.items() if t in ("?green", "?yellow")), key=self.key
        )
        self.looked = self.place(f.looked_at) if f.looked_at else None

    # The land.

    @staticmethod
    def place(text: str) -> Section:
        if text == "mount-doom":
            return (99, 99, 0)
        cell, side = text.split()
        return (*cell_of(cell), 4 if side == "centre" else SIDES.index(side))

    def letter(self, row: int, column: int, side: int) -> str:
        """The landscape of a section; n for none."""
        own = self.faces[row, column][side]
        if own != "n":
            return own
        dr, dc = STEPS[side]
        other = self.faces.get((row + dr, column + dc))
        return other[(side + 2) % 4] if other else "n"

    def around(self, section: Section) -> list[Section]:
        """Sections joined with this one."""
        row, column, side = section
        mine = self.letter(*section)
        found = []
        dr, dc = STEPS[side]
        if (row + dr, column + dc) in self.faces:
            found.append((row + dr, column + dc, (side + 2) % 4))
        if mine != "M":
            found += [(row, column, s) for s in ((side + 1) % 4, (side + 3) % 4) if self.letter(row, column, s) == mine]
        return [s for s in found if self.letter(*s) == mine]

    def region(self, section: Section) -> frozenset[Section]:
        if section[2] == 4 or section[0] == 99:
            return frozenset({section})
        found, left = {section}, [section]
        while left:
            for near in self.around(left.pop()):
                if near not in found:
                    found.add(near)
                    left.append(near)
        return frozenset(found)

    def regions(self) -> set[frozenset[Section]]:
        every = [(*cell, side) for cell in self.faces for side in range(4)]
        found = {self.region(s) for s in every if self.letter(*s) != "n"}
        return {r for r in found if len(r) >= 2}

    def can_grow(self, region: frozenset[Section]) -> bool:
        """Whether a tile still to be laid can make this region larger."""
        for row, column, side in region:
            if self.empty(row, column, side):
                return True
            if self.faces[row, column] == "nnnn" and self.letter(row, column, side) != "M":
                for beside in ((side + 1) % 4, (side + 3) % 4):
                    if self.letter(row, column, beside) == "n" and self.empty(row, column, beside):
                        return True
        return False

    def empty(self, row: int, column: int, side: int) -> bool:
        dr, dc = STEPS[side]
        cell = (row + dr, column + dc)
        return cell not in self.faces and (self.field is None or cell in self.field)

    @staticmethod
    def key(region: frozenset[Section]) -> Section:
        return min(region)

    def name(self, region: frozenset[Section]) -> str:
        if region == SHIRE:
            return "shire centre"
        row, column, side = min(region)
        return f"{name_of((row, column))} {SIDES[side]}"

    def next_to(self, region: frozenset[Section]) -> list[frozenset[Section]]:
        found = set()
        for row, column, side in region:
            if side == 4:
                found |= {self.region((0, 0, s)) for s in range(4)}
                continue
            found |= {
                self.region((row, column, s))
                for s in ((side + 1) % 4, (side + 3) % 4)
                if self.letter(row, column, s) != "n"
            }
            if (row, column) == (0, 0):
                found.add(SHIRE)
        return [r for r in found if r != region and (r == SHIRE or len(r) >= 2)]

    def flights(self, region: frozenset[Section]) -> list[frozenset[Section]]:
        letter = self.letter(*min(region))
        found = set()
        for row, column, _ in region:
            for dr, dc in STEPS:
                for far in range(1, 9):
                    cell = (row + dr * far, column + dc * far)
                    landing = {
                        self.region((*cell, s))
                        for s in range(4)
                        if cell in self.faces and self.letter(*cell, s) == letter
                    }
                    landing = {r for r in landing if r != region and len(r) >= 2}
                    found |= landing
                    if landing:
                        break
        return list(found)

    # What may be done.

    def cells(self) -> list[Cell]:
        if self.field is None:
            return [c for c in self.arm_ends() if self.cross_possible({*self.faces, c})]
        return [
            c
            for c in self.field
            if c not in self.faces and sum((c[0] + dr, c[1] + dc) in self.faces for dr, dc in STEPS) >= 2
        ]

    def arm_ends(self) -> list[Cell]:
        return [next((dr * n, dc * n) for n in range(1, 9) if (dr * n, dc * n) not in self.faces) for dr, dc in STEPS]

    @staticmethod
    def cross_possible(cells: set[Cell]) -> bool:
        """Whether some cross of 8 by 6 with no empty arm holds all of these cells."""
        for tall in (8, 6):
            wide = 14 - tall
            for north, west in itertools.product(range(1, tall - 1), range(1, wide - 1)):
                cross = {(r - north, 0) for r in range(tall)} | {(0, c - west) for c in range(wide)}
                if cells <= cross:
                    return True
        return False

    def fits(self, cell: Cell, face: str) -> bool:
        for side, (dr, dc) in enumerate(STEPS):
            other = self.faces.get((cell[0] + dr, cell[1] + dc))
            if other and "n" not in (other[(side + 2) % 4], face[side]) and other[(side + 2) % 4] != face[side]:
                return False
        after = copy.copy(self)
        after.faces = {**self.faces, cell: face}
        one, other_hobbit = (after.region(h) for h in self.hobbits)
        return one != other_hobbit or one == SHIRE

    def lays(self) -> list[str]:
        hand = self.hands[self.seat]
        found = [
            f"lay {tile} {name_of(cell)} turned {turn}"
            for tile in sorted(set(hand or self.open))
            for cell in self.cells()
            for turn in range(4)
            if self.fits(cell, turned(TILES[tile].sections, turn))
        ]
        if found:
            return found
        if hand:
            return ["exchange"]
        return [
            f"lay {tile} {name_of(cell)} face-down"
            for tile in sorted(set(self.open))
            for cell in self.cells()
            if self.fits(cell, "nnnn")
        ]

    def pairs(self, greens: list[str], yellows: list[str]) -> list[tuple[str, str]]:
        ready = [t for t in self.owned[self.seat] if t not in self.shown[self.seat]]
        return [(g, y) for g in greens for y in yellows if g in ready and y in ready]

    def enterable(self, region: frozenset[Section], seat: int) -> bool:
        if region == SHIRE:
            return True
        if region == self.region(self.hobbits[1 - seat]):
            return False
        return self.letter(*min(region)) != "W" or self.boat[seat]

    def movements(self) -> list[str]:
        me = self.seat
        here = self.region(self.hobbits[me])
        found = ["stay"]
        found += [f"go {self.name(r)}" for r in self.next_to(here) if self.enterable(r, me)]
        if "gwaihir" in self.owned[me] and here != SHIRE:
            found += [f"fly {self.name(r)}" for r in self.flights(here) if self.enterable(r, me)]
        if self.doom and any((r, c) == self.doom for r, c, s in here if s < 4):
            found.append("climb")
        browns = sorted((t for t in self.owned[me] if TOKENS[t].colour == "brown"), key=KINDS.index)
        if not self.boat[me]:
            found += sorted({f"boat for {a} {b}" for a, b in itertools.combinations(browns, 2)})
        for region in self.next_to(here):
            token = self.tokens.get(region, "")
            down = token in ("?blue", "?brown") or token.startswith("=")
            if down:
                found += [f"scout {g} {y} {self.name(region)}" for g, y in self.pairs(ELVES, GIFTS)]
        return found

    def actions(self) -> list[str]:
        """The texts of everything that may be done now."""
        if self.asked in ("deal", "draw"):
            return sorted({f"draw {t}" for t in self.stock})
        if self.asked in ("close", "meet", "look"):
            colour = self.tokens[self.waiting_region()].removeprefix("?")
            return [f"meet {k}" for k in KINDS if TOKENS[k].colour == colour and self.unseen(k)]
        if self.asked == "lay":
            return self.lays()
        if self.asked == "move":
            return self.movements()
        if self.asked == "battle":
            return [f"show {g} {y}" for g, y in self.pairs(COMPANIONS, WEAPONS)] + ["fight"]
        if self.asked == "end":
            return ["end"] + ["ent"] * ("ent" in self.owned[self.seat])
        return []

    def waiting_region(self) -> frozenset[Section]:
        if self.asked == "close":
            return self.due[0]
        return self.region(self.looked if self.asked == "look" and self.looked else self.hobbits[self.seat])

    def unseen(self, kind: str) -> int:
        known = [t.lstrip("=") for t in self.tokens.values()]
        seen = known.count(kind) + self.gone.count(kind) + sum(o.count(kind) for o in self.owned)
        return int(TOKENS[kind].count) - seen
