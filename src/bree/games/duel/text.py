"""A view of The Duel as a board of text, for the terminal."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bree.core.bits import members
from bree.games.duel.components import NAMES, NO_CARD, SIDES, SPECIALS, lines, names, of_side, side_of
from bree.games.duel.model import FINAL, PHASES, batch

if TYPE_CHECKING:
    from bree.games.duel.view import DuelView


def text(view: "DuelView") -> str:
    """A board for the terminal."""
    known = view.known
    title = "The final" if known.duel == FINAL else f"Duel {known.duel} of 3"
    rows = [
        f"{title}; {PHASES[known.phase]}; {SIDES[known.began]} began",
        f"{'':10}{'energy':>8}{'steps':>8}{'hand':>8}{'reserve':>9}{'pack':>8}",
    ]
    for side in range(2):
        counts = [int(view.counts[place + side]) for place in (2, 4, 0)]
        rows.append(
            f"{SIDES[side]:10}{known.energy(side):8}{known.steps(side):8}{counts[0]:8}{counts[1]:9}{counts[2]:8}"
        )
    running = known.running()
    if running:
        rows.append(f"running: {', '.join(running)}")
    if known.spellbound != NO_CARD:
        rows.append(f"laid open by Spell: {written(view, known.spellbound)}")
    rows += ["", "row" if known.laid else "row: empty"]
    for place in range(known.laid):
        rows.append(f"  {place + 1:2} {SIDES[side_of(known.row[place])]:8} {written(view, known.row[place])}")
    if known.laid and known.reflected:
        rows.append(f"  the Mirror shows {_digits(known.reflected)}")
    for side in range(2):
        rows += _known(view, side)
    return "\n".join(rows) + "\n"


def _known(view: "DuelView", side: int) -> list[str]:
    """What the viewer knows of the hidden cards of a side."""
    rows: list[str] = []
    for label, mask in (("hand", view.known.hand), ("reserve", view.known.reserve), ("box", view.known.box)):
        cards = of_side(mask, side)
        if cards:
            rows += ["", f"{SIDES[side]}'s {label}, as far as you know it"]
            rows += [f"  {written(view, card)}" for card in members(cards)]
    evidence = view.known.evidence
    for duel in range(1, FINAL):
        at = batch(view.level(), side, duel)
        if evidence.perhaps[at]:
            cards_text = ", ".join(names(evidence.perhaps[at]))
            rows += ["", f"{SIDES[side]} kept {evidence.kept[at]} of duel {duel}'s hand; in it were {cards_text}"]
    return rows


def written(view: "DuelView", card: i64) -> str:
    """A card with its points and its special name: `B22 -/- feint`."""
    face = f"{NAMES[card]} {_digits(view.known.printed.left[card])}/{_digits(view.known.printed.right[card])}"
    special = SPECIALS.get(int(card))
    return f"{face} {special}" if special else face


def _digits(points: i64) -> str:
    return "".join(str(line) for line in lines(points)) or "-"
