"""A journey in numbers: what the learned judgement of The Lord of the Rings looks at when a player is about to act."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bree.bots.fellowship.hands import Hand, Party, gap, lacking
from bree.games.fellowship import components as c
from bree.games.fellowship.model import FellowshipData, copies, total
from bree.games.fellowship.rules import frames as f

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
        for bound in range(first, last + 1):
            self.flag(number >= bound)


def journey_features(state: FellowshipData) -> vec[float]:
    """Everything, in a pinned order."""
    found = Numbers()
    party = Party(state)
    _road(state, party, found)
    _tiles(state, found)
    _darkness(state, party, found)
    _hands(state, party, found)
    _tokens(state, party, found)
    _stores(state, party, found)
    return found.row()


def _road(state: FellowshipData, party: Party, found: Numbers) -> None:
    """How far each line is gone, and whether the hands can finish it."""
    board: i64 = state.board()
    jokers: i64 = party.symbols[c.JOKER]
    for line in range(c.JOKER):
        length: i64 = c.LENGTH[board * 4 + line]
        left: i64 = length - state.lines[line]
        found.put(left, 10.0)
        found.flag(length > 0 and left == 0)
        found.put(min(left, party.symbols[line]), 5.0)
        if line == c.MAIN[board]:
            found.put(min(left, party.symbols[line] + jokers), 8.0)
            found.flag(left <= party.symbols[line] + jokers)
            found.flag(left <= 2)
            found.flag(left <= 4)


def _tiles(state: FellowshipData, found: Numbers) -> None:
    """How many events have come, and what the tiles may still bring."""
    found.steps(state.event_at, 1, LAST_EVENT)
    events: i64 = 0
    for tile in range(c.TILE_EVENT, c.TILE_THREE_THINGS + 1):
        events += copies(state.tiles, tile)
    tiles: i64 = max(total(state.tiles), 1)
    found.put(events, 8.0)
    found.put(events, float(tiles))
    found.put(copies(state.tiles, c.TILE_RING), float(tiles) / 4.0)
    found.put(copies(state.tiles, c.TILE_EYE_OR_TWO), float(tiles) / 4.0)
    found.put(tiles, 20.0)
    found.steps(state.seats, 3, MOST_SEATS)


def _darkness(state: FellowshipData, party: Party, found: Numbers) -> None:
    """How near Sauron is to the bearer, to whoever may be the next one, and to all others in order."""
    found.put(state.sauron, 15.0)
    bearer: i64 = gap(state, state.bearer)
    found.put(bearer, 10.0)
    found.steps(bearer, 2, CLOSE + 1)
    heir: i64 = _heir(state)
    found.put(gap(state, heir), 10.0)
    found.flag(heir == state.bearer)
    found.flag(gap(state, heir) <= 2)
    found.flag(state.bearer == c.SAM)
    found.flag(state.alive(c.SAM))
    found.put(party.living, float(state.seats))
    found.put(party.living, 5.0)
    found.put(party.distance, 40.0)
    found.put(party.distance, 10.0 * float(party.living))
    at_most: i64 = 0
    for space in range(1, NEAR + 1):
        at_most += party.others_at[space]
        found.put(at_most, 2.0)


def _hands(state: FellowshipData, party: Party, found: Numbers) -> None:
    """Symbols of all hands, how evenly the cards are spread, and what the active player and the next one can do."""
    for symbol in range(c.JOKER + 1):
        found.put(party.symbols[symbol], 8.0)
    found.put(party.cards, 20.0)
    found.put(party.cards, 5.0 * float(state.seats))
    found.put(party.greys, 8.0)
    found.put(party.fewest, 5.0)
    found.put(party.poor, 3.0)
    main: i64 = c.MAIN[state.board()]
    left: i64 = c.LENGTH[state.board() * 4 + main] - state.lines[main]
    found.flag(state.active == state.bearer)
    for player in (state.active, state.next_alive(state.active)):
        own = Hand(state, player)
        reach: i64 = own.reach(main)
        found.put(state.size[player], 6.0)
        found.put(own.symbols[main] + own.symbols[c.JOKER], 5.0)
        found.put(own.greys, 4.0)
        found.put(min(reach, left), 4.0)
        found.flag(reach >= left)
        found.put(gap(state, player), 10.0)
    found.put(state.size[state.bearer], 6.0)
    found.put(min(state.shields[state.bearer], 5), 5.0)


def _tokens(state: FellowshipData, party: Party, found: Numbers) -> None:
    """Life tokens held, and those that would be missing if the board ended now."""
    for kind in range(3):
        found.put(party.held[kind], 4.0)
        found.put(party.without[kind], 4.0)
    found.put(party.lacking, 8.0)
    found.put(party.doomed)
    found.put(lacking(state, state.bearer), 2.0)
    found.put(lacking(state, state.active), 2.0)


def _stores(state: FellowshipData, party: Party, found: Numbers) -> None:
    """Shields, Gandalf's help, yellow cards, and the Ring's use."""
    found.put(party.shields, 15.0)
    found.put(min(party.calls, 3), 2.0)
    found.put(party.threes, float(state.seats))
    found.put(party.faceless, 2.0)
    for number in range(c.PERSISTENCE + 1):
        found.put(state.gandalf >> number & 1)
    for card in range(c.FEATURES):
        if c.COLOUR[card + c.KINDS] == c.YELLOW:
            found.put(party.features >> card & 1)
    found.flag(state.ring_used != 0)
    found.flag(state.flags & f.PHIAL_FLAG != 0)


def _heir(state: FellowshipData) -> i64:
    """Who would be the bearer of the next board: most rings, and of equals the first after the bearer (lotr:288)."""
    best: i64 = state.bearer
    most: i64 = -1
    seat: i64 = state.bearer
    for _ in range(state.seats):
        seat = state.house.after[seat]
        rings: i64 = state.tokens[seat] & 15
        if state.alive(seat) and rings > most:
            most = rings
            best = seat
    return best
