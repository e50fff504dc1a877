"""A position as text, one line for each thing; what is at its usual value is left out and need not be written."""

from typing import Final

from mypy_extensions import i64

from bree.games.fellowship import components as c
from bree.games.fellowship import notation as n
from bree.games.fellowship.evidence import Belief
from bree.games.fellowship.model import FRAME, FellowshipData, names_of
from bree.games.fellowship.rules import frames as f
from bree.games.fellowship.sampling import default_belief

SHIELD_NAMES: Final = ("1", "2", "3")
FLAG_NAMES: Final = ("phial", "magic", "staff", "athelas")
OVER_NAMES: Final = ("", "ring-destroyed", "ring-not-destroyed", "bearer-lost", "ring-is-mine")


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
    return " ".join(names_of(mask, names))


def usual_supply(place: int) -> int:
    """The feature cards beside this board and those to come."""
    mask = 0
    for at, cards in enumerate(c.PLACE_FEATURES):
        if at not in (c.RIVENDELL, c.LOTHLORIEN) and at >= place:
            mask |= int(cards)
    return mask


def usual_box(place: int) -> int:
    """The cards of this haven and of those to come."""
    mask = int(c.PLACE_FEATURES[c.RIVENDELL]) if place <= c.RIVENDELL else 0
    return mask | (int(c.PLACE_FEATURES[c.LOTHLORIEN]) if place <= c.LOTHLORIEN else 0)


def held_features(state: FellowshipData) -> int:
    """The feature cards in hands or given to a demand."""
    mask = 0
    for seat in range(state.seats):
        mask |= int(state.features[seat] | state.given_features[seat])
    return mask


def usual_pile(state: FellowshipData) -> int:
    """The hobbit cards that are nowhere else."""
    packed: int = c.FULL_DECK - int(state.discards + state.aside + state.table)
    for seat in range(state.seats):
        packed -= int(state.hobbits[seat] + state.given_hobbits[seat])
    return packed - (int(c.one_of(state.shown)) if state.shown >= 0 else 0)


def _seats_text(mask: int) -> str:
    return mask_text(mask, c.SEAT_NAMES)


