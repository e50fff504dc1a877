"""uvicorn's WebSocket with a way to send several messages in one write.

ASGI knows only one message at a time, and each is a system call of its own: under load these are the dearest part of a
move. Whoever moved is sent the update and the answer together.
"""

from collections.abc import Awaitable, Callable
from typing import cast

from litestar.types import Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

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
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            return
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState:
            return
        self.transport.write(b"".join(self.conn.data_to_send()))


def send_texts(scope: Scope, send: Send) -> SendTexts:
    """How to send to this socket; under another server than `listening.configuration` one message at a time."""

    async def one_by_one(texts: list[bytes]) -> None:
        for text in texts:
            await send({"type": "websocket.send", "text": text.decode(), "bytes": None})

    extension = (scope.get("extensions") or {}).get(EXTENSION)
    return cast(SendTexts, extension["send"]) if extension else one_by_one
