"""A position of The Quest as data. What may be done with it is in `moves`, what follows in `rules`."""

from typing import ClassVar, Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.game import Setting
from bree.core.state import State
from bree.games.quest.components import Kit
from bree.games.quest.notation import (
    BLUE,
    BLUES,
    BROWN,
    CELL_NAMES,
    ENT,
    FIRST_BROWN,
    GWAIHIR,
    OF_COLOUR,
    SHIRE_CELL,
    SIDES,
    TOKENS,
    colour_of,
)
from bree.games.quest.rules.land import SECTIONS, Land

# What is asked now. The first two and CLOSING to LOOKING are chance's.
DEAL: Final = 0
DRAWING: Final = 1
LAYING: Final = 2
MOVING: Final = 3
BATTLE: Final = 4
CLOSING: Final = 5
MEETING: Final = 6
LOOKING: Final = 7
ENDING: Final = 8
OVER: Final = 9
Asked = Literal["deal", "draw", "lay", "move", "battle", "close", "meet", "look", "end", "over"]
ASKED: Final[tuple[Asked, ...]] = ("deal", "draw", "lay", "move", "battle", "close", "meet", "look", "end", "over")

# Where a hobbit is when it stands in no section.
SHIRE: Final = -1
MOUNT_DOOM: Final = -2

# A place in a hand: empty, or a tile the holder of this copy may not see.
NO_TILE: Final = -1
HIDDEN_TILE: Final = -2
HAND: Final = 3

UNNAMED: Final = BLUES
"""The place in `told` for tiles whose kind the viewer may not know."""

# An encounter tile on the map: its kind, or NO_TOKEN, or UNKNOWN plus its colour while nobody has seen it.
# Above the low byte: one bit for each seat that has seen it, and FACE_UP.
NO_TOKEN: Final = 255
UNKNOWN: Final = 26
SEEN: Final = 256
FACE_UP: Final = 1024

# In `witnesses`: the tile lay open for all.
EVERYBODY: Final = -1

# Why the game ended.
Reason = Literal["mount-doom", "dead-end", "five-passes", "lost-in-the-wild"]
REASONS: Final = ("", "mount-doom", "dead-end", "five-passes", "lost-in-the-wild")
REACHED: Final = 1
DEAD_END: Final = 2
FIVE_PASSES: Final = 3
LOST: Final = 4

Phase = Literal["cross", "explore", "search", "race", "over"]
"""The parts of the game: once a hand is empty the search for Mount Doom has begun (quest:88)."""

PASSES: Final = 5
MOST_IDLE_TURNS: Final = 100
"""Turns, of both players together, in which nothing can be laid. Ruling R1: then the game is scored as it stands."""


