"""How a journey goes on after an action: to the end of the turn, or to the cards after the tiles, and what it is worth.

Positions are judged at two moments, each with its own layers for every board: before the first tile of a turn, so that
what cards do is judged without the luck of the next tiles, and before the cards, when the tiles have fallen.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bree.bots.fellowship.features import journey_features
from bree.bots.fellowship.habits import habit, passes_by_habit, worth_trying
from bree.bots.learned import Layers
from bree.core.state import CHANCE_BIT, State
from bree.games.fellowship import notation as n
from bree.games.fellowship.model import FellowshipData
from bree.games.fellowship.outcome import reached
from bree.games.fellowship.rules import frames as f
from bree.search.flat import Luck, Outlook
from bree.search.guide import lowest_seat

VICTORY: Final = 0.85
"""The part of the reward that only the Ring's destruction earns; the rest is how far the journey came."""
FARTHEST: Final = 60.0
BOARDS: Final = 4
FORESEEN: Final = 1
"""How many of the player's next choices on lines and second cards are tried rather than left to habit."""


def secured(state: FellowshipData) -> float:
    """What the journey is worth if it ends here: how far it came cannot be lost."""
    return (1.0 - VICTORY) * min(float(reached(state)) / FARTHEST, 1.0)


def worth(state: FellowshipData) -> float:
    """What a finished journey is worth."""
    return 1.0 if state.over == f.DESTROYED_RING else secured(state)


def judged(state: FellowshipData, layers: Layers, part: i64) -> float:
    """What an unfinished journey is worth: what is secured, and the share of the rest that the layers expect."""
    least: float = secured(state)
    return least + (1.0 - least) * layers.value(journey_features(state), part)


def part_of(state: FellowshipData) -> i64:
    """The layers that judge this position: before the cards, before the first tile, or -1 where it is not judged."""
    op: i64 = state.top(0)
    if op == f.CARDS:
        return state.board() if state.top(1) == 0 else -1
    if state.tile >= 0 or state.ending or state.board() < 0:
        return -1
    if op == f.REVEAL or (op == f.WINDOW and state.top(1) == f.W_TURN):
        return BOARDS + state.board()
    return -1


class FellowshipOutlook(Outlook):
    """Partners answer from habit until the position can be judged; who plays a card tries what to do with it next."""

    def __init__(self, layers: Layers, over_cards: bool = False) -> None:
        self.layers = layers
        self.over_cards = over_cards
        """Where the question is what to do with the cards, every answer is judged after the turn."""

    def follow(self, state: State, luck: Luck) -> float:
        """What the journey is worth where it can next be judged."""
        assert isinstance(state, FellowshipData)
        return self.to_judgement(state, luck, FORESEEN)

    def to_judgement(self, state: FellowshipData, luck: Luck, foreseen: i64) -> float:
        """Play on to a moment of judgement."""
        while state.waits != 0:
            part: i64 = part_of(state)
            if part >= (BOARDS if self.over_cards else 0):
                return judged(state, self.layers, part)
            if state.waits == CHANCE_BIT:
                state.advance(-1, luck.draw(state))
                continue
            seat: i64 = lowest_seat(state.waits)
            if passes_by_habit(state):
                state.advance(seat, n.PASS)
                continue
            actions: vec[i64] = state.actions(seat)
            if len(actions) == 1:
                state.advance(seat, actions[0])
            elif foreseen > 0 and state.top(0) in (f.JOKERS, f.CARDS, f.RING_MOVE):
                return self._best_of(state, seat, actions, luck, foreseen - 1)
            else:
                state.advance(seat, habit(state, seat, actions, luck.other()))
        return worth(state)

    def _best_of(self, state: FellowshipData, seat: i64, actions: vec[i64], luck: Luck, foreseen: i64) -> float:
        most: float = 0.0
        seed: i64 = luck.seed + 7
        for action in actions:
            if worth_trying(action):
                tried = state.clone()
                assert isinstance(tried, FellowshipData)
                tried.advance(seat, action)
                most = max(most, self.to_judgement(tried, Luck(seed), foreseen))
        return most

    def best(self, state: FellowshipData, seat: i64, usual: i64, worlds: i64, gain: float, seed: i64) -> i64:
        """What looks best after so many trials with open hands, as learning plays; `gain` speaks for the usual."""
        best: i64 = usual
        most: float = 0.0
        for action in state.actions(seat):
            if worth_trying(action):
                total: float = gain * float(worlds) if action == usual else 0.0
                for number in range(worlds):
                    tried = state.clone()
                    assert isinstance(tried, FellowshipData)
                    tried.advance(seat, action)
                    total += self.to_judgement(tried, Luck(seed + number * 104729), FORESEEN)
                if total > most:
                    most = total
                    best = action
        return best
