"""The state of a game as data: where everybody stands, who is asked what, and the battle in progress."""

from abc import abstractmethod
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.bits import bit
from bree.core.game import Setting
from bree.core.state import State
from bree.games.confrontation import components as box
from bree.games.confrontation.evidence.worlds import NOTHING_KNOWN, Evidence
from bree.games.confrontation.model.questions import ASK_CARDS, ASK_MOVE, ASKED, FOR_ATTACK, OVER, stage_length

FACE_DOWN: Final = -2
"""A card that lies on the table unseen, in what a seat knows."""
UNKNOWN: Final = 19
"""The place of a piece a seat cannot see, in what it knows."""
NOT_COMPARED: Final = -9
"""The total of a side before strengths are compared."""
NOBODY: Final = -1
NOWHERE: Final = -1
ALL_TILES: Final = 2**box.TILES - 1
NO_TOKENS: Final = vec[i64]()


class PastBattle:
    """A battle that is over, as everybody saw it. Not changed any more, so copies of a state share it."""

    region: i64 = NOWHERE
    light: i64 = NOBODY
    dark: i64 = NOBODY
    """The characters that fought."""
    light_card: i64 = box.NO_CARD
    dark_card: i64 = box.NO_CARD
    light_magic: i64 = box.NO_CARD
    dark_magic: i64 = box.NO_CARD
    refused_card: i64 = box.NO_CARD
    light_total: i64 = NOT_COMPARED
    dark_total: i64 = NOT_COMPARED


