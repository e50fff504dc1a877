"""Playing many games at once: in processes of this machine, or on a Ray cluster."""

import importlib
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context

from bree.arena.match import Played, Task, play
from bree.arena.results import Results
from bree.core.errors import BreeError
from bree.extras import need

Listener = Callable[[Played], None]


def run(results: Results, processes: int = 1, ray: bool = False, listener: Listener | None = None) -> None:
    """Play the games that are left, in local processes or, with `ray`, on a Ray cluster."""
    left = results.left()
    for played in _on_ray(left) if ray else locally(left, processes):
        results.add(played)
        if listener is not None:
            listener(played)
    results.played.sort(key=lambda p: p.number)


def locally(tasks: Sequence[Task], processes: int) -> Iterator[Played]:
    """Play these games on this machine, and yield each result as soon as it is there."""
    if processes <= 1:
        yield from map(play, tasks)
        return
    others = active_children()
    with ProcessPoolExecutor(processes, get_context("spawn"), _leave_interrupts) as pool:
        try:
            for game in as_completed([pool.submit(play, task) for task in tasks]):
                yield game.result()
        except BrokenProcessPool as error:
            raise BreeError(
                "a process in which bots play has died: a bot ended it, or memory ran out. "
                "What was kept is not lost, and the same command goes on from there"
            ) from error
        except BaseException:  # games that are still being played are given up
            for process in set(active_children()) - set(others):
                process.kill()
            raise


def _leave_interrupts() -> None:
    """Ignore Ctrl-C in a process that plays: the one that began the tournament ends all others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_ray(tasks: Iterable[Task]) -> Iterator[Played]:
    """Play the games on a Ray cluster. Ray is imported here alone, since only tournaments on many machines need it."""
    need("ray", "--ray")
    ray = importlib.import_module("ray")
    ray.init(ignore_reinit_error=True)
    remote = ray.remote(play)
    waiting = [remote.remote(task) for task in tasks]
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)
