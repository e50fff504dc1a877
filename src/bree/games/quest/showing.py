"""A position for the page and for the terminal, read from the copy that a View holds."""

from mypy_extensions import i64

from bree.games.quest.land import FACE_DOWN
from bree.games.quest.model import (
    ASKED,
    FACE_UP,
    HAND,
    MOUNT_DOOM,
    NO_TILE,
    NO_TOKEN,
    OVER,
    SEEN,
    SHIRE,
    UNKNOWN,
    Model,
    token_colour,
)
from bree.games.quest.moves import free_cells
from bree.games.quest.notation import (
    ACROSS,
    BLUES,
    CELL_NAMES,
    COLOURS,
    LANDSCAPES,
    LETTERS,
    SEATS,
    SHIRE_CELL,
    TILE_NAMES,
    TOKEN_NAMES,
    TOKENS,
)
from bree.games.quest.position import hand_names, owned_names, token_regions
from bree.games.quest.scoring import score
from bree.games.quest.tell import region_name


def phase(known: Model) -> str:
    """Which part of the game this is: once a hand is empty the search for Mount Doom has begun (quest:88)."""
    if known.asked == OVER:
        return "over"
    if known.land.height == 0:
        return "cross"
    if known.racing():
        return "race"
    empty = known.stock_left == 0 and (known.hand_size(0) == 0 or known.hand_size(1) == 0)
    return "search" if empty else "explore"


def regions(known: Model) -> list[int]:
    """Every region of two sections or more, in reading order."""
    land = known.land
    found = [r for r in range(int(land.laid) * 4) if land.region[r] == r and land.size[r] >= 2]
    return sorted(found, key=lambda r: int(land.least[r]))


def fields(known: Model, seat: i64) -> dict[str, object]:
    """Ids and numbers for everything that can be drawn."""
    land = known.land
    found = regions(known)
    return {
        "phase": phase(known),
        "mover": SEATS[known.mover],
        "asked": ASKED[known.asked],
        "field": _field(known),
        "tiles": _tiles(known, {r: n for n, r in enumerate(found)}),
        "regions": [
            {
                "id": region_name(known, r),
                "landscape": LANDSCAPES[land.scape[r]],
                "sections": int(land.size[r]),
                "closed": land.gaps[r] == 0,
            }
            for r in found
        ],
        "encounters": [_encounter(known, r) for r in token_regions(known)],
        "free": [CELL_NAMES[c] for c in free_cells(known)] if not known.racing() else [],
        "doom": CELL_NAMES[land.cell[known.doom]] if known.racing() else None,
        "last_neutral": CELL_NAMES[land.cell[known.last_neutral]] if known.last_neutral >= 0 else None,
        "looked_at": region_name(known, known.looked) if known.looked >= 0 else None,
        "seats": [_seat(known, s) for s in range(2)],
        "stock": int(known.stock_left),
        "open": [TILE_NAMES[t] for t in range(len(known.open)) for _ in range(int(known.open[t]))],
        "supply": {COLOURS[c]: int(known.supply[c]) for c in range(4)},
        "gone": [TOKEN_NAMES[t] for t in range(TOKENS) for _ in range(int(known.gone[t]))],
        "unseen": {TOKEN_NAMES[t]: int(known.unseen[t]) for t in range(TOKENS) if known.unseen[t]},
        "idle": int(known.idle),
    }


def _field(known: Model) -> dict[str, object] | None:
    land = known.land
    if land.height == 0:
        return None
    row, column = int(land.top) - SHIRE_CELL // ACROSS, int(land.left) - SHIRE_CELL % ACROSS
    return {"row": row, "column": column, "rows": int(land.height), "columns": int(land.width)}


def _tiles(known: Model, number: dict[int, int]) -> list[dict[str, object]]:
    """The tiles in reading order; the region of each section is its number in `regions`, or -1."""
    land = known.land
    found: list[dict[str, object]] = []
    for slot in sorted(range(int(land.laid)), key=lambda s: int(land.cell[s])):
        cell = int(land.cell[slot])
        down = land.turn[slot] == FACE_DOWN
        sections = range(slot * 4, slot * 4 + 4)
        found.append(
            {
                "cell": CELL_NAMES[cell],
                "row": cell // ACROSS - SHIRE_CELL // ACROSS,
                "column": cell % ACROSS - SHIRE_CELL % ACROSS,
                "tile": TILE_NAMES[land.tile[slot]],
                "turn": None if down else int(land.turn[slot]),
                "sections": "".join(LETTERS[land.scape[s]] for s in sections),
                "regions": [number.get(int(land.region[s]), -1) for s in sections],
            }
        )
    return found


