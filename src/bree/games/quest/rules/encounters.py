"""Encounter tiles: how one is met, fought for, scouted and taken, and what those that were taken are good for."""

from mypy_extensions import i64

from bree.core.bits import bit
from bree.games.quest import events
from bree.games.quest import model as m
from bree.games.quest.model import QuestData, unknown
from bree.games.quest.moves import fighting_pairs, region_asked
from bree.games.quest.notation import BLUES, BROWN, ENT, TOKENS, colour_of
from bree.games.quest.rules.laying import after_laying
from bree.games.quest.rules.turn import begin_turn, take, to_draw


def meet(state: QuestData, kind: i64) -> None:
    """Chance names an encounter tile: laid open, met by the mover, or looked at by him."""
    region = region_asked(state)
    state.unseen[kind] -= 1
    state.token[region] = kind
    state.learned += 1
    if state.asked == m.CLOSING:
        state.token[region] |= m.FACE_UP
        state.witnesses = m.EVERYBODY
        state.due = state.due[1:]
        events.placed(state, region)
        after_laying(state)
    elif state.asked == m.LOOKING:
        see(state)
    else:
        face_encounter(state)


def face_encounter(state: QuestData) -> None:
    """The mover has entered a space whose tile is known by now: take it, or fight for it."""
    region = state.region_of(state.mover)
    kind = state.token[region] & 255
    brown = colour_of(kind) == BROWN
    if not state.token[region] & m.FACE_UP:
        state.witnesses = m.EVERYBODY if brown else bit(state.mover)
        state.witnessed = kind + 1
    if not brown:
        take(state)
        to_draw(state)
        return
    if not state.token[region] & m.FACE_UP:
        state.token[region] = kind | m.FACE_UP
        state.learned += 1
    events.met(state, region)
    state.fight[state.mover] = state.kit.dots[kind]
    to_battle(state)


# Green and yellow tiles.


def to_battle(state: QuestData) -> None:
    """Pairs shown at once save movements; when none is left to lose the tile is won (quest:225-227, Q9)."""
    if state.fight[state.mover] == 0:
        take(state)
        to_draw(state)
    elif len(fighting_pairs(state)):
        state.asked = m.BATTLE
    else:
        to_draw(state)


def show(state: QuestData, green: i64, yellow: i64) -> None:
    """A companion and a weapon shorten the fight by one movement (quest:225-227)."""
    _show_pair(state, green, yellow)
    state.fight[state.mover] -= 1
    to_battle(state)


def scout(state: QuestData, green: i64, yellow: i64, cell: i64, side: i64) -> None:
    """An elf and an elven gift are shown: the mover may look at one face-down tile (quest:229-235)."""
    _show_pair(state, green, yellow)
    state.looked = state.land.region[state.land.grid[cell] * 4 + side]
    state.witnesses = 0
    if unknown(state.token[state.looked]):
        state.asked = m.LOOKING
    else:
        state.learned += 1
        see(state)


def see(state: QuestData) -> None:
    """The mover has seen the tile and now decides where to move."""
    state.witnesses = bit(state.mover)
    state.witnessed = (state.token[state.looked] & 255) + 1
    state.token[state.looked] |= m.SEEN << state.mover
    events.scouted(state)
    state.looked = -1
    state.asked = m.MOVING


def _show_pair(state: QuestData, green: i64, yellow: i64) -> None:
    """A pair lies open from now on and costs a point at the end (quest:235)."""
    seat = state.mover
    state.shown[seat * TOKENS + green] += 1
    state.shown[seat * TOKENS + yellow] += 1
    state.pairs[seat] += 1
    events.pair_shown(state, green, yellow)


# Brown tiles.


def buy_boat(state: QuestData, first: i64, second: i64) -> None:
    """Two brown tiles leave the game for a boat (quest:217-219)."""
    seat = state.mover
    for token in (first, second):
        state.held[seat * TOKENS + token] -= 1
        state.gone[token] += 1
    state.boats |= bit(seat)
    events.boat_bought(state, first, second)


# Blue tiles.


def use_ent(state: QuestData) -> None:
    """Another whole turn at once (quest:199, Q10)."""
    use_blue(state, ENT)
    begin_turn(state)


def use_blue(state: QuestData, kind: i64) -> None:
    """A used blue tile leaves the game; of like tiles the one that the other has seen goes first (R2)."""
    seat = state.mover
    state.held[seat * TOKENS + kind] -= 1
    state.blue[seat] -= 1
    state.gone[kind] += 1
    if state.told[seat * (BLUES + 1) + kind]:
        state.told[seat * (BLUES + 1) + kind] -= 1
    state.learned += 1
    events.blue_used(state, kind)
