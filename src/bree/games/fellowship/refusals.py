"""Why an action that can be read is not legal now: the reason and the rule."""

from mypy_extensions import i64

from bree.core.action import operand
from bree.games.fellowship.components import (
    COLOUR,
    GANDALF_COST,
    GANDALF_NAMES,
    LENGTH,
    MAGIC,
    MORDOR,
    PIPPIN,
    YELLOW,
)
from bree.games.fellowship.frames import CARDS, GROUP_PAYS, PAY, WINDOW
from bree.games.fellowship.model import Journey
from bree.games.fellowship.moves import CLAIMS_A_TURN, TIMES_TAKEN_BACK, has_given
from bree.games.fellowship.notation import (
    ACCEPT,
    CALL,
    CALL_TO_PAY,
    CHOOSE_CARD,
    CLAIM,
    CLAIM_CARD,
    DECLINE,
    DISTRIBUTE,
    DONE,
    DRAW_TWO,
    DRAWN,
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
    PUT_ON,
    STOP_PASSING,
    TAKE_BACK,
    THROW_AWAY,
    USE,
    VOLUNTEER_ACTION,
    WISH,
)
from bree.games.fellowship.payments import may_give

Reason = tuple[str, str]


def reason(s: Journey, seat: i64, action: i64) -> Reason:
    """The first thing that stands against it."""
    kind = action & 255
    if seat < 0:
        return "chance has no such result here", "lotr:157"
    if kind >= DRAWN:
        return "only chance does this", "lotr:157"
    if CLAIM <= kind <= WISH:
        return _talk(s, seat, kind)
    if not s.alive(seat):
        return "this player is out of the game", "lotr:308"
    if kind in (PASS, PASS_TURN, PASS_BOARD, STOP_PASSING):
        return _window(s, kind)
    if kind in (USE, MIRUVOR_PASS):
        return _yellow(s, seat, action)
    if kind in (CALL, CALL_TO_PAY):
        return _gandalf(s, seat, kind, action)
    if kind == PUT_ON:
        return _ring(s, seat)
    if kind in (PLAY, GIVE, CHOOSE_CARD) and not s.holds(seat, operand(action, 0)):
        return "this card is not in the hand", "lotr:168"
    if kind == PLAY:
        return _play(s, seat, operand(action, 0))
    if kind in (GIVE, GIVE_TOKEN, GIVE_SHIELD, TAKE_BACK, GIVE_UP):
        return _payment(s, seat, kind)
    if kind == LINE:
        return _line(s, operand(action, 0))
    if kind in (DRAW_TWO, HEAL, DONE):
        return "drawing, stepping back and stopping belong to the active player's cards", "lotr:182"
    if kind in (VOLUNTEER_ACTION, DECLINE, ACCEPT, DISTRIBUTE):
        return "nothing of the kind is asked of this seat now", "lotr:230"
    if kind == THROW_AWAY:
        return "a card can be thrown away in a window or before playing, if one is held", "lotr:190"
    return "this is not what is asked now", "lotr:157"


def _talk(s: Journey, seat: i64, kind: i64) -> Reason:
    if s.quiet or not s.house.talk:
        return "nobody talks at this table", "ruling:talk"
    if s.talked >> seat * 4 & 15 >= CLAIMS_A_TURN:
        return "a seat speaks at most twice a turn", "ruling:talk"
    if kind in (CLAIM, CLAIM_CARD) and not s.alive(seat):
        return "who is out holds nothing, but may still wish", "lotr:310"
    return "this card cannot be in a hand now", "lotr:132"


def _window(s: Journey, kind: i64) -> Reason:
    if kind == STOP_PASSING:
        return "this seat lets no windows pass, or has already stopped once this turn", "ruling:D19"
    if s.top(0) != WINDOW:
        return "no window is open", "ruling:D19"
    return "this seat has already let the window pass", "ruling:D19"


def _yellow(s: Journey, seat: i64, action: i64) -> Reason:
    card = operand(action, 0)
    if action & 255 == USE and (card >= len(COLOUR) or COLOUR[card] != YELLOW):
        return "only yellow cards are used at any time", "lotr:354"
    if action & 255 == USE and not s.holds(seat, card):
        return "this card is not in the hand", "lotr:354"
    return "this yellow card has no use at this moment, or not for this player", "ruling:R1"


def _gandalf(s: Journey, seat: i64, kind: i64, action: i64) -> Reason:
    if s.shields[seat] < GANDALF_COST:
        return f"one player alone must have {GANDALF_COST} shield points", "ruling:R6"
    number = operand(action, 0)
    if kind == CALL and number < len(GANDALF_NAMES) and not s.gandalf >> number & 1:
        return "this Gandalf card has been used", "lotr:342"
    if kind == CALL and number == MAGIC and s.place == MORDOR:
        return "Magic answers an event that has just come, and never the last one of Mordor", "lotr:352"
    return "this Gandalf card has no use at this moment, or not for this player", "ruling:R2"


def _ring(s: Journey, seat: i64) -> Reason:
    if seat != s.bearer:
        return "only the bearer puts the Ring on", "lotr:272"
    if s.ring_used:
        return "the Ring was already used on this board", "lotr:272"
    return "the Ring is put on after a tile is shown, or after a tile or card was carried out", "ruling:D12"


def _play(s: Journey, seat: i64, card: i64) -> Reason:
    if COLOUR[card] == YELLOW:
        return "yellow cards are used, not played for symbols", "ruling:R1"
    if seat != s.active or s.top(0) != CARDS:
        return "cards are played in one's own turn, after the tiles", "lotr:168"
    if s.top(1) == 1 and seat != PIPPIN and s.top(2) == COLOUR[card]:
        return "of two cards one must be white and one grey", "lotr:168"
    return "no more cards may be played", "lotr:168"


def _payment(s: Journey, seat: i64, kind: i64) -> Reason:
    if s.top(0) != PAY:
        return "nothing is being paid now", "lotr:230"
    if kind == GIVE_UP:
        return "only the leader of the group, or the one who is asked, may give up", "lotr:230"
    if kind == TAKE_BACK:
        if has_given(s, seat):
            return f"a seat takes back at most {TIMES_TAKEN_BACK} times", "ruling:take-back"
        return "this seat has given nothing", "lotr:230"
    if not may_give(s, seat):
        if s.top(2) < GROUP_PAYS:
            return "this is asked of another player", "lotr:230"
        return "this seat may not pay: one player alone does", "ruling:R18"
    return "this does not help to meet the demand, or is not held", "ruling:R8"


def _line(s: Journey, line: i64) -> Reason:
    if s.board() < 0:
        return "there are no lines in a haven", "lotr:246"
    if s.lines[line] >= LENGTH[s.board() * 4 + line]:
        return "this line is missing here or already finished", "lotr:176"
    return "no line is to be chosen now", "lotr:174"
