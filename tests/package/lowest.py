"""`python -m tests.package.lowest`: the tests against the lowest versions that `pyproject.toml` allows.

The tests of `make test` run against the newest that were there when `make lock` was run last.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.package.building import ROOT, Installed, made, make_both, outside

EXTRAS = ("server", "postgresql", "plots")
TOOLS = ("hypothesis", "pytest", "pytest-playwright", "pytest-xdist")
TESTED = ("arena", "bots", "cli", "core", "locales", "search", "server")
"""What runs where the packages of other people are used."""


def main() -> int:
    """Install, say what came, and test."""
    pinned = re.findall(r"^([\w-]+)==(\S+)", (ROOT / "requirements.txt").read_text(encoding="utf-8"), re.MULTILINE)
    tools = [f"{name}=={version}" for name, version in pinned if name in TOOLS]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        make_both(folder)
        installed = Installed(folder / "lowest")
        # The lowest of what is declared, and the newest of what that needs.
        extras = [word for extra in EXTRAS for word in ("--extra", extra)]
        installed.install(str(ROOT / "pyproject.toml"), *extras, "--resolution", "lowest-direct", "--requirement")
        installed.install(made(folder, ".whl"), "--no-deps")
        for tool in tools:
            installed.install(tool)
        print("\n".join(installed.packages()), flush=True)
        tests = [f"tests/{part}" for part in TESTED]
        command = [str(installed.python), "-m", "pytest", "-n", "auto", "-p", "no:cacheprovider", *tests]
        return subprocess.run(command, cwd=ROOT, env=outside(), check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
