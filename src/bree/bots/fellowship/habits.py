"""The habits of a sensible partner in The Lord of the Rings: quick answers to every question between two turns."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bree.bots.fellowship.hands import gap, lacking
from bree.core.chance import Random
from bree.games.fellowship import components as c
from bree.games.fellowship import notation as n
from bree.games.fellowship.model import FellowshipData
from bree.games.fellowship.rules import frames as f
from bree.games.fellowship.rules.payments import missing

SAFE: Final = 3
"""A hobbit so many spaces from Sauron may take a risk."""


def worth_trying(action: i64) -> bool:
    """Whether an action deserves thought: passing for long, taking back and throwing away do not."""
    return action & 255 not in (n.PASS_TURN, n.PASS_BOARD, n.STOP_PASSING, n.TAKE_BACK, n.THROW_AWAY, n.MIRUVOR_PASS)


def passes_by_habit(state: FellowshipData) -> bool:
    """Whether this is a window that habit lets pass whatever is held: nobody is about to be harmed."""
    return state.top(0) == f.WINDOW and state.top(1) not in (f.W_BEFORE_ROLL, f.W_AFTER_ROLL, f.W_MISSING)


def habit(state: FellowshipData, seat: i64, actions: vec[i64], rng: Random) -> i64:  # noqa: C901 - flat: one branch for each kind
    """What a sensible partner does without thinking long."""
    op: i64 = state.top(0)
    if op == f.WINDOW:
        return _in_window(state, actions)
    if op == f.CARDS:
        return _turn(state, seat, actions, rng)
    if op == f.PAY:
        return _pay(state, seat, actions)
    if op == f.VOLUNTEER:
        return n.VOLUNTEER_ACTION if _should_volunteer(state, seat) else _one_of(actions, n.DECLINE)
    if op in (f.JOKERS, f.RING_MOVE):
        return _line(state, actions)
    if op in (f.DISCARD, f.THROW, f.COUNCIL):
        return _least(state, seat, actions)
    if op == f.CHOICE:
        if gap(state, seat) <= SAFE and n.HEAL in actions:
            return n.HEAL
        if n.DRAW_TWO in actions:
            return n.DRAW_TWO
        return n.ACCEPT if gap(state, seat) > 2 * SAFE else n.DECLINE
    if op == f.PREPARE:
        return n.ACCEPT if n.ACCEPT in actions and gap(state, state.bearer) > 2 * SAFE else actions[len(actions) - 1]
    for action in actions:
        kind: i64 = action & 255
        if kind in (n.DISTRIBUTE, n.TOP_TILE):
            return actions[rng.below(len(actions))]
        if kind == n.DONE:
            return n.DONE
    return actions[0]


def _one_of(actions: vec[i64], kind: i64) -> i64:
    for action in actions:
        if action & 255 == kind:
            return action
    return actions[0]


def _in_window(state: FellowshipData, actions: vec[i64]) -> i64:
    """Let it pass, unless somebody is about to fall into Sauron's arms and a card prevents it."""
    if len(actions) > 1:
        kind: i64 = state.top(1)
        who: i64 = state.top(2)
        if kind == f.W_AFTER_ROLL and state.die <= c.FACE_EYE and state.die != c.FACE_CARDS:
            harm: i64 = 1 if state.die == c.FACE_EYE or who == c.SAM else state.die + 1
            if harm >= gap(state, who):
                return _rescue(actions, n.USE | (c.MITHRIL + c.KINDS) << 8, who, harm - gap(state, who) + 1)
        elif kind == f.W_BEFORE_ROLL and gap(state, who) <= (1 if who == c.SAM else SAFE):
            return _rescue(actions, n.USE | (c.BELT + c.KINDS) << 8, who, SAFE)
        elif kind == f.W_MISSING and lacking(state, who) >= gap(state, who):
            return _rescue(actions, n.USE | (c.ATHELAS + c.KINDS) << 8, who, lacking(state, who) - gap(state, who) + 1)
    return _one_of(actions, n.PASS)


def _rescue(actions: vec[i64], card: i64, who: i64, steps: i64) -> i64:
    """Play the card that averts it, or bring the hobbit so many steps back if that can be done."""
    saving: i64 = card | who << 16
    if saving in actions:
        return saving
    elessar: i64 = n.USE | (c.ELESSAR + c.KINDS) << 8 | who << 16
    if steps == 1 and elessar in actions:
        return elessar
    healing: i64 = n.CALL | c.HEALING << 8 | who << 16
    if steps <= 2 and healing in actions:
        return healing
    return _one_of(actions, n.PASS)


