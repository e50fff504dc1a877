"""Whether a position somebody wrote can be played on: what cannot be is refused before the game runs into it."""

from typing import Final

from bree.core.bits import bit
from bree.core.errors import Malformed
from bree.games.fellowship import components as c
from bree.games.fellowship.evidence import HAVENS, Belief
from bree.games.fellowship.model import FellowshipData, total
from bree.games.fellowship.position.write import fixed_tiles, mask_text
from bree.games.fellowship.rules import frames as f
from bree.games.fellowship.rules.darkness import DARKEST
from bree.games.fellowship.sampling import fits

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


def check_components(state: FellowshipData) -> None:
    """Every card exists as often as it was printed."""
    piles = [state.pile, state.discards, state.aside, state.table, *state.hobbits, *state.given_hobbits]
    for kind in range(c.KINDS):
        cards = sum(int(packed) >> 4 * kind & 15 for packed in piles) + (state.shown == kind)
        if cards != c.COPIES[kind]:
            raise Malformed(f"there are {cards} of {c.KIND_NAMES[kind]}, not {c.COPIES[kind]}", "position")
    seen = 0
    for mask in (state.supply, state.box, state.gone, *state.features, *state.given_features):
        if int(mask) & seen:
            raise Malformed(f"{mask_text(int(mask) & seen, c.FEATURE_NAMES)} lies in two places", "position")
        seen |= int(mask)
    if seen != c.ALL_FEATURES:
        raise Malformed(f"{mask_text(c.ALL_FEATURES & ~seen, c.FEATURE_NAMES)} is nowhere", "position")


def check_marks(state: FellowshipData) -> None:
    """Every marker stands on its track, and the tiles are those of the box."""
    for seat in range(state.seats):
        within(state.steps[seat], range(DARKEST + 1), f"the space of {c.SEAT_NAMES[seat]}")
        within(state.shields[seat], range(1000), f"the shields of {c.SEAT_NAMES[seat]}")
        within(state.given_points[seat], range(1000), f"the shields given by {c.SEAT_NAMES[seat]}")
    within(state.sauron, range(DARKEST + 1), "the space of Sauron")
    within(state.event_at, range(c.EVENTS_A_BOARD + 1), "the event marker")
    within(state.dice, COUNT, "the number of dice to roll")
    within(state.paid_jokers, COUNT, "the number of jokers paid")
    within(state.ending, range(3), "the end of the board")
    board = int(c.BOARD_OF[state.place])
    for line in range(4):
        length = c.LENGTH[board * 4 + line] if board >= 0 else c.WIDEST  # in a haven the last board is still laid out
        within(state.lines[line], range(length + 1), f"the marker of {c.LINE_NAMES[line]}")
    ordered = fixed_tiles(int(state.fixed))
    for tile in range(c.TILE_KINDS):
        left, seen = int(state.tiles) >> 4 * tile & 15, int(state.looked) >> 4 * tile & 15
        if not seen + ordered.count(tile) <= left <= c.FULL_TILES >> 4 * tile & 15:
            raise Malformed(f"there are not so many tiles {c.TILE_NAMES[tile]}", "position")
    for points in range(3):
        within(
            int(state.big) >> 4 * points & 15, range((c.FULL_BIG >> 4 * points & 15) + 1), "the number of big shields"
        )


