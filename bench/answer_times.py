"""How long the levels take to answer, by the clock, in positions from all over every game; writes docs/answer-times.md.

python -m bench.answer_times
"""

import argparse
import os
import platform
import time
from collections.abc import Iterator
from pathlib import Path

from bree.bots.levels import Level, level, levels
from bree.core.chance import CHANCE, Random
from bree.core.game import Game
from bree.core.registry import games
from bree.core.state import State
from bree.search.budget import Budget

PAGE = Path(__file__).parents[1] / "docs/answer-times.md"
PLAYED_BY = "hobbit"
QUICKLY = 8
"""The games from which the positions come are played by a weak level that thinks so many iterations."""


def positions(game: Game, seed: int) -> Iterator[tuple[State, int]]:
    """Every decision of one game, and who takes it."""
    setting = game.setting(max(game.seats))
    state, rng = game.start(setting), Random(seed)
    bot = level(PLAYED_BY).bot(setting)
    while waiting := state.waiting():
        seat = waiting[0]
        if seat == CHANCE:
            state.apply(seat, state.actions(seat)[rng.weighted(state.weights())])
            continue
        yield state, seat
        state.apply(seat, bot.choose(state.view(seat), rng, Budget(QUICKLY)))


def answers(game: Game, asked: Level, number: int) -> list[float]:
    """The seconds that so many answers took, each to a real choice, spread over several games."""
    rng, taken = Random(1), list[float]()
    seed = 0
    while len(taken) < number:
        seed += 1
        for state, seat in positions(game, seed):
            if len(state.actions(seat)) > 1 and rng.below(8) == 0 and len(taken) < number:
                bot, view = asked.bot(state.setting), state.view(seat)
                begun = time.perf_counter()
                bot.choose(view, rng, asked.budget())
                taken.append(time.perf_counter() - begun)
    return sorted(taken)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answers", type=int, default=40, metavar="N", help="for each game and level")
    args = parser.parse_args()
    begun = os.getloadavg()[0]
    rows: list[str] = []
    for game in games().values():
        for asked in levels():
            taken = answers(game, asked, args.answers)
            median, slowest = taken[len(taken) // 2], taken[-1]
            rows.append(f"| {game.id} | {asked.id} | {len(taken)} | {median:.2f} s | {slowest:.2f} s |")
            print(rows[-1], flush=True)
    told = [
        "# Answer times",
        "",
        "Written by `python -m bench.answer_times`: how long each level takes by the clock for a decision between at",
        "least two actions, in positions from all over its games, with the time it has by default.",
        f"CPython {platform.python_version()}, {os.cpu_count()} cores, load average {begun:.1f} at the start.",
        "",
        "| game | level | answers | median | slowest |",
        "|---|---|---|---|---|",
        *rows,
    ]
    PAGE.write_text("\n".join(told) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
