"""Series of games: the score at the table, at the end and in the list of tables; spectators go along."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Served, ticket
from tests.browser.test_together import link

Sit = Callable[..., Page]


@pytest.fixture
def sit(served: Served, person: Sit) -> Sit:
    """Opens a table of any game with oneself on the first seat and the plain bot on the others."""

    def open_table(game: str, seats: int = 2, **how: Any) -> Page:
        sitters = [{"who": "here"}, *[{"who": "bot", "level": "random"}] * (seats - 1)]
        opened = served.ask("/api/tables", {"game": game, "sitters": sitters})
        return person(f"/t/{opened['table']}", tickets=ticket(opened), **how)

    return open_table


def give_up(page: Page, resign: str = "Resign") -> None:
    page.locator("main.table").wait_for()
    if page.locator(".drawer-button").is_visible():
        page.locator(".drawer-button").click()
    page.get_by_role("button", name=resign).click()
    page.locator("dialog").get_by_role("button", name=resign).click()
    page.locator("main.table[data-state=over]").wait_for()
    page.keyboard.press("Escape")


def again(page: Page, label: str) -> None:
    """Another game, on a table of its own."""
    before = page.url
    page.get_by_role("button", name=label).click()
    page.wait_for_function("before => location.href !== before", arg=before)
    page.wait_for_selector("main.table:not([data-state=over])")


@pytest.mark.parametrize(
    ("game", "points", "rivals"), [("confrontation", 9, ("Sauron", "Fellowship")), ("duel", 5, ("Balrog", "Gandalf"))]
)
def test_a_match_of_two_games(sit: Sit, person: Sit, game: str, points: int, rivals: tuple[str, str]) -> None:
    page = sit(game)
    give_up(page)
    score = page.locator("[data-standing]")
    expect(score).to_have_text(f"After the first of two games: You 0 – {points} {rivals[0]}")
    again(page, "Play again, sides swapped")
    expect(score).to_have_text(f"Second game of the match: You 0 – {points} {rivals[1]}")
    expect(page.locator(".points")).to_contain_text([str(points), "0"])
    # Whoever watched may go on watching, and others may come.
    watcher = person("/" + link(page, "want to watch"))
    expect(page.get_by_text("One person is watching")).to_be_visible()
    give_up(page)
    expect(score).to_have_text(f"You lose the match: You 0 – {2 * points} {rivals[1]}")
    first, second = rivals[1], rivals[0]
    expect(watcher.locator("[data-standing]")).to_have_text(
        f"{first} wins the match: {first} {2 * points} – 0 {second}"
    )
    page.get_by_role("link", name="Bree: back to the inn").click()
    expect(page.get_by_role("link", name=f"Lost · 0 – {2 * points} · Watch again")).to_be_visible()
    expect(page.get_by_role("link", name="Lost · Watch again")).to_be_visible()


def test_a_series_of_a_game_without_matches(sit: Sit) -> None:
    page = sit("quest")
    give_up(page)
    expect(page.locator("[data-standing]")).to_have_count(0)
    again(page, "Play again, sides swapped")
    expect(page.locator("[data-standing]")).to_have_text("Game 2 of the series: You 0 – 1 Frodo")


@pytest.mark.parametrize(
    ("language", "resign", "label", "told"),
    [
        ("en", "Resign", "Play again together", "Your journey before this one: 0 points."),
        ("fr", "Abandonner", "Rejouer ensemble", "Votre voyage précédent : 0 points."),
    ],
)
def test_those_who_play_together_play_again_together(
    sit: Sit, language: str, resign: str, label: str, told: str
) -> None:
    page = sit("fellowship", 3, language=language)
    give_up(page, resign)
    again(page, label)
    expect(page.locator("[data-standing]")).to_have_text(told)
    expect(page.locator(".points")).to_have_count(0)


def test_on_a_phone_the_end_is_one_tap_from_the_replay(sit: Sit) -> None:
    page = sit("duel", size=PHONE, touch=True)
    give_up(page)
    expect(page.locator("[data-standing]")).to_be_in_viewport(ratio=1)
    page.get_by_role("link", name="Watch again").tap()
    page.wait_for_url("**/g/*")
    page.locator("input[type=range]").wait_for()
