"""The position for the page and other programs, as far as one seat may know it.

Whoever does not see a thing is sent an empty list or None; what only some questions have is left out elsewhere.
"""

from typing import TYPE_CHECKING, Literal

import msgspec

from bree.games.fellowship import components as c
from bree.games.fellowship import notation as n
from bree.games.fellowship.model import FellowshipData, counts_of, each_of, names_of, total
from bree.games.fellowship.outcome import reached
from bree.games.fellowship.position.write import fixed_tiles
from bree.games.fellowship.rules import frames as f
from bree.games.fellowship.rules.boards import tokens_missing
from bree.games.fellowship.rules.payments import missing

if TYPE_CHECKING:
    from bree.games.fellowship.view import FellowshipView
from bree.games.fellowship.fields.shapes import (
    Asked,
    EventTrack,
    FellowshipPosition,
    Gift,
    Hand,
    Hobbit,
    Lacking,
    Marker,
    Payer,
    Said,
    Tiles,
)


def fields(view: "FellowshipView") -> FellowshipPosition:
    """Everything a page needs, as ids and numbers."""
    state = view.blank
    return FellowshipPosition(
        place=c.PLACE_NAMES[state.place],
        active=state.active,
        bearer=state.bearer,
        sauron=state.sauron,
        worth=reached(state),
        hobbits=[_hobbit(state, seat) for seat in range(state.seats)],
        lines=_lines(state),
        events=_events(state),
        ring_used=bool(state.ring_used),
        die=c.FACE_NAMES[state.die] if state.die >= 0 else None,
        gandalf=names_of(state.gandalf, c.GANDALF_NAMES),
        supply=names_of(state.supply, c.FEATURE_NAMES),
        gone=names_of(state.gone, c.FEATURE_NAMES),
        discards=counts_of(state.discards, c.KIND_NAMES),
        played=each_of(state.aside, c.KIND_NAMES),
        table=each_of(state.table, c.KIND_NAMES),
        shown=c.KIND_NAMES[state.shown] if state.shown >= 0 else None,
        big_shields=total(state.big),
        passing=_seats(state.pass_turn | state.pass_board),
        said=[_said(claim) for claim in state.claims],
        asked=_asked(state),
        pile=view.pile,
        tiles=_tiles(view),
        hands=[_hand(view, seat) for seat in range(state.seats)],
    )


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(len(c.SEAT_NAMES)) if mask >> seat & 1]


def _hobbit(state: FellowshipData, seat: int) -> Hobbit:
    asked_for = c.BOARD_OF[state.place] >= 0 and state.place != c.MORDOR  # lotr:286
    return Hobbit(
        seat=seat,
        hobbit=c.SEAT_NAMES[seat],
        space=state.steps[seat],
        out=not state.alive(seat),
        shields=state.shields[seat],
        tokens=counts_of(state.tokens[seat], c.TOKEN_NAMES),
        missing=tokens_missing(state, seat) if asked_for and state.alive(seat) else None,
    )


def _lines(state: FellowshipData) -> dict[str, Marker]:
    base = state.board() * 4
    lengths = [int(c.LENGTH[base + line]) if base >= 0 else 0 for line in range(4)]
    return {
        c.LINE_NAMES[line]: Marker(at=state.lines[line], length=lengths[line]) for line in range(4) if lengths[line]
    }


def _events(state: FellowshipData) -> EventTrack:
    first = state.board() * c.EVENTS_A_BOARD
    names = list(c.EVENT_NAMES[first : first + c.EVENTS_A_BOARD]) if first >= 0 else []
    return EventTrack(
        at=state.event_at, names=names, next=names[state.event_at] if state.event_at < len(names) else None
    )


def _said(claim: int) -> Said:
    return msgspec.convert({"seat": claim & 255, **n.NOTATION.fields(claim >> 8)}, Said)


def _tiles(view: "FellowshipView") -> Tiles:
    state = view.blank
    return Tiles(
        left=total(state.tiles),
        kinds=list(counts_of(state.tiles, c.TILE_NAMES).values()),
        shown=c.TILE_NAMES[state.tile] if state.tile >= 0 else None,
        looker=state.looker,
        fixed=[c.TILE_NAMES[tile] for tile in fixed_tiles(state.fixed)],
        fixed_count=view.fixed,
        looked=each_of(state.looked, c.TILE_NAMES),
        looked_count=view.looked,
    )


def _hand(view: "FellowshipView", seat: int) -> Hand:
    """One hand, as far as this viewer sees it or is sure of it."""
    sees = view.sees_hand(seat)
    cards = [c.CARD_NAMES[card] for card in view.blank.hand(seat)] if sees else None
    sure = [] if sees else [c.CARD_NAMES[card] for card in view.sure[seat]]
    return Hand(seat=seat, size=view.blank.size[seat], cards=cards, known=sure)


def _asked(state: FellowshipData) -> Asked:
    """What is asked of whom: the frame on top."""
    if state.over:
        return Asked(what="over")
    op, first, second, mask = (int(state.top(place)) for place in range(4))
    what = f.FRAME_NAMES[op]
    if op == f.WINDOW:
        return Asked(what=what, window=f.WINDOW_NAMES[first], seat=second, passed=_seats(mask))
    if op == f.PAY:
        return _payment(state)
    if op == f.VOLUNTEER:
        return Asked(what=what, of=c.ASKED_NAMES[first], spaces=second, declined=_seats(mask))
    if op == f.ROLL:
        purposes: tuple[Literal["plain", "ring", "attempt"], ...] = ("plain", "ring", "attempt")
        return Asked(what=what, seat=first, purpose=purposes[second])
    if op == f.CHOICE:
        return Asked(what=what, seat=first, of=c.ASKED_NAMES[second])
    if op == f.CARDS:
        return Asked(what=what, seat=state.active, played=first)
    if op == f.COUNCIL:
        return Asked(what=what, seat=second)
    if op < f.CARDS or op == f.MISSING:
        return Asked(what=what, seat=first, count=second)
    return Asked(what=what)


def _payment(state: FellowshipData) -> Asked:
    """A demand in progress: what is asked, what lies on the table, what is lacking."""
    asked, payer = int(state.top(1)), int(state.top(2))
    several: dict[int, Payer] = {f.GROUP_PAYS: "group", f.ONE_PAYS: "one"}
    need = [max(0, int(number)) for number in missing(state)]
    card = int(missing(state)[c.NEED_CARD])
    return Asked(
        what=f.FRAME_NAMES[f.PAY],
        of=c.ASKED_NAMES[asked],
        rule=c.ASKED_RULES[asked],
        payer=several.get(payer, payer),
        leader=state.leader(),
        declined=_seats(state.top(3)),
        jokers=state.paid_jokers,
        lacking=Lacking(
            symbols=dict(zip(c.SYMBOL_NAMES, need, strict=False)),
            cards=need[c.NEED_CARDS],
            shields=need[c.NEED_POINTS],
            tokens=dict(zip(c.TOKEN_NAMES, need[c.NEED_TOKEN :], strict=False)),
            any_token=need[c.NEED_ANY_TOKEN],
            card=c.FEATURE_NAMES[card] if card >= 0 else None,
        ),
        given=[_gift(state, seat) for seat in range(state.seats)],
    )


def _gift(state: FellowshipData, seat: int) -> Gift:
    return Gift(
        seat=seat,
        cards=each_of(state.given_hobbits[seat], c.KIND_NAMES) + names_of(state.given_features[seat], c.FEATURE_NAMES),
        tokens=counts_of(state.given_tokens[seat], c.TOKEN_NAMES),
        shields=state.given_points[seat],
    )
