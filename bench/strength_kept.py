"""What has been played for our claims: the games in bench/games, a line each, and which bots played them.

The name of a file ends with the make of the bots that played it: games of bots that have changed since are never
counted with later ones.
"""

import ast
import hashlib
import json
from pathlib import Path

from bench.strength_plan import Match
from bree.arena.tournament import Tournament
from bree.core.registry import game

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "bench/games"
SOAKED = KEPT / "soak.jsonl"
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