def check_stack(state: FellowshipData, frames: list[list[int]]) -> None:
    """What is still to be done can be done here."""
    for frame in frames:
        _check_numbers(state, frame)
    ops = [frame[0] for frame in frames]
    if ops != [f.PLACE]:
        _check_order(state, ops)
    if any(op in OF_A_TURN for op in ops) and state.ending == 0:
        _check_course(state, frames)
    if state.bearer < 0 and ops[0] not in (f.ATTEMPT, f.DESTROYED):
        raise Malformed("somebody must bear the Ring", "position")
    if state.bearer >= 0 and not state.alive(state.bearer):
        raise Malformed("who bears the Ring is out", "position")
    if ops.count(f.SHIELD) > total(state.big):
        raise Malformed("there are not so many big shields", "position")
    if sum(frame[2] for frame in frames if frame[0] == f.LOOK) > total(state.tiles) - total(state.looked):
        raise Malformed("there are not so many tiles to look at", "position")
    for below, frame in zip([[f.PLACE], *frames], frames, strict=False):
        if frame[0] == f.WINDOW and frame[1] in (f.W_BEFORE_ROLL, f.W_AFTER_ROLL) and below[0] != f.ROLL:
            raise Malformed(f"the window {f.WINDOW_NAMES[frame[1]]} stands on no roll", "position")
        if (
            frame[0] == f.PAY
            and frame[2] >= f.GROUP_PAYS
            and c.WHO[frame[1]] != (c.GROUP, c.ONE)[frame[2] - f.GROUP_PAYS]
        ):
            raise Malformed(f"{c.ASKED_NAMES[frame[1]]} is not asked of those who pay", "position")
        if frame[0] == f.PAY and c.NEEDS[frame[1] * c.NEED_WIDTH + c.NEED_SHOWN] and state.shown < 0:
            raise Malformed(f"{c.ASKED_NAMES[frame[1]]} asks for the symbol of a card, and none is shown", "position")
        if frame[0] == f.LOOK and state.looker != frame[1]:
            raise Malformed(f"{c.SEAT_NAMES[frame[1]]} is not the one who looks at tiles", "position")
        if frame[0] == f.THROW and state.size[frame[1]] == 0:
            raise Malformed(f"{c.SEAT_NAMES[frame[1]]} has no card to throw away", "position")


def check_belief(state: FellowshipData, viewer: int, belief: Belief, sources: int) -> None:
    """What a viewer takes for possible adds up with what everybody sees."""
    for picture, weight in belief.items():
        pools, slots, items = picture
        whole = (
            len(slots) == len(items) == state.seats
            and len(pools) == sources > HAVENS
            and all(len(row) == sources for row in slots)
        )
        cards = [card for row in items for card in row]
        if not (
            whole and weight and all(card < c.KINDS + c.FEATURES for card in cards) and fits(state, viewer, picture)
        ):
            raise Malformed("what is believed does not fit the cards", "position")


def within(value: int, allowed: range | tuple[int, ...], what: str) -> None:
    """Refuse a number that this thing cannot have."""
    if value not in allowed:
        raise Malformed(f"{what} cannot be {value}", "position")


def _check_numbers(state: FellowshipData, frame: list[int]) -> None:
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
        raise Malformed(f"{name} in the stack has too many numbers", "position")
    for kind, value in zip(kinds, frame[1:], strict=False):
        within(value, ranges[kind], f"the {kind} of {name} in the stack")


def _check_order(state: FellowshipData, ops: list[int]) -> None:
    """At the bottom lies the next place, on it the end of the board, on that the turns; in a haven only the first."""
    board = int(c.BOARD_OF[state.place])
    rest = ops
    if state.place != c.MORDOR:
        if ops[0] != f.PLACE:
            raise Malformed("the stack must begin with the next place", "position")
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
        raise Malformed("the stack must begin with the end of the board or of the journey", "position")
    for op in rest if end < 0 else rest[1:]:
        if op in ONCE or (op in OF_A_TURN and end != f.BOARD_END):
            raise Malformed(f"{f.FRAME_NAMES[op]} cannot stand there in the stack", "position")
    if state.ending == f.ENDING and f.BOARD_END not in ops:
        raise Malformed("the board is ending, and the stack has no end of it", "position")


def _check_course(state: FellowshipData, frames: list[list[int]]) -> None:
    """A board on which turns go on will come to an end."""
    line = c.MAIN[state.board()]
    if state.lines[line] == c.LENGTH[state.board() * 4 + line]:
        raise Malformed(f"{c.LINE_NAMES[line]} is complete, and the board goes on", "position")
    if state.event_at == c.EVENTS_A_BOARD and all(frame[0] != f.CLOSE for frame in frames):
        raise Malformed("the last event has come, and the board goes on", "position")
    coming = sum(frame[0] == f.NEXT_EVENT or frame[:2] == [f.CARRY_OUT, c.TILE_EVENT] for frame in frames)
    if (state.tiles >> 4 * c.TILE_EVENT & 15) + coming + state.event_at < c.EVENTS_A_BOARD:
        raise Malformed("the tiles run out before the last event", "position")
