"""Thinking in several processes: each searches the same view from its own seed, and what they found is added up."""

import json
import os
from collections.abc import Callable

from bree.core.chance import Random
from bree.search.search import Thought

Thinking = Callable[[Random], Thought]


def think_together(think: Thinking, rng: Random, processes: int) -> Thought:
    """Run `think` in this many processes at once and return what they found together.

    With a budget of iterations the result depends on `rng` and `processes` alone. The processes are forked, so that the
    view need not be sent; on systems without fork one process does all the thinking.
    """
    seeds = [int(rng.below(1 << 30)) for _ in range(processes)]
    if processes == 1 or not hasattr(os, "fork"):
        return think(Random(seeds[0]))
    pipes = [_start(think, seed) for seed in seeds[1:]]
    thought = think(Random(seeds[0]))
    for pid, pipe in pipes:
        with os.fdopen(pipe, "rb") as file:
            told = file.read()
        os.waitpid(pid, 0)
        if told:
            thought.add(_read(thought, told))
    return thought


def _start(think: Thinking, seed: int) -> tuple[int, int]:
    reading, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writing)
        return pid, reading
    code = 1
    try:
        os.close(reading)
        found = think(Random(seed))
        told = [int(found.iterations), list(found.visits), list(found.values), list(found.mixture)]
        with os.fdopen(writing, "wb") as file:
            file.write(json.dumps(told).encode())
        code = 0
    finally:
        os._exit(code)


def _read(like: Thought, told: bytes) -> Thought:
    iterations, visits, values, mixture = json.loads(told)
    thought = Thought(like.actions, iterations)
    for place in range(len(visits)):
        thought.visits[place] = visits[place]
        thought.values[place] = values[place]
        thought.mixture[place] = mixture[place]
    return thought
