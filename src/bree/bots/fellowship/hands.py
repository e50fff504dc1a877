"""What the hobbits hold and where they stand, counted for one of them or for all who are still in the game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bree.games.fellowship import components as c
from bree.games.fellowship.model import FellowshipData
from bree.games.fellowship.rules.board_events import FACES_POINTS

FAR: Final = 15
_NONE: Final = vec[i64]([0] * (FAR + 1))


def gap(state: FellowshipData, seat: i64) -> i64:
    """How many spaces lie between a hobbit and Sauron."""
    return state.sauron - state.steps[seat]


def lacking(state: FellowshipData, seat: i64) -> i64:
    """How many of the three life tokens this hobbit would miss if the board ended now."""
    held: i64 = state.tokens[seat]
    kinds: i64 = (1 if held & 15 else 0) + (1 if held >> 4 & 15 else 0) + (1 if held >> 8 & 15 else 0)
    return max(0, (2 if seat == c.MERRY else 3) - kinds)


class Hand:
    """The cards of one hobbit that can move a marker; what Frodo may use as a joker is one."""

    def __init__(self, state: FellowshipData, seat: i64) -> None:
        self.seat = seat
        self.symbols: vec[i64] = _NONE[: c.JOKER + 1]
        self.greys: i64 = 0
        """One grey card may be played beside a white one."""
        self.most: vec[i64] = _NONE[: 2 * (c.JOKER + 1)]
        """The most of each symbol on one white and on one grey card."""
        packed: i64 = state.hobbits[seat]
        card: i64 = 0
        while packed:
            if packed & 15:
                white_joker = seat == c.FRODO and c.COLOUR[card] == c.WHITE
                self._count(card, c.JOKER if white_joker else c.SYMBOL[card], packed & 15)
            packed >>= 4
            card += 1
        mask: i64 = state.features[seat]
        card = c.KINDS
        while mask:
            if mask & 1 and c.SYMBOL[card] >= 0:
                self._count(card, c.SYMBOL[card], 1)
            mask >>= 1
            card += 1

    def _count(self, card: i64, symbol: i64, copies: i64) -> None:
        self.symbols[symbol] += copies * c.SYMBOLS[card]
        place: i64 = symbol
        if c.COLOUR[card] == c.GREY:
            self.greys += copies
            place += c.JOKER + 1
        self.most[place] = max(self.most[place], c.SYMBOLS[card])

    def reach(self, line: i64) -> i64:
        """How far a line can be moved in one turn with a white and a grey card; Pippin needs no two colours."""
        white: i64 = max(self.most[line], self.most[c.JOKER])
        grey: i64 = max(self.most[line + c.JOKER + 1], self.most[c.JOKER + c.JOKER + 1])
        if self.seat == c.PIPPIN:
            return min(self.symbols[line] + self.symbols[c.JOKER], max(white, grey) * 2)
        return white + grey


class Party:
    """All who are still in the game, added up."""

    def __init__(self, state: FellowshipData) -> None:
        self.living: i64 = 0
        self.distance: i64 = 0
        """All spaces between them and Sauron."""
        self.others_at: vec[i64] = _NONE[:]
        """How many but the bearer stand so many spaces from Sauron."""
        self.symbols: vec[i64] = _NONE[: c.JOKER + 1]
        self.cards: i64 = 0
        self.greys: i64 = 0
        self.fewest: i64 = 12
        self.poor: i64 = 0
        """How many have fewer than the two cards a die may ask for."""
        self.held: vec[i64] = _NONE[:3]
        self.without: vec[i64] = _NONE[:3]
        """For each life token how many they have, and how many hobbits have none."""
        self.lacking: i64 = 0
        self.doomed: i64 = 0
        """Tokens that would be missed at the end of the board, and hobbits whom that would bring to Sauron."""
        self.shields: i64 = 0
        self.calls: i64 = 0
        self.threes: i64 = 0
        self.faceless: i64 = 0
        """Hobbits who can neither give a joker nor three points when the faces of the dead appear (lotr:505)."""
        self.features: i64 = 0
        for seat in range(state.seats):
            if state.alive(seat):
                self._stands(state, seat)
                self._holds(state, seat)
                self._lives(state, seat)

    def _stands(self, state: FellowshipData, seat: i64) -> None:
        own: i64 = gap(state, seat)
        self.living += 1
        self.distance += own
        if seat != state.bearer:
            self.others_at[min(own, FAR)] += 1

    def _holds(self, state: FellowshipData, seat: i64) -> None:
        hand = Hand(state, seat)
        for symbol in range(c.JOKER + 1):
            self.symbols[symbol] += hand.symbols[symbol]
        self.greys += hand.greys
        self.cards += state.size[seat]
        self.fewest = min(self.fewest, state.size[seat])
        self.poor += 1 if state.size[seat] < 2 else 0
        self.features |= state.features[seat]
        self.faceless += 1 if hand.symbols[c.JOKER] == 0 and state.shields[seat] < FACES_POINTS else 0

    def _lives(self, state: FellowshipData, seat: i64) -> None:
        for kind in range(3):
            own: i64 = state.tokens[seat] >> 4 * kind & 15
            self.held[kind] += own
            self.without[kind] += 1 if own == 0 else 0
        missed: i64 = lacking(state, seat)
        self.lacking += missed
        self.doomed += 1 if missed >= gap(state, seat) else 0
        self.shields += state.shields[seat]
        self.calls += state.shields[seat] // c.GANDALF_COST
        self.threes += 1 if state.shields[seat] >= FACES_POINTS else 0
