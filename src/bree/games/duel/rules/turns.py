"""What follows from each action: one function for each kind."""

from mypy_extensions import i64

from bree.core.action import operand
from bree.core.bits import bit, count
from bree.games.duel import events, evidence
from bree.games.duel.components import BALROG, FEINT, GANDALF, NO_CARD, of_side
from bree.games.duel.model import BEGIN, BOTH_SIDES, HAND_SIZE, PLAY, SPELL_DRAW, TRICK_DRAW, DuelData
from bree.games.duel.rules import powers
from bree.games.duel.rules.attack import answer, close_turn, open_turn, settle
from bree.games.duel.rules.endings import next_duel


def draw(state: DuelData, card: i64) -> None:
    """A card from the pack to the hand, from a hand to the open (Spell) or from a hand to the reserve (Trick)."""
    if state.phase == SPELL_DRAW:
        state.spellbound = card
        evidence.see_card(state, card, True)
        events.spell(state, card)
        close_turn(state)
    elif state.phase == TRICK_DRAW:
        state.hand &= ~bit(card)
        state.reserve |= bit(card)
        state.aside = True
        evidence.see_card(state, card, False)
        events.trick(state, card)
        close_turn(state)
    else:
        deal(state, card)


def deal(state: DuelData, card: i64) -> None:
    """Nine cards each, Gandalf's first (36, 137); then Gandalf, or whoever the loser names, begins."""
    side = state.turn
    state.deck &= ~bit(card)
    state.hand |= bit(card)
    evidence.draw(state)
    events.draw(state, side, card)
    if count(of_side(state.hand, side)) < HAND_SIZE:
        return
    if side == GANDALF:
        state.turn = BALROG
    elif state.duel == 1:
        name_beginner(state, GANDALF)
    else:
        state.phase = BEGIN
        state.turn = state.lost


def name_beginner(state: DuelData, side: i64) -> None:
    """Gandalf begins the first duel (38); later the beginner is named (137, 147). The old row is put away (129)."""
    state.spent |= state.row_cards()
    state.laid = 0
    state.began = side
    events.begin(state, side)
    open_turn(state, side)


def lay(state: DuelData, card: i64) -> None:
    """A card at the end of the row (44-45)."""
    _leave_hand(state, card)
    state.row[state.laid] = card
    state.laid += 1
    events.lay(state, card)
    answer(state)


def lay_feint(state: DuelData, card: i64) -> None:
    """Feint in the place of this card, and this card at the end of the row (176)."""
    _leave_hand(state, FEINT)
    powers.feint(state, card)
    answer(state)


def _leave_hand(state: DuelData, card: i64) -> None:
    """The card is in the hand no more, nor open or refused there."""
    state.hand &= ~bit(card)
    state.refused = NO_CARD
    if state.spellbound == card:
        state.spellbound = NO_CARD
        state.called = False
    evidence.lay(state, card)


def call(state: DuelData, now: bool) -> None:
    """Gandalf says whether the Balrog must lay the open card now (249)."""
    state.called = now
    state.phase = PLAY
    events.call(state, now)


def refuse(state: DuelData) -> None:
    """Magic: the card goes back to the hand, and the Balrog lays another (225-227)."""
    state.magic_waits = False
    if state.feint_place >= 0:
        card: i64 = FEINT
        powers.take_feint_back(state)
    else:
        card = state.row[state.laid - 1]
        state.laid -= 1
    state.hand |= bit(card)
    state.refused = card
    state.phase = PLAY
    evidence.see_card(state, card, True)
    events.refuse(state, card)


def accept(state: DuelData) -> None:
    """Magic waits for a later card."""
    events.accept(state)
    settle(state, False)


def exchange(state: DuelData, card: i64) -> None:
    """Riposte: an earlier card of Gandalf's answers instead; its text is void, the Mirror's excepted (204-205)."""
    powers.exchange(state, card)
    settle(state, True)


def stand(state: DuelData) -> None:
    """Riposte lapses: the Balrog leaves the row as it is."""
    events.stand(state)
    settle(state, False)


def keep(state: DuelData, seat: i64, action: i64) -> None:
    """A reserve is chosen, hidden until the other has chosen too (119, ruling Q17)."""
    for place in range(state.to_keep(seat)):
        state.chosen |= bit(operand(action, place))
    state.chose |= bit(seat)
    events.keep(state, seat)
    if state.chose == BOTH_SIDES:
        next_duel(state)
