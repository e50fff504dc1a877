"""From one turn to the next."""

from mypy_extensions import i64

from bree.games.confrontation.components import DARK, NO_CARD, ROW, UPSTREAM
from bree.games.confrontation.knowledge import hide, rejoin, somebody_must_move
from bree.games.confrontation.losses import finish
from bree.games.confrontation.model import (
    ASK_MOVE,
    DRAWN,
    IDLE_LIMIT,
    NO_PROGRESS,
    NOBODY,
    NOWHERE,
    PLY_LIMIT,
    STUCK,
    TOO_LONG,
    Position,
)
from bree.games.confrontation.moves import is_stuck


def clear_battle(s: Position) -> None:
    """Nothing of the last battle is left on the table."""
    s.no_cards = False
    s.sam_strong = False
    s.help = 0
    s.light_card = NO_CARD
    s.dark_card = NO_CARD
    s.light_magic = NO_CARD
    s.dark_magic = NO_CARD
    s.refused_card = NO_CARD
    s.asked_swap = False
    s.light_left = False
    s.sums = 0
    s.dark_left = False


def end_turn(s: Position) -> None:
    """Hide what was shown, count the ply, and hand over."""
    moved_on = s.attacker != NOBODY and s.alive(s.attacker) and _further(s, s.place[s.attacker])
    s.idle = 0 if s.removals or moved_on or s.stepped != NOBODY else s.idle + 1
    if s.turn == DARK:
        s.spied = 0
    rejoin(s)
    hide(s, s.shown & ~s.kept & ~s.spied)
    s.removals = 0
    s.fresh = False
    s.stepping = False
    s.attacker = NOBODY
    s.defender = NOBODY
    s.region = NOWHERE
    s.origin = NOWHERE
    s.shuffled = 0
    s.plies += 1
    s.turn = 1 - s.turn
    begin_turn(s)


def _further(s: Position, region: i64) -> bool:
    """ruling:B20: the moved piece ends its turn further forward than it began, or down the river."""
    if s.turn == DARK:
        return ROW[region] < ROW[s.origin]
    return ROW[region] > ROW[s.origin] or UPSTREAM[region] >> s.origin & 1 == 1


def begin_turn(s: Position) -> None:
    """A stuck side loses at once (02:117, 05:212); endless play is a draw (ruling:B20)."""
    s.decision = ASK_MOVE
    if is_stuck(s):
        finish(s, 1 - s.turn, STUCK)
    elif s.plies >= PLY_LIMIT:
        finish(s, DRAWN, TOO_LONG)
    elif s.idle >= IDLE_LIMIT:
        finish(s, DRAWN, NO_PROGRESS)
    else:
        somebody_must_move(s, s.turn)
