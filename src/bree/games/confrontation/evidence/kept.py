"""Keeps the evidence in step with what happens in front of everybody, and says what follows from it.

Quiet states keep no evidence.
"""

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.bits import bit
from bree.games.confrontation.components import FANGORN, LIGHT, REGIONS, TILES, TUNNEL
from bree.games.confrontation.evidence import worlds
from bree.games.confrontation.evidence.worlds import EITHER, FORCED, PLACES, STEPPED
from bree.games.confrontation.model.data import NOBODY, UNKNOWN, ConfrontationData
from bree.games.confrontation.moves.legal import shuffled_tiles
from bree.games.confrontation.moves.reach import can_move, escapes, somebody_can_step, wins_by_entering
from bree.games.confrontation.moves.turn import holds_playable_skip


def place_of(state: ConfrontationData, tile: i64) -> int:
    """The evidence place of a piece: its letter, its own place if it is singled out this turn, or its region."""
    if state.is_manual() and state.token[tile] >= 0:
        return int(state.token[tile])
    if tile == state.stepped:
        return STEPPED
    if tile == state.forced:
        return FORCED
    return int(state.place[tile])


def slots(state: ConfrontationData, side: i64) -> list[int]:
    """How many hidden pieces of a side each place holds."""
    found = [0] * PLACES
    for tile in range(side * 9, side * 9 + 9):
        if state.alive(tile) and not state.shown >> tile & 1:
            found[place_of(state, tile)] += 1
    return found


def hidden_tiles(state: ConfrontationData, side: i64) -> int:
    """The hidden pieces of a side on the board, as a mask of its nine tiles."""
    return sum(
        bit(tile - side * 9)
        for tile in range(side * 9, side * 9 + 9)
        if state.alive(tile) and not state.shown >> tile & 1
    )


def possible_faces(state: ConfrontationData, side: i64) -> list[int]:
    """For each of the nine tiles the faces it can have, for all the public knows: 1 classic, 2 variant, 3 either."""
    found = []
    for tile in range(side * 9, side * 9 + 9):
        if not state.known_faces >> tile & 1:
            found.append(EITHER)
        else:
            found.append(2 if state.faces >> tile & 1 else 1)
    return found


def revealed(state: ConfrontationData, tile: i64) -> None:
    """A piece is about to be turned face up."""
    if state.quiet:
        return
    side = 0 if tile < 9 else 1
    face = 2 if state.faces >> tile & 1 else 1
    known = worlds.reveal(
        state.evidence.of(side), int(tile) - side * 9, place_of(state, tile), face, slots(state, side)
    )
    state.evidence = state.evidence.replace(side, known)


def hidden(state: ConfrontationData, tiles: i64) -> None:
    """Pieces are about to be turned face down."""
    if state.quiet:
        return
    for tile in range(TILES):
        if tiles >> tile & 1 and state.alive(tile):
            side = 0 if tile < 9 else 1
            known = worlds.hide(state.evidence.of(side), tile - side * 9, place_of(state, tile))
            state.evidence = state.evidence.replace(side, known)


def moved(state: ConfrontationData, tile: i64, target: i64, regions: list[i64], singled_out: bool = False) -> None:
    """A piece is about to go to a region (or the tunnel): `regions[character]` is where each could have gone.

    With `singled_out` it stands apart from then on, as the piece of an extra step does.
    """
    if state.quiet or state.shown >> tile & 1:
        return
    side = 0 if tile < 9 else 1
    source = place_of(state, tile)
    end = source if state.is_manual() else STEPPED if singled_out or tile == state.stepped else int(target)
    goal = FANGORN if target == TUNNEL else target
    wins = wins_by_entering(state, state.character(tile), target)
    able = [0] * 9
    for t in range(9):
        for face in (0, 1):
            character = side * 9 + t + TILES * face
            # Everybody sees whether the arrival ended the game, so whoever would have ended it otherwise is out.
            if regions[character] >> goal & 1 and wins_by_entering(state, character, target) == wins:
                able[t] |= bit(face)
    known = worlds.move(
        state.evidence.of(side),
        source,
        end,
        slots(state, side),
        able,
        hidden_tiles(state, side),
        possible_faces(state, side),
    )
    state.evidence = state.evidence.replace(side, known)


