"""One's own results: counted once, told in words and pictures, saved, erased and read in again."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE, Served, ticket
from tests.browser.playing import settle
from tests.browser.test_access import faults
from tests.browser.test_words import unsaid

TOGETHER = {
    "game": "fellowship",
    "cooperative": True,
    "options": {},
    "seats": ["frodo", "sam"],
    "mine": [0],
    "sitters": ["person", "pony"],
}
APART = {
    "game": "confrontation",
    "cooperative": False,
    "options": {"edition": "2005"},
    "seats": ["light", "dark"],
    "reason": "stuck",
}
RESULTS: list[dict[str, Any]] = [
    {**TOGETHER, "returns": [31, 31], "reason": "bearer-lost"},
    {**TOGETHER, "returns": [60, 60], "reason": "ring-destroyed"},
    {**APART, "mine": [0], "sitters": ["person", "ranger"], "returns": [1, -1]},
    {**APART, "mine": [1], "sitters": ["person", "person"], "returns": [1, -1]},
    {**APART, "mine": [1], "sitters": ["person", "person"], "returns": [0, 0]},
    {**APART, "mine": [0, 1], "sitters": ["person", "person"], "returns": [-1, 1]},
]


def saved() -> str:
    """A file as the page saves it."""
    return json.dumps({"results": [{**result, "table": f"t{n}", "at": n} for n, result in enumerate(RESULTS)]})


def read_in(page: Page, text: str) -> None:
    page.locator("input[type=file]").set_input_files(
        {"name": "results.json", "mimeType": "application/json", "buffer": text.encode()}
    )


def resign(page: Page) -> None:
    settle(page)
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog").get_by_role("button", name="Resign").click()
    page.locator("main.table[data-state=over]").wait_for()


def row(page: Page, name: str) -> list[str]:
    found = page.get_by_role("row", name=name).first
    found.wait_for()
    return found.get_by_role("cell").all_inner_texts()


def test_a_game_counts_once_and_can_be_saved_erased_and_read_in(seated: Callable[..., Page], tmp_path: Path) -> None:
    page = seated(seat=1)
    resign(page)
    table = page.url
    page.reload()
    page.locator("main.table[data-state=over]").wait_for()
    page.get_by_role("link", name="Bree: back to the inn").click()
    page.get_by_role("link", name="Your results").click()
    expect(page.get_by_text("One game", exact=True)).to_be_visible()
    assert row(page, "Sauron")[:3] == ["1", "0", "1"]
    assert row(page, "Wanderer")[:3] == ["1", "0", "1"]
    expect(page.get_by_role("img", name="The last game: lost.")).to_be_visible()

    with page.expect_download() as download:
        page.get_by_role("button", name="Save as JSON").click()
    file = tmp_path / "results.json"
    download.value.save_as(file)
    [result] = json.loads(file.read_text())["results"]
    assert (result["game"], result["mine"], result["returns"], result["reason"]) == (
        "confrontation",
        [1],
        [1, -1],
        "resigned",
    )
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as CSV").click()
    download.value.save_as(tmp_path / "results.csv")
    assert ",confrontation,dark,random,lost," in (tmp_path / "results.csv").read_text()

    page.get_by_role("button", name="Erase").click()
    page.get_by_role("button", name="Erase them").click()
    expect(page.get_by_text("Nothing here yet")).to_be_visible()
    page.goto(table)
    page.locator("main.table[data-state=over]").wait_for()
    page.goto(f"{table.partition('/t/')[0]}/statistics")
    expect(page.get_by_text("Nothing here yet")).to_be_visible()
    read_in(page, file.read_text())
    expect(page.get_by_role("status")).to_have_text("One game was added.")
    assert row(page, "Sauron")[:3] == ["1", "0", "1"]
    read_in(page, '{"results": [{"table": "x"}]}')
    expect(page.get_by_role("status")).to_have_text("This is not a file of results saved here.")


def test_watching_does_not_count(served: Served, person: Callable[..., Page]) -> None:
    sitters = [{"who": "here"}, {"who": "bot", "level": "random"}]
    opened = served.ask("/api/tables", {"game": "duel", "sitters": sitters})
    player = person(f"/t/{opened['table']}", tickets=ticket(opened))
    watcher = person(opened["spectator_path"])
    resign(player)
    watcher.locator("main.table[data-state=over]").wait_for()
    watcher.goto(f"{served.address}/g/{opened['table']}")
    watcher.get_by_role("slider").wait_for()
    watcher.goto(f"{served.address}/statistics")
    expect(watcher.get_by_text("Nothing here yet")).to_be_visible()
    player.goto(f"{served.address}/statistics")
    assert row(player, "Gandalf")[:3] == ["1", "0", "1"]


@pytest.mark.parametrize(
    ("language", "size", "dark"), [("en", WIDE, False), ("fr", PHONE, True)], ids=["en-wide", "fr-phone"]
)
def test_everybody_can_read_it(person: Callable[..., Page], language: str, size: dict[str, int], dark: bool) -> None:
    page = person("/statistics", language=language, size=size, dark=dark)
    read_in(page, saved())
    page.locator("section").nth(1).wait_for()
    scores = "31, 60"
    expect(page.get_by_role("img", name=scores)).to_be_visible()
    course = {"en": "won, lost, drawn", "fr": "gagnée, perdue, nulle"}[language]
    expect(page.get_by_role("img", name=course)).to_be_visible()
    assert row(page, {"en": "Friends", "fr": "Des amis"}[language])[-1].startswith("0")
    assert faults(page) == []
    assert unsaid(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
