"""A board from its first turn to its end, the new bearer, and Mount Doom."""

from mypy_extensions import i64

from bree.games.fellowship import components as c
from bree.games.fellowship import events
from bree.games.fellowship.model import FellowshipData, zeros
from bree.games.fellowship.rules import frames as f
from bree.games.fellowship.rules.board_events import put_shown_away
from bree.games.fellowship.rules.darkness import to_darkness
from bree.games.fellowship.rules.payments import cancel
from bree.games.fellowship.rules.turns import fresh_talk


def set_up_board(state: FellowshipData) -> None:
    """Markers at the start, all tiles shuffled again; the bearer begins (lotr:145-151)."""
    state.lines = zeros(4)
    state.event_at = 0
    state.tiles = c.FULL_TILES
    state.fixed = 0
    state.looker = -1
    state.ring_used = 0
    state.push(f.BOARD_END)
    state.push(f.TURN, state.bearer)


def hand_over(state: FellowshipData) -> None:
    """Most ring tokens bear the Ring; a tie goes to the first clockwise after the bearer (lotr:289, R21, R22)."""
    state.pop()
    best: i64 = -1
    chosen = state.bearer
    seat = state.bearer
    for _ in range(state.seats):
        seat = state.house.after[seat]
        if state.alive(seat) and state.tokens[seat] & 15 > best:
            best = state.tokens[seat] & 15
            chosen = seat
    state.bearer = chosen
    state.tokens = zeros(state.seats)
    events.bearer(state, chosen)
    if state.seats > c.FATTY and state.alive(c.FATTY):
        state.push(f.DRAW, c.FATTY, 2, 290)
    state.push(f.DRAW, chosen, 2, 289)


def mount_doom(state: FellowshipData) -> None:
    """The active player rolls the die of 60; then the Ring lies on the volcano and nobody bears it (lotr:314, D11)."""
    if state.top(1) == 0:
        state.change_top(1, 1)
        if state.alive(state.active):
            state.push(f.ROLL, state.active, f.PLAIN_ROLL, 0)
        return
    state.pop()
    state.bearer = -1
    events.ring_on_volcano(state)
    state.push(f.ATTEMPT, state.active if state.alive(state.active) else state.next_alive(state.active), 0)


def attempt(state: FellowshipData) -> None:
    """One player after the other tries to destroy the Ring (lotr:316-318, R26)."""
    seat = state.top(1)
    if state.living() == 0:
        state.over = f.NOBODY_DESTROYED
    elif state.top(2) == 0:
        state.change_top(2, 1)
        state.push(f.ROLL, seat, f.ATTEMPT_ROLL, 0)
    elif state.alive(seat):
        state.pop()
        state.push(f.DESTROYED)
        state.push(f.SHIELD, seat)
    else:
        state.change_top(1, state.next_alive(seat))
        state.change_top(2, 0)


def destroyed(state: FellowshipData) -> None:
    """The Ring is gone."""
    state.over = f.DESTROYED_RING


def end_board(state: FellowshipData) -> None:
    """The board is over: what lies about is tidied, then tokens are asked for (lotr:286), or Mount Doom begins."""
    state.pop()
    state.ending = f.ENDED
    state.dice = 0
    state.flags = 0
    cancel(state)
    put_shown_away(state)
    state.discards += state.aside
    state.aside = 0
    state.fixed = 0
    state.looker = -1
    state.pass_board = 0
    state.tile = -1
    fresh_talk(state)
    unused = state.supply & c.PLACE_FEATURES[state.place]
    state.supply &= ~unused  # D10
    state.gone |= unused
    events.board_end(state)
    if state.place == c.MORDOR:
        state.push(f.DOOM)
    else:
        state.push(f.HAND_OVER)
        state.push(f.FOR_EACH, f.EACH_MISSING, state.living(), state.active)  # D14


def tokens_missing(state: FellowshipData, seat: i64) -> i64:
    """How many life tokens this player lacks; two different ones are enough for Merry (lotr:336)."""
    held = state.tokens[seat]
    kinds = (held & 15 > 0) + (held >> 4 & 15 > 0) + (held >> 8 & 15 > 0)
    lacking: i64 = (2 if seat == c.MERRY else 3) - kinds
    return max(lacking, 0)


def suffer_missing(state: FellowshipData, seat: i64) -> None:
    """One move for all tokens he lacks; Athelas spares it, or one token of it (C4)."""
    spaces = tokens_missing(state, seat)
    if state.flags & f.ATHELAS_FLAG:
        state.flags &= ~f.ATHELAS_FLAG
        spaces = spaces - 1 if state.house.one_token else 0
    if spaces > 0:
        to_darkness(state, seat, spaces, "lotr:288")
