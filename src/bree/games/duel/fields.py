"""A view of The Duel as ids and numbers, for pages and other programs."""

from typing import TYPE_CHECKING

from bree.core.bits import bit
from bree.games.duel.components import MIRROR, NAMES, NO_CARD, SIDES, lines, names, of_side
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


def fields(view: "DuelView") -> dict[str, object]:
    """Ids and numbers only."""
    known = view.known
    printed = known.printed
    return {
        "duel": int(known.duel),
        "final": known.duel == FINAL,
        "phase": PHASES[known.phase],
        "turn": SIDES[known.turn],
        "began": SIDES[known.began],
        "energy": [known.gandalf_energy, known.balrog_energy],
        "free": int(known.free_squares()),
        "scale": [int(printed.bottom), int(printed.lowest), int(printed.top)],
        "steps": [known.gandalf_steps, known.balrog_steps],
        "bridge": int(printed.steps),
        "row": [NAMES[known.row[place]] for place in range(known.laid)],
        "row_size": ROW_SIZE if known.duel == FINAL else 2 * (HAND_SIZE - RESERVE_SIZE),
        "joints": _joints(known),
        "reflects": lines(known.reflected),
        "running": known.running(),
        "open_hand": known.ruse_is_open(),
        "spellbound": _card(known.spellbound),
        "called": known.called,
        "refused": _card(known.refused),
        "feint_at": int(known.feint_place) + 1,
        "aside": known.aside,
        "lost": _seat(known.lost),
        "winner": _seat(known.winner),
        "sides": {SIDES[side]: _side(view, side) for side in range(2)},
    }


def _joints(known: DuelData) -> list[dict[str, object]]:
    """For each card of the row the points on its right edge, and those of the next card against which they count.

    Nothing counts against the last card of the row, against one that may still be taken back or exchanged, and against
    the Mirror (233). The Mirror has the points of the card before it (234); led, it has its own.
    """
    found: list[dict[str, object]] = []
    last = int(known.laid) - 1
    waits = known.phase in (REFUSE, ANSWER)
    for place in range(last + 1):
        card = known.row[place]
        if card != MIRROR:
            attack = known.printed.right[card]
        elif place == last and not waits:
            attack = known.reflected
        else:
            attack = known.printed.right[known.row[place - 1] if place > 0 else card]
        counts = place < last and known.row[place + 1] != MIRROR and not (waits and place + 1 == last)
        defence = lines(known.printed.left[known.row[place + 1]]) if counts else None
        found.append({"attack": lines(attack), "defence": defence})
    return found


def _card(card: int) -> str | None:
    return None if card == NO_CARD else NAMES[card]


def _seat(seat: int) -> str | None:
    return None if seat < 0 else SIDES[seat]


def _side(view: "DuelView", side: int) -> dict[str, object]:
    """How many cards lie where, and which of them the viewer knows; `seen` are those the other side knows."""
    known, counts = view.known, view.counts
    return {
        "deck": int(counts[side]),
        "hand": {"count": int(counts[2 + side]), "cards": names(of_side(known.hand, side))},
        "reserve": {"count": int(counts[4 + side]), "cards": names(of_side(known.reserve, side))},
        "box": {"count": int(counts[6 + side]), "cards": names(of_side(known.box, side))},
        "spent": names(of_side(known.spent, side)),
        "seen": names(of_side(known.evidence.seen[OTHER], side)),
        "perhaps": perhaps_kept(view, side),
        "looked_at": bool(known.looked_at & bit(side)),
        "chose": bool(known.chose & bit(side)),
        "to_keep": int(known.to_keep(side)),
        "chosen": names(of_side(known.chosen, side)),
    }


def perhaps_kept(view: "DuelView", side: int) -> list[dict[str, object]]:
    """Hands put away after some of their cards had been seen: so many of them were kept, nobody else knows which."""
    evidence = view.known.evidence
    found: list[dict[str, object]] = []
    for duel in range(1, FINAL):
        at = batch(view.level(), side, duel)
        if evidence.perhaps[at]:
            cards = names(evidence.perhaps[at])
            kept, others = int(evidence.kept[at]), int(evidence.others[at])
            found.append({"duel": duel, "kept": kept, "unseen": others, "cards": cards})
    return found
