"""What the public record makes certain about hidden pieces, kept exactly.

For each side: which characters have been *named* (seen at some time, or singled out by a move only they can make) and
are hidden again, and every way they can stand. Those never named fill the free slots in any order. A place is the
region while hidden pieces of a region are interchangeable, or the letter a piece carries when players shuffle by hand.
The piece that made a special card's extra step and the piece Dark must move stand out: they have their own places.
"""

from collections.abc import Sequence
from math import factorial
from typing import Final

from mypy_extensions import i64

from bree.core.bits import bit

STEPPED: Final = 20
"""The place of the piece that made an extra step this turn."""
FORCED: Final = 21
"""The place of the piece Dark must move."""
PLACES: Final = 32
EITHER: Final = 3
"""Both faces are possible; 1 is the classic face, 2 the variant face."""
_WIDTH: Final = 7
_PLACE: Final = 31


class Worlds:
    """All ways in which the named pieces of one side can stand. Never changed: every function returns a new one.

    A world is an int with seven bits for each of the nine tiles: five for the place, two for a face it must have.
    """

    def __init__(self, named: int, worlds: tuple[int, ...]) -> None:
        self.named = named
        self.worlds = worlds


class Evidence:
    """What is known of both sides."""

    def __init__(self, light: Worlds, dark: Worlds) -> None:
        self.light = light
        self.dark = dark

    def of(self, side: i64) -> Worlds:
        """What is known of one side."""
        return self.light if side == 0 else self.dark

    def replace(self, side: i64, worlds: Worlds) -> "Evidence":
        """The same with one side changed."""
        return Evidence(worlds, self.dark) if side == 0 else Evidence(self.light, worlds)


NOBODY_NAMED: Final = Worlds(0, (0,))
NOTHING_KNOWN: Final = Evidence(NOBODY_NAMED, NOBODY_NAMED)


def place_in(world: int, tile: int) -> int:
    """Where a named tile (0-8) stands in this world."""
    return world >> _WIDTH * tile & _PLACE


def face_in(world: int, tile: int) -> int:
    """The face a named tile must have in this world: 1 classic, 2 variant, 0 for any it can have."""
    return world >> _WIDTH * tile + 5 & 3


def entry(tile: int, place: int, face: int = 0) -> int:
    """The bits that put a tile in a place."""
    return (place | face << 5) << _WIDTH * tile


def _without(world: int, tile: int) -> int:
    return world & ~entry(tile, _PLACE, EITHER)


def named_tiles(named: int) -> list[int]:
    """The named tiles in order."""
    return [t for t in range(9) if named >> t & 1]


def free_slots(world: int, named: Sequence[int], slots: Sequence[int], place: int) -> int:
    """How many hidden pieces in this place are none of the named ones."""
    return slots[place] - sum(1 for t in named if place_in(world, t) == place)


def _made(named: int, found: set[int]) -> Worlds:
    return Worlds(named, tuple(sorted(found)))


def name(known: Worlds, tile: int, slots: Sequence[int]) -> Worlds:
    """Follow a character that was never seen: it may fill any free slot."""
    if known.named >> tile & 1:
        return known
    named = named_tiles(known.named)
    found = {
        w | entry(tile, p)
        for w in known.worlds
        for p in range(PLACES)
        if slots[p] and free_slots(w, named, slots, p) > 0
    }
    return _made(known.named | bit(tile), found)


def reveal(known: Worlds, tile: int, place: int, face: int, slots: Sequence[int]) -> Worlds:
    """This character is turned face up in this place: only worlds that have it there remain; it is no longer hidden."""
    named = named_tiles(known.named)
    if known.named >> tile & 1:
        found = {
            _without(w, tile) for w in known.worlds if place_in(w, tile) == place and face_in(w, tile) in (0, face)
        }
        return _made(known.named & ~bit(tile), found)
    return _made(known.named, {w for w in known.worlds if free_slots(w, named, slots, place) > 0})


def hide(known: Worlds, tile: int, place: int) -> Worlds:
    """This character, which everybody has just seen in this place, is turned face down."""
    return _made(known.named | bit(tile), {w | entry(tile, place) for w in known.worlds})


def merge(known: Worlds, source: int, target: int) -> Worlds:
    """Whoever stands in one place belongs to another from now on."""
    named = named_tiles(known.named)
    found = set()
    for world in known.worlds:
        merged = world
        for t in named:
            if place_in(world, t) == source:
                merged = _without(merged, t) | entry(t, target, face_in(world, t))
        found.add(merged)
    return _made(known.named, found)


