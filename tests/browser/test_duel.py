"""The Duel on the page: whole games by mouse, by keyboard and by touch, and an attack told line by line."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Served, ticket
from tests.browser.playing import MOST, acted, click, prompt, settle, tab_to, tap, version
from tests.browser.test_access import faults
from tests.browser.test_words import unsaid

LAYING = 600
"""Milliseconds in which a card is laid and the first line is told, but not the second."""
CHANGED = """before => Number(document.querySelector('main.table').dataset.version) !== before
    || document.querySelector('.hand button[aria-pressed=true]')"""
"""Something has happened, or a card has been picked and more is asked."""


@pytest.fixture
def at_the_duel(served: Served, person: Callable[..., Page]) -> Callable[..., Page]:
    """Opens a table of The Duel with the plain bot on the other seat, and the page on it."""

    def open_table(seat: int = 0, **how: Any) -> Page:
        sitters: list[dict[str, str]] = [{"who": "bot", "level": "random"}] * 2
        sitters[seat] = {"who": "here"}
        opened = served.ask("/api/tables", {"game": "duel", "sitters": sitters, "options": {}})
        return person(f"/t/{opened['table']}", tickets=ticket(opened), **how)

    return open_table


def one_choice(page: Page, rng: random.Random, choose: Callable[[Locator], None]) -> None:
    """Whatever is asked: a reserve, a button, a card of the row, or a card of the hand."""
    before = version(page)
    if page.locator("[data-keep]").count():
        return keep(page, before, choose)
    pointed = page.locator(".answers button, .row button.card")
    if pointed.count() == 0:
        cards = page.locator(".hand .cards button")
        choose(cards.nth(rng.randrange(cards.count())))
        # A finger is asked to confirm; Feint asks everybody which card it replaces.
        page.wait_for_function(CHANGED, arg=before)
        again = page.locator(".hand .cards button[aria-pressed=true]")
        pointed = page.locator(".row button.card") if page.locator(".row button.card").count() else again
    if version(page) == before:
        choose(pointed.nth(rng.randrange(pointed.count())))
    acted(page, before)


def keep(page: Page, before: int, choose: Callable[[Locator], None]) -> None:
    """Lay the first cards by until that is enough."""
    done = page.locator("[data-keep]")
    while done.is_disabled():
        picked = page.locator(".hand .cards button[aria-pressed=true]").count()
        choose(page.locator(".hand .cards button[aria-pressed=false]").first)
        expect(page.locator(".hand .cards button[aria-pressed=true]")).to_have_count(picked + 1)
    choose(done)
    acted(page, before)


def whole_game(page: Page, rng: random.Random, choose: Callable[[Locator], None]) -> None:
    """Play until it is over, never scrolling."""
    for _ in range(MOST):
        if settle(page) == "over":
            return
        assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
        one_choice(page, rng, choose)
    raise AssertionError("the game does not end")


def ended(page: Page) -> None:
    assert prompt(page).startswith(("You won!", "You lost."))
    winner = "Gandalf" if page.locator(".balrog.fallen").count() else "The Balrog"
    expect(page.locator("[data-caption]")).to_have_text(f"{winner} holds the bridge.")


def test_by_mouse(at_the_duel: Callable[..., Page]) -> None:
    page = at_the_duel()
    whole_game(page, random.Random(1), click)
    ended(page)


def test_by_touch_on_a_phone(at_the_duel: Callable[..., Page]) -> None:
    page = at_the_duel(seat=1, size=PHONE, touch=True)
    whole_game(page, random.Random(2), tap)
    ended(page)


def test_by_keyboard_alone(at_the_duel: Callable[..., Page]) -> None:
    page = at_the_duel(seat=1)
    rng = random.Random(3)
    for _ in range(MOST):
        if settle(page) == "over":
            break
        before = version(page)
        tab_to(page, "[data-stop]")
        for _ in range(rng.randrange(3)):
            page.keyboard.press(rng.choice(["ArrowLeft", "ArrowRight"]))
        if page.locator("[data-keep]:disabled").count():
            tab_to(page, ".hand .cards button[aria-pressed=false]")
        page.keyboard.press("Enter")
        page.wait_for_function(CHANGED, arg=before)
        if page.locator("[data-keep]:enabled").count():
            tab_to(page, "[data-keep]")
            page.keyboard.press("Enter")
        elif version(page) == before and page.locator("[data-keep]").count() == 0:
            page.wait_for_function("() => document.activeElement.matches('.row button.card')")
            page.keyboard.press("Enter")
        else:
            continue
        acted(page, before)
    ended(page)


def energy(page: Page) -> list[int]:
    return [
        int(page.locator(f"[data-energy={side}]").get_attribute("data-value") or 0) for side in ("gandalf", "balrog")
    ]


TEXTS = {"B23": (-2, 0), "B24": (-1, 1)}
"""What Strength and Power add after their attack, the figures being level."""


def test_every_point_that_strikes_costs_one_square(at_the_duel: Callable[..., Page]) -> None:
    page = at_the_duel()
    settle(page)
    # A card without a text, so that nothing but points counts.
    click(page.locator(".hand .cards button:not(:has(.name))").first)
    expect(page.locator(".row .place")).to_have_count(2)
    answer = page.locator(".row .place [data-shown]").nth(1).get_attribute("data-shown") or ""
    more = TEXTS.get(answer, (0, 0))
    # Gandalf led: what strikes to the left costs him.
    back, struck = (page.locator(f"[data-line$={way}]").count() for way in ("left", "right"))
    assert energy(page) == [15 - back + more[0], 15 - struck + more[1]]


def test_pointing_at_a_card_shows_how_it_would_lie(at_the_duel: Callable[..., Page]) -> None:
    page = at_the_duel(seat=1)
    settle(page)
    page.locator(".hand .cards button").first.hover()
    expect(page.locator(".slot .face")).to_be_visible()
    page.mouse.move(2, 2)
    expect(page.locator(".slot .face")).to_have_count(0)


def test_an_attack_is_told_line_by_line_and_a_click_skips_it(at_the_duel: Callable[..., Page]) -> None:
    page = at_the_duel(seat=1, speed="calm")
    settle(page)
    page.clock.install()
    page.clock.pause_at("2100-01-01")
    before = version(page)
    marks = page.locator(".joint:not(.ghost) .mark")
    page.locator(".hand .cards button").first.press("Enter")
    acted(page, before)
    expect(page.locator("[data-caption]")).to_contain_text("lays")
    expect(marks).to_have_count(0)
    page.clock.run_for(LAYING)
    assert marks.count() <= 1
    page.mouse.click(3, 3)
    expect(page.locator("[data-caption]")).not_to_contain_text("Line")


def test_in_french(at_the_duel: Callable[..., Page]) -> None:
    page = at_the_duel(language="fr")
    settle(page)
    assert prompt(page) == "Posez la première carte. C’est son bord droit qui attaquera."
    assert "duel-" not in page.locator("main.table").inner_text()
    expect(page.get_by_role("button", name="Reconstitué")).to_be_visible()
    rng = random.Random(5)
    for _ in range(8):
        settle(page)
        one_choice(page, rng, click)
        assert unsaid(page) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing(at_the_duel: Callable[..., Page], dark: bool) -> None:
    page = at_the_duel(dark=dark)
    rng = random.Random(4)
    for _ in range(4):
        settle(page)
        assert faults(page) == []
        one_choice(page, rng, click)
