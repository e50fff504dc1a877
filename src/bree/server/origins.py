"""Who may talk to the server from a browser: pages that the server itself has served."""

from dataclasses import dataclass
from urllib.parse import urlsplit

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})


@dataclass(frozen=True)
class Origins:
    """`public` lists the origins the server is reached at; empty: whatever the browser says it asked for.

    A server that listens on the loopback only is asked for by a loopback name, or somebody has pointed a name of his
    at it to make a browser talk to it.
    """

    public: tuple[str, ...] = ()
    loopback: bool = False

    def allow(self, origin: str | None, host: str | None) -> bool:
        """Whether a request with these headers is our own page's. Programs that are no browsers send no Origin."""
        if origin is None:
            return True
        if self.public:
            return origin in self.public
        asked = urlsplit(origin)
        if self.loopback and asked.hostname not in LOOPBACK:
            return False
        return asked.scheme in ("http", "https") and asked.netloc == host
