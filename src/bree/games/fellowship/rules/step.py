"""What happens when somebody decides or chance falls: one handler for each kind of action."""

from librt.vecs import append
from mypy_extensions import i64

from bree.core.action import operand
from bree.core.bits import bit
from bree.core.chance import CHANCE
from bree.games.fellowship import components as c
from bree.games.fellowship import events
from bree.games.fellowship import notation as n
from bree.games.fellowship.model import EVERYBODY, FellowshipData
from bree.games.fellowship.rules import frames as f
from bree.games.fellowship.rules.board_events import failed, no_dice, volunteered
from bree.games.fellowship.rules.cards import call_gandalf, interrupt, miruvor, pay_gandalf, put_on_ring, use_yellow
from bree.games.fellowship.rules.course import put_next, run
from bree.games.fellowship.rules.darkness import discard_rule, to_light
from bree.games.fellowship.rules.die import must_roll, rolled
from bree.games.fellowship.rules.hands import dealt, discard_from_hand, hobbit_card, pass_card
from bree.games.fellowship.rules.havens import PREPARATION_CARDS
from bree.games.fellowship.rules.lines import choose_line
from bree.games.fellowship.rules.payments import cancel, give_back, settle
from bree.games.fellowship.rules.turns import play_card, tile_drawn


def step(state: FellowshipData, seat: i64, action: i64) -> None:
    """Do a legal action and everything that follows by itself."""
    kind = action & 255
    state.private = EVERYBODY
    state.opened = 0
    state.seen = -1
    if seat == CHANCE:
        chance(state, kind, operand(action, 0))
    elif kind <= n.THROW_AWAY:
        at_any_time(state, seat, kind, action)
    elif kind < n.GIVE:
        play(state, seat, kind, operand(action, 0))
    elif n.CLAIM <= kind <= n.WISH:
        talk(state, seat, action)
        return
    else:
        together(state, seat, kind, action)
    run(state)


def chance(state: FellowshipData, kind: i64, what: i64) -> None:
    """Cards, tiles, dice and big shields come as they may."""
    state.learned += 1
    if kind == n.DRAWN:
        hobbit_card(state, what)
    elif kind == n.TILE_DRAWN:
        if state.top(0) == f.LOOK:
            look(state, what)
        else:
            tile_drawn(state, what)
    elif kind == n.ROLLED:
        rolled(state, what)
    elif kind == n.DEALT:
        dealt(state, what)
    elif kind == n.BIG_SHIELD:
        big_shield(state, what)


def look(state: FellowshipData, tile: i64) -> None:
    """Foresight: the looker sees one more tile."""
    state.change_top(2, state.top(2) - 1)
    state.looked += c.one_of(tile)
    state.private = bit(state.looker)
    events.look(state, state.top(1), tile)


def big_shield(state: FellowshipData, what: i64) -> None:
    """A big shield of 1, 2 or 3 points is turned up."""
    seat = state.top(1)
    state.pop()
    state.big -= c.one_of(what)
    state.shields[seat] += what + 1
    events.big_shield(state, seat, what + 1)


def at_any_time(state: FellowshipData, seat: i64, kind: i64, action: i64) -> None:
    """Windows and what may be done in them."""
    own = bit(seat)
    if kind == n.PASS:
        state.change_top(3, state.top(3) | own)
    elif kind == n.PASS_TURN:
        state.pass_turn |= own
    elif kind == n.PASS_BOARD:
        state.pass_board |= own
    elif kind == n.STOP_PASSING:
        state.pass_turn &= ~own
        state.pass_board &= ~own
        state.stopped |= own
    elif kind == n.USE:
        use_yellow(state, seat, operand(action, 0), operand(action, 1))
    elif kind == n.MIRUVOR_PASS:
        miruvor(state, seat, c.MIRUVOR + c.KINDS, operand(action, 0), operand(action, 1))
    elif kind == n.CALL:
        call_gandalf(state, seat, operand(action, 0), operand(action, 1))
    elif kind == n.CALL_TO_PAY:
        pay_gandalf(state, seat, c.GUIDANCE, state.active)
        state.paid_jokers += 2
        interrupt(state)
        settle(state)
    elif kind == n.PUT_ON:
        put_on_ring(state, seat)
    elif kind == n.THROW_AWAY:
        interrupt(state)
        state.push(f.THROW, seat)


