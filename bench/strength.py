"""Play the matches behind our claims and write docs/ladder.md from them.

    python -m bench.strength                       every match in full: many hours on few cores
    python -m bench.strength --only ordering --games 40    the first forty games of one match
    python -m bench.strength --write               only write the page from what has been played

Games are kept in bench/games/, a line each, so a run goes on where the last one stopped, on any day.
"""

import argparse

from rich.console import Console

from bench import ladder
from bench.strength_kept import KEPT, kept_at, tournament
from bench.strength_plan import PLAN
from bree.arena.processes import run
from bree.arena.results import Results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", default=[], metavar="NAME")
    parser.add_argument("--games", type=int, default=0, help="stop after so many of each pair or table")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    unknown = set(args.only) - {m.name for m in PLAN}
    if unknown:
        parser.error(f"no match is called {sorted(unknown)[0]} (there are: {', '.join(m.name for m in PLAN)})")
    console = Console()
    KEPT.mkdir(parents=True, exist_ok=True)
    for match in PLAN if not args.write else ():
        if not args.only or match.name in args.only:
            results = Results(tournament(match, min(args.games or match.games, match.games)), kept_at(match))
            console.print(f"{match.name}: {len(results.left())} games to play")
            run(results, args.processes)
    ladder.write()


if __name__ == "__main__":
    main()
