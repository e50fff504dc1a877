"""A bot process for tests: `python -m tests.server.bots MODE`. It knows the toy game, and how to misbehave."""

import sys
import time

from bree.server import botworker
from tests.server.table import register
from tests.toy.sealed import GAME

NONSENSE = {
    "nonsense": b"the best move is obvious\n",
    "illegal": b'{"action": 77}\n',
    "silence": b"",
    "empty": b"\n",
}


def main(mode: str) -> None:
    register(GAME)
    if mode == "good":
        botworker.main()
    for _ in sys.stdin.buffer:
        if mode == "crash":
            raise SystemExit(3)
        if mode == "hang":
            time.sleep(600)
        sys.stdout.buffer.write(NONSENSE[mode])
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1])
