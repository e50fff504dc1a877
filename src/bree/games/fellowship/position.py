"""A position as text, one line for each thing; what is at its usual value is left out and need not be written."""

import re
from typing import Final

from mypy_extensions import i64

from bree.core.errors import Malformed
from bree.games.fellowship.components import (
    ALL_FEATURES,
    CARD_NAMES,
    FACE_NAMES,
    FULL_BIG,
    FULL_DECK,
    FULL_TILES,
    GANDALF_NAMES,
    KINDS,
    LINE_NAMES,
    LOTHLORIEN,
    PLACE_FEATURES,
    PLACE_NAMES,
    RIVENDELL,
    SEAT_NAMES,
    TILE_NAMES,
    TOKEN_NAMES,
)
from bree.games.fellowship.evidence import Belief
from bree.games.fellowship.frames import FRAME, FRAME_NAMES
from bree.games.fellowship.knowledge import default_belief
from bree.games.fellowship.model import Journey
from bree.games.fellowship.notation import NOTATION

SHIELD_NAMES: Final = ("1", "2", "3")
FLAG_NAMES: Final = ("phial", "magic", "staff", "athelas")
OVER_NAMES: Final = ("", "ring-destroyed", "ring-not-destroyed", "bearer-lost", "ring-is-mine")
KIND_NAMES: Final = CARD_NAMES[:KINDS]
FEATURE_NAMES: Final = CARD_NAMES[KINDS:]


def packed_text(packed: int, names: tuple[str, ...]) -> str:
    """Counts as words: `white-fighting*2 grey-hiding`."""
    words = []
    for i, name in enumerate(names):
        copies = packed >> 4 * i & 15
        if copies:
            words.append(name if copies == 1 else f"{name}*{copies}")
    return " ".join(words)


def mask_text(mask: int, names: tuple[str, ...]) -> str:
    """A mask as words."""
    return " ".join(name for i, name in enumerate(names) if mask >> i & 1)


def index_of(word: str, names: tuple[str, ...]) -> int:
    """The place of a word in a list of names."""
    if word not in names:
        raise Malformed(f"{word!r} is not one of {', '.join(names)}", "position")
    return names.index(word)


def read_packed(words: list[str], names: tuple[str, ...]) -> int:
    """Read counts back."""
    packed = 0
    for word in words:
        name, _, copies = word.partition("*")
        packed += copies_of(copies) << 4 * index_of(name, names)
    return packed


def read_mask(words: list[str], names: tuple[str, ...]) -> int:
    """Read a mask back."""
    mask = 0
    for word in words:
        mask |= 1 << index_of(word, names)
    return mask


def number(word: str, pattern: str = "-?[0-9]{1,18}") -> int:
    """Read a whole number that fits into a state."""
    if not re.fullmatch(pattern, word):
        raise Malformed(f"{word!r} is not a number", "position")
    return int(word)


def count(word: str) -> int:
    """Read one of a belief's numbers, which may be very large."""
    return number(word, "[0-9]{1,4000}")


def copies_of(word: str) -> int:
    """Read how many there are of something: one where nothing is said, and no more than four bits hold."""
    copies = number(word or "1", "[0-9]{1,2}")
    if copies > 15:
        raise Malformed(f"there are never {copies} of anything", "position")
    return copies


def usual_supply(place: int) -> int:
    """The feature cards beside this board and those to come."""
    mask = 0
    for at, cards in enumerate(PLACE_FEATURES):
        if at not in (RIVENDELL, LOTHLORIEN) and at >= place:
            mask |= int(cards)
    return mask


def usual_box(place: int) -> int:
    """The cards of this haven and of those to come."""
    mask = int(PLACE_FEATURES[RIVENDELL]) if place <= RIVENDELL else 0
    return mask | (int(PLACE_FEATURES[LOTHLORIEN]) if place <= LOTHLORIEN else 0)


def held_features(s: Journey) -> int:
    """The feature cards in hands or given to a demand."""
    mask = 0
    for seat in range(s.seats):
        mask |= int(s.features[seat] | s.given_features[seat])
    return mask


def usual_pile(s: Journey) -> int:
    """The hobbit cards that are nowhere else."""
    packed: int = FULL_DECK - int(s.discards + s.aside + s.table)
    for seat in range(s.seats):
        packed -= int(s.hobbits[seat] + s.given_hobbits[seat])
    return packed - (1 << 4 * int(s.shown) if s.shown >= 0 else 0)


def _seats_text(mask: int) -> str:
    return mask_text(mask, SEAT_NAMES)


