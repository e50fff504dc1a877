"""What is legal: one function for each decision, in a pinned order."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.chance import CHANCE
from bree.core.state import CHANCE_BIT
from bree.games.fellowship import components as c
from bree.games.fellowship import notation as n
from bree.games.fellowship.model import FellowshipData
from bree.games.fellowship.rules import frames as f
from bree.games.fellowship.rules.havens import box_left
from bree.games.fellowship.rules.payments import guidance_pays, helps, may_give, missing, waiting_payers
from bree.games.fellowship.rules.windows import (
    gandalf_fits,
    moment,
    ring_moment,
    unaccounted,
    waiting_in_window,
    yellow_fits,
)

TIMES_TAKEN_BACK: Final = 3
CLAIMS_A_TURN: Final = 2


def legal(state: FellowshipData, seat: i64) -> vec[i64]:  # noqa: C901 - flat: one branch for each kind
    """Everything this seat, or chance, may do now."""
    found = vec[i64]()
    if state.over or state.depth == 0:
        return found
    if seat == CHANCE:
        return _chance(state, found) if state.waits & CHANCE_BIT else found
    if state.waits & CHANCE_BIT or seat < 0 or seat >= state.seats:
        return found
    op = state.top(0)
    waited = state.waits >> seat & 1 == 1
    if op == f.WINDOW:
        if waiting_in_window(state) >> seat & 1:
            found = append(found, n.PASS)
            found = append(found, n.PASS_TURN)
            found = append(found, n.PASS_BOARD)
    elif op == f.PAY:
        if state.alive(seat):
            found = _payment(state, seat, found)
    elif op == f.VOLUNTEER:
        if state.alive(seat):
            found = append(found, n.VOLUNTEER_ACTION)
            if not state.top(3) >> seat & 1:
                found = append(found, n.DECLINE)
    elif waited:
        found = _own(state, seat, op, found)
    if state.alive(seat):
        if op in (f.WINDOW, f.PAY, f.VOLUNTEER, f.CARDS, f.CHOICE, f.PREPARE):
            found = optional(state, seat, found)
        if (state.pass_turn | state.pass_board) >> seat & 1 and not state.stopped >> seat & 1:
            found = append(found, n.STOP_PASSING)
    return found


def _own(state: FellowshipData, seat: i64, op: i64, found: vec[i64]) -> vec[i64]:
    if op == f.CARDS:
        return _cards(state, seat, found)
    if op == f.JOKERS:
        return _lines(state, found)
    if op == f.RING_MOVE:
        return append(_lines(state, found), n.DONE)
    if op in (f.DISCARD, f.THROW, f.COUNCIL):
        return _hand(state, seat, n.CHOOSE_CARD, found)
    if op == f.PASS_ON:
        return append(_hand(state, seat, n.CHOOSE_CARD, found), n.DONE)
    if op == f.CHOICE and state.top(2) != c.SHELOB_APPEARS:
        return append(append(found, n.DRAW_TWO), n.HEAL)
    if op in (f.CHOICE, f.PREPARE):
        return append(append(found, n.ACCEPT), n.DECLINE)
    if op == f.SPREAD:
        return _distribution(state, found)
    if op == f.ARRANGE:
        for tile in range(c.TILE_KINDS):
            if state.looked >> 4 * tile & 15:
                found = append(found, n.TOP_TILE | tile << 8)
    return found


def _hand(state: FellowshipData, seat: i64, kind: i64, found: vec[i64]) -> vec[i64]:
    packed = state.hobbits[seat]
    card: i64 = 0
    while packed:
        if packed & 15:
            found = append(found, kind | card << 8)
        packed >>= 4
        card += 1
    mask = state.features[seat]
    card = c.KINDS
    while mask:
        if mask & 1:
            found = append(found, kind | card << 8)
        mask >>= 1
        card += 1
    return found


def _cards(state: FellowshipData, seat: i64, found: vec[i64]) -> vec[i64]:
    """One or two cards, one white and one grey unless Pippin plays; or two new cards, or a step to the light."""
    stage, first = state.top(1), state.top(2)
    for action in _hand(state, seat, n.PLAY, vec[i64]()):
        colour = c.COLOUR[action >> 8]
        if colour != c.YELLOW and (stage == 0 or seat == c.PIPPIN or colour != first):
            found = append(found, action)
    if stage == 0:
        found = append(found, n.DRAW_TWO)
        return append(found, n.HEAL)
    return append(found, n.DONE)


def _lines(state: FellowshipData, found: vec[i64]) -> vec[i64]:
    base = state.board() * 4
    for line in range(4):
        if state.lines[line] < c.LENGTH[base + line]:
            found = append(found, n.LINE | line << 8)
    return found


def _distribution(state: FellowshipData, found: vec[i64]) -> vec[i64]:
    for card in range(c.KINDS):
        if state.table >> 4 * card & 15:
            for other in range(state.seats):
                found = append(found, n.DISTRIBUTE | card << 8 | other << 16)
    return found


def _payment(state: FellowshipData, seat: i64, found: vec[i64]) -> vec[i64]:
    """Give what helps, take it back a few times, decline; the leader or the only payer may give up."""
    payer = state.top(2)
    if may_give(state, seat):
        need = missing(state)
        if need[c.JOKER] > 0 or need[c.NEED_CARDS] > 0 or need[c.NEED_CARD] >= 0:
            for action in _hand(state, seat, n.GIVE, vec[i64]()):
                if helps(state, need, seat, action >> 8):
                    found = append(found, action)
        for token in range(3):
            wanted = need[c.NEED_TOKEN + token] > 0 or need[c.NEED_ANY_TOKEN] > 0
            if wanted and state.tokens[seat] >> 4 * token & 15:
                found = append(found, n.GIVE_TOKEN | token << 8)
        points = need[c.NEED_POINTS]
        if points > 0 and state.shields[seat] >= (1 if payer == f.GROUP_PAYS else points):
            found = append(found, n.GIVE_SHIELD)
        if has_given(state, seat) and state.withdrawn >> seat * 4 & 15 < TIMES_TAKEN_BACK:
            found = append(found, n.TAKE_BACK)
    if payer == seat or (payer >= f.GROUP_PAYS and seat == state.leader()):
        found = append(found, n.GIVE_UP)
    elif waiting_payers(state) >> seat & 1:
        found = append(found, n.DECLINE)
    return found


def has_given(state: FellowshipData, seat: i64) -> bool:
    """Whether this seat has put anything on the table for the demand."""
    return (
        state.given_hobbits[seat] != 0
        or state.given_features[seat] != 0
        or state.given_tokens[seat] != 0
        or state.given_points[seat] != 0
    )


def talk(state: FellowshipData, seat: i64, found: vec[i64]) -> vec[i64]:
    """What may be said: symbols and yellow cards one holds, a wish; twice a turn. Who is out may still wish."""
    if not state.house.talk or state.over or state.waits & CHANCE_BIT or state.talked >> seat * 4 & 15 >= CLAIMS_A_TURN:
        return found
    if state.alive(seat):
        for number in range(len(n.COUNT_NAMES)):
            for symbol in range(c.JOKER + 1):
                found = append(found, n.CLAIM | number << 8 | symbol << 16)
        hidden = unaccounted(state)
        for feature in range(c.FEATURES):
            if hidden >> feature & 1:
                found = append(found, n.CLAIM_CARD | (feature + c.KINDS) << 8)
    for wish in range(len(n.WISH_NAMES)):
        found = append(found, n.WISH | wish << 8)
    return found


def _chance(state: FellowshipData, found: vec[i64]) -> vec[i64]:  # noqa: C901 - flat: one branch for each kind
    op = state.top(0)
    if op == f.ROLL:
        for face in range(c.FACES):
            found = append(found, n.ROLLED | face << 8)
    elif op in (f.REVEAL, f.LOOK):
        for tile in range(c.TILE_KINDS):
            if tile_weight(state, tile) > 0:
                found = append(found, n.TILE_DRAWN | tile << 8)
    elif op == f.DEAL:
        left = box_left(state)
        for feature in range(c.FEATURES):
            if left >> feature & 1:
                found = append(found, n.DEALT | (feature + c.KINDS) << 8)
    elif op == f.SHIELD:
        for points in range(3):
            if state.big >> 4 * points & 15:
                found = append(found, n.BIG_SHIELD | points << 8)
    else:
        for card in range(c.KINDS):
            if state.pile >> 4 * card & 15:
                found = append(found, n.DRAWN | card << 8)
    return found


def tile_weight(state: FellowshipData, tile: i64) -> i64:
    """How many of these tiles may come next; after Foresight the next ones are fixed."""
    if state.top(0) == f.REVEAL and state.fixed:
        return 1 if state.fixed & 15 == tile + 1 else 0
    if state.top(0) == f.LOOK:
        return (state.tiles >> 4 * tile & 15) - (state.looked >> 4 * tile & 15)
    return state.tiles >> 4 * tile & 15


def weights(state: FellowshipData) -> vec[i64]:
    """How likely each of chance's actions is; empty where chance is not waited for."""
    found = vec[i64]()
    if not state.waits & CHANCE_BIT:
        return found
    op = state.top(0)
    for action in state.actions(CHANCE):
        what = action >> 8
        weight: i64 = 1
        if op in (f.REVEAL, f.LOOK):
            weight = tile_weight(state, what)
        elif op == f.SHIELD:
            weight = state.big >> 4 * what & 15
        elif op not in (f.ROLL, f.DEAL):
            weight = state.pile >> 4 * what & 15
        found = append(found, weight)
    return found


