"""uvicorn's WebSocket with a way to send several messages in one write.

ASGI knows only one message at a time, and each is a system call of its own: under load these are the dearest part of a
move. Whoever moved is sent the update and the answer together.
"""

from collections.abc import Awaitable, Callable
from typing import cast

from litestar.types import Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION = "bree.texts"
SendTexts = Callable[[list[bytes]], Awaitable[None]]


class WebSocket(WebSocketsSansIOProtocol):
    """Offers `send_texts` to the application, as an extension of the scope."""

    def handle_connect(self, event: Request) -> None:
        """The handshake."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"send": self.send_texts}

    async def send_texts(self, texts: list[bytes]) -> None:
        """Send these as soon as the other side takes something in; nothing where it has gone."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            return
        if self.conn.extensions:
            for text in texts:
                self.conn.send_text(text)
            frames = self.conn.data_to_send()
        else:
            frames = [frame(text) for text in texts]
        self.transport.write(b"".join(frames))


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


def send_texts(scope: Scope, send: Send) -> SendTexts:
    """How to send to this socket; under another server than `listening.configuration` one message at a time."""

    async def one_by_one(texts: list[bytes]) -> None:
        for text in texts:
            await send({"type": "websocket.send", "text": text.decode(), "bytes": None})

    extension = (scope.get("extensions") or {}).get(EXTENSION)
    return cast(SendTexts, extension["send"]) if extension else one_by_one
