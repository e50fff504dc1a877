"""Positions of The Duel for tests, written as the worked cases are: the row, the cards that matter, the energies."""

from typing import Any

from bree.core.chance import CHANCE
from bree.core.outcome import Outcome
from bree.core.registry import game as find_game
from bree.core.state import State
from bree.games.duel.components import SIDES, Side
from bree.games.duel.fields.shapes import DuelPosition

GAME = find_game("duel")
GANDALF, BALROG = 0, 1
FILL = {
    "G": [f"G{n:02}" for n in (20, 18, 14, 13, 12, 11, 10, 8, 7, 6, 5, 4, 3, 2, 1, 9, 15, 17, 19, 16)],
    "B": [f"B{n:02}" for n in (20, 18, 14, 13, 12, 11, 10, 8, 7, 6, 5, 4, 3, 2, 1, 9, 15, 17, 19, 16)],
}


def table(
    row: str = "",
    hand: str = "",
    energy: str = "15 15",
    duel: int = 1,
    left: int = 3,
    turn: str = "",
    began: str = "",
    more: str = "",
    exact: bool = False,
    components: str = "",
    **options: str,
) -> State:
    """A position in the middle of a duel. Hands and reserves are filled up with plain cards; `left` cards are still to
    be played by whoever is on turn, who began unless `began` says otherwise. `exact` leaves the hands as given."""
    laid = row.split()
    turn = turn or ("gandalf" if not laid or laid[-1][0] == "B" else "balrog")
    began = began or turn
    taken = {*laid, *hand.split(), *more.replace(":", " ").replace(";", " ").split()}
    held, reserve = hand.split(), []
    for side, letter in zip(SIDES, "GB", strict=True):
        spare = [card for card in FILL[letter] if card not in taken]
        to_play = left - (1 if turn not in (side, began) else 0)
        aside = 1 if letter == "G" and "aside" in more else 0
        wanted = to_play + (0 if duel == 4 else 3 - aside)
        given = [card for card in held if card[0] == letter]
        if not exact:
            held += [spare.pop() for _ in range(wanted - len(given))]
        if "reserve" not in more and duel < 4:
            reserve += [spare.pop(0) for _ in range(3 * (duel - 1) + aside)]
    rows = [f"duel: {duel}", f"turn: {turn}", f"began: {began}", f"energy: {energy}", f"row: {row}"]
    rows += [f"hand: {' '.join(held)}", more]
    if reserve:
        rows.append(f"reserve: {' '.join(reserve)}")
    if duel > 1 and "lost" not in more:
        rows.append("lost: gandalf")
    return GAME.position(GAME.setting(0, options, components), "\n".join(rows))


def do(state: State, *actions: str) -> State:
    """Apply actions, each for whoever may take it."""
    for text in actions:
        action = GAME.notation.parse(text)
        able = [seat for seat in (GANDALF, BALROG, CHANCE) if action in state.actions(seat)]
        state.apply(able[0] if able else state.waiting()[0], action)
    return state


def can(state: State) -> list[str]:
    """What the seat that is waited for may do."""
    return texts(state, state.waiting()[0])


def texts(state: State, seat: int) -> list[str]:
    """What a seat may do."""
    return [GAME.notation.text(action) for action in state.actions(seat)]


def look(state: State, seat: int = -2) -> DuelPosition:
    """The fields a seat, or a spectator, is given."""
    fields = state.view(seat).fields()
    assert isinstance(fields, DuelPosition)
    return fields


def ended(state: State) -> Outcome:
    """How the game, which is over, ended."""
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def energy(state: State) -> list[int]:
    """Gandalf's and the Balrog's."""
    return list(look(state).energy)


def row(state: State) -> str:
    """The row, from its first card."""
    return " ".join(look(state).row)


def told(state: State, kind: str) -> list[dict[str, Any]]:
    """The public fields of the events of a kind in the last action, which everybody notices."""
    return [event.public for event in state.events if event.kind == kind and event.public is not None]


def read(state: State) -> list[tuple[str, str, bool]]:
    """Texts followed in the last action, with the rule and whether they had an effect."""
    rules = [event.rule for event in state.events if event.kind == "text"]
    return [(e["special"], rule, e["effect"]) for e, rule in zip(told(state, "text"), rules, strict=True)]


def voided(state: State) -> list[tuple[str, str]]:
    """Texts lost in the last action, with the rule."""
    rules = [event.rule for event in state.events if event.kind == "void"]
    return [(e["special"], rule) for e, rule in zip(told(state, "void"), rules, strict=True)]


def hand_known(state: State, viewer: int, side: Side) -> list[str]:
    """The cards of a hand that a viewer is certain of."""
    return look(state, viewer).sides[side].hand.cards
