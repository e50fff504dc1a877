"""What a position of The Confrontation is worth to Light: a small network over who stands where and who holds what.

Its weights are learned from games (`python -m bench.learn_confrontation`); the data file says from which.
"""

import json
from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.bots.learned import data
from bree.games.confrontation.components import DARK, REGIONS, TILES
from bree.games.confrontation.model.data import ConfrontationData

TO_MOVE: Final = 36 * 16
OLD_EDITION: Final = TO_MOVE + 1
DEEP: Final = OLD_EDITION + 1
"""Features before this one go through the layer; the cards after it count by themselves, so each has its own worth."""
LIGHT_CARDS: Final = DEEP
DARK_CARDS: Final = LIGHT_CARDS + 11
SPECIALS: Final = DARK_CARDS + 11
FEATURES: Final = SPECIALS + 8


class Network:
    """One layer of rectified sums, and a straight line beside it; the answer is a probability."""

    def __init__(self, width: i64, bias: float, straight: vec[float], first: vec[float], second: vec[float]) -> None:
        self.width = width
        self.bias = bias
        self.straight = straight
        """For each feature what it is worth by itself."""
        self.first = first
        """For each deep feature its weight in each sum; the last row is where the sums begin."""
        self.second = second
        """For each sum its weight in the answer."""
        self._sums: vec[float] = vec[float]([0.0] * width)

    def value(self, state: ConfrontationData, to_move: i64, without: i64) -> float:
        """The probability that Light wins if this side moves next and the tiles in the mask `without` have fallen."""
        width: i64 = self.width
        sums: vec[float] = self._sums
        row: i64 = DEEP * width
        for i in range(width):
            sums[i] = self.first[row + i]
        answer: float = self.bias
        for tile in range(i64(TILES)):
            region: i64 = state.place[tile]
            if region < REGIONS and not without >> tile & 1:
                answer += self._add(state.character(tile) * REGIONS + region)
        if to_move == DARK:
            answer += self._add(TO_MOVE)
        if state.edition == 0:
            answer += self._add(OLD_EDITION)
        answer += self._straight(state.light_hand, LIGHT_CARDS) + self._straight(state.dark_hand, DARK_CARDS)
        answer += self._straight(state.specials, SPECIALS)
        for i in range(width):
            if sums[i] > 0.0:
                answer += sums[i] * self.second[i]
        return 1.0 / (1.0 + exp(-answer))

    def _add(self, feature: i64) -> float:
        width: i64 = self.width
        row: i64 = feature * width
        sums: vec[float] = self._sums
        first: vec[float] = self.first
        for i in range(width):
            sums[i] += first[row + i]
        return self.straight[feature]

    def _straight(self, bits: i64, base: i64) -> float:
        answer: float = 0.0
        feature: i64 = base
        while bits:
            if bits & 1:
                answer += self.straight[feature]
            bits >>= 1
            feature += 1
        return answer


def features(state: ConfrontationData) -> vec[i64]:
    """What the network is told of a position: the numbers of the features that hold."""
    found: vec[i64] = vec[i64]()
    for tile in range(i64(TILES)):
        if state.place[tile] < REGIONS:
            found = append(found, state.character(tile) * REGIONS + state.place[tile])
    if state.turn == DARK:
        found = append(found, TO_MOVE)
    if state.edition == 0:
        found = append(found, OLD_EDITION)
    found = _bits(found, state.light_hand, LIGHT_CARDS)
    found = _bits(found, state.dark_hand, DARK_CARDS)
    return _bits(found, state.specials, SPECIALS)


def _bits(found: vec[i64], bits: i64, base: i64) -> vec[i64]:
    feature: i64 = base
    while bits:
        if bits & 1:
            found = append(found, feature)
        bits >>= 1
        feature += 1
    return found


def load(text: str) -> Network:
    """Read the weights from the JSON that `bench.learn_confrontation` writes: thousandths, feature by feature."""
    told = json.loads(text)

    def thousandths(numbers: list[int]) -> vec[float]:
        read: vec[float] = vec[float]()
        for number in numbers:
            read = append(read, number / 1000)
        return read

    return Network(
        told["width"],
        told["bias"] / 1000,
        thousandths(told["straight"]),
        thousandths(told["first"]),
        thousandths(told["second"]),
    )


def learned() -> Network:
    """The network that comes with Bree."""
    return load(data("confrontation", "value.json"))
