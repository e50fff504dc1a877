"""A position of The Duel as text: one line for each thing, those at their default left out; the packs hold the rest."""

from collections.abc import Sequence

from bree.core.bits import members
from bree.games.duel.components import NAMES, NO_CARD, SIDES, lines, names
from bree.games.duel.model import EVERYBODY, FINAL, OTHER, PHASES, DuelData, batch


def write(state: DuelData) -> str:
    """The whole truth. `read` reads it back."""
    rows = [
        f"duel: {state.duel}",
        f"phase: {PHASES[state.phase]}",
        f"turn: {SIDES[state.turn]}",
        f"began: {SIDES[state.began]}",
        f"energy: {state.gandalf_energy} {state.balrog_energy}",
        f"steps: {state.gandalf_steps} {state.balrog_steps}",
        _row("row", [NAMES[state.row[place]] for place in range(state.laid)]),
        _row("hand", names(state.hand)),
        _row("reserve", names(state.reserve)),
        _row("box", names(state.box)),
        _row("spent", names(state.spent)),
        _row("running", state.running()),
        _row("reflects", [str(line) for line in lines(state.reflected)]),
        _row("spellbound", [NAMES[state.spellbound]] if state.spellbound != NO_CARD else []),
        _row("called", ["yes"] if state.called else []),
        _row("refused", [NAMES[state.refused]] if state.refused != NO_CARD else []),
        _row("feint", [str(state.feint_place + 1)] if state.feint_place >= 0 else []),
        _row("aside", ["yes"] if state.aside else []),
        _row("lost", [SIDES[state.lost]] if state.lost >= 0 else []),
        _row("winner", [SIDES[state.winner]] if state.winner >= 0 else []),
        _row("chose", _sides(state.chose)),
        _row("chosen", names(state.chosen)),
        _row("looked at", _sides(state.looked_at)),
        *_evidence(state),
    ]
    return "\n".join(row for row in rows if row) + "\n"


def _row(key: str, values: Sequence[str]) -> str:
    return f"{key}: {' '.join(values)}" if values else ""


def _evidence(state: DuelData) -> list[str]:
    evidence = state.evidence
    hidden = state.hand | state.reserve | state.box
    rows = [
        _row("seen", names(evidence.seen[OTHER] & hidden)),
        _row("seen by all", names(evidence.seen[EVERYBODY] & hidden)),
    ]
    for level in range(2):
        for side in range(2):
            for duel in range(1, FINAL):
                at = batch(level, side, duel)
                if evidence.perhaps[at]:
                    others = f" and {evidence.others[at]} unseen" if evidence.others[at] else ""
                    cards = " ".join(names(evidence.perhaps[at]))
                    rows.append(f"{kept_key(level, side, duel)}: {evidence.kept[at]} of {cards}{others}")
    return rows


def kept_key(level: int, side: int, duel: int) -> str:
    """The key of the line that says what a side kept of the hand of a duel."""
    return f"{SIDES[side]} kept in {duel}{' by all' if level == EVERYBODY else ''}"


def _sides(mask: int) -> list[str]:
    return [SIDES[side] for side in members(mask)]
