"""One socket from its hello to its end: reads, keeps to the budgets, asks the room, answers."""

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar.types import Receive, Send

from bree.core.errors import Illegal, Malformed, NotYourTurn, Stale
from bree.server.limits import Limits
from bree.server.store.tokens import hashed
from bree.server.table.refusal import Refusal, Repeated
from bree.server.table.requests import Request
from bree.server.table.room import Room
from bree.server.transport.addresses import Bucket
from bree.server.transport.codes import Code
from bree.server.transport.outlet import Outlet
from bree.server.wire import messages

decoder: msgspec.json.Decoder[messages.FromClient] = msgspec.json.Decoder(messages.FromClient)
encode = msgspec.json.Encoder().encode


class Closed(Exception):
    """The socket is to be closed with this code; None where the client has closed it."""

    def __init__(self, code: int | None) -> None:
        super().__init__(code)
        self.code = code


class Session:
    """What a room knows as a listener."""

    def __init__(self, receive: Receive, send: Send, outlet: Outlet, room: Room, limits: Limits) -> None:
        self.held: frozenset[int] = frozenset()
        self.looking: int | None = None
        self._receive_event = receive
        self._send_event = send
        self._outlet = outlet
        self._outlet.on_writable = self._flush
        self._loop = asyncio.get_running_loop()
        self._room = room
        self._limits = limits
        self._bucket = Bucket(limits.messages_per_second, limits.messages_at_once)
        self._unreadable = 0
        self._outgoing: list[bytes] = []
        self._slow = asyncio.Event()

    async def run(self) -> None:
        """Talk until either side ends it."""
        lagging = asyncio.create_task(self._slow.wait())
        talking = asyncio.create_task(self._talk())
        code: int | None = Code.TOO_FAST
        try:
            await asyncio.wait((talking, lagging), return_when=asyncio.FIRST_COMPLETED)
            if talking.done():
                talking.result()
        except Closed as closed:
            code = closed.code
        finally:
            self._room.leave(self)
            talking.cancel()
            lagging.cancel()
            self._flush()
            await self._outlet.emptied()
        if code is not None:
            with contextlib.suppress(OSError):
                await self._send_event({"type": "websocket.close", "code": code, "reason": ""})

    def tell(self, message: bytes) -> None:
        """Queue a message; a socket that takes nothing in is closed."""
        if len(self._outgoing) >= self._limits.unsent_updates:
            self._slow.set()
        else:
            if not self._outgoing:
                self._loop.call_soon(self._flush)
            self._outgoing.append(message)

    def _flush(self) -> None:
        """Send together what was told in one turn of the event loop."""
        if self._outgoing and self._outlet.write_texts(self._outgoing):
            self._outgoing = []

    async def _talk(self) -> None:
        try:
            await asyncio.wait_for(self._greet(), self._limits.hello_seconds)
        except TimeoutError:
            raise Closed(Code.NO_HELLO) from None
        while True:
            message = await self._receive()
            if message is not None:
                await self._answer(message)

    async def _receive(self) -> messages.FromClient | None:
        """Wait for the next message; None where it could not be read."""
        message: Any = await self._receive_event()
        if message["type"] == "websocket.disconnect":
            raise Closed(None)
        text = message.get("text")
        if len(text or message.get("bytes") or "") > self._limits.message_bytes:
            raise Closed(Code.TOO_LARGE)
        if not self._bucket.take():
            raise Closed(Code.TOO_FAST)
        try:
            if text is None:
                raise msgspec.DecodeError("binary messages are not part of the protocol")
            return decoder.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            self._unreadable += 1
            if self._unreadable > self._limits.unreadable_messages:
                raise Closed(Code.UNREADABLE) from None
            self._tell(messages.MalformedAnswer("", str(error), "message"))
            return None

    async def _greet(self) -> None:
        message = await self._receive()
        if not isinstance(message, messages.Hello):
            raise Closed(Code.NO_TOKEN)
        hashes = {hashed(token) for token in message.tokens}
        good = [s for s in self._room.writer.secrets if s.hash in hashes and s.role in ("seat", "spectator")]
        if not good:
            raise Closed(Code.NO_TOKEN)
        self.held = frozenset(s.seat for s in good if s.seat is not None)
        if message.look is not None and message.look not in self.held:
            raise Closed(Code.NO_TOKEN)
        self.looking = message.look if message.look is not None or len(self.held) != 1 else min(self.held)
        await self._room.enter(self, message.since)

    async def _answer(self, message: messages.FromClient) -> None:
        match message:
            case messages.Ping():
                self._tell(messages.Pong())
            case messages.Hello():
                self._tell(messages.MalformedAnswer("", "hello comes once", "message"))
            case messages.Look(seat=seat) if seat is not None and seat not in self.held:
                self._tell(messages.Refused("", "not-your-seat"))
            case messages.Look(seat=seat, since=since):
                await self._room.look(self, seat, since)
            case _:
                self._tell(await self._request(message))

    async def _request(self, request: Request) -> messages.FromServer:
        key = request.key
        try:
            batch = await self._room.ask(request, self)
        except Repeated as repeated:
            return messages.Duplicate(key, repeated.version)
        except Stale as stale:
            return messages.StaleAnswer(key, stale.expected)
        except Illegal as illegal:
            return messages.IllegalAnswer(key, illegal.why, illegal.rule)
        except NotYourTurn as early:
            return messages.IllegalAnswer(key, str(early), "")
        except Malformed as malformed:
            return messages.MalformedAnswer(key, malformed.why, malformed.where)
        except Refusal as refusal:
            return messages.Refused(key, refusal.reason)
        return messages.Accepted(key, batch.versions[request.seat])

    def _tell(self, message: messages.FromServer) -> None:
        self.tell(encode(message))