class ConfrontationData(State):
    """Everything there is to know about a game of The Confrontation."""

    light_count: i64 = 0
    dark_count: i64 = 0
    """Pieces in each region, three bits a region."""
    light_held: i64 = 0
    dark_held: i64 = 0
    """Regions in which a side has a piece."""
    light_full: i64 = 0
    dark_full: i64 = 0
    """Regions in which a side has no room left (02:88, 05:101)."""
    faces: i64 = 0
    """Tiles with the variant face up."""
    known_faces: i64 = ALL_TILES
    """Tiles of which both players know the face: all but in a draft with secret picks."""
    shown: i64 = 0
    """Tiles face up at the moment."""
    kept: i64 = 0
    """Tiles face up for good: the Watcher (05:532), the piece the Crebain found (05:615)."""
    spied: i64 = 0
    """Tiles face up until Dark's turn ends (02:152, 05:593)."""
    light_hand: i64 = box.ALL_CARDS[box.LIGHT]
    dark_hand: i64 = box.ALL_CARDS[box.DARK]
    specials: i64 = 0
    """Special cards not yet used, both sides."""
    bearer: i64 = box.FRODO
    turn: i64 = box.DARK
    decision: i64 = ASK_MOVE
    plies: i64 = 0
    idle: i64 = 0
    """Turns since a piece fell or ended its turn further forward (ruling:B20)."""
    ending: i64 = 0
    winner: i64 = NOBODY
    # The turn in progress.
    forced: i64 = NOBODY
    """The piece Dark must move because of A King Revealed (05:579)."""
    stepped: i64 = NOBODY
    """The piece that made the extra step of Shadowfax or The Dark of Mordor this turn."""
    stepping: bool = False
    """The step under way is that extra step."""
    # The last move, as everybody saw it.
    last_side: i64 = NOBODY
    last_from: i64 = NOWHERE
    last_to: i64 = NOWHERE
    # The battle in progress.
    region: i64 = NOWHERE
    origin: i64 = NOWHERE
    attacker: i64 = NOBODY
    defender: i64 = NOBODY
    fresh: bool = False
    """The attacker has not yet attacked anybody this turn: the classic Orcs kill (02:347, 05:413)."""
    removals: i64 = 0
    """Pieces that fell this turn."""
    purpose: i64 = FOR_ATTACK
    no_cards: bool = False
    sam_strong: bool = False
    """Frodo is shown beside Sam, who counts 5 (02:211, 05:327)."""
    help: i64 = 0
    light_card: i64 = box.NO_CARD
    dark_card: i64 = box.NO_CARD
    light_magic: i64 = box.NO_CARD
    dark_magic: i64 = box.NO_CARD
    """The card in force instead of the one played; MAGIC where its owner kept it."""
    refused_card: i64 = box.NO_CARD
    """The card variant Saruman made Light take back (05:506)."""
    asked_swap: bool = False
    """Saruman's demand or the Mouth's 4 has been settled."""
    dark_left: bool = False
    light_left: bool = False
    light_total: i64 = NOT_COMPARED
    dark_total: i64 = NOT_COMPARED
    """The totals compared in this battle."""
    last_battle: PastBattle | None = None
    earlier_battle: PastBattle | None = None
    """The last two battles: one action can end both. Quiet states remember none."""
    # Before the game, and shuffling by hand.
    light_ready: i64 = 0
    dark_ready: i64 = 0
    """How many of its choices in the present stage each side has made."""
    number: i64 = 0
    """How many special cards each side is dealt."""
    shuffled: i64 = 0
    """Regions each side has shuffled since the last turn began: 16 bits a side."""
    order_side: i64 = NOBODY
    """Who shuffles, or shuffled last."""
    order_region: i64 = NOWHERE
    after_order: i64 = ASK_MOVE
    evidence: Evidence = NOTHING_KNOWN
    # For `noticed.py`, which is asked of a state right after an action: one number for each side's pieces turned by it.
    light_turned: i64 = 0
    dark_turned: i64 = 0
    NOT_COPIED: ClassVar[tuple[str, ...]] = ("light_turned", "dark_turned")

    def __init__(self, setting: Setting, quiet: bool, edition: i64, place: vec[i64], token: vec[i64]) -> None:
        super().__init__(setting, quiet)
        self.edition = edition
        """0 for 2002, 1 for 2005: the index into the tables of edition flags."""
        self.place = place
        """For each tile its region, TUNNEL, FALLEN or UNPLACED."""
        self.token = token
        """For each tile the public letter it carries, when players shuffle by hand; otherwise empty."""

    @abstractmethod
    def blank(self) -> "ConfrontationData":
        """A new quiet state of the same game, to be filled in."""

    def copy_to(self, other: "ConfrontationData") -> None:
        """Hand over everything but the arrays, which the constructor was given."""
        self.copy_open_to(other)
        other.light_count = self.light_count
        other.dark_count = self.dark_count
        other.light_held = self.light_held
        other.dark_held = self.dark_held
        other.light_full = self.light_full
        other.dark_full = self.dark_full
        other.faces = self.faces
        other.light_hand = self.light_hand
        other.dark_hand = self.dark_hand
        other.specials = self.specials
        other.forced = self.forced
        other.stepped = self.stepped
        other.attacker = self.attacker
        other.defender = self.defender
        other.light_card = self.light_card
        other.dark_card = self.dark_card
        other.light_ready = self.light_ready
        other.dark_ready = self.dark_ready

    def copy_open_to(self, other: "ConfrontationData") -> None:
        """Hand over what lies open to everybody. Whatever is not in this list, a view must decide upon by itself."""
        other.learned = self.learned
        other.known_faces = self.known_faces
        other.shown = self.shown
        other.kept = self.kept
        other.spied = self.spied
        other.bearer = self.bearer
        other.turn = self.turn
        other.decision = self.decision
        other.plies = self.plies
        other.idle = self.idle
        other.ending = self.ending
        other.winner = self.winner
        other.stepping = self.stepping
        other.last_side = self.last_side
        other.last_from = self.last_from
        other.last_to = self.last_to
        other.region = self.region
        other.origin = self.origin
        other.fresh = self.fresh
        other.removals = self.removals
        other.purpose = self.purpose
        other.no_cards = self.no_cards
        other.sam_strong = self.sam_strong
        other.help = self.help
        other.light_magic = self.light_magic
        other.dark_magic = self.dark_magic
        other.refused_card = self.refused_card
        other.asked_swap = self.asked_swap
        other.dark_left = self.dark_left
        other.light_left = self.light_left
        other.light_total = self.light_total
        other.dark_total = self.dark_total
        other.last_battle = self.last_battle
        other.earlier_battle = self.earlier_battle
        other.number = self.number
        other.shuffled = self.shuffled
        other.order_side = self.order_side
        other.order_region = self.order_region
        other.after_order = self.after_order
        other.evidence = self.evidence

    def count(self, side: i64, region: i64) -> i64:
        """How many pieces of a side stand in a region."""
        return (self.light_count if side == box.LIGHT else self.dark_count) >> 3 * region & 7

    def put(self, tile: i64, region: i64) -> None:
        """Stand a piece somewhere, keeping counts and masks right."""
        before = self.place[tile]
        self.place[tile] = region
        side: i64 = 0 if tile < 9 else 1
        if before <= box.TUNNEL:
            self._recount(side, before, -1)
        if region <= box.TUNNEL:
            self._recount(side, region, 1)

    def _recount(self, side: i64, region: i64, change: i64) -> None:
        counts = (self.light_count if side == box.LIGHT else self.dark_count) + (change << 3 * region)
        here = counts >> 3 * region & 7
        there = bit(region)
        full = region < box.REGIONS and here >= box.CAPACITY[region]
        if side == box.LIGHT:
            self.light_count = counts
            self.light_held = self.light_held | there if here else self.light_held & ~there
            self.light_full = self.light_full | there if full else self.light_full & ~there
        else:
            self.dark_count = counts
            self.dark_held = self.dark_held | there if here else self.dark_held & ~there
            self.dark_full = self.dark_full | there if full else self.dark_full & ~there

    def held(self, side: i64) -> i64:
        """The regions in which a side has a piece."""
        return self.light_held if side == box.LIGHT else self.dark_held

    def full(self, side: i64) -> i64:
        """The regions in which a side has no room left."""
        return self.light_full if side == box.LIGHT else self.dark_full

    def character(self, tile: i64) -> i64:
        """The face this tile plays with."""
        return tile + box.TILES * (self.faces >> tile & 1)

    def alive(self, tile: i64) -> bool:
        """Whether the piece is on the board."""
        return self.place[tile] <= box.TUNNEL

    def hidden_in(self, side: i64, regions: i64) -> i64:
        """How many pieces of a side stand face down in these regions."""
        found: i64 = 0
        for tile in range(side * 9, side * 9 + 9):
            if regions >> self.place[tile] & 1 and not self.shown >> tile & 1:
                found += 1
        return found

    def could_be_played(self, character: i64) -> bool:
        """Whether, for all the public knows, this character is on the board."""
        tile: i64 = character % box.TILES
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
        return self.character(self.dark_fighter()) == box.WARG

    def asked_mask(self) -> i64:
        """Who must decide now, as bits."""
        if self.decision == OVER:
            return 0
        asked = ASKED[self.decision]
        if asked == 0:
            return bit(self.turn)
        if asked == 3:
            if self.decision == ASK_CARDS:
                return (1 if self.light_card == box.NO_CARD else 0) | (2 if self.dark_card == box.NO_CARD else 0)
            goal = stage_length(self.decision)
            return (1 if self.light_ready < goal else 0) | (2 if self.dark_ready < goal else 0)
        return asked

    def cite(self, old: str, new: str) -> str:
        """The rule in the edition being played."""
        return old if self.edition == 0 else new

    def is_manual(self) -> bool:
        """Whether the players shuffle by hand, so that pieces carry letters."""
        return len(self.token) > 0


def no_places() -> vec[i64]:
    """Nobody on the board yet."""
    return vec[i64]([box.UNPLACED] * box.TILES)
