"""The Duel as data: what lies open on the table, where the hidden cards are, and who has seen them."""

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.bits import bit, count
from bree.core.state import CHANCE_BIT, State
from bree.games.duel.components import (
    BALROG,
    BOTH_DECKS,
    GANDALF,
    MAGIC,
    MIRROR,
    NO_CARD,
    RIPOSTE,
    RUSE,
    SPELL,
    TRICK,
    WRATH,
    Cards,
    of_side,
)

if TYPE_CHECKING:
    from bree.core.game import Setting

FINAL: Final = 4
"""The fourth duel is the final."""
HAND_SIZE: Final = 9
RESERVE_SIZE: Final = 3
ROW_SIZE: Final = 18
"""The most cards a row has: all those of both hands, in the final."""
LOOK_GAP: Final = 3
"""With so many free squares between the markers a hand may be looked at (duel:84)."""
NOBODY: Final = -1
BOTH_SIDES: Final = 3

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
Phase = Literal["deal", "begin", "call", "play", "refuse", "answer", "spell", "trick", "reserve", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

Effect = Literal["wrath", "ruse", "magic", "riposte"]
RUNNING: Final[tuple[Effect, ...]] = get_args(Effect)
"""The texts whose effect can last, in the order in which they are named."""

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


class House:
    """The readings of the rules that the options choose. Shared, never changed, by all states of a game."""

    def __init__(self, setting: "Setting") -> None:
        self.last_text_void: bool = setting.options["last_text"] == "void"
        self.balance_before: bool = setting.options["balance"] == "before"


class DuelData(State):
    """The fields; `facts.DuelState` adds the rules. Cards are NO_CARD and sides NOBODY where there is none."""

    NOT_COPIED: ClassVar[tuple[str, ...]] = ("shown",)
    """Like the events it tells what the last action did, which a copy has not done."""

    # These come from `lay_out`, or in a copy from the original.
    row: vec[i64]
    """The cards laid, the first `laid` places; the others hold nothing that counts."""
    evidence: Evidence

    def __init__(self, setting: "Setting", quiet: bool, printed: Cards, house: House) -> None:
        super().__init__(setting, quiet)
        self.printed = printed
        self.house = house
        # The hidden cards.
        self.deck: i64 = 0
        self.hand: i64 = 0
        self.reserve: i64 = 0
        self.box: i64 = 0
        """Cards that went back face down, unplayed."""
        self.chosen: i64 = 0
        """The reserves chosen so far while the other still chooses."""
        # What everybody sees.
        self.duel: i64 = 1
        self.phase: i64 = DEAL
        self.turn: i64 = GANDALF
        """Who draws, names the beginner, or lays the card now being laid."""
        self.began: i64 = GANDALF
        self.gandalf_energy: i64 = 0
        self.balrog_energy: i64 = 0
        self.gandalf_steps: i64 = 0
        self.balrog_steps: i64 = 0
        self.laid: i64 = 0
        """How many cards lie in the row."""
        self.spent: i64 = 0
        """Cards played in earlier duels."""
        self.wrath_waits = False
        self.ruse_runs = False
        self.magic_waits = False
        self.riposte_waits = False
        self.reflected: i64 = 0
        """The points the Mirror shows."""
        self.spellbound: i64 = NO_CARD
        """The Balrog's card that Gandalf laid open; it still belongs to the hand."""
        self.called = False
        self.refused: i64 = NO_CARD
        self.feint_place: i64 = -1
        """The place in the row that Feint took, while Gandalf may still refuse it; -1 otherwise."""
        self.aside = False
        """Whether Trick has put a card of this duel's hand on Gandalf's reserve."""
        self.lost: i64 = NOBODY
        """Who lost the duel before, or the one that has just ended."""
        self.winner: i64 = NOBODY
        self.chose: i64 = 0
        """The sides that have chosen their reserve, as bits."""
        self.looked_at: i64 = 0
        """The sides whose hand the other player has looked at in this duel, as bits."""
        self.shown: i64 = 0
        """The hand that the last action showed to the other player (84, 219)."""

    def lay_out(self) -> None:
        """The table before the first card is drawn (26-28)."""
        self.set_energy(GANDALF, self.printed.duel_start)
        self.set_energy(BALROG, self.printed.duel_start)
        self.row = vec[i64]([NO_CARD] * ROW_SIZE)
        self.evidence = no_evidence()
        self.deck = BOTH_DECKS

    def copy_to(self, other: "DuelData") -> None:
        """Make the other state equal to this one; quiet ones share the evidence, which they never change."""
        other.learned = self.learned
        other.row = self.row[:]
        other.evidence = self.evidence if self.quiet else self.evidence.copy()
        other.gandalf_energy = self.gandalf_energy
        other.balrog_energy = self.balrog_energy
        other.gandalf_steps = self.gandalf_steps
        other.balrog_steps = self.balrog_steps
        other.deck = self.deck
        other.hand = self.hand
        other.reserve = self.reserve
        other.box = self.box
        other.chosen = self.chosen
        other.duel = self.duel
        other.phase = self.phase
        other.turn = self.turn
        other.began = self.began
        other.laid = self.laid
        other.spent = self.spent
        other.wrath_waits = self.wrath_waits
        other.ruse_runs = self.ruse_runs
        other.magic_waits = self.magic_waits
        other.riposte_waits = self.riposte_waits
        other.reflected = self.reflected
        other.spellbound = self.spellbound
        other.called = self.called
        other.refused = self.refused
        other.feint_place = self.feint_place
        other.aside = self.aside
        other.lost = self.lost
        other.winner = self.winner
        other.chose = self.chose
        other.looked_at = self.looked_at

    @abstractmethod
    def clone(self) -> "DuelData":
        """An independent copy, without the events."""

    def waiting_mask(self) -> i64:
        """Chance draws; Gandalf calls and refuses; the Balrog exchanges; both choose their reserves at once."""
        phase = self.phase
        if phase in (PLAY, BEGIN):
            return bit(self.turn)
        if phase in (DEAL, SPELL_DRAW, TRICK_DRAW):
            return CHANCE_BIT
        if phase in (CALL, REFUSE):
            return bit(GANDALF)
        if phase == ANSWER:
            return bit(BALROG)
        if phase == RESERVE:
            return BOTH_SIDES & ~self.chose
        return 0

    def energy(self, side: i64) -> i64:
        """Where the marker of this side stands."""
        return self.gandalf_energy if side == GANDALF else self.balrog_energy

    def set_energy(self, side: i64, square: i64) -> None:
        """Put the marker of this side on a square of the scale."""
        if side == GANDALF:
            self.gandalf_energy = square
        else:
            self.balrog_energy = square

    def steps(self, side: i64) -> i64:
        """How far the figure of this side has climbed."""
        return self.gandalf_steps if side == GANDALF else self.balrog_steps

    def climb(self, side: i64, steps: i64) -> None:
        """Move the figure of this side up the bridge."""
        if side == GANDALF:
            self.gandalf_steps += steps
        else:
            self.balrog_steps += steps

    def running(self) -> list[Effect]:
        """Which effects last, by name."""
        last = (self.wrath_waits, self.ruse_runs, self.magic_waits, self.riposte_waits)
        return [name for name, runs in zip(RUNNING, last, strict=True) if runs]

    def left_to_play(self, side: i64) -> i64:
        """How many cards this side has still to lay in this duel (104, 148)."""
        held = count(of_side(self.hand, side))
        if self.duel == FINAL:
            return held
        return held - self.to_keep(side)

    def to_keep(self, side: i64) -> i64:
        """How many cards of the hand go to the reserve at the end of this duel; Trick's card is one of the three."""
        return RESERVE_SIZE - 1 if side == GANDALF and self.aside else RESERVE_SIZE

    def free_squares(self) -> i64:
        """Free squares between the markers; -1 where they share one (ruling A4.1)."""
        gap = self.gandalf_energy - self.balrog_energy
        return (gap if gap >= 0 else -gap) - 1

    def ruse_is_open(self) -> bool:
        """Whether the Balrog's hand lies open now: not while three or more squares are free (duel:220)."""
        return self.ruse_runs and self.free_squares() < LOOK_GAP

    def row_cards(self) -> i64:
        """The cards in the row, as a mask."""
        mask: i64 = 0
        for place in range(self.laid):
            mask |= bit(self.row[place])
        return mask

    def must_be_laid(self) -> i64:
        """The special cards that have been laid in this duel, for what they did is still there.

        They lie in the row, but for a written position that leaves out the beginning of the row.
        """
        cards: i64 = 0
        if self.wrath_waits:
            cards |= bit(WRATH)
        if self.ruse_runs:
            cards |= bit(RUSE)
        if self.magic_waits or self.refused != NO_CARD:
            cards |= bit(MAGIC)
        if self.riposte_waits or self.phase == ANSWER:
            cards |= bit(RIPOSTE)
        if self.spellbound != NO_CARD:
            cards |= bit(SPELL)
        if self.aside:
            cards |= bit(TRICK)
        return cards

    def edge_of(self, card: i64) -> i64:
        """The attack points of a card at the end of the row: the Mirror shows those it reflects (duel:234)."""
        return self.reflected if card == MIRROR else self.printed.right[card]
