"""The Fellowship at the page: whole games by mouse, keyboard and touch; several hobbits, a friend and bots; talk."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, WIDE, Served, ticket
from tests.browser.playing import click, prompt, state, tab_to, tap
from tests.browser.test_access import faults
from tests.browser.test_together import link

CHOICES = 900
"""No test game takes more choices than this."""
STOPS = "section.board [data-stop], .hand .answers [data-stop], .hand .cards [data-stop]"
REST = "[data-action='pass until the board ends']"
SPOT = """([rest, stops, number]) => {
    const found = document.querySelector(rest) ? document.querySelectorAll(rest) : document.querySelectorAll(stops);
    const one = found[number % found.length];
    one?.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const box = one?.getBoundingClientRect();
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""
"""Where one points. Looked for in one go: while partners act, what can be chosen comes and goes."""
TOO_SMALL = """([stops, least]) => [...document.querySelectorAll(stops)]
    .filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < least).map((one) => one.innerText)"""
LOST = re.compile(r"^(All is lost|Lost with honour|You all won)")
SMALLEST = 44

Sit = Callable[..., Page]


@pytest.fixture
def journey(served: Served, person: Callable[..., Page]) -> Sit:
    """Opens a table of the Fellowship and the page on it: `who` says who plays each hobbit."""

    def sit(who: str, options: dict[str, str] | None = None, **how: Any) -> Page:
        sitters = [{"who": "bot", "level": "random"} if one == "bot" else {"who": one} for one in who.split()]
        opened = served.ask(
            "/api/tables", {"game": "fellowship", "sitters": sitters, "options": {"sauron": "10", **(options or {})}}
        )
        return person(f"/t/{opened['table']}", tickets=ticket(opened), **how)

    return sit


def asked(page: Page) -> bool:
    """Wait until this page must decide; False where the game is over."""
    page.wait_for_selector(".hand[data-asked], main.table[data-state=over]", timeout=60_000)
    return state(page) != "over"


def one_choice(page: Page, rng: random.Random, choose: Callable[[Locator], None]) -> None:
    """Pass for the rest of the board where that is offered; otherwise choose anything."""
    spot = page.evaluate(SPOT, [REST, STOPS, rng.randrange(CHOICES)])
    if spot is None:
        return
    (page.touchscreen.tap if choose is tap else page.mouse.click)(*spot)
    page.wait_for_timeout(15)


def play_out(page: Page, rng: random.Random, choose: Callable[[Locator], None]) -> None:
    """Play until it is over."""
    for _ in range(CHOICES):
        if not asked(page):
            return
        one_choice(page, rng, choose)
    raise AssertionError("the game does not end")


def still(page: Page) -> bool:
    """Whether the page itself has nothing to scroll."""
    root = "document.documentElement"
    return bool(page.evaluate(f"() => {root}.scrollHeight <= innerHeight && {root}.scrollWidth <= innerWidth"))


def test_a_whole_game_by_mouse(journey: Sit) -> None:
    page = journey("here bot")
    play_out(page, random.Random(1), click)
    assert LOST.match(prompt(page)), prompt(page)
    assert still(page)
    assert page.locator("[data-event=out], [data-event=event], [data-event=ring-on-volcano]").count() > 0


def test_a_whole_game_by_touch_on_a_phone(journey: Sit) -> None:
    page = journey("bot here", size=PHONE, touch=True)
    rng = random.Random(2)
    for _ in range(CHOICES):
        if not asked(page):
            break
        assert still(page)
        assert page.evaluate(TOO_SMALL, [STOPS, SMALLEST]) == []
        one_choice(page, rng, tap)
    assert LOST.match(prompt(page)), prompt(page)


def test_a_whole_game_by_keyboard_alone(journey: Sit) -> None:
    page = journey("here bot")
    rng = random.Random(3)
    for _ in range(CHOICES):
        if not asked(page):
            break
        tab_to(page, REST if page.locator(REST).count() else "[data-stop]")
        if not page.locator(REST).count():
            for _ in range(rng.randrange(3)):
                page.keyboard.press(rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        page.keyboard.press("Enter")
        page.wait_for_timeout(15)
    assert LOST.match(prompt(page)), prompt(page)


def test_one_person_a_friend_by_link_and_three_bots(journey: Sit, person: Callable[..., Page]) -> None:
    host = journey("here friend bot bot bot")
    host.wait_for_selector("[data-seat]")
    friend = person("/" + link(host, "friend who plays Sam"))
    friend.get_by_role("button", name="Take the seat").click()
    friend.wait_for_selector("[data-seat]")
    expect(host.locator("[data-seat]")).to_have_attribute("data-seat", "frodo")
    expect(friend.locator("[data-seat]")).to_have_attribute("data-seat", "sam")
    expect(host.locator("[data-hobbit]")).to_have_count(5)
    rng = random.Random(4)
    for _ in range(CHOICES):
        for page in (host, friend):
            if page.locator(".hand[data-asked]").count():
                one_choice(page, rng, click)
        if state(host) == "over" and state(friend) == "over":
            break
        host.wait_for_timeout(20)
    assert LOST.match(prompt(host)), prompt(host)
    assert prompt(host) == prompt(friend)


def test_one_person_plays_several_hobbits(journey: Sit) -> None:
    page = journey("here here here")
    rng = random.Random(5)
    seen = set()
    for _ in range(60):
        if not asked(page):
            break
        seen.add(page.locator("[data-seat]").get_attribute("data-seat"))
        one_choice(page, rng, click)
    assert seen == {"frodo", "sam", "pippin"}


def test_a_claim_is_heard_by_the_others(journey: Sit, person: Callable[..., Page]) -> None:
    host = journey("here friend")
    host.wait_for_selector("[data-seat]")
    friend = person("/" + link(host, "friend who plays Sam"))
    friend.get_by_role("button", name="Take the seat").click()
    friend.wait_for_selector("[data-seat]")
    host.locator("[data-say]").click()
    host.locator("[data-talk='claim two hiding']").click()
    expect(friend.locator("[data-hobbit=frodo] .speech")).to_have_text("“I hold 2 × Hiding”")
    expect(friend.locator("[data-event=said]")).to_contain_text("I hold 2 × Hiding")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_what_must_always_be_seen_is_seen(journey: Sit, size: dict[str, int]) -> None:
    """On a board: the next event, how far Sauron is, what is missing, and nothing in a language of ids."""
    page = journey("here bot bot", size=size, language="fr")
    rng = random.Random(6)
    for _ in range(CHOICES):
        assert asked(page)
        if page.locator("[data-line]").count():
            break
        one_choice(page, rng, click)
    expect(page.locator("[data-next-event] strong")).to_have_text("Parlez, ami, et entrez")
    expect(page.locator("[data-next-event]")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-gap]")).to_contain_text("Sauron")
    expect(page.locator("[data-gap]")).to_be_in_viewport(ratio=1)
    for seen in ("[data-pawn=sauron]", "[data-hobbit=frodo] .tokens", "[data-line=hiding]", "[data-prompt]"):
        expect(page.locator(seen).first).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".misses").first).to_have_text("−3")
    assert still(page)
    assert not re.search(r"\b(name|event|prompt|action|about|demand|rule)-fellowship", page.content())


def test_what_five_are_asked_is_seen_whole_on_a_small_screen(journey: Sit) -> None:
    page = journey("here bot bot bot bot", size={"width": 1024, "height": 768}, language="fr")
    rng = random.Random(3)
    seen = 0
    for _ in range(CHOICES):
        if seen == 12 or not asked(page):
            break
        below = page.evaluate(
            """() => {
                const [demand, stage] = ['[data-demand]', '.stage'].map((one) => document.querySelector(one));
                return demand && demand.getBoundingClientRect().bottom - stage.getBoundingClientRect().bottom;
            }"""
        )
        if below is not None:
            seen += 1
            assert below <= 0
        one_choice(page, rng, click)
    assert seen > 4


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_at_the_fellowship(journey: Sit, dark: bool) -> None:
    page = journey("here bot bot bot bot", dark=dark)
    rng = random.Random(7)
    asked(page)
    assert faults(page) == []
    page.locator("[data-say]").click()
    assert faults(page) == []
    page.keyboard.press("Escape")
    for _ in range(CHOICES):
        assert asked(page)
        if page.locator("[data-line]").count():
            break
        one_choice(page, rng, click)
    assert faults(page) == []
