"""What happens is told once, at reading speed: sampled frame by frame while it moves."""

import json
import urllib.request
from collections import Counter
from collections.abc import Callable
from itertools import groupby

from playwright.sync_api import Page

from tests.browser.conftest import Served
from tests.browser.playing import click, settle
from tests.browser.test_learn import whole_lesson

ENERGY = "document.querySelector('[data-energy]') && " + (
    "[...document.querySelectorAll('[data-energy]')].map((mark) => mark.dataset.value).join(' ')"
)

BATTLE = "(battle => battle ? (battle.classList.contains('over') ? 'over' : 'live') : 'none')(" + (
    "document.querySelector('.battle'))"
)
READ = 1600
"""How many milliseconds a sentence stays, to be read (`web/src/table/motion.ts`)."""


def sample(page: Page, expression: str) -> None:
    """Begin to note this value in every frame."""
    page.evaluate(
        f"""() => {{
            window.sampled = [];
            const frame = (at) => {{
                const value = {expression};
                if (value !== null && value !== window.sampled.at(-1)?.value) window.sampled.push({{ value, at }});
                requestAnimationFrame(frame);
            }};
            requestAnimationFrame(frame);
        }}"""
    )


def sampled(page: Page) -> list[tuple[str, float]]:
    """Every value that was on the screen, with the time at which it came."""
    return [(one["value"], one["at"]) for one in page.evaluate("window.sampled")]


def test_the_energies_of_the_duels_lesson_are_told_once(served: Served, person: Callable[..., Page]) -> None:
    with urllib.request.urlopen(f"{served.address}/api/lessons/duel", timeout=60) as answer:
        frames = json.load(answer)["frames"]
    page = person("/learn/duel", speed="quick")
    page.wait_for_selector("[data-energy]")
    sample(page, ENERGY)
    whole_lesson(page, click)
    log = [key for key, _ in groupby("{} {}".format(*frame["view"]["position"]["energy"]) for frame in frames)]
    page.wait_for_function("last => window.sampled.at(-1).value === last", arg=log[-1])
    shown = [value for value, _ in sampled(page)]
    assert max(Counter(shown).values()) == 1, f"a value came back: {shown}"
    assert [value for value in shown if value in log] == log, f"{shown} leaves the log {log}"


def test_the_result_of_ones_own_attack_stays_to_be_read(served: Served, seated: Callable[..., Page]) -> None:
    position = "light: frodo@shire sam@shire gimli@eregion aragorn@gondor; dark: shelob@fangorn orcs@mordor; turn light"
    with served.beginning("confrontation", position):
        page = seated(level="ranger", speed="calm")
        settle(page)
        click(page.locator("[data-piece=gimli]"))
        click(page.locator("button.region[data-region=fangorn]"))
        page.locator(".battle .fighter.dark .cards > .card:not(.empty)").wait_for()
        sample(page, BATTLE)
        settle(page)
        page.locator(".hand [data-stop]").first.click()
        page.wait_for_function("() => window.sampled.some(({value}) => value === 'over')")
        page.wait_for_function("() => window.sampled.at(-1).value === 'none'")
    times = sampled(page)
    ended = next(at for at, (value, _) in enumerate(times) if value == "over")
    assert [value for value, _ in times[ended:]] == ["over", "none"], "the result is told once"
    assert times[ended + 1][1] - times[ended][1] >= READ
