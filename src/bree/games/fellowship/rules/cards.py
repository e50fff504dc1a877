"""Yellow cards, Gandalf cards and the Ring: one small function for each."""

from typing import Final

from mypy_extensions import i64

from bree.core.bits import bit
from bree.games.fellowship import components as c
from bree.games.fellowship import events
from bree.games.fellowship.model import FellowshipData, total
from bree.games.fellowship.rules import frames as f
from bree.games.fellowship.rules.darkness import to_light
from bree.games.fellowship.rules.payments import cards_given

LEMBAS_HAND: Final = 6


def interrupt(state: FellowshipData) -> None:
    """Something changed, so everybody is asked again (D19)."""
    if state.top(0) in (f.WINDOW, f.PAY, f.VOLUNTEER):
        state.change_top(3, 0)


def use_yellow(state: FellowshipData, seat: i64, card: i64, target: i64) -> None:
    """A yellow card is played; it does not count among the cards of a turn (R1)."""
    number = card - c.KINDS
    spend_yellow(state, seat, card, target)
    if number == c.ELESSAR:
        to_light(state, target, 1, "lotr:368")
    elif number == c.LEMBAS:
        lembas(state, target)
    elif number == c.BELT:
        state.change_below(3, state.below(3) | f.BELT_MARK)
    elif number == c.MITHRIL:
        state.change_below(3, state.below(3) | f.MITHRIL_MARK)
    elif number == c.STAFF:
        state.flags |= f.STAFF_FLAG
    elif number == c.PHIAL:
        state.flags |= f.PHIAL_FLAG
    elif number == c.ATHELAS:
        state.flags |= f.ATHELAS_FLAG


def spend_yellow(state: FellowshipData, seat: i64, card: i64, target: i64) -> None:
    """The card leaves the hand for all to see."""
    interrupt(state)
    state.drop(seat, card)
    state.throw(card)
    events.yellow_card(state, seat, card, target)


def lembas(state: FellowshipData, target: i64) -> None:
    """Draw up to a hand of six; Lembas itself has left the hand before counting (D16)."""
    held = state.size[target] + cards_given(state, target)
    if held < LEMBAS_HAND:
        state.push(f.DRAW, target, LEMBAS_HAND - held, 370)


def miruvor(state: FellowshipData, seat: i64, card: i64, giver: i64, receiver: i64) -> None:
    """One player may pass one card to another."""
    spend_yellow(state, seat, card, giver)
    state.push(f.PASS_ON, giver, receiver)


def call_gandalf(state: FellowshipData, seat: i64, number: i64, target: i64) -> None:
    """One player alone pays five points for a Gandalf card (R6); the payer says which and for whom (R7)."""
    interrupt(state)
    pay_gandalf(state, seat, number, target)
    if number == c.FORESIGHT:
        foresight(state, target)
    elif number == c.GUIDANCE:
        state.push(f.DICE, state.active, 0)
        state.push(f.JOKERS, state.active, 2)
    elif number == c.HEALING:
        to_light(state, target, 2, "lotr:344")
    elif number == c.MAGIC:
        state.flags |= f.MAGIC_FLAG
    elif number == c.PERSISTENCE:
        state.push(f.DRAW, target, 4, 346)


def pay_gandalf(state: FellowshipData, seat: i64, number: i64, target: i64) -> None:
    """Five points go, and the card is out of the game."""
    state.shields[seat] -= c.GANDALF_COST
    state.gandalf &= ~bit(number)
    events.gandalf(state, seat, number, target)


def foresight(state: FellowshipData, target: i64) -> None:
    """One player looks at the next three tiles and puts them back in the order he likes."""
    tiles = min(total(state.tiles), 3)
    state.looker = target
    state.fixed = 0
    state.push(f.ARRANGE, target)
    state.push(f.LOOK, target, tiles)


def put_on_ring(state: FellowshipData, seat: i64) -> None:
    """The bearer rolls, suffers, and then may move one line without its effects (lotr:272)."""
    interrupt(state)
    state.ring_used = 1
    state.push(f.ROLL, seat, f.RING_ROLL, 0)
    events.ring(state, seat)


def ring_rolled(state: FellowshipData, seat: i64, face: i64) -> None:
    """The line moves four spaces less the symbols printed on the face; Sam's protection does not count here."""
    state.push(f.RING_MOVE, seat, 4 - c.FACE_SYMBOLS[face])
