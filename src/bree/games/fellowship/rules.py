"""What happens when somebody decides or chance falls: one handler for each kind of action."""

from librt.vecs import append
from mypy_extensions import i64

from bree.core.action import operand
from bree.core.chance import CHANCE
from bree.core.event import Event
from bree.games.fellowship.cards import call_gandalf, interrupt, miruvor, pay_gandalf, put_on_ring, use_yellow
from bree.games.fellowship.components import (
    ASKED_LINES,
    ASKED_RULES,
    GUIDANCE,
    KINDS,
    MIRUVOR,
    NEED_POINTS,
    NEED_WIDTH,
    NEEDS,
    bit_of,
    one_of,
)
from bree.games.fellowship.course import put_next, run
from bree.games.fellowship.darkness import discard_from_hand, discard_rule, to_light
from bree.games.fellowship.events import failed, no_dice, volunteered
from bree.games.fellowship.events import roll as roll_for
from bree.games.fellowship.frames import (
    ADVANCE,
    CHOICE,
    COUNCIL,
    DISCARD,
    DRAW,
    EVERYBODY,
    GROUP_PAYS,
    JOKERS,
    LOOK,
    PASS_ON,
    PAY,
    PLAIN_ROLL,
    PREPARE,
    RING_MOVE,
    ROLL,
    SHOW,
    SPREAD,
    THROW,
    VOLUNTEER,
)
from bree.games.fellowship.model import Journey
from bree.games.fellowship.notation import (
    ACCEPT,
    BIG_SHIELD,
    CALL,
    CALL_TO_PAY,
    CHOOSE_CARD,
    CLAIM,
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
    MIRUVOR_PASS,
    PASS,
    PASS_BOARD,
    PASS_TURN,
    PLAY,
    PUT_ON,
    ROLLED,
    STOP_PASSING,
    TAKE_BACK,
    THROW_AWAY,
    TILE_DRAWN,
    TOP_TILE,
    USE,
    VOLUNTEER_ACTION,
    WISH,
)
from bree.games.fellowship.payments import begin_payment, cancel, give_back, settle
from bree.games.fellowship.places import PREPARATION_CARDS, pass_card
from bree.games.fellowship.telling import named
from bree.games.fellowship.turns import play_card, ring_move, rolled, tile_drawn


def step(s: Journey, seat: i64, action: i64) -> None:
    """Do a legal action and everything that follows by itself."""
    kind = action & 255
    s.private = EVERYBODY
    if seat == CHANCE:
        chance(s, kind, operand(action, 0))
    elif kind <= THROW_AWAY:
        at_any_time(s, seat, kind, action)
    elif kind < GIVE:
        play(s, seat, kind, operand(action, 0))
    elif CLAIM <= kind <= WISH:
        talk(s, seat, action)
        return
    else:
        together(s, seat, kind, action)
    run(s)


def chance(s: Journey, kind: i64, what: i64) -> None:
    """Cards, tiles, dice and big shields come as they may."""
    s.learned += 1
    if kind == DRAWN:
        hobbit_card(s, what)
    elif kind == TILE_DRAWN:
        if s.top(0) == LOOK:
            look(s, what)
        else:
            tile_drawn(s, what)
    elif kind == ROLLED:
        rolled(s, what)
    elif kind == DEALT:
        dealt(s, what)
    elif kind == BIG_SHIELD:
        big_shield(s, what)


def hobbit_card(s: Journey, card: i64) -> None:
    """The top card of the pile goes into a hand, or lies open for an event or for the preparations."""
    op = s.top(0)
    s.pile -= one_of(card)
    if op == DRAW:
        seat = s.top(1)
        s.change_top(2, s.top(2) - 1)
        s.take(seat, card)
        s.hide_from_others(1 << seat)
        if not s.quiet:
            s.evidence.drawn(int(seat), int(card), s.evidence.pile())
            s.secret("draw", f"lotr:{s.top(3)}", {"seat": int(seat)}, int(card), 1 << seat)
        s.reshuffle()
        return
    if not s.quiet:
        s.evidence.revealed(int(card))
        s.tell("shown", ASKED_RULES[s.top(1)] if op == SHOW else "lotr:110", {"card": int(card)})
    if op == SHOW:
        asked, payer = s.top(1), s.top(2)
        s.shown = card
        s.pop()
        begin_payment(s, asked, payer)
    else:
        s.table += one_of(card)
        s.change_top(2, s.top(2) - 1)
    s.reshuffle()


