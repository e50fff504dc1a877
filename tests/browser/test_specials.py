"""Special cards, the draft and the set-up, as one meets them on the board."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import click, prompt, set_up, settle


def play_card(page: Page, name: str) -> None:
    page.locator(".specials").get_by_role("button", name=name).click()


def test_the_dark_of_mordor_is_played_by_card_piece_and_region(seated: Callable[..., Page]) -> None:
    page = seated(seat=1, options={"specials": "the-dark-of-mordor+palantir+crebain"})
    set_up(page)
    settle(page)
    play_card(page, "The Dark of Mordor")
    assert prompt(page) == "The Dark of Mordor: choose what it is played on, or put it back."
    page.locator("button.token.ready[data-at=mordor]").first.click()
    click(page.locator("button.region").first)
    expect(page.locator("[data-event=special]")).to_contain_text("Sauron plays The Dark of Mordor.")
    settle(page)
    expect(page.get_by_text("Has stepped")).to_be_visible()


def test_the_special_cards_of_the_other_side_lie_open_beside_the_board(seated: Callable[..., Page]) -> None:
    page = seated(seat=1, options={"specials": "shadowfax+gwaihir"})
    set_up(page)
    settle(page)
    cards = page.get_by_role("img", name="special cards: Shadowfax and Gwaihir")
    expect(cards).to_be_visible()
    cards.locator(".special").first.hover()
    expect(page.get_by_text("Shadowfax", exact=True).first).to_be_visible()


def test_during_the_set_up_nobody_is_said_to_know_a_piece(seated: Callable[..., Page]) -> None:
    page = seated()
    settle(page)
    page.locator("[data-piece=pippin]").first.hover()
    bubble = page.get_by_role("tooltip")
    expect(bubble).to_contain_text("Pippin")
    expect(bubble).not_to_contain_text("pponent")


def test_the_palantir_shows_a_region(seated: Callable[..., Page]) -> None:
    page = seated(seat=1, options={"specials": "palantir"})
    set_up(page)
    settle(page)
    play_card(page, "Palantír")
    click(page.locator("button.region[data-region=eregion]"))
    expect(page.locator("[data-event=reveal]")).to_contain_text("shown in Eregion")
    expect(page.locator(".token[data-at=eregion]:not([data-piece=light])")).to_have_count(1)


def test_a_card_taken_up_can_be_put_back(seated: Callable[..., Page]) -> None:
    page = seated(seat=1, options={"specials": "crebain"})
    set_up(page)
    settle(page)
    play_card(page, "Crebain of Dunland")
    assert "Crebain" in prompt(page)
    page.keyboard.press("Escape")
    assert prompt(page) == "Your turn: choose a piece to move forward."


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_draft_is_nine_choices_between_two_faces(seated: Callable[..., Page], language: str) -> None:
    page = seated(seat=1, language=language, options={"mode": "draft"})
    settle(page)
    for number in range(9):
        expect(page.locator(".choosing .face")).to_have_count(2)
        page.locator(".choosing .face").nth(number % 2).click()
        expect(page.locator(".choosing [role=listitem]")).to_have_count(number + 1 if number < 8 else 0)
    set_up(page)
    settle(page)
    for face in ("orcs", "wormtongue", "saruman", "flying-nazgul-variant", "balrog"):
        expect(page.locator(f"[data-piece={face}]")).to_have_count(1)


def test_a_set_up_by_hand_is_the_one_that_is_played(seated: Callable[..., Page]) -> None:
    page = seated(seat=1)
    settle(page)
    wanted = {"dagorlad": "warg", "gondor": "shelob", "mirkwood": "balrog", "fangorn": "cave-troll", "rohan": "orcs"}
    expect(page.locator("[data-ready]")).to_be_disabled()
    # A half-made choice is dropped whenever anything is told, so that Light has to be ready before.
    page.locator("[data-event=ready]").wait_for()
    for region, piece in wanted.items():
        page.locator(f"[data-piece={piece}]").click()
        click(page.locator(f"button.region[data-region={region}]"))
    page.reload()
    settle(page)
    page.locator("[data-ready]").click()
    page.locator("[data-ready]").wait_for(state="detached")
    settle(page)
    for region, piece in wanted.items():
        expect(page.locator(f"[data-piece={piece}]")).to_have_attribute("data-at", region)
