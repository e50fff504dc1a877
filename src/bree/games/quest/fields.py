"""A position, and what never changes, as ids and numbers for the page."""

from typing import TYPE_CHECKING

from bree.games.quest.components import Kit
from bree.games.quest.model import (
    ASKED,
    FACE_UP,
    HAND,
    NO_TILE,
    OVER,
    SEEN,
    UNKNOWN,
    QuestData,
    token_colour,
)
from bree.games.quest.moves import free_cells
from bree.games.quest.notation import (
    ACROSS,
    BLUES,
    CELL_NAMES,
    COLOURS,
    FIRST_BROWN,
    FIRST_ELF,
    FIRST_GIFT,
    FIRST_YELLOW,
    LANDSCAPES,
    LETTERS,
    SEATS,
    SHIRE_CELL,
    SIDES,
    TILE_NAMES,
    TOKEN_NAMES,
    TOKENS,
    colour_of,
)
from bree.games.quest.outcome import score
from bree.games.quest.position.write import owned_names, token_regions
from bree.games.quest.rules.land import FACE_DOWN

if TYPE_CHECKING:
    from bree.games.quest.view import QuestView


def phase(known: QuestData) -> str:
    """Which part of the game this is: once a hand is empty the search for Mount Doom has begun (quest:88)."""
    if known.asked == OVER:
        return "over"
    if known.land.height == 0:
        return "cross"
    if known.racing():
        return "race"
    empty = known.stock_left == 0 and (known.hand_size(0) == 0 or known.hand_size(1) == 0)
    return "search" if empty else "explore"


def regions(known: QuestData) -> list[int]:
    """Every region of two sections or more, in reading order."""
    land = known.land
    found = [r for r in range(int(land.laid) * 4) if land.region[r] == r and land.size[r] >= 2]
    return sorted(found, key=lambda r: int(land.least[r]))


def fields(view: "QuestView") -> dict[str, object]:
    """Ids and numbers for everything that can be drawn."""
    known = view.known
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
                "id": known.region_name(r),
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
        "looked_at": known.region_name(known.looked) if known.looked >= 0 else None,
        "seats": [_seat(known, s) for s in range(2)],
        "stock": int(known.stock_left),
        "open": [TILE_NAMES[t] for t in range(len(known.open)) for _ in range(int(known.open[t]))],
        "supply": {COLOURS[c]: int(known.supply[c]) for c in range(4)},
        "gone": [TOKEN_NAMES[t] for t in range(TOKENS) for _ in range(int(known.gone[t]))],
        "unseen": {TOKEN_NAMES[t]: int(known.unseen[t]) for t in range(TOKENS) if known.unseen[t]},
        "idle": int(known.idle),
    }


def _field(known: QuestData) -> dict[str, object] | None:
    land = known.land
    if land.height == 0:
        return None
    row, column = int(land.top) - SHIRE_CELL // ACROSS, int(land.left) - SHIRE_CELL % ACROSS
    return {"row": row, "column": column, "rows": int(land.height), "columns": int(land.width)}


def _tiles(known: QuestData, number: dict[int, int]) -> list[dict[str, object]]:
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


def _encounter(known: QuestData, region: int) -> dict[str, object]:
    token = known.token[region]
    return {
        "region": known.region_name(region),
        "colour": COLOURS[token_colour(token)],
        "token": TOKEN_NAMES[token & 255] if token & 255 < UNKNOWN else None,
        "face_up": bool(token & FACE_UP),
        "seen_by": [SEATS[s] for s in range(2) if token & SEEN << s],
    }


def _seat(known: QuestData, seat: int) -> dict[str, object]:
    hand = known.hands[seat * HAND : seat * HAND + HAND]
    hidden = int(known.blue[seat]) - sum(int(known.held[seat * TOKENS + k]) for k in range(BLUES))
    return {
        "hobbit": known.region_name(known.region_of(seat)),
        "fight": int(known.fight[seat]),
        "boat": known.boats >> seat & 1 == 1,
        "hand": [TILE_NAMES[t] if t >= 0 else None for t in hand if t != NO_TILE],
        "tokens": _tokens(known, seat),
        "hidden": hidden,
        "pairs": int(known.pairs[seat]),
        "passes": int(known.passes[seat]),
        "score": int(score(known, seat)),
    }


def _tokens(known: QuestData, seat: int) -> list[dict[str, object]]:
    """What a seat owns as far as the viewer knows; `open` says that it lies open, or that the other has seen it."""
    found: list[dict[str, object]] = []
    for name in owned_names(known, seat):
        plain = name.rstrip("*!")
        colour = COLOURS[token_colour(TOKEN_NAMES.index(plain))]
        found.append({"token": plain, "colour": colour, "open": plain != name})
    return found


def role(token: int) -> str:
    """What an encounter tile is good for (quest:189-231)."""
    if token < BLUES:
        return TOKEN_NAMES[token]
    if token < FIRST_ELF:
        return "companion"
    if token < FIRST_YELLOW:
        return "elf"
    if token < FIRST_GIFT:
        return "weapon"
    return "gift" if token < FIRST_BROWN else "mountain"


def static(kit: Kit) -> dict[str, object]:
    """Tile faces and encounter tiles with their provenance, and the names that views use."""
    return {
        "seats": list(SEATS),
        "sides": list(SIDES),
        "landscapes": list(LANDSCAPES),
        "colours": list(COLOURS),
        "tiles": {
            TILE_NAMES[t]: {"sections": s, "count": int(kit.tile_count[t]), "source": kit.origin[TILE_NAMES[t]]}
            for t, s in enumerate(kit.sections)
            if s
        },
        "tokens": {
            name: {
                "colour": COLOURS[int(colour_of(t))],
                "role": role(t),
                "count": int(kit.token_count[t]),
                "points": int(kit.points[t]),
                "dots": int(kit.dots[t]),
                "source": kit.origin[name],
            }
            for t, name in enumerate(TOKEN_NAMES)
        },
        "fights": {"green": "companion", "yellow": "weapon"},
        "scouts": {"green": "elf", "yellow": "gift"},
        "price_of_boat": 2,
    }
