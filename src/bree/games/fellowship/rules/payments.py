"""Demands and how they are paid: by the group, by any one player alone, or by a certain player.

What is given lies on the table until the demand is met; then it is spent. Symbols count, not cards, and a joker stands
for any of them (R8).
"""

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.bits import bit, count
from bree.games.fellowship import components as c
from bree.games.fellowship import events
from bree.games.fellowship.model import FellowshipData, total, zeros
from bree.games.fellowship.rules import frames as f


def is_joker(state: FellowshipData, seat: i64, card: i64) -> bool:
    """Whether this player may use this card as a joker: for Frodo every white hobbit card is one (C3)."""
    if c.SYMBOL[card] == c.JOKER:
        return True
    return seat == c.FRODO and c.COLOUR[card] == c.WHITE and (card < c.KINDS or state.house.all_white)


def begin_payment(state: FellowshipData, asked: i64, payer: i64) -> None:
    """Put a demand to the table: `payer` is a seat, GROUP_PAYS or ONE_PAYS."""
    state.withdrawn = 0
    state.paid_jokers = 0
    state.push(f.PAY, asked, payer, 0)


def missing(state: FellowshipData) -> vec[i64]:  # noqa: C901 - counts every kind of payment in one pass
    """What the demand on top still lacks, in the columns of NEEDS; column JOKER is what jokers must still cover."""
    base = state.top(1) * c.NEED_WIDTH
    need = c.NEEDS[base : base + c.NEED_WIDTH]
    if need[c.NEED_SHOWN]:
        need[c.SYMBOL[state.shown]] += need[c.NEED_SHOWN]
        need[c.NEED_SHOWN] = 0
    jokers: i64 = state.paid_jokers
    cards: i64 = 0
    for seat in range(state.seats):
        packed = state.given_hobbits[seat]
        card: i64 = 0
        while packed:
            copies = packed & 15
            if copies:
                cards += copies
                if is_joker(state, seat, card):
                    jokers += copies
                else:
                    need[c.SYMBOL[card]] -= copies
            packed >>= 4
            card += 1
        mask = state.given_features[seat]
        card = c.KINDS
        while mask:
            if mask & 1:
                cards += 1
                if card - c.KINDS == need[c.NEED_CARD]:
                    need[c.NEED_CARD] = -1
                if is_joker(state, seat, card):
                    jokers += c.SYMBOLS[card]
                elif c.SYMBOL[card] >= 0:
                    need[c.SYMBOL[card]] -= c.SYMBOLS[card]
            mask >>= 1
            card += 1
        need[c.NEED_POINTS] -= state.given_points[seat]
        tokens = state.given_tokens[seat]
        for token in range(3):
            given = tokens >> 4 * token & 15
            need[c.NEED_TOKEN + token] -= given
            need[c.NEED_ANY_TOKEN] -= given
    need[c.NEED_CARDS] -= cards
    need[c.JOKER] -= jokers
    for symbol in range(c.JOKER):
        if need[symbol] > 0:
            need[c.JOKER] += need[symbol]
    return need


def complete(need: vec[i64]) -> bool:
    """Whether nothing is lacking any more."""
    if need[c.JOKER] > 0 or need[c.NEED_CARDS] > 0 or need[c.NEED_POINTS] > 0:
        return False
    if need[c.NEED_CARD] >= 0 or need[c.NEED_ANY_TOKEN] > 0:
        return False
    return need[c.NEED_TOKEN] <= 0 and need[c.NEED_TOKEN + 1] <= 0 and need[c.NEED_TOKEN + 2] <= 0


def helps(state: FellowshipData, need: vec[i64], seat: i64, card: i64) -> bool:
    """Whether giving this card brings the demand nearer."""
    if need[c.NEED_CARDS] > 0 or (card >= c.KINDS and card - c.KINDS == need[c.NEED_CARD]):
        return True
    if need[c.JOKER] <= 0 or c.SYMBOL[card] < 0:
        return False
    return is_joker(state, seat, card) or need[c.SYMBOL[card]] > 0


def asks_symbols(asked: i64) -> bool:
    """Whether the demand is for symbols, so that jokers count and Gollum's die is rolled (R11)."""
    base = asked * c.NEED_WIDTH
    found: i64 = 0
    for column in range(c.NEED_SHOWN + 1):
        found += c.NEEDS[base + column]
    return found > 0


