"""Is a written position one that can be played? What cannot be is refused with the reason."""

from mypy_extensions import i64

from bree.core.bits import bit, count, lowest
from bree.core.text import Lines
from bree.games.duel.components import BALROG, FEINT, GANDALF, NAMES, NO_CARD, SIDES, SPELL, TRICK, of_side, side_of
from bree.games.duel.model import (
    ANSWER,
    BEGIN,
    BOTH_SIDES,
    CALL,
    DEAL,
    EVERYBODY,
    FINAL,
    HAND_SIZE,
    OTHER,
    OVER,
    PLAY,
    REFUSE,
    RESERVE,
    RESERVE_SIZE,
    SPELL_DRAW,
    TRICK_DRAW,
    DuelData,
    batch,
)
from bree.games.duel.rules.energy import apart_below_zero


def beginner(state: DuelData) -> i64:
    """Who must have begun, by the cards left to play: the beginner has laid one more after his card."""
    turn = state.turn
    level = state.left_to_play(GANDALF) == state.left_to_play(BALROG)
    before_laying = state.phase in {PLAY, CALL}
    return turn if level == before_laying else 1 - turn


def check(state: DuelData, lines: Lines) -> None:
    """Refuse what cannot be."""
    _check_places(state, lines)
    _check_board(state, lines)
    phase = state.phase
    if phase == DEAL:
        _check_deal(state, lines)
    elif phase == RESERVE:
        _check_choices(state, lines)
    elif phase == BEGIN:
        if state.lost < 0:
            lines.fail("it must be known who lost the duel before")
        if state.left_to_play(GANDALF) != state.left_to_play(BALROG) or state.left_to_play(GANDALF) < 1:
            lines.fail("both have as many cards when the beginner is named")
    elif phase == OVER:
        if state.winner < 0:
            lines.fail("a finished game has a winner")
    else:
        _check_attack(state, lines)
    if phase != RESERVE and (state.chosen or state.chose):
        lines.fail("reserves are chosen only when a duel has ended")
    if phase != OVER and state.winner >= 0:
        lines.fail("only a finished game has a winner")
    _check_evidence(state, lines)


def _check_places(state: DuelData, lines: Lines) -> None:
    taken: i64 = 0
    row = state.row_cards()
    if count(row) != state.laid:
        lines.fail("a card lies twice in the row")
    for place in (row, state.hand, state.reserve, state.box, state.spent):
        if taken & place:
            lines.fail(f"{NAMES[lowest(taken & place)]} is in two places")
        taken |= place
    for side in range(2):
        aside = 1 if side == GANDALF and state.aside else 0
        kept = 0 if state.duel == FINAL else RESERVE_SIZE * (state.duel - 1) + aside
        if state.phase != OVER and count(of_side(state.reserve, side)) != kept:
            lines.fail(f"{SIDES[side]}'s reserve has {kept} cards now")
        if count(of_side(state.hand, side)) > HAND_SIZE:
            lines.fail(f"{SIDES[side]} holds more than nine cards")
        duels_to_come = 4 - state.duel if state.phase == DEAL else 3 - state.duel
        held = count(of_side(state.hand, side)) if state.phase == DEAL else 0
        if state.phase != OVER and count(of_side(state.deck, side)) + held < HAND_SIZE * duels_to_come:
            lines.fail(f"{SIDES[side]}'s pack is too small for the duels to come")


def _check_board(state: DuelData, lines: Lines) -> None:
    for place in range(1, state.laid):
        if side_of(state.row[place]) == side_of(state.row[place - 1]):
            lines.fail("the cards of the two sides alternate in the row")
    for card, name in ((state.spellbound, "spellbound"), (state.refused, "refused")):
        if card != NO_CARD and (side_of(card) != BALROG or not state.hand >> card & 1):
            lines.fail(f"the {name} card is in the Balrog's hand")
    if state.called and state.spellbound == NO_CARD:
        lines.fail("no card lies open to be called")
    if state.magic_waits and state.duel == FINAL:
        lines.fail("Magic has no effect in the final")
    if state.aside:
        _check_aside(state, lines)


def _check_aside(state: DuelData, lines: Lines) -> None:
    """A card lies aside from Trick's text to the end of that duel, and there is one Trick (199-200)."""
    if state.duel == FINAL:
        lines.fail("Trick has no effect in the final: no card lies aside")
    if state.phase in {DEAL, BEGIN}:
        lines.fail("no card lies aside before the duel begins")
    if state.hand >> TRICK & 1:
        lines.fail("no card lies aside while the Balrog holds Trick")


