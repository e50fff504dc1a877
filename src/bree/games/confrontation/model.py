"""The state of a game as data: where everybody stands, who is asked what, and the battle in progress."""

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.game import Setting
from bree.core.state import State
from bree.games.confrontation.components import (
    ALL_CARDS,
    CAPACITY,
    DARK,
    FRODO,
    LIGHT,
    NO_CARD,
    REGIONS,
    TILES,
    TUNNEL,
    UNPLACED,
    WARG,
)
from bree.games.confrontation.evidence import NOTHING_KNOWN, Evidence

# What is being asked. Whether a question is put depends on public facts alone (ruling:A8).
OVER: Final = 0
ASK_NUMBER: Final = 1
ASK_DEAL: Final = 2
ASK_TAKE: Final = 3
ASK_PICK: Final = 4
ASK_PLACE: Final = 5
ASK_ORDER: Final = 6
ASK_MOVE: Final = 7
ASK_TUNNEL: Final = 8
ASK_TARGET: Final = 9
ASK_FOUND: Final = 10
ASK_SAM: Final = 11
ASK_GWAIHIR: Final = 12
ASK_TEXT_RETREAT: Final = 13
ASK_SHOW_FRODO: Final = 14
ASK_SWAP: Final = 15
ASK_ARAGORN: Final = 16
ASK_GOLLUM: Final = 17
ASK_SARUMAN: Final = 18
ASK_CARDS: Final = 19
ASK_DARK_CARD: Final = 20
ASK_LIGHT_CARD: Final = 21
ASK_DEMAND: Final = 22
ASK_OTHER_CARD: Final = 23
ASK_FOUR: Final = 24
ASK_DARK_MAGIC: Final = 25
ASK_LIGHT_MAGIC: Final = 26
ASK_DARK_RETREAT: Final = 27
ASK_LIGHT_RETREAT: Final = 28
ASK_HELP: Final = 29
ASK_WORMTONGUE: Final = 30
DECISIONS: Final = (
    "over",
    "number",
    "deal",
    "take",
    "pick",
    "place",
    "order",
    "move",
    "tunnel",
    "target",
    "found",
    "sam",
    "gwaihir",
    "text-retreat",
    "show-frodo",
    "swap",
    "aragorn",
    "gollum",
    "saruman",
    "cards",
    "dark-card",
    "light-card",
    "demand",
    "other-card",
    "four",
    "dark-magic",
    "light-magic",
    "dark-retreat",
    "light-retreat",
    "help",
    "wormtongue",
)
# Who is asked: one bit for each seat, both bits for simultaneous choices, 64 for chance, 0 for whoever's turn it is.
ASKED: Final = vec[i64](
    [0, 1, 64, 3, 3, 3, 64, 0, 2, 0, 64, 1, 1, 1, 1, 1, 1, 2, 2, 3, 2, 1, 2, 1, 2, 2, 1, 2, 1, 1, 2]
)

# What chance is picking a hidden piece for.
FOR_ATTACK: Final = 0
FOR_KING: Final = 1
FOR_CREBAIN: Final = 2
FOR_PALANTIR: Final = 3
PURPOSES: Final = ("attack", "a-king-revealed", "crebain", "palantir")

# How a game ends, and the rule in each edition; `losses.ending_rule` knows other Ring-bearers than classic Frodo.
ENDINGS: Final = (
    ("", "", ""),
    ("ring-bearer-in-mordor", "02:113", "05:208"),
    ("ring-bearer-defeated", "02:115", "05:210"),
    ("three-in-the-shire", "02:116", "05:211"),
    ("witch-king-in-the-shire", "05:226", "05:226"),
    ("stuck", "02:117", "05:212"),
    ("no-progress", "ruling:B20", "ruling:B20"),
    ("too-long", "ruling:B20", "ruling:B20"),
)
BEARER_IN_MORDOR: Final = 1
BEARER_DEFEATED: Final = 2
THREE_IN_SHIRE: Final = 3
WITCH_KING_IN_SHIRE: Final = 4
STUCK: Final = 5
NO_PROGRESS: Final = 6
TOO_LONG: Final = 7
DRAWN: Final = 2
"""`winner` when nobody won."""

IDLE_LIMIT: Final = 60
PLY_LIMIT: Final = 400
LONGEST: Final = 40 + PLY_LIMIT * (90 + 64)
"""No game takes more decisions: 40 before it begins, then for each turn at most 90 (two moves with the tunnel, cards
that look, four battles of twenty questions) and, by hand, one shuffle and its result for each region and side."""

FACE_DOWN: Final = -2
"""A card that lies on the table unseen, in what a seat knows."""
UNKNOWN: Final = 19
"""The place of a piece a seat cannot see, in what it knows."""
NOBODY: Final = -1
NOWHERE: Final = -1
ALL_TILES: Final = (1 << TILES) - 1
NO_TOKENS: Final = vec[i64]()