def contributor(state: FellowshipData) -> i64:
    """The seat that has given something to the demand on top, or -1."""
    for seat in range(state.seats):
        if (
            state.given_hobbits[seat]
            or state.given_features[seat]
            or state.given_tokens[seat]
            or state.given_points[seat]
        ):
            return seat
    return -1


def may_give(state: FellowshipData, seat: i64) -> bool:
    """Whether this seat is among those who may pay."""
    payer = state.top(2)
    if not state.alive(seat):
        return False
    if payer == f.GROUP_PAYS:
        return True
    if payer == f.ONE_PAYS:
        other = contributor(state)
        return other in (-1, seat) and not (state.paid_jokers and seat != state.active)
    return payer == seat


def waiting_payers(state: FellowshipData) -> i64:
    """Who is waited for: whoever may pay, has something (as all can see) and has not declined; the leader always."""
    payer = state.top(2)
    if payer < f.GROUP_PAYS:
        return bit(payer)
    base = state.top(1) * c.NEED_WIDTH
    points = c.NEEDS[base + c.NEED_POINTS]
    tokens = c.NEEDS[base + c.NEED_TOKEN] + c.NEEDS[base + c.NEED_ANY_TOKEN]
    cards = c.NEEDS[base + c.NEED_CARDS] > 0 or c.NEEDS[base + c.NEED_CARD] >= 0 or asks_symbols(state.top(1))
    found: i64 = bit(state.leader())
    for seat in range(state.seats):
        able = (cards and state.size[seat] > 0) or (tokens and state.tokens[seat] > 0)
        if points:
            able = able or state.shields[seat] >= (points if payer == f.ONE_PAYS else 1)
        if able and not state.top(3) >> seat & 1 and may_give(state, seat):
            found |= bit(seat)
    return found


def guidance_pays(state: FellowshipData, seat: i64) -> bool:
    """Whether this seat may call Guidance to give the active player two jokers for the demand on top (D9)."""
    return (
        state.shields[seat] >= c.GANDALF_COST
        and state.gandalf >> c.GUIDANCE & 1 == 1
        and state.board() >= 0
        and asks_symbols(state.top(1))
        and may_give(state, state.active)
        and missing(state)[c.JOKER] > 0
    )


def settle(state: FellowshipData) -> None:
    """Spend what was given if the demand is met; the effect follows, after Gollum's die (D13)."""
    if not complete(missing(state)):
        return
    asked, payer = state.top(1), state.top(2)
    if payer == f.ONE_PAYS:
        payer = contributor(state)
        if payer < 0:
            payer = state.active
    state.pop()
    state.push(f.PAID, asked, payer, 0)
    symbols = asks_symbols(asked)
    for seat in range(state.seats):
        state.discards += state.given_hobbits[seat]
        state.gone |= state.given_features[seat]
        if symbols and state.given_features[seat] >> c.GOLLUM & 1:
            state.push(f.ROLL, seat, f.PLAIN_ROLL, 0)
    events.paid(state, asked)
    clear_given(state)


def clear_given(state: FellowshipData) -> None:
    """Nothing lies on the table for a demand any more."""
    state.given_hobbits = zeros(state.seats)
    state.given_features = zeros(state.seats)
    state.given_tokens = zeros(state.seats)
    state.given_points = zeros(state.seats)
    state.paid_jokers = 0


def cards_given(state: FellowshipData, seat: i64) -> i64:
    """How many cards of this player lie on the table for a demand; until it is met they are still his (D16)."""
    return total(state.given_hobbits[seat]) + count(state.given_features[seat])


def give_back(state: FellowshipData, seat: i64) -> None:
    """A player takes back what he gave; everybody has seen it."""
    packed, mask = state.given_hobbits[seat], state.given_features[seat]
    events.taken_back(state, seat, packed, mask)
    state.hobbits[seat] += packed
    state.features[seat] |= mask
    state.size[seat] += total(packed) + count(mask)
    state.tokens[seat] += state.given_tokens[seat]
    state.shields[seat] += state.given_points[seat]
    state.given_hobbits[seat] = 0
    state.given_features[seat] = 0
    state.given_tokens[seat] = 0
    state.given_points[seat] = 0


def cancel(state: FellowshipData) -> None:
    """Everybody takes back what he gave."""
    for seat in range(state.seats):
        give_back(state, seat)
    state.paid_jokers = 0
