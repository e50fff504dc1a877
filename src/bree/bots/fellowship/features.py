"""A journey in numbers: what the learned judgement of The Lord of the Rings looks at when a player is about to act."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bree.bots.fellowship.hands import Hand, Party, gap, lacking
from bree.games.fellowship.components import (
    COLOUR,
    FEATURES,
    JOKER,
    KINDS,
    LENGTH,
    MAIN,
    PERSISTENCE,
    SAM,
    TILE_EVENT,
    TILE_EYE_OR_TWO,
    TILE_RING,
    TILE_THREE_THINGS,
    YELLOW,
)
from bree.games.fellowship.frames import PHIAL_FLAG
from bree.games.fellowship.model import Journey, count, total

CLOSE: Final = 6
"""Up to so many spaces every single one between the bearer and Sauron counts for itself."""
NEAR: Final = 5
"""Up to so many it is counted how many of the others are at most so far from him."""
LAST_EVENT: Final = 5
MOST_SEATS: Final = 5
_ROOM: Final = vec[float]([0.0] * 128)


class Numbers:
    """A row of numbers of about the size of 1 that grows."""

    def __init__(self) -> None:
        self._row: vec[float] = _ROOM[:]
        self._filled: i64 = 0

    def put(self, number: i64, scale: float = 1.0) -> None:
        """One more."""
        self._row[self._filled] = float(number) / scale
        self._filled += 1

    def flag(self, told: bool) -> None:
        """One more: 1 or 0."""
        self._row[self._filled] = 1.0 if told else 0.0
        self._filled += 1

    def row(self) -> vec[float]:
        """All of them."""
        return self._row[: self._filled]

    def steps(self, number: i64, first: i64, last: i64) -> None:
        """One more for each of these bounds: whether the number reaches it."""
        while first <= last:
            self.flag(number >= first)
            first += 1


def journey_features(s: Journey) -> vec[float]:
    """Everything, in a pinned order."""
    found = Numbers()
    party = Party(s)
    _road(s, party, found)
    _tiles(s, found)
    _darkness(s, party, found)
    _hands(s, party, found)
    _tokens(s, party, found)
    _stores(s, party, found)
    return found.row()


def _road(s: Journey, party: Party, found: Numbers) -> None:
    """How far each line is gone, and whether the hands can finish it."""
    board: i64 = s.board()
    jokers: i64 = party.symbols[JOKER]
    line: i64 = 0
    while line < JOKER:
        length: i64 = LENGTH[board * 4 + line]
        left: i64 = length - s.lines[line]
        found.put(left, 10.0)
        found.flag(length > 0 and left == 0)
        found.put(min(left, party.symbols[line]), 5.0)
        if line == MAIN[board]:
            found.put(min(left, party.symbols[line] + jokers), 8.0)
            found.flag(left <= party.symbols[line] + jokers)
            found.flag(left <= 2)
            found.flag(left <= 4)
        line += 1


def _tiles(s: Journey, found: Numbers) -> None:
    """How many events have come, and what the tiles may still bring."""
    found.steps(s.event_at, 1, LAST_EVENT)
    events: i64 = 0
    tile: i64 = TILE_EVENT
    while tile <= TILE_THREE_THINGS:
        events += count(s.tiles, tile)
        tile += 1
    tiles: i64 = max(total(s.tiles), 1)
    found.put(events, 8.0)
    found.put(events, float(tiles))
    found.put(count(s.tiles, TILE_RING), float(tiles) / 4.0)
    found.put(count(s.tiles, TILE_EYE_OR_TWO), float(tiles) / 4.0)
    found.put(tiles, 20.0)
    found.steps(s.seats, 3, MOST_SEATS)


def _darkness(s: Journey, party: Party, found: Numbers) -> None:
    """How near Sauron is to the bearer, to whoever may be the next one, and to all others in order."""
    found.put(s.sauron, 15.0)
    bearer: i64 = gap(s, s.bearer)
    found.put(bearer, 10.0)
    found.steps(bearer, 2, CLOSE + 1)
    heir: i64 = _heir(s)
    found.put(gap(s, heir), 10.0)
    found.flag(heir == s.bearer)
    found.flag(gap(s, heir) <= 2)
    found.flag(s.bearer == SAM)
    found.flag(s.alive(SAM))
    found.put(party.living, float(s.seats))
    found.put(party.living, 5.0)
    found.put(party.distance, 40.0)
    found.put(party.distance, 10.0 * float(party.living))
    at_most: i64 = 0
    space: i64 = 1
    while space <= NEAR:
        at_most += party.others_at[space]
        found.put(at_most, 2.0)
        space += 1


def _hands(s: Journey, party: Party, found: Numbers) -> None:
    """Symbols of all hands, how evenly the cards are spread, and what the active player and the next one can do."""
    symbol: i64 = 0
    while symbol <= JOKER:
        found.put(party.symbols[symbol], 8.0)
        symbol += 1
    found.put(party.cards, 20.0)
    found.put(party.cards, 5.0 * float(s.seats))
    found.put(party.greys, 8.0)
    found.put(party.fewest, 5.0)
    found.put(party.poor, 3.0)
    main: i64 = MAIN[s.board()]
    left: i64 = LENGTH[s.board() * 4 + main] - s.lines[main]
    found.flag(s.active == s.bearer)
    for player in (s.active, s.next_alive(s.active)):
        own = Hand(s, player)
        reach: i64 = own.reach(main)
        found.put(s.size[player], 6.0)
        found.put(own.symbols[main] + own.symbols[JOKER], 5.0)
        found.put(own.greys, 4.0)
        found.put(min(reach, left), 4.0)
        found.flag(reach >= left)
        found.put(gap(s, player), 10.0)
    found.put(s.size[s.bearer], 6.0)
    found.put(min(s.shields[s.bearer], 5), 5.0)


def _tokens(s: Journey, party: Party, found: Numbers) -> None:
    """Life tokens held, and those that would be missing if the board ended now."""
    kind: i64 = 0
    while kind < 3:
        found.put(party.held[kind], 4.0)
        found.put(party.without[kind], 4.0)
        kind += 1
    found.put(party.lacking, 8.0)
    found.put(party.doomed)
    found.put(lacking(s, s.bearer), 2.0)
    found.put(lacking(s, s.active), 2.0)


def _stores(s: Journey, party: Party, found: Numbers) -> None:
    """Shields, Gandalf's help, yellow cards, and the Ring's use."""
    found.put(party.shields, 15.0)
    found.put(min(party.calls, 3), 2.0)
    found.put(party.threes, float(s.seats))
    found.put(party.faceless, 2.0)
    number: i64 = 0
    while number <= PERSISTENCE:
        found.put(s.gandalf >> number & 1)
        number += 1
    card: i64 = 0
    while card < FEATURES:
        if COLOUR[card + KINDS] == YELLOW:
            found.put(party.features >> card & 1)
        card += 1
    found.flag(s.ring_used != 0)
    found.flag(s.flags & PHIAL_FLAG != 0)


def _heir(s: Journey) -> i64:
    """Who would be the bearer of the next board: most rings, and of equals the first after the bearer (lotr:288)."""
    best: i64 = s.bearer
    most: i64 = -1
    seat: i64 = s.bearer
    seen: i64 = 0
    while seen < s.seats:
        seat = s.house.after[seat]
        rings: i64 = s.tokens[seat] & 15
        if s.alive(seat) and rings > most:
            most = rings
            best = seat
        seen += 1
    return best
