"""Learn what positions of The Confrontation are worth, from games a fast bot plays against itself.

    python -m bench.learn_confrontation --rounds 8 --games 10000

Each round plays games with the network learned so far (the first with random moves), looking one step ahead in a world
drawn from what the mover knows, and fits the network to how the games ended. Set-ups are random, so that the network
learns what each is worth. The result goes to the data file that the bots read, with where it comes from.
"""

import argparse
import json
import time
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from bench.learn import BOTS, Adam, log_loss
from bree.bots.confrontation.guide import ConfrontationGuide
from bree.bots.confrontation.value import DEEP, FEATURES, Network, features, load
from bree.core.chance import CHANCE, Random
from bree.core.registry import game
from bree.games.confrontation.model.data import ConfrontationData
from bree.games.confrontation.model.questions import ASK_MOVE

MODES: list[tuple[int, dict[str, object]]] = [
    (10, {}),
    (2, {"edition": "2002"}),
    (2, {"edition": "2002", "specials": "standard"}),
    (3, {"mode": "variant"}),
    (3, {"mode": "draft"}),
    (2, {"specials": "standard"}),
    (1, {"mode": "variant", "specials": "standard"}),
    (1, {"mode": "draft", "specials": "standard"}),
]
"""How often each way to play is learned from."""
MOST_ACTIVE = 48


def blank(width: int) -> Network:
    def text(n: int) -> list[int]:
        return [0] * n

    told = {"width": width, "bias": 0, "straight": text(FEATURES), "first": text((DEEP + 1) * width)}
    return load(json.dumps({**told, "second": text(width)}))


def play(network: str, seed: int, games: int, noise: float) -> tuple[np.ndarray, np.ndarray]:
    """Positions (the features that hold, padded) and what became of them for Light."""
    rng = Random(seed)
    guide = ConfrontationGuide(load(network)) if network else None
    shares = [m for n, m in MODES for _ in range(n)]
    rows: list[list[int]] = []
    ends: list[float] = []
    for _ in range(games):
        setting = game("confrontation").setting(0, shares[rng.below(len(shares))])
        state = setting.game.start(setting)
        assert isinstance(state, ConfrontationData)
        begun = len(rows)
        while state.waiting():
            seat = state.waiting()[0]
            actions = state.actions(seat)
            if seat == CHANCE:
                action = actions[rng.weighted(state.weights())]
            elif guide is None or state.decision < ASK_MOVE or int(rng.below(1000)) < noise * 1000:
                action = actions[rng.below(len(actions))]
            else:
                action = guide.pick(state.view(seat).sample(rng), seat, actions, rng)
            state.apply(seat, action)
            if state.decision == ASK_MOVE and state.waiting():
                found = list(features(state))
                rows.append(found + [FEATURES] * (MOST_ACTIVE - len(found)))
        worth = 0.5 if state.winner > 1 else 1.0 - int(state.winner)
        ends += [worth] * (len(rows) - begun)
    return np.array(rows, dtype=np.int16), np.array(ends, dtype=np.float32)


class Learner:
    """The network as arrays, fitted by Adam to the logarithmic loss."""

    def __init__(self, width: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.width = width
        self.parts = [
            np.zeros(1, np.float32),
            np.zeros(FEATURES, np.float32),
            (rng.standard_normal((DEEP + 1, width)) * 0.15).astype(np.float32),
            (rng.standard_normal(width) * 0.1).astype(np.float32),
        ]
        self.adam = Adam(self.parts)

    def fit(self, rows: np.ndarray, ends: np.ndarray, epochs: int, rate: float, decay: float) -> float:
        rng = np.random.default_rng(self.adam.steps)
        held = len(rows) // 20
        order = rng.permutation(len(rows) // 16)  # whole stretches of games, so that the held ones are other games
        index = np.concatenate([np.arange(16) + 16 * o for o in order])
        test, train = index[:held], index[held:]
        for epoch in range(epochs):
            rng.shuffle(train)
            for start in range(0, len(train), 2048):
                self.step(rows[train[start : start + 2048]], ends[train[start : start + 2048]], rate, decay)
            rate *= 0.7 if epoch >= epochs // 2 else 1.0
        loss = 0.0
        for start in range(0, len(test), 4096):
            p = self.forward(dense(rows[test[start : start + 4096]]))[0]
            z = ends[test[start : start + 4096]]
            loss += log_loss(p, z) * len(z)
        return loss / max(1, len(test))

    def forward(self, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        bias, straight, first, second = self.parts
        hidden = np.maximum(x[:, :DEEP] @ first[:DEEP] + first[DEEP], 0)
        return 1 / (1 + np.exp(-(x @ straight + hidden @ second + bias))), hidden

    def step(self, rows: np.ndarray, ends: np.ndarray, rate: float, decay: float) -> None:
        x = dense(rows)
        p, hidden = self.forward(x)
        error = (p - ends) / len(ends)
        back = np.outer(error, self.parts[3]) * (hidden > 0)
        first = np.concatenate([x[:, :DEEP].T @ back, back.sum(0, keepdims=True)])
        slopes = [error.sum(keepdims=True), x.T @ error, first, hidden.T @ error]
        self.adam.step(slopes, rate, decay)

    def text(self, provenance: str) -> str:
        bias, straight, first, second = ([round(float(x) * 1000) for x in part.ravel()] for part in self.parts)
        told = {"provenance": provenance, "width": self.width, "bias": bias[0], "straight": straight}
        return json.dumps({**told, "first": first, "second": second}, separators=(",", ":")) + "\n"


def dense(rows: np.ndarray) -> np.ndarray:
    x = np.zeros((len(rows), FEATURES + 1), np.float32)
    x[np.arange(len(rows))[:, None], rows] = 1
    return x[:, :FEATURES]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--games", type=int, default=10000)
    parser.add_argument("--width", type=int, default=24)
    parser.add_argument("--noise", type=float, default=0.08)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, default=BOTS / "confrontation/data/value.json")
    args = parser.parse_args()
    learner = Learner(args.width, args.seed)
    text = ""
    kept: list[tuple[np.ndarray, np.ndarray]] = []
    with get_context("spawn").Pool(args.processes) as pool:
        for number in range(args.rounds):
            begun = time.time()
            share = args.games // args.processes
            tasks = [
                (text, args.seed * 7919 + number * 104729 + i * 1009, share, args.noise) for i in range(args.processes)
            ]
            played = pool.starmap(play, tasks)
            kept = [*kept[-2:], (np.concatenate([p[0] for p in played]), np.concatenate([p[1] for p in played]))]
            middle = time.time()
            if number in (1, 2):
                kept = kept[-1:]
            rows, ends = np.concatenate([k[0] for k in kept]), np.concatenate([k[1] for k in kept])
            loss = learner.fit(rows, ends, 6, 0.002, 0.01)
            command = f"python -m bench.learn_confrontation --rounds {args.rounds} --games {args.games}"
            command += f" --width {args.width} --noise {args.noise} --seed {args.seed}"
            text = learner.text(f"{command}: round {number + 1}, {args.games * (number + 1)} games")
            args.out.write_text(text, encoding="utf-8")
            light = float(kept[-1][1].mean())
            spent = f"{middle - begun:.0f} s playing, {time.time() - middle:.0f} s fitting"
            print(f"round {number + 1}: {len(rows)} positions, Light {light:.3f}, loss {loss:.4f}, {spent}", flush=True)


if __name__ == "__main__":
    main()
