"""Play the matches behind our claims and write docs/ladder.md from them.

    python -m bench.strength                       every match in full: many hours on few cores
    python -m bench.strength --only ordering --share 0.1    a tenth of the games of one match
    python -m bench.strength --write               only write the page from what has been played

Games are kept in build/strength/, so a run goes on where the last one stopped.
"""

import argparse
import json
import platform
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from bree.arena.report import percent, summary
from bree.arena.tournament import Results, Tournament, run
from bree.core.registry import game

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build/strength"
PAGE = ROOT / "docs/ladder.md"


class Match(NamedTuple):
    """One tournament of the plan, and what it is for."""

    name: str
    title: str
    game: str
    bots: tuple[str, ...]
    games: int
    seats: int = 0
    options: tuple[tuple[str, str], ...] = ()
    tables: tuple[tuple[str, ...], ...] = ()
    goal: str = ""


PAPER = ("determinised-uct@2000", "so-ismcts@2000", "mo-ismcts@2000", "cheating-uct@2000")
PLAN = (
    Match(
        "confrontation-mo",
        "The Confrontation 2005, classic: the best level at one second against MO-ISMCTS",
        "confrontation",
        ("wizard@1s", "mo-ismcts@10000"),
        400,
        goal="at least 65 %",
    ),
    Match(
        "confrontation-uct",
        "The Confrontation 2005, classic: the best level at one second against determinised UCT",
        "confrontation",
        ("wizard@1s", "determinised-uct@10000"),
        400,
        goal="at least 75 %",
    ),
    Match(
        "confrontation-random",
        "The Confrontation 2005, classic: the best level against random play",
        "confrontation",
        ("wizard@1s", "random"),
        400,
        goal="at least 99 % with either side",
    ),
    Match(
        "ordering", "The Confrontation: the order of Cowling, Powley and Whitehouse 2012", "confrontation", PAPER, 400
    ),
    Match(
        "confrontation-levels",
        "The Confrontation: the four levels and random play",
        "confrontation",
        ("pony", "hobbit", "ranger", "wizard@1s", "random"),
        100,
    ),
    *(
        Match(f"{g}-{n}", f"{t}: the best level against {w}", g, ("wizard@1s", b), 400, goal=f"at least {p} %")
        for g, t in (("duel", "The Duel"), ("quest", "The Quest"))
        for n, w, b, p in (
            ("greedy", "one step ahead", "greedy", 75),
            ("mo", "MO-ISMCTS of equal time", "mo-ismcts@1s", 60),
        )
    ),
    *(
        Match(
            f"fellowship-{seats}-{sauron}",
            f"The Lord of the Rings: {seats} hobbits, Sauron at {sauron}",
            "fellowship",
            ("wizard@1s",),
            1000,
            seats,
            (("sauron", str(sauron)),),
            (("random", *["wizard@1s"] * (seats - 1)), ("hobbit", *["wizard@1s"] * (seats - 1))),
            {(4, 12): "at least 16.8 % won", (3, 15): "at least 68 % won"}.get((seats, sauron), ""),
        )
        for seats in (2, 3, 4, 5)
        for sauron in (15, 12, 10)
    ),
)


def tournament(match: Match, share: float) -> Tournament:
    """This match with a share of its games."""
    setting = game(match.game).setting(match.seats, dict(match.options))
    games = max(2, round(match.games * share / 2) * 2)
    return Tournament(setting, match.bots, games, tables=match.tables)


def page(told: dict[str, dict[str, object]]) -> str:
    """The ladder as a page."""
    lines = [
        "# Ladder",
        "",
        "Written by `python -m bench.strength`; the matches are listed there. Shares are of points (a draw is a half),",
        "with Wilson's 95 % intervals. Seconds are processor time on one core. Bots meet twice for every seed, sides",
        f"swapped. Bree {version('bree')}, Python {platform.python_version()}, {datetime.now(UTC):%Y-%m-%d}.",
    ]
    for match in PLAN:
        if match.name not in told:
            continue
        found = told[match.name]
        lines += ["", f"## {match.title}", ""]
        if match.goal:
            lines += [f"Goal: {match.goal}, over {match.games:,} games. Played: {found['games']}.", ""]
        lines += matches(found) if "matches" in found else tables(found)
        faults = found["faults"]
        lines += ["", f"Seed {found['seed']}; bots replaced: {len(faults) if isinstance(faults, list) else 0}."]
    missing = [m.title for m in PLAN if m.name not in told]
    if missing:
        lines += ["", "## Not played yet", "", *(f"- {title}" for title in missing)]
    return "\n".join(lines) + "\n"


def matches(found: dict[str, object]) -> list[str]:
    """Pairs, and ratings where there are more than two bots."""
    rows = found["matches"]
    assert isinstance(rows, list)
    seats = [key for key in rows[0] if key.startswith("share as ")]
    lines = [f"| bot | against | n | share | 95 % | {' | '.join(s.removeprefix('share ') for s in seats)} |"]
    lines.append("|---" * (5 + len(seats)) + "|")
    for r in rows:
        apart = " | ".join(percent(r[s]) for s in seats)
        span = f"{percent(r['low'])} to {percent(r['high'])}"
        lines.append(f"| {r['first']} | {r['second']} | {r['games']} | {percent(r['share'])} | {span} | {apart} |")
    ratings = found.get("elo")
    if isinstance(ratings, list) and len(ratings) > 2:
        lines += ["", "| bot | Elo | 95 % |", "|---|---|---|"]
        lines += [f"| {r['bot']} | {r['elo']} | {r['low']} to {r['high']} |" for r in ratings]
    return lines


def tables(found: dict[str, object]) -> list[str]:
    """Tables of a co-operative game."""
    rows = found["tables"]
    assert isinstance(rows, list)
    lines = ["| table | n | won | 95 % | mean score | 95 % |", "|---|---|---|---|---|---|"]
    for r in rows:
        if r["games"]:
            span = f"{percent(r['low'])} to {percent(r['high'])}"
            score = f"{r['score']:.1f} | {r['score low']:.1f} to {r['score high']:.1f}"
            lines.append(f"| {', '.join(r['table'])} | {r['games']} | {percent(r['share'])} | {span} | {score} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append", default=[], metavar="NAME")
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    unknown = set(args.only) - {m.name for m in PLAN}
    if unknown:
        parser.error(f"no match is called {sorted(unknown)[0]} (there are: {', '.join(m.name for m in PLAN)})")
    console = Console()
    told: dict[str, dict[str, object]] = {}
    KEPT.mkdir(parents=True, exist_ok=True)
    for match in PLAN:
        wanted = not args.write and (not args.only or match.name in args.only)
        path = KEPT / f"{match.name}.jsonl"
        if not wanted and not path.exists():
            continue
        results = Results(tournament(match, args.share if wanted else 1.0), path)
        if wanted:
            console.print(f"{match.name}: {len(results.left())} games to play")
            run(results, args.processes)
        if results.played:
            told[match.name] = summary(results)
            (KEPT / f"{match.name}.json").write_text(json.dumps(told[match.name], indent=1) + "\n", encoding="utf-8")
    PAGE.write_text(page(told), encoding="utf-8")


if __name__ == "__main__":
    main()