def write(s: Journey) -> str:
    """The whole truth as text."""
    lines: list[str] = []

    def add(key: str, value: object, usual: object) -> None:
        if value != usual:
            lines.append(f"{key} {value}".rstrip())

    add("place", PLACE_NAMES[s.place], "")
    add("active", SEAT_NAMES[s.active], SEAT_NAMES[0])
    add("bearer", SEAT_NAMES[s.bearer] if s.bearer >= 0 else "nobody", SEAT_NAMES[0])
    add("sauron", int(s.sauron), int(s.house.sauron))
    add("out", _seats_text(int(s.out)), "")
    for key, values in (("steps", s.steps), ("shields", s.shields)):
        add(key, " ".join(str(v) for v in values), " ".join("0" for _ in values))
    for seat in range(s.seats):
        for key, value in _seat_entries(s, seat):
            add(f"{key} {SEAT_NAMES[seat]}", value, "")
    marks = [f"{LINE_NAMES[i]}:{s.lines[i]}" for i in range(4) if s.lines[i]]
    add("lines", " ".join(marks), "")
    add("events", int(s.event_at), 0)
    add("tiles", packed_text(int(s.tiles), TILE_NAMES), packed_text(FULL_TILES, TILE_NAMES))
    add("fixed", " ".join(TILE_NAMES[t] for t in fixed_tiles(int(s.fixed))), "")
    add("looked", packed_text(int(s.looked), TILE_NAMES), "")
    add("looker", SEAT_NAMES[s.looker] if s.looker >= 0 else "", "")
    add("tile", TILE_NAMES[s.tile] if s.tile >= 0 else "", "")
    add("ring", "used" if s.ring_used else "", "")
    add("die", FACE_NAMES[s.die] if s.die >= 0 else "", "")
    add("dice", int(s.dice), 0)
    add("ending", int(s.ending), 0)
    add("over", OVER_NAMES[s.over], "")
    add("discards", packed_text(int(s.discards), KIND_NAMES), "")
    add("aside", packed_text(int(s.aside), KIND_NAMES), "")
    add("table", packed_text(int(s.table), KIND_NAMES), "")
    add("shown", KIND_NAMES[s.shown] if s.shown >= 0 else "", "")
    add("pile", packed_text(int(s.pile), KIND_NAMES), packed_text(usual_pile(s), KIND_NAMES))
    held, place = held_features(s), int(s.place)
    add("supply", mask_text(int(s.supply), FEATURE_NAMES), mask_text(usual_supply(place) & ~held, FEATURE_NAMES))
    add("box", mask_text(int(s.box), FEATURE_NAMES), mask_text(usual_box(place) & ~held, FEATURE_NAMES))
    rest = ALL_FEATURES & ~int(s.supply | s.box) & ~held
    add("gone", mask_text(int(s.gone), FEATURE_NAMES), mask_text(rest, FEATURE_NAMES))
    add("gandalf", mask_text(int(s.gandalf), GANDALF_NAMES), " ".join(GANDALF_NAMES))
    add("big-shields", packed_text(int(s.big), SHIELD_NAMES), packed_text(FULL_BIG, SHIELD_NAMES))
    add("flags", mask_text(int(s.flags), FLAG_NAMES), "")
    add("paid-jokers", int(s.paid_jokers), 0)
    add("pass-turn", _seats_text(int(s.pass_turn)), "")
    add("pass-board", _seats_text(int(s.pass_board)), "")
    add("stopped", _seats_text(int(s.stopped)), "")
    add("withdrawn", packed_text(int(s.withdrawn), SEAT_NAMES), "")
    add("talked", packed_text(int(s.talked), SEAT_NAMES), "")
    for claim in s.claims:
        lines.append(f"said {SEAT_NAMES[claim & 255]} {NOTATION.text(int(claim >> 8))}")
    lines.append("stack " + ", ".join(_frame_text(s, i) for i in range(s.depth)))
    for viewer, belief in enumerate(s.evidence.beliefs):
        if belief != default_belief(s, viewer):
            lines += _belief_lines(viewer, int(s.seats), belief)
    return "\n".join(lines)


def _seat_entries(s: Journey, seat: i64) -> list[tuple[str, str]]:
    hand = f"{packed_text(int(s.hobbits[seat]), KIND_NAMES)} {mask_text(int(s.features[seat]), FEATURE_NAMES)}"
    given_hobbits = packed_text(int(s.given_hobbits[seat]), KIND_NAMES)
    given = f"{given_hobbits} {mask_text(int(s.given_features[seat]), FEATURE_NAMES)}"
    return [
        ("hand", hand.strip()),
        ("tokens", packed_text(int(s.tokens[seat]), TOKEN_NAMES)),
        ("given", given.strip()),
        ("given-tokens", packed_text(int(s.given_tokens[seat]), TOKEN_NAMES)),
        ("given-shields", str(s.given_points[seat]) if s.given_points[seat] else ""),
    ]


def fixed_tiles(fixed: int) -> list[int]:
    """The tiles Foresight put in order, the next first."""
    found = []
    while fixed:
        found.append((fixed & 15) - 1)
        fixed >>= 4
    return found


def _frame_text(s: Journey, index: i64) -> str:
    at = index * FRAME
    numbers = [int(s.stack[at + i]) for i in range(1, FRAME)]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return " ".join([FRAME_NAMES[s.stack[at]], *map(str, numbers)])


def _belief_lines(viewer: int, seats: int, belief: Belief) -> list[str]:
    name = SEAT_NAMES[viewer] if viewer < seats else "spectator"
    lines = []
    for (pools, slots, items), weight in sorted(belief.items()):
        words = [
            ",".join(map(str, pools)),
            "/".join(",".join(map(str, row)) for row in slots),
            "/".join(",".join(map(str, row)) for row in items),
        ]
        lines.append(f"belief {name} {weight} " + " ".join(words))
    return lines