def move(
    known: Worlds,
    source: int,
    target: int,
    slots: Sequence[int],
    able: Sequence[int],
    hidden: int,
    faces: Sequence[int],
) -> Worlds:
    """One hidden piece goes from place to place.

    `able[t]` says with which faces tile t could have gone this way, `faces[t]` which faces it can have at all,
    `hidden` which tiles are hidden on the board.
    """
    unnamed = [t for t in range(9) if hidden >> t & 1 and not known.named >> t & 1]
    can = [t for t in unnamed if able[t] & faces[t] == faces[t]]
    cannot = [t for t in unnamed if not able[t] & faces[t]]
    half = [t for t in unnamed if t not in can and t not in cannot]
    # Whoever stays unnamed must be alike: either all could have gone this way or none.
    for t in half + (cannot if len(cannot) <= len(can) else can):
        known = name(known, t, slots)
    anonymous = len(can) > 0 and len(cannot) <= len(can)
    named = named_tiles(known.named)
    found = set()
    for w in known.worlds:
        for t in named:
            if place_in(w, t) == source:
                face = able[t] & (face_in(w, t) or faces[t])
                if face:
                    found.add(_without(w, t) | entry(t, target, face_in(w, t) if face == faces[t] else face))
        if anonymous and free_slots(w, named, slots, source) > 0:
            found.add(w)
    return _made(known.named, found)


def keep_if_any(known: Worlds, able: Sequence[Sequence[int]], slots: Sequence[int], hidden: int) -> Worlds:
    """Somebody hidden must be able to do something: `able[t][p]` says whether tile t could in place p."""
    for t in range(9):
        if hidden >> t & 1 and any(able[t]):
            known = name(known, t, slots)
    named = named_tiles(known.named)
    found = {w for w in known.worlds if any(able[t][place_in(w, t)] for t in named)}
    return _made(known.named, found)


def mix(known: Worlds, places: Sequence[int]) -> Worlds:
    """The owner shuffled the pieces of these places (letters) among themselves."""
    named = named_tiles(known.named)
    found = set(known.worlds)
    for i, first in enumerate(places):
        for second in places[i + 1 :]:
            found |= {_exchanged(w, named, first, second) for w in found}
    return _made(known.named, _closed(found, named, places))


def _exchanged(world: int, named: Sequence[int], first: int, second: int) -> int:
    for t in named:
        p = place_in(world, t)
        if p in (first, second):
            world = _without(world, t) | entry(t, second if p == first else first, face_in(world, t))
    return world


def _closed(found: set[int], named: Sequence[int], places: Sequence[int]) -> set[int]:
    """Exchange pairs until nothing new appears."""
    edge = found
    while edge:
        new = {_exchanged(w, named, a, b) for w in edge for a in places for b in places if a < b} - found
        found = found | new
        edge = new
    return found


def completions(world: int, named: Sequence[int], slots: Sequence[int], unnamed: int, open_faces: int) -> int:
    """How many full worlds this partial one stands for. `open_faces`: tiles whose face nobody has seen."""
    ways = factorial(unnamed)
    for p in range(PLACES):
        if slots[p] > 1:
            ways //= factorial(free_slots(world, named, slots, p))
    for t in named:
        if open_faces >> t & 1 and not face_in(world, t):
            ways *= 2
    return ways


def could_be(known: Worlds, slots: Sequence[int], hidden: int, faces: Sequence[int]) -> list[int]:
    """For each place who can stand hidden there: bit t for the classic face of tile t, bit t + 9 for the variant."""
    found = [0] * PLACES
    named = named_tiles(known.named)
    unnamed = 0
    for t in range(9):
        if hidden >> t & 1 and not known.named >> t & 1:
            unnamed |= face_bits(t, faces[t])
    for w in known.worlds:
        for t in named:
            found[place_in(w, t)] |= face_bits(t, face_in(w, t) or faces[t])
        for p in range(PLACES):
            if slots[p] and unnamed and free_slots(w, named, slots, p) > 0:
                found[p] |= unnamed
    return found


def face_bits(tile: int, faces: int) -> int:
    """A tile with the faces it can have, as `could_be` writes it."""
    return (faces & 1) << tile | (faces >> 1) << tile + 9
