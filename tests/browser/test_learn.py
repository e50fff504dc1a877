"""The guided first games: each from beginning to end, by mouse, by keyboard and by touch, in both languages."""

import json
import re
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Served
from tests.browser.playing import click, settle, tab_to, tap
from tests.browser.test_access import faults
from tests.games import GAMES

RING = "[data-pointer]"


def taught(page: Page) -> int:
    """The step the coach is at."""
    return int(page.locator("main.table").get_attribute("data-taught") or -1)


def ready(page: Page) -> str:
    """Wait until the coach waits for the person, and return for what: `reading`, `choosing` or `over`."""
    page.wait_for_selector("main.table:not([data-state=moving])")
    return page.locator("main.table").get_attribute("data-state") or ""


def reached(page: Page, number: int) -> None:
    """Wait until the coach is at this step."""
    page.wait_for_selector(f"main.table[data-taught='{number}']:not([data-state=moving])")


def follow(page: Page, choose: Callable[[Locator], None]) -> None:
    """Choose what the coach points at, one thing after the other, until the step is done."""
    number = taught(page)
    rings = page.locator(RING)
    rings.first.wait_for()
    if rings.count() > 1:  # cards to be laid by together
        for at in range(rings.count()):
            choose(rings.nth(at))
        choose(page.locator("[data-keep]:not(:disabled)"))
        return
    for _ in range(4):
        before = rings.first.bounding_box()
        choose(rings.first)
        page.wait_for_function(
            """([number, before]) => {
                if (Number(document.querySelector('main.table').dataset.taught) !== number) return true;
                if (document.querySelector('main.table').dataset.state === 'moving') return true;
                const box = document.querySelector("[data-pointer]")?.getBoundingClientRect();
                return box && before && Math.abs(box.x - before.x) + Math.abs(box.y - before.y) > 1;
            }""",
            arg=[number, before],
        )
        if ready(page) != "choosing" or taught(page) != number:
            return


def whole_lesson(page: Page, choose: Callable[[Locator], None]) -> int:
    """Go through all of it; says how many steps there were."""
    for number in range(30):
        asked = ready(page)
        assert unsaid(page) == []
        if asked == "over":
            return number
        assert taught(page) == number
        if asked == "reading":
            choose(page.locator("[data-next]"))
        else:
            follow(page, choose)
        reached(page, number + 1)
    raise AssertionError("the lesson does not end")


def unsaid(page: Page) -> list[str]:
    """Return the ids that are shown where words should be."""
    return re.findall(r"\blesson-[a-z-]+", page.locator("body").inner_text())


def steps(served: Served, game: str) -> list[dict[str, Any]]:
    """The lesson as the server tells it."""
    with urllib.request.urlopen(f"{served.address}/api/lessons/{game}", timeout=60) as answer:
        return list(json.load(answer)["steps"])


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_from_beginning_to_end_by_mouse(
    person: Callable[..., Page], served: Served, game: str, language: str
) -> None:
    page = person(f"/learn/{game}", language=language)
    assert whole_lesson(page, click) == len(steps(served, game))
    page.locator("[data-play]").click()
    page.wait_for_url("**/t/*")
    settle(page)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_by_touch_on_a_phone_needs_no_scrolling(person: Callable[..., Page], game: str, language: str) -> None:
    page = person(f"/learn/{game}", size=PHONE, touch=True, language=language)

    def finger(target: Locator) -> None:
        beyond = page.evaluate(
            "() => [document.documentElement, document.querySelector('.coach .text')]"
            ".map((box) => [box.scrollHeight - box.clientHeight, box.scrollWidth - box.clientWidth])"
        )
        assert beyond == [[0, 0], [0, 0]]
        tap(target)

    whole_lesson(page, finger)
    expect(page.locator("[data-play]")).to_be_visible()


