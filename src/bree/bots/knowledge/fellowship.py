"""What bots know of The Lord of the Rings: a judgement between turns, and habits that carry play from turn to turn.

The judgement looks at where everybody stands before Sauron, what the hands can do on the lines, and what is left to
spend. The habits are those of a sensible partner: pay what can be paid, let the strongest volunteer, call for help when
somebody would fall.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.bots.knowledge.fellowship_habits import habit
from bree.bots.knowledge.learned import LearnedGuide, learned_layers
from bree.core.chance import Random
from bree.core.game import Setting
from bree.core.state import State
from bree.games.fellowship.components import (
    COLOUR,
    FEATURES,
    FRODO,
    GANDALF_COST,
    JOKER,
    KINDS,
    LENGTH,
    MAIN,
    MERRY,
    SYMBOL,
    SYMBOLS,
    TILE_EVENT,
    TILE_THREE_THINGS,
    WHITE,
)
from bree.games.fellowship.frames import CARDS, DESTROYED_RING
from bree.games.fellowship.model import Journey, count
from bree.games.fellowship.scoring import reached
from bree.search.guide import Guide

VICTORY: Final = 0.6
"""The part of the reward that only the Ring's destruction earns; the rest is how far the journey came."""
FARTHEST: Final = 60.0


class FellowshipGuide(LearnedGuide):
    """Judges when the active player is about to act; everything in between is left to habit."""

    def ready(self, state: State) -> bool:
        """The active player's own decision: tiles and events are behind him."""
        assert isinstance(state, Journey)
        return state.top(0) == CARDS and state.top(1) == 0

    def pick(self, state: State, seat: i64, actions: vec[i64], rng: Random) -> i64:
        """What habit says."""
        if len(actions) == 1:
            return actions[0]
        assert isinstance(state, Journey)
        return habit(state, seat, actions, rng)

    def judge(self, state: State, rewards: vec[float]) -> None:
        """The same for everybody."""
        self._everybody(rewards, self.estimate(state))

    def settle(self, state: State, rewards: vec[float]) -> None:
        """Victory, and how far the journey came."""
        assert isinstance(state, Journey)
        self._everybody(rewards, worth(state))

    def _everybody(self, rewards: vec[float], value: float) -> None:
        seat: i64 = 0
        while seat < len(rewards):
            rewards[seat] = value
            seat += 1

    def features(self, state: State) -> vec[float]:
        """The position in numbers of about the size of 1."""
        assert isinstance(state, Journey)
        found = self._journey(state, vec[float]())
        found = self._darkness(state, found)
        found = self._hands(state, found)
        return self._stores(state, found)

    def _journey(self, s: Journey, found: vec[float]) -> vec[float]:
        """Where the fellowship is, how far each line is gone, and what the tiles may still bring."""
        place: i64 = 0
        while place < 7:
            found = append(found, 1.0 if s.place == place else 0.0)
            place += 1
        board: i64 = s.board()
        line: i64 = 0
        while line < 4:
            length: i64 = LENGTH[board * 4 + line] if board >= 0 else 0
            found = append(found, float(s.lines[line]) / float(length) if length > 0 else 0.0)
            found = append(found, 1.0 if length > 0 and s.lines[line] >= length else 0.0)
            line += 1
        left: float = float(LENGTH[board * 4 + MAIN[board]] - s.lines[MAIN[board]]) / 10.0 if board >= 0 else 1.0
        found = append(found, left)
        found = append(found, float(s.event_at) / 6.0)
        bad: i64 = 0
        tile: i64 = TILE_EVENT
        while tile <= TILE_THREE_THINGS:
            bad += count(s.tiles, tile)
            tile += 1
        found = append(found, float(bad) / 8.0)
        found = append(found, float(reached(s)) / FARTHEST)
        seats: i64 = 2
        while seats <= 5:
            found = append(found, 1.0 if s.seats == seats else 0.0)
            seats += 1
        return found

    def _darkness(self, s: Journey, found: vec[float]) -> vec[float]:
        """How near Sauron is to the bearer, to the nearest other, and to all of them."""
        found = append(found, float(s.sauron) / 15.0)
        bearer: i64 = s.sauron - s.steps[s.bearer] if s.bearer >= 0 else 8
        nearest: i64 = 15
        total: i64 = 0
        living: i64 = 0
        seat: i64 = 0
        while seat < s.seats:
            if s.alive(seat):
                living += 1
                gap: i64 = s.sauron - s.steps[seat]
                total += gap
                if seat != s.bearer:
                    nearest = min(nearest, gap)
            seat += 1
        found = append(found, float(bearer) / 10.0)
        close: i64 = 1
        while close <= 6:
            found = append(found, 1.0 if bearer <= close else 0.0)
            close += 1
        found = append(found, float(nearest) / 10.0)
        found = append(found, 1.0 if nearest <= 2 else 0.0)
        found = append(found, float(total) / 40.0)
        found = append(found, float(living) / float(s.seats))
        return append(found, float(living) / 5.0)

    def _hands(self, s: Journey, found: vec[float]) -> vec[float]:
        """Symbols of all hands, how evenly the cards are spread, and the active player's own."""
        symbols: vec[i64] = vec[i64]([0] * 5)
        cards: i64 = 0
        empty: i64 = 0
        least: i64 = 12
        seat: i64 = 0
        while seat < s.seats:
            if s.alive(seat):
                cards += s.size[seat]
                least = min(least, s.size[seat])
                if s.size[seat] < 2:
                    empty += 1
                self._symbols(s, seat, symbols)
            seat += 1
        symbol: i64 = 0
        while symbol < 5:
            found = append(found, float(symbols[symbol]) / 8.0)
            symbol += 1
        found = append(found, float(cards) / 20.0)
        found = append(found, float(least) / 5.0)
        found = append(found, float(empty) / 3.0)
        own: vec[i64] = vec[i64]([0] * 5)
        self._symbols(s, s.active, own)
        found = append(found, float(s.size[s.active]) / 6.0)
        board: i64 = s.board()
        found = append(found, float(own[MAIN[board]] + own[JOKER]) / 5.0 if board >= 0 else 0.0)
        return append(found, float(symbols[MAIN[board]] + symbols[JOKER]) / 10.0 if board >= 0 else 0.0)

    def _symbols(self, s: Journey, seat: i64, symbols: vec[i64]) -> None:
        packed: i64 = s.hobbits[seat]
        card: i64 = 0
        while packed:
            symbol: i64 = JOKER if seat == FRODO and COLOUR[card] == WHITE else SYMBOL[card]
            symbols[symbol] += packed & 15
            packed >>= 4
            card += 1
        mask: i64 = s.features[seat]
        card = KINDS
        while mask:
            if mask & 1 and SYMBOL[card] >= 0:
                symbols[SYMBOL[card]] += SYMBOLS[card]
            mask >>= 1
            card += 1

    def _stores(self, s: Journey, found: vec[float]) -> vec[float]:
        """Shields, Gandalf's help, yellow cards, life tokens that would be missing now, and the Ring's use."""
        shields: i64 = 0
        rich: i64 = 0
        lacking: i64 = 0
        features: i64 = 0
        seat: i64 = 0
        while seat < s.seats:
            if s.alive(seat):
                shields += s.shields[seat]
                rich += s.shields[seat] // GANDALF_COST
                features |= s.features[seat]
                lacking += _lacking(s, seat)
            seat += 1
        found = append(found, float(shields) / 15.0)
        found = append(found, float(min(rich, 3)) / 2.0)
        found = append(found, float(lacking) / 8.0)
        found = append(found, float(_lacking(s, s.bearer)) / 2.0 if s.bearer >= 0 else 0.0)
        number: i64 = 0
        while number < 5:
            found = append(found, float(s.gandalf >> number & 1))
            number += 1
        card: i64 = 0
        while card < FEATURES:
            if COLOUR[card + KINDS] == 2:
                found = append(found, float(features >> card & 1))
            card += 1
        return append(found, 1.0 if s.ring_used else 0.0)


def _lacking(s: Journey, seat: i64) -> i64:
    """How many of the three life tokens this hobbit would miss if the board ended now."""
    held: i64 = s.tokens[seat]
    kinds: i64 = (1 if held & 15 else 0) + (1 if held >> 4 & 15 else 0) + (1 if held >> 8 & 15 else 0)
    return max(0, (2 if seat == MERRY else 3) - kinds)


def worth(s: Journey) -> float:
    """What a finished journey is worth."""
    if s.over == DESTROYED_RING:
        return 1.0
    return (1.0 - VICTORY) * min(float(reached(s)) / FARTHEST, 1.0)


def guide(setting: Setting) -> Guide:
    """The guide for this game."""
    return FellowshipGuide(learned_layers("fellowship"))
