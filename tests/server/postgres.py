"""A real PostgreSQL on the loopback for the tests, in a folder of its own, run by somebody who is not root."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg


def programs() -> Path:
    """The folder of PostgreSQL's programs; Debian's package is installed where it is missing."""
    for _ in range(2):
        known = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        found = known[-1] if known else shutil.which("initdb")
        if found:
            return Path(found).parent
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", "postgresql"]):
            subprocess.run(
                command, check=True, capture_output=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            )
    raise RuntimeError("PostgreSQL could not be installed")


@contextmanager
def postgres() -> Iterator[str]:
    """Start a server, give its URL, and stop it again."""
    programs_at = programs()
    user = "postgres" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="bree-postgres-"))
    if user:
        account = pwd.getpwnam(user)
        os.chown(folder, account.pw_uid, account.pw_gid)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    subprocess.run(
        [programs_at / "initdb", "-D", folder / "data", "-U", "bree", "-A", "trust", "-E", "UTF8", "--no-sync"],
        check=True,
        capture_output=True,
        user=user,
        cwd=folder,
    )
    server = subprocess.Popen(
        [programs_at / "postgres", "-D", folder / "data", "-h", "127.0.0.1", "-p", str(port), "-k", folder],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        user=user,
        cwd=folder,
    )
    url = f"postgresql://bree@127.0.0.1:{port}/postgres"
    try:
        _wait(url)
        yield url
    finally:
        server.send_signal(signal.SIGINT)  # does not wait for clients, as SIGTERM would
        server.wait(30)
        shutil.rmtree(folder)


def _wait(url: str) -> None:
    for _ in range(300):
        try:
            psycopg.connect(url, connect_timeout=2).close()
            return
        except psycopg.OperationalError:
            time.sleep(0.1)
    raise RuntimeError("PostgreSQL did not start")
