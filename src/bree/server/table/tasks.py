"""Work that goes on beside the requests of people."""

import asyncio
from collections.abc import Coroutine


class Tasks:
    """Keeps what was begun alive until it is done, and ends it when the server stops."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[object, object, None]) -> None:
        """Let this go on by itself."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    def cancel(self) -> None:
        """End whatever is not done."""
        for task in self._running:
            task.cancel()
