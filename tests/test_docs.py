"""The examples in docstrings and in the documentation run, and say what they print."""

import ast
import doctest
import importlib
import io
import re
import runpy
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = sorted(p for p in (ROOT / "src").rglob("*.py") if ">>>" in p.read_text(encoding="utf-8"))
PAGES = sorted(
    p for p in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")] if ">>>" in p.read_text(encoding="utf-8")
)
PROSE = sorted([*ROOT.glob("*.md"), *(path for path in (ROOT / "docs").rglob("*.md") if "play" not in path.parts)])
LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)(?:#([\w-]+))?\)")
NAMED = re.compile(r"`((?:src|web|tests|docs|bench|examples|deploy)/[^`\s]*)`")
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


def run(text: str, names: dict[str, object], where: str) -> None:
    test = doctest.DocTestParser().get_doctest(text, names, where, where, 0)
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE).run(test)
    assert result.failed == 0


@pytest.mark.parametrize("path", SOURCES, ids=lambda p: p.stem)
def test_docstring_examples(path: Path) -> None:
    module = importlib.import_module(".".join(path.relative_to(ROOT / "src").with_suffix("").parts))
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            run(ast.get_docstring(node) or "", dict(vars(module)), f"{path.stem}.{getattr(node, 'name', '')}")


@pytest.mark.parametrize("path", PAGES, ids=lambda p: p.stem)
def test_documentation_examples(path: Path) -> None:
    run(path.read_text(encoding="utf-8").replace("```", ""), {}, path.name)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda p: p.stem)
def test_examples_run(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [str(path)])
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    runpy.run_path(str(path), run_name="__main__")


def headings(page: str) -> set[str]:
    """The anchors of a page, as GitHub makes them of its headings."""
    titles = re.findall(r"^#+ (.*)$", page, re.M)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("path", PROSE, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_links_and_names_of_files_lead_somewhere(path: Path) -> None:
    page = path.read_text("utf-8")
    for file, anchor in LINK.findall(page):
        target = path.parent / file if file else path
        assert target.exists(), f"a link to {file}"
        assert not anchor or anchor in headings(target.read_text("utf-8")), f"a link to {file}#{anchor}"
    for named in NAMED.findall(page):
        pattern = re.sub(r"<\w+>", "*", named).rstrip("/")
        assert any(ROOT.glob(pattern)), f"there is no {named}"