class QuestData(State):
    """The whole truth, or (in a View) as much of it as a seat may know."""

    NOT_COPIED: ClassVar[tuple[str, ...]] = ("witnesses", "witnessed")
    """What the last action did; a copy has seen no action yet."""

    asked: i64 = DEAL
    mover: i64 = 0
    draws: i64 = HAND
    """How many tiles are still drawn in a row."""
    token: vec[i64] = vec[i64]()
    """For each region: the encounter tile that lies there."""
    due: vec[i64] = vec[i64]()
    """Regions that wait for an open encounter tile."""
    looked: i64 = -1
    """The region being scouted."""
    hands: vec[i64] = vec[i64]()
    """Three places a seat, sorted, the empty ones last."""
    stock: vec[i64] = vec[i64]()
    open: vec[i64] = vec[i64]()
    """How many of each tile lie in the face-down and in the open stock."""
    stock_left: i64 = 0
    open_left: i64 = 0
    """How many tiles lie in the face-down and in the open stock."""
    unseen: vec[i64] = vec[i64]()
    """How many of each encounter tile nobody has seen yet, on the map or beside it."""
    supply: vec[i64] = vec[i64]()
    """How many encounter tiles of each colour are not on the map yet."""
    held: vec[i64] = vec[i64]()
    shown: vec[i64] = vec[i64]()
    """For each seat: how many of each encounter tile it owns, and how many of those were shown in a pair."""
    told: vec[i64] = vec[i64]()
    """For each seat and kind of blue tile: how many of its tiles the other seat has seen.

    The fifth counts those seen, of kinds that the holder of this copy may not know."""
    gone: vec[i64] = vec[i64]()
    """How many of each encounter tile have left the game."""
    hobbit: vec[i64] = vec[i64]()
    """For each seat: a section of the region where its hobbit stands, or SHIRE, or MOUNT_DOOM."""
    fight: vec[i64] = vec[i64]()
    blue: vec[i64] = vec[i64]()
    pairs: vec[i64] = vec[i64]()
    passes: vec[i64] = vec[i64]()
    """For each seat: the movements it must still lose to a fight, the blue tiles it owns, the pairs it has shown,
    and its movements in the race passed in a row."""
    boats: i64 = 0
    """A bit for each seat that owns a boat."""
    arms: vec[i64] = vec[i64]()
    """The tiles of the cross north, east, south and west of the Shire."""
    crossing: bool = True
    """Whether this turn belongs to the first phase: no hobbit moves in it."""
    last_neutral: i64 = -1
    doom: i64 = -1
    """The slot of the last tile laid face down, and of the tile with Mount Doom."""
    idle: i64 = 0
    """Turns in which nothing could be laid."""
    ended: i64 = 0
    """Why the game is over, as a place in REASONS."""
    witnesses: i64 = 0
    witnessed: i64 = 0
    """A bit for each seat that saw the tile which the last action drew, met or looked at, or EVERYBODY; and the tiles
    it showed though it does not name them."""

    def __init__(self, setting: Setting, quiet: bool, kit: Kit) -> None:
        super().__init__(setting, quiet)
        self.kit = kit
        self.land = Land()

    def copy_to(self, other: "QuestData") -> None:
        """Give another state every field of this one but those of NOT_COPIED."""
        self.land.copy_to(other.land)
        other.learned = self.learned
        other.asked = self.asked
        other.mover = self.mover
        other.draws = self.draws
        other.token = self.token[:]
        other.due = self.due[:]
        other.looked = self.looked
        other.hands = self.hands[:]
        other.stock = self.stock[:]
        other.open = self.open[:]
        other.stock_left = self.stock_left
        other.open_left = self.open_left
        other.unseen = self.unseen[:]
        other.supply = self.supply[:]
        other.held = self.held[:]
        other.shown = self.shown[:]
        other.told = self.told[:]
        other.gone = self.gone[:]
        other.hobbit = self.hobbit[:]
        other.fight = self.fight[:]
        other.blue = self.blue[:]
        other.pairs = self.pairs[:]
        other.passes = self.passes[:]
        other.boats = self.boats
        other.arms = self.arms[:]
        other.crossing = self.crossing
        other.last_neutral = self.last_neutral
        other.doom = self.doom
        other.idle = self.idle
        other.ended = self.ended

    def begin(self) -> None:
        """The Shire on the table, both hobbits on it, three tiles for each seat still to be dealt."""
        kit = self.kit
        self.land.begin()
        self.land.lay(SHIRE_CELL, 0, 0, kit.faces[0])
        self.token = vec[i64]([NO_TOKEN] * SECTIONS)
        self.hands = vec[i64]([NO_TILE] * (2 * HAND))
        self.stock = kit.tile_count[:]
        self.stock[0] = 0
        for count in self.stock:
            self.stock_left += count
        self.open = vec[i64]([0] * len(self.stock))
        self.unseen = kit.token_count[:]
        self.supply = vec[i64](OF_COLOUR)
        self.held = vec[i64]([0] * (2 * TOKENS))
        self.shown = vec[i64]([0] * (2 * TOKENS))
        self.told = vec[i64]([0] * (2 * BLUES + 2))
        self.gone = vec[i64]([0] * TOKENS)
        self.hobbit = vec[i64]([SHIRE, SHIRE])
        self.fight = vec[i64]([0, 0])
        self.blue = vec[i64]([0, 0])
        self.pairs = vec[i64]([0, 0])
        self.passes = vec[i64]([0, 0])
        self.arms = vec[i64]([0, 0, 0, 0])

    def hand_size(self, seat: i64) -> i64:
        """How many tiles the seat holds."""
        hands = self.hands
        start = seat * HAND
        if hands[start] == NO_TILE:
            return 0
        if hands[start + 1] == NO_TILE:
            return 1
        return 2 if hands[start + 2] == NO_TILE else 3

    def racing(self) -> bool:
        """Whether Mount Doom has been found."""
        return self.doom >= 0

    def phase(self) -> Phase:
        """Which part of the game this is."""
        if self.asked == OVER:
            return "over"
        if self.land.height == 0:
            return "cross"
        if self.racing():
            return "race"
        empty = self.stock_left == 0 and (self.hand_size(0) == 0 or self.hand_size(1) == 0)
        return "search" if empty else "explore"

    def region_of(self, seat: i64) -> i64:
        """The region of a hobbit, or SHIRE, or MOUNT_DOOM."""
        place = self.hobbit[seat]
        return self.land.region[place] if place >= 0 else place

    def browns(self, seat: i64) -> i64:
        """How many brown tiles a seat owns."""
        count: i64 = 0
        for token in range(seat * TOKENS + FIRST_BROWN, seat * TOKENS + TOKENS):
            count += self.held[token]
        return count

    def hidden(self, seat: i64) -> i64:
        """How many blue tiles of a seat the holder of this copy may not know."""
        count = self.blue[seat]
        for kind in range(i64(BLUES)):
            count -= self.held[seat * TOKENS + kind]
        return count

    def ready(self, seat: i64, token: i64) -> i64:
        """How many of this green or yellow tile a seat owns and has not shown yet."""
        return self.held[seat * TOKENS + token] - self.shown[seat * TOKENS + token]

    def may_fly(self, seat: i64) -> bool:
        """Whether, as far as everybody knows, the seat may own Gwaihir."""
        return self.blue[seat] > 0 and self.gone[GWAIHIR] < self.kit.token_count[GWAIHIR]

    def may_have_ent(self, seat: i64) -> bool:
        """Whether, as far as everybody knows, the seat may own an Ent."""
        return self.blue[seat] > 0 and self.gone[ENT] < self.kit.token_count[ENT]

    def region_name(self, region: i64) -> str:
        """How a region is written: the cell and side of its first section."""
        if region == SHIRE:
            return "shire centre"
        if region == MOUNT_DOOM:
            return "mount-doom"
        spot = self.land.least[region]
        return f"{CELL_NAMES[spot // 8]} {SIDES[spot % 8]}"


def token_colour(token: i64) -> i64:
    """The colour of an encounter tile on the map, seen or not."""
    kind = token & 255
    return kind - UNKNOWN if kind >= UNKNOWN else colour_of(kind)


def unknown(token: i64) -> bool:
    """Whether nobody has seen this encounter tile on the map yet."""
    return UNKNOWN <= token & 255 < NO_TOKEN


def face_down(token: i64) -> bool:
    """Whether this is an encounter tile on the map that lies face down."""
    if token & 255 == NO_TOKEN or token & FACE_UP:
        return False
    return token_colour(token) in (BLUE, BROWN)
