"""Reading a position back: the lines may come in any order, and what is left out is filled in."""

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.bits import count
from bree.core.errors import Malformed
from bree.core.text import Line, Lines
from bree.games.fellowship import components as c
from bree.games.fellowship import notation as n
from bree.games.fellowship.evidence import HAVENS, Belief
from bree.games.fellowship.model import FellowshipData, total
from bree.games.fellowship.moves import CLAIMS_A_TURN, TIMES_TAKEN_BACK
from bree.games.fellowship.position import check, stack, write
from bree.games.fellowship.rules import frames as f
from bree.games.fellowship.rules.course import run
from bree.games.fellowship.rules.darkness import DARKEST
from bree.games.fellowship.sampling import default_belief

_OF_A_SEAT: Final = ("hand", "tokens", "given", "given-tokens", "given-shields")
_REPEATED: Final = (*_OF_A_SEAT, "said", "belief")
_KEYS: Final = (
    *("place", "active", "bearer", "sauron", "out", "steps", "shields", *_OF_A_SEAT, "lines", "events", "tiles"),
    *("fixed", "looked", "looker", "tile", "ring", "die", "dice", "ending", "over", "discards", "aside", "table"),
    *("shown", "pile", "supply", "box", "gone", "gandalf", "big-shields", "flags", "paid-jokers", "pass-turn"),
    *("pass-board", "stopped", "withdrawn", "talked", "said", "stack", "belief"),
)
_COPIES: Final = sum(int(c.one_of(kind) * c.COPIES[kind]) for kind in range(c.KINDS))


def read(state: FellowshipData, text: str) -> None:
    """Read a position into a fresh state, fill in what was left out, and go on to the first decision."""
    lines = Lines(text, _KEYS, _REPEATED)
    seats = c.SEAT_NAMES[: state.seats]
    _journey(state, lines, seats)
    _hobbits(state, lines, seats)
    _tiles(state, lines, seats)
    _piles(state, lines)
    _talk_and_passes(state, lines, seats)
    frames = stack.read_stack(state, lines)
    beliefs = _beliefs(state, lines, seats)
    lines.finish()
    check.check_marks(state, lines)
    check.check_hobbits(state, lines)
    stack.check_stack(state, lines, frames)
    for row in frames:
        state.push(row[0], row[1], row[2], row[3])
    sources = max((len(pools) for belief in beliefs.values() for pools, _, _ in belief), default=HAVENS + 1)
    for viewer, belief in beliefs.items():
        check.check_belief(state, lines, viewer, belief, sources)
    for viewer in range(len(state.evidence.beliefs)):
        state.evidence.beliefs[viewer] = beliefs.get(viewer) or default_belief(state, viewer, sources)
    run(state)
    state.events = []


def _journey(state: FellowshipData, lines: Lines, seats: tuple[str, ...]) -> None:
    """Where the journey is, and the markers of the board."""
    state.place = lines.choice("place", c.PLACE_NAMES, 0)
    state.active = lines.choice("active", seats, 0)
    bearer = lines.choice("bearer", (*seats, "nobody"), 0)
    state.bearer = bearer if bearer < len(seats) else -1
    state.sauron = lines.number("sauron", 0, DARKEST, int(state.sauron))
    state.event_at = lines.number("events", 0, c.EVENTS_A_BOARD, 0)
    marks = lines.one("lines")
    while marks is not None and marks.more():
        name, _, at = marks.word().partition(":")
        state.lines[marks.index(name, c.LINE_NAMES)] = marks.whole(at, 0, c.WIDEST)
    state.ring_used = lines.choice("ring", ("unused", "used"), 0)
    state.die = lines.choice("die", c.FACE_NAMES, -1)
    state.dice = lines.number("dice", 0, 15, 0)
    state.ending = lines.number("ending", 0, f.ENDED, 0)
    state.over = lines.choice("over", write.OVER_NAMES[1:], -1) + 1
    state.flags = lines.mask("flags", write.FLAG_NAMES)
    state.paid_jokers = lines.number("paid-jokers", 0, 2, 0)


def _hobbits(state: FellowshipData, lines: Lines, seats: tuple[str, ...]) -> None:
    """What belongs to each hobbit."""
    state.out = lines.mask("out", seats)
    for key, values, most in (("steps", state.steps, DARKEST), ("shields", state.shields, check.MOST_POINTS)):
        line = lines.one(key)
        if line is not None:
            for seat in range(len(seats)):
                values[seat] = line.number(0, most)
    for seat, line in lines.by_name("hand", seats):
        state.hobbits[seat], state.features[seat] = _cards(line)
        state.size[seat] = total(state.hobbits[seat]) + count(state.features[seat])
    for seat, line in lines.by_name("given", seats):
        state.given_hobbits[seat], state.given_features[seat] = _cards(line)
    for seat, line in lines.by_name("tokens", seats):
        state.tokens[seat] = _counts(line, c.TOKEN_NAMES, 0xFFF)
    for seat, line in lines.by_name("given-tokens", seats):
        state.given_tokens[seat] = _counts(line, c.TOKEN_NAMES, 0xFFF)
    for seat, line in lines.by_name("given-shields", seats):
        state.given_points[seat] = line.number(0, check.MOST_POINTS)


