"""The two markers on the energy scale."""

from mypy_extensions import i64

from bree.games.duel.components import BALROG, GANDALF
from bree.games.duel.model import DuelData


def lose(state: DuelData, side: i64, squares: i64) -> None:
    """Move a marker down, at most to the last square of the scale."""
    state.set_energy(side, max(state.energy(side) - squares, state.printed.bottom))


def gain(state: DuelData, side: i64, squares: i64) -> None:
    """Move a marker up, at most to the orange cross (duel:189)."""
    state.set_energy(side, min(state.energy(side) + squares, state.printed.top))


def apart_below_zero(state: DuelData) -> bool:
    """Do the markers end the duel? One is negative, and they do not share a square while cards are left (105-111)."""
    gandalf = state.gandalf_energy
    balrog = state.balrog_energy
    if gandalf >= state.printed.lowest and balrog >= state.printed.lowest:
        return False
    return gandalf != balrog or all_laid(state)


def all_laid(state: DuelData) -> bool:
    """Have both sides laid the cards of this duel (duel:104, duel:148)?"""
    return state.left_to_play(GANDALF) == 0 and state.left_to_play(BALROG) == 0
