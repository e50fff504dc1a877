"""A view as a fixed number of floats, the viewer's own seat first."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bree.games.fellowship import components as c
from bree.games.fellowship.model import FellowshipData
from bree.games.fellowship.rules import frames as f

if TYPE_CHECKING:
    from bree.games.fellowship.view import FellowshipView

MOST: Final = 5
FOR_A_SEAT: Final = 8 + len(c.TOKEN_NAMES) + len(c.CARD_NAMES)
FOR_ALL: Final = (
    len(c.PLACE_NAMES)
    + 3
    + 4
    + 2 * len(c.TILE_NAMES)
    + len(c.FACE_NAMES)
    + len(c.GANDALF_NAMES)
    + c.KINDS
    + 2 * c.FEATURES
    + len(f.FRAME_NAMES)
    + len(f.WINDOW_NAMES)
    + len(c.ASKED_NAMES)
)
SIZE: Final = MOST * FOR_A_SEAT + FOR_ALL


def tensor(view: "FellowshipView") -> list[float]:
    """The numbers; cards of other hands count only as far as they are known."""
    state = view.blank
    found: list[float] = []
    seat: i64 = max(view.seat, 0)
    for _ in range(state.seats):
        found += _seat(state, seat, view.sure[seat])
        seat = state.house.after[seat]
    found += [0.0] * (FOR_A_SEAT * (MOST - int(state.seats)))
    found += one_hot(state.place, len(c.PLACE_NAMES))
    found += [int(state.sauron) / 15, int(state.event_at) / 6, view.pile / 60]
    found += [int(at) / 13 for at in state.lines]
    found += [int(state.tiles >> 4 * t & 15) / 6 for t in range(len(c.TILE_NAMES))]
    found += one_hot(state.tile, len(c.TILE_NAMES))
    found += one_hot(state.die, len(c.FACE_NAMES))
    found += bits_of(state.gandalf, len(c.GANDALF_NAMES))
    found += [int(state.discards >> 4 * k & 15) / 12 for k in range(c.KINDS)]
    found += bits_of(state.supply, c.FEATURES) + bits_of(state.gone, c.FEATURES)
    op: i64 = state.top(0) if not state.over else -1
    found += one_hot(op, len(f.FRAME_NAMES))
    found += one_hot(state.top(1) if op == f.WINDOW else -1, len(f.WINDOW_NAMES))
    found += one_hot(state.top(1) if op in (f.PAY, f.VOLUNTEER) else -1, len(c.ASKED_NAMES))
    return found


def _seat(state: FellowshipData, seat: i64, sure: list[int]) -> list[float]:
    found = [
        1.0,
        float(state.alive(seat)),
        int(state.steps[seat]) / 15,
        int(state.shields[seat]) / 20,
        int(state.size[seat]) / 12,
        float(seat == state.bearer),
        float(seat == state.active),
        float(state.waits >> seat & 1),
    ]
    found += [int(state.tokens[seat] >> 4 * i & 15) / 5 for i in range(len(c.TOKEN_NAMES))]
    for card in range(len(c.CARD_NAMES)):
        held = state.hobbits[seat] >> 4 * card & 15 if card < c.KINDS else state.features[seat] >> (card - c.KINDS) & 1
        found.append(float(int(held) + sure.count(card)))
    return found


def one_hot(index: i64, length: int) -> list[float]:
    """One place is 1; none for a negative index."""
    return [float(i == index) for i in range(length)]


def bits_of(mask: i64, length: int) -> list[float]:
    """A mask as numbers."""
    return [float(mask >> i & 1) for i in range(length)]
