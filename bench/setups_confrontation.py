"""Measure set-ups of The Confrontation and write those that win most to the bots' data file.

    python -m bench.setups_confrontation --games 6000

For each mode: the network ranks thousands of random set-ups, the best go into a pool for each side, and a quick search
plays them against each other, set-ups drawn in pairs at random. After each quarter of the games the worse half of both
pools is dropped. What is left is written with the games it played and the share it won.
"""

import argparse
import json
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path

from bree.bots.confrontation.guide import ConfrontationGuide
from bree.bots.confrontation.setups import Front, complete, front_regions, place_all, rank
from bree.bots.registry import guide_for
from bree.core.chance import CHANCE, Random
from bree.core.registry import game
from bree.games.confrontation.components import CHARACTERS, REGION_NAMES, SIDES
from bree.games.confrontation.model.data import ConfrontationData
from bree.search.budget import Budget
from bree.search.think import multiple_observer

OUT = Path(__file__).parents[1] / "src/bree/bots/confrontation/data/setups.json"
MODES: dict[str, dict[str, object]] = {"classic": {}, "variant": {"mode": "variant"}}
QUARTERS = 4


def candidates(mode: str, seat: int, tried: int, kept: int, seed: int) -> list[Front]:
    """The best set-ups by the network, no two of them nearly the same."""
    setting = game("confrontation").setting(0, MODES[mode])
    state = setting.game.start(setting)
    guide = guide_for(setting)
    assert isinstance(guide, ConfrontationGuide)
    rng = Random(seed)
    fronts = [complete((), seat, rng) for _ in range(tried)]
    chosen: list[Front] = []
    for _, front in rank(state.view(seat), guide, fronts, rng):
        if all(sum(a == b for a, b in zip(front, other, strict=True)) < 4 for other in chosen):
            chosen.append(front)
        if len(chosen) == kept:
            break
    return chosen


def play(mode: str, light: Front, dark: Front, iterations: int, seed: int) -> float:
    """What Light makes of this pair of set-ups when both sides search a little."""
    setting = game("confrontation").setting(0, MODES[mode])
    guide = guide_for(setting)
    state = setting.game.start(setting)
    rng = Random(seed)
    place_all(state, 0, light)
    place_all(state, 1, dark)
    while state.waiting():
        seat = state.waiting()[0]
        if seat == CHANCE:
            action = int(state.actions(CHANCE)[rng.weighted(state.weights())])
        else:
            view = state.view(seat)
            action = view.actions[0]
            if len(view.actions) > 1:
                action = multiple_observer(view, Budget(iterations=iterations), guide, rng, 0.35).choose(rng)
        state.apply(seat, action)
    assert isinstance(state, ConfrontationData)
    return 0.5 if state.winner > 1 else 1.0 - int(state.winner)


def measure(mode: str, args: argparse.Namespace, pool: Pool) -> dict[str, object]:
    """Successive halving of both pools."""
    games, iterations, seed = args.games, args.iterations, args.seed
    pools = [candidates(mode, seat, args.tried, args.pool, seed + seat) for seat in (0, 1)]
    rng = Random(seed)
    won: dict[tuple[int, Front], float] = {}
    count: dict[tuple[int, Front], int] = {}
    number = 0
    for quarter in range(QUARTERS):
        tasks = []
        for _ in range(games // QUARTERS):
            light = pools[0][number % len(pools[0])]
            dark = pools[1][rng.below(len(pools[1]))]
            tasks.append((mode, light, dark, iterations, seed * 65537 + number))
            number += 1
        for (_, light, dark, _, _), worth in zip(tasks, pool.starmap(play, tasks, 4), strict=True):
            for key, points in (((0, light), worth), ((1, dark), 1 - worth)):
                won[key] = won.get(key, 0.0) + points
                count[key] = count.get(key, 0) + 1
        print(f"{mode}: {number} games, Light {sum(w for (s, _), w in won.items() if s == 0) / number:.3f}", flush=True)
        if quarter < QUARTERS - 1:
            for seat in (0, 1):
                ranked = sorted(pools[seat], key=lambda f: -won.get((seat, f), 0) / count.get((seat, f), 1))
                pools[seat] = ranked[: (len(ranked) + 1) // 2]
    told: dict[str, object] = {}
    for seat in (0, 1):
        ranked = sorted(pools[seat], key=lambda f: -won[seat, f] / count[seat, f])
        told[f"{mode} {SIDES[seat]}"] = [
            {
                "front": [CHARACTERS[t + (18 if mode == "variant" else 0)] for t in front],
                "games": count[seat, front],
                "share": round(won[seat, front] / count[seat, front], 3),
            }
            for front in ranked
        ]
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--iterations", type=int, default=150)
    parser.add_argument("--pool", type=int, default=64)
    parser.add_argument("--tried", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, default=OUT)
    args = parser.parse_args()
    command = f"python -m bench.setups_confrontation --games {args.games} --iterations {args.iterations}"
    command += f" --pool {args.pool} --tried {args.tried} --seed {args.seed}"
    setups: dict[str, object] = {}
    with get_context("spawn").Pool(args.processes) as pool:
        for mode in MODES:
            setups.update(measure(mode, args, pool))
            told = {
                "provenance": f"{command}; shares are of games against the other side's pool at that stage",
                "regions": {side: [REGION_NAMES[r] for r in front_regions(seat)] for seat, side in enumerate(SIDES)},
                "setups": setups,
            }
            args.out.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
