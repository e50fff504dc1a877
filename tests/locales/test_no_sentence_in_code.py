"""Everything a person reads comes from the catalogues: no sentence is in the page or in what the server sends."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bree.lessons import lesson
from bree.locales import LANGUAGES
from bree.server.api.lessons import taught
from tests.games import GAMES
from tests.locales.test_catalogues import messages

ROOT = Path(__file__).parents[2]
SOURCES = [p for p in sorted((ROOT / "web" / "src").rglob("*")) if p.suffix in (".svelte", ".ts")]
WORD = "[A-Za-zÀ-ÿ]"
LABELS = re.compile(r'\b(?:aria-label|aria-description|title|alt|placeholder|label|content)="([^"{]+)"')
LITERAL = re.compile(r"'((?:[^'\\\n]|\\.)*)'|\"((?:[^\"\\\n]|\\.)*)\"|`((?:[^`\\]|\\.)*)`")
UNREAD = re.compile(r'\b(?:class|generics|preserveAspectRatio|d|points|transform|viewBox)="[^"]*"')
"""Attributes whose words nobody reads."""
PROPER = {"Bree", "English", "Français"}
"""Names, which are the same in every language."""
IDS = {
    *("Escape", "Enter", "Home", "End"),
    *("shire centre", "done ring-move", "done pass-on", "decline prepare", "decline choice", "accept prepare"),
}
"""Keys of the keyboard, and ids that the engine writes with a space."""


def without_code(text: str) -> str:
    """Markup with scripts, styles, comments and everything in braces taken out, however deep the braces go."""
    text = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", text, flags=re.S)
    before = ""
    while before != text:
        before, text = text, re.sub(r"\{[^{}]*\}", "", text)
    return text


def code(text: str) -> str:
    """Scripts and markup without styles, comments, what is thrown and never shown, and attributes nobody reads."""
    text = re.sub(r"<style\b.*?</style>|<!--.*?-->|/\*.*?\*/|\bnew \w*Error\([^\n]*\)", "", text, flags=re.S)
    return UNREAD.sub("", re.sub(r"(?m)(^|\s)//.*$", "", text))


def prose(literal: str) -> bool:
    """Whether this looks like something to be read: two words, or one with a capital."""
    plain = re.sub(r"\$\{[^}]*\}", "", literal)
    return bool(re.search(rf"{WORD}{{2,}} {WORD}{{2,}}", plain) or re.fullmatch(r"[A-ZÀ-Ý][a-zà-ÿ]{2,}[.!?…]?", plain))


def literals(text: str) -> Iterator[str]:
    """Every text in quotation marks that looks like something to be read."""
    for found in LITERAL.finditer(code(text)):
        literal = next(part for part in found.groups() if part is not None)
        if prose(literal):
            yield literal


def test_text_between_tags_and_labels_come_from_the_catalogues() -> None:
    found = []
    for file in SOURCES:
        if file.suffix != ".svelte":
            continue
        markup = without_code(file.read_text())
        for text in [*re.findall(r">([^<>]*)<", markup), *LABELS.findall(markup)]:
            if re.search(rf"{WORD}{{2,}}", text) and text.strip() not in PROPER:
                found.append(f"{file.name}: {text.strip()}")
    assert found == []


def test_no_literal_is_a_sentence() -> None:
    found = [
        f"{file.relative_to(ROOT)}: {literal}"
        for file in SOURCES
        if not file.name.endswith(".test.ts") and file.name not in ("wire.ts", "credits.ts")  # the latter are names
        for literal in literals(file.read_text())
        if literal not in PROPER | IDS
    ]
    assert found == []


@pytest.mark.parametrize(
    "written",
    [
        "<p>Your turn</p>",
        '<button aria-label="Close it">x</button>',
        "<p>{won ? 'You won!' : ''}</p>",
        "<script>const text = `Waiting for ${name}`;</script>",
        "<script>say('Resign');</script>",
    ],
)
def test_the_check_finds_what_it_should(written: str) -> None:
    markup = without_code(written)
    words = [*re.findall(r">([^<>]*)<", markup), *LABELS.findall(markup), *literals(written)]
    assert any(re.search(rf"{WORD}{{2,}}", text) for text in words)


def test_the_server_refuses_in_ids_that_the_catalogues_know() -> None:
    source = "".join(file.read_text("utf-8") for file in sorted((ROOT / "src" / "bree" / "server").rglob("*.py")))
    reasons = set(re.findall(r'(?:Refusal|Problem|Refused)\("([^"]+)"', source))
    assert len(reasons) > 10
    assert [reason for reason in reasons if not re.fullmatch(r"[a-z-]+", reason)] == []
    for language in LANGUAGES:
        known = messages(language, "frame")
        assert sorted(reason for reason in reasons if f"refused-{reason}" not in known) == []


def told(value: object) -> Iterator[str]:
    """Every text in what the server sends."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from told(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from told(part)


@pytest.mark.parametrize("game", GAMES)
def test_the_server_sends_ids_and_numbers_and_never_sentences(game: str) -> None:
    taken = lesson(game)
    assert taken is not None
    for frame in taught(taken).frames:
        for text in told([frame.view.position, [event.fields for event in frame.events]]):
            assert not re.search(r"[.!?…]$|[a-z]\. |, | [A-Z][a-z]", text), text
