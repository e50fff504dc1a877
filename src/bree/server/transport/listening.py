"""How the application is put on the network, the same for `bree serve` and for tests."""

import uvicorn
from litestar import Litestar

from bree.server.transport.websocket import WebSocket

LARGEST_FRAME = 65_536
"""Larger ones are not even read. `Limits.message_bytes`, which is smaller, closes with a code that says why."""


def configuration(app: Litestar, compress: bool = False, behind_proxy: bool = False) -> uvicorn.Config:
    """Return the web server's settings. It must not log below warnings: whole messages would be written down."""
    return uvicorn.Config(
        app,
        ws=WebSocket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=compress,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=behind_proxy,
        timeout_graceful_shutdown=5,
    )
