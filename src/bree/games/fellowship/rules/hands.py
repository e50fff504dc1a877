"""Cards on their way: from the pile and the havens into hands, from hand to hand, and out of hands."""

from mypy_extensions import i64

from bree.core.bits import bit, mixed
from bree.games.fellowship import components as c
from bree.games.fellowship import events
from bree.games.fellowship.model import FellowshipData, total
from bree.games.fellowship.rules import frames as f
from bree.games.fellowship.rules.payments import begin_payment


def hobbit_card(state: FellowshipData, card: i64) -> None:
    """The top card of the pile goes into a hand, or lies open for an event or for the preparations."""
    op = state.top(0)
    state.pile -= c.one_of(card)
    if op == f.DRAW:
        seat = state.top(1)
        state.change_top(2, state.top(2) - 1)
        state.take(seat, card)
        state.hide_from_others(bit(seat))
        events.draw(state, seat, card, state.top(3))
    elif op == f.SHOW:
        asked, payer = state.top(1), state.top(2)
        events.shown(state, card, c.ASKED_RULES[asked])
        state.shown = card
        state.pop()
        begin_payment(state, asked, payer)
    else:
        events.shown(state, card, "lotr:110")
        state.table += c.one_of(card)
        state.change_top(2, state.top(2) - 1)
    reshuffle(state)


def reshuffle(state: FellowshipData) -> None:
    """The pile is renewed at the moment its last card leaves it (D1, lotr:304)."""
    if state.pile == 0 and state.discards:
        state.pile = state.discards
        state.discards = 0
        events.reshuffle(state, total(state.pile))


def dealt(state: FellowshipData, card: i64) -> None:
    """A feature card of a haven is dealt face down."""
    seat = state.top(1)
    state.change_top(2, state.top(2) - 1)
    state.box &= ~c.bit_of(card)
    state.take(seat, card)
    state.hide_from_others(bit(seat))
    events.dealt(state, seat, card)


def receive_feature(state: FellowshipData, seat: i64, number: i64, rule: str) -> None:
    """A feature card from beside the board, seen by all; nothing when it is no longer there (R25)."""
    if state.supply >> number & 1 and state.alive(seat):
        card = number + c.KINDS
        state.supply &= ~c.bit_of(card)
        state.take(seat, card)
        events.feature_card(state, seat, card, rule)


def pass_card(state: FellowshipData, giver: i64, receiver: i64, card: i64, rule: str) -> None:
    """A card goes face down from hand to hand."""
    state.drop(giver, card)
    state.take(receiver, card)
    state.hide_from_others(bit(giver) | bit(receiver))
    events.card_passed(state, giver, receiver, card, rule)


def discard_from_hand(state: FellowshipData, seat: i64, card: i64, rule: str) -> None:
    """A player puts a card on the discard pile for all to see."""
    state.drop(seat, card)
    state.throw(card)
    state.opened = mixed(state.opened, card)
    events.discard(state, seat, card, rule)
