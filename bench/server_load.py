"""How much the server bears: `python -m bench.server_load` prints it and writes docs/server-load.md.

1. 250 tables of The Confrontation with 500 sockets at human speed: the time from a move to both players' views, and
   whether anything was lost.
2. Moves per second of processor time beside boardgame.io: the same small game, the same driver, in turns. Ours stores
   every move on disk before anybody is told; boardgame.io keeps its matches in memory, which is its default (the
   storage in files that comes with it breaks down under this load).
"""

import argparse
import asyncio
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import httpx
import uvloop

from bench.server_load_clients import OurPage, Page, PeerPage, our_table, peer_table
from bench.server_load_game import CARDS

ROOT = Path(__file__).parent.parent
PEER = "boardgame.io@0.50.2"
PEER_SERVER = ["node", "bench/server_load_peer.cjs"]
ROUNDS = 10
WARM_UP = 6
"""Rounds that do not count: boardgame.io gets quicker for about so many, as Node compiles what it runs."""
UNNOTICED = 2.0
"""Seconds after which a move counts as one that the other player does not get to see, such as setting up in secret."""


One = TypeVar("One", bound=Page)
NAMES = ("Bree, every move synced to disk", f"{PEER}, in memory")


class Served:
    """A server process on the loopback, and the processor time it has used."""

    def __init__(self, command: list[str], folder: Path) -> None:
        environment = {**os.environ, "NODE_PATH": str(folder / "node_modules"), "NODE_ENV": "production"}
        self.process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def processor_seconds(self) -> float:
        """Of all its threads, to the nanosecond: `stat` counts in ticks of 10 ms."""
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


@contextmanager
def serving(command: list[str], folder: Path) -> Iterator[Served]:
    served = Served(command, folder)
    try:
        yield served
    finally:
        served.process.terminate()
        served.process.wait(30)


def ours(folder: Path) -> list[str]:
    file = folder / f"{time.monotonic_ns()}.sqlite"
    return [sys.executable, "-m", "bench.server_load_ours", f"sqlite:///{file}"]


# At human speed.


class HumanTable:
    """Two people who think about each move for one to four seconds; setting up is quicker and not measured."""

    def __init__(self, pages: list[OurPage], seed: int) -> None:
        self.pages = pages
        self.rng = random.Random(seed)
        self.moves = 0
        self.delays: list[float] = []

    async def play(self, set_up: float, end: float) -> None:
        await asyncio.sleep(self.rng.random() * 2)
        while time.perf_counter() < end and not self.pages[0].now["over"]:
            mover = self.pages[self.rng.choice(self.pages[0].now["view"]["waiting"])]
            other = self.pages[1 - mover.seat]
            quick = time.perf_counter() < set_up
            await asyncio.sleep(self.rng.uniform(0.3, 0.6) if quick else self.rng.uniform(1, 4))
            if mover.seat in mover.now["view"]["waiting"]:
                await self._move(mover, other, measured=not quick)

    async def _move(self, mover: OurPage, other: OurPage, measured: bool) -> None:
        mine, theirs = mover.seen + 1, other.seen + 1
        asked = time.perf_counter()
        await mover.act(self.rng.choice(mover.now["view"]["actions"])["id"], str(self.moves))
        self.moves += 1
        await mover.until(mine)
        try:
            await asyncio.wait_for(other.until(theirs), UNNOTICED)
        except TimeoutError:
            return
        if measured:
            self.delays.append(max(mover.at, other.at) - asked)


async def at_human_speed(port: int, tables: int, seconds: float) -> tuple[list[float], int]:
    """The delays, and the number of moves made; raises where anything was lost."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        playing = [HumanTable(await our_table(http, port, "confrontation"), seed) for seed in range(tables)]
    begin = time.perf_counter()
    await asyncio.gather(*(table.play(begin + 20, begin + 20 + seconds) for table in playing))
    for table in playing:
        assert sum(page.accepted for page in table.pages) == table.moves, "a move was not acknowledged"
        for page in table.pages:
            await page.socket.send(json.dumps({"type": "look", "seat": page.seat, "since": page.now["version"]}))
            last = page.now
            page.seen = 0
            await page.until(1)
            assert page.now["version"] == last["version"], "an update was lost"
            assert page.now["view"] == last["view"], "a view is not what was sent"
            await page.close()
    return [d for table in playing for d in table.delays], sum(table.moves for table in playing)


# Beside boardgame.io.


async def moves_per_second(
    served: Served, playing: list[list[One]], play: Callable[[list[One]], Coroutine[None, None, None]]
) -> float:
    """Moves per second of the server's processor time, once everybody is at the table."""
    before = served.processor_seconds()
    await asyncio.gather(*map(play, playing))
    used = served.processor_seconds() - before
    for pages in playing:
        for page in pages:
            await page.close()
    return len(playing) * 2 * CARDS / used


