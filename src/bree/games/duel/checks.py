"""Is a written position one that can be played? What cannot be is refused with the reason."""

from typing import NoReturn

from mypy_extensions import i64

from bree.core.errors import Malformed
from bree.games.duel.cards import (
    BALROG,
    FEINT,
    GANDALF,
    NAMES,
    NO_CARD,
    SIDES,
    SPELL,
    TRICK,
    count,
    of_side,
    side_of,
)
from bree.games.duel.energy import apart_below_zero
from bree.games.duel.model import (
    ANSWER,
    ASIDE,
    BEGAN,
    BEGIN,
    CALL,
    CALLED,
    CHOSE,
    DEAL,
    DUEL,
    ENERGY,
    EVERYBODY,
    EXCHANGED,
    FINAL,
    HAND_SIZE,
    LAID,
    LOST,
    MAGIC_WAITS,
    OTHER,
    OVER,
    PHASE,
    PLAY,
    REFUSE,
    REFUSED,
    RESERVE,
    RESERVE_SIZE,
    SPELL_DRAW,
    SPELLBOUND,
    SPENT,
    STEPS,
    TRICK_DRAW,
    TURN,
    WINNER,
    Table,
    batch,
)


def refuse(why: str) -> NoReturn:
    """This position cannot be."""
    raise Malformed(why, "position")


def beginner(table: Table) -> i64:
    """Who must have begun, by the cards left to play: the beginner has laid one more after his card."""
    turn = table.open[TURN]
    level = table.left_to_play(GANDALF) == table.left_to_play(BALROG)
    before_laying = table.open[PHASE] in {PLAY, CALL}
    return turn if level == before_laying else 1 - turn


def check(table: Table) -> None:
    """Refuse what cannot be."""
    _check_places(table)
    _check_board(table)
    phase = table.open[PHASE]
    if phase == DEAL:
        _check_deal(table)
    elif phase == RESERVE:
        _check_choices(table)
    elif phase == BEGIN:
        if table.open[LOST] < 0:
            refuse("it must be known who lost the duel before")
        if table.left_to_play(GANDALF) != table.left_to_play(BALROG) or table.left_to_play(GANDALF) < 1:
            refuse("both have as many cards when the beginner is named")
    elif phase == OVER:
        if table.open[WINNER] < 0:
            refuse("a finished game has a winner")
    else:
        _check_attack(table)
    if phase != RESERVE and (table.chosen or table.open[CHOSE] or table.open[CHOSE + 1]):
        refuse("reserves are chosen only when a duel has ended")
    if phase != OVER and table.open[WINNER] >= 0:
        refuse("only a finished game has a winner")
    _check_evidence(table)


def _check_places(table: Table) -> None:
    taken: i64 = 0
    row = table.row_cards()
    if count(row) != table.open[LAID]:
        refuse("a card lies twice in the row")
    for place in (row, table.hand, table.reserve, table.box, table.open[SPENT]):
        if taken & place:
            refuse(f"{NAMES[_lowest(taken & place)]} is in two places")
        taken |= place
    for side in range(2):
        aside = table.open[ASIDE] if side == GANDALF else 0
        kept = 0 if table.open[DUEL] == FINAL else RESERVE_SIZE * (table.open[DUEL] - 1) + aside
        if table.open[PHASE] != OVER and count(of_side(table.reserve, side)) != kept:
            refuse(f"{SIDES[side]}'s reserve has {kept} cards now")
        if count(of_side(table.hand, side)) > HAND_SIZE:
            refuse(f"{SIDES[side]} holds more than nine cards")
        duels_to_come = 4 - table.open[DUEL] if table.open[PHASE] == DEAL else 3 - table.open[DUEL]
        held = count(of_side(table.hand, side)) if table.open[PHASE] == DEAL else 0
        if table.open[PHASE] != OVER and count(of_side(table.deck, side)) + held < HAND_SIZE * duels_to_come:
            refuse(f"{SIDES[side]}'s pack is too small for the duels to come")


def _check_board(table: Table) -> None:
    printed = table.printed
    for side in range(2):
        if not printed.bottom <= table.open[ENERGY + side] <= printed.top:
            refuse(f"the energy scale goes from {printed.bottom} to {printed.top}")
        if not 0 <= table.open[STEPS + side] <= printed.steps:
            refuse(f"the bridge has {printed.steps} steps")
    for place in range(1, table.open[LAID]):
        if side_of(table.row[place]) == side_of(table.row[place - 1]):
            refuse("the cards of the two sides alternate in the row")
    for place, name in ((SPELLBOUND, "spellbound"), (REFUSED, "refused")):
        card = table.open[place]
        if card != NO_CARD and (side_of(card) != BALROG or not table.hand >> card & 1):
            refuse(f"the {name} card is in the Balrog's hand")
    if table.open[CALLED] and table.open[SPELLBOUND] == NO_CARD:
        refuse("no card lies open to be called")
    if table.open[MAGIC_WAITS] and table.open[DUEL] == FINAL:
        refuse("Magic has no effect in the final")
    if table.open[ASIDE]:
        _check_aside(table)


def _check_aside(table: Table) -> None:
    """A card lies aside from Trick's text to the end of that duel, and there is one Trick (199-200)."""
    if table.open[DUEL] == FINAL:
        refuse("Trick has no effect in the final: no card lies aside")
    if table.open[PHASE] in {DEAL, BEGIN}:
        refuse("no card lies aside before the duel begins")
    if table.hand >> TRICK & 1:
        refuse("no card lies aside while the Balrog holds Trick")


