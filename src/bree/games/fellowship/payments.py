"""Demands and how they are paid: by the group, by any one player alone, or by a certain player.

What is given lies on the table until the demand is met; then it is spent. Symbols count, not cards, and a joker stands
for any of them (R8).
"""

from librt.vecs import vec
from mypy_extensions import i64

from bree.games.fellowship.components import (
    COLOUR,
    FEATURES,
    FRODO,
    GANDALF_COST,
    GOLLUM,
    GUIDANCE,
    JOKER,
    KINDS,
    NEED_ANY_TOKEN,
    NEED_CARD,
    NEED_CARDS,
    NEED_POINTS,
    NEED_SHOWN,
    NEED_TOKEN,
    NEED_WIDTH,
    NEEDS,
    SYMBOL,
    SYMBOLS,
    WHITE,
)
from bree.games.fellowship.frames import GROUP_PAYS, ONE_PAYS, PAID, PAY, PLAIN_ROLL, ROLL
from bree.games.fellowship.model import Journey, total, zeros


def is_joker(s: Journey, seat: i64, card: i64) -> bool:
    """Whether this player may use this card as a joker: for Frodo every white hobbit card is one (C3)."""
    if SYMBOL[card] == JOKER:
        return True
    return seat == FRODO and COLOUR[card] == WHITE and (card < KINDS or s.house.all_white)


def begin_payment(s: Journey, asked: i64, payer: i64) -> None:
    """Put a demand to the table: `payer` is a seat, GROUP_PAYS or ONE_PAYS."""
    s.withdrawn = 0
    s.paid_jokers = 0
    s.push(PAY, asked, payer, 0)


def missing(s: Journey) -> vec[i64]:
    """What the demand on top still lacks, in the columns of NEEDS; column JOKER is what jokers must still cover."""
    base = s.top(1) * NEED_WIDTH
    need = NEEDS[base : base + NEED_WIDTH]
    if need[NEED_SHOWN]:
        need[SYMBOL[s.shown]] += need[NEED_SHOWN]
        need[NEED_SHOWN] = 0
    jokers: i64 = s.paid_jokers
    cards: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        packed = s.given_hobbits[seat]
        card: i64 = 0
        while packed:
            copies = packed & 15
            if copies:
                cards += copies
                if is_joker(s, seat, card):
                    jokers += copies
                else:
                    need[SYMBOL[card]] -= copies
            packed >>= 4
            card += 1
        mask = s.given_features[seat]
        card = KINDS
        while mask:
            if mask & 1:
                cards += 1
                if card - KINDS == need[NEED_CARD]:
                    need[NEED_CARD] = -1
                if is_joker(s, seat, card):
                    jokers += SYMBOLS[card]
                elif SYMBOL[card] >= 0:
                    need[SYMBOL[card]] -= SYMBOLS[card]
            mask >>= 1
            card += 1
        need[NEED_POINTS] -= s.given_points[seat]
        tokens = s.given_tokens[seat]
        for token in range(3):
            given = tokens >> 4 * token & 15
            need[NEED_TOKEN + token] -= given
            need[NEED_ANY_TOKEN] -= given
        seat += 1
    need[NEED_CARDS] -= cards
    need[JOKER] -= jokers
    for symbol in range(JOKER):
        if need[symbol] > 0:
            need[JOKER] += need[symbol]
    return need


def complete(need: vec[i64]) -> bool:
    """Whether nothing is lacking any more."""
    if need[JOKER] > 0 or need[NEED_CARDS] > 0 or need[NEED_POINTS] > 0:
        return False
    if need[NEED_CARD] >= 0 or need[NEED_ANY_TOKEN] > 0:
        return False
    return need[NEED_TOKEN] <= 0 and need[NEED_TOKEN + 1] <= 0 and need[NEED_TOKEN + 2] <= 0


def helps(s: Journey, need: vec[i64], seat: i64, card: i64) -> bool:
    """Whether giving this card brings the demand nearer."""
    if need[NEED_CARDS] > 0 or (card >= KINDS and card - KINDS == need[NEED_CARD]):
        return True
    if need[JOKER] <= 0 or SYMBOL[card] < 0:
        return False
    return is_joker(s, seat, card) or need[SYMBOL[card]] > 0


def asks_symbols(asked: i64) -> bool:
    """Whether the demand is for symbols, so that jokers count and Gollum's die is rolled (R11)."""
    base = asked * NEED_WIDTH
    found: i64 = 0
    for column in range(NEED_SHOWN + 1):
        found += NEEDS[base + column]
    return found > 0