def _tiles(state: FellowshipData, lines: Lines, seats: tuple[str, ...]) -> None:
    """The tiles that are left, and those that Foresight has shown to one hobbit."""
    state.tiles = _packed(lines, "tiles", c.TILE_NAMES, c.FULL_TILES, c.FULL_TILES)
    state.looked = _packed(lines, "looked", c.TILE_NAMES, c.FULL_TILES, 0)
    state.looker = lines.choice("looker", seats, -1)
    state.tile = lines.choice("tile", c.TILE_NAMES, -1)
    line = lines.one("fixed")
    if line is not None:
        for place, tile in enumerate(line.choices(c.TILE_NAMES)):
            if place > 2:
                line.fail("Foresight shows three tiles")
            state.fixed += (tile + 1) * c.one_of(place)


def _piles(state: FellowshipData, lines: Lines) -> None:
    """Cards that are in nobody's hand. Those of which nothing is said are in the pile, beside the boards, or gone."""
    state.discards = _packed(lines, "discards", c.KIND_NAMES, _COPIES, 0)
    state.aside = _packed(lines, "aside", c.KIND_NAMES, _COPIES, 0)
    state.table = _packed(lines, "table", c.KIND_NAMES, _COPIES, 0)
    state.shown = lines.choice("shown", c.KIND_NAMES, -1)
    check.check_copies(state, lines)
    state.pile = _packed(lines, "pile", c.KIND_NAMES, _COPIES, write.usual_pile(state))
    check.check_whole(state, lines)
    held, place = write.held_features(state), int(state.place)
    state.supply = lines.mask("supply", c.FEATURE_NAMES, write.usual_supply(place) & ~held)
    state.box = lines.mask("box", c.FEATURE_NAMES, write.usual_box(place) & ~held)
    state.gone = lines.mask("gone", c.FEATURE_NAMES, c.ALL_FEATURES & ~int(state.supply | state.box) & ~held)
    check.check_features(state, lines)
    state.gandalf = lines.mask("gandalf", c.GANDALF_NAMES, int(state.gandalf))
    state.big = _packed(lines, "big-shields", write.SHIELD_NAMES, c.FULL_BIG, c.FULL_BIG)


def _talk_and_passes(state: FellowshipData, lines: Lines, seats: tuple[str, ...]) -> None:
    """Who lets windows pass, who took back what he gave, and what was said this turn."""
    state.pass_turn = lines.mask("pass-turn", seats)
    state.pass_board = lines.mask("pass-board", seats)
    state.stopped = lines.mask("stopped", seats)
    each = sum(int(c.one_of(seat)) for seat in range(len(seats)))
    state.withdrawn = _packed(lines, "withdrawn", seats, each * TIMES_TAKEN_BACK, 0)
    state.talked = _packed(lines, "talked", seats, each * CLAIMS_A_TURN, 0)
    claims: vec[i64] = vec[i64]()
    for line in lines.all("said"):
        seat = line.choice(seats)
        try:
            action = n.NOTATION.parse(" ".join(line.rest()))
        except Malformed as error:
            line.fail(error.why)
        if action & 255 not in n.TALK:
            line.fail("this is nothing one can say")
        claims = append(claims, seat | action << 8)
    state.claims = claims


def _packed(lines: Lines, key: str, names: tuple[str, ...], full: int, usual: int) -> int:
    line = lines.one(key)
    return _counts(line, names, full) if line is not None else usual


def _counts(line: Line, names: tuple[str, ...], full: int) -> int:
    """How many there are of each name, packed: `grey-hiding*2 grey-joker`, or a name twice; never more than in all."""
    found = 0
    for place, copies in _tally(line, names).items():
        most = full >> 4 * place & 15
        if copies > most:
            line.fail(f"there are {most} of {names[place]}, not {copies}")
        found += copies * int(c.one_of(place))
    return found


def _cards(line: Line) -> tuple[int, int]:
    """Hobbit cards as packed counts, and feature cards as a mask."""
    hobbits = features = 0
    for card, copies in _tally(line, c.CARD_NAMES).items():
        if copies > c.COPIES[card]:
            line.fail(f"there are {c.COPIES[card]} of {c.CARD_NAMES[card]}, not {copies}")
        if card < c.KINDS:
            hobbits += copies * int(c.one_of(card))
        else:
            features |= int(c.bit_of(card))
    return hobbits, features


def _tally(line: Line, names: tuple[str, ...]) -> dict[int, int]:
    """How often each name is there, in all words that are left."""
    found: dict[int, int] = {}
    for word in line.rest():
        name, star, copies = word.partition("*")
        place = line.index(name, names)
        found[place] = found.get(place, 0) + (line.whole(copies, 1, 15) if star else 1)
    return found


def _beliefs(state: FellowshipData, lines: Lines, seats: tuple[str, ...]) -> dict[int, Belief]:
    """What each viewer, the spectator last, takes for possible."""
    beliefs: dict[int, Belief] = {}
    for line in lines.all("belief"):
        if state.house.open_hands:
            line.fail("where hands lie open nobody has to believe anything")
        viewer = line.choice((*seats, "spectator"))
        weight = _large(line, line.word("a weight"))
        pools = tuple(_large(line, word) for word in line.word("what is unseen").split(","))
        slots = _rows(line, line.word("how many cards are unseen"))
        items = _rows(line, line.word() if line.more() else "/" * (len(seats) - 1))
        belief = beliefs.setdefault(viewer, {})
        if (pools, slots, items) in belief:
            line.fail("this is believed twice")
        belief[pools, slots, items] = weight
    return beliefs


def _rows(line: Line, text: str) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(_large(line, word) for word in row.split(",") if word) for row in text.split("/"))


def _large(line: Line, word: str) -> int:
    """One of a belief's numbers, which may be very large."""
    if not re.fullmatch("[0-9]{1,4000}", word):
        line.fail(f"{word[:20]!r} is not a number")
    return int(word)
