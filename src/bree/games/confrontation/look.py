"""Who knows what. `look` is the one filter between the truth and a seat; everything a seat is given is made from it."""

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.chance import EVERYTHING
from bree.games.confrontation.components import DARK, FALLEN, LIGHT, NO_CARD
from bree.games.confrontation.evidence import PLACES, could_be
from bree.games.confrontation.knowledge import hidden_tiles, place_of, possible_faces, slots
from bree.games.confrontation.model import (
    ASK_CARDS,
    ASK_DEAL,
    ASK_MOVE,
    ASK_ORDER,
    ASK_TAKE,
    FACE_DOWN,
    NOBODY,
    OVER,
    UNKNOWN,
    Position,
    stage_length,
)


class SideSeen:
    """What is certain about the hidden pieces of one side, for everybody who cannot see them."""

    def __init__(self, s: Position, side: i64) -> None:
        self.worlds = s.evidence.of(side)
        self.slots = slots(s, side)
        self.hidden = hidden_tiles(s, side)
        self.faces = possible_faces(s, side)
        self.could_be = could_be(self.worlds, self.slots, self.hidden, self.faces)
        self.where = [UNKNOWN] * PLACES
        """The region of each place that holds hidden pieces."""
        for tile in range(side * 9, side * 9 + 9):
            if s.alive(tile) and not s.shown >> tile & 1:
                self.where[place_of(s, tile)] = int(s.place[tile])
        self.lettered = s.is_manual() and s.token[side * 9] >= 0
        self.weights = vec[i64]()
        """How many full worlds each partial one stands for; filled in by the first sample."""
        self.stepped = _hidden_place(s, s.stepped, side)
        self.forced = _hidden_place(s, s.forced, side)


def _hidden_place(s: Position, tile: i64, side: i64) -> int:
    """Where a singled-out piece stands, if it is a hidden one of this side."""
    if tile == NOBODY or tile // 9 != side or not s.alive(tile) or s.shown >> tile & 1:
        return -1
    return place_of(s, tile)


def sees(seat: i64, side: i64) -> bool:
    """Whether a seat sees the faces of a side's pieces."""
    return seat in (EVERYTHING, side)


def look(s: Position, seat: i64) -> Position:
    """What a seat knows, as a new state in which everything else is left blank: hidden unless shown here."""
    known = s.blank()
    _look_at_table(s, known)
    for side in (0, 1):
        if sees(seat, side):
            _look_at_own(s, known, side)
        elif s.decision >= ASK_MOVE or s.decision in (OVER, ASK_ORDER):
            _look_at_other(s, known, side)
        else:
            _look_at_preparing(s, known, side)
    _look_at_cards(s, known, seat)
    return known


def _look_at_table(s: Position, known: Position) -> None:
    """What lies open."""
    known.decision = s.decision
    known.turn = s.turn
    known.plies = s.plies
    known.idle = s.idle
    known.ending = s.ending
    known.winner = s.winner
    known.shown = s.shown
    known.kept = s.kept
    known.spied = s.spied
    known.known_faces = s.known_faces
    known.faces = s.faces & s.known_faces
    known.bearer = s.bearer
    known.stepping = s.stepping
    known.last_side = s.last_side
    known.last_from = s.last_from
    known.last_to = s.last_to
    known.region = s.region
    known.origin = s.origin
    known.fresh = s.fresh
    known.removals = s.removals
    known.purpose = s.purpose
    known.no_cards = s.no_cards
    known.sam_strong = s.sam_strong
    known.help = s.help
    known.light_magic = s.light_magic
    known.dark_magic = s.dark_magic
    known.refused_card = s.refused_card
    known.asked_swap = s.asked_swap
    known.dark_left = s.dark_left
    known.light_left = s.light_left
    known.sums = s.sums
    known.last_battle = s.last_battle
    known.earlier_battle = s.earlier_battle
    known.number = s.number
    known.shuffled = s.shuffled
    known.order_side = s.order_side
    known.order_region = s.order_region
    known.after_order = s.after_order
    known.evidence = s.evidence
    known.learned = s.learned


