"""From place to place: Bag End and the havens."""

from typing import Final

from mypy_extensions import i64

from bree.core.bits import bit, count
from bree.core.state import CHANCE_BIT
from bree.games.fellowship import components as c
from bree.games.fellowship import events
from bree.games.fellowship.model import FellowshipData
from bree.games.fellowship.rules import frames as f
from bree.games.fellowship.rules.boards import set_up_board
from bree.games.fellowship.rules.hands import reshuffle
from bree.games.fellowship.rules.turns import fresh_talk

FIRST_HAND: Final = 6
PREPARATION_CARDS: Final = 4


def arrive(state: FellowshipData) -> None:
    """The marker of the journey moves on."""
    state.place = state.top(1)
    state.pop()
    state.active = state.bearer
    state.ending = 0
    state.pass_board = 0
    fresh_talk(state)
    events.place(state)
    if state.place < c.MORDOR:
        state.push(f.PLACE, state.place + 1)
    if state.place == c.BAG_END:
        bag_end(state)
    elif state.place == c.RIVENDELL:
        state.push(f.FOR_EACH, c.FELLOWSHIP, state.living(), state.bearer)
        state.push(f.COUNCIL, state.living(), state.bearer)
        deal(state)
    elif state.place == c.LOTHLORIEN:
        state.push(f.FOR_EACH, c.MIRROR, state.living(), state.bearer)
        state.push(f.FOR_EACH, c.REST, state.living(), state.bearer)
        deal(state)
    else:
        set_up_board(state)


def bag_end(state: FellowshipData) -> None:
    """Six cards each, preparations, the Nazgul (lotr:95-114)."""
    state.push(f.PAY, c.NAZGUL_APPEAR, f.ONE_PAYS, 0)
    state.push(f.PREPARE, state.bearer)
    seat = state.bearer
    for _ in range(state.seats):
        state.push(f.DRAW, seat, FIRST_HAND, 97)
        seat = state.house.after[seat]


def deal(state: FellowshipData) -> None:
    """The haven's twelve feature cards, by the number of players still in the game (lotr:122, C6, D5)."""
    players = count(state.living())
    cards: i64 = 4
    if players == 4:
        cards = 3
    if players == 5:
        cards = 2
    seat = state.bearer
    for place in range(players):
        extra: i64 = 1 if players == 5 and place < 2 else 0
        state.push(f.DEAL, seat, cards + extra)
        seat = state.next_alive(seat)


def council(state: FellowshipData) -> i64:
    """The next player passes a card to his left, from the bearer round the table (lotr:126)."""
    mask, seat = state.top(1), state.top(2)
    while mask:
        if mask >> seat & 1 and state.size[seat] > 0 and state.next_alive(seat) != seat:
            state.change_top(1, mask)
            state.change_top(2, seat)
            return bit(seat)
        mask &= ~bit(seat)
        seat = state.house.after[seat]
    state.pop()
    return 0


def spread(state: FellowshipData) -> i64:
    """Four cards are shown one by one, then the bearer hands them out (C8)."""
    if state.top(2) > 0:
        reshuffle(state)
        if state.pile:
            return CHANCE_BIT
        state.change_top(2, 0)
    if state.table:
        return bit(state.top(1))
    state.pop()
    return 0


def box_left(state: FellowshipData) -> i64:
    """The haven's feature cards that are not dealt yet."""
    return state.box & c.PLACE_FEATURES[state.place]
