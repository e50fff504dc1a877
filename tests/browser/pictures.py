"""`python -m tests.browser.pictures`: pictures of every page and game, made by playing. `make screenshots` runs it.

All of them go to `build/pictures`, to be looked at: 1440x900 and 390x844, by day in English and at dusk in French. The
few that the README shows are made of these and go to `docs/pictures`.
"""

import json
import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import playing, test_duel, test_fellowship, test_quest, test_statistics
from tests.browser.conftest import ARGUMENTS, CHROMIUM, PHONE, WIDE, Served, ticket
from tests.games import GAMES, SOME_SEATS

ROOT = Path(__file__).parents[2]
ALL, SHOWN = ROOT / "build" / "pictures", ROOT / "docs" / "pictures"
SIZES = {"wide": WIDE, "phone": PHONE}
LIGHTS = {"light": "en-GB", "dark": "fr-FR"}
CHOICES = 300
QUALITY = 84
SETTLING = 700
"""After so many milliseconds everything that moves has come to rest."""


@contextmanager
def opened(browser: Browser, stored: dict[str, object], size: str = "wide", light: str = "light") -> Iterator[Page]:
    """A page in a browser of its own, which remembers this."""
    context = browser.new_context(
        viewport=SIZES[size],  # type: ignore[arg-type]
        locale=LIGHTS[light],
        color_scheme=light,  # type: ignore[arg-type]
        has_touch=size == "phone",
        reduced_motion="reduce",
    )
    for key, value in {"settings": {"speed": "instant"}, **stored}.items():
        context.add_init_script(f"localStorage['bree.{key}'] ??= {json.dumps(json.dumps(value))}")
    yield context.new_page()
    context.close()


def take(browser: Browser, address: str, name: str, stored: dict[str, object], pick: str = "") -> None:
    """Take the page in both sizes and both themes; `pick` is clicked before."""
    for size in SIZES:
        for light in LIGHTS:
            with opened(browser, stored, size, light) as page:
                page.goto(address)
                page.locator("main").wait_for()
                page.wait_for_timeout(SETTLING)
                if pick and page.locator(pick).count():
                    page.locator(pick).last.click()
                    page.wait_for_timeout(SETTLING)
                page.screenshot(path=ALL / f"{name}-{size}-{light}.png")


def confrontation(page: Page, rng: random.Random, wanted: str) -> bool:
    """Play into the middle of a game, until `wanted` can be chosen."""
    if page.locator("[data-random]").count():
        playing.set_up(page)
        playing.settle(page)
    if page.locator("[data-event]").count() >= 16 and page.locator(wanted).count():
        return True
    playing.one_choice(page, rng)
    return False


def battle(page: Page, rng: random.Random) -> bool:
    """Play until a card has to be chosen in a battle."""
    return confrontation(page, rng, ".hand .cards button")


def march(page: Page, rng: random.Random) -> bool:
    """Play until a piece can move."""
    return confrontation(page, rng, "button.token.ready")


def duel(page: Page, rng: random.Random) -> bool:
    """Play into the second duel, until several cards lie in the row."""
    if page.locator(".row .place").count() >= 6 and page.locator("[data-event=lay]").count() > 12:
        return True
    test_duel.one_choice(page, rng, playing.click)
    return False


def quest(page: Page, rng: random.Random) -> bool:
    """Play until the land has a good size and a tile can be laid."""
    if page.locator("[data-event=lay]").count() >= 20 and page.locator(".hand button.tile.ready").count():
        return True
    test_quest.one_choice(page, rng)
    return False


def fellowship(page: Page, rng: random.Random) -> bool:
    """Play until some events and turns of a board have gone by."""
    if page.locator("[data-event=line]").count() >= 6 and page.locator(".hand .cards [data-stop]").count():
        return True
    test_fellowship.one_choice(page, rng, playing.click)
    return False


def begun(*_: object) -> bool:
    """At the first choice: the way to the picture of a game that has none of its own above."""
    return True


PICTURES: dict[str, tuple[str, int, Callable[[Page, random.Random], bool], str]] = {
    **{game: (game, SOME_SEATS[game], begun, "") for game in GAMES},
    "confrontation": ("confrontation", 2, march, "button.token.ready"),
    "battle": ("confrontation", 2, battle, ""),
    "duel": ("duel", 2, duel, ""),
    "quest": ("quest", 2, quest, ".hand button.tile.ready"),
    "fellowship": ("fellowship", 4, fellowship, ""),
}
"""For each picture its game, the number of players, the way there, and what is taken in hand."""


def play(served: Served, browser: Browser, name: str) -> tuple[str, dict[str, object]]:
    """Play until the picture is there: the address of the table, and the ticket to it."""
    game, seats, way, _ = PICTURES[name]
    rng = random.Random(name)
    while True:
        sitters: list[dict[str, Any]] = [{"who": "here"}, *[{"who": "bot", "level": "random"}] * (seats - 1)]
        table = served.ask("/api/tables", {"game": game, "sitters": sitters})
        stored: dict[str, object] = {"tables": ticket(table)}
        with opened(browser, stored) as page:
            page.goto(f"{served.address}/t/{table['table']}")
            for _ in range(CHOICES):
                if playing.settle(page) == "over":
                    break
                if way(page, rng):
                    return page.url, stored


def small(file: Path, width: int) -> Image.Image:
    """Make a picture small enough for a repository."""
    picture = Image.open(file).convert("RGB")
    return picture.resize((width, picture.height * width // picture.width), Image.Resampling.LANCZOS)


def show() -> None:
    """What the README shows: every game at a table's width, and four phones beside each other."""
    lights = {game: ("light", "dark")[number % 2] for number, game in enumerate(GAMES)}
    pictures = {game: small(ALL / f"{game}-wide-light.png", 1080) for game in lights}
    phones = [small(ALL / f"{game}-phone-{light}.png", 260) for game, light in lights.items()]
    pictures["phones"] = Image.new("RGB", (sum(p.width for p in phones) + 40, phones[0].height), "white")
    for at, phone in enumerate(phones):
        pictures["phones"].paste(phone, (at * (phone.width + 13), 0))
    for name, picture in pictures.items():
        picture.save(SHOWN / f"{name}.webp", quality=QUALITY, method=6)


def main() -> None:
    """Make all pictures."""
    ALL.mkdir(parents=True, exist_ok=True)
    SHOWN.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            for path in ("/", "/about", "/g"):
                take(browser, served.address + path, path.strip("/") or "start", {})
            take(
                browser, f"{served.address}/statistics", "statistics", {"results": json.loads(test_statistics.saved())}
            )
            for name in PICTURES:
                address, stored = play(served, browser, name)
                take(browser, address, name, stored, PICTURES[name][3])
        finally:
            served.kill()
            browser.close()
    show()


if __name__ == "__main__":
    main()
