"""Finished games, watched again: by moves, by key moments, as each seat saw them."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE
from tests.browser.playing import set_up, settle
from tests.browser.replaying import at, marks, plies, see, slider, still
from tests.browser.test_access import faults
from tests.browser.test_words import unsaid
from tests.games import GAMES, SOME_SEATS

SMALLEST = 44
Watch = Callable[..., Page]


def test_from_the_end_of_a_game_to_its_replay_and_home_with_the_record(
    seated: Watch, person: Watch, tmp_path: Path
) -> None:
    page = seated(seat=1)
    set_up(page)
    settle(page)
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("link", name="Watch again").click()
    page.wait_for_url("**/g/*")
    last = plies(page)
    page.keyboard.press("End")
    at(page, last)
    expect(page.locator("[data-sentence]")).to_have_text("Fellowship won. Sauron gave up.")
    expect(page.locator("[data-piece=frodo]")).to_have_count(1)
    expect(page.locator("[data-piece=balrog]")).to_have_count(1)
    see(page, "spectator")
    expect(page.locator("[data-piece=balrog]")).to_have_count(0)
    expect(page.locator("[data-piece=light]")).to_have_count(9)
    see(page, "1")
    expect(page.locator("[data-piece=balrog]")).to_have_count(1)
    expect(page.locator("[data-piece=frodo]")).to_have_count(0)
    expect(page.locator("[data-sentence]")).to_have_text("You lost. You gave up.")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "record.jsonl"
    download.value.save_as(record)

    other = person("/g")
    other.locator("input[type=file]").set_input_files(record)
    slider(other).wait_for()
    other.keyboard.press("End")
    at(other, last)
    expect(other.locator("[data-sentence]")).to_have_text("Fellowship won. Sauron gave up.")


def test_from_the_list_of_ones_tables(seated: Watch) -> None:
    page = seated()
    set_up(page)
    settle(page)
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog").get_by_role("button", name="Resign").click()
    page.locator("main.table[data-state=over]").wait_for()
    page.get_by_role("link", name="Bree: back to the inn").click()
    page.get_by_role("link", name="Lost · Watch again").click()
    page.wait_for_url("**/g/*")
    slider(page).wait_for()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_key_moment_of_a_whole_game(watch: Watch, game: str, language: str) -> None:
    """Forward from the beginning to the end, each time with something to say and nothing to scroll."""
    page = watch(game, language=language)
    last = plies(page)
    stops = marks(page)
    assert stops == sorted(set(stops))
    assert (len(stops) > 5, stops[-1]) == (True, last)
    lines = page.locator("li[data-event]")
    assert lines.count() > last / 4
    for stop in stops:
        page.keyboard.press("Shift+ArrowRight")
        at(page, stop)
        assert still(page)
    assert unsaid(page) == []
    expect(lines.last).to_have_attribute("aria-current", "step")
    page.keyboard.press("Shift+ArrowLeft")
    at(page, stops[-2])


@pytest.mark.parametrize("game", GAMES)
def test_as_everybody_saw_it(watch: Watch, game: str) -> None:
    """Board, hand and margin through all eyes in the middle of the game; nothing can be chosen."""
    page = watch(game)
    middle = plies(page) // 2
    for _ in range(2):
        slider(page).fill(str(middle))
        for perspective in ("spectator", *map(str, range(SOME_SEATS[game])), "everything"):
            see(page, perspective)
            at(page, middle, perspective)
            expect(page.locator("section.board")).to_be_visible()
            assert page.locator("section.hand").count() == (0 if perspective == "spectator" else 1)
            assert page.locator("section.hand .answers button, section.board button[data-region]").count() == 0
            assert page.locator("section.margin").count() == (1 if game in ("duel", "quest") else 0)
            assert unsaid(page) == []
        middle = plies(page) * 3 // 4


def test_one_saw_only_what_was_ones_own(watch: Watch) -> None:
    page = watch("duel", "#60-0")
    at(page, 60, "0")
    mine = page.locator("section.hand [data-shown]").evaluate_all("cards => cards.map((card) => card.dataset.shown)")
    see(page, "1")
    theirs = page.locator("section.hand [data-shown]").evaluate_all("cards => cards.map((card) => card.dataset.shown)")
    assert all(card.startswith("G") for card in mine)
    assert all(card.startswith("B") for card in theirs)
    see(page, "spectator")
    expect(page.locator("section.hand")).to_have_count(0)


def test_keys(watch: Watch) -> None:
    page = watch()
    last = plies(page)
    for key, moment in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("ArrowRight", last)):
        page.keyboard.press(key)
        at(page, moment)
    for key, moment in (("ArrowLeft", last - 1), ("Home", 0), ("ArrowLeft", 0)):
        page.keyboard.press(key)
        at(page, moment)
    slider(page).focus()
    for key, moment in (("ArrowRight", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        at(page, moment)
    page.locator(".as select").focus()
    page.keyboard.press("Home")
    at(page, 0)


@pytest.mark.parametrize(
    ("game", "event", "later"),
    [("confrontation", "battle", ".battle"), ("duel", "game-end", "[data-caption]:not(:empty)")],
)
def test_nothing_of_a_later_moment_stays_on_the_board(watch: Watch, game: str, event: str, later: str) -> None:
    page = watch(game)
    page.locator(f"li[data-event={event}] button").first.click()
    expect(page.locator("section.board").locator(later)).to_have_count(1)
    page.keyboard.press("Home")
    at(page, 0)
    expect(page.locator("section.board").locator(later)).to_have_count(0)


@pytest.mark.parametrize(("game", "caption"), [("quest", ".caption:not(:empty)"), ("fellowship", ".last")])
def test_what_the_replay_says_the_board_does_not_say_again(watch: Watch, game: str, caption: str) -> None:
    page = watch(game)
    for stop in marks(page)[:3]:
        page.keyboard.press("Shift+ArrowRight")
        at(page, stop)
        expect(page.locator("section.board").locator(caption)).to_have_count(0)


def test_play_pause_and_speed(watch: Watch) -> None:
    page = watch("duel")
    last = plies(page)
    page.keyboard.press("End")
    at(page, last)
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    at(page, last - 3)
    page.get_by_label("Speed").select_option(label="4×")
    page.locator("section.board").click(position={"x": 5, "y": 5})
    page.keyboard.press("Space")
    at(page, last)
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    page.get_by_label("Speed").select_option(label="1×")
    page.get_by_role("button", name="Play").click()
    # From the beginning again.
    page.wait_for_function(f"() => document.querySelector('main.table').dataset.at < {last - 3}")
    page.wait_for_function("() => document.querySelector('main.table').dataset.at > 2")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    page.keyboard.press("ArrowRight")
    assert int(slider(page).input_value()) < last


def test_a_line_of_the_log_leads_to_its_moment(watch: Watch) -> None:
    page = watch()
    moves = page.locator("li[data-event=move]")
    for number in (4, 1):
        line = moves.nth(number)
        line.locator("button").first.click()
        # Everything up to this action has happened, what follows has not.
        expect(line).not_to_have_class(re.compile("ahead"))
        expect(moves.nth(number + 1)).to_have_class(re.compile("ahead"))
        expect(page.locator("li[aria-current=step]")).to_be_in_viewport()
    page.get_by_label("Key moments only").check()
    expect(moves).to_have_count(0)
    battle = page.locator("li.notable[data-event=battle]").first
    battle.locator("button").first.click()
    expect(battle).not_to_have_class(re.compile("ahead"))
    page.wait_for_function("() => document.querySelector('main.table').dataset.at > 0")
    assert int(slider(page).input_value()) in marks(page)


def test_the_buttons_by_mouse(watch: Watch) -> None:
    page = watch()
    stops = marks(page)
    page.get_by_role("button", name="To the next key moment").click()
    at(page, stops[0])
    page.get_by_role("button", name="One move on").click()
    at(page, stops[0] + 1)
    page.get_by_role("button", name="To the key moment before").click()
    at(page, stops[0])
    page.get_by_role("button", name="One move back").click()
    at(page, stops[0] - 1)
    expect(page.get_by_role("button", name="To the key moment before")).to_be_disabled()
    box = slider(page).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2)
    at(page, plies(page))
    expect(page.get_by_role("button", name="One move on")).to_be_disabled()


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone(watch: Watch, game: str) -> None:
    page = watch(game, size=PHONE, touch=True, language="fr")
    middle = marks(page)[len(marks(page)) // 2]
    slider(page).fill(str(middle))
    at(page, middle)
    assert still(page)
    for target in page.locator("[data-playback] button, [data-playback] select, .drawer-button").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= SMALLEST
    for seen in ("[data-playback]", "[data-sentence]", "section.board"):
        expect(page.locator(seen)).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Ce qui s’est passé").tap()
    line = page.locator("li[data-event] button").first
    line.scroll_into_view_if_needed()
    line.tap()
    page.locator("aside .close").tap()
    expect(page.locator("li[data-event]").first).to_have_attribute("aria-current", "step")
    see(page, "1")
    assert still(page)


@pytest.mark.parametrize(("dark", "size"), [(False, WIDE), (True, PHONE)], ids=["wide-light", "phone-dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing(watch: Watch, game: str, dark: bool, size: dict[str, int]) -> None:
    page = watch(game, "#40", dark=dark, size=size)
    at(page, 40)
    assert faults(page) == []
