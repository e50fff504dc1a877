"""What events tell: the engine's numbers become the ids that pages, logs and catalogues know."""

from typing import Final

from bree.core.event import Fields
from bree.games.fellowship import components as c

_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "card": c.CARD_NAMES,
    "tile": c.TILE_NAMES,
    "place": c.PLACE_NAMES,
    "line": c.LINE_NAMES,
    "face": c.FACE_NAMES,
    "gandalf": c.GANDALF_NAMES,
    "asked": c.ASKED_NAMES,
    "event": c.EVENT_NAMES,
    "token": c.TOKEN_NAMES,
}


def named(fields: Fields) -> Fields:
    """The same fields, with ids in place of the numbers of cards, tiles, places and such."""
    found: Fields = {}
    for key, value in fields.items():
        if key in _NAMES and isinstance(value, int):
            found[key] = _NAMES[key][value]
        elif isinstance(value, list):
            found[key] = [c.CARD_NAMES[card] for card in value]
        else:
            found[key] = value
    return found
