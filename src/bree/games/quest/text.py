"""A position as a board of text, for the terminal."""

from typing import TYPE_CHECKING

from bree.games.quest.model import ASKED, MOUNT_DOOM, NO_TOKEN, SHIRE, UNKNOWN, QuestData, token_colour
from bree.games.quest.moves import free_cells
from bree.games.quest.notation import (
    ACROSS,
    CELL_NAMES,
    COLOURS,
    LETTERS,
    SEATS,
    SHIRE_CELL,
    TILE_NAMES,
    TOKEN_NAMES,
)
from bree.games.quest.outcome import score
from bree.games.quest.position.write import hand_names, owned_names, token_regions

if TYPE_CHECKING:
    from bree.games.quest.view import QuestView


def text(view: "QuestView") -> str:
    """A drawing of the land, then a line for everything else."""
    known = view.known
    lines = [f"{known.phase()}: {SEATS[known.mover]}, {ASKED[known.asked]}", "", *drawing(known), ""]
    for region in token_regions(known):
        token = known.token[region]
        what = TOKEN_NAMES[token & 255] if token & 255 < UNKNOWN else f"{COLOURS[token_colour(token)]}, face down"
        lines.append(f"! {known.region_name(region)}: {what}")
    for s, name in enumerate(SEATS):
        owned = owned_names(known, s) + ["?"] * int(known.hidden(s))
        lines.append(
            f"{name}: at {known.region_name(known.region_of(s))}"
            + (f", fights {known.fight[s]}" if known.fight[s] else "")
            + (", boat" if known.boats >> s & 1 else "")
            + f"; hand {' '.join(_faces(known, s)) or '-'}; owns {' '.join(owned) or '-'}; {score(known, s)} points"
        )
    opened = [_tile_text(known, t) for t in range(len(known.open)) for _ in range(int(known.open[t]))]
    lines.append(f"stock {known.stock_left}; open {' '.join(opened) or '-'}")
    return "\n".join(lines)


def _faces(known: QuestData, seat: int) -> list[str]:
    return [n if n == "?" else _tile_text(known, TILE_NAMES.index(n)) for n in hand_names(known, seat)]


def _tile_text(known: QuestData, tile: int) -> str:
    return f"{TILE_NAMES[tile]}={known.kit.sections[tile]}"


def drawing(known: QuestData) -> list[str]:
    """Each tile as three rows: its northern section, west and east, its southern section.

    Behind a section: ! where an encounter tile lies, f or s where a hobbit stands. A dot marks a cell that is free.
    """
    land = known.land
    free = [] if known.racing() else [int(c) for c in free_cells(known)]
    cells = [int(land.cell[s]) for s in range(land.laid)] + free
    rows = range(min(c // ACROSS for c in cells), max(c // ACROSS for c in cells) + 1)
    columns = range(min(c % ACROSS for c in cells), max(c % ACROSS for c in cells) + 1)
    middle, home = divmod(SHIRE_CELL, ACROSS)
    heads = "".join(f"{CELL_NAMES[middle * ACROSS + c] if c != home else '0':^8}" for c in columns)
    lines = [f"    {heads}".rstrip()]
    for r in rows:
        label = CELL_NAMES[r * ACROSS + home] if r != middle else "0"
        for third in range(3):
            drawn = "".join(_third(known, r * ACROSS + c, third, free) for c in columns)
            lines.append(f"{label if third == 1 else '':4}{drawn}".rstrip())
    return lines


def _third(known: QuestData, cell: int, third: int, free: list[int]) -> str:
    slot = int(known.land.grid[cell])
    if slot < 0:
        return f"{'.' if third == 1 and cell in free else '':^8}"
    if third != 1:
        return f"{_section(known, slot * 4 + third):^8}"
    middle = "S" if slot == 0 else "A" if slot == known.doom else "+"
    if slot == 0:
        middle += "".join(SEATS[s][0] for s in range(2) if known.hobbit[s] == SHIRE)
    if slot == known.doom:
        middle += "".join(SEATS[s][0] for s in range(2) if known.hobbit[s] == MOUNT_DOOM)
    return f"{_section(known, slot * 4 + 3):>2}{middle:^3}{_section(known, slot * 4 + 1):<2} "


def _section(known: QuestData, section: int) -> str:
    land = known.land
    letter = "." if land.scape[section] == 0 else LETTERS[land.scape[section]]
    region = int(land.region[section])
    if region < 0 or land.least[region] != land.spot(section):
        return letter
    for s in range(2):
        if known.region_of(s) == region:
            return letter + SEATS[s][0]
    return letter + ("!" if known.token[region] != NO_TOKEN else "")
