"""What one seat may know, made from the truth by `redacted` alone; everything shown is read from that copy."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.chance import EVERYTHING, Random
from bree.core.view import View
from bree.games.quest import showing, tensors
from bree.games.quest.model import (
    FACE_UP,
    HAND,
    HIDDEN_TILE,
    NO_TILE,
    NO_TOKEN,
    OVER,
    SEEN,
    UNKNOWN,
    Model,
    token_colour,
)
from bree.games.quest.notation import BLUE, BLUES, FIRST_OF, TILES, TOKENS

UNNAMED: Final = BLUES
"""The place in `told` for tiles whose kind the viewer may not know."""


def redacted(state: Model, seat: i64) -> Model:
    """A copy with everything taken out that this seat may not know. Pools then hold all it has not seen."""
    known = state.clone()
    assert isinstance(known, Model)
    known.quiet = True
    known.learned = 0
    if seat == EVERYTHING or state.asked == OVER:
        return known
    owner: i64 = 0
    while owner < 2:
        if owner != seat:
            _hide_hand(known, owner)
            _hide_blue(known, owner, seat)
        owner += 1
    region: i64 = 0
    while region < len(known.token):
        token = known.token[region]
        seen = seat >= 0 and token & SEEN << seat
        if token & 255 < UNKNOWN and not token & FACE_UP and not seen:
            known.unseen[token & 255] += 1
            known.token[region] = UNKNOWN + token_colour(token) | token // SEEN * SEEN
        region += 1
    return known


def _hide_hand(known: Model, owner: i64) -> None:
    place = owner * HAND
    while place < owner * HAND + HAND:
        if known.hands[place] != NO_TILE:
            known.stock[known.hands[place]] += 1
            known.hands[place] = HIDDEN_TILE
        place += 1


def _hide_blue(known: Model, owner: i64, seat: i64) -> None:
    """The other seat keeps what it has seen; a spectator keeps only how many were seen."""
    kind: i64 = 0
    while kind < BLUES:
        seen = known.told[owner * (BLUES + 1) + kind]
        kept = seen if seat >= 0 else 0
        known.unseen[kind] += known.held[owner * TOKENS + kind] - kept
        known.held[owner * TOKENS + kind] = kept
        if seat < 0:
            known.told[owner * (BLUES + 1) + UNNAMED] += seen
            known.told[owner * (BLUES + 1) + kind] = 0
        kind += 1


def completed(known: Model, rng: Random) -> Model:
    """A full state that fits the copy: everything unknown is drawn from what has not been seen.

    What a seat cannot see was dealt blindly from those same pools and tells nothing before it is used, so each draw is
    uniform: nobody is ever asked, or refused, anything that depends on a tile others have not seen.
    """
    state = known.clone()
    assert isinstance(state, Model)
    owner: i64 = 0
    while owner < 2:
        _deal_hand(state, owner, rng)
        _deal_blue(state, owner, rng)
        owner += 1
    region: i64 = 0
    while region < len(state.token):
        token = state.token[region]
        if token & 255 != NO_TOKEN and token & 255 >= UNKNOWN and token >= SEEN:
            kind = _pick(state.unseen, FIRST_OF[token_colour(token)], FIRST_OF[token_colour(token) + 1], rng)
            state.token[region] = kind | token // SEEN * SEEN
        region += 1
    return state


def _pick(pool: vec[i64], first: i64, last: i64, rng: Random) -> i64:
    """Take one of the pool's tiles out, each as likely as any other."""
    total: i64 = 0
    kind = first
    while kind < last:
        total += pool[kind]
        kind += 1
    left = rng.below(total)
    kind = first
    while left >= pool[kind]:
        left -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


def _deal_hand(state: Model, owner: i64, rng: Random) -> None:
    place = owner * HAND
    if state.hands[place] != HIDDEN_TILE:
        return
    count = state.hand_size(owner)
    held = vec[i64]([0] * TILES)
    while count:
        held[_pick(state.stock, 1, TILES, rng)] += 1
        count -= 1
    tile: i64 = 1
    while tile < TILES:
        while held[tile]:
            state.hands[place] = tile
            place += 1
            held[tile] -= 1
        tile += 1


def _deal_blue(state: Model, owner: i64, rng: Random) -> None:
    missing = state.blue[owner]
    kind: i64 = 0
    while kind < BLUES:
        missing -= state.held[owner * TOKENS + kind]
        kind += 1
    unnamed = owner * (BLUES + 1) + UNNAMED
    while missing:
        kind = _pick(state.unseen, FIRST_OF[BLUE], FIRST_OF[BLUE + 1], rng)
        state.held[owner * TOKENS + kind] += 1
        if state.told[unnamed]:
            state.told[unnamed] -= 1
            state.told[owner * (BLUES + 1) + kind] += 1
        missing -= 1


class QuestView(View):
    """A position as one seat sees it."""

    def __init__(self, state: Model, seat: i64) -> None:
        actions = [int(a) for a in state.actions(seat)] if seat >= 0 else []
        super().__init__(state.setting, seat, state.waiting(), actions, state.outcome())
        self.known = redacted(state, seat)

    def fields(self) -> dict[str, object]:
        """Everything a page needs to draw the position."""
        return showing.fields(self.known, self.seat)

    def text(self) -> str:
        """The board for the terminal."""
        return showing.text(self.known, self.seat)

    def tensor(self) -> list[float]:
        """The position as numbers, from the seat's side of the table."""
        return tensors.tensor(self.known, self.seat)

    def sample(self, rng: Random) -> Model:
        """A full state drawn uniformly among those that fit everything this seat knows."""
        return completed(self.known, rng)
