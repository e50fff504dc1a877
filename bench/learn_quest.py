"""Learn what the best level thinks of positions of The Quest, from games of one-step players against themselves.

    python -m bench.learn_quest --rounds 12 --games 2500

The first round is played by the judgement of the lower levels (`quest.json`), every later one by what was learned so
far. Positions are taken from the side of whoever moves next, and fitted to how the game ended: won or lost, and a part
of it by how much, since a narrow result says less about the positions before it.
"""

import argparse
import math
import time
from array import array
from pathlib import Path

import numpy as np

from bench.learn import BLANK, BOTS, Learner, written
from bree.bots.learned import LearnedGuide, learned_layers, read_layers
from bree.bots.quest.guide import QuestGuide
from bree.bots.quest.value import PARTS, QuestValue, next_to_move
from bree.core.chance import CHANCE, Random
from bree.core.registry import game
from bree.games.quest.model import QuestData

MARGIN = 0.4
"""The part of the result that is told by points, and not by who won."""
WIDE = 3.0
"""A lead of so many points is clear."""
EPOCHS = 6

Played = tuple[np.ndarray, np.ndarray, np.ndarray]
"""Positions as features, the part of the game of each, and what became of it for whoever moved next."""


def play(player: LearnedGuide, seed: int, games: int, noise: float) -> Played:
    """So many games."""
    rng = Random(seed)
    blank = QuestValue(read_layers(BLANK))
    setting = game("quest").setting()
    numbers = array("f")
    parts: list[int] = []
    ends: list[float] = []
    for _ in range(games):
        state = setting.game.start(setting)
        assert isinstance(state, QuestData)
        state.quiet = True
        sides: list[int] = []
        while state.waiting():
            seat = state.waiting()[0]
            actions = state.actions(seat)
            if seat == CHANCE:
                state.advance(seat, actions[rng.weighted(state.weights())])
                continue
            numbers.extend(blank.features(state))
            parts.append(int(blank.part(state)))
            sides.append(int(next_to_move(state)))
            state.advance(seat, _decide(player, state, seat, rng, noise))
        end = result(state)
        ends += [end if side == 0 else 1.0 - end for side in sides]
    rows = np.array(numbers, dtype=np.float32).reshape(len(parts), -1)
    return rows, np.array(parts), np.array(ends, dtype=np.float32)


def _decide(player: LearnedGuide, state: QuestData, seat: int, rng: Random, noise: float) -> int:
    """What looks best at once in one imagined world; now and then anything."""
    actions = state.actions(seat)
    if len(actions) == 1 or rng.below(1000) < int(noise * 1000):
        return int(actions[rng.below(len(actions))])
    return int(player.pick(state.view(seat).sample(rng), seat, actions, rng))


def result(state: QuestData) -> float:
    """How the game ended for the first seat."""
    outcome = state.outcome()
    assert outcome is not None
    scores = outcome.detail["scores"]
    assert isinstance(scores, list)
    won = (float(outcome.returns[0]) + 1) / 2
    return (1 - MARGIN) * won + MARGIN / (1 + math.exp((scores[1] - scores[0]) / WIDE))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--games", type=int, default=2500)
    parser.add_argument("--width", type=int, default=24)
    parser.add_argument("--window", type=int, default=4, help="the rounds that are fitted together")
    parser.add_argument("--noise", type=float, default=0.06)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=BOTS / "quest/data/value.json")
    args = parser.parse_args()
    command = f"python -m bench.learn_quest --rounds {args.rounds} --games {args.games} --width {args.width}"
    command += f" --window {args.window} --noise {args.noise} --seed {args.seed}"
    player: LearnedGuide = QuestGuide(learned_layers("quest"))
    learners: list[Learner] = []
    kept: list[Played] = []
    for number in range(args.rounds):
        begun = time.process_time()
        kept = [*kept[1 - args.window :], play(player, args.seed * 7919 + number * 104729, args.games, args.noise)]
        middle = time.process_time()
        x, part, z = (np.concatenate(columns) for columns in zip(*kept, strict=True))
        learners = learners or [Learner(x.shape[1], args.width, args.seed + i) for i in range(PARTS)]
        losses = [one.fit(x[part == i], z[part == i], EPOCHS, 0.002, 0.003) for i, one in enumerate(learners)]
        text = written(learners, f"{command}: round {number + 1}, {args.games * (number + 1)} games")
        args.out.write_text(text, encoding="utf-8")
        player = QuestValue(read_layers(text))
        spent = f"{middle - begun:.0f} s playing, {time.process_time() - middle:.0f} s fitting"
        told = " ".join(f"{loss:.4f}" for loss in losses)
        print(f"round {number + 1}: {len(x)} positions, loss {told}, {spent}", flush=True)


if __name__ == "__main__":
    main()
