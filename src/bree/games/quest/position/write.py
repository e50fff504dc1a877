"""A position as text: a board of faces that can be read and written, and one line for everything else.

Lines may also be separated by semicolons; what is at its default is left out. The README explains each line.
"""

from librt.vecs import vec
from mypy_extensions import i64

from bree.games.quest import model as m
from bree.games.quest import notation as n
from bree.games.quest.components import LANDSCAPE_TILES, turned
from bree.games.quest.model import QuestData, token_colour
from bree.games.quest.rules.land import FACE_DOWN


def write(state: QuestData) -> str:
    """The whole truth."""
    lines = [_turn_line(state), *_land_lines(state), *_seat_lines(state)]
    if _some_are_out(state):
        lines.append(f"stock {_names(state.stock, n.TILE_NAMES)}")
    if state.open_left:
        lines.append(f"open {_names(state.open, n.TILE_NAMES)}")
    if any(state.gone):
        lines.append(f"gone {_names(state.gone, n.TOKEN_NAMES)}")
    if state.idle:
        lines.append(f"idle {state.idle}")
    return "\n".join(line.rstrip() for line in lines)


def _some_are_out(state: QuestData) -> bool:
    """Whether tiles are missing, as in a position made up for study; in a game the stock is all the rest."""
    on_the_table = state.land.laid - 1 + state.hand_size(0) + state.hand_size(1)
    return on_the_table + state.stock_left + state.open_left < LANDSCAPE_TILES


def _turn_line(state: QuestData) -> str:
    line = f"turn {n.SEATS[state.mover]} {m.ASKED[state.asked]}"
    if state.asked in (m.DEAL, m.DRAWING):
        line += f" {state.draws}"
    elif state.asked == m.LOOKING:
        line += f" {state.region_name(state.looked)}"
    elif state.asked == m.OVER:
        line += f" {m.REASONS[state.ended]}"
    return line


def _land_lines(state: QuestData) -> list[str]:
    land = state.land
    lines = []
    if land.height:
        corner = land.top * n.ACROSS + land.left
        last = corner + (land.height - 1) * n.ACROSS + land.width - 1
        lines.append(f"field {n.CELL_NAMES[corner]} {n.CELL_NAMES[last]}")
        if state.crossing:
            lines.append("crossing")
    lines += board(state)
    if state.last_neutral >= 0:
        lines.append(f"neutral {n.CELL_NAMES[land.cell[state.last_neutral]]}")
    if state.doom >= 0:
        lines.append(f"doom {n.CELL_NAMES[land.cell[state.doom]]}")
    for region in token_regions(state):
        lines.append(f"encounter {state.region_name(region)} {_token_text(state.token[region])}")
    return lines


def _token_text(token: i64) -> str:
    kind = int(token & 255)
    if kind >= m.UNKNOWN:
        return n.COLOURS[kind - m.UNKNOWN]
    seen = "".join(f" {name}" for seat, name in enumerate(n.SEATS) if token & m.SEEN << seat)
    if token & m.FACE_UP:
        return n.TOKEN_NAMES[kind] + (" open" if token_colour(token) == n.BROWN else "")
    return f"{n.TOKEN_NAMES[kind]} seen{seen}"


def token_regions(state: QuestData) -> list[int]:
    """The regions with an encounter tile, in reading order."""
    return [int(region) for region in state.land.regions() if state.token[region] != m.NO_TOKEN]


def _seat_lines(state: QuestData) -> list[str]:
    lines = []
    for seat, name in enumerate(n.SEATS):
        if state.hobbit[seat] != m.SHIRE:
            lines.append(f"hobbit {name} {state.region_name(state.region_of(seat))}")
        if state.hand_size(seat):
            lines.append(f"hand {name} {' '.join(hand_names(state, seat))}")
        if owned := owned_names(state, seat):
            lines.append(f"holds {name} {' '.join(owned)}")
        if state.boats >> seat & 1:
            lines.append(f"boat {name}")
        for word, figures in (("fight", state.fight), ("pairs", state.pairs), ("passes", state.passes)):
            if figures[seat]:
                lines.append(f"{word} {name} {figures[seat]}")
    return lines


def hand_names(state: QuestData, seat: i64) -> list[str]:
    """The tiles of a hand; a question mark for each that may not be seen."""
    hand = state.hands[seat * m.HAND : seat * m.HAND + m.HAND]
    return ["?" if tile == m.HIDDEN_TILE else n.TILE_NAMES[tile] for tile in hand if tile != m.NO_TILE]


def owned_names(state: QuestData, seat: i64) -> list[str]:
    """The encounter tiles of a seat: * for one shown in a pair, ! for a blue one that the other seat has seen."""
    found = []
    for kind, name in enumerate(n.TOKEN_NAMES):
        marked = state.told[seat * (n.BLUES + 1) + kind] if kind < n.BLUES else state.shown[seat * n.TOKENS + kind]
        mark = "!" if kind < n.BLUES else "*"
        for copy in range(int(state.held[seat * n.TOKENS + kind])):
            found.append(name + mark if copy < marked else name)
    return found


def _names(counts: vec[i64], names: tuple[str, ...]) -> str:
    return " ".join(name for place, name in enumerate(names) for _ in range(int(counts[place])))


def board(state: QuestData) -> list[str]:
    """The faces in their rows and columns: four letters from the north clockwise, or =Q01 for a tile face down."""
    land = state.land
    cells = [int(land.cell[slot]) for slot in range(land.laid)]
    rows = sorted({cell // n.ACROSS for cell in cells})
    columns = sorted({cell % n.ACROSS for cell in cells})
    if land.height:
        rows = list(range(int(land.top), int(land.top + land.height)))
        columns = list(range(int(land.left), int(land.left + land.width)))
    lines = ["columns " + " ".join(f"{column_name(column):4}" for column in columns)]
    for row in rows:
        faces = " ".join(f"{face(state, row * n.ACROSS + column):4}" for column in columns)
        lines.append(f"{row_name(row):7} {faces}")
    return lines


def row_name(row: int) -> str:
    """How a row of cells is written: n1 is the first one north of the Shire's."""
    home = n.SHIRE_CELL % n.ACROSS
    return "0" if row == n.SHIRE_CELL // n.ACROSS else n.CELL_NAMES[row * n.ACROSS + home]


def column_name(column: int) -> str:
    """How a column of cells is written: e1 is the first one east of the Shire's."""
    middle = n.SHIRE_CELL // n.ACROSS
    return "0" if column == n.SHIRE_CELL % n.ACROSS else n.CELL_NAMES[middle * n.ACROSS + column]


def face(state: QuestData, cell: int) -> str:
    """How a cell is written: its face, =Q01 for a tile face down, or a dot."""
    slot = state.land.grid[cell]
    if slot < 0:
        return "."
    tile, turn = int(state.land.tile[slot]), int(state.land.turn[slot])
    return f"={n.TILE_NAMES[tile]}" if turn == FACE_DOWN else turned(state.kit.sections[tile], turn)
