"""The web application: routes, headers, refusals. What happens at a table is told in `bree.server.table`."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Annotated, Any

from litestar import Litestar, Response, asgi, get, post
from litestar.config.compression import CompressionConfig
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import Receive, Scope, Send

from bree.core.registry import games
from bree.lessons import lesson as lesson_of
from bree.server.api import replays
from bree.server.api.catalogue import catalogue
from bree.server.api.lessons import taught
from bree.server.api.problems import HEADERS, REQUEST, Asked, problem
from bree.server.bots.pool import COMMAND, PATIENCE, BotPool
from bree.server.limits import Limits
from bree.server.store.store import Store
from bree.server.table.house import House
from bree.server.table.lobby import Lobby
from bree.server.table.refusal import Refusal
from bree.server.table.room import Room
from bree.server.transport.addresses import Addresses
from bree.server.transport.codes import Code
from bree.server.transport.origins import Origins
from bree.server.transport.outlet import outlet
from bree.server.transport.page import MISSING, Page
from bree.server.transport.session import Session
from bree.server.wire import rest

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str = "sqlite://"
    limits: Limits = field(default_factory=Limits)
    origins: Origins = field(default_factory=Origins)
    bot_processes: int = 0
    bot_command: tuple[str, ...] = COMMAND
    bot_patience: float = PATIENCE


class Server:
    """The application's parts, and its routes."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.addresses = Addresses(settings.limits)
        self.page = Page()
        self.shelf: dict[str, replays.Finished] = {}
        """Recorded games served besides the tables, by the id in their address."""
        bots = BotPool(settings.bot_processes, settings.bot_command, settings.bot_patience)
        self.lobby = Lobby(House(Store(settings.database), bots, settings.limits))

    def application(self) -> Litestar:
        """Make the ASGI application. Open the database at once, so that one that cannot be used is known at once."""
        self.lobby.house.store.open()
        return Litestar(
            route_handlers=[*self._tables_routes(), *self._replay_routes(), *self._other_routes()],
            lifespan=[self._lifespan],
            before_request=self._admit,
            request_class=Asked,
            response_headers=HEADERS,
            request_max_body_size=self.limits.body_bytes,
            exception_handlers={Exception: problem},
            compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
            openapi_config=OpenAPIConfig(title="Bree", version="1", path="/api/schema", render_plugins=[]),
            logging_config=None,
            debug=False,
        )

    @asynccontextmanager
    async def _lifespan(self, app: Litestar) -> AsyncIterator[None]:
        # What is loaded by now stays; what comes later is mostly freed at once. Fewer collections find the rest.
        gc.freeze()
        gc.set_threshold(20_000, 20, 20)
        self.lobby.start()
        try:
            yield
        finally:
            await self.lobby.close()

    def _admit(self, request: REQUEST) -> None:
        """Turn foreign pages and floods away before anything is read. Any page may link to ours."""
        origin = request.headers.get("origin") if request.method != "GET" else None
        if not self._ours(origin, request.headers.get("host")):
            raise Refusal("foreign-origin")
        if request.url.path.startswith("/api/") and not self.addresses.of(_address(request)).requests.take():
            raise Refusal("too-fast")

    def _ours(self, origin: str | None, host: str | None) -> bool:
        return self.settings.origins.allow(origin, host)

    async def _room(self, table: str) -> Room:
        room = await self.lobby.room(table)
        if room is None:
            raise Refusal("unknown-table")
        return room

    async def _finished(self, table: str) -> replays.Finished:
        """Find a game that may be looked through: one on the shelf, or that of a table that is over."""
        if table in self.shelf:
            return self.shelf[table]
        room = await self._room(table)
        if room.table.end is None:
            raise Refusal("not-over")
        return replays.of_table(room.table)

    def _tables_routes(self) -> list[Any]:
        @post("/api/tables", status_code=201)
        async def open_table(data: JSONBody[rest.OpenTable], request: REQUEST) -> rest.Opened:
            if not self.addresses.of(_address(request)).tables.take():
                raise Refusal("too-many-tables")
            return await self.lobby.open(data)

        @post("/api/join", status_code=201)
        async def join(data: JSONBody[rest.Join]) -> rest.Joined:
            return await self.lobby.join(data)

        @post("/api/mine", status_code=200)
        async def mine(data: JSONBody[rest.ListTables]) -> rest.Tables:
            return await self.lobby.mine(data)

        @asgi("/api/tables/{table:str}/socket", copy_scope=False)
        async def socket(scope: Scope, receive: Receive, send: Send) -> None:
            await self._socket(scope, receive, send)

        return [open_table, join, mine, socket]

    def _replay_routes(self) -> list[Any]:
        @get("/api/tables/{table:str}/record", media_type="text/plain")
        async def record(table: FromPath[str]) -> str:
            return await asyncio.to_thread((await self._finished(table)).text)

        @get("/api/tables/{table:str}/replay")
        async def replay(
            table: FromPath[str], perspective: Annotated[str, QueryParameter()] = "spectator"
        ) -> rest.Replay:
            return await asyncio.to_thread(replays.contents, await self._finished(table), perspective)

        @get("/api/tables/{table:str}/frames")
        async def frames(
            table: FromPath[str],
            perspective: Annotated[str, QueryParameter()] = "spectator",
            first: Annotated[int, QueryParameter(ge=0)] = 0,
            count: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
        ) -> rest.Frames:
            return await asyncio.to_thread(replays.frames, await self._finished(table), perspective, first, count)

        @post("/api/replay", status_code=200, request_max_body_size=self.limits.record_bytes)
        async def replay_file(data: JSONBody[rest.ReplayFile], request: REQUEST) -> rest.Replay:
            self._admit_file(request)
            return await asyncio.to_thread(
                lambda: replays.contents(replays.of_stranger(data.record, data.components), data.perspective)
            )

        @post("/api/replay/frames", status_code=200, request_max_body_size=self.limits.record_bytes)
        async def frames_file(data: JSONBody[rest.FramesFile], request: REQUEST) -> rest.Frames:
            self._admit_file(request)
            return await asyncio.to_thread(
                lambda: replays.frames(
                    replays.of_stranger(data.record, data.components), data.perspective, data.first, data.count
                )
            )

        return [record, replay, frames, replay_file, frames_file]

    def _admit_file(self, request: REQUEST) -> None:
        if not self.addresses.of(_address(request)).replays.take():
            raise Refusal("too-fast")

    def _other_routes(self) -> list[Any]:
        @get("/api/games", sync_to_thread=False)
        def list_games() -> rest.Games:
            return catalogue()

        @get("/api/lessons/{game:str}", sync_to_thread=False)
        def lesson(game: FromPath[str]) -> rest.Lesson:
            found = lesson_of(game) if game in games() else None
            if found is None:
                raise Refusal("not-found")
            return taught(found)

        @get("/api/health", sync_to_thread=False)
        def health() -> dict[str, bool]:
            return {"ok": True}

        @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
        def page(request: REQUEST) -> Response[bytes]:
            return self._file(request.url.path, request.headers.get("if-none-match"))

        return [list_games, lesson, health, page]

    def _file(self, path: str, known: str | None) -> Response[bytes]:
        if path.startswith("/api/"):
            raise Refusal("not-found")
        if not self.page.built:
            return Response(MISSING.encode(), status_code=503, media_type="text/plain")
        file = self.page.find(path)
        if file is None:
            raise Refusal("not-found")
        headers = {"etag": file.tag, "cache-control": "max-age=31536000, immutable" if file.lasting else "no-cache"}
        if known == file.tag:
            return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
        return Response(file.body, headers=headers, media_type=file.media_type)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a socket in, or close it with the reason. Messages then go past the framework: there are many of them."""
        if scope["type"] != ScopeType.WEBSOCKET:
            raise Refusal("not-found")
        await receive()
        headers = Headers.from_scope(scope)
        if not self._ours(headers.get("origin"), headers.get("host")):
            await send({"type": "websocket.close", "code": Code.FOREIGN, "reason": ""})  # the handshake fails with 403
            return
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        table = scope["path_params"]["table"]
        address = self.addresses.of(scope["client"][0] if scope["client"] else "")
        room = await self.lobby.room(table)
        if room is None or address.sockets >= self.limits.sockets_per_address:
            code = Code.NO_TABLE if room is None else Code.TOO_FAST
            await send({"type": "websocket.close", "code": code, "reason": ""})
            return
        address.sockets += 1
        try:
            await Session(receive, send, outlet(scope, send), room, self.limits).run()
        except Exception:
            logger.exception("a socket of table %s failed", table)
            await send({"type": "websocket.close", "code": Code.FAILED, "reason": ""})
        finally:
            address.sockets -= 1


def create_app(settings: Settings | None = None) -> Litestar:
    """Make the ASGI application with these settings; any ASGI server can run it."""
    return Server(settings or Settings()).application()


def _address(request: REQUEST) -> str:
    return request.client.host if request.client is not None else ""
