"""Who knows what. `look` is the one filter between the truth and a seat; everything a seat is given is made from it."""

from mypy_extensions import i64

from bree.core.bits import bit
from bree.core.chance import EVERYTHING, Random
from bree.core.outcome import Outcome
from bree.core.state import State
from bree.core.view import View
from bree.games.confrontation.components import DARK, FALLEN, LIGHT, NO_CARD
from bree.games.confrontation.evidence.kept import SideSeen
from bree.games.confrontation.fields.position import fields
from bree.games.confrontation.fields.shapes import ConfrontationPosition
from bree.games.confrontation.model import questions
from bree.games.confrontation.model.data import FACE_DOWN, NOBODY, UNKNOWN, ConfrontationData
from bree.games.confrontation.sampling import sample
from bree.games.confrontation.tensor import tensor
from bree.games.confrontation.text import text


def look(state: ConfrontationData, seat: i64) -> "ConfrontationView":
    """What a seat knows, made from a blank state into which only what it may know is put: hidden unless shown here."""
    known = state.blank()
    state.copy_open_to(known)
    known.faces = state.faces & state.known_faces
    for side in (0, 1):
        if seat in (EVERYTHING, side):
            _look_at_own(state, known, side)
        elif state.decision >= questions.ASK_MOVE or state.decision in (questions.OVER, questions.ASK_ORDER):
            _look_at_other(state, known, side)
        else:
            _look_at_preparing(state, known, side)
    _look_at_cards(state, known, seat)
    actions = [int(a) for a in state.actions(seat)] if seat >= 0 else []
    preparing = questions.OVER < state.decision < questions.ASK_ORDER
    sides: list[SideSeen | None] = [None, None] if preparing else [SideSeen(state, 0), SideSeen(state, 1)]
    return ConfrontationView(known, seat, state.waiting(), actions, state.outcome(), sides)


def _look_at_own(state: ConfrontationData, known: ConfrontationData, side: i64) -> None:
    """One's own pieces, cards and preparations."""
    mask: i64 = 511 * bit(side * 9)
    for tile in range(side * 9, side * 9 + 9):
        known.put(tile, state.place[tile])
        if state.is_manual():
            known.token[tile] = state.token[tile]
    known.faces = known.faces & ~mask | state.faces & mask
    known.specials |= state.specials & 15 * bit(side * 4)
    if side == LIGHT:
        known.light_ready = state.light_ready
    else:
        known.dark_ready = state.dark_ready
    _look_at_singled_out(state, known, side, True)


def _look_at_other(state: ConfrontationData, known: ConfrontationData, side: i64) -> None:
    """Pieces of a side one cannot see: how many stand where, and who the shown and the fallen ones are."""
    for tile in range(side * 9, side * 9 + 9):
        if state.shown >> tile & 1 or state.place[tile] == FALLEN:
            known.place[tile] = state.place[tile]
            if state.is_manual():
                known.token[tile] = state.token[tile]
        else:
            known.place[tile] = UNKNOWN
    if side == LIGHT:
        known.light_count = state.light_count
        known.light_held = state.light_held
        known.light_full = state.light_full
    else:
        known.dark_count = state.dark_count
        known.dark_held = state.dark_held
        known.dark_full = state.dark_full
    known.specials |= state.specials & 15 * bit(side * 4)
    _look_at_singled_out(state, known, side, False)


def _look_at_preparing(state: ConfrontationData, known: ConfrontationData, side: i64) -> None:
    """Before the game one learns only that the other side is ready (ruling:A2)."""
    for tile in range(side * 9, side * 9 + 9):
        known.place[tile] = UNKNOWN
    goal = state.number if state.decision == questions.ASK_DEAL else questions.stage_length(state.decision)
    if state.decision != questions.ASK_TAKE:
        known.specials |= state.specials & 15 * bit(side * 4)
    if side == LIGHT:
        known.light_ready = (
            state.light_ready if state.light_ready >= goal or state.decision == questions.ASK_DEAL else 0
        )
    else:
        known.dark_ready = state.dark_ready if state.dark_ready >= goal or state.decision == questions.ASK_DEAL else 0


def _look_at_singled_out(state: ConfrontationData, known: ConfrontationData, side: i64, own: bool) -> None:
    """The fighters and the pieces singled out this turn, as far as the seat may know who they are."""
    if _visible(state, state.attacker, side, own):
        known.attacker = state.attacker
    if _visible(state, state.defender, side, own):
        known.defender = state.defender
    if _visible(state, state.forced, side, own):
        known.forced = state.forced
    if _visible(state, state.stepped, side, own):
        known.stepped = state.stepped


def _visible(state: ConfrontationData, tile: i64, side: i64, own: bool) -> bool:
    if tile == NOBODY or tile // 9 != side:
        return False
    return own or state.shown >> tile & 1 == 1 or state.place[tile] == FALLEN


def _look_at_cards(state: ConfrontationData, known: ConfrontationData, seat: i64) -> None:
    """Hands are open knowledge (02:128, 05:186-188); a card just chosen is not (02:109, 05:168)."""
    known.light_hand = state.light_hand
    known.dark_hand = state.dark_hand
    known.light_card = state.light_card
    known.dark_card = state.dark_card
    if state.decision == questions.ASK_CARDS or (
        state.decision == questions.ASK_ORDER and state.after_order == questions.ASK_CARDS
    ):
        if state.light_card != NO_CARD and seat not in (EVERYTHING, LIGHT):
            known.light_hand |= bit(state.light_card)
            known.light_card = FACE_DOWN
        if state.dark_card != NO_CARD and seat not in (EVERYTHING, DARK):
            known.dark_hand |= bit(state.dark_card)
            known.dark_card = FACE_DOWN


class ConfrontationView(View):
    """What one seat knows of a game of The Confrontation."""

    def __init__(
        self,
        known: ConfrontationData,
        seat: i64,
        waiting: tuple[int, ...],
        actions: list[int],
        outcome: Outcome | None,
        sides: list[SideSeen | None],
    ) -> None:
        super().__init__(known.setting, seat, waiting, actions, outcome)
        self.known = known
        """A state in which all that this seat does not know is blank."""
        self.sides = sides
        """What is certain about the hidden pieces of each side; nothing before the game."""

    def sees(self, side: i64) -> bool:
        """Whether the seat sees the faces of a side's pieces."""
        return self.seat in (EVERYTHING, side)

    def hushed(self) -> bool:
        """Whether the question is put to whoever might hold a piece (ruling:A8)."""
        return self.known.decision in (
            questions.ASK_TUNNEL,
            questions.ASK_SAM,
            questions.ASK_SHOW_FRODO,
            questions.ASK_HELP,
        )

    def fields(self) -> ConfrontationPosition:
        """The position for the page."""
        return fields(self)

    def text(self) -> str:
        """The board for the terminal."""
        return text(self)

    def tensor(self) -> list[float]:
        """The position as numbers."""
        return tensor(self)

    def sample(self, rng: Random) -> State:
        """A quiet state drawn uniformly among those that fit everything this seat knows."""
        return sample(self, rng)
