"""The course of one card: who lays it, what may happen to it, how its attack is settled, and its text."""

from mypy_extensions import i64

from bree.core.bits import bit, count
from bree.games.duel import components as c
from bree.games.duel import events, evidence
from bree.games.duel.components import BALROG, FEINT, GANDALF, MIRROR, NO_CARD, is_special, of_side
from bree.games.duel.model import CALL, FINAL, LOOK_GAP, PLAY, REFUSE, SPELL_DRAW, TRICK_DRAW, DuelData
from bree.games.duel.moves import riposte_targets
from bree.games.duel.rules import powers
from bree.games.duel.rules.endings import end_duel
from bree.games.duel.rules.energy import all_laid, apart_below_zero, lose


def open_turn(state: DuelData, side: i64) -> None:
    """The next card is this side's; a card laid open by Spell may be called first (249)."""
    state.turn = side
    spellbound = state.spellbound
    # With no other card in hand there is nothing to say: it is the last one (251).
    if side == BALROG and spellbound != NO_CARD and of_side(state.hand, BALROG) != bit(spellbound):
        state.phase = CALL
    else:
        state.phase = PLAY


def answer(state: DuelData) -> None:
    """The card lies in the row: Magic may refuse it, or Riposte exchange it, before anything is settled."""
    if state.turn == BALROG:
        if state.magic_waits:
            state.phase = REFUSE
            return
    elif state.riposte_waits and powers.offer_exchange(state, riposte_targets(state)):
        return
    settle(state, False)


def settle(state: DuelData, moved: bool) -> None:
    """First the attack, then the text (90); an attack that ends the duel makes the text void (113)."""
    end = state.row[state.laid - 1]
    state.feint_place = -1
    gap_before = state.gandalf_energy - state.balrog_energy
    if end == MIRROR:
        powers.mirror(state)
    else:
        if state.laid > 1:
            attack(state, end)
        if apart_below_zero(state) or (state.house.last_text_void and all_laid(state)):
            if is_special(end) and end != FEINT:
                events.void(state, end, "duel:113")
            close_duel(state)
            return
        if is_special(end):
            follow_text(state, end, moved, gap_before)
    phase = state.phase
    if phase not in (SPELL_DRAW, TRICK_DRAW):
        close_turn(state)


def attack(state: DuelData, end: i64) -> None:
    """Points without a counterpart on the other edge cost the other side one square each (53-56)."""
    side = state.turn
    # 234: what the Mirror shows is the Balrog's own attack.
    right = state.edge_of(state.row[state.laid - 2])
    left = state.printed.left[end]
    state.reflected = 0
    gandalf, balrog = state.gandalf_energy, state.balrog_energy
    lose(state, side, count(right & ~left))
    lose(state, 1 - side, count(left & ~right))
    events.settle(state, right, left, gandalf, balrog)


def follow_text(state: DuelData, card: i64, moved: bool, gap_before: i64) -> None:  # noqa: C901 - flat: one branch for each kind
    """The text of the card at the end of the row, unless something makes it void."""
    if moved:
        events.void(state, card, "duel:205")
    elif state.turn == GANDALF:
        if card == c.BALANCE:
            powers.balance(state, gap_before)
        elif card == c.RUSE:
            powers.ruse(state)
        elif card == c.MAGIC:
            powers.magic(state)
        elif card == c.WRATH:
            powers.wrath(state)
        elif card == c.SPELL:
            powers.spell(state)
    elif card != FEINT and balrog_text_stands(state, card):
        if card == c.STRENGTH:
            powers.strength(state)
        elif card == c.POWER:
            powers.power(state)
        elif card == c.TRICK:
            powers.trick(state)
        elif card == c.RIPOSTE:
            powers.riposte(state)


def balrog_text_stands(state: DuelData, card: i64) -> bool:
    """Mirror and Wrath void a text; one that is void anyway does not use Wrath up (235, 242-244, ruling Q4)."""
    if state.laid > 1 and state.row[state.laid - 2] == MIRROR:
        rule = "duel:235"
    elif card == c.TRICK and state.duel == FINAL:
        rule = "duel:200"
    elif state.wrath_waits:
        state.wrath_waits = False
        rule = "duel:242"
    else:
        return True
    events.void(state, card, rule)
    return False


def close_turn(state: DuelData) -> None:
    """After attack and text: is the duel over (A4.4), may a hand be looked at (84), who is next?"""
    if apart_below_zero(state) or all_laid(state):
        close_duel(state)
        return
    see_hands(state)
    open_turn(state, 1 - state.turn)


def close_duel(state: DuelData) -> None:
    """Gandalf has seen the cards that are laid by while Ruse runs (221), also where it was the last card (Q14)."""
    if of_side(state.hand, BALROG):
        open_hand(state)
    end_duel(state)


def see_hands(state: DuelData) -> None:
    """With three free squares the one ahead sees the other's hand (84); with fewer, Ruse lays the Balrog's open."""
    if state.free_squares() >= LOOK_GAP:
        ahead: i64 = GANDALF if state.gandalf_energy > state.balrog_energy else BALROG
        if see_hand(state, 1 - ahead, False):
            events.hand_seen(state, ahead)
    else:
        open_hand(state)


def open_hand(state: DuelData) -> None:
    """While Ruse runs the Balrog's hand lies open (219-221)."""
    if state.ruse_is_open() and see_hand(state, BALROG, True):
        events.open_hand(state)


def see_hand(state: DuelData, side: i64, everybody: bool) -> bool:
    """The other player, or everybody, sees this hand. Whether there is anything to tell: in a quiet state, never."""
    first = not state.looked_at & bit(side)
    if first:
        state.shown = of_side(state.hand, side)
        state.looked_at |= bit(side)
    return evidence.see_hand(state, side, everybody, first)
