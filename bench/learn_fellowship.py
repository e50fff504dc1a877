"""Learn what positions of The Lord of the Rings are worth, from games that a quick player plays with itself.

    python -m bench.learn_fellowship --rounds 18 --games 300

All hands lie open to the quick player, which teaches the same and saves drawing worlds: it tries every action as the
best partner does, with a trial or two. The first round is played by habit. Each round fits the layers to the games of
the later half of all rounds: to how they ended, and to how the layers of that round judged them on the way there.
"""

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np

from bench.learn import BLANK, BOTS, Learner, log_loss, written
from bree.bots.fellowship.features import journey_features
from bree.bots.fellowship.guide import FellowshipGuide
from bree.bots.fellowship.habits import habit, passes_by_habit, worth_trying
from bree.bots.fellowship.outlook import BOARDS, judged, part_of, secured, worth
from bree.bots.learned import read_layers
from bree.core.chance import CHANCE, Random
from bree.core.game import Setting
from bree.core.registry import game
from bree.games.fellowship.model import FellowshipData
from bree.games.fellowship.rules import frames as f

SHARES = {(3, 15): 8, (4, 12): 6, (2, 15): 2, (4, 15): 3, (3, 12): 3, (5, 15): 2, (5, 12): 2, (2, 12): 2}
"""How often each number of hobbits and place of Sauron is learned from; the others once."""
FIRST_ROUND = 8
"""Habit plays so many times faster that the first round has so many more games."""
BATCH = 256
RATE = 0.003
DECAY = 0.003
TRIALS = 2
SELDOM = 3
"""One in so many windows in which nobody is about to be harmed is thought about, the others are let pass."""
HABIT_BONUS = 0.004
"""What must be gained at least by leaving a habit: so few trials often look better than they are."""
TRUST = 0.85
"""How much of a target comes from what happened later, the rest from the judgement of the next position."""


class Played(NamedTuple):
    """Positions as features, the layers that judge each, and what became of it."""

    features: np.ndarray
    parts: np.ndarray
    targets: np.ndarray


def settings() -> list[Setting]:
    """The ways to play, as often as they are learned from."""
    found = game("fellowship")
    return [
        found.setting(seats, {"sauron": sauron})
        for seats in found.seats
        for sauron in (15, 12, 10)
        for _ in range(SHARES.get((seats, sauron), 1))
    ]


def play(text: str, setting: Setting, rng: Random, noise: float) -> tuple[Played, bool]:
    """One game, and whether the Ring was destroyed."""
    guide = FellowshipGuide(read_layers(text))
    learned = guide.layers.size > 0
    state = setting.game.start(setting)
    assert isinstance(state, FellowshipData)
    state.quiet = True
    rows: list[list[float]] = []
    parts: list[int] = []
    values: list[tuple[float, float]] = []
    last = -1
    while state.waits:
        part = int(part_of(state))
        if part >= 0 and part != last:
            rows.append(list(journey_features(state)))
            parts.append(part)
            values.append((secured(state), judged(state, guide.layers, part) if learned else 0.0))
        last = part
        seat = state.waiting()[0]
        if seat == CHANCE:
            state.advance(seat, state.actions(seat)[rng.weighted(state.weights())])
        else:
            state.advance(seat, _decide(guide, state, seat, rng, noise))
    end = worth(state)
    targets = []
    for least, value in reversed(values):
        targets.append((end - least) / (1.0 - least))
        if learned:
            end = TRUST * end + (1.0 - TRUST) * value
    rows_, parts_ = np.array(rows, dtype=np.float32), np.array(parts)
    return Played(rows_, parts_, np.array(targets[::-1], dtype=np.float32)), worth(state) == 1.0


def _decide(guide: FellowshipGuide, state: FellowshipData, seat: int, rng: Random, noise: float) -> int:
    """What the quick player does; now and then anything sensible with his cards, so that more is seen."""
    actions = state.actions(seat)
    if len(actions) == 1:
        return int(actions[0])
    if state.top(0) == f.CARDS and rng.below(1000) < int(noise * 1000):
        sensible = [int(a) for a in actions if worth_trying(a)]
        return sensible[rng.below(len(sensible))]
    usual = int(habit(state, seat, actions, rng))
    if guide.layers.size == 0 or (passes_by_habit(state) and rng.below(SELDOM) > 0):
        return usual
    return int(guide.outlook(state).best(state, seat, usual, TRIALS, HABIT_BONUS, rng.below(1 << 30)))


def fit(learner: Learner, x: np.ndarray, z: np.ndarray, steps: int) -> float:
    """So many corrections, ever smaller in the second half; the loss on positions that were left out."""
    held = len(x) // 20
    rng = np.random.default_rng(learner.adam.steps)
    for number in range(steps):
        batch = rng.integers(held, len(x), BATCH)
        learner.step(x[batch], z[batch], RATE * min(1.0, 2.0 - 2.0 * number / steps), DECAY)
    return log_loss(learner.forward(x[:held])[0], z[:held])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=18)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--width", type=int, default=24)
    parser.add_argument("--steps", type=int, default=600, help="how often the layers are corrected in a round")
    parser.add_argument("--noise", type=float, default=0.015)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=BOTS / "fellowship/data/guide.json")
    args = parser.parse_args()
    command = f"python -m bench.learn_fellowship --rounds {args.rounds} --games {args.games} --width {args.width}"
    command += f" --steps {args.steps} --noise {args.noise} --seed {args.seed}"
    text, ways = BLANK, settings()
    learners: list[Learner] = []
    kept: list[list[Played]] = []
    rng = Random(args.seed)
    for number in range(args.rounds):
        begun = time.process_time()
        won: dict[tuple[int, str], list[bool]] = {}
        played = []
        for _ in range(args.games * (FIRST_ROUND if number == 0 else 1)):
            setting = ways[rng.below(len(ways))]
            one, victory = play(text, setting, rng, args.noise)
            played.append(one)
            won.setdefault((setting.seats, setting.options["sauron"]), []).append(victory)
        kept = [*kept, played][-1 - number // 2 :]
        middle = time.process_time()
        x, part, z = (np.concatenate(column) for column in zip(*(p for r in kept for p in r), strict=True))
        learners = learners or [Learner(x.shape[1], args.width, args.seed) for _ in range(2 * BOARDS)]
        steps = args.steps * (FIRST_ROUND if number == 0 else 1)
        losses = [fit(one, x[part == i], z[part == i], steps) for i, one in enumerate(learners)]
        games = args.games * (FIRST_ROUND + number)
        text = written(learners, f"{command}: round {number + 1}, {games} games")
        args.out.write_text(text, encoding="utf-8")
        shares = "  ".join(f"{s}@{d} {np.mean(w):.2f}" for (s, d), w in sorted(won.items()) if len(w) > args.games / 12)
        spent = f"{middle - begun:.0f} s playing, {time.process_time() - middle:.0f} s fitting"
        print(f"round {number + 1}: {shares}, loss {' '.join(f'{one:.3f}' for one in losses)}, {spent}", flush=True)


if __name__ == "__main__":
    main()
