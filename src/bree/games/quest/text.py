"""A position as a board of text, for the terminal."""

from typing import TYPE_CHECKING

from bree.games.quest import notation as n
from bree.games.quest.model import ASKED, MOUNT_DOOM, NO_TOKEN, SHIRE, UNKNOWN, QuestData, token_colour
from bree.games.quest.moves import free_cells
from bree.games.quest.outcome import score
from bree.games.quest.position.write import column_name, hand_names, owned_names, row_name, token_regions

if TYPE_CHECKING:
    from bree.games.quest.view import QuestView


def text(view: "QuestView") -> str:
    """A drawing of the land, then a line for everything else."""
    known = view.known
    lines = [f"{known.phase()}: {n.SEATS[known.mover]}, {ASKED[known.asked]}", "", *drawing(known), ""]
    for region in token_regions(known):
        token = known.token[region]
        what = n.TOKEN_NAMES[token & 255] if token & 255 < UNKNOWN else f"{n.COLOURS[token_colour(token)]}, face down"
        lines.append(f"! {known.region_name(region)}: {what}")
    for seat, name in enumerate(n.SEATS):
        hand = [word if word == "?" else _face(known, n.TILE_NAMES.index(word)) for word in hand_names(known, seat)]
        owned = owned_names(known, seat) + ["?"] * int(known.hidden(seat))
        lines.append(
            f"{name}: at {known.region_name(known.region_of(seat))}"
            + (f", fights {known.fight[seat]}" if known.fight[seat] else "")
            + (", boat" if known.boats >> seat & 1 else "")
            + f"; hand {' '.join(hand) or '-'}; owns {' '.join(owned) or '-'}; {score(known, seat)} points"
        )
    opened = [_face(known, tile) for tile in range(n.TILES) for _ in range(int(known.open[tile]))]
    lines.append(f"stock {known.stock_left}; open {' '.join(opened) or '-'}")
    return "\n".join(lines)


def _face(known: QuestData, tile: int) -> str:
    return f"{n.TILE_NAMES[tile]}={known.kit.sections[tile]}"


def drawing(known: QuestData) -> list[str]:
    """Each tile as three rows: its northern section, west and east, its southern section.

    Behind a section: ! where an encounter tile lies, f or s where a hobbit stands. A dot marks a cell that is free.
    """
    land = known.land
    free = [] if known.racing() else [int(cell) for cell in free_cells(known)]
    cells = [*(int(land.cell[slot]) for slot in range(land.laid)), *free]
    rows = range(min(cells) // n.ACROSS, max(cells) // n.ACROSS + 1)
    columns = range(min(cell % n.ACROSS for cell in cells), max(cell % n.ACROSS for cell in cells) + 1)
    lines = [f"    {''.join(f'{column_name(column):^8}' for column in columns)}".rstrip()]
    for row in rows:
        for third in range(3):
            drawn = "".join(_third(known, row * n.ACROSS + column, third, free) for column in columns)
            lines.append(f"{row_name(row) if third == 1 else '':4}{drawn}".rstrip())
    return lines


def _third(known: QuestData, cell: int, third: int, free: list[int]) -> str:
    slot = int(known.land.grid[cell])
    if slot < 0:
        return f"{'.' if third == 1 and cell in free else '':^8}"
    if third != 1:
        return f"{_section(known, slot * 4 + third):^8}"
    middle = "S" if slot == 0 else "A" if slot == known.doom else "+"
    if slot == 0:
        middle += "".join(n.SEATS[seat][0] for seat in range(2) if known.hobbit[seat] == SHIRE)
    if slot == known.doom:
        middle += "".join(n.SEATS[seat][0] for seat in range(2) if known.hobbit[seat] == MOUNT_DOOM)
    return f"{_section(known, slot * 4 + 3):>2}{middle:^3}{_section(known, slot * 4 + 1):<2} "


def _section(known: QuestData, section: int) -> str:
    land = known.land
    letter = "." if land.scape[section] == 0 else n.LETTERS[land.scape[section]]
    region = int(land.region[section])
    if region < 0 or land.least[region] != land.spot(section):
        return letter
    for seat in range(2):
        if known.region_of(seat) == region:
            return letter + n.SEATS[seat][0]
    return letter + ("!" if known.token[region] != NO_TOKEN else "")
