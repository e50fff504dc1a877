"""Matrix games with known solutions, and the property that defines one."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec

from bree.search.matrix import solve


def flat(rows: list[list[float]]) -> vec[float]:
    return vec[float]([x for row in rows for x in row])


def test_rock_paper_scissors() -> None:
    e = solve(flat([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]), 3, 3)
    assert e.value == pytest.approx(0)
    assert list(e.rows) == pytest.approx([1 / 3] * 3)
    assert list(e.columns) == pytest.approx([1 / 3] * 3)


def test_a_saddle_point_is_played_pure() -> None:
    e = solve(flat([[2, 3], [1, 4]]), 2, 2)
    assert e.value == pytest.approx(2)
    assert (list(e.rows), list(e.columns)) == ([1, 0], [1, 0])


def test_one_row_and_one_column() -> None:
    assert solve(flat([[3, -2, 5]]), 1, 3).value == pytest.approx(-2)
    assert solve(flat([[3], [-2], [5]]), 3, 1).value == pytest.approx(5)


@settings(max_examples=200, deadline=None)
@given(
    st.integers(1, 9).flatmap(
        lambda columns: st.lists(
            st.lists(st.integers(-3, 3), min_size=columns, max_size=columns), min_size=1, max_size=9
        )
    )
)
def test_neither_player_can_gain_by_changing(matrix: list[list[int]]) -> None:
    e = solve(flat([[float(x) for x in row] for row in matrix]), len(matrix), len(matrix[0]))
    assert sum(e.rows) == pytest.approx(1)
    assert sum(e.columns) == pytest.approx(1)
    assert min(*e.rows, *e.columns, 0.0) >= -1e-9
    best_row = max(sum(x * p for x, p in zip(row, e.columns, strict=True)) for row in matrix)
    worst_column = min(sum(row[j] * p for row, p in zip(matrix, e.rows, strict=True)) for j in range(len(matrix[0])))
    assert best_row == pytest.approx(e.value, abs=1e-6)
    assert worst_column == pytest.approx(e.value, abs=1e-6)