async def our_game(served: Served, tables: int) -> float:
    """Whole games on so many tables of ours at once."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{served.port}", timeout=60) as http:
        playing = [await our_table(http, served.port, "two-hands") for _ in range(tables)]

    async def play(pages: list[OurPage]) -> None:
        for ply in range(2 * CARDS):
            hand = pages[ply % 2].now["view"]["actions"]
            await pages[ply % 2].act(hand[ply * 7 % len(hand)]["id"], str(ply))
            for page in pages:
                await page.until(ply + 2)
        assert all(page.now["over"] for page in pages)

    return await moves_per_second(served, playing, play)


async def peer_game(served: Served, tables: int) -> float:
    """The same of boardgame.io."""
    playing = [await peer_table(served.port, f"{time.monotonic_ns()}-{n}") for n in range(tables)]

    async def play(pages: list[PeerPage]) -> None:
        hands = [list(range(CARDS)), list(range(CARDS))]
        for ply in range(2 * CARDS):
            hand = hands[ply % 2]
            await pages[ply % 2].act(hand.pop(ply * 7 % len(hand)))
            for page in pages:
                await page.until(ply + 2)

    return await moves_per_second(served, playing, play)


def beside_the_peer(folder: Path, tables: int) -> list[list[float]]:
    """The figures of each round, ours and boardgame.io's."""
    with serving(ours(folder), folder) as our, serving(PEER_SERVER, folder) as peer:
        figures = [
            (uvloop.run(our_game(our, tables)), uvloop.run(peer_game(peer, tables))) for _ in range(WARM_UP + ROUNDS)
        ]
    return [list(column) for column in zip(*figures[WARM_UP:], strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server_load")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--peer-tables", type=int, default=50)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="bree-load-") as name:
        folder = Path(name)
        install = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder), PEER]
        subprocess.run(install, check=True)
        with serving(ours(folder), folder) as served:
            begun = time.perf_counter()
            delays, moves = uvloop.run(at_human_speed(served.port, args.tables, args.seconds))
            used = served.processor_seconds() / (time.perf_counter() - begun)
            busy = os.getloadavg()[0]
        columns = beside_the_peer(folder, args.peer_tables)
    cuts = statistics.quantiles(delays, n=100)
    best = [max(column) for column in columns]
    overall = [statistics.harmonic_mean(column) for column in columns]  # every round has as many moves
    ratios = [mine / theirs for mine, theirs in zip(*columns, strict=True)]
    rows = "\n".join(
        f"| {name} | {peak:.0f} | {best[0] / peak:.1f} | {mean:.0f} | {overall[0] / mean:.1f} "
        f"| {', '.join(f'{x:.0f}' for x in column)} |"
        for name, peak, mean, column in zip(NAMES, best, overall, columns, strict=True)
    )
    report = f"""# Server load

Written by `python -m bench.server_load`. {platform.python_implementation()} {platform.python_version()}, \
{os.cpu_count()} cores; server, players, database and whatever else ran on the same machine (load average {busy:.1f}, \
the bench included).

## At human speed

{args.tables} tables of The Confrontation, {2 * args.tables} sockets, one to four seconds of thought for each move, \
{args.seconds:.0f} s.

| moves | measured | median | 95 % | 99 % | slowest | lost | processor |
|---|---|---|---|---|---|---|---|
| {moves} | {len(delays)} | {1000 * cuts[49]:.1f} ms | {1000 * cuts[94]:.1f} ms | {1000 * cuts[98]:.1f} ms \
| {1000 * max(delays):.1f} ms | 0 | {100 * used:.0f} % of a core |

The time runs from sending a move to the moment both players have the view after it; every move is stored and synced
before. Every update and event is counted by the pages, and at the end each looks again: nothing may be missing.

## Beside boardgame.io

The same game (two hands of {CARDS} hidden cards) at {args.peer_tables} tables at once, as fast as the servers answer, \
{ROUNDS} rounds in turns after {WARM_UP} to warm up. Processor time is that of the server's process with all its
threads. boardgame.io keeps its matches in memory, which is its default; Bree tells nobody of a move before it is
synced to disk.

| | moves per second of processor time, best round | Bree is faster by | all rounds | Bree is faster by | rounds |
|---|---|---|---|---|---|
{rows}

Round by round Bree made {min(ratios):.1f} to {max(ratios):.1f} times as many moves, \
{statistics.median(ratios):.1f} times as many in the median.
"""
    print(report)
    (ROOT / "docs" / "server-load.md").write_text(report)


if __name__ == "__main__":
    main()
