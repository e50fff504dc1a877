"""Many people playing The Confrontation at once, each as fast as the server answers."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.table import Opened


@dataclass
class Seat:
    """One player: what was asked, what was acknowledged, and what was heard."""

    table: Opened
    seat: int
    address: str
    rng: random.Random
    accepted: dict[str, int] = field(default_factory=dict)
    """Keys that the server acknowledged, and the version it said they led to."""
    asked: dict[str, dict[str, Any]] = field(default_factory=dict)
    version: int = 0

    async def play(self, plies: int) -> None:
        """Act whenever it is possible, until the game ends or the server is gone."""
        address = f"ws://{self.address}/api/tables/{self.table.id}/socket"
        try:
            async with connect(address, max_size=None) as socket:
                await socket.send(json.dumps({"type": "hello", "tokens": [self.table.tokens[self.seat]]}))
                await self._act(socket, plies)
        except (ConnectionClosed, OSError):
            pass

    async def _act(self, socket: ClientConnection, plies: int) -> None:
        waiting = ""
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "accepted":
                self.accepted[message["key"]] = message["version"]
            if message.get("key") == waiting:
                waiting = ""
            if "now" in message:
                now = message["now"]
                self.version = now["version"]
            if now["over"] or len(self.asked) >= plies:
                return
            if not waiting and self.seat in now["view"]["waiting"]:
                waiting = f"{self.seat}-{len(self.asked)}"
                action = self.rng.choice(now["view"]["actions"])["id"]
                act = {"type": "act", "seat": self.seat, "action": action, "version": now["version"], "key": waiting}
                self.asked[waiting] = act
                await socket.send(json.dumps(act))


async def play_all(seats: list[Seat], plies: int) -> None:
    """Let everybody play at once."""
    await asyncio.gather(*(seat.play(plies) for seat in seats))
