"""Pages without a screen: one for our protocol, one for boardgame.io's, driven alike by `bench.server_load`."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

NAMESPACE = "/two-hands,"


class Page:
    """Holds one seat at one table; `seen` counts the views it was sent, `at` is when the last one came."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.socket = socket
        self.seat = seat
        self.seen = 0
        self.at = 0.0
        self._news = asyncio.Event()
        self.listening: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.listening = asyncio.create_task(self._listen())
        self.listening.add_done_callback(lambda _: self._news.set())
        await self.until(1)

    async def _listen(self) -> None:
        async for text in self.socket:
            if await self.take(str(text)):
                self.seen += 1
                self.at = time.perf_counter()
                self._news.set()

    async def take(self, text: str) -> bool:
        """Read a message; whether it brought a view."""
        raise NotImplementedError

    async def until(self, views: int) -> None:
        """Wait until so many views have come."""
        while self.seen < views:
            assert self.listening is not None
            if self.listening.done():
                self.listening.result()
                raise AssertionError("the server closed the socket")
            self._news.clear()
            await self._news.wait()

    async def close(self) -> None:
        await self.socket.close()
        if self.listening is not None:
            await self.listening


class OurPage(Page):
    """A page of ours; it notices every update or event that is missing."""

    now: dict[str, Any]
    events = 0
    accepted = 0

    async def take(self, text: str) -> bool:
        message = json.loads(text)
        if message["type"] == "accepted":
            self.accepted += 1
        elif message["type"] not in ("welcome", "update", "presence"):
            raise AssertionError(f"refused: {text}")
        if "now" not in message:
            return False
        now = message["now"]
        assert self.seen == 0 or now["version"] == self.now["version"] + 1, "an update was lost"
        assert self.seen == 0 or now["keep"] <= self.events, "an event was lost"
        self.events = now["keep"] + len(now["events"])
        self.now = now
        return True

    async def act(self, action: int, key: str) -> None:
        act = {"type": "act", "seat": self.seat, "action": action, "version": self.now["version"], "key": key}
        await self.socket.send(json.dumps(act))


class PeerPage(Page):
    """A page of boardgame.io: socket.io over a WebSocket, as its own client speaks it."""

    state = 0
    match = ""

    async def take(self, text: str) -> bool:
        if text == "2":
            await self.socket.send("3")
        if text.startswith("0"):
            await self.socket.send("40" + NAMESPACE)
        elif text.startswith("40"):
            await self.emit("sync", self.match, str(self.seat), None, 2)
        elif text.startswith("42"):
            name, _, told, *_ = json.loads(text[2 + len(NAMESPACE) :])
            if name in ("sync", "update"):
                self.state = (told["state"] if name == "sync" else told)["_stateID"]
                return True
        return False

    async def emit(self, *event: object) -> None:
        await self.socket.send("42" + NAMESPACE + json.dumps(event))

    async def act(self, card: int) -> None:
        payload = {"type": "play", "args": [card], "playerID": str(self.seat), "credentials": None}
        await self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, self.state, self.match, str(self.seat))


async def our_table(http: httpx.AsyncClient, port: int, game: str) -> list[OurPage]:
    """A new table, and a page for each of its two seats."""
    asked = {"game": game, "sitters": [{"who": "here"}, {"who": "here"}]}
    opened = (await http.post("/api/tables", json=asked)).raise_for_status().json()
    return await our_pages(port, opened["table"], [held["token"] for held in opened["held"]])


async def our_pages(port: int, table: str, tokens: list[str]) -> list[OurPage]:
    pages = []
    for seat, token in enumerate(tokens):
        page = OurPage(
            await connect(f"ws://127.0.0.1:{port}/api/tables/{table}/socket", compression=None, max_size=None), seat
        )
        await page.socket.send(json.dumps({"type": "hello", "tokens": [token]}))
        await page.start()
        pages.append(page)
    return pages


async def peer_table(port: int, match: str) -> list[PeerPage]:
    """A new match, and a page for each of its two seats."""
    pages = []
    for seat in (0, 1):
        address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        page = PeerPage(await connect(address, compression=None, max_size=None), seat)
        page.match = match
        await page.start()
        pages.append(page)
    return pages
