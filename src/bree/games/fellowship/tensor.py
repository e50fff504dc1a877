"""A view as a fixed number of floats, the viewer's own seat first."""

from typing import Final

from mypy_extensions import i64

from bree.games.fellowship.components import (
    ASKED_NAMES,
    CARD_NAMES,
    FACE_NAMES,
    FEATURES,
    GANDALF_NAMES,
    KINDS,
    PLACE_NAMES,
    TILE_NAMES,
    TOKEN_NAMES,
)
from bree.games.fellowship.frames import FRAME_NAMES, PAY, VOLUNTEER, WINDOW, WINDOW_NAMES
from bree.games.fellowship.model import Journey

MOST: Final = 5
FOR_A_SEAT: Final = 8 + len(TOKEN_NAMES) + len(CARD_NAMES)
FOR_ALL: Final = (
    len(PLACE_NAMES)
    + 3
    + 4
    + 2 * len(TILE_NAMES)
    + len(FACE_NAMES)
    + len(GANDALF_NAMES)
    + KINDS
    + 2 * FEATURES
    + len(FRAME_NAMES)
    + len(WINDOW_NAMES)
    + len(ASKED_NAMES)
)
TENSOR_SIZE: Final = MOST * FOR_A_SEAT + FOR_ALL


def tensor_of(s: Journey, viewer: i64, counts: tuple[int, int, int], sure: list[list[int]]) -> list[float]:
    """The numbers; cards of other hands count only as far as they are known."""
    found: list[float] = []
    seat: i64 = max(viewer, 0)
    for _ in range(s.seats):
        found += _seat(s, seat, sure[seat])
        seat = s.house.after[seat]
    found += [0.0] * (FOR_A_SEAT * (MOST - int(s.seats)))
    found += one_hot(s.place, len(PLACE_NAMES))
    found += [int(s.sauron) / 15, int(s.event_at) / 6, counts[0] / 60]
    found += [int(at) / 13 for at in s.lines]
    found += [int(s.tiles >> 4 * t & 15) / 6 for t in range(len(TILE_NAMES))]
    found += one_hot(s.tile, len(TILE_NAMES))
    found += one_hot(s.die, len(FACE_NAMES))
    found += bits_of(s.gandalf, len(GANDALF_NAMES))
    found += [int(s.discards >> 4 * k & 15) / 12 for k in range(KINDS)]
    found += bits_of(s.supply, FEATURES) + bits_of(s.gone, FEATURES)
    op: i64 = s.top(0) if not s.over else -1
    found += one_hot(op, len(FRAME_NAMES))
    found += one_hot(s.top(1) if op == WINDOW else -1, len(WINDOW_NAMES))
    found += one_hot(s.top(1) if op in (PAY, VOLUNTEER) else -1, len(ASKED_NAMES))
    return found


def _seat(s: Journey, seat: i64, sure: list[int]) -> list[float]:
    found = [
        1.0,
        float(s.alive(seat)),
        int(s.steps[seat]) / 15,
        int(s.shields[seat]) / 20,
        int(s.size[seat]) / 12,
        float(seat == s.bearer),
        float(seat == s.active),
        float(s.waits >> seat & 1),
    ]
    found += [int(s.tokens[seat] >> 4 * i & 15) / 5 for i in range(len(TOKEN_NAMES))]
    for card in range(len(CARD_NAMES)):
        held = s.hobbits[seat] >> 4 * card & 15 if card < KINDS else s.features[seat] >> (card - KINDS) & 1
        found.append(float(int(held) + sure.count(card)))
    return found


def one_hot(index: i64, length: int) -> list[float]:
    """One place is 1; none for a negative index."""
    return [float(i == index) for i in range(length)]


def bits_of(mask: i64, length: int) -> list[float]:
    """A mask as numbers."""
    return [float(mask >> i & 1) for i in range(length)]
