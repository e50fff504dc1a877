"""The rules pages: alike in both languages, with every ruling, in French typography, and with no dead link."""

import re
from pathlib import Path

import pytest

from tests.games import GAMES

ROOT = Path(__file__).parent.parent
ROW = re.compile(r"^\| ([A-Z]\d+(?:\.\d+)?(?:, [A-Z]\d+)?) \| (.*?) \|", re.M)
CODE = re.compile(r"```.*?```|`[^`]*`|^    .*$", re.S | re.M)


def page(game: str, language: str) -> str:
    """The rules of a game as Markdown."""
    folder = ROOT / "docs" / "play" / ("fr" if language == "fr" else "")
    return (folder / f"{game}.md").read_text("utf-8")


def rulings(markdown: str) -> dict[str, str]:
    """The rulings of a page or of a game's notes by their numbers."""
    return dict(ROW.findall(markdown))


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_of_the_engine_is_on_the_page_in_the_same_words(game: str) -> None:
    notes = (ROOT / "src" / "bree" / "games" / game / "README.md").read_text("utf-8")
    assert rulings(page(game, "en")) == rulings(notes)
    assert len(rulings(notes)) >= 25


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_on_the_french_page(game: str) -> None:
    english, french = rulings(page(game, "en")), rulings(page(game, "fr"))
    assert list(english) == list(french)
    same = [number for number in english if english[number] == french[number]]
    assert same == [], "not translated"
    for number, text in english.items():
        options = re.findall(r"`[^`]*`", text)
        assert re.findall(r"`[^`]*`", french[number]) == options, number


@pytest.mark.parametrize("game", GAMES)
def test_both_pages_have_the_same_sections_tables_and_lists(game: str) -> None:
    english, french = page(game, "en"), page(game, "fr")
    for what in (r"^## ", r"^### ", r"^\|---", r"^\d+\. ", r"^```"):
        counts = [len(re.findall(what, text, re.M)) for text in (english, french)]
        assert counts[0] == counts[1], f"{what}: {counts}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_links_within_a_page_lead_somewhere(game: str, language: str) -> None:
    text = page(game, language)
    for anchor in re.findall(r"\]\(#([\w-]+)\)", text):
        assert anchor in {"rulings", "decisions"}
        assert re.search(r"^## (Rulings|Décisions)$", text, re.M)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_says_where_the_components_come_from(game: str) -> None:
    assert re.search(r"^## Where the (components|cards) come from$", page(game, "en"), re.M)
    assert re.search(r"^## D’où viennent les (éléments|cartes)$", page(game, "fr"), re.M)


@pytest.mark.parametrize("game", GAMES)
def test_french_typography(game: str) -> None:
    text = CODE.sub("", page(game, "fr"))
    assert re.findall(r".{20}[\w)»*] [:;?!].{5}", text) == [], "an ordinary space before the sign"
    assert re.findall(r".{20}\w[;?!](?=\s)", text) == [], "no space before the sign"
    assert re.findall(r"« .{10}|.{10} »", text) == [], "an ordinary space within guillemets"
    assert "'" not in text, "a straight apostrophe"
