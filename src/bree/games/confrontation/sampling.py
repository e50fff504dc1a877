"""Draws a full state from what a seat knows, uniformly among all that fit."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.bits import bit
from bree.core.chance import Random
from bree.games.confrontation.components import EYE, FRONT, LIGHT, TILES, TUNNEL, UNPLACED
from bree.games.confrontation.evidence.kept import SideSeen
from bree.games.confrontation.evidence.worlds import EITHER, PLACES, completions, face_in, named_tiles, place_in
from bree.games.confrontation.model.data import FACE_DOWN, NOBODY, NOWHERE, ConfrontationData
from bree.games.confrontation.model.questions import ASK_FOUND, ASK_PICK, ASK_PLACE, ASK_TAKE, FOR_ATTACK, stage_length

if TYPE_CHECKING:
    from bree.games.confrontation.view import ConfrontationView


def sample(view: "ConfrontationView", rng: Random) -> ConfrontationData:
    """The state a seat knows, with everything hidden filled in at random."""
    known = view.known
    state = known.blank()
    known.copy_to(state)
    for tile in range(TILES):
        state.place[tile] = known.place[tile]
        if known.is_manual():
            state.token[tile] = known.token[tile]
    for side in (0, 1):
        seen = view.sides[side]
        if view.sees(side):
            continue
        if seen is not None:
            _fill_board(state, seen, side, rng)
        else:
            _fill_preparation(state, side, rng)
    if state.light_card == FACE_DOWN:
        state.light_card = _any_card(state.light_hand, rng)
        state.light_hand &= ~bit(state.light_card)
    if state.dark_card == FACE_DOWN:
        state.dark_card = _any_card(state.dark_hand, rng)
        state.dark_hand &= ~bit(state.dark_card)
    return state


def _any_card(hand: i64, rng: Random) -> i64:
    cards = vec[i64]()
    for card in range(EYE + 1):
        if hand >> card & 1:
            cards = append(cards, card)
    return cards[rng.below(len(cards))]


def _fill_board(state: ConfrontationData, seen: SideSeen, side: i64, rng: Random) -> None:
    """Stand the hidden pieces of a side: a partial world by its weight, then the unnamed in any order."""
    named = named_tiles(seen.worlds.named)
    world = _any_world(seen, named, rng)
    left = seen.slots[:]
    unnamed = vec[i64]()
    for t in range(9):
        if not seen.hidden >> t & 1:
            continue
        if seen.worlds.named >> t & 1:
            place = place_in(world, t)
            left[place] -= 1
            _stand(state, seen, side * 9 + t, place)
        else:
            unnamed = append(unnamed, side * 9 + t)
    rng.shuffle(unnamed)
    i: i64 = 0
    for place in range(PLACES):
        for _ in range(left[place]):
            _stand(state, seen, unnamed[i], place)
            i += 1
    for t in range(9):
        if seen.faces[t] == EITHER:
            face = face_in(world, t) if seen.worlds.named >> t & 1 else 0
            if face == 2 or (face == 0 and rng.below(2)):
                state.faces |= bit(side * 9 + t)
    _fill_fighters(state, side)


def _any_world(seen: SideSeen, named: list[int], rng: Random) -> int:
    worlds = seen.worlds.worlds
    if len(worlds) == 1:
        return worlds[0]
    if not len(seen.weights):
        unnamed = (seen.hidden & ~seen.worlds.named).bit_count()
        open_faces = sum(bit(t) for t in range(9) if seen.faces[t] == EITHER)
        seen.weights = vec[i64]([completions(w, named, seen.slots, unnamed, open_faces) for w in worlds])
    return worlds[rng.weighted(seen.weights)]


def _stand(state: ConfrontationData, seen: SideSeen, tile: i64, place: int) -> None:
    """The counts are public and already right: only the place is filled in."""
    state.place[tile] = seen.where[place]
    if seen.lettered:
        state.token[tile] = place
    if place == seen.stepped:
        state.stepped = tile
    if place == seen.forced:
        state.forced = tile


def _fill_fighters(state: ConfrontationData, side: i64) -> None:
    """A hidden attacker is the only piece of its side where it stands, or the one that made the extra step."""
    if state.attacker != NOBODY or state.region == NOWHERE or state.turn != side:
        return
    if state.stepping:
        state.attacker = state.stepped
        return
    if state.decision == ASK_FOUND and state.purpose != FOR_ATTACK:
        return
    here: i64 = TUNNEL if state.held(side) >> TUNNEL & 1 else state.region
    tile: i64 = side * 9
    while state.place[tile] != here:
        tile += 1
    state.attacker = tile


def _fill_preparation(state: ConfrontationData, side: i64, rng: Random) -> None:
    """Before the game: the choices of a side that has not finished may be any beginning of a full set."""
    goal = stage_length(state.decision)
    ready = state.light_ready if side == LIGHT else state.dark_ready
    for tile in range(side * 9, side * 9 + 9):
        state.place[tile] = UNPLACED
    if state.decision == ASK_TAKE:
        ready = _beginning(2, goal, ready, vec[i64]([1, 4]), rng)
        for _ in range(ready):
            state.specials |= bit(_untaken(state, side, rng))
    elif state.decision == ASK_PICK:
        ready = _beginning(9, goal, ready, vec[i64]([bit(k) for k in range(9)]), rng)
        for t in range(ready):
            state.faces |= rng.below(2) << (side * 9 + t)
    elif state.decision == ASK_PLACE:
        for t in range(9):
            if not state.known_faces >> (side * 9 + t) & 1:
                state.faces |= rng.below(2) << (side * 9 + t)
        ready = _beginning(5, goal, ready, vec[i64]([1, 9, 72, 504, 3024]), rng)
        tiles = vec[i64]([side * 9 + t for t in range(9)])
        rng.shuffle(tiles)
        for t in range(ready):
            state.put(tiles[t], FRONT[side * 5 + t])
    if side == LIGHT:
        state.light_ready = ready
    else:
        state.dark_ready = ready


def _beginning(most: i64, goal: i64, ready: i64, weights: vec[i64], rng: Random) -> i64:
    """How far an unseen side has come: there are `weights[k]` ways to have made k choices."""
    return most if ready >= goal else rng.weighted(weights)


def _untaken(state: ConfrontationData, side: i64, rng: Random) -> i64:
    while True:
        card = side * 4 + rng.below(4)
        if not state.specials >> card & 1:
            return card