def dealt(s: Journey, card: i64) -> None:
    """A feature card of a haven is dealt face down."""
    seat = s.top(1)
    s.change_top(2, s.top(2) - 1)
    s.box &= ~bit_of(card)
    s.take(seat, card)
    s.hide_from_others(1 << seat)
    if not s.quiet:
        s.evidence.drawn(int(seat), int(card), 0 if s.place == 1 else 1)
        s.secret("dealt", "lotr:122", {"seat": int(seat)}, int(card), 1 << seat)


def look(s: Journey, tile: i64) -> None:
    """Foresight: the looker sees one more tile."""
    s.change_top(2, s.top(2) - 1)
    s.looked += one_of(tile)
    s.private = 1 << s.looker
    if not s.quiet:
        seat = s.top(1)
        s.note(Event("look", "lotr:350", {"seat": int(seat)}, named({"tile": int(tile)}), 1 << seat))


def big_shield(s: Journey, what: i64) -> None:
    """A big shield of 1, 2 or 3 points is turned up."""
    seat = s.top(1)
    s.pop()
    s.big -= 1 << what * 4
    s.shields[seat] += what + 1
    if not s.quiet:
        s.tell("big-shield", "lotr:256", {"seat": int(seat), "points": int(what) + 1})


def at_any_time(s: Journey, seat: i64, kind: i64, action: i64) -> None:
    """Windows and what may be done in them."""
    bit: i64 = 1 << seat
    if kind == PASS:
        s.change_top(3, s.top(3) | bit)
    elif kind == PASS_TURN:
        s.pass_turn |= bit
    elif kind == PASS_BOARD:
        s.pass_board |= bit
    elif kind == STOP_PASSING:
        s.pass_turn &= ~bit
        s.pass_board &= ~bit
        s.stopped |= bit
    elif kind == USE:
        use_yellow(s, seat, operand(action, 0), operand(action, 1))
    elif kind == MIRUVOR_PASS:
        miruvor(s, seat, MIRUVOR + KINDS, operand(action, 0), operand(action, 1))
    elif kind == CALL:
        call_gandalf(s, seat, operand(action, 0), operand(action, 1))
    elif kind == CALL_TO_PAY:
        pay_gandalf(s, seat, GUIDANCE, s.active)
        s.paid_jokers += 2
        interrupt(s)
        settle(s)
    elif kind == PUT_ON:
        put_on_ring(s, seat)
    elif kind == THROW_AWAY:
        interrupt(s)
        s.push(THROW, seat)


def play(s: Journey, seat: i64, kind: i64, what: i64) -> None:
    """The decisions of one player: cards, lines, what to do without a card."""
    if kind == CHOOSE_CARD:
        choose_card(s, seat, what)
    elif kind == PLAY:
        play_card(s, seat, what)
    elif kind == LINE:
        choose_line(s, seat, what)
    elif kind == DRAW_TWO:
        line = ASKED_LINES[s.top(2)] if s.top(0) == CHOICE else 182
        s.pop()
        s.push(DRAW, seat, 2, line)
    elif kind == HEAL:
        rule = ASKED_RULES[s.top(2)] if s.top(0) == CHOICE else "lotr:182"
        s.pop()
        to_light(s, seat, 1, rule)
    elif kind == DONE:
        s.pop()


def choose_card(s: Journey, seat: i64, card: i64) -> None:
    """A card to discard, to throw away, or to pass on."""
    op = s.top(0)
    if op == DISCARD:
        s.change_top(2, s.top(2) - 1)
        discard_from_hand(s, seat, card, discard_rule(s))
    elif op == THROW:
        s.pop()
        discard_from_hand(s, seat, card, "lotr:190")
    elif op == PASS_ON:
        receiver = s.top(2)
        s.pop()
        pass_card(s, seat, receiver, card, "lotr:356")
    elif op == COUNCIL:
        s.change_top(1, s.top(1) & ~(1 << seat))
        pass_card(s, seat, s.next_alive(seat), card, "lotr:126")


