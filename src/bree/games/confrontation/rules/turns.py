"""From one turn to the next."""

from mypy_extensions import i64

from bree.games.confrontation.components import DARK, NO_CARD, ROW, UPSTREAM
from bree.games.confrontation.evidence.kept import rejoin, somebody_must_move
from bree.games.confrontation.model.data import NOBODY, NOT_COMPARED, NOWHERE, ConfrontationData
from bree.games.confrontation.model.questions import ASK_MOVE, OVER
from bree.games.confrontation.moves.turn import is_stuck
from bree.games.confrontation.outcome import DRAWN, IDLE_LIMIT, NO_PROGRESS, PLY_LIMIT, STUCK, TOO_LONG
from bree.games.confrontation.rules.defeat import finish
from bree.games.confrontation.rules.faces import hide


def clear_battle(state: ConfrontationData) -> None:
    """Nothing of the last battle is left on the table."""
    state.no_cards = False
    state.sam_strong = False
    state.help = 0
    state.light_card = NO_CARD
    state.dark_card = NO_CARD
    state.light_magic = NO_CARD
    state.dark_magic = NO_CARD
    state.refused_card = NO_CARD
    state.asked_swap = False
    state.light_left = False
    state.light_total = NOT_COMPARED
    state.dark_total = NOT_COMPARED
    state.dark_left = False


def end_turn(state: ConfrontationData) -> None:
    """Hide what was shown, count the ply, and hand over."""
    moved_on = state.attacker != NOBODY and state.alive(state.attacker) and _further(state, state.place[state.attacker])
    state.idle = 0 if state.removals or moved_on or state.stepped != NOBODY else state.idle + 1
    if state.turn == DARK:
        state.spied = 0
    rejoin(state)
    hide(state, state.shown & ~state.kept & ~state.spied)
    state.removals = 0
    state.fresh = False
    state.stepping = False
    state.attacker = NOBODY
    state.defender = NOBODY
    state.region = NOWHERE
    state.origin = NOWHERE
    state.shuffled = 0
    state.plies += 1
    state.turn = 1 - state.turn
    begin_turn(state)


def _further(state: ConfrontationData, region: i64) -> bool:
    """ruling:B20: the moved piece ends its turn further forward than it began, or down the river."""
    if state.turn == DARK:
        return ROW[region] < ROW[state.origin]
    return ROW[region] > ROW[state.origin] or UPSTREAM[region] >> state.origin & 1 == 1


def begin_turn(state: ConfrontationData) -> None:
    """The side on turn moves, if the game goes on."""
    state.decision = ASK_MOVE
    if not ends_before_turn(state):
        somebody_must_move(state, state.turn)


def ends_before_turn(state: ConfrontationData) -> bool:
    """A stuck side loses at once (02:117, 05:212); endless play is a draw (ruling:B20)."""
    if is_stuck(state):
        finish(state, 1 - state.turn, STUCK)
    elif state.plies >= PLY_LIMIT:
        finish(state, DRAWN, TOO_LONG)
    elif state.idle >= IDLE_LIMIT:
        finish(state, DRAWN, NO_PROGRESS)
    return state.decision == OVER