def _turn(state: FellowshipData, seat: i64, actions: vec[i64], rng: Random) -> i64:
    """Heal when in danger, draw when the hand is thin, otherwise play what goes furthest."""
    stage: i64 = state.top(1)
    near: i64 = gap(state, seat)
    if stage == 0 and n.HEAL in actions and state.steps[seat] > 0 and near <= (SAFE if seat == state.bearer else 1):
        return n.HEAL
    best: i64 = -1
    most: i64 = 0
    for action in actions:
        if action & 255 == n.PLAY:
            value: i64 = _value(state, seat, action >> 8) * 4 + rng.below(4)
            if value > most:
                most = value
                best = action
    if stage == 0:
        if state.size[seat] <= 2 and rng.below(2) == 0 and n.DRAW_TWO in actions:
            return n.DRAW_TWO
        return best if best >= 0 else _one_of(actions, n.DRAW_TWO)
    return best if best >= 0 else n.DONE


def _value(state: FellowshipData, seat: i64, card: i64) -> i64:
    """What playing a card for its line is worth: steps that count, more on the main line."""
    board: i64 = state.board()
    symbol: i64 = c.SYMBOL[card]
    if board < 0 or symbol < 0:
        return 0
    if symbol == c.JOKER or (seat == c.FRODO and c.COLOUR[card] == c.WHITE and card < c.KINDS):
        return 3 * c.SYMBOLS[card]
    left: i64 = c.LENGTH[board * 4 + symbol] - state.lines[symbol]
    steps: i64 = min(left, c.SYMBOLS[card])
    return steps * (4 if symbol == c.MAIN[board] else 3)


def _line(state: FellowshipData, actions: vec[i64]) -> i64:
    """The main line while it is open, otherwise any."""
    board: i64 = state.board()
    main: i64 = n.LINE | c.MAIN[board] << 8 if board >= 0 else -1
    return main if main in actions else actions[0]


def _least(state: FellowshipData, seat: i64, actions: vec[i64]) -> i64:
    """The card that will be missed least."""
    best: i64 = actions[0]
    least: i64 = 1000
    for action in actions:
        if action & 255 == n.CHOOSE_CARD:
            card: i64 = action >> 8
            value: i64 = 9 if c.COLOUR[card] == c.YELLOW else _value(state, seat, card)
            if value < least:
                least = value
                best = action
    return best


def _pay(state: FellowshipData, seat: i64, actions: vec[i64]) -> i64:
    """Give what helps, plain symbols before jokers; decline when nothing fits or all of us together cannot pay."""
    if _can_be_paid(state):
        best: i64 = -1
        least: i64 = 1000
        for action in actions:
            kind: i64 = action & 255
            price: i64 = 1000
            if kind == n.GIVE:
                card: i64 = action >> 8
                joker = c.SYMBOL[card] == c.JOKER or (seat == c.FRODO and c.COLOUR[card] == c.WHITE)
                price = (20 if joker else 10) + 3 * c.SYMBOLS[card]
            elif kind == n.GIVE_TOKEN:
                price = 15 if state.tokens[seat] >> 4 * (action >> 8) & 15 > 1 else 25
            elif kind == n.GIVE_SHIELD:
                price = 12
            if price < least:
                least = price
                best = action
        if best >= 0:
            return best
    for action in actions:
        if action & 255 in (n.DECLINE, n.GIVE_UP):
            return action
    return actions[0]


def _can_be_paid(state: FellowshipData) -> bool:
    """Whether the symbols and cards in the hands of those who may pay are enough for what is missing."""
    need: vec[i64] = missing(state)
    if need[c.JOKER] <= 0:
        return True
    payer: i64 = state.top(2)
    found: i64 = 0
    for seat in range(state.seats):
        if state.alive(seat) and payer in (seat, 5, 6):
            own: i64 = 0
            packed: i64 = state.hobbits[seat]
            card: i64 = 0
            while packed:
                joker = c.SYMBOL[card] == c.JOKER or (seat == c.FRODO and c.COLOUR[card] == c.WHITE)
                if joker or need[c.SYMBOL[card]] > 0:
                    own += packed & 15
                packed >>= 4
                card += 1
            mask: i64 = state.features[seat]
            card = c.KINDS
            while mask:
                if mask & 1 and c.SYMBOL[card] >= 0 and (c.SYMBOL[card] == c.JOKER or need[c.SYMBOL[card]] > 0):
                    own += c.SYMBOLS[card]
                mask >>= 1
                card += 1
            found = max(found, own) if payer == 6 else found + own
    return found >= need[c.JOKER]


def _should_volunteer(state: FellowshipData, seat: i64) -> bool:
    """The hobbit furthest from Sauron goes, if he can afford it; of equals the first."""
    price: i64 = state.top(2)
    own: i64 = gap(state, seat)
    if own <= price + (SAFE if seat == state.bearer else 1):
        return False
    for other in range(state.seats):
        if state.alive(other) and other != seat:
            far: i64 = gap(state, other)
            if far > own or (far == own and other < seat):
                return False
    return True
