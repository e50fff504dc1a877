"""`bree arena`: let bots play each other and measure who is stronger."""

import argparse
import json
import os
from pathlib import Path

from bree.arena.match import Played
from bree.arena.processes import run as play_tournament
from bree.arena.report import DRAWN, plot, show, summary
from bree.arena.results import Results
from bree.arena.tournament import Tournament
from bree.cli.arguments import add_setting, setting_from, whole_number, writable
from bree.core.errors import Malformed
from bree.extras import need


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "arena",
        description="Bots are levels, yardsticks, files (my_bot.py:MyBot) or programs (program:./my_bot); "
        "NAME@10000 thinks for so many iterations, NAME@0.5s for so long.",
    )
    add_setting(parser)
    parser.add_argument("--bot", action="append", default=[], metavar="NAME", help="a bot; give several")
    parser.add_argument("--table", action="append", default=[], metavar="NAMES", help="a mixed table: a,b,b")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="games for each pair or table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--opening", type=whole_number(0), default=0, metavar="N", help="first decisions drawn alike for each pair"
    )
    parser.add_argument("--clock", choices=("processor", "wall"), default="processor", help="what seconds count")
    parser.add_argument("--processes", type=whole_number(1), default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--ray", action="store_true", help="use a Ray cluster instead of local processes")
    parser.add_argument("--out", metavar="FILE", help="keep every game there (JSON lines) and go on from it")
    parser.add_argument("--records", action="store_true", help="keep the records of the games in --out")
    parser.add_argument("--json", metavar="FILE", help="write the summary there")
    parser.add_argument("--plot", metavar="FILE", help=f"draw the ratings there ({', '.join(DRAWN)})")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the tournament and show what it says."""
    from rich.console import Console  # noqa: PLC0415 - only this command needs it
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    _check_files(args)
    tournament = Tournament(
        setting_from(args),
        args.bot,
        args.games,
        args.seed,
        [tuple(table.split(",")) for table in args.table],
        args.opening,
        args.clock == "processor",
        args.records,
    )
    results = Results(tournament, Path(args.out) if args.out else None)
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task(tournament.setting.game.id, total=len(tournament.tasks()))
        progress.advance(bar, len(results.played))

        def step(_played: Played) -> None:
            progress.advance(bar)

        play_tournament(results, args.processes, args.ray, step)
    told = summary(results)
    show(told, console)
    if args.json:
        Path(args.json).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    if args.plot:
        plot(told, Path(args.plot))
    return 0


def _check_files(args: argparse.Namespace) -> None:
    """Refuse files that cannot be written before the games are played, and not after."""
    if args.records and not args.out:
        raise Malformed("records are kept in the file of --out", "--records")
    if args.out and Path(args.out).exists():
        writable(args.out, "--out")
    if args.json:
        writable(args.json, "--json")
    if args.plot:
        if writable(args.plot, "--plot").suffix not in DRAWN:
            raise Malformed(f"{args.plot} does not end with one of {', '.join(DRAWN)}", "--plot")
        need("plots", "--plot")
