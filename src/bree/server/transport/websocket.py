"""uvicorn's WebSocket with a shorter way in and out.

Nearly all that comes are whole text messages, each in one small frame: those are read here, and everything else by
the library. ASGI sends one message at a time, each by a task that may have to wait and with a system call of its own;
here whatever one socket is to be told goes out at once, in one write. Under load both ways are a large part of a move.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import OPEN

from bree.server.transport.outlet import EXTENSION

UNHEARD = 8
"""How many messages may wait for the application before nothing more is read from the socket."""
WHOLE_TEXT = 0x81
MASKED = 0x80
LONGEST_HEAD = 14


class Inbox:
    """What an `asyncio.Queue` is to uvicorn, for the one task that reads from it."""

    def __init__(self) -> None:
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        """Count the events that wait."""
        return len(self._events)

    def empty(self) -> bool:
        """Tell whether nothing waits."""
        return not self._events

    def put_nowait(self, event: Any) -> None:
        """Add an event, and wake the reader."""
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """Wait for the next event."""
        while not self._events:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._events.popleft()


class WebSocket(WebSocketsSansIOProtocol):
    """The outlet, given to the application as an extension of the scope."""

    on_writable: Callable[[], object] | None = None
    _unread = b""
    """The beginning of a frame whose end has not come yet."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin a connection."""
        super().connection_made(transport)
        self.queue = Inbox()  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        """Answer the handshake, and put the outlet into the scope."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"outlet": self}

    # The way in.

    def data_received(self, data: bytes) -> None:
        """Cut what came into frames. The library is given whole frames, so that it never waits in the middle of one."""
        data, self._unread = self._unread + data, b""
        while data:
            if self.conn.state is not OPEN:
                super().data_received(data)
                return
            size = frame_size(data)
            if len(data) < size <= self.config.ws_max_size + LONGEST_HEAD:
                self._unread = data
                return
            frame, data = data[:size], data[size:]
            plain = len(frame) == size <= self.config.ws_max_size and self.conn.current_size is None
            text = text_in(frame) if plain else None
            if text is None:
                super().data_received(frame)
            else:
                self._hear(text)

    def _hear(self, text: str) -> None:
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if self.queue.qsize() >= UNHEARD and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()

    # The way out.

    def resume_writing(self) -> None:
        """Go on sending: the other side takes something in again."""
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

    async def emptied(self) -> None:
        """Return at once: what was taken has left."""


def frame(text: bytes) -> bytes:
    """Write a text frame, unmasked and whole (RFC 6455, 5.2). `websockets`, which can mask and split, takes longer.

    >>> frame(b"pong")
    b'\\x81\\x04pong'
    """
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


def frame_size(data: bytes) -> int:
    """Return the length of the frame that begins here. Where its head is not whole, that is more than there is.

    >>> frame_size(b"\\x81"), frame_size(frame(b"pong")), frame_size(frame(b"x" * 200)[:4])
    (2, 6, 204)
    """
    if len(data) < 2:
        return 2
    masked, size = data[1] & MASKED, data[1] & ~MASKED
    head = 6 if masked else 2
    if size < 126:
        return head + size
    more = 2 if size == 126 else 8
    if len(data) < 2 + more:
        return head + more
    return head + more + int.from_bytes(data[2 : 2 + more], "big")


def text_in(frame: bytes) -> str | None:
    """Read a frame that holds a whole message as masked text; None for every other frame."""
    if frame[0] != WHOLE_TEXT or not frame[1] & MASKED:
        return None
    size = frame[1] & ~MASKED
    head = 6 if size < 126 else 8 if size == 126 else 14
    try:
        return apply_mask(frame[head:], frame[head - 4 : head]).decode()
    except UnicodeDecodeError:
        return None
