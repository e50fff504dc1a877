"""Bots by name, by file and by program, the four levels, and the guard that replaces a bot that fails."""

import os
import re
import sys
import threading
import time
from pathlib import Path

import pytest
from fluent.runtime import FluentLocalization, FluentResourceLoader

from bree.bots.bot import Bot
from bree.bots.guard import Fault, Guarded
from bree.bots.levels import level, levels
from bree.bots.named import NamedBot, names
from bree.bots.random import RandomBot
from bree.bots.remote import RemoteBot
from bree.bots.together import think_together
from bree.core.chance import Random
from bree.core.errors import Malformed
from bree.core.state import State
from bree.core.talk import without_talk
from bree.core.view import View
from bree.games.fellowship.components import SEAT_NAMES
from bree.search.budget import Budget
from bree.search.guide import Guide
from bree.search.search import Thought
from bree.search.think import multiple_observer
from tests.games.fellowship.scene import scene
from tests.toy import sealed

ROOT = Path(__file__).parents[2]
BUDGET = Budget(iterations=50)


def position(text: str = "left 2 0; right 3 0") -> State:
    return sealed.GAME.position(sealed.GAME.setting(), text)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("seat", [0, 1])
def test_every_named_bot_plays_a_legal_action(name: str, seat: int) -> None:
    bot = NamedBot(f"{name}@60").make(sealed.GAME.setting())
    view = position().view(seat)
    assert bot.choose(view, Random(1), BUDGET) in view.actions


@pytest.mark.parametrize("name", ["random", "greedy", "mo-ismcts", "pony", "hobbit"])
def test_the_same_seed_gives_the_same_choices(name: str) -> None:
    view = position().view(1)

    def choices() -> list[int]:
        bot, rng = NamedBot(name).make(sealed.GAME.setting()), Random(9)
        return [bot.choose(view, rng, BUDGET) for _ in range(10)]

    assert choices() == choices()


def test_four_levels_with_names_in_both_languages() -> None:
    assert [x.id for x in levels()] == ["pony", "hobbit", "ranger", "wizard"]
    for language in ("en", "fr"):
        loader = FluentResourceLoader(str(ROOT / "src/bree/locales/{locale}"))
        texts = FluentLocalization([language], ["bots.ftl"], loader)
        for found in levels():
            for message in (f"bot-level-{found.id}", f"bot-level-{found.id}-about"):
                assert texts.format_value(message) != message


def test_the_three_lower_levels_answer_within_a_second_and_the_best_within_five() -> None:
    assert all(x.seconds < 1 for x in levels()[:3])
    assert levels()[3].seconds < 5


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(Malformed, match="pony, hobbit"):
        level("balrog")


@pytest.mark.parametrize("text", ["nobody", "random@", "random@x", "random@0", "random@0s", "random@-1", "x@1s"])
def test_a_name_that_says_nothing_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        NamedBot(text)


def test_budgets_in_names() -> None:
    assert NamedBot("mo-ismcts@10000").budget().iterations == 10000
    assert NamedBot("wizard@0.25s").budget().seconds == 0.25
    assert NamedBot("wizard").budget().seconds == level("wizard").seconds


def test_a_bot_from_a_file() -> None:
    bot = NamedBot(f"{ROOT / 'examples/my_bot.py'}:Careful@50").make(sealed.GAME.setting())
    view = position().view(0)
    assert bot.choose(view, Random(1), BUDGET) in view.actions


