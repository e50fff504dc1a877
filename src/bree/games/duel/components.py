"""The 54 cards, the energy scale and the bridge: ids, and what a component set prints on them."""

from importlib.resources import files
from typing import Final, Literal

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.components import Source
from bree.core.bits import bit, members
from bree.core.errors import Malformed

GANDALF: Final = 0
BALROG: Final = 1
Side = Literal["gandalf", "balrog"]
SIDES: Final[tuple[Side, ...]] = ("gandalf", "balrog")

# Cards are numbered from 0: Gandalf's 27, then the Balrog's 27. A set of cards is a bit mask.
DECK_SIZE: Final = 27
CARDS: Final = 54
NO_CARD: Final = -1
GANDALF_DECK: Final = (1 << 27) - 1
BALROG_DECK: Final = GANDALF_DECK << 27
BOTH_DECKS: Final = (1 << 54) - 1

EXHAUSTED_GANDALF: Final = 20
BALANCE: Final = 21
RUSE: Final = 22
MAGIC: Final = 23
MIRROR: Final = 24
WRATH: Final = 25
SPELL: Final = 26
EXHAUSTED_BALROG: Final = 47
FEINT: Final = 48
STRENGTH: Final = 49
POWER: Final = 50
TRICK: Final = 51
RIPOSTE: Final = 52

NAMES: Final = tuple(f"{letter}{number:02}" for letter in "GB" for number in range(1, DECK_SIZE + 1))
Special = Literal[
    "balance", "ruse", "magic", "mirror", "wrath", "spell", "feint", "strength", "power", "trick", "riposte"
]
SPECIALS: Final[dict[int, Special]] = {
    BALANCE: "balance",
    RUSE: "ruse",
    MAGIC: "magic",
    MIRROR: "mirror",
    WRATH: "wrath",
    SPELL: "spell",
    FEINT: "feint",
    STRENGTH: "strength",
    POWER: "power",
    TRICK: "trick",
    RIPOSTE: "riposte",
}


def side_of(card: i64) -> i64:
    """Whose card it is."""
    return 1 if card >= DECK_SIZE else 0


def is_special(card: i64) -> bool:
    """Does the card carry a text?"""
    return BALANCE <= card <= SPELL or FEINT <= card <= RIPOSTE


def whole_deck(side: i64) -> i64:
    """All cards of one side."""
    return GANDALF_DECK if side == GANDALF else BALROG_DECK


def of_side(mask: i64, side: i64) -> i64:
    """The cards of one side among these."""
    return mask & whole_deck(side)


def names(mask: i64) -> list[str]:
    """The ids of the cards in a mask."""
    return [NAMES[number] for number in members(mask)]


def lines(points: i64) -> list[int]:
    """The lines (1 is on top) on which an edge has points.

    >>> lines(0b1101)
    [1, 3, 4]
    """
    return [int(line) + 1 for line in members(points)]


class Cards:
    """One component set, ready for play."""

    def __init__(self, text: str) -> None:
        source = Source(text)
        if source.game() != "duel":
            raise Malformed(f"a set for {source.game()}, not for duel", f"line {source.line_of('', 'format')}")
        for name in source.names():
            if name not in {"format", "energy", "bridge", "strength", "card"}:
                raise Malformed(f"there is no {name!r} in The Duel", f"line {_any_line(source, name)}")
        self._read_board(source)
        self._read_cards(source)

    def _read_board(self, source: Source) -> None:
        energy = source.entry("energy")
        energy.only("duel", "final", "zero_is_negative", "bottom", "source")
        energy.origin()
        self.duel_start: i64 = energy.whole("duel", 1, 60)
        self.top: i64 = energy.whole("final", int(self.duel_start), 60)
        """The orange cross: where the final begins, and the highest square."""
        self.lowest: i64 = 1 if energy.truth("zero_is_negative") else 0
        """The lowest square that is not negative."""
        self.bottom: i64 = energy.whole("bottom", -60, -1)
        bridge = source.entry("bridge")
        bridge.only("steps", "source")
        bridge.origin()
        self.steps: i64 = bridge.whole("steps", 1, 20)
        strength = source.entry("strength")
        strength.only("loss", "source")
        strength.origin()
        self.strength_loss: i64 = strength.whole("loss", 0, 10)

    def _read_cards(self, source: Source) -> None:
        found = source.names("card")
        for name in found:
            if name not in NAMES:
                raise Malformed(f"there is no card {name!r}: G01 to G27, B01 to B27", f"line {_any_line(source, name)}")
        for side in range(2):
            held = [name for name in found if name[0] == SIDES[side][0].upper()]
            missing = [name for name in NAMES[side * DECK_SIZE : (side + 1) * DECK_SIZE] if name not in found]
            if missing:
                key = SPECIALS.get(NAMES.index(missing[0]))
                what = f"{missing[0]}, {key}," if key else missing[0]
                last = source.line_of(f"card.{held[-1]}") if held else max(1, len(source.rows))
                raise Malformed(f"{SIDES[side]} has {len(held)} cards, not 27: {what} is missing", f"line {last}")
        self.left = vec[i64]()
        self.right = vec[i64]()
        self.sources: list[str] = []
        for card in range(CARDS):
            self._read_card(source, card)

    def _read_card(self, source: Source, card: int) -> None:
        entry = source.entry("card", NAMES[card])
        if card in SPECIALS:
            if entry.table.get("special") != SPECIALS[card]:
                entry.fail(f'this number is for special = "{SPECIALS[card]}"', "special")
            entry.only("special", "left", "right", "source")
        else:
            if "special" in entry.table:
                entry.fail("this number is not for a special card", "special")
            entry.only("left", "right", "source")
        for key in ("left", "right"):
            points: i64 = 0
            for digit in entry.text(key):
                if digit not in "1234":
                    entry.fail(f"{key} has a point on line {digit!r}; the lines are 1, 2, 3 and 4", key)
                line = bit(int(digit) - 1)
                if points & line:
                    entry.fail(f"{key} has line {digit} twice", key)
                points |= line
            if points and card in {EXHAUSTED_GANDALF, EXHAUSTED_BALROG}:
                entry.fail("the exhaustion card has no points", key)
            if points and card == FEINT:
                entry.fail("Feint has no points", key)
            if key == "left":
                self.left = append(self.left, points)
            else:
                self.right = append(self.right, points)
        self.sources.append(entry.origin())


def _any_line(source: Source, name: str) -> int:
    """The line on which a name first appears, as a key or in a heading."""
    for number, row in enumerate(source.rows, start=1):
        if name in row.partition("#")[0].partition("=")[0]:
            return number
    return 1


def default_components() -> str:
    """The set that comes with the game."""
    return (files("bree.games.duel") / "data" / "components.toml").read_text(encoding="utf-8")


_read: dict[str, Cards] = {}


def cards_of(components: str) -> Cards:
    """The set with this text; the empty text stands for the one that comes with the game."""
    if components not in _read:
        if len(_read) > 64:  # a server is offered many sets; do not keep them all
            _read.clear()
        _read[components] = Cards(components or default_components())
    return _read[components]
