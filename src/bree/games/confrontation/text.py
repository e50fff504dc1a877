"""A view as a board of text, for the terminal."""

from typing import TYPE_CHECKING

from bree.games.confrontation.components import LIGHT, REGION_NAMES, ROW, SIDES
from bree.games.confrontation.fields.position import battle, card_names, pieces, special_names
from bree.games.confrontation.fields.shapes import Piece
from bree.games.confrontation.model.questions import DECISIONS

if TYPE_CHECKING:
    from bree.games.confrontation.view import ConfrontationView


def text(view: "ConfrontationView") -> str:
    """The board for the terminal, north to south, with what the seat knows."""
    state = view.known
    options = state.setting.options
    lines = [f"edition {options['edition']} {options['mode']}   ply {state.plies}   asked: {DECISIONS[state.decision]}"]
    everybody = pieces(view)
    for region in (*REGION_NAMES, "tunnel"):
        here = [_label(p) for p in everybody if p.region == region]
        if region != "tunnel":
            row = int(ROW[REGION_NAMES.index(region)])
            lines.append(f"{row}  {region:<16} {'  '.join(here)}".rstrip())
        elif here:
            lines.append(f"   {region:<16} {'  '.join(here)}")
    for side in (0, 1):
        hand = state.light_hand if side == LIGHT else state.dark_hand
        lines.append(f"{SIDES[side]:<6} hand: {' '.join(card_names(hand))}")
        if state.specials >> side * 4 & 15:
            lines.append(f"       special cards: {' '.join(special_names(state, side))}")
    fight = battle(state)
    if fight is not None:
        lines.append(f"battle in {fight.region}: {fight.attacker or 'hidden'} against {fight.defender or 'hidden'}")
    return "\n".join(lines)


def _label(piece: Piece) -> str:
    name = piece.face or f"{piece.side}?"
    if piece.token:
        name += f":{piece.token}"
    return name.upper() if piece.shown else name
