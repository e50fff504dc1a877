"""What is still to be done, in a position somebody wrote: read, filled in, and refused where it cannot be done."""

from typing import Final

from bree.core.bits import bit
from bree.core.text import Lines
from bree.games.fellowship import components as c
from bree.games.fellowship.model import FRAME, FellowshipData, total
from bree.games.fellowship.rules import frames as f

COUNT: Final = range(16)
# What belongs to the turns of a board, and what lies only at the bottom of the stack.
OF_A_TURN: Final = (*range(f.ADVANCE, f.FOR_EACH), f.VOLUNTEER, f.SHOW, f.TURN, f.TURN_END, f.CLOSE, f.LOOK, f.ARRANGE)
ONCE: Final = (f.PLACE, f.BOARD_END, f.HAND_OVER, f.DOOM, f.ATTEMPT, f.DESTROYED)
# A roll: due, falling (also where the Belt was played), a face, a face with the Mithril coat.
ROLL_STAGES: Final = (
    f.ROLL_DUE,
    f.ROLL_FALLS,
    f.ROLL_FALLS | f.BELT_MARK,
    *range(f.ROLL_SHOWS, f.ROLL_SHOWS + c.FACES),
    *range(f.MITHRIL_MARK + f.ROLL_SHOWS, f.MITHRIL_MARK + f.ROLL_SHOWS + c.FACES),
)
NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    "roll": ("seat", "purpose", "stage"),
    "window": ("window", "seat", "seats"),
    "dice": ("seat", "count"),
    "shield": ("seat",),
    "draw": ("seat", "count", "line of the rulebook"),
    "discard": ("seat", "count", "asked"),
    "throw": ("seat",),
    "pass-on": ("seat", "seat"),
    "look": ("seat", "count"),
    "arrange": ("seat",),
    "advance": ("seat", "line", "count"),
    "jokers": ("seat", "count"),
    "ring-move": ("seat", "count"),
    "cards": ("cards played", "colour"),
    "next-tile": ("mark",),
    "carry-out": ("tile",),
    "event": ("event",),
    "for-each": ("each", "seats", "seat"),
    "pay": ("asked", "payer", "seats"),
    "paid": ("asked", "payer"),
    "volunteer": ("asked", "count", "seats"),
    "show": ("asked", "seat"),
    "choice": ("seat", "asked"),
    "turn": ("seat",),
    "place": ("place",),
    "deal": ("seat", "count"),
    "council": ("seats", "seat"),
    "prepare": ("seat",),
    "spread": ("seat", "count"),
    "doom": ("mark",),
    "attempt": ("seat", "mark"),
    "missing": ("seat", "missing"),
}
"""What the numbers of each frame are; a frame that is not here has none."""


# Each window but the first lies on what it delays.
_UNDER: Final[dict[int, int]] = {
    f.W_BEFORE_ROLL: f.ROLL,
    f.W_AFTER_ROLL: f.ROLL,
    f.W_REVEALED: f.CARRY_OUT,
    f.W_EVENT: f.EVENT,
    f.W_MISSING: f.MISSING,
}
_MOST_FRAMES: Final = 60
"""More than ever lie on top of each other."""
_BOTTOM: Final = (f.PLACE, f.BOARD_END, f.DOOM, f.ATTEMPT, f.DESTROYED)
"""What a whole stack begins with; another is what lies on top of the usual turns."""


def read_stack(state: FellowshipData, lines: Lines) -> list[list[int]]:
    """What is still to be done, the next last; where only the top is written, what usually lies below it."""
    line = lines.one("stack")
    given: list[list[int]] = []
    if line is not None:
        for frame in " ".join(line.rest()).split(","):
            name, *numbers = frame.split() or [""]
            row = [line.index(name, f.FRAME_NAMES), *(line.whole(word, -1, 999) for word in numbers)]
            if len(row) > FRAME:
                line.fail(f"{name} has too many numbers")
            given.append(row + [0] * (FRAME - len(row)))
        if len(given) > _MOST_FRAMES:
            line.fail("so much is never still to be done")
    place, board = int(state.place), c.BOARD_OF[state.place] >= 0
    if given and given[0][0] in _BOTTOM:
        return given
    if not board and not given:
        return [[f.PLACE, place, 0, 0]]
    base = [[f.PLACE, place + 1, 0, 0]] if place < c.MORDOR else []
    if board:
        base.append([f.BOARD_END, 0, 0, 0])
        base.append([f.TURN_END, 0, 0, 0] if given else [f.TURN, int(state.active), 0, 0])
    return base + given


