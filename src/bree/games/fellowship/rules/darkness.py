"""The corruption line, the die, and what happens to a hobbit who meets Sauron or cannot pay."""

from typing import Final

from mypy_extensions import i64

from bree.core.bits import bit, mixed
from bree.games.fellowship import components as c
from bree.games.fellowship import events
from bree.games.fellowship.model import FellowshipData
from bree.games.fellowship.rules import frames as f
from bree.games.fellowship.rules.hands import discard_from_hand
from bree.games.fellowship.rules.payments import cards_given, give_back

DARKEST: Final = 15


def to_light(state: FellowshipData, seat: i64, spaces: i64, rule: str) -> None:
    """A hobbit goes towards the light, not beyond space 0 (lotr:264)."""
    state.steps[seat] = max(state.steps[seat] - spaces, 0)
    events.light(state, seat, rule)


def to_darkness(state: FellowshipData, seat: i64, spaces: i64, rule: str) -> None:
    """A hobbit goes towards the darkness in one move; meeting Sauron puts him out (lotr:308)."""
    state.steps[seat] = min(state.steps[seat] + spaces, DARKEST)
    events.darkness(state, seat, rule)
    if state.steps[seat] >= state.sauron:
        eliminate(state, seat, "lotr:308")


def move_sauron(state: FellowshipData, spaces: i64, rule: str) -> None:
    """Sauron goes towards the hobbits; whoever stands where he arrives or behind is out (R20)."""
    state.sauron = max(state.sauron - spaces, 0)
    events.sauron(state, rule)
    for seat in range(state.seats):
        if state.alive(seat) and state.steps[seat] >= state.sauron:
            eliminate(state, seat, "lotr:308")


def eliminate(state: FellowshipData, seat: i64, rule: str) -> None:
    """A player leaves: cards discarded, tokens returned, shields kept; without the bearer all is lost (lotr:308).

    What he has put on the table for a demand goes the same way.
    """
    state.out |= bit(seat)
    events.out(state, seat, rule)
    state.opened = mixed(mixed(state.opened, state.hobbits[seat]), state.features[seat])
    state.discards += state.hobbits[seat] + state.given_hobbits[seat]
    state.gone |= state.features[seat] | state.given_features[seat]
    state.shields[seat] += state.given_points[seat]
    state.hobbits[seat] = 0
    state.features[seat] = 0
    state.size[seat] = 0
    state.tokens[seat] = 0
    state.given_hobbits[seat] = 0
    state.given_features[seat] = 0
    state.given_tokens[seat] = 0
    state.given_points[seat] = 0
    if seat == state.bearer:
        state.over = f.BEARER_LOST


def demand_cards(state: FellowshipData, seat: i64) -> bool:
    """Whether the player must still choose cards to discard; who has too few is out at once (lotr:310).

    Who has too few in hand takes back what he gave to a demand that is not met yet (D16).
    """
    cards = state.top(2)
    if not state.alive(seat) or cards == 0:
        state.pop()
        return False
    if state.size[seat] < cards and cards_given(state, seat) > 0:
        give_back(state, seat)
    if state.size[seat] < cards:
        state.pop()
        eliminate(state, seat, "lotr:310")
        return False
    if state.size[seat] > cards:
        return True
    rule = discard_rule(state)
    state.pop()
    card: i64 = 0
    while state.size[seat] > 0:
        if state.holds(seat, card):
            discard_from_hand(state, seat, card, rule)
        else:
            card += 1
    return False


def discard_rule(state: FellowshipData) -> str:
    """Why the frame on top demands cards: an event of Mordor, or the die."""
    return c.ASKED_RULES[state.top(3)] if state.top(3) else "lotr:202"


def suffer(state: FellowshipData, seat: i64, face: i64) -> None:
    """What a face of the die does to the roller; Sam never takes more than one step or card (lotr:332)."""
    if face == c.FACE_EYE:
        move_sauron(state, 1, "lotr:198")
    elif face == c.FACE_CARDS:
        state.push(f.DISCARD, seat, 1 if seat == c.SAM else 2)
    elif face != c.FACE_BLANK:
        to_darkness(state, seat, 1 if seat == c.SAM else c.FACE_SYMBOLS[face], "lotr:200")
