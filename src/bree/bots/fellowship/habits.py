"""The habits of a sensible partner in The Lord of the Rings: quick answers to every question between two turns."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bree.bots.fellowship.hands import gap, lacking
from bree.core.chance import Random
from bree.games.fellowship.components import (
    ATHELAS,
    BELT,
    COLOUR,
    ELESSAR,
    FACE_CARDS,
    FACE_EYE,
    FRODO,
    HEALING,
    JOKER,
    KINDS,
    LENGTH,
    MAIN,
    MITHRIL,
    SAM,
    SYMBOL,
    SYMBOLS,
    WHITE,
    YELLOW,
)
from bree.games.fellowship.frames import (
    CARDS,
    CHOICE,
    COUNCIL,
    DISCARD,
    JOKERS,
    PAY,
    PREPARE,
    RING_MOVE,
    THROW,
    VOLUNTEER,
    W_AFTER_ROLL,
    W_BEFORE_ROLL,
    W_MISSING,
    WINDOW,
)
from bree.games.fellowship.model import Journey
from bree.games.fellowship.notation import (
    ACCEPT,
    CALL,
    CHOOSE_CARD,
    DECLINE,
    DISTRIBUTE,
    DONE,
    DRAW_TWO,
    GIVE,
    GIVE_SHIELD,
    GIVE_TOKEN,
    GIVE_UP,
    HEAL,
    LINE,
    MIRUVOR_PASS,
    PASS,
    PASS_BOARD,
    PASS_TURN,
    PLAY,
    STOP_PASSING,
    TAKE_BACK,
    THROW_AWAY,
    TOP_TILE,
    USE,
    VOLUNTEER_ACTION,
)
from bree.games.fellowship.payments import missing

SAFE: Final = 3
"""A hobbit so many spaces from Sauron may take a risk."""


def worth_trying(action: i64) -> bool:
    """Whether an action deserves thought: passing for long, taking back and throwing away do not."""
    return action & 255 not in (PASS_TURN, PASS_BOARD, STOP_PASSING, TAKE_BACK, THROW_AWAY, MIRUVOR_PASS)


def passes_by_habit(s: Journey) -> bool:
    """Whether this is a window that habit lets pass whatever is held: nobody is about to be harmed."""
    return s.top(0) == WINDOW and s.top(1) not in (W_BEFORE_ROLL, W_AFTER_ROLL, W_MISSING)


def habit(s: Journey, seat: i64, actions: vec[i64], rng: Random) -> i64:
    """What a sensible partner does without thinking long."""
    op: i64 = s.top(0)
    if op == WINDOW:
        return _in_window(s, seat, actions)
    if op == CARDS:
        return _turn(s, seat, actions, rng)
    if op == PAY:
        return _pay(s, seat, actions)
    if op == VOLUNTEER:
        return VOLUNTEER_ACTION if _should_volunteer(s, seat) else _one_of(actions, DECLINE)
    if op in (JOKERS, RING_MOVE):
        return _line(s, actions)
    if op in (DISCARD, THROW, COUNCIL):
        return _least(s, seat, actions)
    if op == CHOICE:
        if gap(s, seat) <= SAFE and HEAL in actions:
            return HEAL
        if DRAW_TWO in actions:
            return DRAW_TWO
        return ACCEPT if gap(s, seat) > 2 * SAFE else DECLINE
    if op == PREPARE:
        return ACCEPT if ACCEPT in actions and gap(s, s.bearer) > 2 * SAFE else actions[len(actions) - 1]
    for action in actions:
        kind: i64 = action & 255
        if kind in (DISTRIBUTE, TOP_TILE):
            return actions[rng.below(len(actions))]
        if kind == DONE:
            return DONE
    return actions[0]


def _one_of(actions: vec[i64], kind: i64) -> i64:
    for action in actions:
        if action & 255 == kind:
            return action
    return actions[0]


def _in_window(s: Journey, seat: i64, actions: vec[i64]) -> i64:
    """Let it pass, unless somebody is about to fall into Sauron's arms and a card prevents it."""
    if len(actions) > 1:
        kind: i64 = s.top(1)
        who: i64 = s.top(2)
        if kind == W_AFTER_ROLL and s.die <= FACE_EYE and s.die != FACE_CARDS:
            harm: i64 = 1 if s.die == FACE_EYE or who == SAM else s.die + 1
            if harm >= gap(s, who):
                return _rescue(actions, USE | (MITHRIL + KINDS) << 8, who, harm - gap(s, who) + 1)
        elif kind == W_BEFORE_ROLL and gap(s, who) <= (1 if who == SAM else SAFE):
            return _rescue(actions, USE | (BELT + KINDS) << 8, who, SAFE)
        elif kind == W_MISSING and lacking(s, who) >= gap(s, who):
            return _rescue(actions, USE | (ATHELAS + KINDS) << 8, who, lacking(s, who) - gap(s, who) + 1)
    return _one_of(actions, PASS)