def write(state: FellowshipData) -> str:
    """The whole truth as text."""
    lines: list[str] = []

    def add(key: str, value: object, usual: object) -> None:
        if value != usual:
            lines.append(f"{key} {value}".rstrip())

    add("place", c.PLACE_NAMES[state.place], "")
    add("active", c.SEAT_NAMES[state.active], c.SEAT_NAMES[0])
    add("bearer", c.SEAT_NAMES[state.bearer] if state.bearer >= 0 else "nobody", c.SEAT_NAMES[0])
    add("sauron", int(state.sauron), int(state.house.sauron))
    add("out", _seats_text(int(state.out)), "")
    for key, values in (("steps", state.steps), ("shields", state.shields)):
        add(key, " ".join(str(v) for v in values), " ".join("0" for _ in values))
    for seat in range(state.seats):
        for key, value in _seat_entries(state, seat):
            add(f"{key} {c.SEAT_NAMES[seat]}", value, "")
    marks = [f"{c.LINE_NAMES[i]}:{state.lines[i]}" for i in range(4) if state.lines[i]]
    add("lines", " ".join(marks), "")
    add("events", int(state.event_at), 0)
    add("tiles", packed_text(int(state.tiles), c.TILE_NAMES), packed_text(c.FULL_TILES, c.TILE_NAMES))
    add("fixed", " ".join(c.TILE_NAMES[t] for t in fixed_tiles(int(state.fixed))), "")
    add("looked", packed_text(int(state.looked), c.TILE_NAMES), "")
    add("looker", c.SEAT_NAMES[state.looker] if state.looker >= 0 else "", "")
    add("tile", c.TILE_NAMES[state.tile] if state.tile >= 0 else "", "")
    add("ring", "used" if state.ring_used else "", "")
    add("die", c.FACE_NAMES[state.die] if state.die >= 0 else "", "")
    add("dice", int(state.dice), 0)
    add("ending", int(state.ending), 0)
    add("over", OVER_NAMES[state.over], "")
    add("discards", packed_text(int(state.discards), c.KIND_NAMES), "")
    add("aside", packed_text(int(state.aside), c.KIND_NAMES), "")
    add("table", packed_text(int(state.table), c.KIND_NAMES), "")
    add("shown", c.KIND_NAMES[state.shown] if state.shown >= 0 else "", "")
    add("pile", packed_text(int(state.pile), c.KIND_NAMES), packed_text(usual_pile(state), c.KIND_NAMES))
    held, place = held_features(state), int(state.place)
    add(
        "supply", mask_text(int(state.supply), c.FEATURE_NAMES), mask_text(usual_supply(place) & ~held, c.FEATURE_NAMES)
    )
    add("box", mask_text(int(state.box), c.FEATURE_NAMES), mask_text(usual_box(place) & ~held, c.FEATURE_NAMES))
    rest = c.ALL_FEATURES & ~int(state.supply | state.box) & ~held
    add("gone", mask_text(int(state.gone), c.FEATURE_NAMES), mask_text(rest, c.FEATURE_NAMES))
    add("gandalf", mask_text(int(state.gandalf), c.GANDALF_NAMES), " ".join(c.GANDALF_NAMES))
    add("big-shields", packed_text(int(state.big), SHIELD_NAMES), packed_text(c.FULL_BIG, SHIELD_NAMES))
    add("flags", mask_text(int(state.flags), FLAG_NAMES), "")
    add("paid-jokers", int(state.paid_jokers), 0)
    add("pass-turn", _seats_text(int(state.pass_turn)), "")
    add("pass-board", _seats_text(int(state.pass_board)), "")
    add("stopped", _seats_text(int(state.stopped)), "")
    add("withdrawn", packed_text(int(state.withdrawn), c.SEAT_NAMES), "")
    add("talked", packed_text(int(state.talked), c.SEAT_NAMES), "")
    for claim in state.claims:
        lines.append(f"said {c.SEAT_NAMES[claim & 255]} {n.NOTATION.text(int(claim >> 8))}")
    lines.append("stack " + ", ".join(_frame_text(state, i) for i in range(state.depth)))
    for viewer, belief in enumerate(state.evidence.beliefs):
        if belief != default_belief(state, viewer):
            lines += _belief_lines(viewer, int(state.seats), belief)
    return "\n".join(lines)


def _seat_entries(state: FellowshipData, seat: i64) -> list[tuple[str, str]]:
    hand = (
        f"{packed_text(int(state.hobbits[seat]), c.KIND_NAMES)} {mask_text(int(state.features[seat]), c.FEATURE_NAMES)}"
    )
    given_hobbits = packed_text(int(state.given_hobbits[seat]), c.KIND_NAMES)
    given = f"{given_hobbits} {mask_text(int(state.given_features[seat]), c.FEATURE_NAMES)}"
    return [
        ("hand", hand.strip()),
        ("tokens", packed_text(int(state.tokens[seat]), c.TOKEN_NAMES)),
        ("given", given.strip()),
        ("given-tokens", packed_text(int(state.given_tokens[seat]), c.TOKEN_NAMES)),
        ("given-shields", str(state.given_points[seat]) if state.given_points[seat] else ""),
    ]


def fixed_tiles(fixed: int) -> list[int]:
    """The tiles Foresight put in order, the next first."""
    found = []
    while fixed:
        found.append((fixed & 15) - 1)
        fixed >>= 4
    return found


def _frame_text(state: FellowshipData, index: i64) -> str:
    at = index * FRAME
    numbers = [int(state.stack[at + i]) for i in range(1, FRAME)]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return " ".join([f.FRAME_NAMES[state.stack[at]], *map(str, numbers)])


def _belief_lines(viewer: int, seats: int, belief: Belief) -> list[str]:
    name = c.SEAT_NAMES[viewer] if viewer < seats else "spectator"
    lines = []
    for (pools, slots, items), weight in sorted(belief.items()):
        words = [
            ",".join(map(str, pools)),
            "/".join(",".join(map(str, row)) for row in slots),
            "/".join(",".join(map(str, row)) for row in items),
        ]
        lines.append(f"belief {name} {weight} " + " ".join(words))
    return lines
