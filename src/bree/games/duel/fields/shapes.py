"""The types of what the page is sent of a position."""

from typing import TYPE_CHECKING

from msgspec import Struct

from bree.games.duel.components import Side
from bree.games.duel.model import (
    Effect,
    Phase,
)

if TYPE_CHECKING:
    pass


class Pile(Struct, forbid_unknown_fields=True):
    """Hidden cards in one place."""

    count: int
    cards: list[str]
    """Those this seat knows."""


class Perhaps(Struct, forbid_unknown_fields=True):
    """A hand put away after some of its cards had been seen: of these and the unseen ones so many were kept."""

    duel: int
    kept: int
    unseen: int
    cards: list[str]


class Holding(Struct, forbid_unknown_fields=True):
    """How many cards of a side lie where, and which of them this seat knows."""

    deck: int
    hand: Pile
    reserve: Pile
    box: Pile
    spent: list[str]
    seen: list[str]
    """Hidden cards the other side knows."""
    perhaps: list[Perhaps]
    looked_at: bool
    chose: bool
    to_keep: int
    """How many cards of the hand go to the reserve."""
    chosen: list[str]


class Joint(Struct, forbid_unknown_fields=True):
    """Where a card of the row and the next one meet."""

    attack: list[int]
    """The points on the right edge of the card; the Mirror shows those of the card before it."""
    defence: list[int] | None
    """Those of the next card, against which they count; null where nothing is settled."""


class DuelPosition(Struct, forbid_unknown_fields=True):
    """A position as one seat may know it."""

    duel: int
    final: bool
    phase: Phase
    turn: Side
    began: Side
    energy: tuple[int, int]
    free: int
    """Free squares between the markers; -1 where they share one."""
    scale: tuple[int, int, int]
    """The last square, the lowest that is not negative, and the top one."""
    steps: tuple[int, int]
    bridge: int
    row: list[str]
    row_size: int
    """How many cards a row of this duel has at most."""
    joints: list[Joint]
    reflects: list[int]
    """The lines the Mirror at the end of the row shows."""
    running: list[Effect]
    open_hand: bool
    """Whether the Balrog's hand lies open."""
    spellbound: str | None
    called: bool
    refused: str | None
    feint_at: int
    """The place in the row that Feint took, while it can be refused; 0 otherwise."""
    aside: bool
    lost: Side | None
    winner: Side | None
    sides: dict[Side, Holding]
