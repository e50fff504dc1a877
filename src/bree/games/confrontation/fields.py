"""A view as JSON values. Ids and numbers only: sentences are for the locales."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bree.games.confrontation import components as box
from bree.games.confrontation.evidence.kept import SideSeen, place_of
from bree.games.confrontation.evidence.worlds import PLACES
from bree.games.confrontation.model import questions
from bree.games.confrontation.model.data import FACE_DOWN, NOBODY, NOT_COMPARED, NOWHERE, ConfrontationData, PastBattle
from bree.games.confrontation.notation import TOKENS
from bree.games.confrontation.outcome import IDLE_LIMIT, PLY_LIMIT
from bree.games.confrontation.rules.strengths import strength

if TYPE_CHECKING:
    from bree.games.confrontation.view import ConfrontationView


def fields(view: "ConfrontationView") -> dict[str, object]:
    """The position as plain JSON values."""
    state = view.known
    options = state.setting.options
    started = state.decision >= questions.ASK_MOVE or state.decision in (questions.OVER, questions.ASK_ORDER)
    return {
        "edition": options["edition"],
        "mode": options["mode"],
        "shuffle": options["shuffle"],
        "turn": box.SIDES[state.turn] if started else None,
        "decision": questions.DECISIONS[state.decision],
        "pieces": pieces(view),
        "fallen": {
            box.SIDES[side]: _names(state, [t for t in nine(side) if state.place[t] == box.FALLEN]) for side in (0, 1)
        },
        "faces": {box.SIDES[side]: _faces(view, side) for side in (0, 1)},
        "hands": {"light": card_names(state.light_hand), "dark": card_names(state.dark_hand)},
        "discards": {"light": card_names(_played(state, 0)), "dark": card_names(_played(state, 1))},
        "specials": {
            box.SIDES[side]: [box.SPECIALS[c] for c in range(side * 4, side * 4 + 4) if state.specials >> c & 1]
            for side in (0, 1)
        },
        "ring_bearer": box.CHARACTERS[state.bearer],
        "battle": battle(state),
        "last_battles": [_past(b) for b in (state.earlier_battle, state.last_battle) if b is not None],
        "plies": int(state.plies),
        "idle": int(state.idle),
        "limits": {"plies": PLY_LIMIT, "idle": IDLE_LIMIT},
        "last_move": _last_move(state),
        "setup": _setup(view) if not started else None,
    }


def nine(side: int) -> range:
    """The tiles of a side."""
    return range(side * 9, side * 9 + 9)


def _names(state: ConfrontationData, tiles: list[int]) -> list[object]:
    return [box.CHARACTERS[state.character(t)] for t in tiles]


def card_names(cards: i64) -> list[object]:
    """The cards of a mask, in order."""
    return [box.CARDS[c] for c in range(len(box.CARDS)) if cards >> c & 1]


def _played(state: ConfrontationData, side: int) -> i64:
    card = state.light_card if side == box.LIGHT else state.dark_card
    hand = state.light_hand if side == box.LIGHT else state.dark_hand
    played = box.ALL_CARDS[side] & ~hand
    return played & ~(1 << card) if card >= 0 else played


def _faces(view: "ConfrontationView", side: int) -> list[object]:
    """Which characters a side plays with, as far as the seat knows; null for a face not seen yet."""
    state = view.known
    if questions.OVER < state.decision <= questions.ASK_PICK and not view.sees(side):
        return []
    return [
        box.CHARACTERS[state.character(t)] if view.sees(side) or state.known_faces >> t & 1 else None
        for t in nine(side)
    ]


def _candidates(side: int, mask: int) -> list[object]:
    """The characters of a `could_be` mask."""
    return [box.CHARACTERS[side * 9 + t % 9 + box.TILES * (t // 9)] for t in range(18) if mask >> t & 1]


def _piece(
    state: ConfrontationData,
    side: int,
    place: int,
    face: str | None,
    shown: bool,
    could_be: list[object],
    token: int,
    marks: list[object],
) -> dict[str, object]:
    return {
        "side": box.SIDES[side],
        "region": box.PLACE_NAMES[place],
        "face": face,
        "shown": shown,
        "could_be": could_be,
        "token": TOKENS[token] if token >= 0 else None,
        "marks": marks,
    }


def pieces(view: "ConfrontationView") -> list[object]:
    """Everybody on the board: those one sees by name, then the hidden ones of each place."""
    state = view.known
    found: list[object] = []
    for side in (0, 1):
        seen = view.sides[side]
        for t in nine(side):
            if state.place[t] <= box.TUNNEL:
                found.append(_seen_piece(state, side, t, seen))
        if seen is not None and not view.sees(side):
            for p in range(PLACES):
                for _ in range(seen.slots[p]):
                    found.append(_hidden_piece(state, side, p, seen))
    return found


def _seen_piece(state: ConfrontationData, side: int, tile: int, seen: SideSeen | None) -> dict[str, object]:
    face = box.CHARACTERS[state.character(tile)]
    shown = state.shown >> tile & 1 == 1
    could: list[object] = [face]
    if not shown and seen is not None:
        could = _candidates(side, seen.could_be[place_of(state, tile)])
    marks: list[object] = []
    if state.kept >> tile & 1:
        marks.append("shown-for-good")
    if tile == state.forced:
        marks.append("must-move")
    if tile == state.stepped:
        marks.append("stepped")
    token = int(state.token[tile]) if state.is_manual() else -1
    return _piece(state, side, int(state.place[tile]), face, shown, could, token, marks)


def _hidden_piece(state: ConfrontationData, side: int, place: int, seen: SideSeen) -> dict[str, object]:
    marks: list[object] = []
    if place == seen.forced:
        marks.append("must-move")
    if place == seen.stepped:
        marks.append("stepped")
    token = place if seen.lettered else -1
    return _piece(state, side, seen.where[place], None, False, _candidates(side, seen.could_be[place]), token, marks)


def _last_move(state: ConfrontationData) -> dict[str, object] | None:
    if state.last_side == NOBODY:
        return None
    return {
        "side": box.SIDES[state.last_side],
        "from": box.REGION_NAMES[state.last_from],
        "to": box.REGION_NAMES[state.last_to],
    }


def _setup(view: "ConfrontationView") -> dict[str, object]:
    """How far one's own preparation has come, and whether the other side is ready."""
    state = view.known
    goal = state.number if state.decision == questions.ASK_DEAL else questions.stage_length(state.decision)
    ready = (int(state.light_ready), int(state.dark_ready))
    fields: dict[str, object] = {
        box.SIDES[side]: {"made": ready[side] if view.sees(side) else None, "ready": ready[side] >= goal}
        for side in (0, 1)
    }
    fields["number"] = int(state.number)
    return fields