def _check_deal(table: Table) -> None:
    gandalf = count(of_side(table.hand, GANDALF))
    balrog = count(of_side(table.hand, BALROG))
    if table.open[DUEL] == FINAL:
        refuse("nothing is dealt for the final")
    if table.open[TURN] == GANDALF and (gandalf == HAND_SIZE or balrog > 0):
        refuse("Gandalf draws his nine cards first")
    if table.open[TURN] == BALROG and (gandalf < HAND_SIZE or balrog == HAND_SIZE):
        refuse("the Balrog draws when Gandalf has nine cards")
    if table.open[DUEL] > 1 and table.open[LOST] < 0:
        refuse("it must be known who lost the duel before")


def _check_choices(table: Table) -> None:
    if table.open[DUEL] == FINAL:
        refuse("nothing is kept in the final")
    if table.open[LOST] < 0:
        refuse("it must be known who lost the duel")
    for side in range(2):
        hand = of_side(table.hand, side)
        chosen = of_side(table.chosen, side)
        if count(hand) < table.to_keep(side):
            refuse(f"{SIDES[side]} holds too few cards")
        if chosen & ~hand or count(chosen) != (table.to_keep(side) if table.open[CHOSE + side] else 0):
            refuse(f"{SIDES[side]}'s choice is not of his hand")
        if hand != chosen and count(hand) == table.to_keep(side):
            refuse(f"{SIDES[side]} has nothing to choose")
    if table.open[CHOSE] and table.open[CHOSE + 1]:
        refuse("both have chosen already")


def _check_attack(table: Table) -> None:
    """The cards left to play must alternate to the end, and the row must fit whose turn it is."""
    open = table.open
    turn, phase = open[TURN], open[PHASE]
    before_laying = phase in {PLAY, CALL}
    mine, others = table.left_to_play(turn), table.left_to_play(1 - turn)
    if min(mine, others) < 0 or (before_laying and mine == 0):
        refuse("too few cards in hand: three are kept for the final")
    lead = (0 if turn == open[BEGAN] else 1) - (0 if before_laying else 1)
    if mine - others != lead:
        refuse("the cards left to play do not fit whose turn it is and who began")
    if open[LAID] and (side_of(table.row[open[LAID] - 1]) == turn) == before_laying:
        refuse("the end of the row does not fit whose turn it is")
    if open[LAID] == 0 and (not before_laying or turn != open[BEGAN]):
        refuse("only the beginner lays a card on an empty row")
    if phase in {CALL, REFUSE, SPELL_DRAW, TRICK_DRAW, ANSWER} and (phase in {CALL, REFUSE, TRICK_DRAW}) != (
        turn == BALROG
    ):
        refuse("this is not decided in the turn of this side")
    if phase == CALL and (open[SPELLBOUND] == NO_CARD or open[CALLED]):
        refuse("no card lies open to be called")
    if phase == REFUSE and not open[MAGIC_WAITS]:
        refuse("without Magic nothing is refused")
    if phase == ANSWER and open[LAID] < 3:
        refuse("there is no earlier card of Gandalf's in the row")
    if phase in {SPELL_DRAW, TRICK_DRAW}:
        _check_drawing(table)
    if open[EXCHANGED] >= 0 and (
        phase != REFUSE or open[EXCHANGED] >= open[LAID] - 1 or table.row[open[EXCHANGED]] != FEINT
    ):
        refuse("Feint has not just been laid there")
    if phase in {PLAY, CALL} and apart_below_zero(table):
        refuse("the duel is over")


def _check_drawing(table: Table) -> None:
    """A card is drawn from a hand because Spell or Trick has just been laid (199, 248)."""
    open = table.open
    end = table.row[open[LAID] - 1]
    if open[PHASE] == SPELL_DRAW:
        if end != SPELL:
            refuse("Spell has not just been laid")
        if not of_side(table.hand, BALROG):
            refuse("the Balrog has no card to be drawn")
    elif end != TRICK:
        refuse("Trick has not just been laid")
    elif open[DUEL] == FINAL:
        refuse("Trick has no effect in the final")
    elif open[ASIDE]:
        refuse("Trick has drawn its card already")


def _check_evidence(table: Table) -> None:
    """What was seen must be true."""
    evidence = table.evidence
    hidden = table.hand | table.reserve | table.box
    if (evidence.seen[OTHER] | evidence.seen[EVERYBODY]) & ~hidden:
        refuse("only cards in hands, reserves and box are listed as seen")
    kept_at = table.hand if table.open[DUEL] == FINAL else table.reserve
    for level in range(2):
        for side in range(2):
            for duel in range(1, FINAL):
                at = batch(level, side, duel)
                cards = evidence.perhaps[at]
                kept = count(cards & kept_at)
                if cards & ~of_side(kept_at | table.box, side) or cards & evidence.seen[level]:
                    refuse("cards perhaps kept are in the reserve or the box, and not certain")
                if cards and not evidence.kept[at] - evidence.others[at] <= kept <= evidence.kept[at]:
                    refuse(f"{SIDES[side]} kept {kept} of those cards in duel {duel}")


def _lowest(mask: i64) -> i64:
    number: i64 = 0
    while not mask >> number & 1:
        number += 1
    return number
