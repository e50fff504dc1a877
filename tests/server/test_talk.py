"""Partners talk at the table: bots say what they hold and nothing else, and talk costs nobody anything."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from bree.bots.fellowship.bot import FellowshipBot
from bree.bots.levels import Level
from bree.bots.random import RandomBot
from bree.core.chance import CHANCE, Random
from bree.core.record import Record, Taken
from bree.core.talk import without_talk
from bree.core.view import View
from bree.games.fellowship.notation import CLAIM, CLAIM_CARD, TALK
from bree.search.budget import Budget
from bree.server.bots import worker
from bree.server.bots.pool import Thought, question
from bree.server.bots.worker import Question, think
from bree.server.store import entries as e
from bree.server.table.commitment import verify
from bree.server.table.table import Table
from bree.server.wire import shown
from bree.server.wire.clock import Clock, MoveClock, NoClock
from tests.games.fellowship.scene import GAME, scene
from tests.server.table import Opened, Running

Start = Callable[..., Running]


class Talkative(FellowshipBot):
    """Says what the best partner says, and plays without thinking."""

    def choose(self, view: View, rng: Random, budget: Budget) -> int:
        return RandomBot().choose(view, rng, budget)


@pytest.fixture
def talking(start: Start, monkeypatch: pytest.MonkeyPatch) -> Running:
    """A server whose bots answer at once, each question by a new one."""

    async def choose(asked: Question) -> Thought:
        return Thought(think(asked), "", 0.0)

    monkeypatch.setattr(worker, "find_level", lambda _: Level("wizard", Talkative, 1, 0.0))
    running = start()
    monkeypatch.setattr(running.server.lobby.house.bots, "choose", choose)
    return running


def played_out(running: Running, table: Opened) -> Record:
    """Wait until bots have played the game to its end, and return its record."""
    with table.sit() as watcher:
        watcher.hear()
        watcher.wait(lambda now: now["over"])
        assert not any(player["fallback"] for player in watcher.now["players"])
    return verify(running.http.get(f"/api/tables/{table.id}/record").text.splitlines())


def talk(record: Record) -> list[Taken]:
    return [t for t in record.taken if t.seat != CHANCE and t.action & 255 in TALK]


def test_bots_tell_their_partners_what_they_hold_and_nothing_twice(talking: Running) -> None:
    record = played_out(talking, talking.open("wizard", "wizard", "wizard", game="fellowship"))
    said = talk(record)
    assert len(said) > 5
    assert len({(t.seat, t.action) for t in said}) == len(said)
    again = Record(record.setting)
    for taken in record.taken:
        if taken.action & 255 in (CLAIM, CLAIM_CARD) and taken.seat != CHANCE:
            assert holds(again.state.view(taken.seat), taken.action)
        again.play(taken.seat, taken.action)


def holds(view: View, claim: int) -> bool:
    """Return whether a claim about a hand is true."""
    view.actions = [claim]
    return FellowshipBot(view.setting).speak(view, Random(1)) == claim


def test_what_a_bot_says_comes_before_what_it_does(talking: Running) -> None:
    record = played_out(talking, talking.open("wizard", "wizard", game="fellowship"))
    of_seat = [[t.action & 255 in TALK for t in record.taken if t.seat == seat] for seat in (0, 1)]
    for spoken in of_seat:
        assert any(spoken)
        assert not any(first and second for first, second in pairwise(spoken))
        assert not spoken[-1]


def test_a_table_where_nobody_talks_has_silent_bots(talking: Running) -> None:
    options = {"talk": "no"}
    assert talk(played_out(talking, talking.open("wizard", "wizard", game="fellowship", options=options))) == []


def test_a_bot_that_looks_one_step_ahead_does_not_talk() -> None:
    """It would find one claim or another as good as anything it can do."""
    state, rng = GAME.start(GAME.setting(3)), Random(5)
    asked = 0
    while asked < 12:
        (seat, *_) = state.waiting()
        view = state.view(seat) if seat != CHANCE else None
        if view is None:
            state.apply(seat, state.actions(seat)[rng.weighted(state.weights())])
            continue
        if len(without_talk(view)) > 1 and len(without_talk(view)) < len(view.actions):
            answer = think(question(view, "pony", []))
            assert answer.action & 255 not in TALK
            assert answer.say is None
            asked += 1
        state.apply(seat, RandomBot().choose(view, rng, Budget(1)))


def test_the_bot_that_takes_the_place_of_one_that_failed_does_not_talk(
    talking: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: Question) -> Thought:
        return Thought(None, "raised", 0.0)

    monkeypatch.setattr(talking.server.lobby.house.bots, "choose", fail)
    table = talking.open("wizard", "wizard", game="fellowship")
    with table.sit() as watcher:
        watcher.hear()
        watcher.wait(lambda now: now["over"])
    assert talk(talking.server.lobby.rooms[table.id].table.record) == []


def seated(clock: Clock) -> Table:
    """Seat four people. Sam is to pass a card on or to play, and nobody has said anything."""
    position = scene("active sam; hand sam gF gF gF; hand merry gH; stack cards 0").state.position()
    sat = [e.Sat("person", seat) for seat in range(4)]
    options = GAME.setting(4).options
    founding = e.Founding("t", GAME.id, GAME.version, options, "", clock, "00" * 32, "", 0, sat, [], position)
    table = Table(founding)
    table.do([], 0)
    return table


def acted(seat: int, text: str) -> e.Acted:
    return e.Acted(seat, action=GAME.notation.parse(text))


def test_talk_gives_nobody_more_time() -> None:
    table = seated(MoveClock(60))
    table.do([acted(1, "claim two fighting")], 20_000)
    table.do([acted(3, "wish fighting")], 30_000)
    assert table.clocks.faces(30_000)[1] == shown.ClockFace(30_000, True)


def test_talk_of_others_leaves_an_undo_free() -> None:
    table = seated(NoClock())
    table.do([acted(1, "throw a card away")], 1)
    table.do([acted(3, "wish fighting")], 2)
    assert table.free_undo(1) == 1
    assert table.can_undo(1)
    table.do([e.Undid(1)], 3)
    assert [t.seat for t in table.record.taken] == [3]
