"""Finished games to look through: tables played to their end over the socket, as fast as the server answers."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

from websockets.sync.client import connect

from bree.core.chance import Random
from tests.server.table import Client

if TYPE_CHECKING:
    from tests.browser.conftest import Served

MOST = 500
"""After how many choices somebody gives up."""
WORDS = {"claim", "claim-card", "wish"}


def played(served: Served, game: str, seats: int = 2, seed: int = 1, most: int = MOST) -> str:
    """Play a whole game with random choices in all seats, and return its table."""
    rng = Random(seed)
    sitters = [{"who": "here", "name": ["Rosie", "Sam", "Daisy", "Fatty", "Lotho"][seat]} for seat in range(seats)]
    opened = served.ask("/api/tables", {"game": game, "sitters": sitters})
    table = str(opened["table"])
    with ExitStack() as stack:
        pages = []
        for held in opened["held"]:
            socket = connect(f"{served.address.replace('http', 'ws')}/api/tables/{table}/socket", max_size=None)
            page = Client(stack.enter_context(socket))
            page.say("hello", tokens=[held["token"]])
            page.hear()
            pages.append(page)
        for _ in range(most):
            seat = next((s for s, page in enumerate(pages) if s in page.settle()["view"]["waiting"]), None)
            if seat is None:
                return table
            actions = [a for a in pages[seat].now["view"]["actions"] if a["kind"] not in WORDS]
            pages[seat].ask("act", seat=seat, action=actions[rng.below(len(actions))]["id"])
        pages[0].ask("resign", seat=0)
    return table
