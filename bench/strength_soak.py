"""Bots through thousands of games of every game and mode: not one may raise, hang or play an illegal action.

python -m bench.strength_soak --games 10000
"""

import argparse
import sys
from itertools import cycle
from multiprocessing import get_context

from bree.arena.match import Task, play
from bree.bots.named import NamedBot
from bree.core.registry import games

BOTS = ("wizard@6", "pony", "hobbit@8", "ranger@12", "random", "mo-ismcts@6", "so-ismcts@6", "determinised-uct@40")
Options = dict[str, object]
MODES: dict[str, list[list[Options]]] = {
    "confrontation": [
        [{"edition": edition, "mode": mode, "specials": specials}]
        for edition, modes in (("2002", ("classic",)), ("2005", ("classic", "variant", "draft")))
        for mode in modes
        for specials in ("none", "standard")
    ]
    + [[{"specials": "named"}], [{"mode": "draft", "draft_picks": "secret"}], [{"shuffle": "manual"}]],
    "fellowship": [
        [{"hands": hands, "sauron": sauron} for sauron in ("15", "12", "10")] for hands in ("secret", "open")
    ],
}
"""The modes of each game; the settings of one mode take turns."""


def tasks(wanted: int, names: list[str]) -> list[Task]:
    """Every game and mode, all bots taking turns at all seats."""
    found: list[Task] = []
    bots = cycle(BOTS)
    for game in games().values():
        if names and game.id not in names:
            continue
        for mode in MODES.get(game.id, [[{}]]):
            for number in range(wanted):
                options = mode[number // len(game.seats) % len(mode)]
                seats = sorted(game.seats)[number % len(game.seats)]
                players = tuple(next(bots) for _ in range(seats))
                found.append(Task(len(found), game.id, seats, options, "", players, number, 0, True, False))
                if number % len(BOTS) == 0:
                    next(bots)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10000, metavar="N", help="for each game and mode")
    parser.add_argument("--only", action="append", default=[], metavar="GAME")
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    for bot in BOTS:
        NamedBot(bot)
    todo = tasks(args.games, args.only)
    counts: dict[tuple[str, str], int] = {}
    faults = 0
    with get_context("spawn").Pool(args.processes) as pool:
        for played in pool.imap_unordered(play, todo, 8):
            task = todo[played.number]
            key = (task.game, " ".join(f"{k}={v}" for k, v in task.options.items()))
            counts[key] = counts.get(key, 0) + 1
            for seat, why in played.faults:
                faults += 1
                print(f"{task.game} {task.options} seed {task.seed}: {task.players[seat]}: {why}", flush=True)
    for (game, options), count in sorted(counts.items()):
        print(f"{game} {options}: {count} games")
    print(f"{sum(counts.values())} games, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
