"""A position as numbers, from the seat's side of the table: planes of 13 by 13 cells, then single figures."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from bree.games.quest.model import HAND, NO_TOKEN, OVER, SHIRE, UNKNOWN, QuestData, token_colour
from bree.games.quest.notation import ACROSS, BLUES, TILES, TOKENS
from bree.games.quest.rules.land import FACE_DOWN

if TYPE_CHECKING:
    from bree.games.quest.view import QuestView

WIDE: Final = 13
PLANES: Final = 12
"""Four sides' landscapes (quarters of one), face down, Mount Doom, own hobbit, other hobbit, and four colours of
encounter tiles (a half where the kind is not known, otherwise three quarters and its points)."""
FIGURES: Final = 2 * (TOKENS * 2 + BLUES + 7) + 3 * TILES + 2 * TOKENS + 16
SIZE: Final = WIDE * WIDE * PLANES + FIGURES


def tensor(view: "QuestView") -> list[float]:
    """The planes cell by cell, then the figures."""
    known = view.known
    own: i64 = view.seat if view.seat >= 0 else 0
    land = known.land
    numbers = [0.0] * (WIDE * WIDE * PLANES)
    for slot in range(land.laid):
        cell = land.cell[slot]
        base: i64 = ((cell // ACROSS - 1) * WIDE + cell % ACROSS - 1) * PLANES
        for side in range(i64(4)):
            section = slot * 4 + side
            numbers[base + side] = int(land.scape[section]) / 4
            region = land.region[section]
            if region >= 0:
                if region == known.region_of(own):
                    numbers[base + 6] += 0.25
                if region == known.region_of(1 - own):
                    numbers[base + 7] += 0.25
                token = known.token[region]
                if token != NO_TOKEN:
                    numbers[base + 8 + token_colour(token)] = _worth(known, token)
        if land.turn[slot] == FACE_DOWN:
            numbers[base + 4] = 1.0
        if slot == known.doom:
            numbers[base + 5] = 1.0
    return numbers + _figures(known, own)


def _worth(known: QuestData, token: i64) -> float:
    if token & 255 >= UNKNOWN:
        return 0.5
    return 0.75 + int(known.kit.points[token & 255] - known.kit.dots[token & 255]) / 40


def _figures(known: QuestData, own: i64) -> list[float]:
    found: list[float] = []
    for seat in (own, 1 - own):
        found += _floats(known.held[seat * TOKENS : seat * TOKENS + TOKENS])
        found += _floats(known.shown[seat * TOKENS : seat * TOKENS + TOKENS])
        found += _floats(known.told[seat * (BLUES + 1) : seat * (BLUES + 1) + BLUES])
        found += [float(known.blue[seat]), float(known.fight[seat])]
        found += [float(known.pairs[seat]), float(known.passes[seat])]
        found += [float(known.boats >> seat & 1), float(known.hand_size(seat)), float(known.hobbit[seat] == SHIRE)]
    hand = [0.0] * TILES
    for tile in known.hands[own * HAND : own * HAND + HAND]:
        if tile >= 0:
            hand[tile] += 1.0
    found += hand
    for counts in (known.stock, known.open, known.unseen, known.gone):
        found += _floats(counts)
    found += [1.0 if known.asked == stage else 0.0 for stage in range(OVER + 1)]
    found += [float(known.mover == own), known.stock_left / 47, known.open_left / 47, float(known.racing())]
    found += [float(known.crossing), known.idle / 100]
    return found


def _floats(counts: vec[i64]) -> list[float]:
    return [float(count) for count in counts]