def _check_deal(state: DuelData, lines: Lines) -> None:
    gandalf = count(of_side(state.hand, GANDALF))
    balrog = count(of_side(state.hand, BALROG))
    if state.duel == FINAL:
        lines.fail("nothing is dealt for the final")
    if state.turn == GANDALF and (gandalf == HAND_SIZE or balrog > 0):
        lines.fail("Gandalf draws his nine cards first")
    if state.turn == BALROG and (gandalf < HAND_SIZE or balrog == HAND_SIZE):
        lines.fail("the Balrog draws when Gandalf has nine cards")
    if state.duel > 1 and state.lost < 0:
        lines.fail("it must be known who lost the duel before")


def _check_choices(state: DuelData, lines: Lines) -> None:
    if state.duel == FINAL:
        lines.fail("nothing is kept in the final")
    if state.lost < 0:
        lines.fail("it must be known who lost the duel")
    for side in range(2):
        hand = of_side(state.hand, side)
        chosen = of_side(state.chosen, side)
        if count(hand) < state.to_keep(side):
            lines.fail(f"{SIDES[side]} holds too few cards")
        if chosen & ~hand or count(chosen) != (state.to_keep(side) if state.chose & bit(side) else 0):
            lines.fail(f"{SIDES[side]}'s choice is not of his hand")
        if hand != chosen and count(hand) == state.to_keep(side):
            lines.fail(f"{SIDES[side]} has nothing to choose")
    if state.chose == BOTH_SIDES:
        lines.fail("both have chosen already")


def _check_attack(state: DuelData, lines: Lines) -> None:
    """The cards left to play must alternate to the end, and the row must fit whose turn it is."""
    turn, phase = state.turn, state.phase
    before_laying = phase in {PLAY, CALL}
    mine, others = state.left_to_play(turn), state.left_to_play(1 - turn)
    if min(mine, others) < 0 or (before_laying and mine == 0):
        lines.fail("too few cards in hand: three are kept for the final")
    lead = (0 if turn == state.began else 1) - (0 if before_laying else 1)
    if mine - others != lead:
        lines.fail("the cards left to play do not fit whose turn it is and who began")
    if state.laid and (side_of(state.row[state.laid - 1]) == turn) == before_laying:
        lines.fail("the end of the row does not fit whose turn it is")
    if state.laid == 0 and (not before_laying or turn != state.began):
        lines.fail("only the beginner lays a card on an empty row")
    if phase in {CALL, REFUSE, SPELL_DRAW, TRICK_DRAW, ANSWER} and (phase in {CALL, REFUSE, TRICK_DRAW}) != (
        turn == BALROG
    ):
        lines.fail("this is not decided in the turn of this side")
    if phase == CALL and (state.spellbound == NO_CARD or state.called):
        lines.fail("no card lies open to be called")
    if phase == REFUSE and not state.magic_waits:
        lines.fail("without Magic nothing is refused")
    if phase == ANSWER and state.laid < 3:
        lines.fail("there is no earlier card of Gandalf's in the row")
    if phase in {SPELL_DRAW, TRICK_DRAW}:
        _check_drawing(state, lines)
    if state.feint_place >= 0 and (
        phase != REFUSE or state.feint_place >= state.laid - 1 or state.row[state.feint_place] != FEINT
    ):
        lines.fail("Feint has not just been laid there")
    if phase in {PLAY, CALL} and apart_below_zero(state):
        lines.fail("the duel is over")


def _check_drawing(state: DuelData, lines: Lines) -> None:
    """A card is drawn from a hand because Spell or Trick has just been laid (199, 248)."""
    end = state.row[state.laid - 1]
    if state.phase == SPELL_DRAW:
        if end != SPELL:
            lines.fail("Spell has not just been laid")
        if not of_side(state.hand, BALROG):
            lines.fail("the Balrog has no card to be drawn")
    elif end != TRICK:
        lines.fail("Trick has not just been laid")
    elif state.duel == FINAL:
        lines.fail("Trick has no effect in the final")
    elif state.aside:
        lines.fail("Trick has drawn its card already")


def _check_evidence(state: DuelData, lines: Lines) -> None:
    """What was seen must be true."""
    evidence = state.evidence
    hidden = state.hand | state.reserve | state.box
    if (evidence.seen[OTHER] | evidence.seen[EVERYBODY]) & ~hidden:
        lines.fail("only cards in hands, reserves and box are listed as seen")
    kept_at = state.hand if state.duel == FINAL else state.reserve
    for level in range(2):
        for side in range(2):
            for duel in range(1, FINAL):
                at = batch(level, side, duel)
                cards = evidence.perhaps[at]
                kept = count(cards & kept_at)
                if cards & ~of_side(kept_at | state.box, side) or cards & evidence.seen[level]:
                    lines.fail("cards perhaps kept are in the reserve or the box, and not certain")
                if cards and not evidence.kept[at] - evidence.others[at] <= kept <= evidence.kept[at]:
                    lines.fail(f"{SIDES[side]} kept {kept} of those cards in duel {duel}")
