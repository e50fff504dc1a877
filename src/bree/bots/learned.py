"""Guides that judge positions by a small network over features that a game lists; `python -m bench.learn` fits them."""

import json
from abc import abstractmethod
from importlib.resources import files
from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.chance import Random
from bree.core.state import State
from bree.search.guide import Guide


class Layers:
    """A small network: a linear part and one layer of rectified units over the same features give a probability.

    A game in several parts has them once for each part, one after the other.
    """

    def __init__(self, size: i64, width: i64, bias: vec[float], straight: vec[float], first: vec[float]) -> None:
        self.size = size
        self.width = width
        self.bias = bias
        self.straight = straight
        self.first = first
        """For each unit its bias, the weight of each feature, and the weight of the unit in the answer."""

    def value(self, features: vec[float], part: i64) -> float:
        """Return the probability that the first seat wins, or the share of the best score that partners reach."""
        answer: float = self.bias[part]
        size: i64 = self.size
        base: i64 = part * size
        i: i64 = 0
        while i < size:
            answer += self.straight[base + i] * features[i]
            i += 1
        row: i64 = part * self.width * (size + 2)
        unit: i64 = 0
        while unit < self.width:
            total: float = self.first[row]
            i = 0
            while i < size:
                total += self.first[row + 1 + i] * features[i]
                i += 1
            if total > 0.0:
                answer += total * self.first[row + size + 1]
            row += size + 2
            unit += 1
        return 1.0 / (1.0 + exp(-answer))


def read_layers(text: str) -> Layers:
    """Read what `bench.learn` wrote, in which numbers are whole ten-thousandths."""
    told = json.loads(text)
    return Layers(
        told["size"], told["width"], _numbers(told["bias"]), _numbers(told["straight"]), _numbers(told["first"])
    )


def data(game: str, name: str) -> str:
    """The text of a file under `bots/<game>/data`."""
    return (files("bree.bots") / game / "data" / name).read_text("utf-8")


def learned_layers(game: str, name: str = "guide") -> Layers:
    """The layers that come with Bree for this game."""
    return read_layers(data(game, f"{name}.json"))


def _numbers(told: list[int]) -> vec[float]:
    read: vec[float] = vec[float]()
    for number in told:
        read = append(read, number / 10000)
    return read


class LearnedGuide(Guide):
    """Judges by its layers; in a playout takes what looks best one step ahead."""

    def __init__(self, layers: Layers, sight: i64 = 0) -> None:
        super().__init__(sight)
        self.layers = layers

    @abstractmethod
    def features(self, state: State) -> vec[float]:
        """The position in numbers of about the size of 1."""

    def part(self, state: State) -> i64:
        """Return which part of the game this is, where each part has layers of its own."""
        return 0

    def estimate(self, state: State) -> float:
        """What an unfinished position is worth to the first seat (to everybody, in a co-operative game)."""
        return self.layers.value(self.features(state), self.part(state))

    def judge(self, state: State, rewards: vec[float]) -> None:
        """The estimate for the first seat, and what is left for the second."""
        rewards[0] = self.estimate(state)
        rewards[1] = 1.0 - rewards[0]

    def pick(self, state: State, seat: i64, actions: vec[i64], rng: Random) -> i64:
        """The action that looks best at once in this world, the first of several."""
        best: i64 = actions[0]
        if len(actions) == 1:
            return best
        most: float = -1.0
        rewards: vec[float] = vec[float]([0.0] * state.setting.seats)
        for action in actions:
            tried = state.clone()
            tried.advance(seat, action)
            if tried.waiting_mask() == 0:
                self.settle(tried, rewards)
            else:
                self.judge(tried, rewards)
            if rewards[seat] > most:
                most = rewards[seat]
                best = action
        return best
