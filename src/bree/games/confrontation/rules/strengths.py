"""What the fighters and the cards on the table count."""

from mypy_extensions import i64

from bree.core.bits import bit
from bree.games.confrontation import components as box
from bree.games.confrontation.model.data import ConfrontationData
from bree.games.confrontation.rules.powers import dark_card_ignored


def strength(state: ConfrontationData, tile: i64) -> i64:
    """The strength of a piece in the battle in progress, without cards."""
    character = state.character(tile)
    blank = tile < 9 and state.against_warg()
    if blank:
        return box.STRENGTH[character]
    if character == box.SAM and state.sam_strong:
        return 5  # 02:211, 05:327
    if character == box.SAM_VARIANT and tile == state.defender:
        return strength_of_dark(state)  # 05:443
    if character == box.THEODEN and (state.region in (box.ROHAN, box.GONDOR)):
        return 4  # 05:479
    if character == box.TREEBEARD and state.region == box.FANGORN:
        return 6  # 05:467
    if tile >= 9:
        return strength_of_dark(state)
    return box.STRENGTH[character]


def strength_of_dark(state: ConfrontationData) -> i64:
    """The strength of Dark's piece in the battle, without cards."""
    tile = state.dark_fighter()
    if state.character(tile) == box.ORCS_VARIANT and tile == state.attacker:
        return 6  # 05:512
    return box.STRENGTH[state.character(tile)]


def discard(state: ConfrontationData, side: i64) -> i64:
    """The cards a side has played in earlier battles: all but its hand and the one on the table."""
    hand = state.light_hand if side == box.LIGHT else state.dark_hand
    card = state.light_card if side == box.LIGHT else state.dark_card
    played = box.ALL_CARDS[side] & ~hand
    return played if card < 0 else played & ~bit(card)


def light_card_in_force(state: ConfrontationData) -> i64:
    """Light's card, or the one its Magic fetched."""
    return state.light_card if state.light_magic == box.NO_CARD else state.light_magic


def dark_card_in_force(state: ConfrontationData) -> i64:
    """Dark's card, or the one its Magic or the Mouth of Sauron put in its place."""
    return state.dark_card if state.dark_magic == box.NO_CARD else state.dark_magic


def eye_watches(state: ConfrontationData) -> bool:
    """02:431, 05:309: the Eye voids Light's text card, a Magic included (ruling:E7, ruling:E8)."""
    return (
        dark_card_in_force(state) == box.EYE and not dark_card_ignored(state, box.EYE) and state.light_card >= box.MAGIC
    )


def card_strength(state: ConfrontationData, side: i64) -> i64:
    """What a side's card adds; text cards, ignored and cloaked ones add nothing."""
    card = light_card_in_force(state) if side == box.LIGHT else dark_card_in_force(state)
    if card < 0 or card >= box.MAGIC:
        return 0
    if side == box.LIGHT:
        return card + 1
    if dark_card_ignored(state, card):
        return 0
    cloaked = light_card_in_force(state) == box.ELVEN_CLOAK and not eye_watches(state)
    return 0 if cloaked else card + 1  # 02:409, 05:276
