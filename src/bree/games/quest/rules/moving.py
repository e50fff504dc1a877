"""Moving a hobbit: to stay, to enter a region, to climb Mount Doom."""

from mypy_extensions import i64

from bree.games.quest import events
from bree.games.quest import model as m
from bree.games.quest.model import QuestData, unknown
from bree.games.quest.notation import CENTRE
from bree.games.quest.rules.encounters import face_encounter
from bree.games.quest.rules.race import way_left
from bree.games.quest.rules.turn import finish, to_draw


def stay(state: QuestData) -> None:
    """Moving is never a duty (quest:155)."""
    events.stayed(state)
    if state.racing():
        state.passes[state.mover] += 1
        if state.passes[0] >= m.PASSES and state.passes[1] >= m.PASSES:
            finish(state, m.FIVE_PASSES)  # Q7
            return
        if state.passes[0] and state.passes[1] and not way_left(state, 0) and not way_left(state, 1):
            finish(state, m.DEAD_END)  # B3.15
            return
    to_draw(state)


def enter(state: QuestData, cell: i64, side: i64) -> None:
    """The hobbit arrives, on foot or by air, and meets what lies there (quest:161-163, quest:193)."""
    seat = state.mover
    state.passes[seat] = 0
    state.witnesses = 0
    state.hobbit[seat] = m.SHIRE if side == CENTRE else state.land.grid[cell] * 4 + side
    events.moved(state)
    if side == CENTRE:
        to_draw(state)
        return
    token = state.token[state.region_of(seat)]
    if token & 255 == m.NO_TOKEN:
        to_draw(state)
    elif unknown(token):
        state.asked = m.MEETING
    else:
        face_encounter(state)


def climb(state: QuestData) -> None:
    """A hobbit reaches Mount Doom: the game is over (quest:239)."""
    state.hobbit[state.mover] = m.MOUNT_DOOM
    events.climbed(state)
    finish(state, m.REACHED)
