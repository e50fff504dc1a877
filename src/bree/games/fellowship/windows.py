"""Windows: the moments at which any seat may act before play goes on (R1-R5, D12, D19).

A window asks every player in the game who has not let it pass in advance, one after the other from the active player
on; the others may act or let it pass before they are asked. It opens for everybody alike whenever public facts allow
that somebody could use it, so that nobody learns from a pause what another holds.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.games.fellowship.components import (
    ATHELAS,
    BELT,
    ELESSAR,
    EVENTS_A_BOARD,
    FORESIGHT,
    GANDALF_COST,
    GUIDANCE,
    HEALING,
    KINDS,
    LEMBAS,
    LOTHLORIEN,
    MAGIC,
    MIRUVOR,
    MITHRIL,
    MORDOR,
    PERSISTENCE,
    PHIAL,
    PLACE_FEATURES,
    RIVENDELL,
    STAFF,
    TILE_THREE_CARDS,
    TILE_THREE_THINGS,
    YELLOW_MASK,
)
from bree.games.fellowship.frames import (
    BELT_MARK,
    CARDS,
    MAGIC_FLAG,
    MITHRIL_MARK,
    PAY,
    PHIAL_FLAG,
    PLAIN_ROLL,
    STAFF_FLAG,
    W_AFTER_ROLL,
    W_BEFORE_ROLL,
    W_CARD_DONE,
    W_CARDS,
    W_EVENT,
    W_MISSING,
    W_REVEALED,
    W_TILE_DONE,
    W_TURN,
    WINDOW,
)
from bree.games.fellowship.model import Journey
from bree.games.fellowship.notation import CALL, CALL_TO_PAY, MIRUVOR_PASS, PUT_ON, THROW_AWAY, USE
from bree.games.fellowship.payments import bits, guidance_pays


def moment(s: Journey) -> i64:
    """The kind of the window on top, or -1 at another decision."""
    return s.top(1) if s.top(0) == WINDOW else -1


def ring_moment(s: Journey, kind: i64) -> bool:
    """After a tile is shown, after a tile or a card was carried out, once on each board (lotr:272, D12)."""
    if s.ring_used or s.bearer < 0 or s.ending or s.board() < 0:
        return False
    return kind in (W_REVEALED, W_TILE_DONE, W_CARDS, W_CARD_DONE)


def yellow_fits(s: Journey, number: i64, kind: i64) -> bool:
    """Whether this yellow card has its use at this moment, whoever holds it."""
    if number == ELESSAR:
        return somebody_off_light(s)
    if number == LEMBAS:
        return True
    if number == MIRUVOR:
        return bits(s.living()) > 1
    if number == BELT:
        return kind == W_BEFORE_ROLL and s.below(2) == PLAIN_ROLL and not s.below(3) & BELT_MARK  # R12, R13
    if number == MITHRIL:
        return kind == W_AFTER_ROLL and not s.below(3) & MITHRIL_MARK
    if number == STAFF:
        return kind == W_REVEALED and s.tile in (TILE_THREE_CARDS, TILE_THREE_THINGS) and not s.flags & STAFF_FLAG
    if number == PHIAL:
        return kind in (W_TURN, W_TILE_DONE) and s.alive(s.active) and not s.flags & PHIAL_FLAG
    return number == ATHELAS and kind == W_MISSING


def gandalf_fits(s: Journey, number: i64, kind: i64) -> bool:
    """Whether this Gandalf card has its use at this moment."""
    if not s.gandalf >> number & 1:
        return False
    if number == HEALING:
        return somebody_off_light(s)
    if number == PERSISTENCE:
        return True
    if s.board() < 0 or s.ending:
        return False
    if number == GUIDANCE:
        return s.alive(s.active)
    if number == FORESIGHT:
        return s.tiles > 0
    if number == MAGIC:
        last = s.place == MORDOR and s.event_at == EVENTS_A_BOARD
        return kind == W_EVENT and not last and not s.flags & MAGIC_FLAG
    return False


def somebody_off_light(s: Journey) -> bool:
    """Whether a player still in the game could go towards the light."""
    seat: i64 = 0
    while seat < s.seats:
        if s.steps[seat] > 0 and s.alive(seat):
            return True
        seat += 1
    return False


def unaccounted(s: Journey) -> i64:
    """The yellow cards that, as far as everybody knows, may be in somebody's hand."""
    if s.house.open_hands:
        held: i64 = 0
        for seat in range(s.seats):
            held |= s.features[seat]
        return held & YELLOW_MASK
    dealt: i64 = 0
    if s.place >= RIVENDELL:
        dealt = PLACE_FEATURES[RIVENDELL]
    if s.place >= LOTHLORIEN:
        dealt |= PLACE_FEATURES[LOTHLORIEN]
    return dealt & YELLOW_MASK & ~s.gone


