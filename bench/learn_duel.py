"""Learn how the best level of The Duel imagines games: habits of play, and what is to be expected after each duel.

    python -m bench.learn_duel

Both begin with nothing. In every round habit plays against itself; the judgement is fitted to how the games ended, and
every weight of a habit is changed by how it spoke in each duel and what, by that judgement, the duel changed. The
changes grow smaller from round to round, so that the two sides settle down instead of chasing each other.
"""

import argparse
import json
from array import array
from pathlib import Path

import numpy as np
from librt.vecs import vec
from rich.progress import track

from bench.learn import BLANK, BOTS, Learner, written
from bree.bots.duel.habits import WEIGHTS, DuelHabits
from bree.bots.duel.outlook import PARTS, DuelOutlook, Lesson
from bree.bots.learned import read_layers
from bree.core.chance import Random
from bree.core.registry import game

FITTED = 5
"""The judgement is fitted anew after so many rounds."""
KEPT = 8
"""The rounds that it is fitted to."""
EPOCHS = 4

Played = tuple[np.ndarray, np.ndarray, np.ndarray]
"""Positions between duels as features, the part of the game of each, and what the game came to for Gandalf."""


def play(lesson: Lesson, rng: Random, games: int) -> tuple[Played, float]:
    """So many games, and what they came to on average."""
    setting = game("duel").setting()
    start = setting.game.start(setting)
    start.quiet = True
    numbers = array("f")
    parts: list[int] = []
    ends: list[float] = []
    total = 0.0
    for _ in range(games):
        end = lesson.play(start.clone(), rng)
        total += end
        for part, features in enumerate(lesson.met):
            numbers.extend(features)
            parts.append(part)
            ends.append(end)
    rows = np.array(numbers, dtype=np.float32).reshape(len(parts), -1)
    return (rows, np.array(parts), np.array(ends, dtype=np.float32)), total / games


class Climber:
    """Weights that climb along slopes, each at its own pace (Adam)."""

    def __init__(self) -> None:
        self.weights = np.zeros(WEIGHTS)
        self.mean = np.zeros(WEIGHTS)
        self.square = np.zeros(WEIGHTS)
        self.steps = 0

    def climb(self, slopes: np.ndarray, rate: float) -> None:
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * slopes
        self.square = 0.99 * self.square + 0.01 * slopes * slopes
        mean, square = (
            self.mean / (1 - 0.9**self.steps),
            self.square / (1 - 0.99**self.steps),
        )
        self.weights += rate * mean / (np.sqrt(square) + 1e-6)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--width", type=int, default=12)
    parser.add_argument("--rate", type=float, default=0.06)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=BOTS / "duel/data/outlook.json")
    args = parser.parse_args()
    command = f"python -m bench.learn_duel --rounds {args.rounds} --games {args.games} --width {args.width}"
    command += f" --rate {args.rate} --seed {args.seed}"
    rng, climber, worth = Random(args.seed), Climber(), 0.5
    kept: list[Played] = []
    start = game("duel").start(game("duel").setting())
    size = len(DuelOutlook(read_layers(BLANK), DuelHabits(vec[float]())).features(start))
    learners = [Learner(size, args.width, args.seed + part) for part in range(PARTS)]
    for number in track(range(args.rounds), "learning"):
        layers = read_layers(written(learners, ""))
        habits = DuelHabits(vec[float]([float(x) for x in climber.weights]), learning=True)
        lesson = Lesson(DuelOutlook(layers, habits), worth)
        played, worth = play(lesson, rng, args.games)
        if number > 0:
            climber.climb(
                np.array(list(lesson.slopes)) / args.games,
                args.rate * (1 - 0.9 * number / args.rounds),
            )
        kept = [*kept[1 - KEPT :], played]
        if number % FITTED == 0 or number == args.rounds - 1:
            x, part, z = (np.concatenate(columns) for columns in zip(*kept, strict=True))
            losses = [one.fit(x[part == i], z[part == i], EPOCHS, 0.002, 0.003) for i, one in enumerate(learners)]
            told = " ".join(f"{loss:.4f}" for loss in losses)
            print(f"round {number + 1}: Gandalf {worth:.3f}, loss {told}", flush=True)
    learned = json.loads(written(learners, f"{command}: {args.rounds * args.games} games"))
    learned["habits"] = [round(float(x) * 10000) for x in climber.weights]
    args.out.write_text(json.dumps(learned, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
