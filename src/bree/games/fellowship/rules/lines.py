"""The lines of a board: moving along them, and what their spaces give."""

from mypy_extensions import i64

from bree.games.fellowship import components as c
from bree.games.fellowship import events
from bree.games.fellowship.model import FellowshipData
from bree.games.fellowship.rules import frames as f
from bree.games.fellowship.rules.darkness import to_light
from bree.games.fellowship.rules.hands import receive_feature


def choose_line(state: FellowshipData, seat: i64, line: i64) -> None:
    """Where a joker or the Ring moves."""
    if state.top(0) == f.RING_MOVE:
        ring_move(state, line)
    elif state.top(0) == f.JOKERS:
        state.change_top(2, state.top(2) - 1)
        state.push(f.ADVANCE, seat, line, 1)


def advance(state: FellowshipData) -> None:
    """One space along a line, with its effect; a die is kept for the end of the move (R17)."""
    seat, line, spaces = state.top(1), state.top(2), state.top(3)
    board = state.board()
    length = c.LENGTH[board * 4 + line]
    if spaces == 0 or not state.alive(seat) or state.lines[line] >= length:
        state.pop()
        return
    state.change_top(3, spaces - 1)
    state.lines[line] += 1
    at = state.lines[line]
    finished = line == c.MAIN[board] and at == length
    if finished:
        state.ending = f.ENDING
    space = c.SPACES[(board * 4 + line) * c.WIDEST + at]
    events.line(state, seat, line, at, space)
    if space == c.SHIELD_SPACE:
        state.shields[seat] += 1
    elif space == c.BIG_SPACE:
        state.push(f.SHIELD, seat)
    elif space == c.DIE_SPACE:
        if not (finished and state.place == c.MORDOR):  # the die of 60 belongs to Mount Doom (lotr:314)
            state.dice += 1
    elif space == c.HEAL_SPACE:
        to_light(state, seat, 1, "lotr:264")
    elif space >= c.CARD_SPACE:
        receive_feature(state, seat, space - c.CARD_SPACE, "lotr:262")
    elif space >= c.RING_SPACE:
        state.tokens[seat] += c.one_of(space - c.RING_SPACE)


def ring_move(state: FellowshipData, line: i64) -> None:
    """The Ring moves a line without the effects of its spaces, not beyond its end (lotr:272, R14)."""
    board = state.board()
    length = c.LENGTH[board * 4 + line]
    state.lines[line] = min(state.lines[line] + state.top(2), length)
    state.pop()
    events.ring_move(state, line)
    if line == c.MAIN[board] and state.lines[line] == length:
        state.ending = f.ENDING
