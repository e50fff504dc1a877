"""`BREE_PURE=1` runs the shipped .py files instead of the compiled ones: for debuggers, coverage and comparison."""

import importlib.machinery
import sys
from collections.abc import Sequence
from types import ModuleType

SOURCE = [(importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)]


class PureFinder:
    """Finds the modules of `bree` among source files only."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """The spec of a `bree` module from its .py file."""
        if not name.startswith("bree."):
            return None
        for folder in path or ():
            spec = importlib.machinery.FileFinder(folder, *SOURCE).find_spec(name)
            if spec is not None:
                return spec
        return None


def install() -> None:
    """Put the finder first, once."""
    if PureFinder not in sys.meta_path:
        sys.meta_path.insert(0, PureFinder)
