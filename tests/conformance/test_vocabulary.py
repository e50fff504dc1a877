"""Every folder of a game has the same files, so that whoever has read one finds his way in the others."""

from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "src" / "bree" / "games"
NAMES = {
    "README.md",
    "components",
    "data",
    "events",
    "evidence",
    "facts",
    "fields",
    "model",
    "moves",
    "notation",
    "noticed",
    "outcome",
    "position",
    "refusals",
    "rules",
    "sampling",
    "tensor",
    "text",
    "view",
}
"""What may lie in a game's folder, as a module or, where a module would be too long, as a package of that name."""
OPTIONAL = {"evidence"}
"""A game in which moves tell nothing about what is hidden has none."""
FOLDERS = sorted(path for path in GAMES.iterdir() if (path / "__init__.py").exists())


def entries(folder: Path) -> set[str]:
    """The names in a folder, without what Python and the compiler leave there."""
    found = {path.name for path in folder.iterdir() if path.suffix not in (".so", ".pyd") and path.name[:2] != "__"}
    return {name.removesuffix(".py") for name in found}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_a_games_folder_has_the_shared_names_and_no_others(folder: Path) -> None:
    assert entries(folder) - NAMES == set(), "a file whose name no other game has"
    assert NAMES - entries(folder) - OPTIONAL == set(), "a file that the other games have"
    assert (folder / "rules" / "__init__.py").exists()


def test_an_unknown_name_is_found(tmp_path: Path) -> None:
    for name in ("facts.py", "helpers.py", "__init__.py", "rules.cpython-311-x86_64-linux-gnu.so"):
        (tmp_path / name).touch()
    assert entries(tmp_path) - NAMES == {"helpers"}
