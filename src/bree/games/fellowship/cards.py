"""Yellow cards, Gandalf cards and the Ring: one small function for each."""

from typing import Final

from mypy_extensions import i64

from bree.games.fellowship.components import (
    ATHELAS,
    BELT,
    ELESSAR,
    FACE_SYMBOLS,
    FORESIGHT,
    GANDALF_COST,
    GUIDANCE,
    HEALING,
    KINDS,
    LEMBAS,
    MAGIC,
    MITHRIL,
    PERSISTENCE,
    PHIAL,
    STAFF,
)
from bree.games.fellowship.darkness import to_light
from bree.games.fellowship.frames import (
    ARRANGE,
    ATHELAS_FLAG,
    BELT_MARK,
    DICE,
    DRAW,
    JOKERS,
    LOOK,
    MAGIC_FLAG,
    MITHRIL_MARK,
    PASS_ON,
    PAY,
    PHIAL_FLAG,
    RING_MOVE,
    RING_ROLL,
    ROLL,
    STAFF_FLAG,
    VOLUNTEER,
    WINDOW,
)
from bree.games.fellowship.model import Journey, total
from bree.games.fellowship.payments import cards_given

LEMBAS_HAND: Final = 6


def interrupt(s: Journey) -> None:
    """Something changed, so everybody is asked again (D19)."""
    if s.top(0) in (WINDOW, PAY, VOLUNTEER):
        s.change_top(3, 0)


def use_yellow(s: Journey, seat: i64, card: i64, target: i64) -> None:
    """A yellow card is played; it does not count among the cards of a turn (R1)."""
    number = card - KINDS
    spend_yellow(s, seat, card, target)
    if number == ELESSAR:
        to_light(s, target, 1, "lotr:368")
    elif number == LEMBAS:
        lembas(s, target)
    elif number == BELT:
        s.change_below(3, s.below(3) | BELT_MARK)
    elif number == MITHRIL:
        s.change_below(3, s.below(3) | MITHRIL_MARK)
    elif number == STAFF:
        s.flags |= STAFF_FLAG
    elif number == PHIAL:
        s.flags |= PHIAL_FLAG
    elif number == ATHELAS:
        s.flags |= ATHELAS_FLAG


def spend_yellow(s: Journey, seat: i64, card: i64, target: i64) -> None:
    """The card leaves the hand for all to see."""
    interrupt(s)
    s.drop(seat, card)
    s.throw(card)
    if not s.quiet:
        s.evidence.shown(int(seat), int(card))
        s.learned += 1
        s.tell("yellow-card", "lotr:354", {"seat": int(seat), "card": int(card), "for-seat": int(target)})


def lembas(s: Journey, target: i64) -> None:
    """Draw up to a hand of six; Lembas itself has left the hand before counting (D16)."""
    held = s.size[target] + cards_given(s, target)
    if held < LEMBAS_HAND:
        s.push(DRAW, target, LEMBAS_HAND - held, 370)


def miruvor(s: Journey, seat: i64, card: i64, giver: i64, receiver: i64) -> None:
    """One player may pass one card to another."""
    spend_yellow(s, seat, card, giver)
    s.push(PASS_ON, giver, receiver)


def call_gandalf(s: Journey, seat: i64, number: i64, target: i64) -> None:
    """One player alone pays five points for a Gandalf card (R6); the payer says which and for whom (R7)."""
    interrupt(s)
    pay_gandalf(s, seat, number, target)
    if number == FORESIGHT:
        foresight(s, target)
    elif number == GUIDANCE:
        s.push(DICE, s.active, 0)
        s.push(JOKERS, s.active, 2)
    elif number == HEALING:
        to_light(s, target, 2, "lotr:344")
    elif number == MAGIC:
        s.flags |= MAGIC_FLAG
    elif number == PERSISTENCE:
        s.push(DRAW, target, 4, 346)


def pay_gandalf(s: Journey, seat: i64, number: i64, target: i64) -> None:
    """Five points go, and the card is out of the game."""
    s.shields[seat] -= GANDALF_COST
    s.gandalf &= ~(1 << number)
    if not s.quiet:
        s.tell("gandalf", "lotr:342", {"seat": int(seat), "gandalf": int(number), "for-seat": int(target)})


def foresight(s: Journey, target: i64) -> None:
    """One player looks at the next three tiles and puts them back in the order he likes."""
    tiles = min(total(s.tiles), 3)
    s.looker = target
    s.fixed = 0
    s.push(ARRANGE, target)
    s.push(LOOK, target, tiles)


def put_on_ring(s: Journey, seat: i64) -> None:
    """The bearer rolls, suffers, and then may move one line without its effects (lotr:272)."""
    interrupt(s)
    s.ring_used = 1
    s.push(ROLL, seat, RING_ROLL, 0)
    if not s.quiet:
        s.tell("ring", "lotr:272", {"seat": int(seat)})


def ring_rolled(s: Journey, seat: i64, face: i64) -> None:
    """The line moves four spaces less the symbols printed on the face; Sam's protection does not count here."""
    s.push(RING_MOVE, seat, 4 - FACE_SYMBOLS[face])
