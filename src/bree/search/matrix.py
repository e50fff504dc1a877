"""Zero-sum matrix games solved exactly: the mixed strategies of two players who choose at the same time."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_TINY: Final = 1e-9


class Equilibrium:
    """What the game is worth to the row player, and how each of the two should mix."""

    def __init__(self, value: float, rows: vec[float], columns: vec[float]) -> None:
        self.value = value
        self.rows = rows
        self.columns = columns


def solve(payoffs: vec[float], rows: i64, columns: i64) -> Equilibrium:
    """Solve the game in which the row player gains `payoffs[row * columns + column]`, by the simplex method.

    >>> e = solve(vec[float]([1.0, -0.5, -0.5, 0.25]), 2, 2)
    >>> abs(e.value) < 1e-9, abs(e.rows[0] - 1 / 3) < 1e-9, abs(e.columns[0] - 1 / 3) < 1e-9
    (True, True, True)
    """
    lowest: float = payoffs[0]
    for payoff in payoffs:
        lowest = min(lowest, payoff)
    # With all payoffs positive: maximise the sum of y subject to payoffs * y <= 1; the value is one over that sum.
    width: i64 = columns + rows + 1
    table: vec[float] = vec[float]([0.0] * ((rows + 1) * width))
    basis: vec[i64] = vec[i64]([0] * rows)
    row: i64 = 0
    while row < rows:
        column: i64 = 0
        while column < columns:
            table[row * width + column] = payoffs[row * columns + column] - lowest + 1.0
            column += 1
        table[row * width + columns + row] = 1.0
        table[row * width + width - 1] = 1.0
        basis[row] = columns + row
        row += 1
    column = 0
    while column < columns:
        table[rows * width + column] = -1.0
        column += 1
    _pivot_to_optimum(table, basis, rows, width)
    scale: float = table[rows * width + width - 1]
    column_mix: vec[float] = vec[float]([0.0] * columns)
    row_mix: vec[float] = vec[float]([0.0] * rows)
    row = 0
    while row < rows:
        if basis[row] < columns:
            column_mix[basis[row]] = table[row * width + width - 1] / scale
        row_mix[row] = table[rows * width + columns + row] / scale
        row += 1
    return Equilibrium(1.0 / scale + lowest - 1.0, row_mix, column_mix)


def _pivot_to_optimum(table: vec[float], basis: vec[i64], rows: i64, width: i64) -> None:
    """Bland's rule: the first column that gains, the first tight row; it never circles."""
    while True:
        entering: i64 = 0
        while entering < width - 1 and table[rows * width + entering] >= -_TINY:
            entering += 1
        if entering == width - 1:
            return
        leaving: i64 = -1
        least: float = 0.0
        row: i64 = 0
        while row < rows:
            slope: float = table[row * width + entering]
            if slope > _TINY:
                ratio: float = table[row * width + width - 1] / slope
                if leaving < 0 or ratio < least - _TINY or (ratio < least + _TINY and basis[row] < basis[leaving]):
                    leaving = row
                    least = ratio
            row += 1
        _pivot(table, leaving, entering, rows, width)
        basis[leaving] = entering


def _pivot(table: vec[float], leaving: i64, entering: i64, rows: i64, width: i64) -> None:
    pivot: float = table[leaving * width + entering]
    column: i64 = 0
    while column < width:
        table[leaving * width + column] /= pivot
        column += 1
    row: i64 = 0
    while row <= rows:
        factor: float = table[row * width + entering]
        if row != leaving and factor != 0.0:
            column = 0
            while column < width:
                table[row * width + column] -= factor * table[leaving * width + column]
                column += 1
        row += 1
