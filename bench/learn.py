"""Learn what positions of a game are worth, from games that the bots' one-step player plays against itself.

    python -m bench.learn duel --rounds 8 --games 4000

For games of two whose knowledge is a `LearnedGuide`. Each round plays with what was learned so far (first at random)
in worlds drawn from what the mover knows, and fits a small network to how the games ended.
"""

import argparse
import importlib
import json
import time
from multiprocessing import get_context
from pathlib import Path

import numpy as np
from librt.vecs import vec

from bree.bots.learned import LearnedGuide, read_layers
from bree.core.chance import CHANCE, Random
from bree.core.registry import game as find_game
from bree.core.state import State
from bree.search.budget import Budget
from bree.search.think import multiple_observer

SEARCHED = {"duel": 16}
"""Games in which the player searches a little instead, since one step tells too little."""
BOTS = Path(__file__).parents[1] / "src/bree/bots"
BLANK = '{"size": 0, "width": 0, "bias": [], "straight": [], "first": []}'
"""Layers that know nothing."""


def guide_with(game: str, text: str) -> LearnedGuide:
    """The game's guide with these layers."""
    module = importlib.import_module(f"bree.bots.{game}.guide")
    return next(
        found(read_layers(text))
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, LearnedGuide) and found.__module__ == module.__name__
    )


Played = tuple[np.ndarray, np.ndarray, np.ndarray]
"""Positions as features, the part of the game of each, and what became of it for the first seat."""


def play(game: str, text: str, seed: int, games: int, noise: float) -> Played:
    """So many games."""
    rng = Random(seed)
    guide = guide_with(game, text)
    setting = find_game(game).setting()
    rows: list[list[float]] = []
    parts: list[int] = []
    ends: list[float] = []
    for _ in range(games):
        state = setting.game.start(setting)
        begun = len(rows)
        while state.waiting():
            seat = state.waiting()[0]
            if seat == CHANCE:
                state.apply(seat, state.actions(seat)[rng.weighted(state.weights())])
                continue
            if guide.ready(state):
                rows.append(list(guide.features(state)))
                parts.append(int(guide.part(state)))
            state.apply(seat, _decide(guide, state, seat, rng, noise))
        rewards = vec[float]([0.0] * setting.seats)
        guide.settle(state, rewards)
        ends += [rewards[0]] * (len(rows) - begun)
    return (np.array(rows, dtype=np.float32), np.array(parts), np.array(ends, dtype=np.float32))


def _decide(guide: LearnedGuide, state: State, seat: int, rng: Random, noise: float) -> int:
    """What the player does: now and then anything, so that judgement sees more than what it would choose."""
    game, blank = state.setting.game, guide.layers.size == 0
    view = state.view(seat)
    world = view.sample(rng)
    actions = world.actions(seat)
    if rng.below(1000) < int(noise * 1000) or (blank and game.id not in SEARCHED):
        return int(actions[rng.below(len(actions))])
    if game.id in SEARCHED:
        return int(multiple_observer(view, Budget(iterations=SEARCHED[game.id]), guide, rng).choose(rng))
    return int(guide.pick(world, seat, actions, rng))


class Adam:
    """Takes numbers down their slopes, each at its own pace (Kingma and Ba 2015)."""

    def __init__(self, parts: list[np.ndarray]) -> None:
        self.parts = parts
        self.moments = [(np.zeros_like(p), np.zeros_like(p)) for p in parts]
        self.steps = 0

    def step(self, slopes: list[np.ndarray], rate: float, decay: float) -> None:
        self.steps += 1
        for part, (mean, square), slope in zip(self.parts, self.moments, slopes, strict=True):
            mean[...] = 0.9 * mean + 0.1 * slope
            square[...] = 0.999 * square + 0.001 * slope * slope
            scale = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            part[...] -= scale * mean / (np.sqrt(square) + 1e-8) + rate * decay * part


def log_loss(p: np.ndarray, z: np.ndarray) -> float:
    """How badly these odds foretold these ends."""
    return float(-np.mean(z * np.log(p + 1e-7) + (1 - z) * np.log(1 - p + 1e-7)))


