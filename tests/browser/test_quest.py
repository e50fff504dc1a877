"""The Quest: whole games against a bot by mouse, by keyboard alone and by touch; tiles turned by key, wheel and tap."""

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from bree.games.quest.model import REASONS
from bree.games.quest.notation import LANDSCAPES, NOTATION, SEATS, TOKEN_NAMES
from bree.locales import Words
from tests.browser.conftest import PHONE, Served, ticket
from tests.browser.playing import MOST, acted, click, prompt, settle, tab_to, tap, version
from tests.browser.test_access import faults

ENGINE = Path(__file__).parents[2] / "src" / "bree" / "games" / "quest"
ENDS = ("You won!", "You lost.")
UNSAID = re.compile(r"\b(?:name|about|event|action|prompt|outcome|quest)-[a-z]\w*")
CELLS, TARGETS, ANSWERS = "button.cell", "button.target", ".answers button[data-action]"
TOWARDS_DOOM = """() => {
    const middle = (one) => {
        const box = one.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const doom = document.querySelector('.doom');
    if (!doom) return null;
    const [x, y] = middle(doom);
    const away = (one) => Math.hypot(middle(one)[0] - x, middle(one)[1] - y);
    const regions = [...document.querySelectorAll('button.target')].sort((a, b) => away(a) - away(b));
    return regions[0]?.dataset.region ?? null;
}"""
MANY_OPEN = """\
turn sam lay
field n4w1 s1e6
columns w1   0    e1   e2   e3   e4   e5   e6
n4      .    FWPM FMPW .    .    .    .    .
n3      .    PWMP PPMW .    .    .    .    .
n2      .    MFWF MWWF .    .    .    .    .
n1      .    WMFM WMFM .    .    .    .    .
0       MWPF FMPW FFPM MWPF WMPW FPPM WFPP PMFF
s1      PWMF PMWW PFFM PWMF PPPW PFMP PWFF FMWW
hobbit frodo shire east
hobbit sam n1 south
open Q02 Q03 Q03 Q05 Q05 Q08 Q10 Q14 Q16 Q20 Q21 Q23 Q24 Q25 Q25 Q27 Q27 Q28 Q29 Q30 Q31 Q33 Q35 Q36
"""
"""The hands are empty, and more tiles lie open than a phone shows at once."""
STRAYS = 4
"""One in so many moves on the way to Mount Doom goes anywhere, so that nobody runs to and fro for ever."""


@pytest.fixture
def quest(served: Served, person: Callable[..., Page]) -> Callable[..., Page]:
    """Opens a table of The Quest against the plain bot, and the page on it."""

    def open_table(seat: int = 0, **how: Any) -> Page:
        sitters: list[dict[str, str]] = [{"who": "bot", "level": "random"}, {"who": "bot", "level": "random"}]
        sitters[seat] = {"who": "here"}
        opened = served.ask("/api/tables", {"game": "quest", "sitters": sitters})
        return person(f"/t/{opened['table']}", tickets=ticket(opened), **how)

    return open_table


def any_of(found: Locator, rng: random.Random) -> Locator:
    found.first.wait_for()
    return found.nth(rng.randrange(found.count()))


def way(page: Page, rng: random.Random) -> str:
    """The region to go to once Mount Doom stands, mostly the nearest to it; empty for any."""
    region = page.evaluate(TOWARDS_DOOM)
    return f"{TARGETS}[data-region='{region}']" if region and rng.randrange(STRAYS) else ""


def one_choice(page: Page, rng: random.Random, choose: Callable[[Locator], None] = click) -> None:
    """Make one choice as a person would: a tile and its place, a region, or an answer."""
    before = version(page)
    tiles = page.locator(".hand button.tile.ready")
    if tiles.count():
        tile = any_of(tiles, rng)
        tile.scroll_into_view_if_needed()
        choose(tile)
        choose(any_of(page.locator(CELLS), rng))
        if choose is tap:
            choose(page.locator("[data-sure]"))
    elif page.locator(TARGETS).count():
        wanted = way(page, rng)
        choose(page.locator(wanted) if wanted else any_of(page.locator(TARGETS), rng))
    else:
        choose(any_of(page.locator(ANSWERS), rng))
    acted(page, before)


def whole_game(page: Page, rng: random.Random, choose: Callable[[Locator], None] = click) -> Iterator[None]:
    """Play until it is over; stops before every choice."""
    for _ in range(MOST):
        if settle(page) == "over":
            return
        yield
        one_choice(page, rng, choose)
    raise AssertionError("the game does not end")


def unsaid(page: Page) -> list[str]:
    """Ids that stand where a sentence should be."""
    labels = page.evaluate("() => [...document.querySelectorAll('[aria-label]')].map((e) => e.ariaLabel).join(' ')")
    return UNSAID.findall(page.locator("body").inner_text() + labels)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_it_can_tell_has_words(language: str) -> None:
    words = Words(language, "quest", {})
    source = "".join(file.read_text("utf-8") for file in sorted(ENGINE.glob("*.py")))
    wanted = {f"event-quest-{kind}" for kind in re.findall(r'_(?:say|whisper)\(state, "([\w-]+)"', source)}
    wanted |= {f"rule-quest-quest-{place}" for place in re.findall(r'"quest:(\d+)"', source)}
    wanted |= {f"action-quest-{kind.name}" for kind in NOTATION.kinds if kind.name not in ("draw", "meet")}
    wanted |= {f"name-quest-{named}" for named in (*SEATS, *TOKEN_NAMES, *LANDSCAPES)}
    wanted |= {f"outcome-quest-{reason}" for reason in REASONS if reason}
    assert sorted(message for message in wanted if not words.has(message)) == []


