"""What events tell: the engine's numbers become the ids that pages, logs and catalogues know."""

from typing import Final

from bree.core.event import Fields
from bree.games.fellowship.components import (
    ASKED_NAMES,
    CARD_NAMES,
    EVENT_NAMES,
    FACE_NAMES,
    GANDALF_NAMES,
    LINE_NAMES,
    PLACE_NAMES,
    TILE_NAMES,
    TOKEN_NAMES,
)

_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "card": CARD_NAMES,
    "tile": TILE_NAMES,
    "place": PLACE_NAMES,
    "line": LINE_NAMES,
    "face": FACE_NAMES,
    "gandalf": GANDALF_NAMES,
    "asked": ASKED_NAMES,
    "event": EVENT_NAMES,
    "token": TOKEN_NAMES,
}


def named(fields: Fields) -> Fields:
    """The same fields, with ids in place of the numbers of cards, tiles, places and such."""
    found: Fields = {}
    for key, value in fields.items():
        if key in _NAMES and isinstance(value, int):
            found[key] = _NAMES[key][value]
        elif isinstance(value, list):
            found[key] = [CARD_NAMES[card] for card in value]
        else:
            found[key] = value
    return found
