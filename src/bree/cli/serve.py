"""`bree serve`: serve the table to browsers."""

import argparse

from bree.cli.arguments import whole_number
from bree.extras import need

PORT = whole_number(0, 65535)


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    parser = commands.add_parser("serve", description="Serve the table to browsers, until interrupted.")
    add_arguments(parser)
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.set_defaults(run=run)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where and how to serve."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    parser.add_argument("--port", type=PORT, default=8000, help="port to listen on, 0 for any (default: %(default)s)")
    parser.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://... (default: a file of yours)"
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="where the page is reached, e.g. https://bree.example, when it is not at HOST:PORT (may be repeated)",
    )
    parser.add_argument("--behind-proxy", action="store_true", help="believe a local proxy about who is asking")
    parser.add_argument("--compress", action="store_true", help="compress what sockets send: for phones, not for a LAN")
    parser.add_argument(
        "--bot-processes", type=whole_number(0), default=0, metavar="N", help="processes in which bots think"
    )


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    need("server", "bree serve")
    from bree.cli import browser  # noqa: PLC0415 - everything above works without the server's packages

    return browser.serve(args)
