"""A view as numbers."""

from typing import TYPE_CHECKING, Final

from bree.games.confrontation.components import CARDS, DARK, FALLEN, LIGHT, REGIONS, TILES
from bree.games.confrontation.evidence.worlds import PLACES
from bree.games.confrontation.model.data import FACE_DOWN, NOBODY
from bree.games.confrontation.model.questions import DECISIONS
from bree.games.confrontation.outcome import IDLE_LIMIT, PLY_LIMIT

if TYPE_CHECKING:
    from bree.games.confrontation.view import ConfrontationView

_REACH: Final = 18
"""Places of a character in the tensor: 16 regions, the tunnel, fallen."""
SIZE: Final = 36 * _REACH + 32 + 22 + 8 + 31 + 2 + 17 + 72 + 48 + 8


def tensor(view: "ConfrontationView") -> list[float]:
    """The position as numbers between -1 and 1; the same layout for every seat and option."""
    state = view.known
    out = _where_everybody_may_be(view)
    for side in (0, 1):
        out += [int(state.count(side, region)) / 4 for region in range(REGIONS)]
    for hand in (state.light_hand, state.dark_hand):
        out += [float(hand >> card & 1) for card in range(len(CARDS))]
    out += [float(state.specials >> card & 1) for card in range(8)]
    out += [float(state.decision == d) for d in range(len(DECISIONS))]
    out += [float(state.turn == LIGHT), float(state.turn == DARK)]
    out += [float(state.region == region) for region in range(REGIONS)] + [float(state.no_cards)]
    for fighter in (state.attacker, state.defender):
        out += [float(fighter != NOBODY and state.character(fighter) == c) for c in range(2 * TILES)]
    for card in (state.light_card, state.dark_card, state.light_magic, state.dark_magic):
        out += [float(card == c) for c in (*range(len(CARDS)), FACE_DOWN)]
    out += [
        int(state.plies) / PLY_LIMIT,
        int(state.idle) / IDLE_LIMIT,
        float(state.bearer),
        float(state.sam_strong),
        float(state.help),
    ]
    out += [float(state.fresh), float(state.stepped != NOBODY), float(view.seat == DARK)]
    return out


def _where_everybody_may_be(view: "ConfrontationView") -> list[float]:
    """For each character and place: 1 where it certainly is, a share where it may be."""
    state = view.known
    out = [0.0] * (2 * TILES * _REACH)
    for side in (0, 1):
        for t in range(side * 9, side * 9 + 9):
            if state.place[t] <= FALLEN:
                out[int(state.character(t)) * _REACH + int(state.place[t])] = 1.0
        seen = view.sides[side]
        if seen is None or view.sees(side):
            continue
        for t in range(18):
            places = {seen.where[p] for p in range(PLACES) if seen.slots[p] and seen.could_be[p] >> t & 1}
            for place in places:
                out[(side * 9 + t % 9 + TILES * (t // 9)) * _REACH + place] = 1 / len(places)
    return out