class Learner:
    """The layers as arrays, fitted by Adam to the logarithmic loss."""

    def __init__(self, size: int, width: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.size, self.width = size, width
        self.parts = [
            np.zeros(1, np.float32),
            np.zeros(size, np.float32),
            (rng.standard_normal((size, width)) * 0.3 / np.sqrt(size)).astype(np.float32),
            np.zeros(width, np.float32),
            (rng.standard_normal(width) * 0.1).astype(np.float32),
        ]
        self.adam = Adam(self.parts)

    def forward(self, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        bias, straight, first, begin, second = self.parts
        hidden = np.maximum(x @ first + begin, 0)
        return 1 / (1 + np.exp(-(x @ straight + hidden @ second + bias))), hidden

    def fit(self, x: np.ndarray, z: np.ndarray, epochs: int, rate: float, decay: float) -> float:
        held = len(x) // 20
        rng = np.random.default_rng(self.adam.steps)
        train = np.arange(held, len(x))
        for epoch in range(epochs):
            rng.shuffle(train)
            for start in range(0, len(train), 1024):
                self.step(x[train[start : start + 1024]], z[train[start : start + 1024]], rate, decay)
            rate *= 0.7 if epoch >= epochs // 2 else 1.0
        return log_loss(self.forward(x[:held])[0], z[:held])

    def step(self, x: np.ndarray, z: np.ndarray, rate: float, decay: float) -> None:
        p, hidden = self.forward(x)
        error = (p - z) / len(z)
        back = np.outer(error, self.parts[4]) * (hidden > 0)
        slopes = [error.sum(keepdims=True), x.T @ error, x.T @ back, back.sum(0), hidden.T @ error]
        self.adam.step(slopes, rate, decay)

    def units(self) -> np.ndarray:
        """For each sum where it begins, the weight of each feature, and its own weight."""
        _, _, first, begin, second = self.parts
        return np.concatenate([begin[None, :], first, second[None, :]]).T.ravel()


def written(learners: list[Learner], provenance: str) -> str:
    """The data file: the layers of all parts of the game, in ten-thousandths."""
    told = {"provenance": provenance, "size": learners[0].size, "width": learners[0].width}
    bias, straight = ([n for x in learners for n in _whole(x.parts[which])] for which in (0, 1))
    first = [n for x in learners for n in _whole(x.units())]
    return json.dumps({**told, "bias": bias, "straight": straight, "first": first}, separators=(",", ":")) + "\n"


def _whole(part: np.ndarray) -> list[int]:
    return [round(float(x) * 10000) for x in part.ravel()]


def _joined(played: list[Played]) -> Played:
    return tuple(np.concatenate(columns) for columns in zip(*played, strict=True))  # type: ignore[return-value]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--width", type=int, default=12)
    parser.add_argument("--window", type=int, default=3, help="the rounds that are fitted together")
    parser.add_argument("--noise", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--begin", type=Path, help="go on from this data file instead of from random play")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    out = args.out or BOTS / args.game / "data" / "guide.json"
    text = args.begin.read_text(encoding="utf-8") if args.begin else BLANK
    learners: list[Learner] = []
    kept: list[Played] = []
    with get_context("spawn").Pool(args.processes) as pool:
        for number in range(args.rounds):
            begun = time.time()
            tasks = [
                (
                    args.game,
                    text,
                    args.seed * 7919 + number * 104729 + i * 1009,
                    args.games // args.processes,
                    args.noise,
                )
                for i in range(args.processes)
            ]
            played = pool.starmap(play, tasks)
            kept = [*kept[1 - args.window :], _joined(played)]
            if number in (1, 2) and not args.begin:
                kept = kept[-1:]  # what the first rounds taught is soon out of date
            middle = time.time()
            x, part, z = _joined(kept)
            learners = learners or [Learner(x.shape[1], args.width, args.seed) for _ in range(part.max() + 1)]
            losses = [one.fit(x[part == i], z[part == i], 8, 0.002, 0.003) for i, one in enumerate(learners)]
            command = f"python -m bench.learn {args.game} --rounds {args.rounds} --games {args.games}"
            command += f" --window {args.window} --width {args.width} --noise {args.noise} --seed {args.seed}"
            command += f" --begin {args.begin.name}" if args.begin else ""
            text = written(learners, f"{command}: round {number + 1}, {args.games * (number + 1)} games")
            out.write_text(text, encoding="utf-8")
            spent = f"{middle - begun:.0f} s playing, {time.time() - middle:.0f} s fitting"
            share, loss = (float(kept[-1][2].mean()), " ".join(f"{one:.4f}" for one in losses))
            print(f"round {number + 1}: {len(x)} positions, first seat {share:.3f}, loss {loss}, {spent}", flush=True)


if __name__ == "__main__":
    main()