def _encounter(known: Model, region: int) -> dict[str, object]:
    token = known.token[region]
    return {
        "region": region_name(known, region),
        "colour": COLOURS[token_colour(token)],
        "token": TOKEN_NAMES[token & 255] if token & 255 < UNKNOWN else None,
        "face_up": bool(token & FACE_UP),
        "seen_by": [SEATS[s] for s in range(2) if token & SEEN << s],
    }


def _seat(known: Model, seat: int) -> dict[str, object]:
    hand = known.hands[seat * HAND : seat * HAND + HAND]
    hidden = int(known.blue[seat]) - sum(int(known.held[seat * TOKENS + k]) for k in range(BLUES))
    return {
        "hobbit": region_name(known, known.region_of(seat)),
        "fight": int(known.fight[seat]),
        "boat": known.boats >> seat & 1 == 1,
        "hand": [TILE_NAMES[t] if t >= 0 else None for t in hand if t != NO_TILE],
        "tokens": _tokens(known, seat),
        "hidden": hidden,
        "pairs": int(known.pairs[seat]),
        "passes": int(known.passes[seat]),
        "score": int(score(known, seat)),
    }


def _tokens(known: Model, seat: int) -> list[dict[str, object]]:
    """What a seat owns as far as the viewer knows; `open` says that it lies open, or that the other has seen it."""
    found: list[dict[str, object]] = []
    for name in owned_names(known, seat):
        plain = name.rstrip("*!")
        colour = COLOURS[token_colour(TOKEN_NAMES.index(plain))]
        found.append({"token": plain, "colour": colour, "open": plain != name})
    return found


# The terminal.


def text(known: Model, seat: i64) -> str:
    """A drawing of the land, then a line for everything else."""
    lines = [f"{phase(known)}: {SEATS[known.mover]}, {ASKED[known.asked]}", "", *drawing(known), ""]
    for region in token_regions(known):
        token = known.token[region]
        what = TOKEN_NAMES[token & 255] if token & 255 < UNKNOWN else f"{COLOURS[token_colour(token)]}, face down"
        lines.append(f"! {region_name(known, region)}: {what}")
    for s, name in enumerate(SEATS):
        hidden = int(known.blue[s]) - sum(int(known.held[s * TOKENS + k]) for k in range(BLUES))
        owned = owned_names(known, s) + ["?"] * hidden
        lines.append(
            f"{name}: at {region_name(known, known.region_of(s))}"
            + (f", fights {known.fight[s]}" if known.fight[s] else "")
            + (", boat" if known.boats >> s & 1 else "")
            + f"; hand {' '.join(_faces(known, s)) or '-'}; owns {' '.join(owned) or '-'}; {score(known, s)} points"
        )
    opened = [_tile_text(known, t) for t in range(len(known.open)) for _ in range(int(known.open[t]))]
    lines.append(f"stock {known.stock_left}; open {' '.join(opened) or '-'}")
    return "\n".join(lines)


def _faces(known: Model, seat: int) -> list[str]:
    return [n if n == "?" else _tile_text(known, TILE_NAMES.index(n)) for n in hand_names(known, seat)]


def _tile_text(known: Model, tile: int) -> str:
    return f"{TILE_NAMES[tile]}={known.kit.sections[tile]}"


def drawing(known: Model) -> list[str]:
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


def _third(known: Model, cell: int, third: int, free: list[int]) -> str:
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


def _section(known: Model, section: int) -> str:
    land = known.land
    letter = "." if land.scape[section] == 0 else LETTERS[land.scape[section]]
    region = int(land.region[section])
    if region < 0 or land.least[region] != land.spot(section):
        return letter
    for s in range(2):
        if known.region_of(s) == region:
            return letter + SEATS[s][0]
    return letter + ("!" if known.token[region] != NO_TOKEN else "")