def choose_line(s: Journey, seat: i64, line: i64) -> None:
    """Where a joker or the Ring moves."""
    if s.top(0) == RING_MOVE:
        ring_move(s, line)
    elif s.top(0) == JOKERS:
        s.change_top(2, s.top(2) - 1)
        s.push(ADVANCE, seat, line, 1)


def together(s: Journey, seat: i64, kind: i64, action: i64) -> None:
    """Payments, volunteers and other things the table decides."""
    what = operand(action, 0)
    if kind == GIVE:
        give_card(s, seat, what)
    elif kind == GIVE_TOKEN:
        s.tokens[seat] -= 1 << what * 4
        s.given_tokens[seat] += 1 << what * 4
        given(s, seat, {"token": int(what)})
    elif kind == GIVE_SHIELD:
        points: i64 = 1 if s.top(2) == GROUP_PAYS else NEEDS[s.top(1) * NEED_WIDTH + NEED_POINTS]
        s.shields[seat] -= points
        s.given_points[seat] += points
        given(s, seat, {"points": int(points)})
    elif kind == TAKE_BACK:
        give_back(s, seat)
        s.withdrawn += 1 << seat * 4
        s.change_top(3, 0)
    elif kind == GIVE_UP:
        give_up(s)
    elif kind == VOLUNTEER_ACTION:
        asked, spaces = s.top(1), s.top(2)
        s.pop()
        volunteered(s, seat, asked, spaces)
    elif kind == DECLINE:
        decline(s, seat)
    elif kind == ACCEPT:
        accept(s, seat)
    elif kind == DISTRIBUTE:
        distribute(s, what, operand(action, 1))
    elif kind == TOP_TILE:
        s.private = 1 << seat
        put_next(s, what)


def give_card(s: Journey, seat: i64, card: i64) -> None:
    """A card is put on the table towards the demand."""
    s.drop(seat, card)
    if card < KINDS:
        s.given_hobbits[seat] += one_of(card)
    else:
        s.given_features[seat] |= bit_of(card)
    if not s.quiet:
        s.evidence.shown(int(seat), int(card))
        s.learned += 1
    given(s, seat, {"card": int(card)})


def given(s: Journey, seat: i64, what: dict[str, object]) -> None:
    """Something more lies on the table; who declined may think again."""
    if not s.quiet:
        s.tell("give", "lotr:230", {"seat": int(seat), **what})
    s.change_top(3, 0)
    settle(s)


def give_up(s: Journey) -> None:
    """The demand is not met: everybody takes back what he gave."""
    asked, payer = s.top(1), s.top(2)
    cancel(s)
    s.pop()
    if not s.quiet:
        s.tell("not-paid", "lotr:230", {"asked": int(asked)})
    failed(s, asked, payer)


def decline(s: Journey, seat: i64) -> None:
    """Not I, or: no."""
    op, asked = s.top(0), s.top(2)
    if op in (VOLUNTEER, PAY):
        s.change_top(3, s.top(3) | 1 << seat)
        return
    s.pop()
    if op == CHOICE:
        no_dice(s, asked)


def accept(s: Journey, seat: i64) -> None:
    """The preparations are made, or the two dice of Shelob's lair taken."""
    op = s.top(0)
    s.pop()
    if op == PREPARE:
        s.push(SPREAD, seat, PREPARATION_CARDS)
        s.push(ROLL, seat, PLAIN_ROLL, 0)
    else:
        roll_for(s, seat)
        roll_for(s, seat)


def distribute(s: Journey, card: i64, receiver: i64) -> None:
    """One of the cards shown at the preparations goes into a hand."""
    s.table -= one_of(card)
    s.take(receiver, card)
    if not s.quiet:
        s.evidence.gained(int(receiver), int(card))
        s.tell("handed", "lotr:110", {"seat": int(receiver), "card": int(card)})


def talk(s: Journey, seat: i64, action: i64) -> None:
    """A claim or a wish: everybody hears it, nothing else changes (lotr:132)."""
    s.talked += 1 << seat * 4
    s.claims = append(s.claims, seat | action << 8)
    if not s.quiet:
        said = s.setting.game.notation.fields(int(action))
        s.tell("said", "lotr:132", {"seat": int(seat), **said})
