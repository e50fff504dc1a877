"""Nothing is lost by a reload, a lost connection, or a server that is killed in the middle of a battle."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import PHONE, WIDE, Served
from tests.browser.playing import click, one_choice, prompt, set_up, settle, to_battle, version
from tests.browser.test_access import faults


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


def play_on(page: Page, rng: random.Random) -> None:
    """Make a few more choices, to see that the table still works."""
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


def test_a_lost_connection_is_told_and_made_up_for(seated: Callable[..., Page]) -> None:
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


def test_a_connection_that_falls_silent_is_noticed(seated: Callable[..., Page]) -> None:
    page = seated()
    set_up(page)
    settle(page)
    page.clock.install()
    deaf: list[WebSocketRoute] = []
    routes: list[WebSocketRoute] = []

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: None if socket in deaf else socket.send(message))
        routes.append(socket)

    page.route_web_socket("**/socket", through)
    page.reload()
    settle(page)
    before = version(page)
    deaf.append(routes[-1])
    click(page.locator("button.token.ready").first)
    click(page.locator("button.region").first)
    expect(page.locator("[data-prompt]")).to_have_text("One moment…")
    page.clock.run_for(21_000)
    page.wait_for_function(
        "before => Number(document.querySelector('main.table').dataset.version) > before", arg=before
    )
    settle(page)
    assert len(routes) > 1
    play_on(page, random.Random(9))


UNREACHABLE = "The server cannot be reached."


def test_a_table_whose_server_is_away_for_a_moment_is_tried_again(seated: Callable[..., Page]) -> None:
    page = seated()
    settle(page)
    page.route("**/api/games", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("alert")).to_have_text(UNREACHABLE)
    page.unroute("**/api/games")
    page.get_by_role("button", name="Try again").click()
    settle(page)


@pytest.mark.parametrize(
    ("part", "path"),
    [("RulesPage", "/rules/duel"), ("TablePage", "/t/none"), ("replay-", "/g"), ("duel-", "/rules/duel")],
    ids=["page", "table", "words", "text"],
)
def test_a_part_of_the_page_that_does_not_arrive_is_told(person: Callable[..., Page], part: str, path: str) -> None:
    page = person()
    page.get_by_role("heading", level=1).wait_for()
    page.route(f"**/assets/{part}*.js", lambda route: route.fulfill(status=404))
    page.goto(page.url.rstrip("/") + path)
    expect(page.get_by_role("alert")).to_have_text(UNREACHABLE)
    expect(page.get_by_role("button", name="Try again")).to_be_visible()


def test_without_its_words_the_page_says_so_in_both_languages(person: Callable[..., Page]) -> None:
    page = person()
    page.route("**/assets/frame-*.js", lambda route: route.fulfill(status=404))
    page.reload()
    expect(page.locator("#unread")).to_contain_text(UNREACHABLE)
    expect(page.locator("#unread")).to_contain_text("Le serveur est injoignable.")


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


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_players_are_told_why_a_bot_was_replaced(
    served: Served, seated: Callable[..., Page], size: dict[str, int]
) -> None:
    with served.failing_bots():
        page = seated(size=size)
        told = page.get_by_text("It broke down. A simple bot plays on.", exact=True)
        expect(told).to_have_count(1)
        assert "broke down" in page.locator("[data-announcer]").inner_text()
        set_up(page)
        assert settle(page) == "choosing"
        assert faults(page) == []