def test_a_lesson_by_keyboard_alone(person: Callable[..., Page], served: Served) -> None:
    page = person("/learn/confrontation")
    ready(page)
    for number, step in enumerate(steps(served, "confrontation")):
        if step["do"]:
            for thing in step["point"]:
                attribute, _, value = thing.partition(" ")
                press(page, f'button[data-{attribute}="{value}"]')
        else:
            press(page, "[data-next]")
        reached(page, number + 1)
    press(page, "[data-play]")
    page.wait_for_url("**/t/*")


def press(page: Page, selector: str) -> None:
    """Press Tab until the focus is there, and then Enter."""
    page.locator(selector).first.wait_for()
    tab_to(page, selector)
    page.keyboard.press("Enter")


def test_another_choice_is_answered_in_a_friendly_way_and_changes_nothing(person: Callable[..., Page]) -> None:
    page = person("/learn/confrontation")
    page.locator("[data-next]").click()
    page.locator("[data-next]").click()
    click(page.locator("[data-piece=merry]"))
    click(page.locator("button[data-region=fangorn]"))
    expect(page.locator(".astray")).to_have_text("Not this one now: Move Legolas from Cardolan to Eregion.")
    assert taught(page) == 2
    expect(page.locator("[data-piece=merry]")).to_have_attribute("data-at", "mirkwood")
    assert "Not this one now" in page.locator("[data-announcer]").inner_text()
    follow(page, click)
    reached(page, 3)
    expect(page.locator("[data-piece=legolas]")).to_have_attribute("data-at", "eregion")


def test_one_goes_back_has_it_shown_and_leaves(person: Callable[..., Page]) -> None:
    page = person("/learn/duel")
    expect(page.get_by_role("button", name="One step back")).to_be_disabled()
    for _ in range(3):
        page.locator("[data-next]").click()
    page.get_by_role("button", name="Show me").click()
    reached(page, 4)
    expect(page.locator("[data-coach=strike]")).to_be_visible()
    expect(page.locator("[data-event]")).to_have_count(4)
    page.get_by_role("button", name="One step back").click()
    reached(page, 3)
    expect(page.locator("[data-event]")).to_have_count(0)
    expect(page.locator("[data-coach]")).to_contain_text("Step 4 of 10")
    page.get_by_role("button", name="passer au français").click()
    expect(page.locator("[data-coach]")).to_contain_text("Étape 4 sur 10")
    page.get_by_role("link", name="Quitter").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Prenez place")


def test_the_start_page_leads_to_the_lesson(person: Callable[..., Page]) -> None:
    page = person()
    page.get_by_role("link", name="Learn in two minutes: The Quest").click()
    page.wait_for_url("**/learn/quest")
    expect(page.locator("[data-coach=welcome]")).to_be_visible()


def test_there_is_no_lesson_for_a_game_that_is_not_there(person: Callable[..., Page]) -> None:
    page = person("/learn/chess")
    expect(page.get_by_role("alert")).to_have_text("There is no such thing.")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing(person: Callable[..., Page], game: str, dark: bool) -> None:
    page = person(f"/learn/{game}", dark=dark)
    for number in range(3):
        ready(page)
        page.locator("[data-next], [data-show]").click()
        reached(page, number + 1)
    assert faults(page) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_asked_of_the_table_is_seen_whole_beside_the_coach_on_a_phone(
    person: Callable[..., Page], language: str
) -> None:
    page = person("/learn/fellowship", size=PHONE, touch=True, language=language)
    asked = 0
    for number in range(30):
        if ready(page) == "over":
            break
        demand = page.locator("[data-demand]")
        if demand.count():
            asked += 1
            cut = demand.evaluate(
                """(demand) => {
                    const box = demand.getBoundingClientRect();
                    const corners = [[box.left + 12, box.top + 4], [box.right - 12, box.bottom - 4]];
                    return corners.filter(([x, y]) => !demand.contains(document.elementFromPoint(x, y)));
                }"""
            )
            assert cut == []
        tap(page.locator("[data-next], [data-show]"))
        reached(page, number + 1)
    assert asked >= 2
