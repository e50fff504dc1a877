"""Our server with the bench's game and no budgets: `python -m bench.server_load_ours DATABASE` prints its port."""

import socket
import sys
from dataclasses import replace

import uvicorn

from bench.server_load_game import GAME
from bree.core.registry import register
from bree.server.api.app import Server, Settings
from bree.server.limits import Limits
from bree.server.transport.listening import configuration

PLENTY = 1_000_000


def main(database: str) -> None:
    register(GAME)
    limits = replace(
        Limits(),
        sockets_per_address=PLENTY,
        requests_at_once=PLENTY,
        tables_at_once=PLENTY,
        messages_at_once=PLENTY,
        messages_per_second=PLENTY,
    )
    app = Server(Settings(database=database, limits=limits)).application()
    listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(listening.getsockname()[1], flush=True)
    uvicorn.Server(configuration(app)).run(sockets=[listening])


if __name__ == "__main__":
    main(sys.argv[1])
