"""`bree play`: what the page cannot do is refused, and a game in the terminal goes on whatever a bot does."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bree.bots.levels import levels
from bree.bots.named import NamedBot
from bree.cli import browser, main
from bree.cli.terminal import CLEAR, Terminal
from bree.core.record import replay
from bree.games.fellowship.components import SEAT_NAMES
from bree.games.fellowship.notation import TALK
from bree.locales import Words
from tests.games.fellowship.scene import scene
from tests.toy import sealed
from tests.toy.known import known

PARTNERS = "active sam; hand sam gF gF gT; hand merry gH; stack event 4"
SAM = SEAT_NAMES.index("sam")


@pytest.fixture(autouse=True)
def _sealed_bids() -> Iterator[None]:
    with known(sealed.GAME):
        yield


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collects what would be printed, instead of serving."""
    told: list[str] = []

    def announce(_app: object, listening: socket.socket, saying: str, *_: object) -> int:
        listening.close()
        told.append(saying)
        return 0

    monkeypatch.setattr(browser, "announce", announce)
    return told


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collects the questions; the first choice is typed as the answer to each."""
    asked: list[str] = []

    def answer(prompt: str) -> str:
        asked.append(prompt)
        print(prompt)
        return "1"

    monkeypatch.setattr("builtins.input", answer)
    return asked


def play(*arguments: str) -> int:
    return main(["play", *arguments, "--port", "0", "--database", "sqlite://"])


def test_the_page_is_opened_for_any_game(announced: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert play() == 0
    assert capsys.readouterr().out == ""
    assert play("duel") == 0
    assert "choose duel there" in capsys.readouterr().out
    assert len(announced) == 2


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess"], "there is no game 'chess'"),
        (["--option", "edition=1999"], "edition"),
        (["--option", "edition=2002"], "--option: only a game in the terminal"),
        (["fellowship", "--seats", "3"], "--seats: only a game in the terminal"),
        (["duel", "--components", "missing.toml"], "missing.toml: cannot be read"),
        (["--seat", "dark"], "--seat: only a game in the terminal"),
        (["--hot-seat"], "--hot-seat: only a game in the terminal"),
        (["--level", "pony"], "--level: only a game in the terminal"),
        (["--save", "game.jsonl"], "--save: only a game in the terminal"),
        (["--terminal", "--save", "missing/game.jsonl"], "--save: there is no folder missing"),
        (["--terminal", "--level", "balrog"], "there is no bot 'balrog' (there are: pony, hobbit"),
        (["--terminal", "--seat", "frodo"], "--seat: 'frodo' is not one of light, dark"),
    ],
)
def test_what_cannot_be_done_is_refused_at_once(
    arguments: list[str], told: str, announced: list[str], typed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(*arguments) == 2
    assert told in capsys.readouterr().err
    assert announced == typed == []


def test_the_help_tells_the_levels_apart(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    told = capsys.readouterr().out
    words = Words("en", "", {})
    for level_id in ("random", *(level.id for level in levels())):
        assert f"{level_id:8} {words.say(f'bot-level-{level_id}')}. {words.say(f'bot-level-{level_id}-about')}" in told


@pytest.mark.parametrize("level", ["random", "pony", "hobbit@5", "mo-ismcts@0.01s"])
def test_a_game_in_the_terminal_is_played_and_saved(level: str, typed: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    assert play("sealed", "--terminal", "--level", level, "--save", str(file)) == 0
    assert typed == ["left> "]
    assert replay(file.read_text().splitlines()).whole


def test_what_is_no_number_of_the_list_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = ["²", "9" * 5000, "0", "1"]
    monkeypatch.setattr("builtins.input", lambda _: answers.pop(0))
    assert play("sealed", "--terminal", "--level", "random") == 0
    assert answers == []
    assert capsys.readouterr().out.count("type a number from the list") == 3


@pytest.mark.usefixtures("typed")
def test_a_bot_that_fails_is_replaced_and_the_game_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    body = "    def choose(self, view, rng, budget): raise RuntimeError('no idea')\n"
    (tmp_path / "mine.py").write_text(f"from bree.bots.bot import Bot\nclass Mine(Bot):\n{body}")
    assert play("sealed", "--terminal", "--level", f"{tmp_path / 'mine.py'}:Mine") == 0
    told = capsys.readouterr().out
    assert "! the bot of right failed (raised: RuntimeError: no idea): from now on it plays at random" in told
    assert "over: " in told


@pytest.mark.parametrize("level", ["pony", "greedy"])
def test_a_bot_never_talks_instead_of_playing(level: str) -> None:
    state = scene(PARTNERS).state
    terminal = Terminal(state.setting, [SEAT_NAMES.index("frodo")], NamedBot(level))
    terminal.record.state = state
    for _ in range(5):
        assert terminal.think(SAM) & 255 not in TALK
    assert terminal.record.taken == []


def test_a_partner_tells_what_it_holds_before_it_acts(capsys: pytest.CaptureFixture[str]) -> None:
    state = scene(PARTNERS).state
    terminal = Terminal(state.setting, [SEAT_NAMES.index("frodo")], NamedBot("hobbit@20"))
    terminal.record.state = state
    assert terminal.think(SAM) & 255 not in TALK
    assert [(taken.seat, taken.action & 255 in TALK) for taken in terminal.record.taken] == [(SAM, True)]
    assert "* said seat=1 kind=claim count=two symbol=fighting" in capsys.readouterr().out


def test_a_partner_is_not_offered_what_it_has_said(tmp_path: Path) -> None:
    body = "    def speak(self, view, rng): return next(a for a in view.actions if view.setting.game.is_talk(a))\n"
    names = "from bree.bots.random import RandomBot\n"
    (tmp_path / "mine.py").write_text(f"{names}class Mine(RandomBot):\n{body}")
    state = scene(PARTNERS).state
    terminal = Terminal(state.setting, [SEAT_NAMES.index("frodo")], NamedBot(f"{tmp_path / 'mine.py'}:Mine"))
    terminal.record.state = state
    terminal.think(SAM)
    terminal.think(SAM)
    assert len({taken.action for taken in terminal.record.taken}) == len(terminal.record.taken) == 2


@pytest.mark.usefixtures("typed")
def test_the_screen_is_emptied_around_a_hand_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What the second person reads is what happened since, and not what the first was shown."""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert play("sealed", "--terminal", "--hot-seat") == 0
    first, between, second = capsys.readouterr().out.split(CLEAR)
    assert "left>" in first
    assert "bid=1" in first
    assert between.strip() == "--- right, press Enter when only you are looking ---"
    assert "* deal seat=left [sealed:1]\n" in second
    assert "* bid seat=left [sealed:2]\n" in second
    assert "* deal seat=right number=" in second


@pytest.mark.usefixtures("typed")
def test_a_pipe_is_not_emptied(capsys: pytest.CaptureFixture[str]) -> None:
    assert play("sealed", "--terminal", "--hot-seat") == 0
    assert "\x1b" not in capsys.readouterr().out


@pytest.mark.parametrize(("option", "why"), [("--position=--", "no line '--'"), ("--do=--", "cannot read the action")])
def test_a_lone_double_dash_is_refused_in_words(option: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["try", "confrontation", option]) == 2
    assert why in capsys.readouterr().err


def test_a_reader_who_has_had_enough_ends_the_game_without_a_traceback() -> None:
    command = [sys.executable, "-c", "import sys; from bree.cli import main; sys.exit(main())"]
    child = subprocess.Popen(
        [*command, "play", "duel", "--terminal"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert child.stdin is not None
    assert child.stdout is not None
    assert child.stderr is not None
    child.stdout.readline()
    child.stdout.close()
    child.stdin.write("1\n" * 400)
    child.stdin.close()
    assert child.wait(timeout=300) == 141
    assert "Traceback" not in child.stderr.read()
