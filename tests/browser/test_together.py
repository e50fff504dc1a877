"""Several people: by link with a spectator, at one screen, a rematch with sides swapped, and takebacks."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE
from tests.browser.playing import MOST, acted, click, one_choice, prompt, set_up, settle, state, version

FACES = "button.token[data-piece=frodo], button.token[data-piece=balrog]"


def link(page: Page, label: str) -> str:
    """The link that the share panel offers under this label."""
    page.get_by_role("button", name="Share").first.click()
    url = page.get_by_label(re.compile(label)).input_value()
    page.keyboard.press("Escape")
    return url.partition("://")[2].partition("/")[2]


def play_out(pages: list[Page], rng: random.Random) -> None:
    """Let whoever is asked choose, until the game is over for everybody."""
    for _ in range(MOST):
        for page in pages:
            if state(page) == "choosing":
                one_choice(page, rng)
        if all(state(page) == "over" for page in pages):
            return
        pages[0].wait_for_timeout(20)
    raise AssertionError("the game does not end")


def test_by_link_with_a_spectator_then_again_with_sides_swapped(
    seated: Callable[..., Page], person: Callable[..., Page]
) -> None:
    host = seated(others="friend")
    settle(host)
    friend = person("/" + link(host, "friend who plays Sauron"))
    friend.get_by_role("button", name="Take the seat").click()
    settle(friend)
    watcher = person("/" + link(friend, "want to watch"))
    expect(host.get_by_text("One person is watching")).to_be_visible()
    set_up(host)
    set_up(friend)
    expect(watcher.locator("[data-piece=light]")).to_have_count(9)
    assert watcher.locator(FACES).count() == 0
    assert host.locator("[data-piece=balrog]").count() == 0
    assert friend.locator("[data-piece=frodo]").count() == 0
    play_out([host, friend], random.Random(4))
    results = {prompt(page).split(" ")[1].rstrip("!.") for page in (host, friend)}
    assert results in ({"won", "lost"}, {"won"})
    expect(watcher.locator("main.table[data-state=over]")).to_be_visible()

    for page in (host, friend):
        page.get_by_role("button", name="Play again, sides swapped").click()
    for page, side in ((host, "dark"), (friend, "light")):
        page.wait_for_function("() => document.querySelector('[data-random]')")
        expect(page.locator("[data-piece=frodo]")).to_have_count(1 if side == "light" else 0)
        expect(page.locator(".points")).to_have_count(2)


def test_an_invitation_outlives_a_reload_and_leads_its_holder_back(
    seated: Callable[..., Page], person: Callable[..., Page]
) -> None:
    host = seated(others="friend")
    settle(host)
    invitation = "/" + link(host, "friend who plays Sauron")
    friend = person(invitation)
    friend.reload()
    friend.get_by_role("button", name="Take the seat").click()
    settle(friend)
    table = friend.url
    assert "#" not in table
    origin = table.partition("/t/")[0]
    friend.goto(f"{origin}{invitation}")
    friend.wait_for_url(table)
    settle(friend)
    friend.goto(f"{origin}/join")
    expect(friend.get_by_role("alert")).to_contain_text("Part of this link is missing")
    expect(friend.get_by_role("button", name="Take the seat")).to_have_count(0)
    stranger = person(invitation)
    stranger.get_by_role("button", name="Take the seat").click()
    expect(stranger.get_by_role("alert")).to_contain_text("has been used")


def test_clocks_are_in_sight_on_a_phone_and_red_only_when_time_is_short(seated: Callable[..., Page]) -> None:
    page = seated(clock={"kind": "move", "seconds": 60}, size=PHONE, touch=True)
    settle(page)
    clocks = page.locator("header [data-clock]")
    expect(clocks).to_have_count(2)
    for number in range(2):
        expect(clocks.nth(number)).to_be_in_viewport(ratio=1)
    assert page.locator("header .who").evaluate_all("all => all.filter((e) => e.scrollWidth > e.clientWidth)") == []
    expect(clocks.first).not_to_have_class(re.compile("short"))


def test_at_one_screen_nothing_of_the_other_is_there_before_he_looks(seated: Callable[..., Page]) -> None:
    page = seated(others="here")
    rng = random.Random(5)
    received: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: received.append(str(frame))))
    page.reload()
    moves = page.locator("[data-event=move]")
    for _ in range(MOST):
        page.wait_for_selector(".handover, [data-pass], main.table[data-state=choosing], main.table[data-state=over]")
        if page.locator(".handover").count():
            assert page.locator("button.token").count() == 0
            assert '"seat":-2' in next(text for text in reversed(received) if '"view"' in text).replace(" ", "")
            page.locator(".handover button").click()
        elif page.locator("[data-pass]").count():
            page.locator("[data-pass]").click()
            page.locator(".handover").wait_for()
        elif page.locator("[data-random]").count():
            set_up(page)
        elif moves.count() > 3 or state(page) == "over":
            break
        elif state(page) == "choosing":
            one_choice(page, rng)
    assert moves.count() > 3


def test_takeback_and_resigning(seated: Callable[..., Page]) -> None:
    page = seated(seat=1)
    set_up(page)
    settle(page)
    moves = page.locator("[data-event=move]")
    before = moves.count()
    quiet_move(page)
    settle(page)
    expect(moves).not_to_have_count(before)
    page.get_by_role("button", name="Ask to take back").click()
    expect(moves).to_have_count(before)
    settle(page)
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator("[data-prompt]")).to_have_text("You lost. You gave up.")


def test_a_takeback_of_a_friend_is_withdrawn_or_agreed_to(
    seated: Callable[..., Page], person: Callable[..., Page]
) -> None:
    host = seated(seat=1, others="friend")
    settle(host)
    friend = person("/" + link(host, "friend who plays"))
    friend.get_by_role("button", name="Take the seat").click()
    settle(friend)
    set_up(friend)
    set_up(host)
    moves = friend.locator("[data-event=move]")
    quiet_move(host)
    settle(friend)
    one_choice(friend, random.Random(6))
    expect(moves).to_have_count(2)
    asked = friend.get_by_text("would like to take the last move back")
    host.get_by_role("button", name="Ask to take back").click()
    expect(asked).to_be_visible()
    host.get_by_role("button", name="Withdraw").click()
    expect(asked).to_have_count(0)
    expect(moves).to_have_count(2)
    host.get_by_role("button", name="Ask to take back").click()
    expect(asked).to_be_visible()
    friend.get_by_role("button", name="Agree").click()
    expect(moves).to_have_count(0)


def test_a_choice_nobody_has_learned_from_is_undone_freely(seated: Callable[..., Page]) -> None:
    page = seated(seat=1, options={"mode": "draft"})
    settle(page)
    faces = page.locator(".choosing [role=listitem]")
    page.locator(".choosing .face").first.click()
    expect(faces).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(faces).to_have_count(0)


def quiet_move(page: Page) -> None:
    """The first move of the game, from Mordor to a place beside it: nobody is there to fight."""
    home: Locator = page.locator("button.token.ready[data-at=mordor]").first
    home.click()
    before = version(page)
    click(page.locator("button.region[data-region=gondor], button.region[data-region=dagorlad]").first)
    acted(page, before)
