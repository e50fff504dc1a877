"""The Duel as data: what lies open on the table, where the hidden cards are, and who has seen them."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bree.core.state import CHANCE_BIT, State
from bree.games.duel.cards import BALROG, GANDALF, MIRROR, NO_CARD, Cards, bit_of, count, of_side

if TYPE_CHECKING:
    from bree.core.game import Setting

FINAL: Final = 4
"""The fourth duel is the final."""
HAND_SIZE: Final = 9
RESERVE_SIZE: Final = 3

# What is being done.
DEAL: Final = 0
BEGIN: Final = 1
CALL: Final = 2
PLAY: Final = 3
REFUSE: Final = 4
ANSWER: Final = 5
SPELL_DRAW: Final = 6
TRICK_DRAW: Final = 7
RESERVE: Final = 8
OVER: Final = 9
PHASES: Final = ("deal", "begin", "call", "play", "refuse", "answer", "spell", "trick", "reserve", "over")

# Places in `Table.open`: all that everybody sees. Cards are NO_CARD, seats -1, where there is none.
DUEL: Final = 0
PHASE: Final = 1
TURN: Final = 2
"""Who draws, names the beginner, or lays the card now being laid."""
BEGAN: Final = 3
ENERGY: Final = 4  # and 5
STEPS: Final = 6  # and 7
LAID: Final = 8
"""How many cards lie in the row."""
SPENT: Final = 9
"""Cards played in earlier duels, as a mask."""
WRATH_WAITS: Final = 10
RUSE_RUNS: Final = 11
MAGIC_WAITS: Final = 12
RIPOSTE_WAITS: Final = 13
REFLECTED: Final = 14
"""The points the Mirror shows."""
SPELLBOUND: Final = 15
"""The Balrog's card that Gandalf laid open; it still belongs to the hand."""
CALLED: Final = 16
REFUSED: Final = 17
EXCHANGED: Final = 18
"""The place in the row that Feint took, while Gandalf may still refuse it."""
ASIDE: Final = 19
"""1 when Trick has put a card of this duel's hand on Gandalf's reserve."""
LOST: Final = 20
WINNER: Final = 21
CHOSE: Final = 22  # and 23
LOOKED_AT: Final = 24  # and 25
"""1 when the other player has looked at this side's hand in this duel."""
OPEN_SIZE: Final = 26
ROW_SIZE: Final = 18

# Who knows something of a side's cards: the other player, or everybody.
OTHER: Final = 0
EVERYBODY: Final = 1


class Evidence:
    """What has been seen of hidden cards. Both players know all of it; a spectator only the EVERYBODY half.

    `seen[level]` holds the cards of hands, reserves and box whose place is certain. Where a side put cards that had
    been seen back face down, `perhaps` holds those cards, `kept` how many of the whole hand went to the reserve, and
    `others` how many unseen cards were in that hand; the three at (level * 2 + side) * 3 + duel - 1.
    """

    def __init__(self, seen: vec[i64], perhaps: vec[i64], kept: vec[i64], others: vec[i64]) -> None:
        self.seen = seen
        self.perhaps = perhaps
        self.kept = kept
        self.others = others

    def copy(self) -> "Evidence":
        """An independent copy."""
        return Evidence(self.seen[:], self.perhaps[:], self.kept[:], self.others[:])

    def for_everybody(self) -> "Evidence":
        """A copy in which the players know no more than a spectator."""
        copy = self.copy()
        copy.seen[OTHER] = copy.seen[EVERYBODY]
        for i in range(6):
            copy.perhaps[i] = copy.perhaps[i + 6]
            copy.kept[i] = copy.kept[i + 6]
            copy.others[i] = copy.others[i + 6]
        return copy


def no_evidence() -> Evidence:
    """Nothing seen yet."""
    return Evidence(vec[i64]([0] * 2), vec[i64]([0] * 12), vec[i64]([0] * 12), vec[i64]([0] * 12))


def batch(level: i64, side: i64, duel: i64) -> i64:
    """Where `Evidence` keeps what was left of a hand at the end of a duel."""
    return (level * 2 + side) * 3 + duel - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """The fields; `facts.Duel` adds the rules."""

    def __init__(
        self, setting: "Setting", quiet: bool, printed: Cards, open: vec[i64], row: vec[i64], evidence: Evidence
    ) -> None:
        super().__init__(setting, quiet)
        self.printed = printed
        self.open = open
        self.row = row
        self.deck: i64 = 0
        self.hand: i64 = 0
        self.reserve: i64 = 0
        self.box: i64 = 0
        """Cards that went back face down, unplayed."""
        self.chosen: i64 = 0
        """The reserves chosen so far while the other still chooses."""
        self.shown: i64 = 0
        """The hand that the last action showed to the other player (84, 219); like the events, not copied."""
        self.evidence = evidence
        self.last_text_void = False
        self.balance_before = False

    def waiting_mask(self) -> i64:
        """Chance draws; Gandalf calls and refuses; the Balrog exchanges; both choose their reserves at once."""
        phase = self.open[PHASE]
        if phase in (PLAY, BEGIN):
            return 1 << self.open[TURN]
        if phase in (DEAL, SPELL_DRAW, TRICK_DRAW):
            return CHANCE_BIT
        if phase in (CALL, REFUSE):
            return 1 << GANDALF
        if phase == ANSWER:
            return 1 << BALROG
        if phase == RESERVE:
            return (1 - self.open[CHOSE]) | (1 - self.open[CHOSE + 1]) << 1
        return 0

    def left_to_play(self, side: i64) -> i64:
        """How many cards this side has still to lay in this duel (104, 148)."""
        held = count(of_side(self.hand, side))
        if self.open[DUEL] == FINAL:
            return held
        return held - self.to_keep(side)

    def to_keep(self, side: i64) -> i64:
        """How many cards of the hand go to the reserve at the end of this duel; Trick's card is one of the three."""
        return RESERVE_SIZE - self.open[ASIDE] if side == GANDALF else RESERVE_SIZE

    def free_squares(self) -> i64:
        """Free squares between the markers; -1 where they share one (ruling A4.1)."""
        gap = self.open[ENERGY] - self.open[ENERGY + 1]
        return (gap if gap >= 0 else -gap) - 1

    def ruse_is_open(self) -> bool:
        """Does the Balrog's hand lie open now? Not while three or more squares are free (duel:220)."""
        return self.open[RUSE_RUNS] == 1 and self.free_squares() < 3

    def row_cards(self) -> i64:
        """The cards in the row, as a mask."""
        mask: i64 = 0
        for place in range(self.open[LAID]):
            mask |= bit_of(self.row[place])
        return mask

    def edge_of(self, card: i64) -> i64:
        """The attack points of a card at the end of the row: the Mirror shows those it reflects (duel:234)."""
        return self.open[REFLECTED] if card == MIRROR else self.printed.right[card]


def empty_table(printed: Cards) -> tuple[vec[i64], vec[i64]]:
    """The open table and the row before the first card is drawn (26-28)."""
    open = vec[i64]([0] * OPEN_SIZE)
    open[DUEL] = 1
    open[ENERGY] = printed.duel_start
    open[ENERGY + 1] = printed.duel_start
    open[SPELLBOUND] = NO_CARD
    open[REFUSED] = NO_CARD
    open[EXCHANGED] = -1
    open[LOST] = -1
    open[WINNER] = -1
    return open, vec[i64]([NO_CARD] * ROW_SIZE)
