"""Why something is not legal: the reason and the rule."""

from mypy_extensions import i64

from bree.core.action import operand
from bree.core.bits import bit, count
from bree.core.chance import CHANCE
from bree.core.errors import Illegal
from bree.games.duel import notation as n
from bree.games.duel.components import FEINT, NAMES, SIDES, is_special, side_of
from bree.games.duel.model import ANSWER, BEGIN, CALL, PLAY, REFUSE, RESERVE, DuelData
from bree.games.duel.moves import playable_cards


def why_not(state: DuelData, seat: i64, action: i64) -> Exception:
    """The reason and the rule against an action of a seat that has something else to decide."""
    kind = action & 255
    text = n.NOTATION.text(action)
    if seat == CHANCE:
        return Illegal(f"{text}: the card is not among those drawn from", "duel:36")
    phase = state.phase
    if phase == PLAY and (kind in (n.LAY, n.FEINT_FOR)):
        return _why_not_play(state, seat, kind, operand(action, 0))
    if phase == RESERVE and (kind in (n.KEEPS, n.KEEPS_TWO)):
        return _why_not_keep(state, seat, kind, action)
    if phase == ANSWER and kind == n.EXCHANGES:
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


def _why_not_play(state: DuelData, seat: i64, kind: i64, card: i64) -> Exception:
    if kind == n.FEINT_FOR:
        if not playable_cards(state, seat) >> FEINT & 1:
            return Illegal("Feint cannot be laid now", "duel:176")
        if is_special(card):
            return Illegal(f"{NAMES[card]} is a special card", "duel:176")
        return Illegal(f"{NAMES[card]} is not one of the Balrog's cards in the row", "duel:176")
    if side_of(card) != seat:
        return Illegal(f"{NAMES[card]} is not {SIDES[seat]}'s card", "duel:27")
    if not state.hand >> card & 1:
        return Illegal(f"{NAMES[card]} is not in hand", "duel:44")
    if state.refused == card:
        return Illegal(f"{NAMES[card]} has just been refused", "duel:227")
    if state.called:
        return Illegal(f"{NAMES[state.spellbound]} has been called and must be laid", "duel:249")
    if state.spellbound == card:
        return Illegal(f"Gandalf says when {NAMES[card]} is laid", "duel:249")
    return Illegal("Feint must take the place of a card that is not special", "duel:177")


def _why_not_keep(state: DuelData, seat: i64, kind: i64, action: i64) -> Exception:
    wanted = state.to_keep(seat)
    if (2 if kind == n.KEEPS_TWO else 3) != wanted:
        return Illegal(f"{wanted} cards of this hand go to the reserve", "duel:119")
    named: i64 = 0
    for place in range(wanted):
        card = operand(action, place)
        if side_of(card) != seat or not state.hand >> card & 1:
            return Illegal(f"{NAMES[card]} is not in hand", "duel:119")
        named |= bit(card)
    if count(named) != wanted:
        return Illegal("a card is named twice", "duel:119")
    return Illegal("the cards must be named in ascending order", "duel:119")
