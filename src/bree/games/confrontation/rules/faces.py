"""Turning pieces face up and face down."""

from typing import Final

from mypy_extensions import i64

from bree.core.bits import bit
from bree.games.confrontation import events
from bree.games.confrontation.components import WATCHER
from bree.games.confrontation.evidence import kept
from bree.games.confrontation.model.data import ConfrontationData

# One number for whoever an action turns face up, and where: a prime keeps it below 2^23.
_PLACES: Final = 32
_FACTOR: Final = 1237
_MODULUS: Final = 8388593


def reveal(state: ConfrontationData, tile: i64, rule: str) -> None:
    """Turn a piece face up."""
    if state.shown >> tile & 1:
        return
    kept.revealed(state, tile)
    events.reveal(state, tile, rule)
    where = state.token[tile] if state.is_manual() else state.place[tile]
    seen = state.character(tile) * _PLACES + where + 1
    if tile < 9:
        state.light_turned = (state.light_turned * _FACTOR + seen) % _MODULUS
    else:
        state.dark_turned = (state.dark_turned * _FACTOR + seen) % _MODULUS
    state.learned += 1
    state.shown |= bit(tile)
    state.known_faces |= bit(tile)
    if state.character(tile) == WATCHER:
        state.kept |= bit(tile)  # 05:532 shown for good


def hide(state: ConfrontationData, tiles: i64) -> None:
    """Turn pieces face down again; everybody remembers where they are (02:134, 05:194)."""
    kept.hidden(state, tiles)
    state.shown &= ~tiles
