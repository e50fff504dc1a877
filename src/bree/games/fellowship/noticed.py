"""What a seat notices of an action, for searches over hidden cards and tiles.

It is all in one number: what was said of the action itself, and everything the seat sees afterwards, mixed together.
"""

from typing import Final

from mypy_extensions import i64

from bree.core.bits import bit, mixed
from bree.games.fellowship import notation as n
from bree.games.fellowship.model import EVERYBODY, FellowshipData, total

_SILENT: Final = (
    bit(n.PASS)
    | bit(n.PASS_TURN)
    | bit(n.PASS_BOARD)
    | bit(n.STOP_PASSING)
    | bit(n.THROW_AWAY)
    | bit(n.DRAW_TWO)
    | bit(n.DONE)
    | bit(n.TAKE_BACK)
    | bit(n.DECLINE)
    | bit(n.ACCEPT)
    | bit(n.TOP_TILE)
)
"""The kinds of action of which nothing is told: only what they change is seen."""
_HIDDEN: Final = 0xFFFF00
"""In place of the card or tile where only its back was seen."""


def observed(state: FellowshipData, seat: i64, mover: i64, action: i64) -> i64:
    """What this seat heard of the action, and what it sees now."""
    if state.seen < 0:
        state.seen = _seen_by_all(state)
    found = state.seen
    if not _SILENT >> (action & 255) & 1:
        lies_open = state.private == EVERYBODY or (seat >= 0 and state.private >> seat & 1 == 1)
        found = mixed(found, (action if lies_open else action | _HIDDEN) << 4 | mover + 1)
    if seat == state.looker:
        found = mixed(mixed(found, state.fixed), state.looked)
    if seat >= 0 and not state.house.open_hands:
        found = mixed(mixed(found, state.hobbits[seat]), state.features[seat])
    return found


def _seen_by_all(state: FellowshipData) -> i64:
    """What lies open for everybody, and what the last action laid open."""
    found = _table(state, mixed(state.opened, 0))
    for seat in range(state.seats):
        found = _hobbit(state, seat, found)
        if state.house.open_hands:
            found = mixed(mixed(found, state.hobbits[seat]), state.features[seat])
    return found


def _table(state: FellowshipData, found: i64) -> i64:
    """What lies open and belongs to nobody."""
    few = state.place | state.active << 3 | (state.bearer + 1) << 6 | state.sauron << 9 | state.event_at << 13
    few |= (state.tile + 1) << 16 | (state.looker + 1) << 20 | (state.die + 1) << 23 | (state.shown + 1) << 26
    few |= state.ring_used << 30 | state.gandalf << 31 | state.out << 36 | (state.pass_turn | state.pass_board) << 41
    few |= state.paid_jokers << 46 | state.over << 50
    found = mixed(found, few)
    counts = total(state.pile) | total(state.big) << 8 | state.waits << 12
    counts |= total(state.looked) << 36 | _places(state.fixed) << 40
    for line in range(4):
        counts |= state.lines[line] << (20 + 4 * line)
    found = mixed(found, counts)
    for packed in (state.tiles, state.discards, state.aside, state.table, state.supply, state.gone):
        found = mixed(found, packed)
    if not state.over:
        found = mixed(found, state.top(0) | state.top(1) << 8 | state.top(2) << 24 | state.top(3) << 40)
    for claim in state.claims:
        found = mixed(found, claim)
    return found


def _hobbit(state: FellowshipData, seat: i64, found: i64) -> i64:
    """What everybody sees of one hobbit: where he stands, what he has, and what he has given to a demand."""
    own = state.steps[seat] | state.size[seat] << 4 | state.tokens[seat] << 12 | state.shields[seat] << 24
    found = mixed(found, own | state.given_points[seat] << 36)
    found = mixed(mixed(found, state.given_hobbits[seat]), state.given_features[seat])
    return mixed(found, state.given_tokens[seat])


def _places(fixed: i64) -> i64:
    """How many tiles Foresight has put in order."""
    found: i64 = 0
    while fixed:
        fixed >>= 4
        found += 1
    return found
