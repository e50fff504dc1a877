"""Twin games by the thousand: what was looked at, by game, seat, kind of decision and hidden thing, and what differed.

    python -m bench.soak_secrecy --games 400 --only duel

Each game of a seat is played twice in step (`tests/conformance/twins.py`): once by a sensible player, once at random.
What was looked at fewer than `LEAST` times in all seats together is named: it proves little.
"""

import argparse
import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from rich.console import Console
from rich.progress import track
from rich.table import Table
from tests.conformance.play import label, next_move, settings
from tests.conformance.twins import Seen, check_twins, sensible

from bree.core.chance import SPECTATOR
from bree.core.registry import game, games

LEAST = 50
"""So often each kind of decision must be looked at while something hidden differs."""

Task = tuple[str, int, dict[str, str], int, int]


def tasks(wanted: int, only: str) -> list[Task]:
    """So many games for each setting, the seats taking turns."""
    found: list[Task] = []
    for game_id, known in games().items():
        for setting in settings(known) if only in ("", game_id) else ():
            watchers = (*range(setting.seats), SPECTATOR)
            found += [
                (game_id, setting.seats, dict(setting.options), watchers[n % len(watchers)], n) for n in range(wanted)
            ]
    return found


def run(task: Task) -> tuple[str, str, Seen, str]:
    """One pair of games: the game, its setting, what was looked at, and what the seat could tell."""
    game_id, seats, options, seat, seed = task
    setting = game(game_id).setting(seats, options)
    try:
        seen = check_twins(setting, seat, seed, sensible if seed % 2 else next_move)
    except AssertionError as error:
        return game_id, label(setting), Counter(), str(error)
    return game_id, label(setting), seen, ""


def main() -> int:
    """Play, print the table, and fail where something differed or was looked at too seldom."""
    parser = argparse.ArgumentParser(prog="python -m bench.soak_secrecy", description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--only", default="", help="one game")
    args = parser.parse_args()
    seen: dict[str, Seen] = {}
    faults: list[str] = []
    wanted = tasks(args.games, args.only)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for game_id, name, found, fault in track(pool.map(run, wanted, chunksize=8), "Twin games", len(wanted)):
            seen.setdefault(game_id, Counter()).update(found)
            if fault:
                faults.append(f"{name}: {fault}")
    console = Console()
    seldom = 0
    for game_id, counts in seen.items():
        seldom += show(console, game_id, counts)
    for fault in faults:
        console.print(fault, markup=False)
    console.print(f"{sum(map(Counter.total, seen.values()))} states, {len(faults)} games differ, {seldom} kinds seldom")
    return int(bool(faults) or seldom > 0)


def show(console: Console, game_id: str, counts: Seen) -> int:
    """The table of one game; how many kinds of decision were looked at too seldom."""
    decisions = sorted({decision for _, decision, _ in counts})
    hidden = sorted({thing for _, _, thing in counts})
    table = Table("decision", *hidden, "seats", title=f"{game_id}: {counts.total()} states looked at")
    seldom = 0
    for decision in decisions:
        row = [sum(n for (_, d, h), n in counts.items() if (d, h) == (decision, thing)) for thing in hidden]
        seats = sorted({seat for seat, d, _ in counts if d == decision})
        few = sum(row) < LEAST
        seldom += few
        table.add_row(decision + (" (seldom)" if few else ""), *map(str, row), " ".join(seats))
    console.print(table)
    return seldom


if __name__ == "__main__":
    raise SystemExit(main())
