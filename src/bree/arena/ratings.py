"""Statistics of results: shares with 95 % intervals, and Elo ratings of all bots."""

import math
from collections.abc import Sequence

from bree.core.chance import Random

Z = 1.959963984540054
"""Two-sided 95 %."""
RESAMPLES = 200


def interval(share: float, n: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of n games.

    >>> tuple(round(x, 3) for x in interval(0.65, 400))
    (0.602, 0.695)
    """
    if n == 0:
        return (0.0, 1.0)
    centre = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * math.sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return (max(0.0, centre - half), min(1.0, centre + half))


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean and its 95 % interval, by the normal approximation."""
    n = len(values)
    mean = sum(values) / n
    if n == 1:
        return (mean, mean, mean)
    half = Z * math.sqrt(sum((v - mean) ** 2 for v in values) / (n - 1) / n)
    return (mean, mean - half, mean + half)


class Pairing:
    """The games of one pair of seeds between two bots: the points of the first, out of how many games."""

    def __init__(self, first: str, second: str, points: float, games: int) -> None:
        self.first = first
        self.second = second
        self.points = points
        self.games = games


def elo(pairings: Sequence[Pairing]) -> dict[str, tuple[float, float, float]]:
    """Return each bot's rating with its 95 % interval, found by resampling pairs of games; the mean of all is 0."""
    ratings = _fit(pairings)
    rng = Random(1)
    drawn: dict[str, list[float]] = {name: [] for name in ratings}
    for _ in range(RESAMPLES):
        sample = [pairings[rng.below(len(pairings))] for _ in pairings]
        for name, rating in _fit(sample, list(ratings)).items():
            drawn[name].append(rating)
    return {
        name: (rating, sorted(drawn[name])[int(RESAMPLES * 0.025)], sorted(drawn[name])[int(RESAMPLES * 0.975)])
        for name, rating in ratings.items()
    }


def _fit(pairings: Sequence[Pairing], names: Sequence[str] = ()) -> dict[str, float]:
    """Fit the model of Bradley and Terry by Zermelo's iteration.

    One drawn game of each bot against an average one is added, so that a bot that won every game has a finite rating.
    """
    players = list(names) or sorted({p.first for p in pairings} | {p.second for p in pairings})
    place = {name: i for i, name in enumerate(players)}
    points = [0.5] * len(players)
    games: dict[tuple[int, int], int] = {}
    for p in pairings:
        a, b = place[p.first], place[p.second]
        points[a] += p.points
        points[b] += p.games - p.points
        games[min(a, b), max(a, b)] = games.get((min(a, b), max(a, b)), 0) + p.games
    strength = [1.0] * len(players)
    for _ in range(300):
        load = [1.0 / (s + 1.0) for s in strength]
        for (a, b), n in games.items():
            shared = n / (strength[a] + strength[b])
            load[a] += shared
            load[b] += shared
        strength = [p / x for p, x in zip(points, load, strict=True)]
    logs = [400 * math.log10(s) for s in strength]
    mean = sum(logs) / len(logs)
    return {name: logs[i] - mean for name, i in place.items()}
