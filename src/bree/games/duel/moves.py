"""What is legal, one function for each decision, and the reason and the rule where something is not."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.action import operand
from bree.core.chance import CHANCE
from bree.core.errors import Illegal
from bree.games.duel.cards import (
    BALROG,
    FEINT,
    GANDALF,
    NAMES,
    NO_CARD,
    SIDES,
    bit_of,
    count,
    is_special,
    listed,
    of_side,
    side_of,
)
from bree.games.duel.model import (
    ANSWER,
    BEGIN,
    CALL,
    CALLED,
    CHOSE,
    DEAL,
    LAID,
    PHASE,
    PLAY,
    REFUSE,
    REFUSED,
    RESERVE,
    SPELL_DRAW,
    SPELLBOUND,
    TRICK_DRAW,
    TURN,
    Table,
)
from bree.games.duel.notation import (
    ACCEPTS,
    BEGINS,
    CALLS,
    DRAW,
    EXCHANGES,
    FEINT_FOR,
    KEEPS,
    KEEPS_TWO,
    LAY,
    NOTATION,
    REFUSES,
    STANDS,
    WAITS,
    with_card,
)


def legal(table: Table, seat: i64) -> vec[i64]:
    """All that this seat, or CHANCE, may do now."""
    phase = table.open[PHASE]
    if seat == CHANCE:
        return draws(table)
    if phase == PLAY and seat == table.open[TURN]:
        return plays(table, seat)
    if phase == BEGIN and seat == table.open[TURN]:
        return vec[i64]([BEGINS | GANDALF << 8, BEGINS | BALROG << 8])
    if phase == CALL and seat == GANDALF:
        return vec[i64]([CALLS, WAITS])
    if phase == REFUSE and seat == GANDALF:
        return vec[i64]([REFUSES, ACCEPTS])
    if phase == ANSWER and seat == BALROG:
        return exchanges(table)
    if phase == RESERVE and seat >= 0 and table.open[CHOSE + seat] == 0:
        return reserves(table, seat)
    return vec[i64]()


def drawn_from(table: Table) -> i64:
    """The cards among which chance draws now."""
    phase = table.open[PHASE]
    if phase == DEAL:
        return of_side(table.deck, table.open[TURN])
    if phase == SPELL_DRAW:
        return of_side(table.hand, BALROG)
    if phase == TRICK_DRAW:
        return of_side(table.hand, GANDALF)
    return 0


def draws(table: Table) -> vec[i64]:
    """Any card of the pack or hand drawn from, each as likely as the others."""
    return _about(DRAW, drawn_from(table))


def plays(table: Table, seat: i64) -> vec[i64]:
    """Any card of the hand; Feint where a card can be exchanged only by exchanging it (ruling Q7)."""
    playable = playable_cards(table, seat)
    feint = bit_of(FEINT)
    if playable & feint:
        targets = feint_targets(table)
        if targets:
            actions = _about(LAY, playable & ~feint)
            for card in listed(targets):
                actions = append(actions, with_card(FEINT_FOR, card))
            return actions
    return _about(LAY, playable)


def playable_cards(table: Table, seat: i64) -> i64:
    """The hand, less the card just refused (duel:227) and the card laid open by Spell, unless it was called."""
    cards = of_side(table.hand, seat)
    if seat == GANDALF:
        return cards
    spellbound = table.open[SPELLBOUND]
    if spellbound != NO_CARD:
        if table.open[CALLED] == 1:
            return bit_of(spellbound)
        others = cards & ~bit_of(spellbound)
        cards = others if others else cards  # duel:251 in the final it is the last card
    refused = table.open[REFUSED]
    if refused != NO_CARD:
        cards &= ~bit_of(refused)
    return cards


def feint_targets(table: Table) -> i64:
    """The Balrog's own cards in the row that are not special (duel:176); exhaustion is not."""
    targets: i64 = 0
    for place in range(table.open[LAID]):
        card = table.row[place]
        if side_of(card) == BALROG and not is_special(card):
            targets |= bit_of(card)
    return targets


