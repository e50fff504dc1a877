"""From place to place: Bag End, the havens, setting up a board, the new bearer, and Mount Doom."""

from typing import Final

from mypy_extensions import i64

from bree.core.state import CHANCE_BIT
from bree.games.fellowship.components import (
    BAG_END,
    FATTY,
    FELLOWSHIP,
    FULL_TILES,
    LOTHLORIEN,
    MIRROR,
    MORDOR,
    NAZGUL_APPEAR,
    PLACE_FEATURES,
    REST,
    RIVENDELL,
)
from bree.games.fellowship.frames import (
    ATTEMPT,
    ATTEMPT_ROLL,
    BOARD_END,
    COUNCIL,
    DEAL,
    DESTROYED,
    DESTROYED_RING,
    DRAW,
    FOR_EACH,
    NOBODY_DESTROYED,
    ONE_PAYS,
    PAY,
    PLACE,
    PLAIN_ROLL,
    PREPARE,
    ROLL,
    SHIELD,
    TURN,
)
from bree.games.fellowship.model import Journey, zeros
from bree.games.fellowship.payments import bits
from bree.games.fellowship.turns import fresh_talk

FIRST_HAND: Final = 6
PREPARATION_CARDS: Final = 4


def arrive(s: Journey) -> None:
    """The marker of the journey moves on."""
    s.place = s.top(1)
    s.pop()
    s.active = s.bearer
    s.ending = 0
    s.pass_board = 0
    fresh_talk(s)
    if not s.quiet:
        s.tell("place", "lotr:61", {"place": int(s.place)})
    if s.place < MORDOR:
        s.push(PLACE, s.place + 1)
    if s.place == BAG_END:
        bag_end(s)
    elif s.place == RIVENDELL:
        s.push(FOR_EACH, FELLOWSHIP, s.living(), s.bearer)
        s.push(COUNCIL, s.living(), s.bearer)
        deal(s)
    elif s.place == LOTHLORIEN:
        s.push(FOR_EACH, MIRROR, s.living(), s.bearer)
        s.push(FOR_EACH, REST, s.living(), s.bearer)
        deal(s)
    else:
        set_up_board(s)


def bag_end(s: Journey) -> None:
    """Six cards each, preparations, the Nazgul (lotr:95-114)."""
    s.push(PAY, NAZGUL_APPEAR, ONE_PAYS, 0)
    s.push(PREPARE, s.bearer)
    seat = s.bearer
    for _ in range(s.seats):
        s.push(DRAW, seat, FIRST_HAND, 97)
        seat = s.house.after[seat]


def deal(s: Journey) -> None:
    """The haven's twelve feature cards, by the number of players still in the game (lotr:122, C6, D5)."""
    players = bits(s.living())
    cards: i64 = 4
    if players == 4:
        cards = 3
    if players == 5:
        cards = 2
    seat = s.bearer
    for place in range(players):
        extra: i64 = 1 if players == 5 and place < 2 else 0
        s.push(DEAL, seat, cards + extra)
        seat = s.next_alive(seat)


def council(s: Journey) -> i64:
    """The next player passes a card to his left, from the bearer round the table (lotr:126)."""
    mask, seat = s.top(1), s.top(2)
    while mask:
        if mask >> seat & 1 and s.size[seat] > 0 and s.next_alive(seat) != seat:
            s.change_top(1, mask)
            s.change_top(2, seat)
            return 1 << seat
        mask &= ~(1 << seat)
        seat = s.house.after[seat]
    s.pop()
    return 0


def pass_card(s: Journey, giver: i64, receiver: i64, card: i64, rule: str) -> None:
    """A card goes face down from hand to hand."""
    s.drop(giver, card)
    s.take(receiver, card)
    s.hide_from_others(1 << giver | 1 << receiver)
    if not s.quiet:
        s.evidence.passed(int(giver), int(receiver), int(card))
        s.learned += 1
        s.secret(
            "card-passed", rule, {"seat": int(giver), "to-seat": int(receiver)}, int(card), 1 << giver | 1 << receiver
        )


def spread(s: Journey) -> i64:
    """Four cards are shown one by one, then the bearer hands them out (C8)."""
    if s.top(2) > 0:
        s.reshuffle()
        if s.pile:
            return CHANCE_BIT
        s.change_top(2, 0)
    if s.table:
        return 1 << s.top(1)
    s.pop()
    return 0


def set_up_board(s: Journey) -> None:
    """Markers at the start, all tiles shuffled again; the bearer begins (lotr:145-151)."""
    s.lines = zeros(4)
    s.event_at = 0
    s.tiles = FULL_TILES
    s.fixed = 0
    s.looker = -1
    s.ring_used = 0
    s.push(BOARD_END)
    s.push(TURN, s.bearer)


def hand_over(s: Journey) -> None:
    """Most ring tokens bear the Ring; a tie goes to the first clockwise after the bearer (lotr:289, R21, R22)."""
    s.pop()
    best: i64 = -1
    chosen = s.bearer
    seat = s.bearer
    for _ in range(s.seats):
        seat = s.house.after[seat]
        if s.alive(seat) and s.tokens[seat] & 15 > best:
            best = s.tokens[seat] & 15
            chosen = seat
    s.bearer = chosen
    s.tokens = zeros(s.seats)
    if not s.quiet:
        s.tell("bearer", "lotr:289", {"seat": int(chosen)})
    if s.seats > FATTY and s.alive(FATTY):
        s.push(DRAW, FATTY, 2, 290)
    s.push(DRAW, chosen, 2, 289)


def mount_doom(s: Journey) -> None:
    """The active player rolls the die of 60; then the Ring lies on the volcano and nobody bears it (lotr:314, D11)."""
    if s.top(1) == 0:
        s.change_top(1, 1)
        if s.alive(s.active):
            s.push(ROLL, s.active, PLAIN_ROLL, 0)
        return
    s.pop()
    s.bearer = -1
    if not s.quiet:
        s.tell("ring-on-volcano", "lotr:314", {})
    s.push(ATTEMPT, s.active if s.alive(s.active) else s.next_alive(s.active), 0)


def attempt(s: Journey) -> None:
    """One player after the other tries to destroy the Ring (lotr:316-318, R26)."""
    seat = s.top(1)
    if s.living() == 0:
        s.over = NOBODY_DESTROYED
    elif s.top(2) == 0:
        s.change_top(2, 1)
        s.push(ROLL, seat, ATTEMPT_ROLL, 0)
    elif s.alive(seat):
        s.pop()
        s.push(DESTROYED)
        s.push(SHIELD, seat)
    else:
        s.change_top(1, s.next_alive(seat))
        s.change_top(2, 0)


def destroyed(s: Journey) -> None:
    """The Ring is gone."""
    s.over = DESTROYED_RING


def box_left(s: Journey) -> i64:
    """The haven's feature cards that are not dealt yet."""
    return s.box & PLACE_FEATURES[s.place]
