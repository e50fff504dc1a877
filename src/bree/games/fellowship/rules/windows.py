"""Windows: the moments at which any seat may act before play goes on (R1-R5, D12, D19).

A window asks every player in the game who has not let it pass in advance, one after the other from the active player
on; the others may act or let it pass before they are asked. It opens for everybody alike whenever public facts allow
that somebody could use it, so that nobody learns from a pause what another holds.
"""

from mypy_extensions import i64

from bree.core.bits import count
from bree.games.fellowship import components as c
from bree.games.fellowship.model import FellowshipData
from bree.games.fellowship.rules import frames as f


def moment(state: FellowshipData) -> i64:
    """The kind of the window on top, or -1 at another decision."""
    return state.top(1) if state.top(0) == f.WINDOW else -1


def ring_moment(state: FellowshipData, kind: i64) -> bool:
    """After a tile is shown, after a tile or a card was carried out, once on each board (lotr:272, D12)."""
    if state.ring_used or state.bearer < 0 or state.ending or state.board() < 0:
        return False
    return kind in (f.W_REVEALED, f.W_TILE_DONE, f.W_CARDS, f.W_CARD_DONE)


def yellow_fits(state: FellowshipData, number: i64, kind: i64) -> bool:
    """Whether this yellow card has its use at this moment, whoever holds it."""
    if number == c.ELESSAR:
        return somebody_off_light(state)
    if number == c.LEMBAS:
        return True
    if number == c.MIRUVOR:
        return count(state.living()) > 1
    if number == c.BELT:
        return (
            kind == f.W_BEFORE_ROLL and state.below(2) == f.PLAIN_ROLL and not state.below(3) & f.BELT_MARK
        )  # R12, R13
    if number == c.MITHRIL:
        return kind == f.W_AFTER_ROLL and not state.below(3) & f.MITHRIL_MARK
    if number == c.STAFF:
        return (
            kind == f.W_REVEALED
            and state.tile in (c.TILE_THREE_CARDS, c.TILE_THREE_THINGS)
            and not state.flags & f.STAFF_FLAG
        )
    if number == c.PHIAL:
        return kind in (f.W_TURN, f.W_TILE_DONE) and state.alive(state.active) and not state.flags & f.PHIAL_FLAG
    return number == c.ATHELAS and kind == f.W_MISSING


def gandalf_fits(state: FellowshipData, number: i64, kind: i64) -> bool:
    """Whether this Gandalf card has its use at this moment."""
    if not state.gandalf >> number & 1:
        return False
    if number == c.HEALING:
        return somebody_off_light(state)
    if number == c.PERSISTENCE:
        return True
    if state.board() < 0 or state.ending:
        return False
    if number == c.GUIDANCE:
        return state.alive(state.active)
    if number == c.FORESIGHT:
        return state.tiles > 0
    if number == c.MAGIC:
        last = state.place == c.MORDOR and state.event_at == c.EVENTS_A_BOARD
        return kind == f.W_EVENT and not last and not state.flags & f.MAGIC_FLAG
    return False


def somebody_off_light(state: FellowshipData) -> bool:
    """Whether a player still in the game could go towards the light."""
    return any(state.steps[seat] > 0 and state.alive(seat) for seat in range(state.seats))


def unaccounted(state: FellowshipData) -> i64:
    """The yellow cards that, as far as everybody knows, may be in somebody's hand."""
    if state.house.open_hands:
        held: i64 = 0
        for seat in range(state.seats):
            held |= state.features[seat]
        return held & c.YELLOW_MASK
    dealt: i64 = 0
    if state.place >= c.RIVENDELL:
        dealt = c.PLACE_FEATURES[c.RIVENDELL]
    if state.place >= c.LOTHLORIEN:
        dealt |= c.PLACE_FEATURES[c.LOTHLORIEN]
    return dealt & c.YELLOW_MASK & ~state.gone


def could_be_used(state: FellowshipData) -> bool:
    """Whether public facts allow that somebody could act in the window on top."""
    kind = state.top(1)
    if ring_moment(state, kind):
        return True
    rich, holding = False, False
    for seat in range(state.seats):
        if state.alive(seat):
            rich = rich or state.shields[seat] >= c.GANDALF_COST
            holding = holding or state.size[seat] > 0
    if rich and state.gandalf:
        for number in range(c.PERSISTENCE + 1):
            if gandalf_fits(state, number, kind):
                return True
    if holding:
        mask = unaccounted(state)
        for number in range(c.ATHELAS, c.PHIAL + 1):
            if mask >> number & 1 and yellow_fits(state, number, kind):
                return True
    return False


def waiting_in_window(state: FellowshipData) -> i64:
    """Who has not let the window on top pass."""
    return state.living() & ~state.top(3) & ~state.pass_turn & ~state.pass_board
