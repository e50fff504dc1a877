"""The cards on the table and what they count."""

from mypy_extensions import i64

from bree.games.confrontation.components import ALL_CARDS, ELVEN_CLOAK, EYE, LIGHT, MAGIC, NO_CARD
from bree.games.confrontation.model import Position
from bree.games.confrontation.powers import dark_card_ignored


def discard(s: Position, side: i64) -> i64:
    """The cards a side has played in earlier battles: all but its hand and the one on the table."""
    hand = s.light_hand if side == LIGHT else s.dark_hand
    card = s.light_card if side == LIGHT else s.dark_card
    played = ALL_CARDS[side] & ~hand
    return played if card == NO_CARD else played & ~(1 << card)


def light_card_in_force(s: Position) -> i64:
    """Light's card, or the one its Magic fetched."""
    return s.light_card if s.light_magic == NO_CARD else s.light_magic


def dark_card_in_force(s: Position) -> i64:
    """Dark's card, or the one its Magic or the Mouth of Sauron put in its place."""
    return s.dark_card if s.dark_magic == NO_CARD else s.dark_magic


def eye_watches(s: Position) -> bool:
    """02:431, 05:309: the Eye voids Light's text card, a Magic included (ruling:E7, ruling:E8)."""
    return dark_card_in_force(s) == EYE and not dark_card_ignored(s, EYE) and s.light_card >= MAGIC


def card_strength(s: Position, side: i64) -> i64:
    """What a side's card adds; text cards, ignored and cloaked ones add nothing."""
    card = light_card_in_force(s) if side == LIGHT else dark_card_in_force(s)
    if card < 0 or card >= MAGIC:
        return 0
    if side == LIGHT:
        return card + 1
    if dark_card_ignored(s, card):
        return 0
    cloaked = light_card_in_force(s) == ELVEN_CLOAK and not eye_watches(s)
    return 0 if cloaked else card + 1  # 02:409, 05:276
