"""For everybody: axe in both themes, contrast of the palette, sizes of targets, announcements, no scrolling."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE
from tests.browser.playing import acted, one_choice, prompt, set_up, settle, state, tap, to_battle, version

WEB = Path(__file__).parents[2] / "web"
AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text()
AA, AAA, MARK = 4.5, 7.0, 3.0
TEXT = ("--ink", "--faded", "--moss", "--river", "--ember", "--gold")
GROUND = ("--page", "--panel", "--raised", "--desk")
PAIRS = (
    ("--moss-ink", "--moss", AA),
    ("--ember-ink", "--ember", AA),
    ("--ash-ink", "--ash", AAA),
    ("--night-ink", "--night", AAA),
    ("--map-name", "--map-land", AA),
    ("--map-name", "--map-sea", AA),
    ("--map-name", "--map-mountain", AA),
    ("--ink", "--panel", AAA),
    ("--ink", "--raised", AAA),
    # What only a gold line tells: that something can be chosen, is chosen, is next (WCAG 2.1, 1.4.11).
    *(("--mark", ground, MARK) for ground in (*GROUND, "--map-land", "--map-land-2", "--map-sea", "--map-mountain")),
)


def faults(page: Page) -> list[str]:
    """Return what axe finds, except for the colours of things that are moving."""
    page.evaluate(AXE)
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [f"{v['id']}: {node['html'][:160]}" for v in found["violations"] for node in v["nodes"]]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing(person: Callable[..., Page], seated: Callable[..., Page], dark: bool) -> None:
    page = person(dark=dark)
    page.get_by_role("button", name="Choose how to play The Confrontation").click()
    page.locator("dialog[open]").wait_for()
    assert faults(page) == []
    page.keyboard.press("Escape")
    assert faults(page) == []
    page.get_by_role("button", name="Settings").click()
    assert faults(page) == []
    table = seated(dark=dark)
    settle(table)
    assert faults(table) == []
    set_up(table)
    settle(table)
    assert faults(table) == []
    one_choice(table, random.Random(10))
    assert faults(table) == []
    about = person("/about", dark=dark)
    about.get_by_role("heading", name="About Bree").wait_for()
    assert faults(about) == []


def palette(theme: str) -> dict[str, str]:
    """The colours of a theme, by custom property."""
    css = (WEB / "src" / "app" / "theme.css").read_text()
    block = css.split(f"[data-theme='{theme}'] {{")[1].split("}")[0]
    return dict(re.findall(r"(--[\w-]+): (#[0-9a-f]{6});", block))


def luminance(colour: str) -> float:
    """As WCAG 2 defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """As WCAG 2 defines it."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_pair_of_the_palette_can_be_read(theme: str) -> None:
    colours = palette(theme)
    wanted = [*((text, ground, AA) for text in TEXT for ground in GROUND), *PAIRS]
    found = [(f"{a} on {b}", round(contrast(colours[a], colours[b]), 2), least) for a, b, least in wanted]
    assert [pair for pair in found if pair[1] < pair[2]] == []


@pytest.mark.parametrize("size", [WIDE, {"width": 1024, "height": 768}, PHONE], ids=["wide", "middle", "phone"])
def test_a_game_needs_no_scrolling_and_no_needle(seated: Callable[..., Page], size: dict[str, int]) -> None:
    page = seated(size=size, touch=size is PHONE)
    set_up(page)
    settle(page)
    rng = random.Random(9)
    for _ in range(4):
        if page.locator("button.token.ready").count():
            page.locator("button.token.ready").first.click()
        small = page.evaluate(
            """() => [...document.querySelectorAll('button, a, select')]
                .filter((e) => !e.matches(':disabled, [data-read], .rule'))
                .filter((e) => e.checkVisibility({visibilityProperty: true}))
                .map((e) => [e.outerHTML.slice(0, 90), e.getBoundingClientRect()])
                .filter(([, box]) => box.width < 43.5 || box.height < 43.5).map(([html]) => html)"""
        )
        assert small == []
        tall, wide = page.evaluate(
            "() => { const all = document.documentElement;"
            " return [all.scrollHeight - innerHeight, all.scrollWidth - innerWidth]; }"
        )
        assert (tall, wide) == (0, 0)
        one_choice(page, rng)
        if settle(page) == "over":
            break


def test_everything_that_happens_is_said(seated: Callable[..., Page]) -> None:
    page = seated()
    settle(page)
    log = page.locator("[data-event] > span:first-child")
    before = log.all_inner_texts()
    set_up(page)
    settle(page)
    lines = log.all_inner_texts()[len(before) :]
    spoken = page.locator("[data-announcer] p").all_inner_texts()
    assert len(lines) >= 2
    assert [text for text in lines if text not in spoken] == []
    assert prompt(page) in spoken  # the other side's secret choice may be told after it


def test_what_an_enemy_can_be_is_told_unless_one_wants_to_remember(seated: Callable[..., Page]) -> None:
    page = seated(seat=1)
    set_up(page)
    settle(page)
    enemy = page.locator("[data-piece=light]").first
    bubble = page.locator("[role=tooltip]:popover-open")
    enemy.hover(force=True)
    expect(bubble).to_contain_text("Could be")
    expect(bubble).to_contain_text("Frodo")
    page.mouse.move(5, 400)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Memory aid").uncheck()
    page.keyboard.press("Escape")
    enemy.hover(force=True)
    expect(bubble).to_contain_text("a hidden piece")
    expect(bubble).not_to_contain_text("Could be")


def test_a_long_press_reads_a_card_and_does_not_play_it(seated: Callable[..., Page]) -> None:
    page = seated(size=PHONE, touch=True)
    to_battle(page, random.Random(6), tap)
    before = version(page)
    card = page.locator(".hand .cards button").first
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(page.locator("[role=tooltip]:popover-open")).to_have_count(1)
    card.dispatch_event("pointerleave", {"pointerType": "touch"})
    card.dispatch_event("click")  # as iOS does
    assert (state(page), version(page)) == ("choosing", before)
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    card.dispatch_event("click")
    acted(page, before)


def test_whoever_reads_the_log_is_left_where_he_reads(seated: Callable[..., Page]) -> None:
    page = seated(size={"width": 1024, "height": 600})
    set_up(page)
    rng = random.Random(6)
    log = page.get_by_role("region", name="What happened")
    rest = "log => log.scrollHeight - log.clientHeight - log.scrollTop"
    while log.evaluate("log => log.scrollHeight - log.clientHeight") < 100:
        assert settle(page) == "choosing"
        one_choice(page, rng)
    assert settle(page) == "choosing"
    assert log.evaluate(rest) < 1
    log.evaluate("log => log.scrollTo({top: 0})")
    one_choice(page, rng)
    settle(page)
    assert log.evaluate("log => log.scrollTop") == 0


def test_the_drawer_takes_the_keyboard_and_gives_it_back(seated: Callable[..., Page]) -> None:
    page = seated(size=PHONE)
    set_up(page)
    settle(page)
    button = page.get_by_role("button", name="What happened")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    page.mouse.click(10, 400)
    expect(page.get_by_role("button", name="Close")).to_be_hidden()


def test_the_way_to_what_one_can_do_is_not_through_the_log(seated: Callable[..., Page]) -> None:
    page = seated()
    set_up(page)
    settle(page)
    page.get_by_role("button", name="Resign").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Share")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("region", name="What happened")).to_be_focused()


def test_where_one_has_gone_is_said(person: Callable[..., Page], seated: Callable[..., Page]) -> None:
    page = person()
    page.get_by_role("link", name="Your results").click()
    page.wait_for_function("() => document.querySelector('[data-announcer]').textContent.includes(document.title)")
    table = seated()
    settle(table)
    expect(table).to_have_title("Your turn: The Confrontation")


def test_a_tap_on_a_rule_opens_it_and_a_tap_elsewhere_closes_it(seated: Callable[..., Page]) -> None:
    page = seated(size=PHONE, touch=True)
    set_up(page)
    settle(page)
    page.get_by_role("button", name="What happened").tap()
    bubble = page.locator("[role=tooltip]:popover-open")
    page.locator("button.rule").last.tap()
    expect(bubble).to_contain_text("rulebook")
    page.locator("[data-event] > span:first-child").last.tap()
    expect(bubble).to_have_count(0)