@pytest.mark.parametrize(("name", "why"), [("Nobody", "is not a Bot"), ("Guide", "is not a Bot")])
def test_a_file_without_that_bot_is_refused(name: str, why: str) -> None:
    with pytest.raises(Malformed, match=why):
        NamedBot(f"{ROOT / 'examples/my_bot.py'}:{name}").make(sealed.GAME.setting())


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nowhere.py:Bot", "nowhere.py: there is no such file"),
        ("program:./nowhere --fast", "./nowhere: there is no such program"),
        ("program:foo 'bar", "foo 'bar: cannot be read as a command: No closing quotation"),
        ("program:", "bot: there is no command"),
    ],
)
def test_a_file_or_program_that_is_not_there_is_refused_at_once(name: str, why: str) -> None:
    with pytest.raises(Malformed, match=re.escape(why)):
        NamedBot(name)


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("class Mine(Bot:", "cannot be loaded: SyntaxError"),
        ("import no_such_module", "cannot be loaded: ModuleNotFoundError: No module named 'no_such_module'"),
        ("raise SystemExit(3)", "cannot be loaded: SystemExit: 3"),
    ],
)
def test_a_file_that_cannot_be_loaded_is_refused_at_once(source: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(f"from bree.bots.bot import Bot\n{source}\n")
    with pytest.raises(Malformed, match=re.escape(f"mine.py: {why}")):
        NamedBot(f"{tmp_path / 'mine.py'}:Mine")


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("self): raise RuntimeError('boom')", "Mine() fails: RuntimeError: boom"),
        ("self): raise SystemExit(3)", "Mine() fails: SystemExit: 3"),
        ("self, setting): pass", "Mine() fails: TypeError: "),
    ],
)
def test_a_class_that_cannot_be_made_is_refused(body: str, why: str, tmp_path: Path) -> None:
    source = f"from bree.bots.random import RandomBot\nclass Mine(RandomBot):\n    def __init__({body}\n"
    (tmp_path / "mine.py").write_text(source)
    with pytest.raises(Malformed, match=re.escape(f"mine.py: {why}")):
        NamedBot(f"{tmp_path / 'mine.py'}:Mine").make(sealed.GAME.setting())


def program(tmp_path: Path, body: str) -> RemoteBot:
    path = tmp_path / "bot.py"
    path.write_text("import json, sys, time\nfor line in sys.stdin:\n    ask = json.loads(line)['ask']\n" + body)
    return RemoteBot(f"{sys.executable} {path}", grace=0.5)


def test_the_example_program_plays() -> None:
    bot = RemoteBot(f"{sys.executable} {ROOT / 'examples/remote_bot.py'}")
    view = position().view(1)
    assert all(bot.choose(view, Random(1), BUDGET) in view.actions for _ in range(3))
    bot.close()


def test_the_example_program_is_short() -> None:
    text = (ROOT / "examples/remote_bot.py").read_text()
    assert len(text[text.index("import json") :].splitlines()) <= 20


def test_a_program_may_answer_in_the_notation(tmp_path: Path) -> None:
    bot = program(tmp_path, "    if ask == 'action': print('{\"action\": \"bid  2\"}', flush=True)\n")
    view = position().view(1)
    assert view.setting.game.notation.text(bot.choose(view, Random(1), BUDGET)) == "bid 2"
    bot.close()


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("    if ask == 'action': print('{\"action\": 77}', flush=True)\n", "illegal"),
        ("    if ask == 'action': print('nonsense', flush=True)\n", "illegal"),
        ("    if ask == 'action': print('[1]', flush=True)\n", "illegal"),
        ("    if ask == 'action': print('x' * 2000000, flush=True)\n", "illegal"),
        ("    if ask == 'action': sys.exit(3)\n", "raised"),
        ("    time.sleep(60)\n", "slow"),
    ],
)
def test_a_program_that_fails_says_how(tmp_path: Path, body: str, why: str) -> None:
    bot = program(tmp_path, body)
    with pytest.raises(Fault) as fault:
        bot.choose(position().view(1), Random(1), BUDGET)
    assert fault.value.why == why
    bot.close()


def test_a_program_that_does_not_read_cannot_hold_up_the_end() -> None:
    bot = RemoteBot("sleep 60", grace=0.2)
    with pytest.raises(Fault, match="slow"):
        bot.choose(position().view(1), Random(1), Budget(1))
    process = bot._process
    assert process is not None
    assert process.stdin is not None
    os.set_blocking(process.stdin.fileno(), False)
    while process.stdin.write(b" " * 4096):
        pass
    os.set_blocking(process.stdin.fileno(), True)
    closing = threading.Thread(target=bot.close, daemon=True)
    closing.start()
    closing.join(10)
    assert process.poll() is not None


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(Fault, match="cannot be started"):
        RemoteBot("./no-such-program").choose(position().view(1), Random(1), BUDGET)


