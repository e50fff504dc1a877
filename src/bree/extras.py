"""Optional parts of an installation, and the one line that says what to install where one is needed.

`pip install bree-games` brings the engine, the bots and the terminal; the rest comes with extras (`pyproject.toml`).
"""

import importlib.util
import sys

from bree.core.errors import Malformed

DISTRIBUTION = "bree-games"
"""What to install; the name that is imported is `bree`."""

PACKAGES = {
    "server": ("litestar", "msgspec", "sqlalchemy", "uvicorn", "websockets"),
    "postgresql": ("psycopg",),
    "plots": ("matplotlib",),
    "ray": ("ray",),
}
"""The packages of each extra that Bree itself imports."""


def need(extra: str, where: str) -> None:
    """Refuse to go on without the packages of an extra; `where` is what was asked for.

    >>> need("server", "bree serve")
    """
    missing = [name for name in PACKAGES[extra] if not installed(name)]
    if missing:
        are = "is" if len(missing) == 1 else "are"
        raise Malformed(f"{', '.join(missing)} {are} not installed (pip install '{DISTRIBUTION}[{extra}]')", where)


def installed(name: str) -> bool:
    """Whether a package can be imported; nothing is imported to find out."""
    if name in sys.modules:
        return sys.modules[name] is not None
    return importlib.util.find_spec(name) is not None
