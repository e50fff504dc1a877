"""Both wheels, compiled and not, in environments with nothing but what they declare."""

import json
import random
import urllib.request
import zipfile

from playwright.sync_api import Browser

import bree
from bree.cli import command_modules
from bree.extras import PACKAGES
from tests.browser.playing import acted, one_choice, prompt, set_up, settle, version
from tests.package.building import commands, in_terminal
from tests.package.conftest import Package


def test_the_wheel_says_what_it_is(package: Package) -> None:
    tag = package.wheel.stem.partition(f"{bree.__version__}-")[2]
    assert (tag == "py3-none-any") == (package.kind == "uncompiled")
    assert package.installed.bree("--version").startswith(f"bree {bree.__version__} ({package.kind} engine, Python ")


def test_what_cannot_be_compiled_is_said_once(package: Package) -> None:
    assert package.said.count("BREE_PURE=1") == (package.kind == "uncompiled")


def test_the_wheel_holds_the_page_and_the_types_and_no_tests(package: Package) -> None:
    names = set(zipfile.ZipFile(package.wheel).namelist())
    assert {"bree/py.typed", "bree/server/static/index.html"} <= names
    assert {name.partition("/")[0] for name in names if not name.endswith((".so", ".pyd"))} == {
        "bree",
        f"bree_games-{bree.__version__}.dist-info",
    }


def test_little_is_installed_with_it(package: Package) -> None:
    there = {line.partition("==")[0].partition(" @")[0].lower() for line in package.installed.packages()}
    assert "bree-games" in there
    assert not there & {name for extra in PACKAGES.values() for name in extra} - {"msgspec"}


def test_every_command_has_help(package: Package) -> None:
    listed = commands(package.installed)
    assert listed == list(command_modules())
    for command in listed:
        assert package.installed.bree(command, "--help").startswith(f"usage: bree {command}")


def test_without_the_extra_the_page_is_refused_in_one_line(package: Package) -> None:
    told = package.installed.refused("serve").splitlines()
    assert told[-1].endswith("not installed (pip install 'bree-games[server]')")
    assert len(told) == (1 if package.kind == "compiled" else 2)  # the uncompiled one says that it is slow


def test_a_game_in_the_terminal(package: Package) -> None:
    assert "\nover: " in in_terminal(package.installed, "duel")


def test_the_arena_and_the_list_of_games(package: Package) -> None:
    listed = package.installed.bree("games")
    assert all(f"{game}: " in listed for game in bree.catalogue())
    arena = ("arena", "quest", "--bot", "random", "--bot", "random", "--games", "2", "--json", "told.json")
    package.installed.bree(*arena)
    assert json.loads((package.installed.folder / "told.json").read_text(encoding="utf-8"))["games"] == 2


def test_the_server_serves_the_page(address: str) -> None:
    with urllib.request.urlopen(f"{address}/api/health") as health:
        assert json.load(health) == {"ok": True}


def test_a_move_is_made_in_the_page(address: str, browser: Browser) -> None:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto(address)
    page.get_by_role("button", name="Play The Confrontation against a bot").click()
    page.wait_for_url("**/t/*")
    set_up(page)
    assert settle(page) == "choosing"
    before = version(page)
    one_choice(page, random.Random(1))
    acted(page, before)
    assert prompt(page)
    context.close()
