"""Clocks: none, for a decision, for a game, in days; and what happens when one runs out."""

import time
from collections.abc import Callable

from bree.server.table.clocks import Clocks
from bree.server.wire.clock import DaysClock, GameClock, MoveClock, NoClock
from bree.server.wire.shown import ClockFace
from tests.server.table import Running

Start = Callable[..., Running]


def faces(clocks: Clocks, at: int) -> list[tuple[int, bool]]:
    return [(face.left, face.running) for face in clocks.faces(at)]


def run(clocks: Clocks, *seats: int) -> None:
    """Run the clocks of these seats, which everybody knows are waited for."""
    clocks.run(frozenset(seats), seats, noticed=True)


def test_without_a_clock_nobody_is_hurried() -> None:
    clocks = Clocks(NoClock(), 2, 0)
    run(clocks, 0, 1)
    assert clocks.faces(10**9) == []
    assert clocks.deadline() is None


def test_a_clock_for_each_decision_starts_full() -> None:
    clocks = Clocks(MoveClock(30), 2, 0)
    run(clocks, 0)
    assert faces(clocks, 10_000) == [(20_000, True), (30_000, False)]
    clocks.pass_time(10_000)
    clocks.acted(0)
    run(clocks, 1)
    assert faces(clocks, 12_000) == [(30_000, False), (28_000, True)]
    assert clocks.deadline() == (40_000, 1)


def test_a_clock_for_the_game_is_never_refilled_but_by_the_increment() -> None:
    clocks = Clocks(GameClock(60, increment=5), 2, 0)
    run(clocks, 0)
    clocks.pass_time(20_000)
    clocks.acted(0)
    run(clocks, 1)
    clocks.pass_time(30_000)
    run(clocks, 0)
    assert faces(clocks, 30_000) == [(45_000, True), (50_000, False)]


def test_what_is_decided_in_secret_does_not_show_on_the_clock() -> None:
    for clock in (MoveClock(30), GameClock(60, increment=5), DaysClock(1)):
        clocks, same = Clocks(clock, 2, 0), Clocks(clock, 2, 0)
        for one in (clocks, same):
            run(one, 0, 1)
            one.pass_time(10_000)
        clocks.acted(1)
        clocks.run(frozenset({0, 1}), (0, 1), noticed=False)
        assert faces(clocks, 11_000) == faces(same, 11_000)
        run(clocks, 0)
        run(same, 0)
        assert clocks.left[1] == same.left[1] + (5000 if isinstance(clock, GameClock) else 0)


def test_what_a_decision_gave_goes_when_it_is_undone() -> None:
    for clock, left in ((MoveClock(30), 20_000), (GameClock(60, increment=5), 50_000)):
        clocks = Clocks(clock, 2, 0)
        run(clocks, 0)
        clocks.pass_time(10_000)
        for _ in range(3):
            clocks.acted(0)
            run(clocks, 1)
            clocks.undid(0)
            run(clocks, 0)
        assert faces(clocks, 10_000)[0] == (left, True)


def test_a_secret_decision_that_is_undone_gives_nothing() -> None:
    clocks = Clocks(GameClock(60, increment=5), 2, 0)
    run(clocks, 0, 1)
    clocks.acted(0)
    clocks.run(frozenset({0, 1}), (0, 1), noticed=False)
    clocks.undid(0)
    run(clocks, 0)
    assert faces(clocks, 0) == [(60_000, True), (60_000, False)]


def test_whoever_need_not_decide_after_all_has_a_full_clock_next_time() -> None:
    clocks = Clocks(MoveClock(30), 2, 0)
    run(clocks, 0, 1)
    clocks.pass_time(10_000)
    run(clocks, 0)
    assert faces(clocks, 10_000) == [(20_000, True), (30_000, False)]


def test_handing_a_seat_to_a_bot_and_back_gives_no_time() -> None:
    clocks = Clocks(MoveClock(30), 2, 0)
    run(clocks, 0)
    clocks.pass_time(10_000)
    clocks.run(frozenset(), (0,), noticed=True)
    run(clocks, 0)
    assert faces(clocks, 10_000)[0] == (20_000, True)


def test_time_while_the_server_was_away_counts_in_days_only() -> None:
    for clock, left in ((MoveClock(30), 30_000), (DaysClock(1), 86_400_000 - 50_000)):
        clocks = Clocks(clock, 1, 0)
        run(clocks, 0)
        clocks.resume(50_000)
        clocks.pass_time(50_000)
        assert clocks.faces(50_000) == [ClockFace(left, True)]


def test_clocks_wait_until_everybody_has_come(running: Running) -> None:
    table = running.open("here", "friend", clock={"kind": "move", "seconds": 60})
    with table.sit(0) as left:
        assert [c["running"] for c in left.hear()["now"]["clock"]] == [False, False]
        table.join()
        left.wait(lambda now: now["clock"][0]["running"] and now["clock"][1]["running"])
        left.ask("act", seat=0, action="bid 1")
        assert [c["running"] for c in left.now["clock"]] == [False, True]


def test_whoever_runs_out_of_time_has_lost(start: Start) -> None:
    running = start()
    shift = 0
    now = running.server.lobby.house.now
    object.__setattr__(running.server.lobby.house, "now", lambda: now() + shift)
    table = running.open("here", "friend", clock={"kind": "game", "seconds": 600})
    table.join()
    with table.sit(0) as left:
        left.hear()
        left.ask("act", seat=0, action="bid 1")
        shift = 601_000
        assert left.wait(lambda now: now["over"])["over"]["reason"] == "time"
        assert left.now["over"]["returns"] == [1.0, -1.0]
        assert left.now["over"]["by"] == 1


def test_a_clock_of_days_runs_out_although_nobody_is_there(start: Start) -> None:
    running = start()
    table = running.open("here", "here", clock={"kind": "days", "days": 1})
    running.close()
    later = start()
    now = later.server.lobby.house.now
    object.__setattr__(later.server.lobby.house, "now", lambda: now() + 86_400_001)
    deadline = time.monotonic() + 20
    while later.http.get(f"/api/tables/{table.id}/record").status_code != 200:
        assert time.monotonic() < deadline
        time.sleep(0.2)