class Position(State):
    """Everything there is to know about a game of The Confrontation."""

    def __init__(  # noqa: PLR0915 (a line a field)
        self, setting: Setting, quiet: bool, edition: i64, place: vec[i64], token: vec[i64]
    ) -> None:
        super().__init__(setting, quiet)
        self.edition = edition
        """0 for 2002, 1 for 2005: the index into the tables of edition flags."""
        self.place = place
        """For each tile its region, TUNNEL, FALLEN or UNPLACED."""
        self.token = token
        """For each tile the public letter it carries, when players shuffle by hand; otherwise empty."""
        self.light_count: i64 = 0
        self.dark_count: i64 = 0
        """Pieces in each region, three bits a region."""
        self.light_held: i64 = 0
        self.dark_held: i64 = 0
        """Regions in which a side has a piece."""
        self.light_full: i64 = 0
        self.dark_full: i64 = 0
        """Regions in which a side has no room left (02:88, 05:101)."""
        self.faces: i64 = 0
        """Tiles with the variant face up."""
        self.known_faces: i64 = ALL_TILES
        """Tiles of which both players know the face: all but in a draft with secret picks."""
        self.shown: i64 = 0
        """Tiles face up at the moment."""
        self.kept: i64 = 0
        """Tiles face up for good: the Watcher (05:532), the piece the Crebain found (05:615)."""
        self.spied: i64 = 0
        """Tiles face up until Dark's turn ends (02:152, 05:593)."""
        self.light_hand: i64 = ALL_CARDS[LIGHT]
        self.dark_hand: i64 = ALL_CARDS[DARK]
        self.specials: i64 = 0
        """Special cards not yet used, both sides."""
        self.bearer: i64 = FRODO
        self.turn: i64 = DARK
        self.decision: i64 = ASK_MOVE
        self.plies: i64 = 0
        self.idle: i64 = 0
        """Turns since a piece fell or ended its turn further forward (ruling:B20)."""
        self.ending: i64 = 0
        self.winner: i64 = NOBODY
        # The turn in progress.
        self.forced: i64 = NOBODY
        """The piece Dark must move because of A King Revealed (05:579)."""
        self.stepped: i64 = NOBODY
        """The piece that made the extra step of Shadowfax or The Dark of Mordor this turn."""
        self.stepping = False
        """The step under way is that extra step."""
        # The last move, as everybody saw it.
        self.last_side: i64 = NOBODY
        self.last_from: i64 = NOWHERE
        self.last_to: i64 = NOWHERE
        # The battle in progress.
        self.region: i64 = NOWHERE
        self.origin: i64 = NOWHERE
        self.attacker: i64 = NOBODY
        self.defender: i64 = NOBODY
        self.fresh = False
        """The attacker has not yet attacked anybody this turn: the classic Orcs kill (02:347, 05:413)."""
        self.removals: i64 = 0
        """Pieces that fell this turn."""
        self.purpose: i64 = FOR_ATTACK
        self.no_cards = False
        self.sam_strong = False
        """Frodo is shown beside Sam, who counts 5 (02:211, 05:327)."""
        self.help: i64 = 0
        self.light_card: i64 = NO_CARD
        self.dark_card: i64 = NO_CARD
        self.light_magic: i64 = NO_CARD
        self.dark_magic: i64 = NO_CARD
        """The card in force instead of the one played; MAGIC where its owner kept it."""
        self.refused_card: i64 = NO_CARD
        """The card variant Saruman made Light take back (05:506)."""
        self.asked_swap = False
        """Saruman's demand or the Mouth's 4 has been settled."""
        self.dark_left = False
        self.light_left = False
        self.sums: i64 = 0
        """The totals compared in this battle, packed by `memory.sums`."""
        self.last_battle: i64 = 0
        self.earlier_battle: i64 = 0
        """The last two battles, packed by `memory.remember`: one action can end both."""
        # Before the game, and shuffling by hand.
        self.light_ready: i64 = 0
        self.dark_ready: i64 = 0
        """How many of its choices in the present stage each side has made."""
        self.number: i64 = 0
        """How many special cards each side is dealt."""
        self.shuffled: i64 = 0
        """Regions each side has shuffled since the last turn began: 16 bits a side."""
        self.order_side: i64 = NOBODY
        self.order_region: i64 = NOWHERE
        self.after_order: i64 = ASK_MOVE
        self.evidence: Evidence = NOTHING_KNOWN

    @abstractmethod
    def blank(self) -> "Position":
        """A new state of the same game, to be filled in."""

    def copy_from(self, other: "Position") -> None:  # noqa: PLR0915 (a line a field)
        """Take over everything but the arrays, which the constructor was given."""
        self.learned = other.learned
        self.light_count = other.light_count
        self.dark_count = other.dark_count
        self.light_held = other.light_held
        self.dark_held = other.dark_held
        self.light_full = other.light_full
        self.dark_full = other.dark_full
        self.faces = other.faces
        self.known_faces = other.known_faces
        self.shown = other.shown
        self.kept = other.kept
        self.spied = other.spied
        self.light_hand = other.light_hand
        self.dark_hand = other.dark_hand
        self.specials = other.specials
        self.bearer = other.bearer
        self.turn = other.turn
        self.decision = other.decision
        self.plies = other.plies
        self.idle = other.idle
        self.ending = other.ending
        self.winner = other.winner
        self.forced = other.forced
        self.stepped = other.stepped
        self.stepping = other.stepping
        self.last_side = other.last_side
        self.last_from = other.last_from
        self.last_to = other.last_to
        self.region = other.region
        self.origin = other.origin
        self.attacker = other.attacker
        self.defender = other.defender
        self.fresh = other.fresh
        self.removals = other.removals
        self.purpose = other.purpose
        self.no_cards = other.no_cards
        self.sam_strong = other.sam_strong
        self.help = other.help
        self.light_card = other.light_card
        self.dark_card = other.dark_card
        self.light_magic = other.light_magic
        self.dark_magic = other.dark_magic
        self.refused_card = other.refused_card
        self.asked_swap = other.asked_swap
        self.dark_left = other.dark_left
        self.light_left = other.light_left
        self.sums = other.sums
        self.last_battle = other.last_battle
        self.earlier_battle = other.earlier_battle
        self.light_ready = other.light_ready
        self.dark_ready = other.dark_ready
        self.number = other.number
        self.shuffled = other.shuffled
        self.order_side = other.order_side
        self.order_region = other.order_region
        self.after_order = other.after_order
        self.evidence = other.evidence

    def count(self, side: i64, region: i64) -> i64:
        """How many pieces of a side stand in a region."""
        return (self.light_count if side == LIGHT else self.dark_count) >> 3 * region & 7

    def put(self, tile: i64, region: i64) -> None:
        """Stand a piece somewhere, keeping counts and masks right."""
        before = self.place[tile]
        self.place[tile] = region
        side: i64 = 0 if tile < 9 else 1
        if before <= TUNNEL:
            self._recount(side, before, -1)
        if region <= TUNNEL:
            self._recount(side, region, 1)

    def _recount(self, side: i64, region: i64, change: i64) -> None:
        counts = (self.light_count if side == LIGHT else self.dark_count) + (change << 3 * region)
        here = counts >> 3 * region & 7
        bit: i64 = 1 << region
        full = region < REGIONS and here >= CAPACITY[region]
        if side == LIGHT:
            self.light_count = counts
            self.light_held = self.light_held | bit if here else self.light_held & ~bit
            self.light_full = self.light_full | bit if full else self.light_full & ~bit
        else:
            self.dark_count = counts
            self.dark_held = self.dark_held | bit if here else self.dark_held & ~bit
            self.dark_full = self.dark_full | bit if full else self.dark_full & ~bit

    def held(self, side: i64) -> i64:
        """The regions in which a side has a piece."""
        return self.light_held if side == LIGHT else self.dark_held

    def full(self, side: i64) -> i64:
        """The regions in which a side has no room left."""
        return self.light_full if side == LIGHT else self.dark_full

    def character(self, tile: i64) -> i64:
        """The face this tile plays with."""
        return tile + TILES * (self.faces >> tile & 1)

    def alive(self, tile: i64) -> bool:
        """Whether the piece is on the board."""
        return self.place[tile] <= TUNNEL

    def could_be_played(self, character: i64) -> bool:
        """Whether, for all the public knows, this character is on the board."""
        tile: i64 = character % TILES
        if not self.alive(tile):
            return False
        return self.known_faces >> tile & 1 == 0 or self.character(tile) == character

    def light_fighter(self) -> i64:
        """Light's tile in the battle."""
        return self.attacker if self.attacker < 9 else self.defender

    def dark_fighter(self) -> i64:
        """Dark's tile in the battle."""
        return self.defender if self.attacker < 9 else self.attacker

    def against_warg(self) -> bool:
        """The Warg blanks the text of the Light character it fights (02:363, 05:423)."""
        return self.character(self.dark_fighter()) == WARG

    def asked_mask(self) -> i64:
        """Who must decide now, as bits."""
        if self.decision == OVER:
            return 0
        asked = ASKED[self.decision]
        if asked == 0:
            return 1 << self.turn
        if asked == 3:
            if self.decision == ASK_CARDS:
                return (1 if self.light_card == NO_CARD else 0) | (2 if self.dark_card == NO_CARD else 0)
            goal = stage_length(self.decision)
            return (1 if self.light_ready < goal else 0) | (2 if self.dark_ready < goal else 0)
        return asked

    def is_manual(self) -> bool:
        """Whether the players shuffle by hand, so that pieces carry letters."""
        return len(self.token) > 0


def stage_length(decision: i64) -> i64:
    """How many choices a side makes in a stage before the game."""
    return 2 if decision == ASK_TAKE else 9 if decision == ASK_PICK else 5


def no_places() -> vec[i64]:
    """Nobody on the board yet."""
    return vec[i64]([UNPLACED] * TILES)
