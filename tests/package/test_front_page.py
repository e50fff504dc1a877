"""The README as the package index shows it: nothing there may lead nowhere."""

import re
import tomllib

import pytest
from hatch_build import addresses, front_page
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import bree
from tests.package.building import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
FILES, PICTURES = "https://code.example/bree/blob/v1/", "https://code.example/bree/raw/v1/"
TARGET = re.compile(r"(!?)\[[^]]*]\(([^)]+)\)")


def test_every_link_and_picture_has_a_whole_address() -> None:
    shown = TARGET.findall(front_page(README, FILES, PICTURES))
    assert len(shown) == len(TARGET.findall(README))
    assert all(target.startswith("https://") for _, target in shown)
    pictures = [target for picture, target in shown if picture]
    assert len(pictures) == 5
    assert all((ROOT / target.removeprefix(PICTURES)).exists() for target in pictures)
    files = [target for _, target in shown if target.startswith(FILES)]
    assert all((ROOT / target.removeprefix(FILES)).exists() for target in files)


def test_while_the_addresses_are_unknown_nothing_is_broken() -> None:
    shown = front_page(README, "", "")
    assert all(not picture and target.startswith("https://") for picture, target in TARGET.findall(shown))
    assert "docs/play" in shown
    assert "view.actions[0]" in shown
    assert "pictures" not in shown


def test_addresses_are_made_from_one_place() -> None:
    assert addresses("", "") == {}
    made = addresses("https://code.example/bree", FILES)
    assert made["Changelog"] == f"{FILES}CHANGELOG.md"
    assert made["Issues"] == "https://code.example/bree/issues"


@pytest.mark.parametrize("extra", ["server", "postgresql", "plots", "ray"])
def test_the_metadata_is_read_as_it_is_written(extra: str) -> None:
    metadata = ProjectMetadata(str(ROOT), PluginManager())
    assert metadata.core.name == "bree-games"
    assert metadata.version == bree.__version__
    assert extra in metadata.core.optional_dependencies
    assert all("==" not in need for need in metadata.core.dependencies)
    assert metadata.core.classifiers


def test_the_citation_names_this_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {bree.__version__}\n" in citation
    assert f"\n## {bree.__version__}\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_nothing_tells_people_to_install_a_stranger_s_package() -> None:
    for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.py")]:
        assert not re.search(r"pip install [^`\n]*'?\bbree(?!-games)\b(?!/)", path.read_text(encoding="utf-8")), path


def test_what_is_compiled_exists() -> None:
    read = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for pattern in read["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]["include"]:
        assert list(ROOT.glob(pattern)), pattern
