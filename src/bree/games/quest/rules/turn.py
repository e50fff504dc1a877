"""The turn: what leads from one decision to the next."""

from mypy_extensions import i64

from bree.core.bits import bit
from bree.games.quest import events
from bree.games.quest import model as m
from bree.games.quest.model import QuestData
from bree.games.quest.moves import can_lay
from bree.games.quest.notation import BLUES, TOKENS


def begin_turn(state: QuestData) -> None:
    """Lay a tile if there is one to lay; otherwise only move (quest:147, Q12)."""
    state.crossing = state.land.height == 0
    if not state.racing() and can_lay(state):
        state.asked = m.LAYING
        return
    state.idle += 1
    if state.idle > m.MOST_IDLE_TURNS:
        finish(state, m.LOST)
    else:
        to_move(state)


def to_move(state: QuestData) -> None:
    """A fighter loses his movement and takes the tile when the fight is over (quest:163, quest:209-213)."""
    seat = state.mover
    if state.fight[seat] == 0:
        state.asked = m.MOVING
        return
    state.fight[seat] -= 1
    state.passes[seat] = 0
    events.movement_lost(state)
    if state.fight[seat] == 0:
        take(state)
    to_draw(state)


def take(state: QuestData) -> None:
    """The encounter tile of the mover's region goes to him; the other knows a blue one only if he has scouted it."""
    seat = state.mover
    region = state.region_of(seat)
    token = state.token[region]
    kind = token & 255
    state.held[seat * TOKENS + kind] += 1
    if kind < BLUES:
        state.blue[seat] += 1
        state.learned += 1
        if token & m.SEEN << 1 - seat:
            state.told[seat * (BLUES + 1) + kind] += 1
    state.token[region] = m.NO_TOKEN
    events.taken(state, kind, token)


def to_draw(state: QuestData) -> None:
    """One tile from the stock, moved or not, while there are any (quest:169-171, B3.7)."""
    if state.stock_left and not state.racing():
        state.asked = m.DRAWING
        state.draws = 1
    else:
        end_turn(state)


def draw(state: QuestData, tile: i64) -> None:
    """A tile comes from the face-down stock into the mover's hand (quest:55, quest:74, quest:169)."""
    state.stock[tile] -= 1
    state.stock_left -= 1
    place = state.mover * m.HAND + state.hand_size(state.mover)
    while place > state.mover * m.HAND and state.hands[place - 1] > tile:
        state.hands[place] = state.hands[place - 1]
        place -= 1
    state.hands[place] = tile
    state.witnesses = bit(state.mover)
    state.learned += 1
    events.drawn(state, tile)
    state.draws -= 1
    if state.draws:
        return
    if state.asked == m.DRAWING:
        end_turn(state)
        return
    state.mover = 1 - state.mover
    if state.mover:
        state.draws = m.HAND
    else:
        begin_turn(state)


def end_turn(state: QuestData) -> None:
    """Whoever may own an Ent, as far as all know, is asked whether he uses it; so the question tells nothing."""
    if state.may_have_ent(state.mover):
        state.asked = m.ENDING
    else:
        pass_turn(state)


def pass_turn(state: QuestData) -> None:
    """The other player's turn."""
    state.mover = 1 - state.mover
    begin_turn(state)


def finish(state: QuestData, reason: i64) -> None:
    """The game is over."""
    state.asked = m.OVER
    state.ended = reason
    events.finished(state)
