"""The course of the game: work off the frames until a player or chance is waited for."""

from mypy_extensions import i64

from bree.core.state import CHANCE_BIT
from bree.games.fellowship.components import ACTIVE, TILE_KINDS, WHO, one_of
from bree.games.fellowship.darkness import demand_cards
from bree.games.fellowship.events import (
    ask,
    event_draws,
    failed,
    no_dice,
    nobody_volunteered,
    paid,
    without_token,
)
from bree.games.fellowship.frames import (
    ADVANCE,
    ARRANGE,
    ATTEMPT,
    BOARD_END,
    CARDS,
    CARRY_OUT,
    CHOICE,
    CLOSE,
    COUNCIL,
    DEAL,
    DESTROYED,
    DICE,
    DISCARD,
    DOOM,
    DRAW,
    EACH_DRAW,
    EACH_MISSING,
    EACH_ROLL,
    ENDING,
    EVENT,
    FOR_EACH,
    GROUP_PAYS,
    HAND_OVER,
    JOKERS,
    LAST_KEPT,
    LOOK,
    MISSING,
    NEXT_EVENT,
    NEXT_TILE,
    PAID,
    PAY,
    PLACE,
    PLAIN_ROLL,
    PREPARE,
    REVEAL,
    ROLL,
    SHIELD,
    SHOW,
    SPREAD,
    TURN,
    TURN_END,
    VOLUNTEER,
    W_AFTER_ROLL,
    W_BEFORE_ROLL,
    W_MISSING,
    WINDOW,
)
from bree.games.fellowship.model import Journey, total
from bree.games.fellowship.payments import waiting_payers
from bree.games.fellowship.places import (
    arrive,
    attempt,
    box_left,
    council,
    destroyed,
    hand_over,
    mount_doom,
    spread,
)
from bree.games.fellowship.turns import (
    advance,
    begin_turn,
    carry_out,
    end_board,
    end_turn,
    event,
    next_event,
    next_tile,
    reveal,
    roll,
    roll_dice,
    show_die,
    suffer_missing,
    tokens_missing,
)
from bree.games.fellowship.windows import could_be_used, waiting_in_window


def run(s: Journey) -> None:
    """Work off frames until a player or chance is waited for, or the game is over."""
    waits: i64 = 0
    while waits == 0 and s.over == 0:
        op = s.top(0)
        if s.ending == ENDING and (op > LAST_KEPT or op in (WINDOW, DISCARD)) and lapses(s, op):
            s.pop()
        elif op < ADVANCE:
            waits = _run_small(s, op)
        elif op < CHOICE:
            waits = _run_turn(s, op)
        else:
            waits = _run_journey(s, op)
    s.waits = 0 if s.over else waits


def lapses(s: Journey, op: i64) -> bool:
    """Once the board is over only dice that are due are still rolled, with their windows (D4)."""
    if op == WINDOW:
        return s.top(1) not in (W_BEFORE_ROLL, W_AFTER_ROLL)
    if op == DISCARD:
        return s.top(3) != 0  # what a die takes stays due, what an event demands does not
    return op != BOARD_END


def _run_small(s: Journey, op: i64) -> i64:
    if op == WINDOW:
        if s.top(1) in (W_BEFORE_ROLL, W_AFTER_ROLL):
            show_die(s)
        waits = waiting_in_window(s)
        if waits == 0 or not could_be_used(s):
            s.pop()
            return 0
        return s.first_of(waits, s.leader())  # D19
    if op == ROLL:
        return roll(s)
    if op == DICE:
        roll_dice(s)
        return 0
    seat = s.top(1)
    if op == DRAW:
        return _draws(s, seat)
    if op == DISCARD:
        return 1 << seat if demand_cards(s, seat) else 0
    if op == SHIELD:
        return CHANCE_BIT
    if op == LOOK:
        if s.top(2) > 0:
            return CHANCE_BIT
        s.pop()
        return 0
    if op == ARRANGE:
        return _arranges(s, seat)
    return 1 << seat  # THROW and PASS_ON


def _draws(s: Journey, seat: i64) -> i64:
    if s.top(2) > 0 and s.alive(seat):
        s.reshuffle()
        if s.pile:
            return CHANCE_BIT
    s.pop()  # D3: nothing is left to draw
    return 0


def _arranges(s: Journey, seat: i64) -> i64:
    if total(s.looked) > 1:
        return 1 << seat
    for tile in range(TILE_KINDS):
        if s.looked >> 4 * tile & 15:
            put_next(s, tile)
    s.pop()
    return 0


