"""A position as one seat may know it, as the page is sent it."""

from typing import TYPE_CHECKING

from msgspec import Struct

from bree.core.bits import bit
from bree.games.duel import components as c
from bree.games.duel.components import NAMES, SIDES, Side, lines, names, of_side
from bree.games.duel.model import (
    ANSWER,
    FINAL,
    HAND_SIZE,
    OTHER,
    PHASES,
    REFUSE,
    RESERVE_SIZE,
    ROW_SIZE,
    DuelData,
    Effect,
    Phase,
    batch,
)

if TYPE_CHECKING:
    from bree.games.duel.view import DuelView


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


def fields(view: "DuelView") -> DuelPosition:
    """Ids and numbers only."""
    known = view.known
    printed = known.printed
    return DuelPosition(
        duel=known.duel,
        final=known.duel == FINAL,
        phase=PHASES[known.phase],
        turn=SIDES[known.turn],
        began=SIDES[known.began],
        energy=(known.gandalf_energy, known.balrog_energy),
        free=known.free_squares(),
        scale=(printed.bottom, printed.lowest, printed.top),
        steps=(known.gandalf_steps, known.balrog_steps),
        bridge=printed.steps,
        row=[NAMES[known.row[place]] for place in range(known.laid)],
        row_size=ROW_SIZE if known.duel == FINAL else 2 * (HAND_SIZE - RESERVE_SIZE),
        joints=_joints(known),
        reflects=lines(known.reflected),
        running=known.running(),
        open_hand=known.ruse_is_open(),
        spellbound=_card(known.spellbound),
        called=known.called,
        refused=_card(known.refused),
        feint_at=known.feint_place + 1,
        aside=known.aside,
        lost=_side(known.lost),
        winner=_side(known.winner),
        sides={name: _holding(view, side) for side, name in enumerate(SIDES)},
    )


def _joints(known: DuelData) -> list[Joint]:
    """For each card of the row the points on its right edge, and those of the next card against which they count.

    Nothing counts against the last card of the row, against one that may still be taken back or exchanged, and against
    the Mirror (233). The Mirror has the points of the card before it (234); led, it has its own.
    """
    found: list[Joint] = []
    last = known.laid - 1
    waits = known.phase in (REFUSE, ANSWER)
    for place in range(last + 1):
        card = known.row[place]
        if card != c.MIRROR:
            attack = known.printed.right[card]
        elif place == last and not waits:
            attack = known.reflected
        else:
            attack = known.printed.right[known.row[place - 1] if place > 0 else card]
        counts = place < last and known.row[place + 1] != c.MIRROR and not (waits and place + 1 == last)
        defence = lines(known.printed.left[known.row[place + 1]]) if counts else None
        found.append(Joint(attack=lines(attack), defence=defence))
    return found


def _card(card: int) -> str | None:
    return None if card == c.NO_CARD else NAMES[card]


def _side(side: int) -> Side | None:
    return None if side < 0 else SIDES[side]


def _holding(view: "DuelView", side: int) -> Holding:
    known, counts = view.known, view.counts
    return Holding(
        deck=counts[side],
        hand=Pile(count=counts[2 + side], cards=names(of_side(known.hand, side))),
        reserve=Pile(count=counts[4 + side], cards=names(of_side(known.reserve, side))),
        box=Pile(count=counts[6 + side], cards=names(of_side(known.box, side))),
        spent=names(of_side(known.spent, side)),
        seen=names(of_side(known.evidence.seen[OTHER], side)),
        perhaps=_perhaps(view, side),
        looked_at=bool(known.looked_at & bit(side)),
        chose=bool(known.chose & bit(side)),
        to_keep=known.to_keep(side),
        chosen=names(of_side(known.chosen, side)),
    )


def _perhaps(view: "DuelView", side: int) -> list[Perhaps]:
    evidence = view.known.evidence
    found: list[Perhaps] = []
    for duel in range(1, FINAL):
        at = batch(view.level(), side, duel)
        if evidence.perhaps[at]:
            cards = names(evidence.perhaps[at])
            found.append(Perhaps(duel=duel, kept=evidence.kept[at], unseen=evidence.others[at], cards=cards))
    return found
