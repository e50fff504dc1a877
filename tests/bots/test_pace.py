"""The time a bot takes to answer tells nothing more than the question does."""

from types import SimpleNamespace

import pytest
from msgspec import to_builtins

from bree.bots import pace
from bree.bots.bot import Bot
from bree.bots.levels import Level
from bree.bots.named import NamedBot
from bree.bots.pace import keep_pace
from bree.bots.random import RandomBot
from bree.cli.terminal import Terminal
from bree.core.chance import Random
from bree.core.game import Setting
from bree.core.record import Record
from bree.core.registry import game
from bree.core.view import View
from bree.search.budget import Budget
from bree.server.bots import worker
from tests.games import GAMES

TUNNEL = {
    "balrog": "light: frodo@shire merry@eregion; dark: balrog@caradhras orcs@mordor; turn light",
    "orcs": "light: frodo@shire merry@eregion; dark: orcs@caradhras balrog@mordor; turn light",
}


def asked(piece: str) -> View:
    """Dark's view when Merry goes through the tunnel under this piece (ruling:A8)."""
    found = game("confrontation")
    state = found.position(found.setting(), TUNNEL[piece])
    state.apply(0, found.notation.parse("merry eregion-fangorn"))
    return state.view(1)


@pytest.mark.parametrize("piece", ["balrog", "orcs"])
def test_whoever_might_hold_the_piece_answers_when_the_time_to_think_is_over(
    monkeypatch: pytest.MonkeyPatch, piece: str
) -> None:
    slept: list[float] = []
    monkeypatch.setattr(pace, "time", SimpleNamespace(sleep=slept.append, monotonic=lambda: 10.5))
    view = asked(piece)
    assert (to_builtins(view.fields())["decision"], len(view.actions)) == ("tunnel", 2 if piece == "balrog" else 1)
    keep_pace(view, Budget(seconds=2.0), 10.0)
    keep_pace(view, Budget(iterations=10), 10.0)
    keep_pace(view, Budget(seconds=0.25), 10.0)
    assert slept == [1.5, 0.5, 0.0]


def test_nobody_waits_after_other_questions() -> None:
    for name in GAMES:
        found = game(name)
        state = found.start(found.setting())
        assert not state.view(0).hushed()


def test_the_bots_of_a_table_and_of_the_terminal_keep_the_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[float] = []

    def keep(view: View, budget: Budget, _begun: float) -> None:
        assert view.hushed()
        kept.append(budget.seconds)

    def plain(_setting: Setting) -> Bot:
        return RandomBot()

    monkeypatch.setattr(worker, "keep_pace", keep)
    monkeypatch.setattr("bree.cli.terminal.keep_pace", keep)
    monkeypatch.setattr(worker, "find_level", lambda level_id: Level(level_id, plain, 0, 2.0))
    view = asked("orcs")
    assert worker.answer(view, "wizard", Random(1)).action == view.actions[0]
    found = game("confrontation")
    terminal = Terminal(found.setting(), [0], NamedBot("pony"))
    terminal.record = Record(found.setting(), None, TUNNEL["orcs"])
    terminal.record.play(0, found.notation.parse("merry eregion-fangorn"))
    terminal.think(1)
    assert kept == [2.0, terminal.budget.seconds]
