"""A real server, a real Chromium, and people who open the page in it."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.finished import played
from tests.games import SOME_SEATS

CHROMIUM = "/usr/bin/chromium"
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
expect.set_options(timeout=60_000)
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


class Served:
    """`bree serve` as a process of its own: it can be killed and started again on the same file and port."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "tables.sqlite"
        self.beginnings = folder
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-m", "tests.browser.serve", "--port", str(self.port), "--bot-processes", "1"]
        self.process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{self.file}"],
            start_new_session=True,
            env={**os.environ, "BREE_BEGINNINGS": str(self.beginnings)},
        )
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.address}/api/health", timeout=1).close()
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """Kill the server and its bots at once, as a crash would."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    @contextmanager
    def beginning(self, game: str, position: str) -> Iterator[None]:
        """Let tables of this game that are opened meanwhile begin in this position. They have to end meanwhile, too."""
        file = self.beginnings / f"{game}.txt"
        file.write_text(position)
        yield
        file.unlink()

    @contextmanager
    def failing_bots(self) -> Iterator[None]:
        """Let every question to a bot fail meanwhile."""
        file = self.beginnings / "bots-fail"
        file.touch()
        yield
        file.unlink()

    def ask(self, path: str, body: dict[str, Any]) -> Any:
        """One REST request."""
        request = urllib.request.Request(
            self.address + path, json.dumps(body).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests."""
    server = Served(tmp_path_factory.mktemp("browser"))
    yield server
    server.kill()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The browser of the system: nothing is downloaded."""
    return {"executable_path": CHROMIUM, "args": ARGUMENTS}


@pytest.fixture
def person(browser: Browser, served: Served) -> Iterator[Callable[..., Page]]:
    """Opens the page as somebody with a browser of his own. Any error in the page fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_page(
        path: str = "/",
        *,
        size: dict[str, int] = WIDE,
        language: str = "en",
        dark: bool = False,
        touch: bool = False,
        tickets: dict[str, Any] | None = None,
        speed: str = "instant",
    ) -> Page:
        context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            color_scheme="dark" if dark else "light",
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce",
        )
        contexts.append(context)
        stored = {"bree.settings": {"speed": speed}, "bree.tables": tickets or {}}
        context.add_init_script(
            f"for (const [key, value] of Object.entries({json.dumps(stored)}))"
            " if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(value));"
        )
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.append(message.text) if "Content Security" in message.text else None)
        page.goto(served.address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not faults


def ticket(opened: dict[str, Any]) -> dict[str, Any]:
    """Return what the page remembers of a table that it has opened."""
    return {
        opened["table"]: {
            "tokens": [held["token"] for held in opened["held"]],
            "invitations": opened["invitations"],
            "spectatorPath": opened["spectator_path"],
        }
    }


@pytest.fixture
def seated(served: Served, person: Callable[..., Page]) -> Callable[..., Page]:
    """Opens a table over REST and the page on it, with the plain bot on the other seat unless told otherwise."""

    def open_table(
        seat: int = 0,
        others: str = "bot",
        level: str = "random",
        options: dict[str, str] | None = None,
        clock: Any = None,
        **how: Any,
    ) -> Page:
        other = {"who": "bot", "level": level} if others == "bot" else {"who": others}
        sitters = [other, other]
        sitters[seat] = {"who": "here"}
        timed = {"clock": clock} if clock else {}
        opened = served.ask(
            "/api/tables", {"game": "confrontation", "sitters": sitters, "options": options or {}, **timed}
        )
        return person(f"/t/{opened['table']}", tickets=ticket(opened), **how)

    return open_table


@pytest.fixture(scope="session")
def tables(served: Served) -> Callable[[str], str]:
    """A finished table of each game, played when first asked for."""
    known: dict[str, str] = {}

    def table(game: str) -> str:
        if game not in known:
            known[game] = played(served, game, SOME_SEATS[game])
        return known[game]

    return table


@pytest.fixture
def watch(person: Callable[..., Page], tables: Callable[[str], str]) -> Callable[..., Page]:
    """Opens the page on a finished game, at the moment and for the seat that the address names."""

    def open_page(game: str = "confrontation", address: str = "", **how: object) -> Page:
        page = person(f"/g/{tables(game)}{address}", **how)
        page.locator("input[type=range]").wait_for()
        return page

    return open_page
