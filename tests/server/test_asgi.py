"""The application without our own socket: as any ASGI server runs it, and when nothing can be sent."""

import asyncio
import socket
import threading

import httpx
import pytest
import uvicorn
from litestar import Litestar
from litestar.types import Message

from bree.server.transport import outlet
from bree.server.transport.outlet import AsgiOutlet
from bree.server.transport.websocket import WebSocket
from tests.server.table import finish, stock


def test_the_application_is_found_by_its_name() -> None:
    """`uvicorn --factory bree.server.api.app:create_app`"""
    listening = socket.create_server(("127.0.0.1", 0))
    address = f"127.0.0.1:{listening.getsockname()[1]}"
    config = uvicorn.Config("bree.server.api.app:create_app", factory=True, log_config=None, log_level="warning")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    try:
        with httpx.Client(base_url=f"http://{address}", timeout=60) as http:
            assert http.get("/api/health").json() == {"ok": True}
    finally:
        server.should_exit = True
        thread.join(10)
    assert not thread.is_alive()


def test_stock_uvicorn_does_not_know_our_socket() -> None:
    config = stock(Litestar())
    config.load()
    assert config.ws_protocol_class is not None
    assert not issubclass(config.ws_protocol_class, WebSocket)


class Network:
    """Stands for an ASGI server's end of a socket, which may have to wait and whose other side may go."""

    def __init__(self) -> None:
        self.sent: list[object] = []
        self.open = asyncio.Event()
        self.gone = False

    async def send(self, message: Message) -> None:
        await self.open.wait()
        if self.gone:
            raise OSError
        self.sent.append(message["text"])  # type: ignore[typeddict-item]


def test_messages_leave_one_after_the_other() -> None:
    async def send() -> None:
        network = Network()
        out = AsgiOutlet(network.send)
        writable = asyncio.Event()
        out.on_writable = writable.set
        assert out.write_texts([b"1", b"2"])
        await asyncio.sleep(0)
        assert not out.write_texts([b"3"]), "the first are still on their way"
        network.open.set()
        await asyncio.wait_for(writable.wait(), 10)
        assert out.write_texts([b"3"])
        await out.emptied()
        assert network.sent == ["1", "2", "3"]

    finish(send())


def test_the_end_is_not_held_up_by_what_cannot_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    async def end() -> None:
        network = Network()
        out = AsgiOutlet(network.send)
        assert out.write_texts([b"1"])
        await asyncio.wait_for(out.emptied(), 10)
        network.open.set()
        await asyncio.sleep(0)
        assert network.sent == []

    monkeypatch.setattr(outlet, "LAST_WORDS", 0.01)
    finish(end())


def test_nothing_more_is_sent_to_whoever_has_gone() -> None:
    async def send() -> None:
        network = Network()
        network.gone = True
        network.open.set()
        out = AsgiOutlet(network.send)
        assert out.write_texts([b"1", b"2"])
        await out.emptied()
        assert not out.write_texts([b"3"])
        assert network.sent == []

    finish(send())
