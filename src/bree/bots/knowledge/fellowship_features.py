"""A journey in numbers: what the learned judgement of The Lord of the Rings looks at when a player is about to act."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.games.fellowship.components import (
    COLOUR,
    FEATURES,
    FRODO,
    GANDALF_COST,
    GREY,
    JOKER,
    KINDS,
    LENGTH,
    MAIN,
    MERRY,
    SYMBOL,
    SYMBOLS,
    TILE_EVENT,
    TILE_RING,
    TILE_THREE_THINGS,
    WHITE,
    YELLOW,
)
from bree.games.fellowship.model import Journey, count, total

CLOSE: Final = 6
"""Up to so many spaces every single one between the bearer and Sauron counts for itself."""
FAR: Final = 15
MOST_SEATS: Final = 5


class Numbers:
    """A row of numbers of about the size of 1 that grows."""

    def __init__(self) -> None:
        self.row: vec[float] = vec[float]()

    def put(self, number: i64, scale: float = 1.0) -> None:
        """One more."""
        self.row = append(self.row, float(number) / scale)

    def flag(self, told: bool) -> None:
        """One more: 1 or 0."""
        self.row = append(self.row, 1.0 if told else 0.0)


def journey_features(s: Journey) -> vec[float]:
    """Everything, in a pinned order."""
    found = Numbers()
    symbols: vec[i64] = vec[i64]([0] * (JOKER + 1))
    seat: i64 = 0
    while seat < s.seats:
        if s.alive(seat):
            add_symbols(s, seat, symbols)
        seat += 1
    _road(s, symbols, found)
    _darkness(s, found)
    _hands(s, symbols, found)
    _tokens(s, found)
    _stores(s, found)
    return found.row


def _road(s: Journey, symbols: vec[i64], found: Numbers) -> None:
    """How far each line is gone, whether the hands can finish it, and what the tiles may still bring."""
    board: i64 = s.board()
    line: i64 = 0
    while line < JOKER:
        length: i64 = LENGTH[board * 4 + line]
        left: i64 = length - s.lines[line]
        found.put(left, 10.0)
        found.flag(length > 0 and left == 0)
        found.put(min(left, symbols[line]), 5.0)
        if line == MAIN[board]:
            found.put(min(left, symbols[line] + symbols[JOKER]), 8.0)
            found.flag(left <= symbols[line] + symbols[JOKER])
            found.flag(left <= 2)
        line += 1
    event: i64 = 1
    while event <= 5:
        found.flag(s.event_at >= event)
        event += 1
    events: i64 = 0
    tile: i64 = TILE_EVENT
    while tile <= TILE_THREE_THINGS:
        events += count(s.tiles, tile)
        tile += 1
    tiles: i64 = max(total(s.tiles), 1)
    found.put(events, 8.0)
    found.put(events, float(tiles))
    found.put(count(s.tiles, TILE_RING), float(tiles) / 4.0)
    found.put(tiles, 20.0)
    seats: i64 = 2
    while seats <= MOST_SEATS:
        found.flag(s.seats == seats)
        seats += 1


def _darkness(s: Journey, found: Numbers) -> None:
    """How near Sauron is to the bearer, to whoever may be the next one, and to all others in order."""
    found.put(s.sauron, 15.0)
    bearer: i64 = gap(s, s.bearer)
    found.put(bearer, 10.0)
    close: i64 = 1
    while close <= CLOSE:
        found.flag(bearer <= close)
        close += 1
    heir: i64 = _heir(s)
    found.put(gap(s, heir), 10.0)
    found.flag(heir == s.bearer)
    found.flag(gap(s, heir) <= 2)
    gaps: vec[i64] = vec[i64]([0] * (FAR + 1))
    living: i64 = 0
    sum: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if s.alive(seat):
            own: i64 = gap(s, seat)
            living += 1
            sum += own
            if seat != s.bearer:
                gaps[min(own, FAR)] += 1
        seat += 1
    found.put(living, float(s.seats))
    found.put(living, 5.0)
    found.put(sum, 40.0)
    found.put(sum, 10.0 * float(living))
    at_most: i64 = 0
    space: i64 = 0
    while space <= 5:
        at_most += gaps[space]
        if space > 0:
            found.put(at_most, 2.0)
        space += 1


def _hands(s: Journey, symbols: vec[i64], found: Numbers) -> None:
    """Symbols of all hands, how evenly the cards are spread, and what the active player and the next one hold."""
    cards: i64 = 0
    least: i64 = 12
    poor: i64 = 0
    grey: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if s.alive(seat):
            cards += s.size[seat]
            least = min(least, s.size[seat])
            poor += 1 if s.size[seat] < 2 else 0
            grey += _greys(s, seat)
        seat += 1
    symbol: i64 = 0
    while symbol <= JOKER:
        found.put(symbols[symbol], 8.0)
        symbol += 1
    found.put(cards, 20.0)
    found.put(cards, 5.0 * float(s.seats))
    found.put(grey, 8.0)
    found.put(least, 5.0)
    found.put(poor, 3.0)
    main: i64 = MAIN[s.board()]
    found.flag(s.active == s.bearer)
    for player in (s.active, s.next_alive(s.active)):
        own: vec[i64] = vec[i64]([0] * (JOKER + 1))
        add_symbols(s, player, own)
        found.put(s.size[player], 6.0)
        found.put(own[main] + own[JOKER], 5.0)
        found.put(_greys(s, player), 4.0)
        found.put(gap(s, player), 10.0)


def _tokens(s: Journey, found: Numbers) -> None:
    """Life tokens held, and those that would be missing if the board ended now."""
    missing: i64 = 0
    kind: i64 = 0
    while kind < 3:
        held: i64 = 0
        without: i64 = 0
        seat: i64 = 0
        while seat < s.seats:
            if s.alive(seat):
                own: i64 = s.tokens[seat] >> 4 * kind & 15
                held += own
                without += 1 if own == 0 else 0
            seat += 1
        missing += without
        found.put(held, 4.0)
        found.put(without, 4.0)
        kind += 1
    found.put(missing, 8.0)
    found.put(lacking(s, s.bearer), 2.0)
    found.put(lacking(s, s.active), 2.0)
    safe: i64 = 0
    seat = 0
    while seat < s.seats:
        if s.alive(seat) and lacking(s, seat) >= gap(s, seat):
            safe += 1
        seat += 1
    found.put(safe)


def _stores(s: Journey, found: Numbers) -> None:
    """Shields, Gandalf's help, yellow cards, and the Ring's use."""
    shields: i64 = 0
    calls: i64 = 0
    threes: i64 = 0
    features: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if s.alive(seat):
            shields += s.shields[seat]
            calls += s.shields[seat] // GANDALF_COST
            threes += 1 if s.shields[seat] >= 3 else 0
            features |= s.features[seat]
        seat += 1
    found.put(shields, 15.0)
    found.put(min(calls, 3), 2.0)
    found.put(threes, float(s.seats))
    number: i64 = 0
    while number < 5:
        found.put(s.gandalf >> number & 1)
        number += 1
    card: i64 = 0
    while card < FEATURES:
        if COLOUR[card + KINDS] == YELLOW:
            found.put(features >> card & 1)
        card += 1
    found.flag(s.ring_used != 0)


def gap(s: Journey, seat: i64) -> i64:
    """How many spaces lie between a hobbit and Sauron."""
    return s.sauron - s.steps[seat]


def add_symbols(s: Journey, seat: i64, symbols: vec[i64]) -> None:
    """Count the symbols of a hand; what Frodo may use as a joker is one."""
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


def _greys(s: Journey, seat: i64) -> i64:
    """How many grey cards a hand holds: one may be played beside a white one."""
    greys: i64 = 0
    packed: i64 = s.hobbits[seat]
    card: i64 = 0
    while packed:
        if COLOUR[card] == GREY:
            greys += packed & 15
        packed >>= 4
        card += 1
    mask: i64 = s.features[seat]
    card = KINDS
    while mask:
        if mask & 1 and COLOUR[card] == GREY:
            greys += 1
        mask >>= 1
        card += 1
    return greys


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


def lacking(s: Journey, seat: i64) -> i64:
    """How many of the three life tokens this hobbit would miss if the board ended now."""
    held: i64 = s.tokens[seat]
    kinds: i64 = (1 if held & 15 else 0) + (1 if held >> 4 & 15 else 0) + (1 if held >> 8 & 15 else 0)
    return max(0, (2 if seat == MERRY else 3) - kinds)
