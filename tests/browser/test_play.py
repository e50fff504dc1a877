"""Whole games against a bot: by mouse, by keyboard alone, by touch on a phone."""

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.playing import MOST, acted, prompt, set_up, settle, tab_to, tap, version, whole_game


def ended(page: Page) -> None:
    assert prompt(page).startswith(("You won!", "You lost.", "Nobody won."))
    expect(page.locator("[data-event=end]")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_one_click_starts_a_game_against_a_bot(person: Callable[..., Page]) -> None:
    page = person()
    page.get_by_role("button", name="Play The Confrontation against a bot").click()
    page.wait_for_url("**/t/*")
    assert settle(page) == "choosing"
    assert prompt(page).startswith("Set up your nine")


def test_fewer_players_than_the_seat_chosen(person: Callable[..., Page]) -> None:
    page = person()
    page.get_by_role("button", name="Choose how to play The Lord of the Rings").click()
    page.get_by_role("radio", name="5", exact=True).check()
    page.get_by_role("radio", name="Fatty").check()
    page.get_by_role("radio", name="2", exact=True).check()
    expect(page.get_by_role("radio", name="Frodo")).to_be_checked()
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("li.me")).to_contain_text("Frodo")


def test_by_mouse(seated: Callable[..., Page]) -> None:
    page = seated()
    set_up(page)
    whole_game(page, random.Random(1))
    ended(page)


def test_by_touch_on_a_phone(seated: Callable[..., Page]) -> None:
    page = seated(seat=1, size=PHONE, touch=True)
    set_up(page, tap)
    whole_game(page, random.Random(2), tap)
    assert prompt(page).startswith(("You won!", "You lost.", "Nobody won."))
    page.get_by_role("button", name="What happened").tap()
    expect(page.locator("[data-event=end]")).to_be_visible()


def test_by_keyboard_alone(seated: Callable[..., Page]) -> None:
    page = seated()
    settle(page)
    for button in ("[data-random]", "[data-ready]"):
        tab_to(page, button)
        page.keyboard.press("Enter")
    page.locator("[data-ready]").wait_for(state="detached")
    rng = random.Random(3)
    for _ in range(MOST):
        if settle(page) == "over":
            break
        before = version(page)
        tab_to(page, "[data-stop]")
        for _ in range(rng.randrange(3)):
            page.keyboard.press(rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        chosen = focused(page)
        page.keyboard.press("Enter")
        if chosen != "piece":
            acted(page, before)
    ended(page)


def test_a_piece_that_cannot_be_chosen_is_read_by_keyboard(seated: Callable[..., Page]) -> None:
    page = seated()
    set_up(page)
    settle(page)
    before = version(page)
    tab_to(page, "[data-stop]")
    for _ in range(12):
        if page.locator("[data-piece=dark]:focus").count():
            break
        page.keyboard.press("ArrowRight")
    expect(page.locator("[data-piece=dark]:focus")).to_be_visible()
    expect(page.locator(".bubble:popover-open", has_text="Sauron: a hidden piece")).to_be_visible()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator("[data-read]:focus")).to_have_count(0)
    assert version(page) == before


def focused(page: Page) -> str:
    """What the keyboard is on."""
    return str(
        page.evaluate(
            """() => {
                const now = document.activeElement;
                if (now.matches('[data-region]')) return 'region';
                if (now.matches('.answers button')) return 'answer';
                if (now.matches('.hand .cards button')) return 'card';
                return 'piece';
            }"""
        )
    )


def test_dragging_sets_up_a_piece(seated: Callable[..., Page]) -> None:
    page = seated()
    settle(page)
    frodo = page.locator("[data-piece=frodo]")
    box = frodo.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] - 30, steps=4)
    goal = page.locator("button.region[data-region=arthedain]").bounding_box()
    assert goal
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    page.mouse.up()
    expect(frodo).to_have_attribute("data-at", "arthedain")
