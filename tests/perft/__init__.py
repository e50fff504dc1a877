"""Exact counts of what can follow a position, kept as text.

A `.perft` file holds blocks such as

    options: edition=2005 mode=classic
    position: light: frodo@shire; dark: warg@mordor; turn dark
    1: 2
    2: 5

where "2: 5" says that five sequences of two actions are possible. Several waiting seats act in the order of seats.
"""

from collections.abc import Iterator
from pathlib import Path

from bree.core.registry import game as find_game
from bree.core.state import State

FOLDER = Path(__file__).parent


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` actions (chance included) can follow; a finished game counts as none."""
    waiting = state.waiting()
    if not waiting:
        return 0
    actions = state.actions(waiting[0])
    if depth == 1:
        return len(actions)
    total = 0
    for action in list(actions):
        after = state.clone()
        after.apply(waiting[0], action)
        total += perft(after, depth - 1)
    return total


def blocks() -> Iterator[tuple[str, State, dict[int, int]]]:
    """Yield every pinned position: its name, the state, and its counts by depth."""
    for path in sorted(FOLDER.glob("*/*.perft")):
        game = find_game(path.parent.name)
        for number, block in enumerate(path.read_text(encoding="utf-8").strip().split("\n\n"), start=1):
            options: dict[str, object] = {}
            seats, position = 0, ""
            counts: dict[int, int] = {}
            for line in block.splitlines():
                if line.startswith("#"):
                    continue
                key, _, value = line.partition(": ")
                if key == "options":
                    options = {name: chosen for name, _, chosen in (o.partition("=") for o in value.split())}
                elif key == "seats":
                    seats = int(value)
                elif key == "position":
                    position = value
                else:
                    counts[int(key)] = int(value)
            setting = game.setting(seats, options)
            state = game.position(setting, position) if position else game.start(setting)
            yield f"{path.parent.name}-{path.stem}-{number}", state, counts
