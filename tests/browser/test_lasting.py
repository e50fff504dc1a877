"""What was done stays done: reload, lost connection, a server that is killed in the middle of a battle."""

import random
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Served
from tests.browser.playing import MOST, one_choice, prompt, set_up, settle, version


def picture(page: Page) -> dict[str, object]:
    """Everything a person sees of the game."""
    return {
        "prompt": prompt(page),
        "pieces": sorted(
            f"{token.get_attribute('data-piece')} {token.get_attribute('data-at')}"
            for token in page.locator("button.token").all()
        ),
        "log": page.locator("[data-event]").all_inner_texts(),
        "hand": page.locator(".hand .card").count(),
    }


def to_battle(page: Page, rng: random.Random) -> None:
    """Play until one has to choose a card."""
    set_up(page)
    for _ in range(MOST):
        assert settle(page) == "choosing"
        if page.locator(".hand .cards button").count():
            return
        one_choice(page, rng)
    raise AssertionError("there was no battle")


def play_on(page: Page, rng: random.Random) -> None:
    """A few more choices: the table is as alive as before."""
    for _ in range(3):
        if settle(page) == "choosing":
            one_choice(page, rng)


def test_reload_returns_exactly_where_one_was(seated: Callable[..., Page]) -> None:
    page = seated()
    to_battle(page, random.Random(6))
    before = picture(page)
    page.reload()
    settle(page)
    assert picture(page) == before


def test_a_lost_connection_is_told_and_made_up_for(person: Callable[..., Page], seated: Callable[..., Page]) -> None:
    page = seated()
    set_up(page)
    settle(page)
    sockets: list[WebSocketRoute] = []
    refuse = False

    def through(socket: WebSocketRoute) -> None:
        if refuse:
            socket.close(code=1012)
            return
        sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket("**/socket", through)
    page.reload()
    settle(page)
    before = version(page)
    refuse = True
    sockets[-1].close(code=1012)
    expect(page.locator("[data-prompt]")).to_have_text("Connection lost. Trying again…")
    expect(page.locator(".connection")).to_be_visible()
    refuse = False
    settle(page)
    expect(page.locator(".connection")).to_have_count(0)
    assert version(page) == before
    play_on(page, random.Random(7))


def test_the_server_is_killed_in_the_middle_of_a_battle(seated: Callable[..., Page], served: Served) -> None:
    page = seated()
    rng = random.Random(8)
    to_battle(page, rng)
    before = picture(page)
    served.kill()
    expect(page.locator("[data-prompt]")).to_have_text("Connection lost. Trying again…")
    served.start()
    settle(page)
    assert picture(page) == before
    play_on(page, rng)
