"""Learn what positions of a game are worth, from games that the bots' one-step player plays against itself.

    python -m bench.learn duel --rounds 8 --games 4000

For games whose knowledge is a `LearnedGuide`. Each round plays with what was learned so far (the first at random) in
worlds drawn from what the mover knows, and fits a small network to how the games ended.
"""

import argparse
import importlib
import json
import time
from multiprocessing import get_context
from pathlib import Path

import numpy as np
from librt.vecs import vec

from bree.bots.knowledge.learned import LearnedGuide, read_layers
from bree.core.chance import CHANCE, Random
from bree.core.game import Setting
from bree.core.registry import game as find_game
from bree.core.state import State
from bree.search.budget import Budget
from bree.search.flat import flat
from bree.search.think import multiple_observer

TRIALS = 3
"""How often each action is tried where chance decides what follows."""
SEARCHED = {"duel": 16}
"""Games in which the player searches a little instead, since one step tells too little."""
DATA = Path(__file__).parents[1] / "src/bree/bots/knowledge/data"


def guide_with(game: str, text: str) -> LearnedGuide:
    """The game's guide with these layers."""
    module = importlib.import_module(f"bree.bots.knowledge.{game}")
    return next(
        found(read_layers(text))
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, LearnedGuide) and found.__module__ == module.__name__
    )


def settings(game: str) -> list[Setting]:
    """The ways to play that are learned from."""
    found = find_game(game)
    if not found.cooperative:
        return [found.setting()]
    strengths = next(o.choices for o in found.options if o.name == "sauron")
    return [found.setting(seats, {"sauron": s}) for seats in found.seats for s in strengths]


def choose(guide: LearnedGuide, state: State, seat: int, rng: Random) -> int:
    """One step ahead; in a co-operative game only where the guide can judge, habit does the rest."""
    if state.setting.game.cooperative and not guide.ready(state):
        return guide.pick(state, seat, state.actions(seat), rng)
    view = state.view(seat)
    world = view.sample(rng)
    actions = world.actions(seat)
    if state.setting.game.id in SEARCHED:
        return multiple_observer(view, Budget(iterations=SEARCHED[state.setting.game.id]), guide, rng).choose(rng)
    if not state.setting.game.cooperative:
        return guide.pick(world, seat, actions, rng)
    thought = flat(view, actions, Budget(iterations=TRIALS * len(actions)), guide, rng, 0.1)
    values = list(thought.values)
    return int(actions[values.index(max(values))])


def play(game: str, text: str, seed: int, games: int, noise: float) -> tuple[np.ndarray, np.ndarray]:
    """Positions as features, and what became of them for the first seat."""
    rng = Random(seed)
    guide = guide_with(game, text)
    ways = settings(game)
    rows: list[list[float]] = []
    ends: list[float] = []
    for _ in range(games):
        setting = ways[rng.below(len(ways))]
        state = setting.game.start(setting)
        begun = len(rows)
        while state.waiting():
            seat = state.waiting()[0]
            if seat == CHANCE:
                state.apply(seat, state.actions(seat)[rng.weighted(state.weights())])
                continue
            judged = guide.ready(state)
            if judged:
                rows.append(list(guide.features(state)))
            blank = guide.layers.width == 0 and setting.game.id not in SEARCHED
            if (blank or rng.below(1000) < noise * 1000) and (judged or not setting.game.cooperative):
                actions = state.view(seat).sample(rng).actions(seat)
                action = actions[rng.below(len(actions))]
            else:
                action = choose(guide, state, seat, rng)
            state.apply(seat, action)
        rewards = vec[float]([0.0] * setting.seats)
        guide.settle(state, rewards)
        ends += [rewards[0]] * (len(rows) - begun)
    return np.array(rows, dtype=np.float32), np.array(ends, dtype=np.float32)


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
        self.moments = [(np.zeros_like(p), np.zeros_like(p)) for p in self.parts]
        self.steps = 0

    def forward(self, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        bias, straight, first, begin, second = self.parts
        hidden = np.maximum(x @ first + begin, 0)
        return 1 / (1 + np.exp(-(x @ straight + hidden @ second + bias))), hidden

    def fit(self, x: np.ndarray, z: np.ndarray, epochs: int, rate: float, decay: float) -> float:
        held = len(x) // 20
        rng = np.random.default_rng(self.steps)
        train = np.arange(held, len(x))
        for epoch in range(epochs):
            rng.shuffle(train)
            for start in range(0, len(train), 1024):
                self.step(x[train[start : start + 1024]], z[train[start : start + 1024]], rate, decay)
            rate *= 0.7 if epoch >= epochs // 2 else 1.0
        p = self.forward(x[:held])[0]
        return float(-np.mean(z[:held] * np.log(p + 1e-7) + (1 - z[:held]) * np.log(1 - p + 1e-7)))

    def step(self, x: np.ndarray, z: np.ndarray, rate: float, decay: float) -> None:
        p, hidden = self.forward(x)
        error = (p - z) / len(z)
        back = np.outer(error, self.parts[4]) * (hidden > 0)
        slopes = [error.sum(keepdims=True), x.T @ error, x.T @ back, back.sum(0), hidden.T @ error]
        self.steps += 1
        for part, (mean, square), slope in zip(self.parts, self.moments, slopes, strict=True):
            mean[...] = 0.9 * mean + 0.1 * slope
            square[...] = 0.999 * square + 0.001 * slope * slope
            scale = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            part[...] -= scale * mean / (np.sqrt(square) + 1e-8) + rate * decay * part

    def text(self, provenance: str) -> str:
        bias, straight, first, begin, second = self.parts
        units = np.concatenate([begin[None, :], first, second[None, :]]).T.ravel()
        told = {"provenance": provenance, "size": self.size, "width": self.width}
        numbers = {"bias": _whole(bias)[0], "straight": _whole(straight), "first": _whole(units)}
        return json.dumps({**told, **numbers}, separators=(",", ":")) + "\n"


def _whole(part: np.ndarray) -> list[int]:
    return [round(float(x) * 10000) for x in part.ravel()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--width", type=int, default=12)
    parser.add_argument("--noise", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    out = args.out or DATA / f"{args.game}.json"
    blank = {"size": 0, "width": 0, "bias": 0, "straight": [], "first": []}
    text, learner = json.dumps(blank), None
    kept: list[tuple[np.ndarray, np.ndarray]] = []
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
            kept = [*kept[-2:], (np.concatenate([p[0] for p in played]), np.concatenate([p[1] for p in played]))]
            if number in (1, 2):
                kept = kept[-1:]
            middle = time.time()
            x, z = np.concatenate([k[0] for k in kept]), np.concatenate([k[1] for k in kept])
            learner = learner or Learner(x.shape[1], args.width, args.seed)
            loss = learner.fit(x, z, 8, 0.002, 0.003)
            command = f"python -m bench.learn {args.game} --rounds {args.rounds} --games {args.games}"
            command += f" --width {args.width} --noise {args.noise} --seed {args.seed}"
            text = learner.text(f"{command}: round {number + 1}, {args.games * (number + 1)} games")
            out.write_text(text, encoding="utf-8")
            spent = f"{middle - begun:.0f} s playing, {time.time() - middle:.0f} s fitting"
            share = float(kept[-1][1].mean())
            print(
                f"round {number + 1}: {len(x)} positions, first seat {share:.3f}, loss {loss:.4f}, {spent}", flush=True
            )


if __name__ == "__main__":
    main()