def battle(state: ConfrontationData) -> dict[str, object] | None:
    """The battle in progress."""
    if state.region == NOWHERE:
        return None
    if state.decision == questions.ASK_FOUND and state.purpose != questions.FOR_ATTACK:
        return None
    fighting = state.defender != NOBODY
    return {
        "region": box.REGION_NAMES[state.region],
        "from": box.REGION_NAMES[state.origin],
        "attacking": box.SIDES[state.turn],
        "attacker": box.CHARACTERS[state.character(state.attacker)] if state.attacker != NOBODY else None,
        "defender": box.CHARACTERS[state.character(state.defender)] if fighting else None,
        "strengths": {
            "light": int(strength(state, state.light_fighter())),
            "dark": int(strength(state, state.dark_fighter())),
        }
        if fighting
        else None,
        "no_cards": state.no_cards,
        "cards": {"light": _card(state.light_card), "dark": _card(state.dark_card)},
        "in_force": {"light": _card(state.light_magic), "dark": _card(state.dark_magic)},
        "refused": _card(state.refused_card),
        "sam_strong": state.sam_strong,
        "help": int(state.help),
        "compared": _compared(state.light_total, state.dark_total),
        "text_blank": fighting and state.against_warg(),
    }


def _past(past: PastBattle) -> dict[str, object]:
    """A battle that is over."""
    return {
        "region": box.REGION_NAMES[past.region],
        "light": box.CHARACTERS[past.light],
        "dark": box.CHARACTERS[past.dark],
        "light_card": _card(past.light_card),
        "dark_card": _card(past.dark_card),
        "light_magic": _card(past.light_magic),
        "dark_magic": _card(past.dark_magic),
        "refused": _card(past.refused_card),
        "compared": _compared(past.light_total, past.dark_total),
    }


def _compared(light: i64, dark: i64) -> dict[str, object] | None:
    """The strengths compared, if they were."""
    return None if light == NOT_COMPARED else {"light": int(light), "dark": int(dark)}


def _card(card: i64) -> str | None:
    """A card on the table; "face-down" for one not yet shown."""
    return None if card == box.NO_CARD else "face-down" if card == FACE_DOWN else box.CARDS[card]