def could_be_used(s: Journey) -> bool:
    """Whether public facts allow that somebody could act in the window on top."""
    kind = s.top(1)
    if ring_moment(s, kind):
        return True
    rich, holding = False, False
    seat: i64 = 0
    while seat < s.seats:
        if s.alive(seat):
            rich = rich or s.shields[seat] >= GANDALF_COST
            holding = holding or s.size[seat] > 0
        seat += 1
    if rich and s.gandalf:
        number: i64 = 0
        while number <= PERSISTENCE:
            if gandalf_fits(s, number, kind):
                return True
            number += 1
    if holding:
        mask = unaccounted(s)
        number = ATHELAS
        while number <= PHIAL:
            if mask >> number & 1 and yellow_fits(s, number, kind):
                return True
            number += 1
    return False


def waiting_in_window(s: Journey) -> i64:
    """Who has not let the window on top pass."""
    return s.living() & ~s.top(3) & ~s.pass_turn & ~s.pass_board


def optional(s: Journey, seat: i64, found: vec[i64]) -> vec[i64]:
    """What this seat may do at any time, added to the list."""
    kind = moment(s)
    found = _yellow(s, seat, kind, found)
    if s.shields[seat] >= GANDALF_COST and s.gandalf:
        found = _gandalf(s, kind, found)
        if s.top(0) == PAY and guidance_pays(s, seat):
            found = append(found, CALL_TO_PAY)
    if seat == s.bearer and ring_moment(s, kind):
        found = append(found, PUT_ON)
    if s.size[seat] > 0 and s.top(0) in (WINDOW, CARDS):
        found = append(found, THROW_AWAY)
    return found


def _yellow(s: Journey, seat: i64, kind: i64, found: vec[i64]) -> vec[i64]:
    mask = s.features[seat] & YELLOW_MASK
    number: i64 = ATHELAS
    while mask and number <= PHIAL:
        if mask >> number & 1 and yellow_fits(s, number, kind):
            use = USE | (number + KINDS) << 8
            if number == MIRUVOR:
                found = _miruvor(s, seat, found)
            elif number in (ELESSAR, LEMBAS):
                for other in range(s.seats):
                    if s.alive(other) and (number == LEMBAS or s.steps[other] > 0):
                        found = append(found, use | other << 16)
            elif number in (STAFF, PHIAL):
                found = append(found, use | s.active << 16)
            else:
                found = append(found, use | s.top(2) << 16)
        number += 1
    return found


def _miruvor(s: Journey, holder: i64, found: vec[i64]) -> vec[i64]:
    for giver in range(s.seats):
        cards = s.size[giver] - (1 if giver == holder else 0)
        if s.alive(giver) and cards > 0:
            for to in range(s.seats):
                if to != giver and s.alive(to):
                    found = append(found, MIRUVOR_PASS | giver << 8 | to << 16)
    return found


def _gandalf(s: Journey, kind: i64, found: vec[i64]) -> vec[i64]:
    number: i64 = 0
    while number <= PERSISTENCE:
        if gandalf_fits(s, number, kind):
            call = CALL | number << 8
            if number in (GUIDANCE, MAGIC):
                found = append(found, call | s.active << 16)
            else:
                for other in range(s.seats):
                    if s.alive(other) and (number != HEALING or s.steps[other] > 0):
                        found = append(found, call | other << 16)
        number += 1
    return found
