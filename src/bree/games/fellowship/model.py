"""The state of a journey: counts, masks, and a stack of frames that says what is still to be done."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.bits import bit
from bree.core.state import State
from bree.games.fellowship import components as c
from bree.games.fellowship.evidence import Evidence

if TYPE_CHECKING:
    from bree.core.game import Setting

# Frames: what is still to be done, the next on top. Each is an operation and three numbers.
FRAME: Final = 4

EVERYBODY: Final = -1
"""In `private`: the last action lay open for all."""


def copies(packed: i64, kind: i64) -> i64:
    """How many of this kind a packed number of counts holds."""
    return packed >> kind * 4 & 15


def total(packed: i64) -> i64:
    """The sum of the counts in a packed number."""
    found: i64 = 0
    while packed:
        found += packed & 15
        packed >>= 4
    return found


def names_of(mask: i64, names: tuple[str, ...]) -> list[str]:
    """The names of a set."""
    return [names[place] for place in range(len(names)) if mask >> place & 1]


def counts_of(packed: i64, names: tuple[str, ...]) -> dict[str, int]:
    """How many there are of each name."""
    return {names[place]: int(packed >> 4 * place & 15) for place in range(len(names))}


def each_of(packed: i64, names: tuple[str, ...]) -> list[str]:
    """Every name as often as it is there."""
    found: list[str] = []
    for place in range(len(names)):
        found += [names[place]] * int(packed >> 4 * place & 15)
    return found


def zeros(length: i64) -> vec[i64]:
    """A vec of zeros."""
    return vec[i64]([0] * length)


class House:
    """The options of one game, read once and shared by all its states."""

    def __init__(self, setting: "Setting") -> None:
        options = setting.options
        self.sauron: i64 = int(options["sauron"])
        self.open_hands: bool = options["hands"] == "open"
        self.talk: bool = options["talk"] == "yes"
        self.two_dice: bool = options["conquer_dice"] == "two"
        self.all_white: bool = options["frodo"] == "all-white"
        self.one_token: bool = options["athelas"] == "one-token"
        self.after: vec[i64] = seating(options["seating"], setting.seats)


NOTHING: Final = vec[i64]()


class FellowshipData(State):
    """Where everything is. What may be done is in `moves`, what follows in `rules`."""

    NOT_COPIED: ClassVar[tuple[str, ...]] = ("seats",)
    """A clone takes the number of seats from the setting."""

    # Lists get their lengths from `lay_out`, or from the original in a copy.
    stack: vec[i64]
    lines: vec[i64]
    steps: vec[i64]
    shields: vec[i64]
    hobbits: vec[i64]
    features: vec[i64]
    size: vec[i64]
    tokens: vec[i64]
    given_hobbits: vec[i64]
    given_features: vec[i64]
    given_tokens: vec[i64]
    given_points: vec[i64]
    claims: vec[i64]
    evidence: Evidence

    def __init__(self, setting: "Setting", quiet: bool, house: House) -> None:
        super().__init__(setting, quiet)
        self.house = house
        self.seats: i64 = setting.seats
        self.place: i64 = 0
        self.active: i64 = 0
        self.bearer: i64 = 0
        self.sauron: i64 = house.sauron
        self.event_at: i64 = 0
        self.tiles: i64 = c.FULL_TILES
        self.fixed: i64 = 0
        self.looker: i64 = -1
        self.looked: i64 = 0
        self.tile: i64 = -1
        self.ring_used: i64 = 0
        self.die: i64 = -1
        self.dice: i64 = 0
        self.ending: i64 = 0
        self.over: i64 = 0
        self.pile: i64 = c.FULL_DECK
        self.discards: i64 = 0
        self.aside: i64 = 0
        self.table: i64 = 0
        self.shown: i64 = -1
        self.supply: i64 = 0
        self.box: i64 = 0
        self.gone: i64 = 0
        self.gandalf: i64 = 31
        self.big: i64 = c.FULL_BIG
        self.out: i64 = 0
        self.flags: i64 = 0
        self.paid_jokers: i64 = 0
        self.pass_turn: i64 = 0
        self.pass_board: i64 = 0
        self.stopped: i64 = 0
        self.withdrawn: i64 = 0
        self.talked: i64 = 0
        self.private: i64 = EVERYBODY
        """The seats that saw which card or tile the last action was about."""
        self.opened: i64 = 0
        """The cards that the last action took out of hands for all to see, mixed into one number."""
        self.seen: i64 = -1
        """What everybody sees since the last action, as one number; -1 until somebody asks for it."""
        self.waits: i64 = 0
        self.depth: i64 = 0

    def lay_out(self) -> None:
        """Give every list its length; a copy gets its lists from the original instead."""
        self.stack = zeros(24 * FRAME)
        self.lines = zeros(4)
        self.steps = zeros(self.seats)
        self.shields = zeros(self.seats)
        self.hobbits = zeros(self.seats)
        self.features = zeros(self.seats)
        self.size = zeros(self.seats)
        self.tokens = zeros(self.seats)
        self.given_hobbits = zeros(self.seats)
        self.given_features = zeros(self.seats)
        self.given_tokens = zeros(self.seats)
        self.given_points = zeros(self.seats)
        self.claims = NOTHING
        self.evidence = Evidence(0 if self.house.open_hands else int(self.seats))

    def copy_to(self, other: "FellowshipData") -> None:  # noqa: PLR0915 - one line for each field
        """Give another state every field of this one but those of NOT_COPIED."""
        other.learned = self.learned
        other.place = self.place
        other.active = self.active
        other.bearer = self.bearer
        other.sauron = self.sauron
        other.event_at = self.event_at
        other.tiles = self.tiles
        other.fixed = self.fixed
        other.looker = self.looker
        other.looked = self.looked
        other.tile = self.tile
        other.ring_used = self.ring_used
        other.die = self.die
        other.dice = self.dice
        other.ending = self.ending
        other.over = self.over
        other.pile = self.pile
        other.discards = self.discards
        other.aside = self.aside
        other.table = self.table
        other.shown = self.shown
        other.supply = self.supply
        other.box = self.box
        other.gone = self.gone
        other.gandalf = self.gandalf
        other.big = self.big
        other.out = self.out
        other.flags = self.flags
        other.paid_jokers = self.paid_jokers
        other.pass_turn = self.pass_turn
        other.pass_board = self.pass_board
        other.stopped = self.stopped
        other.withdrawn = self.withdrawn
        other.talked = self.talked
        other.private = self.private
        other.opened = self.opened
        other.seen = self.seen
        other.waits = self.waits
        other.depth = self.depth
        other.stack = self.stack[:]
        other.lines = self.lines[:]
        other.steps = self.steps[:]
        other.shields = self.shields[:]
        other.hobbits = self.hobbits[:]
        other.features = self.features[:]
        other.size = self.size[:]
        other.tokens = self.tokens[:]
        other.given_hobbits = self.given_hobbits[:]
        other.given_features = self.given_features[:]
        other.given_tokens = self.given_tokens[:]
        other.given_points = self.given_points[:]
        other.claims = self.claims[:]
        other.evidence = self.evidence.copy()

    # The stack.

    def push(self, op: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Put something to be done on top."""
        at = self.depth * FRAME
        while at + FRAME > len(self.stack):
            self.stack = append(self.stack, 0)
        self.stack[at] = op
        self.stack[at + 1] = a
        self.stack[at + 2] = b
        self.stack[at + 3] = c
        self.depth += 1

    def pop(self) -> None:
        """The top frame is done."""
        self.depth -= 1

    def top(self, place: i64) -> i64:
        """One number of the top frame."""
        return self.stack[(self.depth - 1) * FRAME + place]

    def change_top(self, place: i64, value: i64) -> None:
        """Set one number of the top frame."""
        self.stack[(self.depth - 1) * FRAME + place] = value

    def below(self, place: i64) -> i64:
        """One number of the frame under the top one."""
        return self.stack[(self.depth - 2) * FRAME + place]

    def change_below(self, place: i64, value: i64) -> None:
        """Set one number of the frame under the top one."""
        self.stack[(self.depth - 2) * FRAME + place] = value

    # Seats.

    def alive(self, seat: i64) -> bool:
        """Whether this player is still in the game."""
        return self.out >> seat & 1 == 0

    def living(self) -> i64:
        """The players still in the game, as a mask."""
        return ~self.out & (bit(self.seats) - 1)

    def next_alive(self, seat: i64) -> i64:
        """The next player clockwise who is still in the game; the same one when nobody else is."""
        found = self.house.after[seat]
        while self.out >> found & 1 and found != seat:
            found = self.house.after[found]
        return found

    def first_of(self, mask: i64, seat: i64) -> i64:
        """The first of these seats clockwise from this one, as a mask; 0 where there is none."""
        if mask == 0:
            return 0
        while not mask >> seat & 1:
            seat = self.house.after[seat]
        return bit(seat)

    def leader(self) -> i64:
        """Who speaks for the group: the active player (in a haven the bearer), or the next one still in the game."""
        seat = self.active if c.BOARD_OF[self.place] >= 0 else self.bearer
        return seat if self.alive(seat) else self.next_alive(seat)

    def board(self) -> i64:
        """The number of the board being played, or -1 in a haven."""
        return c.BOARD_OF[self.place]

    # Cards.

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether this card is in this hand."""
        if card < c.KINDS:
            return self.hobbits[seat] >> card * 4 & 15 > 0
        return self.features[seat] >> (card - c.KINDS) & 1 == 1

    def take(self, seat: i64, card: i64) -> None:
        """A card comes into a hand."""
        if card < c.KINDS:
            self.hobbits[seat] += c.one_of(card)
        else:
            self.features[seat] |= c.bit_of(card)
        self.size[seat] += 1

    def drop(self, seat: i64, card: i64) -> None:
        """A card leaves a hand; where to is the caller's business."""
        if card < c.KINDS:
            self.hobbits[seat] -= c.one_of(card)
        else:
            self.features[seat] &= ~c.bit_of(card)
        self.size[seat] -= 1

    def throw(self, card: i64) -> None:
        """A card goes to the discard pile; feature cards never come back from there (lotr:304)."""
        if card < c.KINDS:
            self.discards += c.one_of(card)
        else:
            self.gone |= c.bit_of(card)

    def hide_from_others(self, knowers: i64) -> None:
        """Only these seats saw which card the last action was about, unless hands lie open."""
        if not self.house.open_hands:
            self.private = knowers

    def hand(self, seat: i64) -> list[int]:
        """The cards of a hand one by one."""
        found: list[int] = []
        for kind in range(c.KINDS):
            found += [kind] * int(self.hobbits[seat] >> 4 * kind & 15)
        return found + [c.KINDS + feature for feature in range(c.FEATURES) if self.features[seat] >> feature & 1]


def seating(text: str, seats: i64) -> vec[i64]:
    """Who sits to the left of whom (D2): the hobbits' own order, or the one given as names with hyphens."""
    order = [c.SEAT_NAMES.index(n) for n in text.split("-")] if text != "usual" else list(range(seats))
    after = zeros(seats)
    for i in range(seats):
        after[order[i]] = order[(i + 1) % seats]
    return after