def optional(state: FellowshipData, seat: i64, found: vec[i64]) -> vec[i64]:
    """What this seat may do at any time, added to the list."""
    kind = moment(state)
    found = _yellow(state, seat, kind, found)
    if state.shields[seat] >= c.GANDALF_COST and state.gandalf:
        found = _gandalf(state, kind, found)
        if state.top(0) == f.PAY and guidance_pays(state, seat):
            found = append(found, n.CALL_TO_PAY)
    if seat == state.bearer and ring_moment(state, kind):
        found = append(found, n.PUT_ON)
    if state.size[seat] > 0 and state.top(0) in (f.WINDOW, f.CARDS):
        found = append(found, n.THROW_AWAY)
    return found


def _yellow(state: FellowshipData, seat: i64, kind: i64, found: vec[i64]) -> vec[i64]:
    mask = state.features[seat] & c.YELLOW_MASK
    if not mask:
        return found
    for number in range(c.ATHELAS, c.PHIAL + 1):
        if mask >> number & 1 and yellow_fits(state, number, kind):
            use = n.USE | (number + c.KINDS) << 8
            if number == c.MIRUVOR:
                found = _miruvor(state, seat, found)
            elif number in (c.ELESSAR, c.LEMBAS):
                for other in range(state.seats):
                    if state.alive(other) and (number == c.LEMBAS or state.steps[other] > 0):
                        found = append(found, use | other << 16)
            elif number in (c.STAFF, c.PHIAL):
                found = append(found, use | state.active << 16)
            else:
                found = append(found, use | state.top(2) << 16)
    return found


def _miruvor(state: FellowshipData, holder: i64, found: vec[i64]) -> vec[i64]:
    for giver in range(state.seats):
        cards = state.size[giver] - (1 if giver == holder else 0)
        if state.alive(giver) and cards > 0:
            for to in range(state.seats):
                if to != giver and state.alive(to):
                    found = append(found, n.MIRUVOR_PASS | giver << 8 | to << 16)
    return found


def _gandalf(state: FellowshipData, kind: i64, found: vec[i64]) -> vec[i64]:
    for number in range(c.PERSISTENCE + 1):
        if gandalf_fits(state, number, kind):
            call = n.CALL | number << 8
            if number in (c.GUIDANCE, c.MAGIC):
                found = append(found, call | state.active << 16)
            else:
                for other in range(state.seats):
                    if state.alive(other) and (number != c.HEALING or state.steps[other] > 0):
                        found = append(found, call | other << 16)
    return found
