"""`bree serve` as a process of its own, which tests may kill."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import httpx

from tests.server.table import Running

SERVE = "import sys; from bree.cli import main; sys.exit(main(['serve', *sys.argv[1:]]))"


class Child(Running):
    """Like `Running`, but the server runs in a process of its own."""

    def __init__(self, database: str, *options: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, "--port", "0", "--database", database, *options],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Bree is at http://"), line
        self.address = line.removeprefix("Bree is at http://").strip()
        self.http = httpx.Client(base_url=f"http://{self.address}", timeout=60)

    def kill(self) -> None:
        """Kill the server at once, as a power cut would."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(10)
        self.http.close()

    def close(self) -> None:
        """Ask the server to stop, and wait until it has."""
        self.http.close()
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(15)
