"""What is legal, one function for each decision."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.bits import bit, members
from bree.core.chance import CHANCE
from bree.games.duel import notation as n
from bree.games.duel.components import BALROG, FEINT, GANDALF, NO_CARD, is_special, of_side, side_of
from bree.games.duel.model import (
    ANSWER,
    BEGIN,
    CALL,
    DEAL,
    PLAY,
    REFUSE,
    RESERVE,
    SPELL_DRAW,
    TRICK_DRAW,
    DuelData,
)


def legal(state: DuelData, seat: i64) -> vec[i64]:
    """All that this seat, or CHANCE, may do now."""
    phase = state.phase
    if seat == CHANCE:
        return draws(state)
    if phase == PLAY and seat == state.turn:
        return plays(state, seat)
    if phase == BEGIN and seat == state.turn:
        return vec[i64]([n.BEGINS | GANDALF << 8, n.BEGINS | BALROG << 8])
    if phase == CALL and seat == GANDALF:
        return vec[i64]([n.CALLS, n.WAITS])
    if phase == REFUSE and seat == GANDALF:
        return vec[i64]([n.REFUSES, n.ACCEPTS])
    if phase == ANSWER and seat == BALROG:
        return exchanges(state)
    if phase == RESERVE and seat in (GANDALF, BALROG) and not state.chose & bit(seat):
        return reserves(state, seat)
    return vec[i64]()


def drawn_from(state: DuelData) -> i64:
    """The cards among which chance draws now."""
    phase = state.phase
    if phase == DEAL:
        return of_side(state.deck, state.turn)
    if phase == SPELL_DRAW:
        return of_side(state.hand, BALROG)
    if phase == TRICK_DRAW:
        return of_side(state.hand, GANDALF)
    return 0


def draws(state: DuelData) -> vec[i64]:
    """Any card of the pack or hand drawn from, each as likely as the others."""
    return _about(n.DRAW, drawn_from(state))


def plays(state: DuelData, seat: i64) -> vec[i64]:
    """Any card of the hand; Feint where a card can be exchanged only by exchanging it (ruling Q7)."""
    playable = playable_cards(state, seat)
    feint = bit(FEINT)
    if playable & feint:
        targets = feint_targets(state)
        if targets:
            actions = _about(n.LAY, playable & ~feint)
            for card in members(targets):
                actions = append(actions, n.FEINT_FOR | card << 8)
            return actions
    return _about(n.LAY, playable)


def playable_cards(state: DuelData, seat: i64) -> i64:
    """The hand, less the card just refused (duel:227) and the card laid open by Spell, unless it was called."""
    cards = of_side(state.hand, seat)
    if seat == GANDALF:
        return cards
    spellbound = state.spellbound
    if spellbound != NO_CARD:
        if state.called:
            return bit(spellbound)
        others = cards & ~bit(spellbound)
        cards = others if others else cards  # duel:251 in the final it is the last card
    refused = state.refused
    if refused != NO_CARD:
        cards &= ~bit(refused)
    return cards


def feint_targets(state: DuelData) -> i64:
    """The Balrog's own cards in the row that are not special (duel:176); exhaustion is not."""
    targets: i64 = 0
    for place in range(state.laid):
        card = state.row[place]
        if side_of(card) == BALROG and not is_special(card):
            targets |= bit(card)
    return targets


def riposte_targets(state: DuelData) -> i64:
    """Gandalf's cards in the row before the one he has just laid."""
    targets: i64 = 0
    for place in range(state.laid - 1):
        card = state.row[place]
        if side_of(card) == GANDALF:
            targets |= bit(card)
    return targets


def exchanges(state: DuelData) -> vec[i64]:
    """Riposte: any of Gandalf's earlier cards, or none of them."""
    return append(_about(n.EXCHANGES, riposte_targets(state)), n.STANDS)


def reserves(state: DuelData, seat: i64) -> vec[i64]:
    """Every way to keep three cards of the hand, or two where Trick has put one on the reserve (duel:119)."""
    held = members(of_side(state.hand, seat))
    actions = vec[i64]()
    for i in range(len(held)):
        for j in range(i + 1, len(held)):
            if state.to_keep(seat) == 2:
                actions = append(actions, n.KEEPS_TWO | held[i] << 8 | held[j] << 16)
            else:
                for k in range(j + 1, len(held)):
                    actions = append(actions, n.KEEPS | held[i] << 8 | held[j] << 16 | held[k] << 24)
    return actions


def _about(kind: i64, cards: i64) -> vec[i64]:
    actions = vec[i64]()
    card: i64 = 0
    while cards:
        if cards & 1:
            actions = append(actions, kind | card << 8)
        cards >>= 1
        card += 1
    return actions
