"""A finished game, handed on: by a link to one moment, and as a file."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import settle
from tests.browser.replaying import at, plies, see, slider

DROP = """text => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'dropped.jsonl'));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    document.querySelector('main').dispatchEvent(drop);
}"""
"""A file let go over the page."""

Watch = Callable[..., Page]


def test_a_link_to_one_moment(watch: Watch, person: Watch) -> None:
    page = watch()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    slider(page).fill("20")
    see(page, "1")
    at(page, 20, "1")
    page.get_by_role("button", name="Copy a link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = str(page.evaluate("() => navigator.clipboard.readText()"))
    assert link.endswith("#20-1")
    expect(page).to_have_url(link)
    other = person(link[link.index("/g/") :])
    at(other, 20, "1")
    # On to another moment in the same window, as a link in a chat does it.
    other.evaluate("() => { location.hash = '#7-spectator'; }")
    at(other, 7, "spectator")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Copy a link to this moment")).to_be_visible()


def test_a_link_can_be_copied_by_hand(watch: Watch) -> None:
    page = watch(address="#5")
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }")
    page.get_by_role("button", name="Copy a link to this moment").click()
    link = page.get_by_label("Link to this moment")
    expect(link).to_be_focused()
    assert link.input_value().endswith("#5")


@pytest.mark.parametrize(("address", "moment"), [("#9999", None), ("#12-7", 12), ("#nowhere", 0)])
def test_an_address_that_asks_for_too_much(watch: Watch, address: str, moment: int | None) -> None:
    page = watch(address=address)
    at(page, plies(page) if moment is None else moment)


def record(page: Page) -> list[str]:
    """The record of the game shown."""
    table_id = page.url.partition("/g/")[2].partition("#")[0]
    return page.request.get(page.url.partition("/g/")[0] + f"/api/tables/{table_id}/record").text().splitlines()


def test_a_file_that_breaks_off(watch: Watch, person: Watch, tmp_path: Path) -> None:
    lines = record(watch())
    cut, wrong, foreign = (tmp_path / f"{name}.jsonl" for name in ("cut", "wrong", "foreign"))
    cut.write_text("\n".join(lines[:30]))
    wrong.write_text("\n".join([*lines[:30], lines[29], *lines[30:]]))
    foreign.write_text("Once upon a time")
    page = person("/g")
    page.locator("input[type=file]").wait_for(state="attached")
    page.evaluate(DROP, foreign.read_text())
    expect(page.get_by_role("alert")).to_contain_text("This is not a record that Bree can read. line 1: ")
    page.locator("input[type=file]").set_input_files(cut)
    note = page.locator("[role=status].broken")
    expect(note).to_have_text("The record breaks off before line 31. It is shown up to there.")
    assert plies(page) == 29
    expect(page.get_by_role("link", name="Download the record")).to_have_count(0)
    other = person("/g", language="fr")
    other.locator("input[type=file]").set_input_files(wrong)
    expect(other.locator("[role=status].broken")).to_contain_text("La ligne 31 de l’enregistrement est fausse.")
    assert plies(other) == 29


def test_a_game_that_is_not_over_is_not_shown(seated: Watch) -> None:
    page = seated()
    settle(page)
    page.goto(page.url.replace("/t/", "/g/"))
    expect(page.get_by_role("alert")).to_have_text("That can be seen once the game is over.")
