"""A real server on the loopback for tests, and clients that talk to it as a page does."""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
from litestar import Litestar
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bree.server.api.app import Server, Settings
from bree.server.transport.listening import configuration
from bree.server.wire import messages

Message = dict[str, Any]
Result = TypeVar("Result")
told = msgspec.json.Decoder(messages.FromServer, strict=True)


def finish(work: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine to its end in a thread of its own; browser tests may keep a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def stock(app: Litestar) -> uvicorn.Config:
    """A uvicorn configuration by somebody who does not know Bree: uvicorn's own sockets and settings."""
    return uvicorn.Config(app, log_config=None, log_level="warning")


class Running:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings, configure: Callable[[Litestar], uvicorn.Config] = configuration) -> None:
        self.server = Server(settings)
        listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
        self.address = f"127.0.0.1:{listening.getsockname()[1]}"
        self._uvicorn = uvicorn.Server(configure(self.server.application()))
        self._thread = threading.Thread(target=self._uvicorn.run, kwargs={"sockets": [listening]}, daemon=True)
        self._thread.start()
        self.http = httpx.Client(base_url=f"http://{self.address}", timeout=60)

    def close(self) -> None:
        self.http.close()
        self._uvicorn.should_exit = True
        self._thread.join(10)
        assert not self._thread.is_alive()

    def post(self, path: str, body: object, status: int = 0, **headers: str) -> Message:
        answer = self.http.post(path, json=body, headers=headers)
        assert answer.status_code == status or (not status and answer.is_success), answer.text
        return dict(answer.json())

    def open(self, *sitters: str, game: str = "sealed", **more: object) -> Opened:
        """A table for sitters written `here`, `friend`, or a level of bot."""
        written = [{"who": s} if s in ("here", "friend") else {"who": "bot", "level": s} for s in sitters]
        return Opened(self, self.post("/api/tables", {"game": game, "sitters": written, **more}, 201))


class Opened:
    """A table just opened."""

    def __init__(self, running: Running, answer: Message) -> None:
        self.running = running
        self.answer = answer
        self.id = str(answer["table"])
        self.tokens = {h["seat"]: h["token"] for h in answer["held"]}
        self.spectator = str(answer["spectator"])

    def join(self, name: str = "") -> int:
        """Take up the first invitation that is left, and return its seat."""
        invitation = self.answer["invitations"].pop(0)
        joined = self.running.post("/api/join", {"invitation": invitation["token"], "name": name}, 201)
        self.tokens.update({h["seat"]: h["token"] for h in joined["held"]})
        return int(joined["held"][0]["seat"])

    @contextmanager
    def sit(self, *seats: int, **hello: object) -> Iterator[Client]:
        """A page that holds these seats, or none: a spectator's."""
        tokens = [self.tokens[s] for s in seats] or [self.spectator]
        with dial(self.running, self.id) as client:
            client.say("hello", tokens=tokens, **hello)
            yield client


@contextmanager
def dial(running: Running, table: str, **options: Any) -> Iterator[Client]:
    """Open a socket that has said nothing yet."""
    with connect(
        f"ws://{running.address}/api/tables/{table}/socket", max_size=None, max_queue=None, **options
    ) as connection:
        yield Client(connection)


class Client:
    """Talks and listens; `heard` is everything that ever came, as text."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[str] = []
        self.now: Message = {}
        self.events: list[Message] = []
        self._keys = (f"{id(self):x}-{n}" for n in itertools.count())

    def say(self, kind: str, **fields: object) -> None:
        self.connection.send(json.dumps({"type": kind, **fields}))

    def hear(self) -> Message:
        """Return the next message, checked against the protocol; keep `now` and `events` as a page does."""
        text = self.connection.recv(timeout=60)
        assert isinstance(text, str)
        self.heard.append(text)
        told.decode(text)
        message: Message = json.loads(text)
        if "now" in message:
            self.now = message["now"]
            assert self.now["keep"] <= len(self.events) or message.get("full")
            self.events = self.events[: self.now["keep"]] + self.now["events"]
            assert [e["n"] for e in self.events] == list(range(len(self.events)))
        return message

    def until(self, test: Callable[[Message], object] | str) -> Message:
        """Return the next message of this type, or the next that passes this test."""
        while True:
            message = self.hear()
            if message["type"] == test if isinstance(test, str) else test(message):
                return message

    def ask(self, kind: str, **fields: object) -> Message:
        """Send a request with a new key, and return the answer."""
        key = str(fields.pop("key", next(self._keys)))
        if kind in ("act", "undo"):
            fields.setdefault("version", self.now["version"])
        self.say(kind, key=key, **fields)
        answer = self.until(lambda m: "key" in m)
        assert answer["key"] == key, answer
        return answer

    def settle(self) -> Message:
        """Read everything that was sent so far, and return the present `now`."""
        self.say("ping")
        self.until("pong")
        return self.now

    def wait(self, test: Callable[[Message], object]) -> Message:
        """Read until `now` passes this test, and return it."""
        while not (self.now and test(self.now)):
            self.hear()
        return self.now

    def code(self) -> int | None:
        """Read until the server closes the socket, and return the code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed:
            return self.connection.close_code
