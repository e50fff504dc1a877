"""The socket as the network sees it: frames in any shape, compressed or not."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from bree.server.transport.websocket import UNHEARD, frame, frame_size, text_in
from tests.server.child import Child
from tests.server.table import Client, Opened, Running, dial

SIZES = [0, 125, 126, 65_535, 65_536]
PING = b'{"type":"ping"}'


def masked(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return bytes(Frame(opcode, data, fin).serialize(mask=True))


COMPRESSED = b"\xc1" + masked(Opcode.TEXT, PING)[1:]


@pytest.mark.parametrize("size", SIZES)
def test_a_text_frame_is_what_the_library_would_write(size: int) -> None:
    text = b"x" * size
    assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_of_the_library_is_measured_and_read(size: int) -> None:
    text = "x" * size
    written = masked(Opcode.TEXT, text.encode())
    assert frame_size(written) == frame_size(written + b"more") == len(written)
    assert all(frame_size(written[:begun]) > begun for begun in range(1, 14) if begun < len(written))
    assert text_in(written) == text


@pytest.mark.parametrize(
    "other",
    [
        masked(Opcode.BINARY, PING),
        masked(Opcode.PING, PING),
        masked(Opcode.CONT, PING),
        masked(Opcode.TEXT, PING, fin=False),
        masked(Opcode.TEXT, b"\xff"),
        Frame(Opcode.TEXT, PING).serialize(mask=False),
        COMPRESSED,
    ],
    ids=["binary", "ping", "continued", "begun", "not UTF-8", "unmasked", "compressed"],
)
def test_any_other_frame_is_left_to_the_library(other: bytes) -> None:
    assert text_in(bytes(other)) is None


@pytest.fixture
def client(running: Running) -> Iterator[Client]:
    table = running.open("here", "here")
    with table.sit(0) as client:
        client.until("welcome")
        yield client


def pongs(client: Client, count: int) -> list[str]:
    return [client.hear()["type"] for _ in range(count)]


def test_bytes_may_come_one_by_one(client: Client) -> None:
    for byte in masked(Opcode.TEXT, PING):
        client.connection.socket.sendall(bytes([byte]))
    assert pongs(client, 1) == ["pong"]


def test_many_messages_may_come_at_once(client: Client) -> None:
    """More than wait for the application before the socket is read again, the last one in two pieces."""
    count = 3 * UNHEARD
    stream = masked(Opcode.TEXT, PING) * count
    client.connection.socket.sendall(stream[:-5])
    assert pongs(client, count - 1) == ["pong"] * (count - 1)
    client.connection.socket.sendall(stream[-5:])
    assert pongs(client, 1) == ["pong"]


def test_a_message_may_come_in_fragments_with_a_ping_between(client: Client) -> None:
    stream = (
        masked(Opcode.TEXT, PING[:5], fin=False)
        + masked(Opcode.PING, b"alive?")
        + masked(Opcode.CONT, PING[5:])
        + masked(Opcode.TEXT, PING)
    )
    client.connection.socket.sendall(stream[:9])
    client.connection.socket.sendall(stream[9:])
    assert pongs(client, 2) == ["pong", "pong"]


@pytest.mark.parametrize(
    ("stream", "code"),
    [
        (Frame(Opcode.TEXT, PING).serialize(mask=False), 1002),
        (COMPRESSED, 1002),
        (masked(Opcode.TEXT, PING, fin=False) + masked(Opcode.TEXT, PING), 1002),
        (masked(Opcode.TEXT, b'{"type":"\xff"}'), 1007),
        (masked(Opcode.TEXT, b" " * 65_537)[:20], 1009),
    ],
    ids=["unmasked", "compressed unasked", "begun anew", "not UTF-8", "too large"],
)
def test_what_the_standard_forbids_closes_the_socket(client: Client, stream: bytes, code: int) -> None:
    client.connection.socket.sendall(stream)
    assert client.code() == code


def test_nothing_is_heard_after_a_close(client: Client) -> None:
    client.connection.socket.sendall(masked(Opcode.CLOSE, b"\x03\xe8") + masked(Opcode.TEXT, PING))
    assert client.code() == 1000
    assert "pong" not in "".join(client.heard)


# Compression.


@pytest.fixture(scope="module")
def compressing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Child(f"sqlite:///{tmp_path_factory.mktemp('compressing') / 'tables.sqlite'}", "--compress")
    yield server
    server.close()


@contextmanager
def seated(table: Opened, compression: str | None) -> Iterator[Client]:
    with dial(table.running, table.id, compression=compression) as client:
        client.say("hello", tokens=[table.tokens[0]])
        client.until("welcome")
        yield client


@pytest.mark.parametrize("offered", ["deflate", None])
def test_a_server_that_compresses_does_so_for_those_who_want_it(
    compressing: Running, offered: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    shortened = []
    decode = PerMessageDeflate.decode

    def watched(self: PerMessageDeflate, frame: Frame, **limits: int | None) -> Frame:
        if frame.opcode is Opcode.TEXT:
            shortened.append(frame.rsv1)
        return decode(self, frame, **limits)

    monkeypatch.setattr(PerMessageDeflate, "decode", watched)
    table = compressing.open("here", "here", game="confrontation")
    with seated(table, offered) as page:
        for _ in range(3):
            action = page.now["view"]["actions"][0]["id"]
            assert page.ask("act", seat=0, action=action)["type"] == "accepted"
        page.connection.socket.sendall(masked(Opcode.TEXT, PING))  # whoever may compress need not
        page.until("pong")
        assert all(shortened)
        assert bool(shortened) == bool(page.connection.protocol.extensions) == (offered is not None)


def test_a_server_that_does_not_compress_serves_plainly_those_who_offer_it(running: Running) -> None:
    with seated(running.open("here", "here"), "deflate") as page:
        assert not page.connection.protocol.extensions
        assert page.ask("act", seat=0, action="bid 1")["type"] == "accepted"
