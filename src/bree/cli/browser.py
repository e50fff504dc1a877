"""The table in the browser, for `bree serve`, `play` and `replay`: only with the packages of the extra `server`."""

import argparse
import asyncio
import logging
import os
import socket
import sys
import webbrowser
from pathlib import Path

import sqlalchemy as sa
import uvicorn
from litestar import Litestar

from bree.core.errors import Malformed
from bree.extras import need
from bree.server.api.app import Server, Settings
from bree.server.api.replays import Finished, name_of
from bree.server.limits import Limits
from bree.server.transport.listening import configuration
from bree.server.transport.origins import LOOPBACK, Origins


def default_database() -> str:
    """Return the URL of a file in the folder where the system keeps this person's data."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "bree"
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = f"this folder cannot be made: {error.strerror} (--database keeps the tables elsewhere)"
        raise Malformed(why, str(home)) from error
    return f"sqlite:///{home / 'tables.sqlite'}"


def settings_from(args: argparse.Namespace) -> Settings:
    """What the arguments ask for."""
    return Settings(
        database=args.database or default_database(),
        limits=Limits(),
        origins=Origins(tuple(o.rstrip("/") for o in args.origin), args.host in LOOPBACK),
        bot_processes=args.bot_processes,
    )


class _Announced(uvicorn.Server):
    """A server that says its address as soon as it can be reached, and opens a browser there."""

    saying = ""
    browse = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(self.saying, flush=True)
            if self.browse:
                await asyncio.to_thread(webbrowser.open, self.browse)


def serve(args: argparse.Namespace) -> int:
    """Serve the tables of a database until interrupted."""
    settings = settings_from(args)
    if settings.database.startswith("postgresql"):
        need("postgresql", "--database")
    try:
        app = Server(settings).application()
    except (sa.exc.ArgumentError, sa.exc.NoSuchModuleError, ValueError) as error:
        raise Malformed(f"this is no database URL: {error}", "--database") from error
    except sa.exc.DBAPIError as error:
        reason = str(error.orig).strip()
        if "locked" in reason:
            reason = "another server uses it (for several processes take PostgreSQL)"
        raise Malformed(f"the database cannot be used: {reason}", "--database") from error
    except ImportError as error:
        raise Malformed(f"what speaks to this database is not installed: {error}", "--database") from error
    listening = listen(args.host, args.port)
    address = f"http://{args.host}:{listening.getsockname()[1]}"
    browse = address if args.open else ""
    return announce(app, listening, f"Bree is at {address}", browse, args.compress, args.behind_proxy)


def show(game: Finished, port: int, browse: bool) -> int:
    """Serve one recorded game to this machine alone until interrupted. Nothing is stored."""
    server = Server(Settings(database="sqlite://", origins=Origins(loopback=True)))
    table_id = name_of(game.text())
    server.shelf[table_id] = game
    listening = listen("127.0.0.1", port)
    address = f"http://127.0.0.1:{listening.getsockname()[1]}/g/{table_id}"
    return announce(server.application(), listening, f"The game is at {address}", address if browse else "")


def listen(host: str, port: int) -> socket.socket:
    """A socket for this address, or a refusal that names it."""
    try:
        return socket.create_server((host, port), backlog=1024)
    except OSError as error:
        raise Malformed(f"cannot listen there: {error.strerror}", f"{host}:{port}") from error


def announce(
    app: Litestar,
    listening: socket.socket,
    saying: str,
    browse: str,
    compress: bool = False,
    behind_proxy: bool = False,
) -> int:
    """Serve until interrupted. Print `saying` as soon as the server can be reached, and open a browser at `browse`."""
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    server = _Announced(configuration(app, compress, behind_proxy))
    server.saying, server.browse = saying, browse
    server.run(sockets=[listening])
    return 0 if server.started else 1
