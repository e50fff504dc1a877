"""Where a session's messages leave: in one write where our own socket serves, else as any ASGI server takes them."""

import asyncio
from collections.abc import Callable
from typing import Protocol, cast

from litestar.types import Scope, Send

EXTENSION = "bree.outlet"
"""The name under which our own socket is found in the scope."""
LAST_WORDS = 1.0
"""Seconds that are waited at the end for what is on its way."""


class Outlet(Protocol):
    """Takes messages without waiting."""

    on_writable: Callable[[], object] | None

    def write_texts(self, texts: list[bytes]) -> bool:
        """Send these; False where the other side takes nothing in now: `on_writable` is called when it does."""

    async def emptied(self) -> None:
        """Wait, but not for long, until what was taken has left."""


class AsgiOutlet:
    """Sends one message after the other, by a task that may have to wait."""

    def __init__(self, send: Send) -> None:
        self.on_writable: Callable[[], object] | None = None
        self._send = send
        self._sending: asyncio.Task[None] | None = None

    def write_texts(self, texts: list[bytes]) -> bool:
        """Send these, unless others are still on their way."""
        if self._sending is not None:
            return False
        self._sending = asyncio.create_task(self._send_all(texts))
        return True

    async def _send_all(self, texts: list[bytes]) -> None:
        try:
            for text in texts:
                await self._send({"type": "websocket.send", "bytes": None, "text": text.decode()})
        except (OSError, RuntimeError):
            return  # the other side has gone, as the next event will say
        self._sending = None
        if self.on_writable is not None:
            self.on_writable()

    async def emptied(self) -> None:
        """Wait, but not for long, until what was taken has left."""
        end = asyncio.get_running_loop().time() + LAST_WORDS
        while self._sending is not None and not self._sending.done():
            left = end - asyncio.get_running_loop().time()
            if left <= 0:
                self._sending.cancel()
            await asyncio.wait({self._sending}, timeout=max(left, 0))


def outlet(scope: Scope, send: Send) -> Outlet:
    """Return the outlet of this socket."""
    extension = (scope.get("extensions") or {}).get(EXTENSION)
    return AsgiOutlet(send) if extension is None else cast(Outlet, extension["outlet"])
