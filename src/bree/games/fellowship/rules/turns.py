"""The course of a turn and of a board: tiles, lines, cards, dice, and the end of a board."""

from mypy_extensions import i64

from bree.core.state import CHANCE_BIT
from bree.games.fellowship import components as c
from bree.games.fellowship import events
from bree.games.fellowship.model import NOTHING, FellowshipData
from bree.games.fellowship.rules import frames as f
from bree.games.fellowship.rules.board_events import happen
from bree.games.fellowship.rules.darkness import to_darkness
from bree.games.fellowship.rules.payments import begin_payment, is_joker


def begin_turn(state: FellowshipData) -> None:
    """The next player becomes the active one."""
    state.active = state.top(1)
    state.pop()
    fresh_talk(state)
    state.tile = -1
    events.turn(state)
    state.push(f.TURN_END)
    state.push(f.CARDS)
    state.push(f.NEXT_TILE, 1)


def fresh_talk(state: FellowshipData) -> None:
    """What was said, and who lets windows pass until the turn ends, is over."""
    state.claims = NOTHING
    state.talked = 0
    state.stopped = 0
    state.pass_turn = 0


def end_turn(state: FellowshipData) -> None:
    """The cards played go to the discard pile (lotr:186, D20) and the next player takes his turn."""
    state.pop()
    state.discards += state.aside
    state.aside = 0
    state.push(f.TURN, state.next_alive(state.active))


def next_tile(state: FellowshipData) -> None:
    """Before a tile and after it anybody may act; who is out reveals no more (D7, D12)."""
    first = state.top(1)
    state.pop()
    if state.alive(state.active):
        state.push(f.REVEAL)
    state.push(f.WINDOW, f.W_TURN if first else f.W_TILE_DONE, state.active, 0)


def reveal(state: FellowshipData) -> i64:
    """Draw the next tile, unless the Phial spares it (D6)."""
    if state.alive(state.active) and not state.flags & f.PHIAL_FLAG:
        return CHANCE_BIT
    state.flags &= ~f.PHIAL_FLAG
    state.pop()
    return 0


def tile_drawn(state: FellowshipData, tile: i64) -> None:
    """A tile lies open; anybody may act before it is carried out (R2)."""
    state.tiles -= c.one_of(tile)
    state.fixed >>= 4
    if state.fixed == 0:
        state.looker = -1
    state.tile = tile
    state.pop()
    state.push(f.CARRY_OUT, tile)
    state.push(f.WINDOW, f.W_REVEALED, state.active, 0)
    events.tile(state, tile)


def carry_out(state: FellowshipData) -> None:
    """What a tile does; all but the four activities bring another tile."""
    tile = state.top(1)
    state.pop()
    if tile < c.TILE_EVENT:
        activity(state, tile)
        return
    state.push(f.NEXT_TILE, 0)
    if tile == c.TILE_EVENT:
        state.push(f.NEXT_EVENT)
    elif tile == c.TILE_RING:
        to_darkness(state, state.bearer, 1, "lotr:214")
    elif tile in (c.TILE_THREE_CARDS, c.TILE_THREE_THINGS):
        if state.flags & f.STAFF_FLAG:
            state.flags &= ~f.STAFF_FLAG
        else:
            begin_payment(state, c.THREE_CARDS if tile == c.TILE_THREE_CARDS else c.THREE_THINGS, f.GROUP_PAYS)
    else:
        state.push(f.VOLUNTEER, c.EYE_OR_TWO, 2, 0)


def activity(state: FellowshipData, line: i64) -> None:
    """Move that line, or another where it is missing or finished (R15); it lapses if the player is out (D7)."""
    seat = state.active
    if not state.alive(seat):
        return
    state.push(f.WINDOW, f.W_CARDS, seat, 0)
    state.push(f.DICE, seat, 0)
    if state.lines[line] < c.LENGTH[state.board() * 4 + line]:
        state.push(f.ADVANCE, seat, line, 1)
    else:
        state.push(f.JOKERS, seat, 1)


def play_card(state: FellowshipData, seat: i64, card: i64) -> None:
    """A card of the turn: its symbols, then the dice of spaces, then Gollum's (D13)."""
    stage = state.top(1)
    state.change_top(1, stage + 1)
    state.change_top(2, c.COLOUR[card])
    state.drop(seat, card)
    if card < c.KINDS:
        state.aside += c.one_of(card)
    else:
        state.gone |= c.bit_of(card)
    events.play(state, seat, card)
    state.push(f.WINDOW, f.W_CARD_DONE, seat, 0)
    state.push(f.DICE, seat, 1 if card - c.KINDS == c.GOLLUM else 0)
    if is_joker(state, seat, card):
        state.push(f.JOKERS, seat, c.SYMBOLS[card])
    else:
        state.push(f.ADVANCE, seat, c.SYMBOL[card], c.SYMBOLS[card])


def next_event(state: FellowshipData) -> None:
    """The event marker moves; Magic may still stop what it points at."""
    state.event_at += 1
    number = state.board() * c.EVENTS_A_BOARD + state.event_at - 1
    state.pop()
    if state.event_at == c.EVENTS_A_BOARD:
        state.push(f.CLOSE)
    state.push(f.EVENT, number)
    state.push(f.WINDOW, f.W_EVENT, state.active, 0)
    events.event(state, number)


def event(state: FellowshipData) -> None:
    """The event is carried out, unless Magic was called."""
    number = state.top(1)
    state.pop()
    if state.flags & f.MAGIC_FLAG:
        state.flags &= ~f.MAGIC_FLAG
    else:
        happen(state, number)
