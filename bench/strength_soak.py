"""Bots through thousands of games of every game and mode: not one may raise, hang or play an illegal action.

    python -m bench.strength_soak --games 10000

A mode that went through without a fault is kept in bench/games/soak.jsonl with the make of its bots, is not played
again, and stands in docs/ladder.md.
"""

import argparse
import random
import sys

from rich.progress import track

from bench import ladder, strength_kept
from bree.arena.match import Task
from bree.arena.processes import locally
from bree.bots.named import NamedBot
from bree.core.game import Game
from bree.core.registry import games

BOTS = {
    "wizard@6": 4,
    "ranger@12": 4,
    "hobbit@8": 4,
    "pony": 1,
    "random": 4,
    "mo-ismcts@6": 4,
    "so-ismcts@6": 4,
    "determinised-uct@40": 1,
}
"""How often each is drawn for a seat: the two that need most of the time less often."""
OTHERWISE = {"talk": "no", "conquer_dice": "one", "frodo": "all-white", "athelas": "one-token"}
"""Rules of the Fellowship that may be read in two ways, in the way that is not usual."""
Mode = list[dict[str, str]]
"""Settings that take turns."""
MODES: dict[str, list[Mode]] = {
    "confrontation": [
        [{"edition": edition, "mode": mode, "specials": specials}]
        for edition, modes in (("2002", ("classic",)), ("2005", ("classic", "variant", "draft")))
        for mode in modes
        for specials in ("none", "standard")
    ]
    + [[{"specials": "named"}], [{"mode": "draft", "draft_picks": "secret"}], [{"shuffle": "manual"}]],
    "duel": [[{"last_text": "counts", "balance": "after"}], [{"last_text": "void", "balance": "before"}]],
    "fellowship": [
        [{"hands": hands, "sauron": sauron} | reading for sauron in ("15", "12", "10") for reading in ({}, OTHERWISE)]
        for hands in ("secret", "open")
    ],
}


def modes(game: Game) -> list[Mode]:
    """The modes a game is played in: those above, or else every choice of every option in turn."""
    every = [{option.name: choice} for option in game.options for choice in option.choices]
    return MODES.get(game.id, [every or [{}]])


def name(mode: Mode) -> str:
    """What its settings have in common."""
    return ", ".join(f"{k} {v}" for k, v in mode[0].items() if all(options.get(k) == v for options in mode))


def tasks(game: Game, mode: Mode, wanted: int) -> list[Task]:
    """So many games of one mode, the bots drawn for each seat."""
    found: list[Task] = []
    draw = random.Random(1)
    for number in range(wanted):
        options = mode[number // len(game.seats) % len(mode)]
        seats = sorted(game.seats)[number % len(game.seats)]
        players = tuple(draw.choices(list(BOTS), list(BOTS.values()), k=seats))
        found.append(Task(number, game.id, seats, dict(options), "", players, number, 0, True, False))
    return found


def soak(game: Game, mode: Mode, wanted: int, processes: int) -> int:
    """Play one mode; how many bots had to be replaced."""
    todo = tasks(game, mode, wanted)
    faults = 0
    for played in track(locally(todo, processes), f"{game.id} {name(mode)}", len(todo)):
        task = todo[played.number]
        for seat, why in played.faults:
            faults += 1
            print(f"{task.game} {task.options} seed {task.seed}: {task.players[seat]}: {why}", flush=True)
    return faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10000, metavar="N", help="for each game and mode")
    parser.add_argument("--only", action="append", default=[], metavar="GAME", choices=sorted(games()))
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    for bot in BOTS:
        NamedBot(bot)
    faults = 0
    for game in games().values():
        for mode in modes(game):
            done = strength_kept.soaked().get((game.id, name(mode)), 0)
            if done >= args.games or (args.only and game.id not in args.only):
                continue
            found = soak(game, mode, args.games, args.processes)
            faults += found
            if not found:
                strength_kept.keep_soaked(game.id, name(mode), args.games)
    ladder.write()
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
