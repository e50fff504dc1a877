"""The two markers on the energy scale."""

from mypy_extensions import i64

from bree.games.duel.cards import BALROG, GANDALF
from bree.games.duel.model import ENERGY, Table


def lose(table: Table, side: i64, squares: i64) -> None:
    """Move a marker down, at most to the last square of the scale."""
    table.open[ENERGY + side] = max(table.open[ENERGY + side] - squares, table.printed.bottom)


def gain(table: Table, side: i64, squares: i64) -> None:
    """Move a marker up, at most to the orange cross (duel:189)."""
    table.open[ENERGY + side] = min(table.open[ENERGY + side] + squares, table.printed.top)


def apart_below_zero(table: Table) -> bool:
    """Do the markers end the duel? One is negative, and they do not share a square while cards are left (105-111)."""
    gandalf = table.open[ENERGY + GANDALF]
    balrog = table.open[ENERGY + BALROG]
    if gandalf >= table.printed.lowest and balrog >= table.printed.lowest:
        return False
    return gandalf != balrog or all_laid(table)


def all_laid(table: Table) -> bool:
    """Have both sides laid the cards of this duel (duel:104, duel:148)?"""
    return table.left_to_play(GANDALF) == 0 and table.left_to_play(BALROG) == 0
