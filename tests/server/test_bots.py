"""Bots in their own processes: what they are told, and what happens when they fail."""

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest

import bree
from bree.core.chance import CHANCE, Random
from bree.server.bots.pool import BotPool, Thought, question
from bree.server.bots.worker import Answer, Question, think
from bree.server.store import entries as e
from bree.server.table import bot_driver
from bree.server.wire import shown
from tests.server.conftest import BOTS, ROOMY
from tests.server.table import Running, finish

Start = Callable[..., Running]


@pytest.mark.parametrize(
    ("mode", "fault"),
    [
        ("crash", "raised"),
        ("hang", "slow"),
        ("nonsense", "illegal"),
        ("illegal", "illegal"),
        ("empty", "illegal"),
        ("silence", "slow"),
    ],
)
def test_a_bot_that_fails_is_replaced_and_it_is_told_why(start: Start, mode: str, fault: str) -> None:
    running = start(bot_command=(*BOTS, mode), bot_patience=1.5 if mode in ("hang", "silence") else 20.0)
    with running.open("here", "random").sit(0) as page:
        page.hear()
        assert page.ask("act", seat=0, action="bid 1")["type"] == "accepted"
        over = page.wait(lambda now: now["over"])
        assert (over["players"][1]["fallback"], over["players"][1]["fault"]) == (True, fault)


def test_a_bot_that_cannot_even_be_asked_is_replaced(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for ever where no world fits what a seat knows."""

    def nothing_fits(*_: object) -> None:
        raise ValueError

    monkeypatch.setattr(bot_driver, "question", nothing_fits)
    with start().open("here", "random").sit(0) as page:
        page.hear()
        assert page.wait(lambda now: now["view"]["waiting"] == [0])["players"][1]["fault"] == "raised"


def test_what_was_written_before_faults_were_told_is_read() -> None:
    assert msgspec.json.decode(b'{"type":"fell-back","seat":1}', type=e.AnyEntry) == e.FellBack(1)
    old = b'{"kind":"bot","holder":null,"name":"","level":"random","fallback":true}'
    assert msgspec.json.decode(old, type=shown.Player).fault == ""


def test_a_choice_made_meanwhile_is_not_stale_because_a_bot_was_replaced(start: Start) -> None:
    running = start(bot_command=(*BOTS, "nonsense"))
    with running.open("here", "random").sit(0) as page:
        version = page.hear()["now"]["version"]
        page.wait(lambda now: now["players"][1]["fallback"])
        assert page.now["version"] > version
        assert page.ask("act", seat=0, action="bid 1", version=version)["type"] == "accepted"


def test_a_bot_process_that_cannot_start_is_replaced(start: Start) -> None:
    running = start(bot_command=("/no/such/program",))
    with running.open("here", "random").sit(0) as page:
        page.hear()
        assert page.ask("act", seat=0, action="bid 1")["type"] == "accepted"
        assert page.wait(lambda now: now["over"])["players"][1]["fallback"] is True


def test_bots_have_a_budget_of_seconds(start: Start) -> None:
    running = start(limits=replace(ROOMY, bot_seconds_per_table=0.0))
    with running.open("here", "random").sit(0) as page:
        page.hear()
        assert page.wait(lambda now: now["view"]["waiting"] == [0])["players"][1]["fault"] == "slow"


def test_the_wait_for_a_process_is_not_thinking() -> None:
    async def ask() -> list[Thought]:
        pool = BotPool(1, (*BOTS, "good"))
        asked = Question("sealed", {"colour": "red"}, "", 2, "left 1 0; right 1 0", 0, "random", 1)
        try:
            await pool.choose(asked)
            begun = time.monotonic()
            thoughts = await asyncio.gather(*(pool.choose(asked) for _ in range(20)))
            assert sum(t.seconds for t in thoughts) <= time.monotonic() - begun
            return thoughts
        finally:
            await pool.close()

    assert all(t.answer == Answer(257) for t in finish(ask()))


def test_bots_alone_play_while_somebody_watches(running: Running) -> None:
    with running.open("random", "random").sit() as watcher:
        watcher.hear()
        assert watcher.wait(lambda now: now["over"])["players"][0]["kind"] == "bot"


def test_a_bot_is_told_what_its_seat_may_know_and_no_more() -> None:
    """The question is drawn from the view: two truths with the same view give the same questions."""
    rng = Random(3)
    state = bree.make("confrontation")
    for _ in range(60):
        (seat, *_) = state.waiting()
        state.apply(seat, state.actions(seat)[rng.below(len(state.actions(seat)))])
        if not state.waiting() or state.waiting() == (CHANCE,):
            break
        for holder in (0, 1):
            view = state.view(holder)
            if not view.actions:
                continue
            asked = question(view, "random", [])
            game = state.setting.game
            rebuilt = game.position(state.setting, asked.position).view(holder)
            assert json.dumps(rebuilt.json()) == json.dumps(view.json())
            assert think(asked).action in view.actions
            another = view.sample(rng).view(holder)
            drawn = {another.sample(Random(n)).position() for n in range(20)}
            assert drawn == {view.sample(Random(n)).position() for n in range(20)}
