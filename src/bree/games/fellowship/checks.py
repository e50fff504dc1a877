"""Whether a position somebody wrote can be played on: what cannot be is refused before the game runs into it."""

from typing import Final

from bree.core.errors import Malformed
from bree.games.fellowship.components import (
    ALL_FEATURES,
    ASKED_NAMES,
    BOARD_OF,
    COPIES,
    EVENT_NAMES,
    EVENTS_A_BOARD,
    FACES,
    FEATURES,
    FULL_BIG,
    FULL_TILES,
    GROUP,
    KINDS,
    LENGTH,
    LINE_NAMES,
    MAIN,
    MORDOR,
    NEED_SHOWN,
    NEED_WIDTH,
    NEEDS,
    ONE,
    PLACE_NAMES,
    SEAT_NAMES,
    TILE_EVENT,
    TILE_KINDS,
    TILE_NAMES,
    WHO,
    WIDEST,
)
from bree.games.fellowship.darkness import DARKEST
from bree.games.fellowship.evidence import HAVENS, Belief
from bree.games.fellowship.frames import (
    ADVANCE,
    ARRANGE,
    ATTEMPT,
    BELT_MARK,
    BOARD_END,
    CARRY_OUT,
    CLOSE,
    DESTROYED,
    DOOM,
    EACH_DRAW,
    EACH_MISSING,
    EACH_ROLL,
    ENDING,
    FOR_EACH,
    FRAME_NAMES,
    GROUP_PAYS,
    HAND_OVER,
    LOOK,
    MITHRIL_MARK,
    NEXT_EVENT,
    ONE_PAYS,
    PAY,
    PLACE,
    ROLL,
    ROLL_DUE,
    ROLL_FALLS,
    ROLL_SHOWS,
    SHIELD,
    SHOW,
    THROW,
    TURN,
    TURN_END,
    VOLUNTEER,
    W_AFTER_ROLL,
    W_BEFORE_ROLL,
    WINDOW,
    WINDOW_NAMES,
)
from bree.games.fellowship.knowledge import fits
from bree.games.fellowship.model import Journey, total
from bree.games.fellowship.position import FEATURE_NAMES, KIND_NAMES, fixed_tiles, mask_text

