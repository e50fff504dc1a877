"""People at the page: what they look for, and how they choose with a mouse, a finger or the keyboard."""

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page

STATE = "main.table"
MOST = 400
"""No test game takes more choices than this."""
TABS = 150
"""No page has more places for the keyboard than this."""


def state(page: Page) -> str:
    """Return what the page is doing: `choosing`, `waiting` or `over`."""
    return page.locator(STATE).get_attribute("data-state") or ""


def settle(page: Page) -> str:
    """Wait until there is something to choose or the game is over, and return which."""
    page.wait_for_selector(f"{STATE}[data-state=choosing], {STATE}[data-state=over]")
    return state(page)


def version(page: Page) -> int:
    """Return the version that this page was told last."""
    return int(page.locator(STATE).get_attribute("data-version") or -1)


def acted(page: Page, before: int) -> None:
    """Wait until something has changed since that version."""
    page.wait_for_function(
        "before => Number(document.querySelector('main.table')?.dataset.version ?? -1) !== before", arg=before
    )


def click(target: Locator) -> None:
    """Click with the mouse on the middle; what stands on the target counts as the target."""
    x, y = middle(target)
    target.page.mouse.click(x, y)


def tap(target: Locator) -> None:
    """Tap with a finger on the middle of a target that is large enough for one."""
    x, y = middle(target)
    target.page.touchscreen.tap(x, y)


def tab_to(page: Page, selector: str) -> None:
    """Tab until the focus, which must be visible, is on one of these."""
    for _ in range(TABS):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            assert page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle") == "solid"
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by keyboard")


def middle(target: Locator) -> tuple[float, float]:
    """Return the point where one clicks to choose this."""
    target.wait_for()
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def prompt(page: Page) -> str:
    """Return the sentence that says what is to be done."""
    return page.locator("[data-prompt]").inner_text()


def set_up(page: Page, choose: Callable[[Locator], None] = click) -> None:
    """Let the page place the pieces, and begin."""
    settle(page)
    choose(page.locator("[data-random]"))
    choose(page.locator("[data-ready]"))
    page.locator("[data-ready]").wait_for(state="detached")


def one_choice(page: Page, rng: random.Random, choose: Callable[[Locator], None] = click) -> None:
    """Make one choice as a person would: an answer, a card, or a piece and then a region."""
    before = version(page)
    for selector in (".answers button", ".hand .cards button"):
        found = page.locator(selector)
        if found.count():
            choose(found.nth(rng.randrange(found.count())))
            acted(page, before)
            return
    if not page.locator("button.region").count():
        ready = page.locator("button.token.ready")
        if ready.count() == 0:
            # An enemy piece to be pointed at.
            target = page.locator("button.token.active")
            choose(target.nth(rng.randrange(target.count())))
            acted(page, before)
            return
        choose(ready.nth(rng.randrange(ready.count())))
        page.locator("button.region").first.wait_for()
    regions = page.locator("button.region")
    choose(regions.nth(rng.randrange(regions.count())))
    acted(page, before)


def to_battle(page: Page, rng: random.Random, choose: Callable[[Locator], None] = click) -> None:
    """Play until one has to choose a card."""
    set_up(page, choose)
    for _ in range(MOST):
        assert settle(page) == "choosing"
        if page.locator(".hand .cards button").count():
            return
        one_choice(page, rng, choose)
    raise AssertionError("there was no battle")


def whole_game(page: Page, rng: random.Random, choose: Callable[[Locator], None] = click) -> None:
    """Play until it is over."""
    for _ in range(MOST):
        if settle(page) == "over":
            return
        one_choice(page, rng, choose)
    raise AssertionError("the game does not end")
