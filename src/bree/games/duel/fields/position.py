"""A position as one seat may know it, as the page is sent it."""

from typing import TYPE_CHECKING

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
    batch,
)

if TYPE_CHECKING:
    from bree.games.duel.view import DuelView
from bree.games.duel.fields.shapes import (
    DuelPosition,
    Holding,
    Joint,
    Perhaps,
    Pile,
)


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