COUNT: Final = range(16)
# What belongs to the turns of a board, and what lies only at the bottom of the stack.
OF_A_TURN: Final = (*range(ADVANCE, FOR_EACH), VOLUNTEER, SHOW, TURN, TURN_END, CLOSE, LOOK, ARRANGE)
ONCE: Final = (PLACE, BOARD_END, HAND_OVER, DOOM, ATTEMPT, DESTROYED)
# A roll: due, falling (also where the Belt was played), a face, a face with the Mithril coat.
ROLL_STAGES: Final = (
    ROLL_DUE,
    ROLL_FALLS,
    ROLL_FALLS | BELT_MARK,
    *range(ROLL_SHOWS, ROLL_SHOWS + FACES),
    *range(MITHRIL_MARK + ROLL_SHOWS, MITHRIL_MARK + ROLL_SHOWS + FACES),
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


def check_components(s: Journey) -> None:
    """Every card exists as often as it was printed."""
    piles = [s.pile, s.discards, s.aside, s.table, *s.hobbits, *s.given_hobbits]
    for kind in range(KINDS):
        cards = sum(int(packed) >> 4 * kind & 15 for packed in piles) + (s.shown == kind)
        if cards != COPIES[kind]:
            raise Malformed(f"there are {cards} of {KIND_NAMES[kind]}, not {COPIES[kind]}", "position")
    seen = 0
    for mask in (s.supply, s.box, s.gone, *s.features, *s.given_features):
        if int(mask) & seen:
            raise Malformed(f"{mask_text(int(mask) & seen, FEATURE_NAMES)} lies in two places", "position")
        seen |= int(mask)
    if seen != (1 << FEATURES) - 1:
        raise Malformed(f"{mask_text(ALL_FEATURES & ~seen, FEATURE_NAMES)} is nowhere", "position")


def check_marks(s: Journey) -> None:
    """Every marker stands on its track, and the tiles are those of the box."""
    for seat in range(s.seats):
        within(s.steps[seat], range(DARKEST + 1), f"the space of {SEAT_NAMES[seat]}")
        within(s.shields[seat], range(1000), f"the shields of {SEAT_NAMES[seat]}")
        within(s.given_points[seat], range(1000), f"the shields given by {SEAT_NAMES[seat]}")
    within(s.sauron, range(DARKEST + 1), "the space of Sauron")
    within(s.event_at, range(EVENTS_A_BOARD + 1), "the event marker")
    within(s.dice, COUNT, "the number of dice to roll")
    within(s.paid_jokers, COUNT, "the number of jokers paid")
    within(s.ending, range(3), "the end of the board")
    board = int(BOARD_OF[s.place])
    for line in range(4):
        length = LENGTH[board * 4 + line] if board >= 0 else WIDEST  # in a haven the last board is still laid out
        within(s.lines[line], range(length + 1), f"the marker of {LINE_NAMES[line]}")
    ordered = fixed_tiles(int(s.fixed))
    for tile in range(TILE_KINDS):
        left, seen = int(s.tiles) >> 4 * tile & 15, int(s.looked) >> 4 * tile & 15
        if not seen + ordered.count(tile) <= left <= FULL_TILES >> 4 * tile & 15:
            raise Malformed(f"there are not so many tiles {TILE_NAMES[tile]}", "position")
    for points in range(3):
        within(int(s.big) >> 4 * points & 15, range((FULL_BIG >> 4 * points & 15) + 1), "the number of big shields")


def check_stack(s: Journey, frames: list[list[int]]) -> None:
    """What is still to be done can be done here."""
    for frame in frames:
        _check_numbers(s, frame)
    ops = [frame[0] for frame in frames]
    if ops != [PLACE]:
        _check_order(s, ops)
    if any(op in OF_A_TURN for op in ops) and s.ending == 0:
        _check_course(s, frames)
    if s.bearer < 0 and ops[0] not in (ATTEMPT, DESTROYED):
        raise Malformed("somebody must bear the Ring", "position")
    if s.bearer >= 0 and not s.alive(s.bearer):
        raise Malformed("who bears the Ring is out", "position")
    if ops.count(SHIELD) > total(s.big):
        raise Malformed("there are not so many big shields", "position")
    if sum(frame[2] for frame in frames if frame[0] == LOOK) > total(s.tiles) - total(s.looked):
        raise Malformed("there are not so many tiles to look at", "position")
    for below, frame in zip([[PLACE], *frames], frames, strict=False):
        if frame[0] == WINDOW and frame[1] in (W_BEFORE_ROLL, W_AFTER_ROLL) and below[0] != ROLL:
            raise Malformed(f"the window {WINDOW_NAMES[frame[1]]} stands on no roll", "position")
        if frame[0] == PAY and frame[2] >= GROUP_PAYS and WHO[frame[1]] != (GROUP, ONE)[frame[2] - GROUP_PAYS]:
            raise Malformed(f"{ASKED_NAMES[frame[1]]} is not asked of those who pay", "position")
        if frame[0] == PAY and NEEDS[frame[1] * NEED_WIDTH + NEED_SHOWN] and s.shown < 0:
            raise Malformed(f"{ASKED_NAMES[frame[1]]} asks for the symbol of a card, and none is shown", "position")
        if frame[0] == LOOK and s.looker != frame[1]:
            raise Malformed(f"{SEAT_NAMES[frame[1]]} is not the one who looks at tiles", "position")
        if frame[0] == THROW and s.size[frame[1]] == 0:
            raise Malformed(f"{SEAT_NAMES[frame[1]]} has no card to throw away", "position")


def check_belief(s: Journey, viewer: int, belief: Belief) -> None:
    """What a viewer takes for possible adds up with what everybody sees."""
    for picture, weight in belief.items():
        pools, slots, items = picture
        whole = len(slots) == len(items) == s.seats and all(len(row) == len(pools) > HAVENS for row in slots)
        cards = [card for row in items for card in row]
        if not (whole and weight and all(card < KINDS + FEATURES for card in cards) and fits(s, viewer, picture)):
            raise Malformed("what is believed does not fit the cards", "position")


def within(value: int, allowed: range | tuple[int, ...], what: str) -> None:
    """Refuse a number that this thing cannot have."""
    if value not in allowed:
        raise Malformed(f"{what} cannot be {value}", "position")


def _check_numbers(s: Journey, frame: list[int]) -> None:
    seats, asked = range(s.seats), range(len(ASKED_NAMES))
    ranges: dict[str, range | tuple[int, ...]] = {
        "seat": seats,
        "seats": range(1 << s.seats),
        "payer": (*seats, GROUP_PAYS, ONE_PAYS),
        "count": COUNT,
        "mark": range(2),
        "purpose": range(3),
        "stage": ROLL_STAGES,
        "window": range(len(WINDOW_NAMES)),
        "line": range(4),
        "cards played": range(3),
        "colour": range(2),
        "tile": range(TILE_KINDS),
        "event": range(len(EVENT_NAMES)),
        "asked": asked,
        "missing": range(-1, len(ASKED_NAMES)),
        "each": (*asked, EACH_ROLL, EACH_MISSING, *range(EACH_DRAW, EACH_DRAW + len(EVENT_NAMES))),
        "line of the rulebook": range(1, 1000),
        "place": range(len(PLACE_NAMES)),
    }
    name = FRAME_NAMES[frame[0]]
    kinds = NUMBERS.get(name, ())
    if any(frame[len(kinds) + 1 :]):
        raise Malformed(f"{name} in the stack has too many numbers", "position")
    for kind, value in zip(kinds, frame[1:], strict=False):
        within(value, ranges[kind], f"the {kind} of {name} in the stack")


def _check_order(s: Journey, ops: list[int]) -> None:
    """At the bottom lies the next place, on it the end of the board, on that the turns; in a haven only the first."""
    board = int(BOARD_OF[s.place])
    rest = ops
    if s.place != MORDOR:
        if ops[0] != PLACE:
            raise Malformed("the stack must begin with the next place", "position")
        rest = ops[1:]
    ends = () if board < 0 else (BOARD_END, DOOM, ATTEMPT, DESTROYED) if s.place == MORDOR else (BOARD_END, HAND_OVER)
    end = rest[0] if rest and rest[0] in ends else -1
    if s.place == MORDOR and end < 0:
        raise Malformed("the stack must begin with the end of the board or of the journey", "position")
    for op in rest if end < 0 else rest[1:]:
        if op in ONCE or (op in OF_A_TURN and end != BOARD_END):
            raise Malformed(f"{FRAME_NAMES[op]} cannot stand there in the stack", "position")
    if s.ending == ENDING and BOARD_END not in ops:
        raise Malformed("the board is ending, and the stack has no end of it", "position")


def _check_course(s: Journey, frames: list[list[int]]) -> None:
    """A board on which turns go on will come to an end."""
    line = MAIN[s.board()]
    if s.lines[line] == LENGTH[s.board() * 4 + line]:
        raise Malformed(f"{LINE_NAMES[line]} is complete, and the board goes on", "position")
    if s.event_at == EVENTS_A_BOARD and all(frame[0] != CLOSE for frame in frames):
        raise Malformed("the last event has come, and the board goes on", "position")
    coming = sum(frame[0] == NEXT_EVENT or frame[:2] == [CARRY_OUT, TILE_EVENT] for frame in frames)
    if (s.tiles >> 4 * TILE_EVENT & 15) + coming + s.event_at < EVENTS_A_BOARD:
        raise Malformed("the tiles run out before the last event", "position")
