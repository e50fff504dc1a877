"""The turn: what leads from one decision to the next."""

from mypy_extensions import i64

from bree.games.quest import tell
from bree.games.quest.model import (
    DRAWING,
    ENDING,
    LAYING,
    LOST,
    MOST_IDLE_TURNS,
    MOVING,
    NO_TOKEN,
    OVER,
    SEEN,
    Model,
)
from bree.games.quest.moves import can_lay
from bree.games.quest.notation import BLUES, TOKENS


def begin_turn(state: Model) -> None:
    """Lay a tile if there is one to lay; otherwise only move (quest:147, Q12)."""
    state.crossing = state.land.height == 0
    if not state.racing() and can_lay(state):
        state.asked = LAYING
        return
    state.idle += 1
    if state.idle > MOST_IDLE_TURNS:
        finish(state, LOST)
    else:
        to_move(state)


def to_move(state: Model) -> None:
    """A fighter loses his movement and takes the tile when the fight is over (quest:163, quest:209-213)."""
    seat = state.mover
    if state.fight[seat] == 0:
        state.asked = MOVING
        return
    state.fight[seat] -= 1
    state.passes[seat] = 0
    if not state.quiet:
        tell.movement_lost(state)
    if state.fight[seat] == 0:
        take(state)
    to_draw(state)


def take(state: Model) -> None:
    """The encounter tile of the mover's region goes to him; the other knows a blue one only if he has scouted it."""
    seat = state.mover
    region = state.region_of(seat)
    token = state.token[region]
    kind = token & 255
    state.held[seat * TOKENS + kind] += 1
    if kind < BLUES:
        state.blue[seat] += 1
        state.learned += 1
        if token & SEEN << 1 - seat:
            state.told[seat * (BLUES + 1) + kind] += 1
    state.token[region] = NO_TOKEN
    if not state.quiet:
        tell.taken(state, kind, token)


def to_draw(state: Model) -> None:
    """One tile from the stock, moved or not, while there are any (quest:169-171, B3.7)."""
    if state.stock_left and not state.racing():
        state.asked = DRAWING
        state.draws = 1
    else:
        end_turn(state)


def end_turn(state: Model) -> None:
    """Whoever may own an Ent, as far as all know, is asked whether he uses it; so the question tells nothing."""
    if state.may_have_ent(state.mover):
        state.asked = ENDING
    else:
        pass_turn(state)


def pass_turn(state: Model) -> None:
    """The other player's turn."""
    state.mover = 1 - state.mover
    begin_turn(state)


def finish(state: Model, reason: i64) -> None:
    """The game is over."""
    state.asked = OVER
    state.ended = reason
    if not state.quiet:
        tell.finished(state)
