"""How a duel ends, and what follows on the bridge and for the hands."""

from mypy_extensions import i64

from bree.core.bits import bit, count
from bree.games.duel import events, evidence
from bree.games.duel.components import BALROG, GANDALF, NO_CARD, of_side
from bree.games.duel.model import BEGIN, BOTH_SIDES, DEAL, FINAL, OVER, RESERVE, DuelData


def end_duel(state: DuelData) -> None:
    """The higher marker wins; level, whoever began loses (121, 127). The figure climbs at once (115)."""
    free = state.free_squares()
    winner = 1 - state.began if free < 0 else GANDALF if state.gandalf_energy > state.balrog_energy else BALROG
    # Q13: there is no step above the top one.
    climbed = min(steps_for(free), state.printed.steps - state.steps(winner))
    state.lost = 1 - winner
    state.climb(winner, climbed)
    events.duel_end(state, winner, free, climbed)
    if state.duel == FINAL:
        end_game(state, ahead_on_bridge(state, winner))
    elif state.steps(winner) >= state.printed.steps:
        end_game(state, winner)
    else:
        choose_reserves(state)


def steps_for(free: i64) -> i64:
    """How far the winner climbs for this many free squares between the markers (123-127).

    >>> [steps_for(free) for free in (-1, 0, 2, 3, 4, 5, 12)]
    [1, 1, 1, 2, 2, 3, 3]
    """
    return 3 if free >= 5 else 2 if free >= 3 else 1


def ahead_on_bridge(state: DuelData, won_final: i64) -> i64:
    """Who has climbed higher; level, the winner of the final (158)."""
    lead = state.gandalf_steps - state.balrog_steps
    if lead == 0:
        return won_final
    return GANDALF if lead > 0 else BALROG


def end_game(state: DuelData, winner: i64) -> None:
    """The winner of the game is known."""
    state.winner = winner
    state.phase = OVER
    events.game_end(state)


def choose_reserves(state: DuelData) -> None:
    """Whoever holds more than three cards chooses which to keep (119); the running effects end with the duel."""
    state.wrath_waits = False
    state.ruse_runs = False
    state.magic_waits = False
    state.riposte_waits = False
    state.called = False
    state.refused = NO_CARD
    state.chosen = 0
    state.chose = 0
    state.phase = RESERVE
    for side in range(2):
        hand = of_side(state.hand, side)
        if count(hand) == state.to_keep(side):
            state.chosen |= hand
            state.chose |= bit(side)
    if state.chose == BOTH_SIDES:
        next_duel(state)


def next_duel(state: DuelData) -> None:
    """The reserves are put away (119) and the markers set back (135); the row stays till the next duel begins."""
    for side in range(2):
        evidence.put_by(state, side, of_side(state.chosen, side))
    state.reserve |= state.chosen
    state.box |= state.hand & ~state.chosen
    state.hand = 0
    state.chosen = 0
    state.chose = 0
    state.aside = False
    state.reflected = 0
    state.looked_at = 0
    state.spellbound = NO_CARD
    state.duel += 1
    if state.duel == FINAL:
        begin_final(state)
        return
    state.set_energy(GANDALF, state.printed.duel_start)
    state.set_energy(BALROG, state.printed.duel_start)
    state.phase = DEAL
    state.turn = GANDALF


def begin_final(state: DuelData) -> None:
    """The reserves are the hands, the markers stand on the orange cross, the lower figure says who begins (145-147)."""
    state.hand = state.reserve
    state.reserve = 0
    state.set_energy(GANDALF, state.printed.top)
    state.set_energy(BALROG, state.printed.top)
    state.phase = BEGIN
    state.turn = 1 - ahead_on_bridge(state, 1 - state.lost)
    events.final(state)