def riposte_targets(table: Table) -> i64:
    """Gandalf's cards in the row before the one he has just laid."""
    targets: i64 = 0
    for place in range(table.open[LAID] - 1):
        card = table.row[place]
        if side_of(card) == GANDALF:
            targets |= bit_of(card)
    return targets


def exchanges(table: Table) -> vec[i64]:
    """Riposte: any of Gandalf's earlier cards, or none of them."""
    return append(_about(EXCHANGES, riposte_targets(table)), STANDS)


def reserves(table: Table, seat: i64) -> vec[i64]:
    """Every way to keep three cards of the hand, or two where Trick has put one on the reserve (duel:119)."""
    held = listed(of_side(table.hand, seat))
    actions = vec[i64]()
    for i in range(len(held)):
        for j in range(i + 1, len(held)):
            if table.to_keep(seat) == 2:
                actions = append(actions, KEEPS_TWO | held[i] << 8 | held[j] << 16)
            else:
                for k in range(j + 1, len(held)):
                    actions = append(actions, KEEPS | held[i] << 8 | held[j] << 16 | held[k] << 24)
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


def why_not(table: Table, seat: i64, action: i64) -> Exception:
    """The reason and the rule against an action of a seat that has something else to decide."""
    kind = action & 255
    text = NOTATION.text(action)
    if seat == CHANCE:
        return Illegal(f"{text}: the card is not among those drawn from", "duel:36")
    phase = table.open[PHASE]
    if phase == PLAY and (kind in (LAY, FEINT_FOR)):
        return _why_not_play(table, seat, kind, operand(action, 0))
    if phase == RESERVE and (kind in (KEEPS, KEEPS_TWO)):
        return _why_not_keep(table, seat, kind, action)
    if phase == ANSWER and kind == EXCHANGES:
        return Illegal(f"{text}: not one of Gandalf's earlier cards in the row", "duel:204")
    asked = {
        PLAY: ("a card must be laid", "duel:44"),
        BEGIN: ("it must be said who begins", "duel:137"),
        CALL: ("it must be said whether the card laid open is to be played now", "duel:249"),
        REFUSE: ("it must be said at once whether the card is refused", "duel:226"),
        ANSWER: ("it must be said which card is exchanged, if any", "duel:204"),
        RESERVE: ("the reserve must be chosen", "duel:119"),
    }
    why, rule = asked[int(phase)]
    return Illegal(f"{text}: {why}", rule)


def _why_not_play(table: Table, seat: i64, kind: i64, card: i64) -> Exception:
    if kind == FEINT_FOR:
        if not playable_cards(table, seat) >> FEINT & 1:
            return Illegal("Feint cannot be laid now", "duel:176")
        if is_special(card):
            return Illegal(f"{NAMES[card]} is a special card", "duel:176")
        return Illegal(f"{NAMES[card]} is not one of the Balrog's cards in the row", "duel:176")
    if side_of(card) != seat:
        return Illegal(f"{NAMES[card]} is not {SIDES[seat]}'s card", "duel:27")
    if not table.hand >> card & 1:
        return Illegal(f"{NAMES[card]} is not in hand", "duel:44")
    if table.open[REFUSED] == card:
        return Illegal(f"{NAMES[card]} has just been refused", "duel:227")
    if table.open[CALLED] == 1:
        return Illegal(f"{NAMES[table.open[SPELLBOUND]]} has been called and must be laid", "duel:249")
    if table.open[SPELLBOUND] == card:
        return Illegal(f"Gandalf says when {NAMES[card]} is laid", "duel:249")
    return Illegal("Feint must take the place of a card that is not special", "duel:177")


def _why_not_keep(table: Table, seat: i64, kind: i64, action: i64) -> Exception:
    wanted = table.to_keep(seat)
    if (2 if kind == KEEPS_TWO else 3) != wanted:
        return Illegal(f"{wanted} cards of this hand go to the reserve", "duel:119")
    named: i64 = 0
    for place in range(wanted):
        card = operand(action, place)
        if side_of(card) != seat or not table.hand >> card & 1:
            return Illegal(f"{NAMES[card]} is not in hand", "duel:119")
        named |= bit_of(card)
    if count(named) != wanted:
        return Illegal("a card is named twice", "duel:119")
    return Illegal("the cards must be named in ascending order", "duel:119")
