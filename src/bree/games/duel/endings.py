"""How a duel ends, what follows on the bridge and for the hands, and how the game is won."""

from mypy_extensions import i64

from bree.core.event import Event
from bree.core.outcome import Outcome
from bree.games.duel import evidence
from bree.games.duel.cards import BALROG, GANDALF, NO_CARD, SIDES, count, of_side
from bree.games.duel.model import (
    ASIDE,
    BEGAN,
    BEGIN,
    CALLED,
    CHOSE,
    DEAL,
    DUEL,
    ENERGY,
    FINAL,
    LOOKED_AT,
    LOST,
    MAGIC_WAITS,
    OVER,
    PHASE,
    REFLECTED,
    REFUSED,
    RESERVE,
    RIPOSTE_WAITS,
    RUSE_RUNS,
    SPELLBOUND,
    STEPS,
    TURN,
    WINNER,
    WRATH_WAITS,
    Table,
)


def end_duel(table: Table) -> None:
    """The higher marker wins; level, whoever began loses (121, 127). The figure climbs at once (115)."""
    free = table.free_squares()
    winner = 1 - table.open[BEGAN] if free < 0 else GANDALF if table.open[ENERGY] > table.open[ENERGY + 1] else BALROG
    # Q13: there is no step above the top one.
    climbed = min(steps_for(free), table.printed.steps - table.open[STEPS + winner])
    table.open[LOST] = 1 - winner
    table.open[STEPS + winner] += climbed
    if not table.quiet:
        fields: dict[str, object] = {
            "winner": SIDES[winner],
            "free": int(free),
            "climbed": int(climbed),
            "steps": [int(table.open[STEPS]), int(table.open[STEPS + 1])],
        }
        table.note(Event("duel-end", "duel:127" if free < 0 else "duel:121", fields))
    if table.open[DUEL] == FINAL:
        end_game(table, ahead_on_bridge(table, winner))
    elif table.open[STEPS + winner] >= table.printed.steps:
        end_game(table, winner)
    else:
        choose_reserves(table)


def steps_for(free: i64) -> i64:
    """How far the winner climbs for this many free squares between the markers (123-127).

    >>> [steps_for(free) for free in (-1, 0, 2, 3, 4, 5, 12)]
    [1, 1, 1, 2, 2, 3, 3]
    """
    return 3 if free >= 5 else 2 if free >= 3 else 1


def ahead_on_bridge(table: Table, won_final: i64) -> i64:
    """Who has climbed higher; level, the winner of the final (158)."""
    lead = table.open[STEPS] - table.open[STEPS + 1]
    if lead == 0:
        return won_final
    return GANDALF if lead > 0 else BALROG


def end_game(table: Table, winner: i64) -> None:
    """The winner of the game is known."""
    table.open[WINNER] = winner
    table.open[PHASE] = OVER
    if not table.quiet:
        rule = "duel:158" if table.open[DUEL] == FINAL else "duel:160"
        table.note(Event("game-end", rule, {"winner": SIDES[winner]}))


def choose_reserves(table: Table) -> None:
    """Whoever holds more than three cards chooses which to keep (119); the running effects end with the duel."""
    for effect in (WRATH_WAITS, RUSE_RUNS, MAGIC_WAITS, RIPOSTE_WAITS, CALLED):
        table.open[effect] = 0
    table.open[REFUSED] = NO_CARD
    table.chosen = 0
    table.open[PHASE] = RESERVE
    for side in range(2):
        hand = of_side(table.hand, side)
        if count(hand) == table.to_keep(side):
            table.chosen |= hand
            table.open[CHOSE + side] = 1
        else:
            table.open[CHOSE + side] = 0
    if table.open[CHOSE] == 1 and table.open[CHOSE + 1] == 1:
        next_duel(table)


def next_duel(table: Table) -> None:
    """The reserves are put away (119) and the markers set back (135); the row stays till the next duel begins."""
    if not table.quiet:
        for side in range(2):
            evidence.put_by(table, side, of_side(table.chosen, side))
    table.reserve |= table.chosen
    table.box |= table.hand & ~table.chosen
    table.hand = 0
    table.chosen = 0
    for place in (ASIDE, CHOSE, CHOSE + 1, REFLECTED, LOOKED_AT, LOOKED_AT + 1):
        table.open[place] = 0
    table.open[SPELLBOUND] = NO_CARD
    table.open[DUEL] += 1
    if table.open[DUEL] == FINAL:
        begin_final(table)
        return
    table.open[ENERGY] = table.printed.duel_start
    table.open[ENERGY + 1] = table.printed.duel_start
    table.open[PHASE] = DEAL
    table.open[TURN] = GANDALF


def begin_final(table: Table) -> None:
    """The reserves are the hands, the markers stand on the orange cross, the lower figure says who begins (145-147)."""
    table.hand = table.reserve
    table.reserve = 0
    table.open[ENERGY] = table.printed.top
    table.open[ENERGY + 1] = table.printed.top
    table.open[PHASE] = BEGIN
    table.open[TURN] = 1 - ahead_on_bridge(table, 1 - table.open[LOST])
    if not table.quiet:
        table.note(Event("final", "duel:145", {"side": SIDES[table.open[TURN]]}))


def outcome(table: Table) -> Outcome | None:
    """How the game ended; the steps are the points of an extended match (166)."""
    winner = table.open[WINNER]
    if winner < 0:
        return None
    steps: list[int] = [int(table.open[STEPS]), int(table.open[STEPS + 1])]
    returns = (1.0, -1.0) if winner == GANDALF else (-1.0, 1.0)
    if table.open[DUEL] != FINAL:
        return Outcome(returns, "top-of-bridge", "duel:160", {"steps": steps})
    if steps[0] == steps[1]:
        return Outcome(returns, "won-final", "duel:158", {"steps": steps})
    return Outcome(returns, "higher-on-bridge", "duel:158", {"steps": steps})