def _look_at_own(s: Position, known: Position, side: i64) -> None:
    """One's own pieces, cards and preparations."""
    mask: i64 = 511 << side * 9
    tile: i64 = side * 9
    while tile < side * 9 + 9:
        known.put(tile, s.place[tile])
        if s.is_manual():
            known.token[tile] = s.token[tile]
        tile += 1
    known.faces = known.faces & ~mask | s.faces & mask
    known.specials |= s.specials & 15 << side * 4
    if side == LIGHT:
        known.light_ready = s.light_ready
    else:
        known.dark_ready = s.dark_ready
    _look_at_singled_out(s, known, side, True)


def _look_at_other(s: Position, known: Position, side: i64) -> None:
    """Pieces of a side one cannot see: how many stand where, and who the shown and the fallen ones are."""
    tile: i64 = side * 9
    while tile < side * 9 + 9:
        if s.shown >> tile & 1 or s.place[tile] == FALLEN:
            known.place[tile] = s.place[tile]
            if s.is_manual():
                known.token[tile] = s.token[tile]
        else:
            known.place[tile] = UNKNOWN
        tile += 1
    if side == LIGHT:
        known.light_count = s.light_count
        known.light_held = s.light_held
        known.light_full = s.light_full
    else:
        known.dark_count = s.dark_count
        known.dark_held = s.dark_held
        known.dark_full = s.dark_full
    known.specials |= s.specials & 15 << side * 4
    _look_at_singled_out(s, known, side, False)


def _look_at_preparing(s: Position, known: Position, side: i64) -> None:
    """Before the game one learns only that the other side is ready (ruling:A2)."""
    tile: i64 = side * 9
    while tile < side * 9 + 9:
        known.place[tile] = UNKNOWN
        tile += 1
    goal = s.number if s.decision == ASK_DEAL else stage_length(s.decision)
    if s.decision != ASK_TAKE:
        known.specials |= s.specials & 15 << side * 4
    if side == LIGHT:
        known.light_ready = s.light_ready if s.light_ready >= goal or s.decision == ASK_DEAL else 0
    else:
        known.dark_ready = s.dark_ready if s.dark_ready >= goal or s.decision == ASK_DEAL else 0


def _look_at_singled_out(s: Position, known: Position, side: i64, own: bool) -> None:
    """The fighters and the pieces singled out this turn, as far as the seat may know who they are."""
    if _visible(s, s.attacker, side, own):
        known.attacker = s.attacker
    if _visible(s, s.defender, side, own):
        known.defender = s.defender
    if _visible(s, s.forced, side, own):
        known.forced = s.forced
    if _visible(s, s.stepped, side, own):
        known.stepped = s.stepped


def _visible(s: Position, tile: i64, side: i64, own: bool) -> bool:
    if tile == NOBODY or tile // 9 != side:
        return False
    return own or s.shown >> tile & 1 == 1 or s.place[tile] == FALLEN


def _look_at_cards(s: Position, known: Position, seat: i64) -> None:
    """Hands are open knowledge (02:128, 05:186-188); a card just chosen is not (02:109, 05:168)."""
    known.light_hand = s.light_hand
    known.dark_hand = s.dark_hand
    known.light_card = s.light_card
    known.dark_card = s.dark_card
    if s.decision == ASK_CARDS or (s.decision == ASK_ORDER and s.after_order == ASK_CARDS):
        if s.light_card != NO_CARD and not sees(seat, LIGHT):
            known.light_hand |= 1 << s.light_card
            known.light_card = FACE_DOWN
        if s.dark_card != NO_CARD and not sees(seat, DARK):
            known.dark_hand |= 1 << s.dark_card
            known.dark_card = FACE_DOWN
