"""The course of the game: work off the frames until a player or chance is waited for."""

from mypy_extensions import i64

from bree.core.bits import bit
from bree.core.state import CHANCE_BIT
from bree.games.fellowship import components as c
from bree.games.fellowship.model import FellowshipData, total
from bree.games.fellowship.rules import frames as f
from bree.games.fellowship.rules.board_events import (
    ask,
    event_draws,
    failed,
    no_dice,
    nobody_volunteered,
    paid,
    without_token,
)
from bree.games.fellowship.rules.boards import (
    attempt,
    destroyed,
    end_board,
    hand_over,
    mount_doom,
    suffer_missing,
    tokens_missing,
)
from bree.games.fellowship.rules.darkness import demand_cards
from bree.games.fellowship.rules.die import roll, roll_dice, show_die
from bree.games.fellowship.rules.hands import reshuffle
from bree.games.fellowship.rules.havens import arrive, box_left, council, spread
from bree.games.fellowship.rules.lines import advance
from bree.games.fellowship.rules.payments import waiting_payers
from bree.games.fellowship.rules.turns import begin_turn, carry_out, end_turn, event, next_event, next_tile, reveal
from bree.games.fellowship.rules.windows import could_be_used, waiting_in_window


def run(state: FellowshipData) -> None:
    """Work off frames until a player or chance is waited for, or the game is over."""
    waits: i64 = 0
    while waits == 0 and state.over == 0:
        op = state.top(0)
        if state.ending == f.ENDING and (op > f.LAST_KEPT or op in (f.WINDOW, f.DISCARD)) and lapses(state, op):
            state.pop()
        elif op < f.ADVANCE:
            waits = _run_small(state, op)
        elif op < f.CHOICE:
            waits = _run_turn(state, op)
        else:
            waits = _run_journey(state, op)
    state.waits = 0 if state.over else waits


def lapses(state: FellowshipData, op: i64) -> bool:
    """Once the board is over only dice that are due are still rolled, with their windows (D4)."""
    if op == f.WINDOW:
        return state.top(1) not in (f.W_BEFORE_ROLL, f.W_AFTER_ROLL)
    if op == f.DISCARD:
        return state.top(3) != 0  # what a die takes stays due, what an event demands does not
    return op != f.BOARD_END


def _run_small(state: FellowshipData, op: i64) -> i64:
    if op == f.WINDOW:
        if state.top(1) in (f.W_BEFORE_ROLL, f.W_AFTER_ROLL):
            show_die(state)
        waits = waiting_in_window(state)
        if waits == 0 or not could_be_used(state):
            state.pop()
            return 0
        return state.first_of(waits, state.leader())  # D19
    if op == f.ROLL:
        return roll(state)
    if op == f.DICE:
        roll_dice(state)
        return 0
    seat = state.top(1)
    if op == f.DRAW:
        return _draws(state, seat)
    if op == f.DISCARD:
        return bit(seat) if demand_cards(state, seat) else 0
    if op == f.SHIELD:
        return CHANCE_BIT
    if op == f.LOOK:
        if state.top(2) > 0:
            return CHANCE_BIT
        state.pop()
        return 0
    if op == f.ARRANGE:
        return _arranges(state, seat)
    return bit(seat)  # THROW and PASS_ON


def _draws(state: FellowshipData, seat: i64) -> i64:
    if state.top(2) > 0 and state.alive(seat):
        reshuffle(state)
        if state.pile:
            return CHANCE_BIT
    state.pop()  # D3: nothing is left to draw
    return 0


def _arranges(state: FellowshipData, seat: i64) -> i64:
    if total(state.looked) > 1:
        return bit(seat)
    for tile in range(c.TILE_KINDS):
        if state.looked >> 4 * tile & 15:
            put_next(state, tile)
    state.pop()
    return 0


def put_next(state: FellowshipData, tile: i64) -> None:
    """Foresight: this tile comes after those already put back."""
    place: i64 = 0
    while state.fixed >> place:
        place += 4
    state.fixed |= (tile + 1) << place
    state.looked -= c.one_of(tile)