def contributor(s: Journey) -> i64:
    """The seat that has given something to the demand on top, or -1."""
    seat: i64 = 0
    while seat < s.seats:
        if s.given_hobbits[seat] or s.given_features[seat] or s.given_tokens[seat] or s.given_points[seat]:
            return seat
        seat += 1
    return -1


def may_give(s: Journey, seat: i64) -> bool:
    """Whether this seat is among those who may pay."""
    payer = s.top(2)
    if not s.alive(seat):
        return False
    if payer == GROUP_PAYS:
        return True
    if payer == ONE_PAYS:
        other = contributor(s)
        return other in (-1, seat) and not (s.paid_jokers and seat != s.active)
    return payer == seat


def waiting_payers(s: Journey) -> i64:
    """Who is waited for: whoever may pay, has something (as all can see) and has not declined; the leader always."""
    payer = s.top(2)
    if payer < GROUP_PAYS:
        return 1 << payer
    base = s.top(1) * NEED_WIDTH
    points = NEEDS[base + NEED_POINTS]
    tokens = NEEDS[base + NEED_TOKEN] + NEEDS[base + NEED_ANY_TOKEN]
    cards = NEEDS[base + NEED_CARDS] > 0 or NEEDS[base + NEED_CARD] >= 0 or asks_symbols(s.top(1))
    found: i64 = 1 << s.leader()
    seat: i64 = 0
    while seat < s.seats:
        able = (cards and s.size[seat] > 0) or (tokens and s.tokens[seat] > 0)
        if points:
            able = able or s.shields[seat] >= (points if payer == ONE_PAYS else 1)
        if able and not s.top(3) >> seat & 1 and may_give(s, seat):
            found |= 1 << seat
        seat += 1
    return found


def guidance_pays(s: Journey, seat: i64) -> bool:
    """Whether this seat may call Guidance to give the active player two jokers for the demand on top (D9)."""
    return (
        s.shields[seat] >= GANDALF_COST
        and s.gandalf >> GUIDANCE & 1 == 1
        and s.board() >= 0
        and asks_symbols(s.top(1))
        and may_give(s, s.active)
        and missing(s)[JOKER] > 0
    )


def settle(s: Journey) -> None:
    """Spend what was given if the demand is met; the effect follows, after Gollum's die (D13)."""
    if not complete(missing(s)):
        return
    asked, payer = s.top(1), s.top(2)
    if payer == ONE_PAYS:
        payer = contributor(s)
        if payer < 0:
            payer = s.active
    s.pop()
    s.push(PAID, asked, payer, 0)
    symbols = asks_symbols(asked)
    for seat in range(s.seats):
        s.discards += s.given_hobbits[seat]
        s.gone |= s.given_features[seat]
        if symbols and s.given_features[seat] >> GOLLUM & 1:
            s.push(ROLL, seat, PLAIN_ROLL, 0)
    if not s.quiet:
        s.tell("paid", "lotr:230", {"asked": int(asked)})
    clear_given(s)


def clear_given(s: Journey) -> None:
    """Nothing lies on the table for a demand any more."""
    s.given_hobbits = zeros(s.seats)
    s.given_features = zeros(s.seats)
    s.given_tokens = zeros(s.seats)
    s.given_points = zeros(s.seats)
    s.paid_jokers = 0


def cards_given(s: Journey, seat: i64) -> i64:
    """How many cards of this player lie on the table for a demand; until it is met they are still his (D16)."""
    return total(s.given_hobbits[seat]) + bits(s.given_features[seat])


def give_back(s: Journey, seat: i64) -> None:
    """A player takes back what he gave; everybody has seen it."""
    packed, mask = s.given_hobbits[seat], s.given_features[seat]
    if not s.quiet:
        for card in range(KINDS):
            for _ in range(int(packed >> 4 * card & 15)):
                s.evidence.gained(int(seat), card)
        for f in range(FEATURES):
            if mask >> f & 1:
                s.evidence.gained(int(seat), KINDS + f)
    s.hobbits[seat] += packed
    s.features[seat] |= mask
    s.size[seat] += total(packed) + bits(mask)
    s.tokens[seat] += s.given_tokens[seat]
    s.shields[seat] += s.given_points[seat]
    s.given_hobbits[seat] = 0
    s.given_features[seat] = 0
    s.given_tokens[seat] = 0
    s.given_points[seat] = 0


def bits(mask: i64) -> i64:
    """How many bits are set."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def cancel(s: Journey) -> None:
    """Everybody takes back what he gave."""
    for seat in range(s.seats):
        give_back(s, seat)
    s.paid_jokers = 0
