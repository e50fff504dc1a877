"""What never changes during a game, for the page."""

from bree.games.quest.components import Kit
from bree.games.quest.notation import (
    BLUES,
    COLOURS,
    FIRST_BROWN,
    FIRST_ELF,
    FIRST_GIFT,
    FIRST_YELLOW,
    LANDSCAPES,
    SEATS,
    SIDES,
    TILE_NAMES,
    TOKEN_NAMES,
    colour_of,
)


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


def fields(kit: Kit) -> dict[str, object]:
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