def _run_turn(state: FellowshipData, op: i64) -> i64:  # noqa: C901 - flat: one branch for each kind
    if op == f.ADVANCE:
        advance(state)
    elif op == f.JOKERS:
        if state.top(2) > 0 and state.alive(state.top(1)):
            return bit(state.top(1))
        state.pop()
    elif op == f.CARDS:
        return _cards(state)
    elif op == f.NEXT_TILE:
        next_tile(state)
    elif op == f.REVEAL:
        return reveal(state)
    elif op == f.CARRY_OUT:
        carry_out(state)
    elif op == f.NEXT_EVENT:
        next_event(state)
    elif op == f.EVENT:
        event(state)
    elif op == f.FOR_EACH:
        _next_of_each(state)
    elif op == f.PAY:
        return _pays(state)
    elif op == f.PAID:
        asked, payer = state.top(1), state.top(2)
        state.pop()
        paid(state, asked, payer)
    elif op == f.VOLUNTEER:
        return _volunteers(state)
    elif op == f.SHOW:
        return _shows(state)
    else:
        return bit(state.top(1))  # RING_MOVE
    return 0


def _pays(state: FellowshipData) -> i64:
    asked, payer = state.top(1), state.top(2)
    if payer >= f.GROUP_PAYS or state.alive(payer):
        return state.first_of(waiting_payers(state), state.house.after[state.leader()])
    state.pop()  # D7: he called Guidance while he was asked, and its die put him out
    if c.WHO[asked] == c.ACTIVE:
        failed(state, asked, payer)
    return 0


def _cards(state: FellowshipData) -> i64:
    stage = state.top(1)
    if stage == 2 or not state.alive(state.active) or (stage == 1 and state.size[state.active] == 0):
        state.pop()
        return 0
    return bit(state.active)


def _volunteers(state: FellowshipData) -> i64:
    waits = state.living() & ~state.top(3)
    if waits == 0:
        asked = state.top(1)
        state.pop()
        nobody_volunteered(state, asked)
    return state.first_of(waits, state.leader())


def _shows(state: FellowshipData) -> i64:
    reshuffle(state)
    if state.pile:
        return CHANCE_BIT
    asked, payer = state.top(1), state.top(2)
    state.pop()
    failed(state, asked, payer)  # D3
    return 0


def _next_of_each(state: FellowshipData) -> None:
    what, mask, seat = state.top(1), state.top(2) & state.living(), state.top(3)
    if mask == 0:
        state.pop()
        return
    while not mask >> seat & 1:
        seat = state.house.after[seat]
    state.change_top(2, mask & ~bit(seat))
    if what < f.EACH_ROLL:
        ask(state, what, seat)
    elif what == f.EACH_ROLL:
        state.push(f.ROLL, seat, f.PLAIN_ROLL, 0)
    elif what == f.EACH_MISSING:
        if tokens_missing(state, seat) > 0:
            state.push(f.MISSING, seat, -1)
            state.push(f.WINDOW, f.W_MISSING, seat, 0)
    else:
        event_draws(state, what - f.EACH_DRAW, seat)


def _run_journey(state: FellowshipData, op: i64) -> i64:  # noqa: C901 - flat: one branch for each kind
    if op == f.TURN:
        begin_turn(state)
    elif op == f.TURN_END:
        end_turn(state)
    elif op == f.CHOICE:
        seat, asked = state.top(1), state.top(2)
        if state.alive(seat):
            return bit(seat)
        state.pop()
        no_dice(state, asked)
    elif op == f.CLOSE:
        state.pop()
        state.ending = f.ENDING
    elif op == f.MISSING:
        seat, asked = state.top(1), state.top(2)
        state.pop()
        if asked < 0:
            suffer_missing(state, seat)
        else:
            without_token(state, seat, asked)
    elif op == f.BOARD_END:
        end_board(state)
    elif op == f.HAND_OVER:
        hand_over(state)
    elif op == f.PLACE:
        arrive(state)
    elif op == f.DEAL:
        if state.top(2) > 0 and box_left(state):
            return CHANCE_BIT
        state.pop()
    elif op == f.COUNCIL:
        return council(state)
    elif op == f.PREPARE:
        return bit(state.top(1))
    elif op == f.SPREAD:
        return spread(state)
    elif op == f.DOOM:
        mount_doom(state)
    elif op == f.ATTEMPT:
        attempt(state)
    elif op == f.DESTROYED:
        destroyed(state)
    return 0
