"""English and French: every sentence is there, the language changes at once, and the first view is small to load."""

import gzip
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import prompt, set_up, settle, whole_game

UNSAID = re.compile(
    r"\b(?:name|about|event|action|prompt|option|outcome|confrontation|duel|statistics|refused|bot-level)-[a-z]\w*"
)
FIRST_VIEW = 150_000


def unsaid(page: Page) -> list[str]:
    """Ids that stand on the page, or in what it says to screen readers, where a sentence should be."""
    labels = page.evaluate("() => [...document.querySelectorAll('[aria-label]')].map((e) => e.ariaLabel).join(' ')")
    return UNSAID.findall(page.locator("body").inner_text() + labels)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_has_words_for_everything(seated: Callable[..., Page], language: str) -> None:
    options = {"mode": "variant", "specials": "standard"} if language == "fr" else {"edition": "2002"}
    page = seated(language=language, options=options)
    settle(page)
    while page.locator(".choosing button").count():
        before = page.locator(".choosing button").count()
        page.locator(".choosing button").first.click()
        expect(page.locator(".choosing button")).not_to_have_count(before)
    assert unsaid(page) == []
    set_up(page)
    whole_game(page, random.Random(11))
    assert unsaid(page) == []
    assert prompt(page).startswith(("You ", "Nobody") if language == "en" else ("Vous ", "Personne"))


def test_the_language_changes_at_once_and_is_remembered(person: Callable[..., Page]) -> None:
    page = person()
    expect(page.get_by_role("heading", level=1)).to_have_text("Pull up a chair")
    page.get_by_role("button", name="passer au français").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Prenez place")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Prenez place")


def test_the_first_view_is_small(person: Callable[..., Page]) -> None:
    page = person("/about")
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("response", lambda answer: asked.append(answer.url))
    page.goto(page.url.replace("/about", "/"))
    page.get_by_role("button", name="Play The Confrontation against a bot").wait_for()
    for card in page.locator(".games li").all():
        card.locator(".picture svg").first.wait_for()
    page.wait_for_load_state("networkidle")
    sizes: dict[str, int] = {}
    for address in asked:
        if "/api/" not in address:
            body = page.request.get(address).body()
            sizes[address] = len(body) if Path(address).suffix == ".woff2" else len(gzip.compress(body, 6))
    assert sizes
    assert sum(sizes.values()) < FIRST_VIEW, sizes
