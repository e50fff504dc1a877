"""How far a seat may take back without asking: to where nothing was learned, no chance came and nobody else acted."""

from mypy_extensions import i64


class Taken:
    """One action as the table remembers it: who did what, and how much had been learned before it."""

    def __init__(self, seat: i64, action: i64, learned_before: i64) -> None:
        self.seat = seat
        self.action = action
        self.learned_before = learned_before


def free_undo(taken: list[Taken], learned: i64, seat: i64) -> int:
    """How many actions at the end of `taken` this seat may take back freely.

    >>> free_undo([Taken(1, 10, 0), Taken(0, 11, 0), Taken(0, 12, 0)], 0, 0)
    2
    >>> free_undo([Taken(0, 11, 0), Taken(0, 12, 0)], 1, 0)
    0
    """
    count = 0
    for action in reversed(taken):
        if action.seat != seat or action.learned_before != learned:
            break
        count += 1
    return count
