"""What is legal: one function for each decision, in a pinned order."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.chance import CHANCE
from bree.games.fellowship.components import (
    COLOUR,
    FACES,
    FEATURES,
    JOKER,
    KINDS,
    LENGTH,
    NEED_ANY_TOKEN,
    NEED_CARD,
    NEED_CARDS,
    NEED_POINTS,
    NEED_TOKEN,
    PIPPIN,
    SHELOB_APPEARS,
    TILE_KINDS,
    YELLOW,
)
from bree.games.fellowship.frames import (
    ARRANGE,
    CARDS,
    CHOICE,
    COUNCIL,
    DEAL,
    DISCARD,
    GROUP_PAYS,
    JOKERS,
    LOOK,
    PASS_ON,
    PAY,
    PREPARE,
    REVEAL,
    RING_MOVE,
    ROLL,
    SHIELD,
    SPREAD,
    THROW,
    VOLUNTEER,
    WINDOW,
)
from bree.games.fellowship.model import Journey
from bree.games.fellowship.notation import (
    ACCEPT,
    BIG_SHIELD,
    CHOOSE_CARD,
    CLAIM,
    CLAIM_CARD,
    COUNT_NAMES,
    DEALT,
    DECLINE,
    DISTRIBUTE,
    DONE,
    DRAW_TWO,
    DRAWN,
    GIVE,
    GIVE_SHIELD,
    GIVE_TOKEN,
    GIVE_UP,
    HEAL,
    LINE,
    PASS,
    PASS_BOARD,
    PASS_TURN,
    PLAY,
    ROLLED,
    STOP_PASSING,
    TAKE_BACK,
    TILE_DRAWN,
    TOP_TILE,
    VOLUNTEER_ACTION,
    WISH,
    WISH_NAMES,
)
from bree.games.fellowship.payments import helps, may_give, missing, waiting_payers
from bree.games.fellowship.places import box_left
from bree.games.fellowship.windows import optional, unaccounted, waiting_in_window

TIMES_TAKEN_BACK: Final = 3
CLAIMS_A_TURN: Final = 2


def legal(s: Journey, seat: i64) -> vec[i64]:
    """Everything this seat, or chance, may do now."""
    found = vec[i64]()
    if s.over or s.depth == 0:
        return found
    if seat == CHANCE:
        return _chance(s, found) if s.waits & 64 else found
    if s.waits & 64 or seat < 0 or seat >= s.seats:
        return found
    op = s.top(0)
    waited = s.waits >> seat & 1 == 1
    if op == WINDOW:
        if waiting_in_window(s) >> seat & 1:
            found = append(found, PASS)
            found = append(found, PASS_TURN)
            found = append(found, PASS_BOARD)
    elif op == PAY:
        if s.alive(seat):
            found = _payment(s, seat, found)
    elif op == VOLUNTEER:
        if s.alive(seat):
            found = append(found, VOLUNTEER_ACTION)
            if not s.top(3) >> seat & 1:
                found = append(found, DECLINE)
    elif waited:
        found = _own(s, seat, op, found)
    if s.alive(seat):
        if op in (WINDOW, PAY, VOLUNTEER, CARDS, CHOICE, PREPARE):
            found = optional(s, seat, found)
        if (s.pass_turn | s.pass_board) >> seat & 1 and not s.stopped >> seat & 1:
            found = append(found, STOP_PASSING)
    return found


def _own(s: Journey, seat: i64, op: i64, found: vec[i64]) -> vec[i64]:
    if op == CARDS:
        return _cards(s, seat, found)
    if op == JOKERS:
        return _lines(s, found)
    if op == RING_MOVE:
        return append(_lines(s, found), DONE)
    if op in (DISCARD, THROW, COUNCIL):
        return _hand(s, seat, CHOOSE_CARD, found)
    if op == PASS_ON:
        return append(_hand(s, seat, CHOOSE_CARD, found), DONE)
    if op == CHOICE and s.top(2) != SHELOB_APPEARS:
        return append(append(found, DRAW_TWO), HEAL)
    if op in (CHOICE, PREPARE):
        return append(append(found, ACCEPT), DECLINE)
    if op == SPREAD:
        return _distribution(s, found)
    if op == ARRANGE:
        for tile in range(TILE_KINDS):
            if s.looked >> 4 * tile & 15:
                found = append(found, TOP_TILE | tile << 8)
    return found


def _hand(s: Journey, seat: i64, kind: i64, found: vec[i64]) -> vec[i64]:
    packed = s.hobbits[seat]
    card: i64 = 0
    while packed:
        if packed & 15:
            found = append(found, kind | card << 8)
        packed >>= 4
        card += 1
    mask = s.features[seat]
    card = KINDS
    while mask:
        if mask & 1:
            found = append(found, kind | card << 8)
        mask >>= 1
        card += 1
    return found


def _cards(s: Journey, seat: i64, found: vec[i64]) -> vec[i64]:
    """One or two cards, one white and one grey unless Pippin plays; or two new cards, or a step to the light."""
    stage, first = s.top(1), s.top(2)
    for action in _hand(s, seat, PLAY, vec[i64]()):
        colour = COLOUR[action >> 8]
        if colour != YELLOW and (stage == 0 or seat == PIPPIN or colour != first):
            found = append(found, action)
    if stage == 0:
        found = append(found, DRAW_TWO)
        return append(found, HEAL)
    return append(found, DONE)


def _lines(s: Journey, found: vec[i64]) -> vec[i64]:
    base = s.board() * 4
    line: i64 = 0
    while line < 4:
        if s.lines[line] < LENGTH[base + line]:
            found = append(found, LINE | line << 8)
        line += 1
    return found


def _distribution(s: Journey, found: vec[i64]) -> vec[i64]:
    for card in range(KINDS):
        if s.table >> 4 * card & 15:
            for other in range(s.seats):
                found = append(found, DISTRIBUTE | card << 8 | other << 16)
    return found


def _payment(s: Journey, seat: i64, found: vec[i64]) -> vec[i64]:
    """Give what helps, take it back a few times, decline; the leader or the only payer may give up."""
    payer = s.top(2)
    if may_give(s, seat):
        need = missing(s)
        if need[JOKER] > 0 or need[NEED_CARDS] > 0 or need[NEED_CARD] >= 0:
            for action in _hand(s, seat, GIVE, vec[i64]()):
                if helps(s, need, seat, action >> 8):
                    found = append(found, action)
        for token in range(3):
            wanted = need[NEED_TOKEN + token] > 0 or need[NEED_ANY_TOKEN] > 0
            if wanted and s.tokens[seat] >> 4 * token & 15:
                found = append(found, GIVE_TOKEN | token << 8)
        points = need[NEED_POINTS]
        if points > 0 and s.shields[seat] >= (1 if payer == GROUP_PAYS else points):
            found = append(found, GIVE_SHIELD)
        if has_given(s, seat) and s.withdrawn >> seat * 4 & 15 < TIMES_TAKEN_BACK:
            found = append(found, TAKE_BACK)
    if payer == seat or (payer >= GROUP_PAYS and seat == s.leader()):
        found = append(found, GIVE_UP)
    elif waiting_payers(s) >> seat & 1:
        found = append(found, DECLINE)
    return found


def has_given(s: Journey, seat: i64) -> bool:
    """Whether this seat has put anything on the table for the demand."""
    return (
        s.given_hobbits[seat] != 0
        or s.given_features[seat] != 0
        or s.given_tokens[seat] != 0
        or s.given_points[seat] != 0
    )


def talk(s: Journey, seat: i64, found: vec[i64]) -> vec[i64]:
    """What may be said: symbols and yellow cards one holds, a wish; twice a turn. Who is out may still wish."""
    if not s.house.talk or s.over or s.waits & 64 or s.talked >> seat * 4 & 15 >= CLAIMS_A_TURN:
        return found
    if s.alive(seat):
        for number in range(len(COUNT_NAMES)):
            for symbol in range(JOKER + 1):
                found = append(found, CLAIM | number << 8 | symbol << 16)
        hidden = unaccounted(s)
        for f in range(FEATURES):
            if hidden >> f & 1:
                found = append(found, CLAIM_CARD | (f + KINDS) << 8)
    for wish in range(len(WISH_NAMES)):
        found = append(found, WISH | wish << 8)
    return found


def _chance(s: Journey, found: vec[i64]) -> vec[i64]:
    op = s.top(0)
    if op == ROLL:
        for face in range(FACES):
            found = append(found, ROLLED | face << 8)
    elif op in (REVEAL, LOOK):
        for tile in range(TILE_KINDS):
            if tile_weight(s, tile) > 0:
                found = append(found, TILE_DRAWN | tile << 8)
    elif op == DEAL:
        left = box_left(s)
        for f in range(FEATURES):
            if left >> f & 1:
                found = append(found, DEALT | (f + KINDS) << 8)
    elif op == SHIELD:
        for points in range(3):
            if s.big >> 4 * points & 15:
                found = append(found, BIG_SHIELD | points << 8)
    else:
        for card in range(KINDS):
            if s.pile >> 4 * card & 15:
                found = append(found, DRAWN | card << 8)
    return found


def tile_weight(s: Journey, tile: i64) -> i64:
    """How many of these tiles may come next; after Foresight the next ones are fixed."""
    if s.top(0) == REVEAL and s.fixed:
        return 1 if s.fixed & 15 == tile + 1 else 0
    if s.top(0) == LOOK:
        return (s.tiles >> 4 * tile & 15) - (s.looked >> 4 * tile & 15)
    return s.tiles >> 4 * tile & 15


def weights(s: Journey, actions: vec[i64]) -> vec[i64]:
    """How likely each of chance's actions is."""
    op = s.top(0)
    found = vec[i64]()
    for action in actions:
        what = action >> 8
        weight: i64 = 1
        if op in (REVEAL, LOOK):
            weight = tile_weight(s, what)
        elif op == SHIELD:
            weight = s.big >> 4 * what & 15
        elif op not in (ROLL, DEAL):
            weight = s.pile >> 4 * what & 15
        found = append(found, weight)
    return found