def check_stack(state: FellowshipData, lines: Lines, frames: list[list[int]]) -> None:
    """What is still to be done can be done here."""
    for frame in frames:
        _check_numbers(state, lines, frame)
    ops = [frame[0] for frame in frames]
    if state.over:
        _check_end(state, lines)
        return
    if ops != [f.PLACE]:
        _check_order(state, lines, ops)
    if any(op in OF_A_TURN for op in ops) and state.ending == 0:
        _check_course(state, lines, frames)
    if state.bearer < 0 and ops[0] not in (f.ATTEMPT, f.DESTROYED):
        lines.fail("somebody must bear the Ring", "bearer")
    if state.bearer >= 0 and not state.alive(state.bearer):
        lines.fail("who bears the Ring is out", "bearer", "out")
    _check_supplies(state, lines, frames)
    for below, frame in zip([[f.PLACE, 0, 0, 0], *frames], frames, strict=False):
        _check_frame(state, lines, frame, below)


def _check_end(state: FellowshipData, lines: Lines) -> None:
    """The journey ended there, and in that way."""
    mordor = state.place == c.MORDOR
    bearer_out = state.bearer >= 0 and not state.alive(state.bearer)
    ends = {
        f.DESTROYED_RING: mordor and state.bearer < 0 and state.living() != 0,
        f.NOBODY_DESTROYED: mordor and state.bearer < 0 and state.living() == 0,
        f.BEARER_LOST: bearer_out,
        f.RING_IS_MINE: mordor and state.event_at == c.EVENTS_A_BOARD and not bearer_out,
    }
    if not ends[int(state.over)]:
        lines.fail("the journey cannot have ended like this here", "over")


def _check_supplies(state: FellowshipData, lines: Lines, frames: list[list[int]]) -> None:
    """What frames take from is there, and what lies on the table belongs to a frame."""
    ops = [frame[0] for frame in frames]
    if ops.count(f.SHIELD) > total(state.big):
        lines.fail("there are not so many big shields", "stack")
    looking = sum(frame[2] for frame in frames if frame[0] == f.LOOK)
    if looking > total(state.tiles) - total(state.looked):
        lines.fail("there are not so many tiles to look at", "stack")
    if state.looked and f.ARRANGE not in ops and not state.ending:
        lines.fail("nobody puts these tiles in order", "looked")
    if state.table and f.SPREAD not in ops:
        lines.fail("nobody hands these cards out", "table")
    shows = any(f.PAY <= frame[0] <= f.PAID and _asks_shown(frame[1]) for frame in frames)
    if state.shown >= 0 and not shows and not state.ending:
        lines.fail("no demand shows a card", "shown")
    gifts = (*state.given_hobbits, *state.given_features, *state.given_tokens, *state.given_points)
    if any(gifts) and f.PAY not in ops and not state.ending:
        lines.fail("nothing is being paid", "given", "given-tokens", "given-shields")


def _asks_shown(asked: int) -> bool:
    """Whether the demand is for the symbol of a card that is turned up."""
    return bool(c.NEEDS[asked * c.NEED_WIDTH + c.NEED_SHOWN])


def _check_frame(state: FellowshipData, lines: Lines, frame: list[int], below: list[int]) -> None:
    """One frame fits what lies under it, and what it is about is there."""
    op, first, second = frame[0], frame[1], frame[2]
    if op == f.WINDOW:
        _check_window(lines, first, below)
    if op == f.PAY and second >= f.GROUP_PAYS and c.WHO[first] != (c.GROUP, c.ONE)[second - f.GROUP_PAYS]:
        lines.fail(f"{c.ASKED_NAMES[first]} is not asked of those who pay", "stack")
    if op == f.PAY and _asks_shown(first) and state.shown < 0:
        lines.fail(f"{c.ASKED_NAMES[first]} asks for the symbol of a card, and none is shown", "stack")
    if op == f.LOOK and state.looker != first:
        lines.fail(f"{c.SEAT_NAMES[first]} is not the one who looks at tiles", "stack")
    if op == f.THROW and state.size[first] == 0:
        lines.fail(f"{c.SEAT_NAMES[first]} has no card to throw away", "stack")


