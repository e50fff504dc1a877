"""A view as a table of text, for the terminal."""

from typing import TYPE_CHECKING

from bree.games.fellowship import components as c
from bree.games.fellowship.model import total
from bree.games.fellowship.outcome import reached
from bree.games.fellowship.rules import frames as f

if TYPE_CHECKING:
    from bree.games.fellowship.view import FellowshipView


def text(view: "FellowshipView") -> str:
    """The table: every hobbit, the board, and what is asked."""
    state = view.blank
    rows = [f"{c.PLACE_NAMES[state.place]}   Sauron {state.sauron}   worth {reached(state)}"]
    for seat in range(int(state.seats)):
        rows.append(_hobbit(view, seat))
    if c.BOARD_OF[state.place] >= 0:
        base = state.board() * 4
        lines = [f"{c.LINE_NAMES[i]} {state.lines[i]}/{c.LENGTH[base + i]}" for i in range(4) if c.LENGTH[base + i]]
        rows.append("lines   " + "   ".join(lines))
        tile = c.TILE_NAMES[state.tile] if state.tile >= 0 else "none"
        rows.append(f"events  {state.event_at}/6   tile {tile}   tiles left {total(state.tiles)}")
    rows.append(f"asked   {_asked(view)}")
    return "\n".join(rows)


def _hobbit(view: "FellowshipView", seat: int) -> str:
    """One hobbit: where he stands, what he has, and his hand as far as it is seen."""
    state = view.blank
    cards = [c.CARD_NAMES[card] for card in state.hand(seat)]
    shown = " ".join(cards) if view.sees_hand(seat) else f"{state.size[seat]} cards"
    marks = ("ring " if seat == state.bearer else "") + ("active " if seat == state.active else "")
    where = f"space {state.steps[seat]}" if state.alive(seat) else "out"
    tokens = " ".join(f"{t}:{state.tokens[seat] >> 4 * i & 15}" for i, t in enumerate(c.TOKEN_NAMES))
    return f"{c.SEAT_NAMES[seat]:7} {where:9} shields {state.shields[seat]:2}  {tokens}  {marks}| {shown}"


def _asked(view: "FellowshipView") -> str:
    """What the frame on top asks, and which demand it is."""
    state = view.blank
    if state.over:
        return "over"
    op = state.top(0)
    if op in (f.PAY, f.VOLUNTEER):
        return f"{f.FRAME_NAMES[op]} {c.ASKED_NAMES[state.top(1)]}"
    if op == f.CHOICE:
        return f"{f.FRAME_NAMES[op]} {c.ASKED_NAMES[state.top(2)]}"
    return f.FRAME_NAMES[op]
