"""How fast the engine is, beside itself uncompiled and beside its peers, as ratios within one run.

`python -m bench.speed` prints the table and writes docs/speed.md. Runs alternate, so that a noisy machine is noisy for
everybody alike; each figure is the best of the rounds.
"""

import os
import platform
import subprocess
import sys
from pathlib import Path

from rich.progress import Progress

from bench.peers import PEERS
from bree.core.registry import games

ROOT = Path(__file__).parent.parent
PEER_PYTHON = ROOT / ".venv-bench" / "bin" / "python"
ROUNDS = 3
SECONDS = "1"


def ours(what: str, game: str, pure: bool = False) -> float:
    """One of our measures, in a process of its own."""
    command = [sys.executable, "-m", "bench.ours", what, game, SECONDS]
    return run(command, {"BREE_PURE": "1" if pure else "0"})


def peer(name: str) -> float:
    """One peer, in its own environment."""
    return run([str(PEER_PYTHON), "bench/peers.py", name, SECONDS], {})


def run(command: list[str], environment: dict[str, str]) -> float:
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=True
    )
    return float(done.stdout)


def measure() -> dict[tuple[str, str], float]:
    """Every figure, keyed by what was measured and of whom."""
    jobs: list[tuple[tuple[str, str], object]] = []
    for game in games():
        for what in ("driven", "inside", "iterations"):
            jobs.append(((what, game), lambda w=what, g=game: ours(w, g)))
            jobs.append(((f"{what} pure", game), lambda w=what, g=game: ours(w, g, True)))
        for what in ("games", "clones"):
            jobs.append(((what, game), lambda w=what, g=game: ours(w, g)))
    jobs += [(("driven", name), lambda n=name: peer(n)) for name in PEERS]
    best: dict[tuple[str, str], float] = {}
    with Progress() as progress:
        task = progress.add_task("measuring", total=ROUNDS * len(jobs))
        for _ in range(ROUNDS):
            for key, job in jobs:
                best[key] = max(best.get(key, 0.0), job())  # type: ignore[operator]
                progress.advance(task)
    return best


def page(best: dict[tuple[str, str], float]) -> str:
    """The table as a page of documentation."""
    lines = [
        "# Speed",
        "",
        "Written by `python -m bench.speed` (part of `make bench`): random play, per CPU-second, best of "
        f"{ROUNDS} alternating rounds of {SECONDS} s, on {platform.machine()}, Python {platform.python_version()}. "
        "Only the ratios travel: every row was measured in the same run.",
        "",
        "| game | driven from Python | × uncompiled | loop inside | × uncompiled | whole games | clones |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for game in games():
        driven, inside = best["driven", game], best["inside", game]
        lines.append(
            f"| {game} | {driven:,.0f} | {driven / best['driven pure', game]:.1f} "
            f"| {inside:,.0f} | {inside / best['inside pure', game]:.1f} "
            f"| {best['games', game]:,.0f} | {best['clones', game]:,.0f} |"
        )
    lines += ["", "| game | iterations of MO-ISMCTS at the first decision | × uncompiled |", "|---|---:|---:|"]
    for game in games():
        iterations = best["iterations", game]
        lines.append(f"| {game} | {iterations:,.0f} | {iterations / best['iterations pure', game]:.1f} |")
    lines += ["", "| peer, driven from Python the same way | decisions | confrontation is × |", "|---|---:|---:|"]
    for name in PEERS:
        lines.append(
            f"| {name} | {best['driven', name]:,.0f} | {best['driven', 'confrontation'] / best['driven', name]:.1f} |"
        )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    text = page(measure())
    (ROOT / "docs" / "speed.md").write_text(text, encoding="utf-8")
    print(text)
