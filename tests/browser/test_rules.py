"""The rules in the page: of every game, in both languages, with contents, anchors and links to them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.playing import settle
from tests.browser.test_access import faults
from tests.games import GAMES


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_can_be_read_by_everybody(person: Callable[..., Page], game: str, language: str) -> None:
    page = person(f"/rules/{game}", language=language, dark=language == "fr")
    last = {"en": "Rulings", "fr": "Décisions"}[language]
    expect(page.get_by_role("heading", level=2, name=last)).to_be_attached()
    assert faults(page) == []
    contents = page.get_by_role("navigation", name={"en": "On this page", "fr": "Sur cette page"}[language])
    titles = page.locator("article h2").all_inner_texts()
    assert contents.get_by_role("link").all_inner_texts()[: len(titles)] == titles
    contents.get_by_role("link", name=last).click()
    expect(page.get_by_role("heading", level=2, name=last)).to_be_in_viewport()


def test_a_ruling_can_be_linked_to(person: Callable[..., Page]) -> None:
    page = person("/rules/quest#ruling-B3.15")
    row = page.locator("tr.found")
    expect(row).to_contain_text("B3.15")
    expect(row).to_be_in_viewport()


def test_the_rules_change_their_language_and_fit_a_phone(person: Callable[..., Page]) -> None:
    page = person("/rules/fellowship", size=PHONE, touch=True)
    expect(page.get_by_role("heading", level=2, name="Rulings")).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0
    page.get_by_role("button", name="passer au français").tap()
    expect(page.get_by_role("heading", level=2, name="Décisions")).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0


def test_only_the_rules_are_printed(person: Callable[..., Page]) -> None:
    page = person("/rules/duel")
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    expect(page.get_by_role("banner")).to_be_hidden()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_the_table_leads_to_the_rules_and_stays_open(seated: Callable[..., Page]) -> None:
    page = seated()
    settle(page)
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Rules").click()
    expect(opened.value.get_by_role("heading", level=1)).to_have_text("The Confrontation")
    assert "/t/" in page.url
    settle(page)


def test_there_are_no_rules_of_a_game_that_is_not_there(person: Callable[..., Page]) -> None:
    page = person("/rules/chess")
    expect(page.get_by_role("heading", level=1)).to_have_text("No such place")