def _check_window(lines: Lines, window: int, below: list[int]) -> None:
    """A window lies on what it delays; at a roll, before the die falls or after it."""
    name = f.WINDOW_NAMES[window]
    if window in _UNDER and below[0] != _UNDER[window]:
        lines.fail(f"the window {name} stands on no {f.FRAME_NAMES[_UNDER[window]]}", "stack")
    shows = below[3] & f.ROLL_STAGE >= f.ROLL_SHOWS
    if window == f.W_BEFORE_ROLL and (shows or below[3] == f.ROLL_DUE):
        lines.fail(f"the window {name} stands on a die that has fallen or is not due", "stack")
    if window == f.W_AFTER_ROLL and not shows:
        lines.fail(f"the window {name} stands on a die that has not fallen", "stack")


def _check_numbers(state: FellowshipData, lines: Lines, frame: list[int]) -> None:
    """The numbers of a frame are of the kinds it has, and within their bounds."""
    seats, asked = range(state.seats), range(len(c.ASKED_NAMES))
    ranges: dict[str, range | tuple[int, ...]] = {
        "seat": seats,
        "seats": range(bit(state.seats)),
        "payer": (*seats, f.GROUP_PAYS, f.ONE_PAYS),
        "count": COUNT,
        "mark": range(2),
        "purpose": range(3),
        "stage": ROLL_STAGES,
        "window": range(len(f.WINDOW_NAMES)),
        "line": range(4),
        "cards played": range(3),
        "colour": range(2),
        "tile": range(c.TILE_KINDS),
        "event": range(len(c.EVENT_NAMES)),
        "asked": asked,
        "missing": range(-1, len(c.ASKED_NAMES)),
        "each": (*asked, f.EACH_ROLL, f.EACH_MISSING, *range(f.EACH_DRAW, f.EACH_DRAW + len(c.EVENT_NAMES))),
        "line of the rulebook": range(1, 1000),
        "place": range(len(c.PLACE_NAMES)),
    }
    name = f.FRAME_NAMES[frame[0]]
    kinds = NUMBERS.get(name, ())
    if any(frame[len(kinds) + 1 :]):
        lines.fail(f"{name} in the stack has too many numbers", "stack")
    for kind, value in zip(kinds, frame[1:], strict=False):
        if value not in ranges[kind]:
            lines.fail(f"the {kind} of {name} in the stack cannot be {value}", "stack")


def _check_order(state: FellowshipData, lines: Lines, ops: list[int]) -> None:
    """At the bottom lies the next place, on it the end of the board, on that the turns; in a haven only the first."""
    board = int(c.BOARD_OF[state.place])
    rest = ops
    if state.place != c.MORDOR:
        if ops[0] != f.PLACE:
            lines.fail("the stack must begin with the next place", "stack")
        rest = ops[1:]
    ends = (
        ()
        if board < 0
        else (f.BOARD_END, f.DOOM, f.ATTEMPT, f.DESTROYED)
        if state.place == c.MORDOR
        else (f.BOARD_END, f.HAND_OVER)
    )
    end = rest[0] if rest and rest[0] in ends else -1
    if state.place == c.MORDOR and end < 0:
        lines.fail("the stack must begin with the end of the board or of the journey", "stack")
    for op in rest if end < 0 else rest[1:]:
        if op in ONCE or (op in OF_A_TURN and end != f.BOARD_END):
            lines.fail(f"{f.FRAME_NAMES[op]} cannot stand there in the stack", "stack")
    if state.ending == f.ENDING and f.BOARD_END not in ops:
        lines.fail("the board is ending, and the stack has no end of it", "stack")
    if state.ending == f.ENDED and f.BOARD_END in ops:
        lines.fail("the board has ended, and the stack has its end still to come", "ending")
    if state.ending and board < 0:
        lines.fail("a haven has no end", "ending")


def _check_course(state: FellowshipData, lines: Lines, frames: list[list[int]]) -> None:
    """A board on which turns go on will come to an end."""
    line = c.MAIN[state.board()]
    if state.lines[line] == c.LENGTH[state.board() * 4 + line]:
        lines.fail(f"{c.LINE_NAMES[line]} is complete, and the board goes on", "lines", "stack")
    if state.event_at == c.EVENTS_A_BOARD and all(frame[0] != f.CLOSE for frame in frames):
        lines.fail("the last event has come, and the board goes on", "events", "stack")
    coming = sum(frame[0] == f.NEXT_EVENT or frame[:2] == [f.CARRY_OUT, c.TILE_EVENT] for frame in frames)
    if (state.tiles >> 4 * c.TILE_EVENT & 15) + coming + state.event_at < c.EVENTS_A_BOARD:
        lines.fail("the tiles run out before the last event", "tiles", "events", "stack")
