"""What can be asked, and of whom."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.state import CHANCE_BIT

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

# Who is asked, as bits; CHANCE_BIT of the core is the third way.
ON_TURN: Final = 0
"""Whoever's turn it is."""
ONLY_LIGHT: Final = 1
ONLY_DARK: Final = 2
BOTH: Final = 3
"""Both at once, each in secret."""
_QUESTIONS: Final[tuple[tuple[str, int], ...]] = (
    ("over", ON_TURN),
    ("number", ONLY_LIGHT),
    ("deal", CHANCE_BIT),
    ("take", BOTH),
    ("pick", BOTH),
    ("place", BOTH),
    ("order", CHANCE_BIT),
    ("move", ON_TURN),
    ("tunnel", ONLY_DARK),
    ("target", ON_TURN),
    ("found", CHANCE_BIT),
    ("sam", ONLY_LIGHT),
    ("gwaihir", ONLY_LIGHT),
    ("text-retreat", ONLY_LIGHT),
    ("show-frodo", ONLY_LIGHT),
    ("swap", ONLY_LIGHT),
    ("aragorn", ONLY_LIGHT),
    ("gollum", ONLY_DARK),
    ("saruman", ONLY_DARK),
    ("cards", BOTH),
    ("dark-card", ONLY_DARK),
    ("light-card", ONLY_LIGHT),
    ("demand", ONLY_DARK),
    ("other-card", ONLY_LIGHT),
    ("four", ONLY_DARK),
    ("dark-magic", ONLY_DARK),
    ("light-magic", ONLY_LIGHT),
    ("dark-retreat", ONLY_DARK),
    ("light-retreat", ONLY_LIGHT),
    ("help", ONLY_LIGHT),
    ("wormtongue", ONLY_DARK),
)
"""For each of the numbers above the name of the question, and who is asked."""
DECISIONS: Final[tuple[str, ...]] = tuple(name for name, _ in _QUESTIONS)
ASKED: Final = vec[i64]([who for _, who in _QUESTIONS])

# What chance is picking a hidden piece for.
FOR_ATTACK: Final = 0
FOR_KING: Final = 1
FOR_CREBAIN: Final = 2
FOR_PALANTIR: Final = 3
PURPOSES: Final = ("attack", "a-king-revealed", "crebain", "palantir")


def stage_length(decision: i64) -> i64:
    """How many choices a side makes in a stage before the game."""
    return 2 if decision == ASK_TAKE else 9 if decision == ASK_PICK else 5
