"""Chance is a mover like any other; this module names it and gives searchers and samplers a generator.

Nothing in the rules draws a random number. `Random` serves those who choose an outcome: bots, samplers, tests.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CHANCE: Final = -1
SPECTATOR: Final = -2
EVERYTHING: Final = -3

_M1: Final = 2147483563
_A1: Final = 40014
_M2: Final = 2147483399
_A2: Final = 40692


class Random:
    """L'Ecuyer's combined generator: every product stays below 2^48, so compiled and uncompiled runs agree.

    >>> rng = Random(7)
    >>> [rng.below(6) for _ in range(5)]
    [3, 3, 4, 1, 4]
    """

    def __init__(self, seed: int) -> None:
        self._s1: i64 = seed % (_M1 - 1) + 1
        self._s2: i64 = (seed // 65537 + seed) % (_M2 - 1) + 1
        for _ in range(16):
            self.below(2)

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1 (n at most 2^31)."""
        self._s1 = self._s1 * _A1 % _M1
        self._s2 = self._s2 * _A2 % _M2
        z: i64 = self._s1 - self._s2
        if z < 1:
            z += _M1 - 1
        return z * n // _M1

    def fraction(self) -> float:
        """A number from 0 to just below 1."""
        return float(self.below(1 << 30)) / float(1 << 30)

    def pick(self, shares: vec[float], total: float) -> i64:
        """An index, drawn in proportion to these shares, which come to `total`.

        >>> rng = Random(7)
        >>> [rng.pick(vec[float]([0.1, 0.6, 0.3]), 1.0) for _ in range(5)]
        [1, 1, 2, 1, 1]
        """
        left = total * self.fraction()
        last: i64 = len(shares) - 1
        for index in range(last):
            left -= shares[index]
            if left < 0.0:
                return index
        return last

    def weighted(self, weights: vec[i64]) -> i64:
        """Draw an index; each is as likely as its weight says."""
        total: i64 = 0
        for w in weights:
            total += w
        left = self.below(total)
        index: i64 = 0
        for w in weights:
            left -= w
            if left < 0:
                break
            index += 1
        return index

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items in random order, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1
