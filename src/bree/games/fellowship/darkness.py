"""The corruption line, the die, and what happens to a hobbit who meets Sauron or cannot pay."""

from typing import Final

from mypy_extensions import i64

from bree.games.fellowship.components import (
    ASKED_RULES,
    FACE_BLANK,
    FACE_CARDS,
    FACE_EYE,
    FACE_SYMBOLS,
    FEATURES,
    KINDS,
    SAM,
)
from bree.games.fellowship.frames import BEARER_LOST, DISCARD
from bree.games.fellowship.model import Journey
from bree.games.fellowship.payments import cards_given, give_back

DARKEST: Final = 15


def to_light(s: Journey, seat: i64, spaces: i64, rule: str) -> None:
    """A hobbit goes towards the light, not beyond space 0 (lotr:264)."""
    s.steps[seat] = max(s.steps[seat] - spaces, 0)
    if not s.quiet:
        s.tell("light", rule, {"seat": int(seat), "space": int(s.steps[seat])})


def to_darkness(s: Journey, seat: i64, spaces: i64, rule: str) -> None:
    """A hobbit goes towards the darkness in one move; meeting Sauron puts him out (lotr:308)."""
    s.steps[seat] = min(s.steps[seat] + spaces, DARKEST)
    if not s.quiet:
        s.tell("darkness", rule, {"seat": int(seat), "space": int(s.steps[seat])})
    if s.steps[seat] >= s.sauron:
        eliminate(s, seat, "lotr:308")


def move_sauron(s: Journey, spaces: i64, rule: str) -> None:
    """Sauron goes towards the hobbits; whoever stands where he arrives or behind is out (R20)."""
    s.sauron = max(s.sauron - spaces, 0)
    if not s.quiet:
        s.tell("sauron", rule, {"space": int(s.sauron)})
    seat: i64 = 0
    while seat < s.seats:
        if s.alive(seat) and s.steps[seat] >= s.sauron:
            eliminate(s, seat, "lotr:308")
        seat += 1


def eliminate(s: Journey, seat: i64, rule: str) -> None:
    """A player leaves: cards discarded, tokens returned, shields kept; without the bearer all is lost (lotr:308).

    What he has put on the table for a demand goes the same way.
    """
    s.out |= 1 << seat
    if not s.quiet:
        s.tell("out", rule, {"seat": int(seat), "cards": hand_list(s, seat)})
        for card in hand_list(s, seat):
            s.evidence.shown(int(seat), card)
        s.learned += 1
    s.discards += s.hobbits[seat] + s.given_hobbits[seat]
    s.gone |= s.features[seat] | s.given_features[seat]
    s.shields[seat] += s.given_points[seat]
    s.hobbits[seat] = 0
    s.features[seat] = 0
    s.size[seat] = 0
    s.tokens[seat] = 0
    s.given_hobbits[seat] = 0
    s.given_features[seat] = 0
    s.given_tokens[seat] = 0
    s.given_points[seat] = 0
    if seat == s.bearer:
        s.over = BEARER_LOST


def hand_list(s: Journey, seat: i64) -> list[int]:
    """The cards of a hand one by one."""
    found: list[int] = []
    for kind in range(KINDS):
        found += [kind] * int(s.hobbits[seat] >> 4 * kind & 15)
    return found + [KINDS + f for f in range(FEATURES) if s.features[seat] >> f & 1]


def discard_from_hand(s: Journey, seat: i64, card: i64, rule: str) -> None:
    """A player puts a card on the discard pile for all to see."""
    s.drop(seat, card)
    s.throw(card)
    if not s.quiet:
        s.evidence.shown(int(seat), int(card))
        s.learned += 1
        s.tell("discard", rule, {"seat": int(seat), "card": int(card)})


def demand_cards(s: Journey, seat: i64) -> bool:
    """Whether the player must still choose cards to discard; who has too few is out at once (lotr:310).

    Who has too few in hand takes back what he gave to a demand that is not met yet (D16).
    """
    cards = s.top(2)
    if not s.alive(seat) or cards == 0:
        s.pop()
        return False
    if s.size[seat] < cards and cards_given(s, seat) > 0:
        give_back(s, seat)
    if s.size[seat] < cards:
        s.pop()
        eliminate(s, seat, "lotr:310")
        return False
    if s.size[seat] > cards:
        return True
    rule = discard_rule(s)
    s.pop()
    card: i64 = 0
    while s.size[seat] > 0:
        if s.holds(seat, card):
            discard_from_hand(s, seat, card, rule)
        else:
            card += 1
    return False


def discard_rule(s: Journey) -> str:
    """Why the frame on top demands cards: an event of Mordor, or the die."""
    return ASKED_RULES[s.top(3)] if s.top(3) else "lotr:202"


def suffer(s: Journey, seat: i64, face: i64) -> None:
    """What a face of the die does to the roller; Sam never takes more than one step or card (lotr:332)."""
    if face == FACE_EYE:
        move_sauron(s, 1, "lotr:198")
    elif face == FACE_CARDS:
        s.push(DISCARD, seat, 1 if seat == SAM else 2)
    elif face != FACE_BLANK:
        to_darkness(s, seat, 1 if seat == SAM else FACE_SYMBOLS[face], "lotr:200")
