"""A view of The Duel as fields for pages and programs, and as text for the terminal."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bree.games.duel.cards import NAMES, NO_CARD, SIDES, SPECIALS, lines, names, of_side, side_of
from bree.games.duel.model import (
    ASIDE,
    BEGAN,
    CALLED,
    CHOSE,
    DUEL,
    ENERGY,
    EXCHANGED,
    FINAL,
    LAID,
    LOOKED_AT,
    LOST,
    MAGIC_WAITS,
    OTHER,
    PHASE,
    PHASES,
    REFLECTED,
    REFUSED,
    RIPOSTE_WAITS,
    RUSE_RUNS,
    SPELLBOUND,
    SPENT,
    STEPS,
    TURN,
    WINNER,
    WRATH_WAITS,
    batch,
)

if TYPE_CHECKING:
    from bree.games.duel.view import DuelView

_RUNNING = (("wrath", WRATH_WAITS), ("ruse", RUSE_RUNS), ("magic", MAGIC_WAITS), ("riposte", RIPOSTE_WAITS))


def fields(view: "DuelView") -> dict[str, object]:
    """Ids and numbers only."""
    open = view.open
    printed = view.printed
    gap = abs(int(open[ENERGY] - open[ENERGY + 1]))
    return {
        "duel": int(open[DUEL]),
        "final": bool(open[DUEL] == FINAL),
        "phase": PHASES[open[PHASE]],
        "turn": SIDES[open[TURN]],
        "began": SIDES[open[BEGAN]],
        "energy": [int(open[ENERGY]), int(open[ENERGY + 1])],
        "free": gap - 1,
        "scale": [int(printed.bottom), int(printed.lowest), int(printed.top)],
        "steps": [int(open[STEPS]), int(open[STEPS + 1])],
        "bridge": int(printed.steps),
        "row": [NAMES[view.row[place]] for place in range(open[LAID])],
        "reflects": lines(open[REFLECTED]),
        "running": [name for name, place in _RUNNING if open[place]],
        "open_hand": bool(open[RUSE_RUNS] and gap <= 3),
        "spellbound": _card(open[SPELLBOUND]),
        "called": bool(open[CALLED]),
        "refused": _card(open[REFUSED]),
        "feint_at": int(open[EXCHANGED]) + 1,
        "aside": bool(open[ASIDE]),
        "lost": _seat(open[LOST]),
        "winner": _seat(open[WINNER]),
        "sides": {SIDES[side]: _side(view, side) for side in range(2)},
    }


def _card(card: i64) -> str | None:
    return None if card == NO_CARD else NAMES[card]


def _seat(seat: i64) -> str | None:
    return None if seat < 0 else SIDES[seat]


def _side(view: "DuelView", side: int) -> dict[str, object]:
    """How many cards lie where, and which of them the viewer knows; `seen` are those the other side knows."""
    counts = view.counts
    chosen = of_side(view.chosen, side)
    return {
        "deck": int(counts[side]),
        "hand": {"count": int(counts[2 + side]), "cards": names(of_side(view.hand, side))},
        "reserve": {"count": int(counts[4 + side]), "cards": names(of_side(view.reserve, side))},
        "box": {"count": int(counts[6 + side]), "cards": names(of_side(view.box, side))},
        "spent": names(of_side(view.open[SPENT], side)),
        "seen": names(of_side(view.evidence.seen[OTHER], side)),
        "perhaps": _perhaps(view, side),
        "looked_at": bool(view.open[LOOKED_AT + side]),
        "chose": bool(view.open[CHOSE + side]),
        "chosen": names(chosen),
    }


def _perhaps(view: "DuelView", side: int) -> list[dict[str, object]]:
    """Hands put away after some of their cards had been seen: so many of them were kept, nobody else knows which."""
    evidence = view.evidence
    found: list[dict[str, object]] = []
    for duel in range(1, FINAL):
        at = batch(view.level(), side, duel)
        if evidence.perhaps[at]:
            cards = names(evidence.perhaps[at])
            kept, others = int(evidence.kept[at]), int(evidence.others[at])
            found.append({"duel": duel, "kept": kept, "unseen": others, "cards": cards})
    return found


def text(view: "DuelView") -> str:
    """A board for the terminal."""
    open = view.open
    title = "The final" if open[DUEL] == FINAL else f"Duel {open[DUEL]} of 3"
    rows = [
        f"{title}; {PHASES[open[PHASE]]}; {SIDES[open[BEGAN]]} began",
        f"{'':10}{'energy':>8}{'steps':>8}{'hand':>8}{'reserve':>9}{'pack':>8}",
    ]
    for side in range(2):
        counts = [int(view.counts[place + side]) for place in (2, 4, 0)]
        rows.append(
            f"{SIDES[side]:10}{open[ENERGY + side]:8}{open[STEPS + side]:8}{counts[0]:8}{counts[1]:9}{counts[2]:8}"
        )
    running = [name for name, place in _RUNNING if open[place]]
    if running:
        rows.append(f"running: {', '.join(running)}")
    if open[SPELLBOUND] != NO_CARD:
        rows.append(f"laid open by Spell: {written(view, open[SPELLBOUND])}")
    rows += ["", "row" if open[LAID] else "row: empty"]
    for place in range(open[LAID]):
        rows.append(f"  {place + 1:2} {SIDES[side_of(view.row[place])]:8} {written(view, view.row[place])}")
    if open[LAID] and open[REFLECTED]:
        rows.append(f"  the Mirror shows {_digits(open[REFLECTED])}")
    for side in range(2):
        rows += _known(view, side)
    return "\n".join(rows) + "\n"


def _known(view: "DuelView", side: int) -> list[str]:
    """What the viewer knows of the hidden cards of a side."""
    rows: list[str] = []
    for label, mask in (("hand", view.hand), ("reserve", view.reserve), ("box", view.box)):
        cards = of_side(mask, side)
        if cards:
            rows += ["", f"{SIDES[side]}'s {label}, as far as you know it"]
            rows += [f"  {written(view, NAMES.index(name))}" for name in names(cards)]
    for kept in _perhaps(view, side):
        cards_text = str(kept["cards"]).strip("[]").replace("'", "")
        rows += ["", f"{SIDES[side]} kept {kept['kept']} of duel {kept['duel']}'s hand; in it were {cards_text}"]
    return rows


def written(view: "DuelView", card: i64) -> str:
    """A card with its points and its special name: `B22 -/- feint`."""
    face = f"{NAMES[card]} {_digits(view.printed.left[card])}/{_digits(view.printed.right[card])}"
    special = SPECIALS.get(int(card))
    return f"{face} {special}" if special else face


def _digits(points: i64) -> str:
    return "".join(str(line) for line in lines(points)) or "-"