def test_by_mouse(quest: Callable[..., Page]) -> None:
    page = quest()
    for _ in whole_game(page, random.Random(1)):
        pass
    assert unsaid(page) == []
    assert prompt(page).startswith(ENDS)
    expect(page.locator("[data-event=over]")).to_be_visible()
    expect(page.locator(".count table")).to_be_visible()


def test_french_has_words_for_what_is_seen(quest: Callable[..., Page]) -> None:
    page = quest(language="fr")
    for _, _ in zip(range(24), whole_game(page, random.Random(5)), strict=False):
        assert unsaid(page) == []
    expect(page.locator("[data-event=field]")).to_have_count(1)


def test_by_touch_on_a_phone(quest: Callable[..., Page]) -> None:
    page = quest(seat=1, size=PHONE, touch=True)
    for _ in whole_game(page, random.Random(2), tap):
        assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    assert prompt(page).startswith(ENDS)


def test_by_keyboard_alone(quest: Callable[..., Page]) -> None:
    page = quest()
    rng = random.Random(3)
    for _ in range(MOST):
        if settle(page) == "over":
            break
        before = version(page)
        wanted = way(page, rng)
        tab_to(page, wanted or "[data-stop]")
        for _ in range(0 if wanted else rng.randrange(3)):
            page.keyboard.press(rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        choose_by_key(page)
        acted(page, before)
    assert prompt(page).startswith(ENDS)


def choose_by_key(page: Page) -> None:
    """Press Enter. A tile is then laid where the focus went, and a move that was begun by mistake is given up."""
    chosen = page.evaluate("() => document.activeElement.className")
    way = page.evaluate("() => document.activeElement.dataset.way ?? ''")
    page.keyboard.press("Enter")
    if "tile" in chosen.split():
        page.wait_for_function("() => document.activeElement.matches('button.cell')")
        page.keyboard.press("r")
        page.keyboard.press("Enter")
    elif way:
        page.keyboard.press("Escape")
        page.locator(ANSWERS).first.focus()
        page.keyboard.press("Enter")


def test_what_lies_on_the_land_is_told_by_keyboard(quest: Callable[..., Page]) -> None:
    page = quest()
    settle(page)
    tab_to(page, "[data-token]")
    expect(page.locator("[role=tooltip]:popover-open")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Escape")
    expect(page.locator("[role=tooltip]:popover-open")).to_have_count(0)


def turned(page: Page) -> str:
    return str(page.locator(".hand button.tile.held svg").evaluate("svg => svg.style.rotate"))


def test_a_tile_turns_by_key_wheel_and_button(quest: Callable[..., Page]) -> None:
    page = quest()
    settle(page)
    page.locator(".hand button.tile.ready").first.click()
    assert turned(page) == "0deg"
    page.keyboard.press("r")
    expect(page.locator(".hand button.tile.held svg")).to_have_css("rotate", "90deg")
    page.mouse.move(60, 200)
    page.mouse.wheel(0, 100)
    expect(page.locator(".hand button.tile.held svg")).to_have_css("rotate", "180deg")
    page.locator("[data-turn]").click()
    expect(page.locator(".hand button.tile.held svg")).to_have_css("rotate", "270deg")
    page.keyboard.press("Escape")
    expect(page.locator(CELLS)).to_have_count(0)


def test_a_finger_tries_the_tile_turns_it_and_lays_it(quest: Callable[..., Page]) -> None:
    page = quest(size=PHONE, touch=True)
    settle(page)
    before = version(page)
    tap(page.locator(".hand button.tile.ready").first)
    cell = page.locator(CELLS).first
    where = cell.get_attribute("data-region")
    tap(cell)
    expect(page.locator("button.cell.trying svg")).to_be_visible()
    tap(cell)
    assert version(page) == before, "a touch only tries"
    tap(page.locator("[data-sure]"))
    acted(page, before)
    assert where
    page.get_by_role("button", name="What happened").tap()
    expect(page.locator("[data-event=lay]").first).to_be_visible()


def test_every_open_tile_is_within_reach_of_a_finger(served: Served, quest: Callable[..., Page]) -> None:
    with served.beginning("quest", MANY_OPEN):
        page = quest(seat=1, size=PHONE, touch=True)
        settle(page)
        before = version(page)
        last = page.locator(".hand button.tile.ready").last
        expect(last).not_to_be_in_viewport(ratio=1)
        last.scroll_into_view_if_needed()
        tap(last)
        tap(page.locator(CELLS).first)
        tap(page.locator("[data-sure]"))
        acted(page, before)


def test_the_land_zooms_and_pans(quest: Callable[..., Page]) -> None:
    page = quest()
    settle(page)
    land = page.locator(".map")
    fitted = land.bounding_box()
    page.mouse.move(500, 350)
    page.mouse.wheel(0, -400)
    page.wait_for_function(
        "width => document.querySelector('.map').clientWidth > width * 1.5", arg=fitted and fitted["width"]
    )
    near = land.bounding_box()
    page.mouse.down()
    page.mouse.move(440, 330, steps=4)
    page.mouse.up()
    panned = land.bounding_box()
    assert near
    assert panned
    assert (panned["x"], panned["y"]) != (near["x"], near["y"])
    page.get_by_role("button", name="See everything").click()
    assert land.bounding_box() == fitted


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_and_nothing_scrolls(quest: Callable[..., Page], dark: bool) -> None:
    page = quest(dark=dark)
    settle(page)
    assert faults(page) == []
    page.locator(".hand button.tile.ready").first.click()
    assert faults(page) == []
    page.keyboard.press("Escape")
    rng = random.Random(4)
    for _ in whole_game(page, rng):
        assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
        if page.locator(TARGETS).count():
            break
    assert faults(page) == []
