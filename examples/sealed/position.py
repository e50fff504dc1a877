"""Positions as text, both ways."""

from bree.core.text import Lines

from .components import NUMBERS
from .model import NOTHING, SealedData
from .notation import SEATS


def write(state: SealedData) -> str:
    """The whole truth: a line for each seat with its number and its bid."""
    rows = zip(SEATS, state.numbers, state.bids, strict=True)
    return "\n".join(f"{name} {number} {bid}" for name, number, bid in rows)


def read(state: SealedData, text: str) -> None:
    """Make a state at the start of the game into the position written here."""
    lines = Lines(text, SEATS)
    for seat, name in enumerate(SEATS):
        line = lines.one(name)
        if line is None:
            lines.fail(f"there is no line for {name}")
        state.numbers[seat] = line.number(NOTHING, len(NUMBERS) - 1)
        state.bids[seat] = line.number(NOTHING, int(state.numbers[seat]))
    lines.finish()
    if state.numbers[0] == NOTHING and state.numbers[1] != NOTHING:
        lines.fail("left draws first", SEATS[1])
    if NOTHING in state.numbers and (state.bids[0] or state.bids[1]):
        lines.fail("nobody bids before both have drawn", *SEATS)
