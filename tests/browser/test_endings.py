"""Positions that whole games seldom reach, set up by hand and looked at in both sizes."""

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, expect

from bree.core.state import State
from tests.browser.conftest import PHONE, WIDE, Served, ticket
from tests.browser.playing import click, prompt, settle
from tests.browser.test_access import faults
from tests.browser.test_duel import ended
from tests.browser.test_duel import whole_game as whole_duel
from tests.browser.test_fellowship import play_out, still
from tests.games.confrontation.table import Table
from tests.games.duel.table import table as duel_table
from tests.games.fellowship.scene import scene
from tests.games.quest.table import FORESTS
from tests.games.quest.table import at as quest_at

SIZES = pytest.mark.parametrize(("size", "dark"), [(WIDE, False), (PHONE, True)], ids=["wide", "phone"])
SUMMIT = (
    "place mordor; lines travelling:12; sauron 15; steps 0 0 0 0; shields 3 4 2 5;"
    " hand frodo gT wF wF wF wF wF; stack cards"
)
"""With cards to lose, no die of the last climb can put Frodo out."""

COVERED = """(regions) => regions.filter((region) => {
    const box = region.getBoundingClientRect();
    return !document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('.map');
}).map((region) => region.dataset.region)"""

Begun = Callable[..., Page]


@pytest.fixture
def begun(served: Served, person: Callable[..., Page]) -> Iterator[Begun]:
    """Opens a table that begins in this position, with plain bots on the other seats, and the page on it."""
    with ExitStack() as beginnings:

        def open_table(state: State, size: dict[str, int], dark: bool = False) -> Page:
            setting = state.setting
            beginnings.enter_context(served.beginning(setting.game.id, state.position()))
            sitters = [{"who": "here"}, *[{"who": "bot", "level": "random"}] * (setting.seats - 1)]
            opened = served.ask(
                "/api/tables", {"game": setting.game.id, "sitters": sitters, "options": dict(setting.options)}
            )
            return person(f"/t/{opened['table']}", tickets=ticket(opened), size=size, dark=dark)

        yield open_table


def right(page: Page) -> None:
    """Expect that axe finds nothing and that nothing has to be scrolled."""
    assert faults(page) == []
    assert still(page)


@SIZES
@pytest.mark.parametrize(
    ("attack", "ways"),
    [
        ("caradhras-eregion", {"rhudaur", "enedwaith"}),
        ("misty-mountains-rhudaur", {"eregion"}),
        ("gap-of-rohan-enedwaith", {"eregion"}),
    ],
)
def test_the_battle_hides_no_region_to_go_to(
    begun: Begun, attack: str, ways: set[str], size: dict[str, int], dark: bool
) -> None:
    start, _, place = attack.rpartition("-")
    table = Table(f"light: frodo@{place} gimli@shire; dark: balrog@{start} warg@mordor; turn dark")
    page = begun(table.do(f"balrog {attack}").state, size, dark)
    settle(page)
    regions = page.locator("button.region")
    assert set(regions.evaluate_all("found => found.map((region) => region.dataset.region)")) == ways
    assert regions.evaluate_all(COVERED) == []
    expect(page.get_by_role("heading", name="Battle in")).to_be_visible()
    right(page)


@SIZES
def test_the_ring_is_destroyed_and_the_shields_are_counted(begun: Begun, size: dict[str, int], dark: bool) -> None:
    page = begun(scene(SUMMIT).state, size, dark)
    settle(page)
    right(page)
    expect(page.locator("[data-line=friendship]")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("img", name="Foresight")).to_be_in_viewport(ratio=1)
    click(page.locator(".hand .cards [data-stop]", has_text="Travelling").first)
    play_out(page, random.Random(1), click)
    assert prompt(page).startswith("You all won! The Ring is destroyed")
    count = page.locator(".count")
    expect(count.get_by_role("heading")).to_have_text("Ring destroyed")
    points = count.get_by_role("cell").all_inner_texts()
    assert points[0] == "60"
    assert sum(map(int, points[:-1])) == int(points[-1])
    expect(page.locator("[data-next-event]")).to_have_text("The journey is over")
    right(page)


@SIZES
def test_foresight_orders_three_tiles(begun: Begun, size: dict[str, int], dark: bool) -> None:
    tiles = "events 5; tiles event ring fighting hiding"
    s = scene(f"active frodo; shields 5 0 0 0; hand frodo wF gT; {tiles}; stack cards")
    s.do("frodo", "call foresight for frodo").tile("event").tile("ring").tile("fighting")
    page = begun(s.state, size, dark)
    settle(page)
    assert prompt(page) == "Foresight: which tile shall come next?"
    right(page)
    answers = page.locator(".hand button[data-tile]")
    expect(answers).to_have_count(3)
    click(answers.get_by_text("Ring"))
    expect(answers).to_have_count(2)


def test_a_space_whose_card_is_gone_says_that_it_gives_nothing(begun: Begun) -> None:
    page = begun(scene("place helms-deep; active frodo; hand frodo wF; hand sam theoden; stack cards").state, WIDE)
    settle(page)
    cards = page.locator("[data-line=friendship] .space.card")
    bubble = page.locator("[role=tooltip]:popover-open")
    said = []
    for number in range(cards.count()):
        cards.nth(number).hover(force=True)
        expect(bubble).to_be_visible()
        said.append("this space gives nothing" in bubble.inner_text())
    assert said == [True, False, False]


@SIZES
def test_shelob_asks_the_active_player(begun: Begun, size: dict[str, int], dark: bool) -> None:
    page = begun(scene("place shelobs-lair; active frodo; stack event 16").state, size, dark)
    settle(page)
    assert prompt(page) == "Shelob appears: roll twice, or let Sauron come two spaces?"
    expect(page.locator(".answers [data-stop]").first).to_be_in_viewport(ratio=1)
    right(page)


@SIZES
def test_the_final_of_the_duel_is_played_to_its_end(begun: Begun, size: dict[str, int], dark: bool) -> None:
    page = begun(duel_table("G16 B21", "", "8 9", 4, 3, began="gandalf", more="steps: 2 2"), size, dark)
    settle(page)
    expect(page.get_by_text("The final", exact=True)).to_be_visible()
    right(page)
    whole_duel(page, random.Random(2), click)
    ended(page)
    right(page)


@SIZES
def test_mount_doom_is_climbed_and_the_tiles_are_counted(begun: Begun, size: dict[str, int], dark: bool) -> None:
    lines = ("turn frodo lay", "hand frodo Q09", "hobbit frodo n1 east", "stock", "field n1 e1", FORESTS)
    state = quest_at(*lines)
    notation = state.setting.game.notation
    state.apply(0, notation.parse("lay Q09 n1e1 turned 2"))
    page = begun(state, size, dark)
    settle(page)
    right(page)
    click(page.get_by_role("button", name="Climb Mount Doom").last)
    page.locator("main.table[data-state=over]").wait_for()
    assert prompt(page).startswith("You won! Frodo reached Mount Doom")
    expect(page.locator(".count table")).to_be_visible()
    right(page)
