"""What a perspective is shown is made once for each position, and is never that of an earlier one."""

from collections import Counter

import pytest

from bree.core.chance import SPECTATOR, Random
from bree.core.registry import game
from bree.server.store import entries as e
from bree.server.table.perspective import encode, view
from bree.server.table.publisher import Publisher
from bree.server.table.table import Table
from bree.server.wire.clock import NoClock
from tests.server.whispers import LISTEN, SPEAK, WhispersView


class Page:
    """Somebody who looks at one perspective, and keeps what he is told."""

    def __init__(self, looking: int | None) -> None:
        self.held: frozenset[int] = frozenset()
        self.looking = looking
        self.heard: list[bytes] = []

    def tell(self, message: bytes) -> None:
        self.heard.append(message)


def opened(name: str, **options: str) -> Table:
    """Open a table of two people, at which chance has made its first moves."""
    setting = game(name).setting(2, options)
    sat = [e.Sat("person", seat) for seat in range(2)]
    table = Table(e.Founding("t", name, 1, setting.options, "", NoClock(), "00" * 32, "", 0, sat, []))
    table.do([], 0)
    return table


def told(table: Table) -> list[int]:
    return [perspective.version for perspective in table.perspectives]


def test_the_json_of_a_perspective_is_made_once_for_each_action(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it is compared with the position before, or sent to several pages, or shown to one that comes later."""
    made: Counter[int] = Counter()
    fields = WhispersView.fields

    def counted(self: WhispersView) -> dict[str, object]:
        made[int(self.seat)] += 1
        return fields(self)

    monkeypatch.setattr(WhispersView, "fields", counted)
    table = opened("whispers")
    pages = {Page(looking) for looking in (0, 0, 1, None)}
    publisher = Publisher(lambda: 0)
    for action, seat in ((LISTEN, 1), (SPEAK, 0), (LISTEN, 1), (LISTEN, 1)):
        made.clear()
        before = told(table)
        table.do([e.Acted(seat, action=action)], 0)
        publisher.publish(table, before, pages)
        for page in pages:
            publisher.welcome(table, page, None, [], 0)
        assert made == {0: 1, 1: 1, SPECTATOR: 1}


@pytest.mark.parametrize("name", ["confrontation", "duel", "quest"])
def test_what_is_shown_is_the_present_position_also_after_going_back(name: str) -> None:
    rng = Random(5)
    table = opened(name)
    undone = taken_back = 0
    for _ in range(150):
        seats = [s for s in table.seats if table.state.actions(s)]
        if not seats:
            break
        seat = seats[rng.below(len(seats))]
        if rng.below(3) == 0 and table.can_undo(seat):
            entry: e.AnyEntry = e.Undid(seat)
            undone += 1
        elif rng.below(5) == 0 and table.last_decision(seat):
            entry = e.TookBack(seat, count=table.last_decision(seat))
            taken_back += 1
        else:
            actions = table.state.actions(seat)
            entry = e.Acted(seat, action=int(actions[rng.below(len(actions))]))
        table.do([entry], 0)
        for perspective in table.perspectives:
            seen = perspective.see(table.state, False)
            assert seen.json == encode(view(table.state, perspective.seat))
            assert list(seen.waiting) == list(table.state.view(perspective.seat).waiting)
    assert undone > 3
    assert taken_back > 3


def test_after_the_end_nobody_is_shown_anything_to_do() -> None:
    table = opened("whispers")
    perspective = table.perspectives[0]
    assert perspective.see(table.state, False).waiting == (0,)
    table.do([e.Resigned(1)], 0)
    assert perspective.see(table.state, True).waiting == ()
    assert b'"actions":[]' in perspective.see(table.state, True).json
