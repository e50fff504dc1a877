"""What is told, and to whom."""

from mypy_extensions import i64

from bree.core.bits import bit
from bree.core.event import Event, Fields
from bree.games.confrontation.components import CHARACTERS, DARK, LIGHT, REGION_NAMES, SIDES, SPECIALS
from bree.games.confrontation.model.data import ConfrontationData


def note_move(state: ConfrontationData, tile: i64, source: i64, target: i64, rule: str) -> None:
    """Everybody sees a piece go from here to there; who it is only its owner sees, unless it is shown."""
    side = 0 if tile < 9 else 1
    public: Fields = {"side": SIDES[side], "from": REGION_NAMES[source], "to": REGION_NAMES[target]}
    secret: Fields = {"piece": CHARACTERS[state.character(tile)]}
    if state.shown >> tile & 1:
        state.note(Event("move", rule, {**public, **secret}))
    else:
        state.note(Event("move", rule, public, secret, knowers=bit(side)))


def note_special(state: ConfrontationData, card: i64, rule: str) -> None:
    """A special card is played."""
    if not state.quiet:
        state.note(Event("special", rule, {"side": SIDES[LIGHT if card < 4 else DARK], "card": SPECIALS[card]}))