def play(state: FellowshipData, seat: i64, kind: i64, what: i64) -> None:
    """The decisions of one player: cards, lines, what to do without a card."""
    if kind == n.CHOOSE_CARD:
        choose_card(state, seat, what)
    elif kind == n.PLAY:
        play_card(state, seat, what)
    elif kind == n.LINE:
        choose_line(state, seat, what)
    elif kind == n.DRAW_TWO:
        line = c.ASKED_LINES[state.top(2)] if state.top(0) == f.CHOICE else 182
        state.pop()
        state.push(f.DRAW, seat, 2, line)
    elif kind == n.HEAL:
        rule = c.ASKED_RULES[state.top(2)] if state.top(0) == f.CHOICE else "lotr:182"
        state.pop()
        to_light(state, seat, 1, rule)
    elif kind == n.DONE:
        state.pop()


def choose_card(state: FellowshipData, seat: i64, card: i64) -> None:
    """A card to discard, to throw away, or to pass on."""
    op = state.top(0)
    if op == f.DISCARD:
        state.change_top(2, state.top(2) - 1)
        discard_from_hand(state, seat, card, discard_rule(state))
    elif op == f.THROW:
        state.pop()
        discard_from_hand(state, seat, card, "lotr:190")
    elif op == f.PASS_ON:
        receiver = state.top(2)
        state.pop()
        pass_card(state, seat, receiver, card, "lotr:356")
    elif op == f.COUNCIL:
        state.change_top(1, state.top(1) & ~bit(seat))
        pass_card(state, seat, state.next_alive(seat), card, "lotr:126")


def together(state: FellowshipData, seat: i64, kind: i64, action: i64) -> None:
    """Payments, volunteers and other things the table decides."""
    what = operand(action, 0)
    if kind == n.GIVE:
        give_card(state, seat, what)
    elif kind == n.GIVE_TOKEN:
        state.tokens[seat] -= c.one_of(what)
        state.given_tokens[seat] += c.one_of(what)
        events.give_token(state, seat, what)
        given(state)
    elif kind == n.GIVE_SHIELD:
        points: i64 = 1 if state.top(2) == f.GROUP_PAYS else c.NEEDS[state.top(1) * c.NEED_WIDTH + c.NEED_POINTS]
        state.shields[seat] -= points
        state.given_points[seat] += points
        events.give_shields(state, seat, points)
        given(state)
    elif kind == n.TAKE_BACK:
        give_back(state, seat)
        state.withdrawn += c.one_of(seat)
        state.change_top(3, 0)
    elif kind == n.GIVE_UP:
        give_up(state)
    elif kind == n.VOLUNTEER_ACTION:
        asked, spaces = state.top(1), state.top(2)
        state.pop()
        volunteered(state, seat, asked, spaces)
    elif kind == n.DECLINE:
        decline(state, seat)
    elif kind == n.ACCEPT:
        accept(state, seat)
    elif kind == n.DISTRIBUTE:
        distribute(state, what, operand(action, 1))
    elif kind == n.TOP_TILE:
        state.private = bit(seat)
        put_next(state, what)


def give_card(state: FellowshipData, seat: i64, card: i64) -> None:
    """A card is put on the table towards the demand."""
    state.drop(seat, card)
    if card < c.KINDS:
        state.given_hobbits[seat] += c.one_of(card)
    else:
        state.given_features[seat] |= c.bit_of(card)
    events.give_card(state, seat, card)
    given(state)


def given(state: FellowshipData) -> None:
    """Something more lies on the table; who declined may think again."""
    state.change_top(3, 0)
    settle(state)


def give_up(state: FellowshipData) -> None:
    """The demand is not met: everybody takes back what he gave."""
    asked, payer = state.top(1), state.top(2)
    cancel(state)
    state.pop()
    events.not_paid(state, asked)
    failed(state, asked, payer)


def decline(state: FellowshipData, seat: i64) -> None:
    """Not I, or: no."""
    op, asked = state.top(0), state.top(2)
    if op in (f.VOLUNTEER, f.PAY):
        state.change_top(3, state.top(3) | bit(seat))
        return
    state.pop()
    if op == f.CHOICE:
        no_dice(state, asked)


def accept(state: FellowshipData, seat: i64) -> None:
    """The preparations are made, or the two dice of Shelob's lair taken."""
    op = state.top(0)
    state.pop()
    if op == f.PREPARE:
        state.push(f.SPREAD, seat, PREPARATION_CARDS)
        state.push(f.ROLL, seat, f.PLAIN_ROLL, 0)
    else:
        must_roll(state, seat)
        must_roll(state, seat)


def distribute(state: FellowshipData, card: i64, receiver: i64) -> None:
    """One of the cards shown at the preparations goes into a hand."""
    state.table -= c.one_of(card)
    state.take(receiver, card)
    events.handed(state, receiver, card)


def talk(state: FellowshipData, seat: i64, action: i64) -> None:
    """A claim or a wish: everybody hears it, nothing else changes (lotr:132)."""
    state.talked += c.one_of(seat)
    state.claims = append(state.claims, seat | action << 8)
    events.said(state, seat, action)