def _rescue(actions: vec[i64], card: i64, who: i64, steps: i64) -> i64:
    """Play the card that averts it, or bring the hobbit so many steps back if that can be done."""
    saving: i64 = card | who << 16
    if saving in actions:
        return saving
    elessar: i64 = USE | (ELESSAR + KINDS) << 8 | who << 16
    if steps == 1 and elessar in actions:
        return elessar
    healing: i64 = CALL | HEALING << 8 | who << 16
    if steps <= 2 and healing in actions:
        return healing
    return _one_of(actions, PASS)


def _turn(s: Journey, seat: i64, actions: vec[i64], rng: Random) -> i64:
    """Heal when in danger, draw when the hand is thin, otherwise play what goes furthest."""
    stage: i64 = s.top(1)
    near: i64 = gap(s, seat)
    if stage == 0 and HEAL in actions and s.steps[seat] > 0 and near <= (SAFE if seat == s.bearer else 1):
        return HEAL
    best: i64 = -1
    most: i64 = 0
    for action in actions:
        if action & 255 == PLAY:
            value: i64 = _value(s, seat, action >> 8) * 4 + rng.below(4)
            if value > most:
                most = value
                best = action
    if stage == 0:
        if s.size[seat] <= 2 and rng.below(2) == 0 and DRAW_TWO in actions:
            return DRAW_TWO
        return best if best >= 0 else _one_of(actions, DRAW_TWO)
    return best if best >= 0 else DONE


def _value(s: Journey, seat: i64, card: i64) -> i64:
    """What playing a card for its line is worth: steps that count, more on the main line."""
    board: i64 = s.board()
    symbol: i64 = SYMBOL[card]
    if board < 0 or symbol < 0:
        return 0
    if symbol == JOKER or (seat == FRODO and COLOUR[card] == WHITE and card < KINDS):
        return 3 * SYMBOLS[card]
    left: i64 = LENGTH[board * 4 + symbol] - s.lines[symbol]
    steps: i64 = min(left, SYMBOLS[card])
    return steps * (4 if symbol == MAIN[board] else 3)


def _line(s: Journey, actions: vec[i64]) -> i64:
    """The main line while it is open, otherwise any."""
    board: i64 = s.board()
    main: i64 = LINE | MAIN[board] << 8 if board >= 0 else -1
    return main if main in actions else actions[0]


def _least(s: Journey, seat: i64, actions: vec[i64]) -> i64:
    """The card that will be missed least."""
    best: i64 = actions[0]
    least: i64 = 1000
    for action in actions:
        if action & 255 == CHOOSE_CARD:
            card: i64 = action >> 8
            value: i64 = 9 if COLOUR[card] == YELLOW else _value(s, seat, card)
            if value < least:
                least = value
                best = action
    return best


def _pay(s: Journey, seat: i64, actions: vec[i64]) -> i64:
    """Give what helps, plain symbols before jokers; decline when nothing fits or all of us together cannot pay."""
    if _can_be_paid(s):
        best: i64 = -1
        least: i64 = 1000
        for action in actions:
            kind: i64 = action & 255
            price: i64 = 1000
            if kind == GIVE:
                card: i64 = action >> 8
                joker = SYMBOL[card] == JOKER or (seat == FRODO and COLOUR[card] == WHITE)
                price = (20 if joker else 10) + 3 * SYMBOLS[card]
            elif kind == GIVE_TOKEN:
                price = 15 if s.tokens[seat] >> 4 * (action >> 8) & 15 > 1 else 25
            elif kind == GIVE_SHIELD:
                price = 12
            if price < least:
                least = price
                best = action
        if best >= 0:
            return best
    for action in actions:
        if action & 255 in (DECLINE, GIVE_UP):
            return action
    return actions[0]


def _can_be_paid(s: Journey) -> bool:
    """Whether the symbols and cards in the hands of those who may pay are enough for what is missing."""
    need: vec[i64] = missing(s)
    if need[JOKER] <= 0:
        return True
    payer: i64 = s.top(2)
    found: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if s.alive(seat) and payer in (seat, 5, 6):
            own: i64 = 0
            packed: i64 = s.hobbits[seat]
            card: i64 = 0
            while packed:
                joker = SYMBOL[card] == JOKER or (seat == FRODO and COLOUR[card] == WHITE)
                if joker or need[SYMBOL[card]] > 0:
                    own += packed & 15
                packed >>= 4
                card += 1
            mask: i64 = s.features[seat]
            card = KINDS
            while mask:
                if mask & 1 and SYMBOL[card] >= 0 and (SYMBOL[card] == JOKER or need[SYMBOL[card]] > 0):
                    own += SYMBOLS[card]
                mask >>= 1
                card += 1
            found = max(found, own) if payer == 6 else found + own
        seat += 1
    return found >= need[JOKER]


def _should_volunteer(s: Journey, seat: i64) -> bool:
    """The hobbit furthest from Sauron goes, if he can afford it; of equals the first."""
    price: i64 = s.top(2)
    own: i64 = gap(s, seat)
    if own <= price + (SAFE if seat == s.bearer else 1):
        return False
    other: i64 = 0
    while other < s.seats:
        if s.alive(other) and other != seat:
            far: i64 = gap(s, other)
            if far > own or (far == own and other < seat):
                return False
        other += 1
    return True
