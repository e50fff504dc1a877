"""Who may talk to the server from a browser: pages that the server itself has served."""

from dataclasses import dataclass
from urllib.parse import urlsplit

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})


@dataclass(frozen=True)
class Origins:
    """`public` lists the origins the server is reached at; empty: whatever the browser says it asked for.

    A server that listens on the loopback only is asked for by a loopback name, or by the public one that a proxy passes
    on; otherwise somebody has pointed a name of his at it to make a browser talk to it.
    """

    public: tuple[str, ...] = ()
    loopback: bool = False

    def allow(self, origin: str | None, host: str | None) -> bool:
        """Tell whether a request with these headers is our own page's. Programs that are no browsers send no Origin."""
        if self.loopback and host is not None and _name(f"//{host}") not in {*LOOPBACK, *map(_name, self.public)}:
            return False
        if origin is None:
            return True
        if self.public:
            return origin in self.public
        return host is not None and origin in (f"http://{host}", f"https://{host}")


def _name(address: str) -> str | None:
    """Return the name in an address; None where it has none, or is no address."""
    try:
        return urlsplit(address).hostname
    except ValueError:
        return None
