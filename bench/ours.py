"""Random play of our games. `python -m bench.ours WHAT GAME SECONDS` prints a rate per CPU-second.

Run with BREE_PURE=1 it measures the same files uncompiled.
"""

import random
import sys
import time

import bree
from bench.peers import rate
from bree.core.chance import CHANCE, Random
from bree.core.registry import game as find_game
from bree.core.state import State
from bree.games.confrontation.model.data import ConfrontationData
from bree.games.confrontation.model.questions import ASK_MOVE
from bree.search.guide import Guide
from bree.search.multiple import MultipleObserver
from bree.search.playout import random_playout
from bree.search.think import world


def quiet_start(game_id: str) -> State:
    """The first position without events and evidence, as other engines keep none."""
    state = bree.make(game_id)
    state.quiet = True
    return state


def driven(game_id: str, seconds: float) -> float:
    """Decisions, chance included, driven from Python with the API everybody uses."""
    start, bits = quiet_start(game_id), random.getrandbits

    def play() -> int:
        state, count = start.clone(), 0
        while waiting := state.waiting():
            seat = waiting[0]
            actions = state.actions(seat)
            if seat == CHANCE:
                state.apply(seat, random.choices(actions, state.weights())[0])  # type: ignore[arg-type]
            else:
                state.apply(seat, actions[bits(16) * len(actions) >> 16])
            count += 1
        return count

    return rate(play, seconds)


def inside(game_id: str, seconds: float) -> float:
    """Decisions with the loop inside the engine."""
    start, rng = quiet_start(game_id), Random(1)
    begun, decisions = time.process_time(), 0
    while time.process_time() - begun < seconds:
        decisions += random_playout(start.clone(), rng)
    return decisions / (time.process_time() - begun)


def games(game_id: str, seconds: float) -> float:
    """Whole random games with the loop inside the engine (four hobbits where one can choose)."""
    found = find_game(game_id)
    start, rng = found.start(found.setting(4 if 4 in found.seats else 0)), Random(1)
    start.quiet = True
    begun, count = time.process_time(), 0
    while time.process_time() - begun < seconds:
        random_playout(start.clone(), rng)
        count += 1
    return count / (time.process_time() - begun)


def clones(game_id: str, seconds: float) -> float:
    """Copies of a position from the middle of a game."""
    state, rng = quiet_start(game_id), Random(5)
    for _ in range(40):
        seat = state.waiting()[0]
        state.apply(seat, state.actions(seat)[rng.below(len(state.actions(seat)))])
    clone = state.clone
    begun, count = time.process_time(), 0
    while time.process_time() - begun < seconds:
        for _ in range(1000):
            clone()
        count += 1000
    return count / (time.process_time() - begun)


def iterations(game_id: str, seconds: float) -> float:
    """Iterations of MO-ISMCTS, each in a new world, at the first decision after the set-up."""
    state, rng = bree.make(game_id), Random(1)
    while state.waiting() == (CHANCE,) or (isinstance(state, ConfrontationData) and state.decision < ASK_MOVE):
        actions = state.actions(state.waiting()[0])
        state.apply(state.waiting()[0], actions[rng.below(len(actions))])
    view = state.view(state.waiting()[0])
    search = MultipleObserver(state.setting.seats, Guide(), rng)
    begun, count = time.process_time(), 0
    while time.process_time() - begun < seconds:
        for _ in range(32):
            search.iterate(world(view, rng))
        count += 32
    return count / (time.process_time() - begun)


MEASURES = {"driven": driven, "inside": inside, "games": games, "clones": clones, "iterations": iterations}

if __name__ == "__main__":
    what, game, seconds = sys.argv[1:]
    print(MEASURES[what](game, float(seconds)))
