"""uvicorn's WebSocket with a shorter way out.

ASGI sends one message at a time, each by a task that may have to wait and with a system call of its own: under load
that is the dearest part of a move. Here whatever one socket is to be told goes out at once, in one write.
"""

from collections.abc import Callable
from typing import Protocol, cast

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION = "bree.outlet"


class Outlet(Protocol):
    """Where a session's messages leave."""

    on_writable: Callable[[], object] | None

    def write_texts(self, texts: list[bytes]) -> bool:
        """Send these; False where the other side takes nothing in now: `on_writable` is called when it does."""


class WebSocket(WebSocketsSansIOProtocol):
    """The outlet, given to the application as an extension of the scope."""

    on_writable: Callable[[], object] | None = None

    def handle_connect(self, event: Request) -> None:
        """The handshake."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"outlet": self}

    def resume_writing(self) -> None:
        """The other side takes something in again."""
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def write_texts(self, texts: list[bytes]) -> bool:
        """Send these, or nothing where the other side has gone, as the next event will say."""
        if not self.writable.is_set():
            return False
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            return True
        if self.conn.extensions:
            for text in texts:
                self.conn.send_text(text)
            frames = self.conn.data_to_send()
        else:
            frames = [frame(text) for text in texts]
        self.transport.write(b"".join(frames))
        return True


def frame(text: bytes) -> bytes:
    """A text frame, unmasked and whole, as RFC 6455, 5.2 writes it: quicker than `websockets`, which masks and splits.

    >>> frame(b"pong")
    b'\\x81\\x04pong'
    """
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


def outlet(scope: Scope) -> Outlet:
    """The outlet of this socket."""
    return cast(Outlet, (scope["extensions"] or {})[EXTENSION]["outlet"])