def put_next(s: Journey, tile: i64) -> None:
    """Foresight: this tile comes after those already put back."""
    place: i64 = 0
    while s.fixed >> place:
        place += 4
    s.fixed |= (tile + 1) << place
    s.looked -= one_of(tile)


def _run_turn(s: Journey, op: i64) -> i64:
    if op == ADVANCE:
        advance(s)
    elif op == JOKERS:
        if s.top(2) > 0 and s.alive(s.top(1)):
            return 1 << s.top(1)
        s.pop()
    elif op == CARDS:
        return _cards(s)
    elif op == NEXT_TILE:
        next_tile(s)
    elif op == REVEAL:
        return reveal(s)
    elif op == CARRY_OUT:
        carry_out(s)
    elif op == NEXT_EVENT:
        next_event(s)
    elif op == EVENT:
        event(s)
    elif op == FOR_EACH:
        _next_of_each(s)
    elif op == PAY:
        return _pays(s)
    elif op == PAID:
        asked, payer = s.top(1), s.top(2)
        s.pop()
        paid(s, asked, payer)
    elif op == VOLUNTEER:
        return _volunteers(s)
    elif op == SHOW:
        return _shows(s)
    else:
        return 1 << s.top(1)  # RING_MOVE
    return 0


def _pays(s: Journey) -> i64:
    asked, payer = s.top(1), s.top(2)
    if payer >= GROUP_PAYS or s.alive(payer):
        return s.first_of(waiting_payers(s), s.house.after[s.leader()])
    s.pop()  # D7: he called Guidance while he was asked, and its die put him out
    if WHO[asked] == ACTIVE:
        failed(s, asked, payer)
    return 0


def _cards(s: Journey) -> i64:
    stage = s.top(1)
    if stage == 2 or not s.alive(s.active) or (stage == 1 and s.size[s.active] == 0):
        s.pop()
        return 0
    return 1 << s.active


def _volunteers(s: Journey) -> i64:
    waits = s.living() & ~s.top(3)
    if waits == 0:
        asked = s.top(1)
        s.pop()
        nobody_volunteered(s, asked)
    return s.first_of(waits, s.leader())


def _shows(s: Journey) -> i64:
    s.reshuffle()
    if s.pile:
        return CHANCE_BIT
    asked, payer = s.top(1), s.top(2)
    s.pop()
    failed(s, asked, payer)  # D3
    return 0


def _next_of_each(s: Journey) -> None:
    what, mask, seat = s.top(1), s.top(2) & s.living(), s.top(3)
    if mask == 0:
        s.pop()
        return
    while not mask >> seat & 1:
        seat = s.house.after[seat]
    s.change_top(2, mask & ~(1 << seat))
    if what < EACH_ROLL:
        ask(s, what, seat)
    elif what == EACH_ROLL:
        s.push(ROLL, seat, PLAIN_ROLL, 0)
    elif what == EACH_MISSING:
        if tokens_missing(s, seat) > 0:
            s.push(MISSING, seat, -1)
            s.push(WINDOW, W_MISSING, seat, 0)
    else:
        event_draws(s, what - EACH_DRAW, seat)


def _run_journey(s: Journey, op: i64) -> i64:
    if op == TURN:
        begin_turn(s)
    elif op == TURN_END:
        end_turn(s)
    elif op == CHOICE:
        seat, asked = s.top(1), s.top(2)
        if s.alive(seat):
            return 1 << seat
        s.pop()
        no_dice(s, asked)
    elif op == CLOSE:
        s.pop()
        s.ending = ENDING
    elif op == MISSING:
        seat, asked = s.top(1), s.top(2)
        s.pop()
        if asked < 0:
            suffer_missing(s, seat)
        else:
            without_token(s, seat, asked)
    elif op == BOARD_END:
        end_board(s)
    elif op == HAND_OVER:
        hand_over(s)
    elif op == PLACE:
        arrive(s)
    elif op == DEAL:
        if s.top(2) > 0 and box_left(s):
            return CHANCE_BIT
        s.pop()
    elif op == COUNCIL:
        return council(s)
    elif op == PREPARE:
        return 1 << s.top(1)
    elif op == SPREAD:
        return spread(s)
    elif op == DOOM:
        mount_doom(s)
    elif op == ATTEMPT:
        attempt(s)
    elif op == DESTROYED:
        destroyed(s)
    return 0
