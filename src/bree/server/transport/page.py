"""The built page: files from `static/`, read once. Where it was not built, the server says so."""

import hashlib
import mimetypes
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

MISSING = """The page has not been built.

The server itself is running: its API is under /api, described in docs/protocol.md.
To build the page, run `make` in a checkout, or install a released package, which contains it.
"""


@dataclass(frozen=True)
class File:
    """One file, ready to be sent."""

    body: bytes
    media_type: str
    tag: str
    lasting: bool
    """Whether its name changes with its content, so that browsers may keep it."""


class Page:
    """All files of the page by path. Paths that name no file are places within the page."""

    def __init__(self, folder: Path | None = None) -> None:
        root = folder or Path(str(files("bree.server"))) / "static"
        self._files = {
            str(path.relative_to(root)): _read(path, lasting=path.parent.name == "assets")
            for path in (sorted(root.rglob("*")) if root.is_dir() else ())
            if path.is_file()
        }

    @property
    def built(self) -> bool:
        """Whether there is anything to show."""
        return "index.html" in self._files

    def find(self, path: str) -> File | None:
        """Return the file at this path, the page itself for a place within it, or None."""
        name = path.strip("/")
        found = self._files.get(name)
        if found is None and "." not in name.rpartition("/")[2]:
            found = self._files.get("index.html")
        return found


def _read(path: Path, lasting: bool) -> File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(body, kind, f'"{hashlib.sha256(body).hexdigest()[:16]}"', lasting)
