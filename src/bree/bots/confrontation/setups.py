"""Set-ups for The Confrontation: measured ones where there are any, otherwise the best of many by the network.

`python -m bench.setups_confrontation` measures them and writes the data file, with where its numbers come from.
"""

import json
from functools import cache

from bree.bots.confrontation.guide import ConfrontationGuide
from bree.bots.learned import data
from bree.core.chance import Random
from bree.core.state import State
from bree.core.view import View
from bree.games.confrontation.components import CHARACTERS, FRONT, SIDES, TILES
from bree.games.confrontation.model.data import ConfrontationData
from bree.games.confrontation.model.questions import ASK_PLACE
from bree.games.confrontation.notation import PLACE

TRIED = 300
"""Set-ups compared where none has been measured."""
OPPONENTS = 8
"""Random set-ups of the other side each of them is judged against."""
KEPT = 10
"""Any of so many of the best is played, so that nobody knows which."""

NEARLY_BEST = 0.06
"""Measured set-ups are played if they won nearly as often as the best."""

Front = tuple[int, ...]
"""The tiles on the five front regions, in the order in which they are asked for."""


@cache
def measured() -> dict[str, list[Front]]:
    """The measured set-ups by mode and side, each as tiles."""
    told = json.loads(data("confrontation", "setups.json"))
    return {
        key: [
            tuple(CHARACTERS.index(name) % TILES for name in row["front"])
            for row in rows
            if row["share"] > max(r["share"] for r in rows) - NEARLY_BEST
        ]
        for key, rows in told["setups"].items()
    }


def choose_front(view: View, guide: ConfrontationGuide, rng: Random) -> Front:
    """A set-up that goes on from whatever the seat has placed already."""
    state = view.sample(rng)
    assert isinstance(state, ConfrontationData)
    placed = placed_front(state, int(view.seat))
    mode = view.setting.options["mode"]
    book = [f for f in measured().get(f"{mode} {SIDES[view.seat]}", []) if f[: len(placed)] == placed]
    if book:
        return book[rng.below(len(book))]
    ranked = rank(view, guide, [complete(placed, int(view.seat), rng) for _ in range(TRIED)], rng)
    return ranked[rng.below(min(KEPT, len(ranked)))][1]


def front_regions(seat: int) -> list[int]:
    """The five regions a seat fills, in the order in which they are asked for."""
    return [int(r) for r in FRONT[seat * 5 : seat * 5 + 5]]


def placed_front(state: ConfrontationData, seat: int) -> Front:
    """The tiles a seat has placed so far, in the order of the regions."""
    here = {int(state.place[t]): t for t in range(seat * 9, seat * 9 + 9)}
    return tuple(here[r] for r in front_regions(seat) if r in here)


def complete(placed: Front, seat: int, rng: Random) -> Front:
    """A random set-up that begins like this."""
    left = [t for t in range(seat * 9, seat * 9 + 9) if t not in placed]
    return placed + tuple(left.pop(rng.below(len(left))) for _ in range(5 - len(placed)))


def rank(view: View, guide: ConfrontationGuide, fronts: list[Front], rng: Random) -> list[tuple[float, Front]]:
    """The set-ups with what the network thinks of them against random opponents, best first."""
    seat = int(view.seat)
    found = []
    for front in dict.fromkeys(fronts):
        worth = 0.0
        for _ in range(OPPONENTS):
            state = view.sample(rng)
            state.reopen()
            place_all(state, seat, front)
            place_all(state, 1 - seat, complete((), 1 - seat, rng))
            assert isinstance(state, ConfrontationData)
            light = guide.estimate(state)
            worth += light if seat == 0 else 1.0 - light
        found.append((worth / OPPONENTS, front))
    return sorted(found, reverse=True)


def place_all(state: State, seat: int, front: Front) -> None:
    """Place what the seat has still to place."""
    assert isinstance(state, ConfrontationData)
    while state.decision == ASK_PLACE and state.waiting_mask() >> seat & 1:
        ready = state.light_ready if seat == 0 else state.dark_ready
        tile = front[int(ready)]
        action = PLACE | int(state.character(tile)) << 8 | front_regions(seat)[int(ready)] << 16
        if action not in state.actions(seat):
            action = int(state.actions(seat)[0])
        state.advance(seat, action)
