"""A position of The Quest as data. What may be done with it is in `moves`, what follows in `rules`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.game import Setting
from bree.core.state import State
from bree.games.quest.components import Kit
from bree.games.quest.land import Land
from bree.games.quest.notation import ENT, FIRST_BROWN, GWAIHIR, TOKENS, colour_of

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
ASKED: Final = ("deal", "draw", "lay", "move", "battle", "close", "meet", "look", "end", "over")

# Where a hobbit is when it stands in no section.
SHIRE: Final = -1
MOUNT_DOOM: Final = -2

# A place in a hand: empty, or a tile the holder of this copy may not see.
NO_TILE: Final = -1
HIDDEN_TILE: Final = -2
HAND: Final = 3

# An encounter tile on the map: its kind, or NO_TOKEN, or UNKNOWN plus its colour while nobody has seen it.
# Above the low byte: one bit for each seat that has seen it, and FACE_UP.
NO_TOKEN: Final = 255
UNKNOWN: Final = 26
SEEN: Final = 256
FACE_UP: Final = 1024

# In `witnesses`: the tile lay open for all.
EVERYBODY: Final = -1

# Why the game ended.
REASONS: Final = ("", "mount-doom", "dead-end", "five-passes", "lost-in-the-wild")
REACHED: Final = 1
DEAD_END: Final = 2
FIVE_PASSES: Final = 3
LOST: Final = 4

PASSES: Final = 5
MOST_IDLE_TURNS: Final = 100
"""Turns, of both players together, in which nothing can be laid. Ruling R1: then the game is scored as it stands."""


class Model(State):
    """The whole truth, or (in a View) as much of it as a seat may know."""

    def __init__(
        self,
        setting: Setting,
        quiet: bool,
        kit: Kit,
        land: Land,
        token: vec[i64],
        hands: vec[i64],
        stock: vec[i64],
        open: vec[i64],
        unseen: vec[i64],
        supply: vec[i64],
        held: vec[i64],
        shown: vec[i64],
        told: vec[i64],
        gone: vec[i64],
        hobbit: vec[i64],
        fight: vec[i64],
        blue: vec[i64],
        pairs: vec[i64],
        passes: vec[i64],
        arms: vec[i64],
        due: vec[i64],
    ) -> None:
        super().__init__(setting, quiet)
        self.kit = kit
        self.land = land
        self.token = token
        """For each region: the encounter tile that lies there."""
        self.hands = hands
        """Three places a seat, sorted, the empty ones last."""
        self.stock = stock
        self.open = open
        """How many of each tile lie in the face-down and in the open stock."""
        self.unseen = unseen
        """How many of each encounter tile nobody has seen yet, on the map or beside it."""
        self.supply = supply
        """How many encounter tiles of each colour are not on the map yet."""
        self.held = held
        self.shown = shown
        """For each seat: how many of each encounter tile it owns, and how many of those were shown in a pair."""
        self.told = told
        """For each seat and kind of blue tile: how many of its tiles the other seat has seen.

        The fifth counts those seen, of kinds that the holder of this copy may not know."""
        self.gone = gone
        """How many of each encounter tile have left the game."""
        self.hobbit = hobbit
        """For each seat: a section of the region where its hobbit stands, or SHIRE, or MOUNT_DOOM."""
        self.fight = fight
        self.blue = blue
        self.pairs = pairs
        self.passes = passes
        """For each seat: the movements it must still lose to a fight, the blue tiles it owns, the pairs it has shown,
        and its movements in the race passed in a row."""
        self.arms = arms
        """The tiles of the cross north, east, south and west of the Shire."""
        self.due = due
        """Regions that wait for an open encounter tile."""
        self.asked: i64 = DEAL
        self.mover: i64 = 0
        self.draws: i64 = HAND
        self.stock_left: i64 = 0
        self.open_left: i64 = 0
        self.boats: i64 = 0
        """A bit for each seat that owns a boat."""
        self.looked: i64 = -1
        """The region being scouted."""
        self.last_neutral: i64 = -1
        self.doom: i64 = -1
        """The slot of the last tile laid face down, and of the tile with Mount Doom."""
        self.crossing = True
        """Whether this turn belongs to the first phase: no hobbit moves in it."""
        self.idle: i64 = 0
        self.ended: i64 = 0
        # A bit for each seat that saw the tile which the last action drew, met or looked at, or EVERYBODY; and tiles it
        # showed though it does not name them. Like the events, neither is copied.
        self.witnesses: i64 = 0
        self.witnessed: i64 = 0

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

    def region_of(self, seat: i64) -> i64:
        """The region of a hobbit, or SHIRE, or MOUNT_DOOM."""
        place = self.hobbit[seat]
        return self.land.region[place] if place >= 0 else place

    def browns(self, seat: i64) -> i64:
        """How many brown tiles a seat owns."""
        count: i64 = 0
        token = seat * TOKENS + FIRST_BROWN
        while token < seat * TOKENS + TOKENS:
            count += self.held[token]
            token += 1
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


def copy_figures(source: Model, copy: Model) -> None:
    """Give a copy the single figures that its constructor does not take."""
    copy.learned = source.learned
    copy.asked = source.asked
    copy.mover = source.mover
    copy.draws = source.draws
    copy.stock_left = source.stock_left
    copy.open_left = source.open_left
    copy.boats = source.boats
    copy.looked = source.looked
    copy.last_neutral = source.last_neutral
    copy.doom = source.doom
    copy.crossing = source.crossing
    copy.idle = source.idle
    copy.ended = source.ended


def token_colour(token: i64) -> i64:
    """The colour of an encounter tile on the map, seen or not."""
    kind = token & 255
    return kind - UNKNOWN if kind >= UNKNOWN else colour_of(kind)
