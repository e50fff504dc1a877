"""Draws a full state from what a seat knows, uniformly among all that fit."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.chance import EVERYTHING, Random
from bree.games.confrontation.components import EYE, FRONT, LIGHT, TILES, TUNNEL, UNPLACED
from bree.games.confrontation.evidence import EITHER, PLACES, completions, face_in, named_tiles, place_in
from bree.games.confrontation.look import SideSeen
from bree.games.confrontation.model import (
    ASK_FOUND,
    ASK_PICK,
    ASK_PLACE,
    ASK_TAKE,
    FACE_DOWN,
    FOR_ATTACK,
    NOBODY,
    NOWHERE,
    Position,
    stage_length,
)


def sampled_state(known: Position, seat: i64, sides: list[SideSeen | None], rng: Random) -> Position:
    """The state a seat knows, with everything hidden filled in at random."""
    s = known.blank()
    s.copy_from(known)
    tile: i64 = 0
    while tile < TILES:
        s.place[tile] = known.place[tile]
        if known.is_manual():
            s.token[tile] = known.token[tile]
        tile += 1
    for side in (0, 1):
        seen = sides[side]
        if seat in (EVERYTHING, side):
            continue
        if seen is not None:
            _fill_board(s, seen, side, rng)
        else:
            _fill_preparation(s, side, rng)
    if s.light_card == FACE_DOWN:
        s.light_card = _any_card(s.light_hand, rng)
        s.light_hand &= ~(1 << s.light_card)
    if s.dark_card == FACE_DOWN:
        s.dark_card = _any_card(s.dark_hand, rng)
        s.dark_hand &= ~(1 << s.dark_card)
    return s


def _any_card(hand: i64, rng: Random) -> i64:
    cards = vec[i64]()
    card: i64 = 0
    while card <= EYE:
        if hand >> card & 1:
            cards = append(cards, card)
        card += 1
    return cards[rng.below(len(cards))]


def _fill_board(s: Position, seen: SideSeen, side: i64, rng: Random) -> None:
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
            _stand(s, seen, side * 9 + t, place)
        else:
            unnamed = append(unnamed, side * 9 + t)
    rng.shuffle(unnamed)
    i: i64 = 0
    for place in range(PLACES):
        for _ in range(left[place]):
            _stand(s, seen, unnamed[i], place)
            i += 1
    for t in range(9):
        if seen.faces[t] == EITHER:
            face = face_in(world, t) if seen.worlds.named >> t & 1 else 0
            if face == 2 or (face == 0 and rng.below(2)):
                s.faces |= 1 << (side * 9 + t)
    _fill_fighters(s, side)


def _any_world(seen: SideSeen, named: list[int], rng: Random) -> int:
    worlds = seen.worlds.worlds
    if len(worlds) == 1:
        return worlds[0]
    if not len(seen.weights):
        unnamed = (seen.hidden & ~seen.worlds.named).bit_count()
        open_faces = sum(1 << t for t in range(9) if seen.faces[t] == EITHER)
        seen.weights = vec[i64]([completions(w, named, seen.slots, unnamed, open_faces) for w in worlds])
    return worlds[rng.weighted(seen.weights)]


def _stand(s: Position, seen: SideSeen, tile: i64, place: int) -> None:
    """The counts are public and already right: only the place is filled in."""
    s.place[tile] = seen.where[place]
    if seen.lettered:
        s.token[tile] = place
    if place == seen.stepped:
        s.stepped = tile
    if place == seen.forced:
        s.forced = tile


def _fill_fighters(s: Position, side: i64) -> None:
    """A hidden attacker is the only piece of its side where it stands, or the one that made the extra step."""
    if s.attacker != NOBODY or s.region == NOWHERE or s.turn != side:
        return
    if s.stepping:
        s.attacker = s.stepped
        return
    if s.decision == ASK_FOUND and s.purpose != FOR_ATTACK:
        return
    here: i64 = TUNNEL if s.held(side) >> TUNNEL & 1 else s.region
    tile: i64 = side * 9
    while s.place[tile] != here:
        tile += 1
    s.attacker = tile


def _fill_preparation(s: Position, side: i64, rng: Random) -> None:
    """Before the game: the choices of a side that has not finished may be any beginning of a full set."""
    goal = stage_length(s.decision)
    ready = s.light_ready if side == LIGHT else s.dark_ready
    tile: i64 = side * 9
    while tile < side * 9 + 9:
        s.place[tile] = UNPLACED
        tile += 1
    if s.decision == ASK_TAKE:
        ready = _beginning(2, goal, ready, vec[i64]([1, 4]), rng)
        for _ in range(ready):
            s.specials |= 1 << _untaken(s, side, rng)
    elif s.decision == ASK_PICK:
        ready = _beginning(9, goal, ready, vec[i64]([1 << k for k in range(9)]), rng)
        for t in range(ready):
            s.faces |= rng.below(2) << (side * 9 + t)
    elif s.decision == ASK_PLACE:
        for t in range(9):
            if not s.known_faces >> (side * 9 + t) & 1:
                s.faces |= rng.below(2) << (side * 9 + t)
        ready = _beginning(5, goal, ready, vec[i64]([1, 9, 72, 504, 3024]), rng)
        tiles = vec[i64]([side * 9 + t for t in range(9)])
        rng.shuffle(tiles)
        for t in range(ready):
            s.put(tiles[t], FRONT[side * 5 + t])
    if side == LIGHT:
        s.light_ready = ready
    else:
        s.dark_ready = ready


def _beginning(most: i64, goal: i64, ready: i64, weights: vec[i64], rng: Random) -> i64:
    """How far an unseen side has come: there are `weights[k]` ways to have made k choices."""
    return most if ready >= goal else rng.weighted(weights)


def _untaken(s: Position, side: i64, rng: Random) -> i64:
    while True:
        card = side * 4 + rng.below(4)
        if not s.specials >> card & 1:
            return card