def anywhere() -> list[i64]:
    """For moves that tell nothing about the piece."""
    everywhere: i64 = 2**REGIONS - 1
    return [everywhere for _ in range(2 * TILES)]


def singled_out(state: ConfrontationData, tile: i64, place: int) -> None:
    """A hidden piece is pointed at: from now on it stands apart."""
    if state.quiet or state.is_manual() or state.shown >> tile & 1:
        return
    side = 0 if tile < 9 else 1
    known = worlds.move(
        state.evidence.of(side),
        place_of(state, tile),
        place,
        slots(state, side),
        [EITHER] * 9,
        hidden_tiles(state, side),
        possible_faces(state, side),
    )
    state.evidence = state.evidence.replace(side, known)


def rejoin(state: ConfrontationData) -> None:
    """At the end of a turn nobody stands apart any longer."""
    if not state.quiet and not state.is_manual():
        for tile, place in ((state.forced, FORCED), (state.stepped, STEPPED)):
            if tile != NOBODY and state.alive(tile) and not state.shown >> tile & 1 and place_of(state, tile) == place:
                side = 0 if tile < 9 else 1
                known = worlds.merge(state.evidence.of(side), place, int(state.place[tile]))
                state.evidence = state.evidence.replace(side, known)
    state.forced = NOBODY
    state.stepped = NOBODY


def somebody_must_move(state: ConfrontationData, side: i64) -> None:
    """Nobody can be seen to have a step, yet the side goes on: somebody has a move only some characters have.

    Where somebody who lies face up has it, everybody sees why the side goes on, and nothing follows about the others.
    """
    if state.quiet or somebody_can_step(state, side, state.stepped) or holds_playable_skip(state, side):
        return
    if state.turn == LIGHT and state.stepped != NOBODY:
        return  # Shadowfax's second move was weighed with its first
    able = [[0] * PLACES for _ in range(9)]
    faces = possible_faces(state, side)
    way_out = escapes if state.stepped == NOBODY else can_move
    for tile in range(side * 9, side * 9 + 9):
        if not state.alive(tile) or tile == state.stepped:
            continue
        if state.shown >> tile & 1:
            if way_out(state, state.character(tile), state.place[tile]):
                return
            continue
        place = place_of(state, tile)
        for t in range(9):
            for face in (0, 1):
                character = side * 9 + t + TILES * face
                if faces[t] >> face & 1 and way_out(state, character, state.place[tile]):
                    able[t][place] = 1
    state.learned += 1
    known = worlds.keep_if_any(state.evidence.of(side), able, slots(state, side), hidden_tiles(state, side))
    state.evidence = state.evidence.replace(side, known)


def shuffled_by_hand(state: ConfrontationData, side: i64, region: i64) -> None:
    """The owner mixed the hidden pieces of a region."""
    if not state.quiet:
        letters = [int(state.token[tile]) for tile in shuffled_tiles(state, side, region)]
        state.evidence = state.evidence.replace(side, worlds.mix(state.evidence.of(side), letters))


class SideSeen:
    """What is certain about the hidden pieces of one side, for everybody who cannot see them."""

    def __init__(self, state: ConfrontationData, side: i64) -> None:
        self.worlds = state.evidence.of(side)
        self.slots = slots(state, side)
        self.hidden = hidden_tiles(state, side)
        self.faces = possible_faces(state, side)
        self.could_be = worlds.could_be(self.worlds, self.slots, self.hidden, self.faces)
        self.where = [UNKNOWN] * PLACES
        """The region of each place that holds hidden pieces."""
        for tile in range(side * 9, side * 9 + 9):
            if state.alive(tile) and not state.shown >> tile & 1:
                self.where[place_of(state, tile)] = int(state.place[tile])
        self.lettered = state.is_manual() and state.token[side * 9] >= 0
        self.weights = vec[i64]()
        """How many full worlds each partial one stands for; filled in by the first sample."""
        self.stepped = _hidden_place(state, state.stepped, side)
        self.forced = _hidden_place(state, state.forced, side)


def _hidden_place(state: ConfrontationData, tile: i64, side: i64) -> int:
    """Where a singled-out piece stands, if it is a hidden one of this side."""
    if tile == NOBODY or tile // 9 != side or not state.alive(tile) or state.shown >> tile & 1:
        return -1
    return place_of(state, tile)
