"""A bot process for tests: `python -m tests.server.bots MODE`. It knows the toy game, and how to misbehave."""

import sys
import time

NONSENSE = {
    "nonsense": b"the best move is obvious\n",
    "illegal": b'{"action": 77}\n',
    "silence": b"",
    "empty": b"\n",
}


def think() -> None:
    from bree.server.bots import worker  # noqa: PLC0415 - what misbehaves need not wait for it
    from tests.toy.known import known  # noqa: PLC0415
    from tests.toy.sealed import GAME  # noqa: PLC0415

    with known(GAME):
        worker.main()


def main(mode: str) -> None:
    if mode == "good":
        think()
    for _ in sys.stdin.buffer:
        if mode == "crash":
            raise SystemExit(3)
        if mode == "hang":
            time.sleep(600)
        sys.stdout.buffer.write(NONSENSE[mode])
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1])
