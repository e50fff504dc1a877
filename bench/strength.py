"""Play the matches behind our claims and write docs/ladder.md from them.

    python -m bench.strength                       every match in full: many hours on few cores
    python -m bench.strength --only ordering --games 40    the first forty games of one match
    python -m bench.strength --write               only write the page from what has been played

Games are kept in bench/games/, a line each, so a run goes on where the last one stopped, on any day. The name of a file
ends with the make of the bots that played it: games of bots that have changed since are never counted with later ones.
"""

import argparse
import ast
import hashlib
import json
import platform
from importlib.metadata import version
from pathlib import Path

from rich.console import Console

from bench.strength_plan import PLAN, Match
from bree.arena.report import percent, summary
from bree.arena.tournament import Results, Tournament, run
from bree.core.registry import game

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "bench/games"
SOAKED = KEPT / "soak.jsonl"
PAGE = ROOT / "docs/ladder.md"
SOURCES = ROOT / "src"
KNOWLEDGE = SOURCES / "bree/bots/knowledge/data"


def make_of(name: str) -> str:
    """Eight digits that change when what the bots of this game do, or know, changes; comments do not count."""
    todo = ["bree.bots.levels", f"bree.bots.{name}", f"bree.bots.knowledge.{name}"]
    met: dict[str, str] = {}
    while todo:
        module = todo.pop()
        path = SOURCES / f"{module.replace('.', '/')}.py"
        if module in met or not path.exists():
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        met[module] = meaning(tree)
        imported = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        todo += [x for x in imported if x.startswith(("bree.bots.", "bree.search."))]
    digest = hashlib.sha256()
    for module in sorted(met):
        digest.update(met[module].encode())
    for path in sorted(KNOWLEDGE.glob(f"{name}*.json")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:8]


def meaning(tree: ast.Module) -> str:
    """A program without its comments and docstrings."""
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [x for x in body if not _words(x)] or [ast.Pass()]  # type: ignore[attr-defined]
    return ast.unparse(tree)


def _words(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def tournament(match: Match, number: int) -> Tournament:
    """The first games of this match."""
    setting = game(match.game).setting(match.seats, dict(match.options))
    return Tournament(setting, match.bots, number, tables=match.tables, make=make_of(match.game))


def kept_at(match: Match) -> Path:
    """Where the games of the bots as they are now are kept."""
    return KEPT / f"{match.name}-{make_of(match.game)}.jsonl"


def soaked() -> dict[tuple[str, str], int]:
    """How many games of each game and mode the bots as they are now went through without a fault."""
    rows = [json.loads(row) for row in SOAKED.read_text(encoding="utf-8").splitlines()] if SOAKED.exists() else []
    return {(r["game"], r["mode"]): r["games"] for r in rows if r["make"] == make_of(r["game"])}


def keep_soaked(game: str, mode: str, games: int) -> None:
    """The bots went through so many games of this mode."""
    with SOAKED.open("a", encoding="utf-8") as file:
        file.write(json.dumps({"game": game, "mode": mode, "games": games, "make": make_of(game)}) + "\n")


def page(told: dict[str, dict[str, object]]) -> str:
    """The ladder as a page."""
    lines = [
        "# Ladder",
        "",
        "Written by `python -m bench.strength` from the games kept in `bench/games`; the matches are listed in",
        "`bench/strength_plan.py`. Shares are of points (a draw is a half), with Wilson's 95 % intervals. Seconds are",
        "processor time on one core. Bots meet twice for every seed, sides swapped. A match that is not complete is",
        "shown as far as it was played.",
        f"Bree {version('bree')}, Python {platform.python_version()}, {platform.machine()}.",
    ]
    for match in PLAN:
        if match.name not in told:
            continue
        found = told[match.name]
        lines += ["", f"## {match.title}", ""]
        if match.goal:
            lines.append(f"Goal: {match.goal}.")
        lines += [match.remark] if match.remark else []
        wanted = len(tournament(match, match.games).tasks())
        lines.append(f"Played: {found['games']:,} games of {wanted:,}.")
        lines += ["", *(matches(found) if "matches" in found else tables(found))]
        faults = found["faults"]
        replaced = len(faults) if isinstance(faults, list) else 0
        lines += ["", f"Seed {found['seed']}, bots of make {found['make']}, bots replaced: {replaced}."]
    lines += soak_table(soaked())
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


def soak_table(found: dict[tuple[str, str], int]) -> list[str]:
    """What the bots went through."""
    if not found:
        return []
    lines = ["", "## Without a fault", ""]
    lines.append("Games of all bots together, at small budgets, in which none raised, hung or played an illegal action")
    lines += ["(`python -m bench.strength_soak`).", "", "| game | mode | games |", "|---|---|---|"]
    return lines + [f"| {game} | {mode or 'all'} | {games:,} |" for (game, mode), games in sorted(found.items())]


def write() -> None:
    """The page, from all games that are kept."""
    told: dict[str, dict[str, object]] = {}
    for match in PLAN:
        if kept_at(match).exists():
            results = Results(tournament(match, match.games), kept_at(match))
            if results.played:
                told[match.name] = summary(results)
    PAGE.write_text(page(told), encoding="utf-8")


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
    write()


if __name__ == "__main__":
    main()