class Failing(Bot):
    def __init__(self, how: str) -> None:
        self.how = how
        self.asked = 0

    def choose(self, view: View, rng: Random, budget: Budget) -> int:
        self.asked += 1
        if self.how == "raised":
            raise RuntimeError("no idea")
        if self.how == "exit":
            raise SystemExit
        while self.how == "slow":
            time.sleep(0.01)
        if self.how == "added":
            view.actions.append(-5)
        if self.how == "emptied":
            view.actions.clear()
        return "first" if self.how == "text" else -5  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("raised", "raised"),
        ("exit", "raised"),
        ("slow", "slow"),
        ("text", "illegal"),
        ("wrong", "illegal"),
        ("added", "illegal"),
        ("emptied", "illegal"),
    ],
)
def test_a_bot_that_fails_is_replaced_for_good_and_it_is_told_once(how: str, why: str) -> None:
    told: list[Fault] = []
    failing = Failing(how)
    bot = Guarded(failing, RandomBot(), told.append, grace=0.2)
    before = threading.active_count()
    for _ in range(2):
        view = position().view(1)
        legal = tuple(view.actions)
        assert bot.choose(view, Random(1), BUDGET) in legal
    assert [f.why for f in told] == [why]
    assert failing.asked == 1
    bot.close()
    time.sleep(0.1)
    assert threading.active_count() == before


class Clinging(RandomBot):
    def __init__(self, how: str) -> None:
        self.how = how

    def close(self) -> None:
        while self.how == "slow":
            time.sleep(0.01)
        raise SystemExit if self.how == "exit" else RuntimeError("no goodbye")


@pytest.mark.parametrize("how", ["raised", "exit", "slow"])
@pytest.mark.parametrize("fails", [False, True])
def test_a_bot_that_cannot_be_closed_holds_nobody_up(how: str, fails: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither at the end of the game, nor when it is replaced."""
    told: list[Fault] = []
    bot = Guarded(Clinging(how), RandomBot(), told.append, grace=0.2)
    if fails:
        monkeypatch.setattr(Clinging, "choose", lambda *_: -5)
    view = position().view(1)
    assert bot.choose(view, Random(1), BUDGET) in view.actions
    bot.close()
    assert [f.why for f in told] == ["illegal"] * fails


class Talking(RandomBot):
    def __init__(self, says: object) -> None:
        self.says = says

    def speak(self, view: View, rng: Random) -> int | None:
        if self.says == "raised":
            raise RuntimeError("no words")
        return self.says  # type: ignore[return-value]


def test_a_bot_that_misuses_its_voice_is_replaced() -> None:
    """What it says has to be talk: a move is no word."""
    view = scene("active sam; hand sam gF gT; hand merry gH; stack event 4").state.view(SEAT_NAMES.index("sam"))
    move, word = without_talk(view)[0], next(a for a in view.actions if view.setting.game.is_talk(a))
    for says, why in ((None, []), (word, []), (move, ["illegal"]), ("raised", ["raised"]), ("hello", ["illegal"])):
        told: list[Fault] = []
        bot = Guarded(Talking(says), RandomBot(), told.append)
        assert bot.speak(view, Random(1)) == (None if why else says)
        assert [f.why for f in told] == why
        assert bot.choose(view, Random(1), BUDGET) in view.actions


def test_where_nobody_may_talk_nobody_is_asked() -> None:
    def fail(fault: Fault) -> None:
        pytest.fail(fault.why)

    assert Guarded(Talking("raised"), RandomBot(), fail).speak(position().view(1), Random(1)) is None


def test_a_view_holds_nothing_of_what_is_hidden() -> None:
    """What a bot is given cannot lead to the truth: a state within has only what the seat knows."""
    views = [position(f"left 1 0; right {number} 0").view(0) for number in (2, 3)]
    states = [[value.position() for value in vars(view).values() if isinstance(value, State)] for view in views]
    assert states[0] == states[1] == ["left 1 0\nright -1 0"]


def test_several_processes_think_more_and_always_the_same() -> None:
    view = position().view(1)

    def think(rng: Random) -> Thought:
        return multiple_observer(view, Budget(iterations=100), Guide(), rng)

    first, again = (think_together(think, Random(4), 3) for _ in range(2))
    alone = think(Random(4))
    assert first.iterations > 2 * alone.iterations
    assert sum(first.visits) == first.iterations
    assert list(first.visits) == list(again.visits)
    assert list(first.values) == list(again.values)


def test_a_process_that_fails_costs_its_part_only() -> None:
    view = position().view(1)
    parent = os.getpid()

    def think(rng: Random) -> Thought:
        if os.getpid() != parent:
            raise RuntimeError("lost")
        return multiple_observer(view, Budget(iterations=100), Guide(), rng)

    assert think_together(think, Random(4), 2).iterations == 100
