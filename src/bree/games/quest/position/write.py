"""A position as text: a board of faces that can be read and written, and one line for everything else.

Lines may also be separated by semicolons; what is at its default is left out. The README explains each line.
"""

from librt.vecs import vec
from mypy_extensions import i64

from bree.games.quest.components import LANDSCAPE_TILES, turned
from bree.games.quest.model import (
    ASKED,
    DEAL,
    DRAWING,
    FACE_UP,
    HAND,
    HIDDEN_TILE,
    LOOKING,
    NO_TILE,
    NO_TOKEN,
    OVER,
    REASONS,
    SEEN,
    SHIRE,
    UNKNOWN,
    QuestData,
    token_colour,
)
from bree.games.quest.notation import (
    ACROSS,
    BLUES,
    BROWN,
    CELL_NAMES,
    COLOURS,
    SEATS,
    SHIRE_CELL,
    TILE_NAMES,
    TOKEN_NAMES,
    TOKENS,
)
from bree.games.quest.rules.land import FACE_DOWN


def write(state: QuestData) -> str:
    """The whole truth."""
    lines = [_turn_line(state), *_land_lines(state), *_seat_lines(state)]
    if _some_are_out(state):
        lines.append(f"stock {_names(state.stock, TILE_NAMES)}")
    if state.open_left:
        lines.append(f"open {_names(state.open, TILE_NAMES)}")
    if any(state.gone):
        lines.append(f"gone {_names(state.gone, TOKEN_NAMES)}")
    if state.idle:
        lines.append(f"idle {state.idle}")
    return "\n".join(line.rstrip() for line in lines)


def _some_are_out(state: QuestData) -> bool:
    """Whether tiles are missing, as in a position made up for study; in a game the stock is all the rest."""
    on_the_table = state.land.laid - 1 + state.hand_size(0) + state.hand_size(1)
    return on_the_table + state.stock_left + state.open_left < LANDSCAPE_TILES


def _turn_line(state: QuestData) -> str:
    line = f"turn {SEATS[state.mover]} {ASKED[state.asked]}"
    if state.asked in (DEAL, DRAWING):
        line += f" {state.draws}"
    elif state.asked == LOOKING:
        line += f" {state.region_name(state.looked)}"
    elif state.asked == OVER:
        line += f" {REASONS[state.ended]}"
    return line


def _land_lines(state: QuestData) -> list[str]:
    land = state.land
    lines = []
    if land.height:
        corner = land.top * ACROSS + land.left
        last = corner + (land.height - 1) * ACROSS + land.width - 1
        lines.append(f"field {CELL_NAMES[corner]} {CELL_NAMES[last]}")
        if state.crossing:
            lines.append("crossing")
    lines += board(state)
    if state.last_neutral >= 0:
        lines.append(f"neutral {CELL_NAMES[land.cell[state.last_neutral]]}")
    if state.doom >= 0:
        lines.append(f"doom {CELL_NAMES[land.cell[state.doom]]}")
    for region in token_regions(state):
        lines.append(f"encounter {state.region_name(region)} {_token_text(state.token[region])}")
    return lines


def _token_text(token: i64) -> str:
    kind = int(token & 255)
    if kind >= UNKNOWN:
        return COLOURS[kind - UNKNOWN]
    seen = "".join(f" {name}" for seat, name in enumerate(SEATS) if token & SEEN << seat)
    if token & FACE_UP:
        return TOKEN_NAMES[kind] + (" open" if token_colour(token) == BROWN else "")
    return f"{TOKEN_NAMES[kind]} seen{seen}"


def token_regions(state: QuestData) -> list[int]:
    """The regions with an encounter tile, in reading order."""
    found = [r for r in range(state.land.laid * 4) if state.token[r] != NO_TOKEN]
    return sorted(found, key=lambda r: int(state.land.least[r]))


def _seat_lines(state: QuestData) -> list[str]:
    lines = []
    for seat, name in enumerate(SEATS):
        if state.hobbit[seat] != SHIRE:
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
    hand = [int(t) for t in state.hands[seat * HAND : seat * HAND + HAND]]
    return ["?" if t == HIDDEN_TILE else TILE_NAMES[t] for t in hand if t != NO_TILE]


def owned_names(state: QuestData, seat: i64) -> list[str]:
    """The encounter tiles of a seat: * for one shown in a pair, ! for a blue one that the other seat has seen."""
    found = []
    for kind, name in enumerate(TOKEN_NAMES):
        marked = state.told[seat * (BLUES + 1) + kind] if kind < BLUES else state.shown[seat * TOKENS + kind]
        mark = "!" if kind < BLUES else "*"
        for n in range(int(state.held[seat * TOKENS + kind])):
            found.append(name + mark if n < marked else name)
    return found


def _names(counts: vec[i64], names: tuple[str, ...]) -> str:
    return " ".join(name for n, name in enumerate(names) for _ in range(int(counts[n])))


def board(state: QuestData) -> list[str]:
    """The faces in their rows and columns: four letters from the north clockwise, or =Q01 for a tile face down."""
    land = state.land
    cells = [int(land.cell[s]) for s in range(land.laid)]
    rows = sorted({c // ACROSS for c in cells})
    columns = sorted({c % ACROSS for c in cells})
    if land.height:
        rows = list(range(int(land.top), int(land.top + land.height)))
        columns = list(range(int(land.left), int(land.left + land.width)))
    middle, home = divmod(SHIRE_CELL, ACROSS)
    heads = [CELL_NAMES[middle * ACROSS + c] if c != home else "0" for c in columns]
    lines = ["columns " + " ".join(f"{h:4}" for h in heads)]
    for r in rows:
        label = CELL_NAMES[r * ACROSS + home] if r != middle else "0"
        lines.append(f"{label:7} " + " ".join(f"{face(state, r * ACROSS + c):4}" for c in columns))
    return lines


def face(state: QuestData, cell: int) -> str:
    """How a cell is written: its face, =Q01 for a tile face down, or a dot."""
    slot = state.land.grid[cell]
    if slot < 0:
        return "."
    tile, turn = int(state.land.tile[slot]), int(state.land.turn[slot])
    return f"={TILE_NAMES[tile]}" if turn == FACE_DOWN else turned(state.kit.sections[tile], turn)
