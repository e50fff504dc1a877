"""A finished game, watched again: move by move, as each side saw it, from the table and from a file."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.playing import set_up, settle


def test_a_finished_game_can_be_watched_again(
    seated: Callable[..., Page], person: Callable[..., Page], tmp_path: Path
) -> None:
    page = seated(seat=1)
    set_up(page)
    settle(page)
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("link", name="Watch again").click()
    page.wait_for_url("**/g/*")
    moment = page.get_by_role("slider", name="Moment of the game")
    moment.wait_for()
    last = int(moment.get_attribute("max") or 0)
    moment.fill(str(last))
    expect(page.locator("[data-piece=frodo]")).to_have_count(1)
    expect(page.locator("[data-piece=balrog]")).to_have_count(1)
    page.get_by_text("A spectator").click()
    expect(page.locator("[data-piece=balrog]")).to_have_count(0)
    expect(page.locator("[data-piece=light]")).to_have_count(9)
    page.get_by_text("Sauron", exact=True).first.click()
    expect(page.locator("[data-piece=balrog]")).to_have_count(1)
    expect(page.locator("[data-piece=frodo]")).to_have_count(0)
    page.get_by_role("button", name="One move back").click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".count")).to_have_text(f"{last - 1} / {last}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "record.jsonl"
    download.value.save_as(record)

    other = person("/g")
    other.locator("input[type=file]").set_input_files(record)
    expect(other.locator(".count")).to_have_text(f"0 / {last}")
