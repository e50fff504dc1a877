"""Why an action that can be read is not legal now: the reason and the rule."""

from mypy_extensions import i64

from bree.core.action import operand
from bree.core.errors import Illegal
from bree.games.fellowship import components as c
from bree.games.fellowship import notation as n
from bree.games.fellowship.model import FellowshipData
from bree.games.fellowship.moves import CLAIMS_A_TURN, TIMES_TAKEN_BACK, has_given
from bree.games.fellowship.rules import frames as f
from bree.games.fellowship.rules.payments import may_give

Reason = tuple[str, str]


def why_not(state: FellowshipData, seat: i64, action: i64) -> Exception:
    """The refusal of an action that is not legal, with its reason and rule."""
    why, rule = _reason(state, seat, action)
    return Illegal(why, rule)


def _reason(state: FellowshipData, seat: i64, action: i64) -> Reason:  # noqa: C901 - flat: one branch for each kind
    """The first thing that stands against it."""
    kind = action & 255
    if seat < 0:
        return "chance has no such result here", "lotr:157"
    if kind >= n.DRAWN:
        return "only chance does this", "lotr:157"
    if n.CLAIM <= kind <= n.WISH:
        return _talk(state, seat, kind)
    if not state.alive(seat):
        return "this player is out of the game", "lotr:308"
    if kind in (n.PASS, n.PASS_TURN, n.PASS_BOARD, n.STOP_PASSING):
        return _window(state, kind)
    if kind in (n.USE, n.MIRUVOR_PASS):
        return _yellow(state, seat, action)
    if kind in (n.CALL, n.CALL_TO_PAY):
        return _gandalf(state, seat, kind, action)
    if kind == n.PUT_ON:
        return _ring(state, seat)
    if kind in (n.PLAY, n.GIVE, n.CHOOSE_CARD) and not state.holds(seat, operand(action, 0)):
        return "this card is not in the hand", "lotr:168"
    if kind == n.PLAY:
        return _play(state, seat, operand(action, 0))
    if kind in (n.GIVE, n.GIVE_TOKEN, n.GIVE_SHIELD, n.TAKE_BACK, n.GIVE_UP):
        return _payment(state, seat, kind)
    if kind == n.LINE:
        return _line(state, operand(action, 0))
    if kind in (n.DRAW_TWO, n.HEAL, n.DONE):
        return "drawing, stepping back and stopping belong to the active player's cards", "lotr:182"
    if kind in (n.VOLUNTEER_ACTION, n.DECLINE, n.ACCEPT, n.DISTRIBUTE):
        return "nothing of the kind is asked of this seat now", "lotr:230"
    if kind == n.THROW_AWAY:
        return "a card can be thrown away in a window or before playing, if one is held", "lotr:190"
    return "this is not what is asked now", "lotr:157"


def _talk(state: FellowshipData, seat: i64, kind: i64) -> Reason:
    if state.quiet or not state.house.talk:
        return "nobody talks at this table", "ruling:talk"
    if state.talked >> seat * 4 & 15 >= CLAIMS_A_TURN:
        return "a seat speaks at most twice a turn", "ruling:talk"
    if kind in (n.CLAIM, n.CLAIM_CARD) and not state.alive(seat):
        return "who is out holds nothing, but may still wish", "lotr:310"
    return "this card cannot be in a hand now", "lotr:132"


def _window(state: FellowshipData, kind: i64) -> Reason:
    if kind == n.STOP_PASSING:
        return "this seat lets no windows pass, or has already stopped once this turn", "ruling:D19"
    if state.top(0) != f.WINDOW:
        return "no window is open", "ruling:D19"
    return "this seat has already let the window pass", "ruling:D19"


def _yellow(state: FellowshipData, seat: i64, action: i64) -> Reason:
    card = operand(action, 0)
    if action & 255 == n.USE and (card >= len(c.COLOUR) or c.COLOUR[card] != c.YELLOW):
        return "only yellow cards are used at any time", "lotr:354"
    if action & 255 == n.USE and not state.holds(seat, card):
        return "this card is not in the hand", "lotr:354"
    return "this yellow card has no use at this moment, or not for this player", "ruling:R1"


def _gandalf(state: FellowshipData, seat: i64, kind: i64, action: i64) -> Reason:
    if state.shields[seat] < c.GANDALF_COST:
        return f"one player alone must have {c.GANDALF_COST} shield points", "ruling:R6"
    number = operand(action, 0)
    if kind == n.CALL and number < len(c.GANDALF_NAMES) and not state.gandalf >> number & 1:
        return "this Gandalf card has been used", "lotr:342"
    if kind == n.CALL and number == c.MAGIC and state.place == c.MORDOR:
        return "Magic answers an event that has just come, and never the last one of Mordor", "lotr:352"
    return "this Gandalf card has no use at this moment, or not for this player", "ruling:R2"


def _ring(state: FellowshipData, seat: i64) -> Reason:
    if seat != state.bearer:
        return "only the bearer puts the Ring on", "lotr:272"
    if state.ring_used:
        return "the Ring was already used on this board", "lotr:272"
    return "the Ring is put on after a tile is shown, or after a tile or card was carried out", "ruling:D12"


def _play(state: FellowshipData, seat: i64, card: i64) -> Reason:
    if c.COLOUR[card] == c.YELLOW:
        return "yellow cards are used, not played for symbols", "ruling:R1"
    if seat != state.active or state.top(0) != f.CARDS:
        return "cards are played in one's own turn, after the tiles", "lotr:168"
    if state.top(1) == 1 and seat != c.PIPPIN and state.top(2) == c.COLOUR[card]:
        return "of two cards one must be white and one grey", "lotr:168"
    return "no more cards may be played", "lotr:168"


def _payment(state: FellowshipData, seat: i64, kind: i64) -> Reason:
    if state.top(0) != f.PAY:
        return "nothing is being paid now", "lotr:230"
    if kind == n.GIVE_UP:
        return "only the leader of the group, or the one who is asked, may give up", "lotr:230"
    if kind == n.TAKE_BACK:
        if has_given(state, seat):
            return f"a seat takes back at most {TIMES_TAKEN_BACK} times", "ruling:take-back"
        return "this seat has given nothing", "lotr:230"
    if not may_give(state, seat):
        if state.top(2) < f.GROUP_PAYS:
            return "this is asked of another player", "lotr:230"
        return "this seat may not pay: one player alone does", "ruling:R18"
    return "this does not help to meet the demand, or is not held", "ruling:R8"


def _line(state: FellowshipData, line: i64) -> Reason:
    if state.board() < 0:
        return "there are no lines in a haven", "lotr:246"
    if state.lines[line] >= c.LENGTH[state.board() * 4 + line]:
        return "this line is missing here or already finished", "lotr:176"
    return "no line is to be chosen now", "lotr:174"
