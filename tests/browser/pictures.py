"""`python -m tests.browser.pictures`: the pictures of the README, made by playing. `make screenshots` runs it."""

import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import ARGUMENTS, CHROMIUM, PHONE, WIDE, Served, ticket
from tests.browser.playing import MOST, one_choice, set_up, settle, state

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
COLOURS = 200


def keep(page: Page, name: str) -> None:
    """Take a picture, small enough for a repository."""
    file = FOLDER / f"{name}.png"
    page.screenshot(path=file)
    Image.open(file).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)


@contextmanager
def opened(browser: Browser, **how: Any) -> Iterator[Page]:
    """A page in a browser of its own."""
    context = browser.new_context(reduced_motion="reduce", **how)
    context.add_init_script("localStorage['bree.settings'] ??= JSON.stringify({speed: 'instant'})")
    yield context.new_page()
    context.close()


def sit(served: Served, page: Page, game: str, seat: int) -> None:
    """Open a table against the plain bot and go there."""
    sitters: list[dict[str, str]] = [{"who": "bot", "level": "random"}, {"who": "bot", "level": "random"}]
    sitters[seat] = {"who": "here"}
    table = served.ask("/api/tables", {"game": game, "sitters": sitters})
    page.goto(served.address + "/about")
    page.evaluate("kept => localStorage.setItem('bree.tables', JSON.stringify(kept))", ticket(table))
    page.goto(f"{served.address}/t/{table['table']}")


def until(page: Page, rng: random.Random, selector: str, least: int) -> bool:
    """Play until this is on the page and at least so many things have happened; False where the game ended first."""
    set_up(page)
    for _ in range(MOST):
        settle(page)
        if state(page) == "over":
            return False
        if page.locator("[data-event]").count() >= least and page.locator(selector).count():
            return True
        one_choice(page, rng)
    return False


def confrontation(served: Served, browser: Browser, name: str, seat: int, selector: str, **how: Any) -> None:
    """A picture of The Confrontation in the middle of a game."""
    rng = random.Random(name)
    with opened(browser, **how) as page:
        while True:
            sit(served, page, "confrontation", seat)
            if until(page, rng, selector, 16):
                break
        page.mouse.move(2, 2)
        # The scene of the battle before goes by itself.
        page.locator(".battle.over").wait_for(state="detached")
        if selector.startswith("button.token"):
            page.locator(selector).last.click()
        page.wait_for_timeout(500)
        keep(page, name)


def main() -> None:
    """Make all of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        light: dict[str, Any] = {"locale": "en-GB", "color_scheme": "light"}
        dusk: dict[str, Any] = {"locale": "fr-FR", "color_scheme": "dark"}
        card, piece = ".hand .cards button", "button.token.ready"
        try:
            with opened(browser, viewport=WIDE, **light) as page:
                page.goto(served.address)
                page.get_by_role("button", name="Play").first.wait_for()
                page.wait_for_timeout(600)
                keep(page, "start")
            confrontation(served, browser, "confrontation", 0, piece, viewport=WIDE, **light)
            confrontation(served, browser, "confrontation-battle", 1, card, viewport=WIDE, **dusk)
            confrontation(served, browser, "confrontation-phone", 0, piece, viewport=PHONE, has_touch=True, **light)
            confrontation(served, browser, "confrontation-phone-dusk", 1, card, viewport=PHONE, has_touch=True, **dusk)
        finally:
            served.kill()
            browser.close()


if __name__ == "__main__":
    main()
