"""Keeps the evidence in step with what happens in front of everybody. Quiet states keep none."""

from mypy_extensions import i64

from bree.core.event import Event
from bree.games.confrontation import evidence
from bree.games.confrontation.components import (
    CHARACTERS,
    FANGORN,
    LIGHT,
    REGION_NAMES,
    REGIONS,
    SIDES,
    TILES,
    TUNNEL,
    WATCHER,
)
from bree.games.confrontation.evidence import EITHER, FORCED, PLACES, STEPPED
from bree.games.confrontation.model import NOBODY, Position
from bree.games.confrontation.moves import holds_playable_skip, shuffled_tiles, somebody_can_step
from bree.games.confrontation.reach import can_move, escapes, wins_by_entering


def place_of(s: Position, tile: i64) -> int:
    """The evidence place of a piece: its letter, its own place if it is singled out this turn, or its region."""
    if s.is_manual() and s.token[tile] >= 0:
        return int(s.token[tile])
    if tile == s.stepped:
        return STEPPED
    if tile == s.forced:
        return FORCED
    return int(s.place[tile])


def slots(s: Position, side: i64) -> list[int]:
    """How many hidden pieces of a side each place holds."""
    found = [0] * PLACES
    for tile in range(side * 9, side * 9 + 9):
        if s.alive(tile) and not s.shown >> tile & 1:
            found[place_of(s, tile)] += 1
    return found


def hidden_tiles(s: Position, side: i64) -> int:
    """The hidden pieces of a side on the board, as a mask of its nine tiles."""
    return sum(
        1 << (tile - side * 9) for tile in range(side * 9, side * 9 + 9) if s.alive(tile) and not s.shown >> tile & 1
    )


def possible_faces(s: Position, side: i64) -> list[int]:
    """For each of the nine tiles the faces it can have, for all the public knows: 1 classic, 2 variant, 3 either."""
    found = []
    for tile in range(side * 9, side * 9 + 9):
        if not s.known_faces >> tile & 1:
            found.append(EITHER)
        else:
            found.append(2 if s.faces >> tile & 1 else 1)
    return found


def reveal(s: Position, tile: i64, rule: str) -> None:
    """Turn a piece face up."""
    if s.shown >> tile & 1:
        return
    if not s.quiet:
        side = 0 if tile < 9 else 1
        face = 2 if s.faces >> tile & 1 else 1
        known = evidence.reveal(s.evidence.of(side), int(tile) - side * 9, place_of(s, tile), face, slots(s, side))
        s.evidence = s.evidence.replace(side, known)
        s.note(
            Event(
                "reveal",
                rule,
                {"piece": CHARACTERS[s.character(tile)], "side": SIDES[side], "region": place_name(s.place[tile])},
            )
        )
    s.learned += 1
    s.shown |= 1 << tile
    s.known_faces |= 1 << tile
    if s.character(tile) == WATCHER:
        s.kept |= 1 << tile  # 05:532 shown for good


def hide(s: Position, tiles: i64) -> None:
    """Turn pieces face down again; everybody remembers where they are (02:134, 05:194)."""
    if not s.quiet:
        for tile in range(TILES):
            if tiles >> tile & 1 and s.alive(tile):
                side = 0 if tile < 9 else 1
                known = evidence.hide(s.evidence.of(side), tile - side * 9, place_of(s, tile))
                s.evidence = s.evidence.replace(side, known)
    s.shown &= ~tiles


def place_name(place: i64) -> str:
    """The id of a place on the board."""
    return "tunnel" if place == TUNNEL else REGION_NAMES[place]


def moved(s: Position, tile: i64, target: i64, regions: list[i64], singled_out: bool = False) -> None:
    """A piece is about to go to a region (or the tunnel): `regions[character]` is where each could have gone.

    With `singled_out` it stands apart from then on, as the piece of an extra step does.
    """
    if s.quiet or s.shown >> tile & 1:
        return
    side = 0 if tile < 9 else 1
    source = place_of(s, tile)
    end = source if s.is_manual() else STEPPED if singled_out or tile == s.stepped else int(target)
    goal = FANGORN if target == TUNNEL else target
    wins = wins_by_entering(s, s.character(tile), target)
    able = [0] * 9
    for t in range(9):
        for face in (0, 1):
            character = side * 9 + t + TILES * face
            # Everybody sees whether the arrival ended the game, so whoever would have ended it otherwise is out.
            if regions[character] >> goal & 1 and wins_by_entering(s, character, target) == wins:
                able[t] |= 1 << face
    known = evidence.move(
        s.evidence.of(side), source, end, slots(s, side), able, hidden_tiles(s, side), possible_faces(s, side)
    )
    s.evidence = s.evidence.replace(side, known)


def anywhere() -> list[i64]:
    """For moves that tell nothing about the piece."""
    everywhere: i64 = (1 << REGIONS) - 1
    return [everywhere for _ in range(2 * TILES)]


def singled_out(s: Position, tile: i64, place: int) -> None:
    """A hidden piece is pointed at: from now on it stands apart."""
    if s.quiet or s.is_manual() or s.shown >> tile & 1:
        return
    side = 0 if tile < 9 else 1
    known = evidence.move(
        s.evidence.of(side),
        place_of(s, tile),
        place,
        slots(s, side),
        [EITHER] * 9,
        hidden_tiles(s, side),
        possible_faces(s, side),
    )
    s.evidence = s.evidence.replace(side, known)


def rejoin(s: Position) -> None:
    """At the end of a turn nobody stands apart any longer."""
    if not s.quiet and not s.is_manual():
        for tile, place in ((s.forced, FORCED), (s.stepped, STEPPED)):
            if tile != NOBODY and s.alive(tile) and not s.shown >> tile & 1 and place_of(s, tile) == place:
                side = 0 if tile < 9 else 1
                known = evidence.merge(s.evidence.of(side), place, int(s.place[tile]))
                s.evidence = s.evidence.replace(side, known)
    s.forced = NOBODY
    s.stepped = NOBODY


def somebody_must_move(s: Position, side: i64) -> None:
    """Nobody can be seen to have a step, yet the side goes on: somebody has a move only some characters have.

    Where somebody who lies face up has it, everybody sees why the side goes on, and nothing follows about the others.
    """
    if s.quiet or somebody_can_step(s, side, s.stepped) or holds_playable_skip(s, side):
        return
    if s.turn == LIGHT and s.stepped != NOBODY:
        return  # Shadowfax's second move was weighed with its first
    able = [[0] * PLACES for _ in range(9)]
    faces = possible_faces(s, side)
    way_out = escapes if s.stepped == NOBODY else can_move
    for tile in range(side * 9, side * 9 + 9):
        if not s.alive(tile) or tile == s.stepped:
            continue
        if s.shown >> tile & 1:
            if way_out(s, s.character(tile), s.place[tile]):
                return
            continue
        place = place_of(s, tile)
        for t in range(9):
            for face in (0, 1):
                character = side * 9 + t + TILES * face
                if faces[t] >> face & 1 and way_out(s, character, s.place[tile]):
                    able[t][place] = 1
    s.learned += 1
    known = evidence.keep_if_any(s.evidence.of(side), able, slots(s, side), hidden_tiles(s, side))
    s.evidence = s.evidence.replace(side, known)


def shuffled_by_hand(s: Position, side: i64, region: i64) -> None:
    """The owner mixed the hidden pieces of a region."""
    if not s.quiet:
        letters = [int(s.token[tile]) for tile in shuffled_tiles(s, side, region)]
        s.evidence = s.evidence.replace(side, evidence.mix(s.evidence.of(side), letters))
