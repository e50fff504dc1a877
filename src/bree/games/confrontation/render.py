"""A view as JSON values, as a board of text, and as numbers. Ids and numbers only: sentences are for the locales."""

from typing import Final

from mypy_extensions import i64

from bree.games.confrontation.components import (
    ALL_CARDS,
    CARDS,
    CHARACTERS,
    DARK,
    FALLEN,
    LIGHT,
    NO_CARD,
    REGION_NAMES,
    REGIONS,
    ROW,
    SIDES,
    SPECIALS,
    TILES,
    TUNNEL,
)
from bree.games.confrontation.evidence import PLACES
from bree.games.confrontation.knowledge import place_name, place_of
from bree.games.confrontation.look import SideSeen, sees
from bree.games.confrontation.memory import last_battle_fields, totals
from bree.games.confrontation.model import (
    ASK_DEAL,
    ASK_FOUND,
    ASK_MOVE,
    ASK_ORDER,
    ASK_PICK,
    DECISIONS,
    FACE_DOWN,
    FOR_ATTACK,
    IDLE_LIMIT,
    NOBODY,
    NOWHERE,
    OVER,
    PLY_LIMIT,
    Position,
    stage_length,
)
from bree.games.confrontation.notation import TOKENS
from bree.games.confrontation.powers import strength

_REACH: Final = 18
"""Places of a character in the tensor: 16 regions, the tunnel, fallen."""
TENSOR_SIZE: Final = 36 * _REACH + 32 + 22 + 8 + 31 + 2 + 17 + 72 + 48 + 8


def all_fields(known: Position, seat: i64, sides: list[SideSeen | None]) -> dict[str, object]:
    """The position as plain JSON values."""
    s = known
    options = s.setting.options
    started = s.decision >= ASK_MOVE or s.decision in (OVER, ASK_ORDER)
    return {
        "edition": options["edition"],
        "mode": options["mode"],
        "shuffle": options["shuffle"],
        "turn": SIDES[s.turn] if started else None,
        "decision": DECISIONS[s.decision],
        "pieces": _pieces(s, seat, sides),
        "fallen": {SIDES[side]: _names(s, [t for t in nine(side) if s.place[t] == FALLEN]) for side in (0, 1)},
        "faces": {SIDES[side]: _faces(s, seat, side) for side in (0, 1)},
        "hands": {"light": card_names(s.light_hand), "dark": card_names(s.dark_hand)},
        "discards": {"light": card_names(_played(s, 0)), "dark": card_names(_played(s, 1))},
        "specials": {
            SIDES[side]: [SPECIALS[c] for c in range(side * 4, side * 4 + 4) if s.specials >> c & 1] for side in (0, 1)
        },
        "ring_bearer": CHARACTERS[s.bearer],
        "battle": _battle(s),
        "last_battles": [last_battle_fields(b) for b in (s.earlier_battle, s.last_battle) if b],
        "plies": int(s.plies),
        "idle": int(s.idle),
        "limits": {"plies": PLY_LIMIT, "idle": IDLE_LIMIT},
        "last_move": _last_move(s),
        "setup": _setup(s, seat) if not started else None,
    }


def nine(side: int) -> range:
    """The tiles of a side."""
    return range(side * 9, side * 9 + 9)


def _names(s: Position, tiles: list[int]) -> list[object]:
    return [CHARACTERS[s.character(t)] for t in tiles]


def card_names(cards: i64) -> list[object]:
    """The cards of a mask, in order."""
    return [CARDS[c] for c in range(len(CARDS)) if cards >> c & 1]


def _played(s: Position, side: int) -> i64:
    card = s.light_card if side == LIGHT else s.dark_card
    hand = s.light_hand if side == LIGHT else s.dark_hand
    played = ALL_CARDS[side] & ~hand
    return played & ~(1 << card) if card >= 0 else played


def _faces(s: Position, seat: i64, side: int) -> list[object]:
    """Which characters a side plays with, as far as the seat knows; null for a face not seen yet."""
    if OVER < s.decision <= ASK_PICK and not sees(seat, side):
        return []
    return [CHARACTERS[s.character(t)] if sees(seat, side) or s.known_faces >> t & 1 else None for t in nine(side)]


def _candidates(side: int, mask: int) -> list[object]:
    """The characters of a `could_be` mask."""
    return [CHARACTERS[side * 9 + t % 9 + TILES * (t // 9)] for t in range(18) if mask >> t & 1]


def _piece(
    s: Position,
    side: int,
    place: int,
    face: str | None,
    shown: bool,
    could_be: list[object],
    token: int,
    marks: list[object],
) -> dict[str, object]:
    return {
        "side": SIDES[side],
        "region": place_name(place),
        "face": face,
        "shown": shown,
        "could_be": could_be,
        "token": TOKENS[token] if token >= 0 else None,
        "marks": marks,
    }


def _pieces(s: Position, seat: i64, sides: list[SideSeen | None]) -> list[object]:
    """Everybody on the board: those one sees by name, then the hidden ones of each place."""
    found: list[object] = []
    for side in (0, 1):
        seen = sides[side]
        for t in nine(side):
            if s.place[t] <= TUNNEL:
                found.append(_seen_piece(s, side, t, seen))
        if seen is not None and not sees(seat, side):
            for p in range(PLACES):
                for _ in range(seen.slots[p]):
                    found.append(_hidden_piece(s, side, p, seen))
    return found


def _seen_piece(s: Position, side: int, tile: int, seen: SideSeen | None) -> dict[str, object]:
    face = CHARACTERS[s.character(tile)]
    shown = s.shown >> tile & 1 == 1
    could: list[object] = [face]
    if not shown and seen is not None:
        could = _candidates(side, seen.could_be[place_of(s, tile)])
    marks: list[object] = []
    if s.kept >> tile & 1:
        marks.append("shown-for-good")
    if tile == s.forced:
        marks.append("must-move")
    if tile == s.stepped:
        marks.append("stepped")
    token = int(s.token[tile]) if s.is_manual() else -1
    return _piece(s, side, int(s.place[tile]), face, shown, could, token, marks)


def _hidden_piece(s: Position, side: int, place: int, seen: SideSeen) -> dict[str, object]:
    marks: list[object] = []
    if place == seen.forced:
        marks.append("must-move")
    if place == seen.stepped:
        marks.append("stepped")
    token = place if seen.lettered else -1
    return _piece(s, side, seen.where[place], None, False, _candidates(side, seen.could_be[place]), token, marks)


def _last_move(s: Position) -> dict[str, object] | None:
    if s.last_side == NOBODY:
        return None
    return {"side": SIDES[s.last_side], "from": REGION_NAMES[s.last_from], "to": REGION_NAMES[s.last_to]}


def _setup(s: Position, seat: i64) -> dict[str, object]:
    """How far one's own preparation has come, and whether the other side is ready."""
    goal = s.number if s.decision == ASK_DEAL else stage_length(s.decision)
    ready = (int(s.light_ready), int(s.dark_ready))
    fields: dict[str, object] = {
        SIDES[side]: {"made": ready[side] if sees(seat, side) else None, "ready": ready[side] >= goal}
        for side in (0, 1)
    }
    fields["number"] = int(s.number)
    return fields


def _battle(s: Position) -> dict[str, object] | None:
    if s.region == NOWHERE:
        return None
    if s.decision == ASK_FOUND and s.purpose != FOR_ATTACK:
        return None
    fighting = s.defender != NOBODY
    return {
        "region": REGION_NAMES[s.region],
        "from": REGION_NAMES[s.origin],
        "attacking": SIDES[s.turn],
        "attacker": CHARACTERS[s.character(s.attacker)] if s.attacker != NOBODY else None,
        "defender": CHARACTERS[s.character(s.defender)] if fighting else None,
        "strengths": {"light": int(strength(s, s.light_fighter())), "dark": int(strength(s, s.dark_fighter()))}
        if fighting
        else None,
        "no_cards": s.no_cards,
        "cards": {"light": _card(s.light_card), "dark": _card(s.dark_card)},
        "in_force": {"light": _card(s.light_magic), "dark": _card(s.dark_magic)},
        "refused": _card(s.refused_card),
        "sam_strong": s.sam_strong,
        "help": int(s.help),
        "compared": totals(s.sums),
        "text_blank": fighting and s.against_warg(),
    }


def _card(card: i64) -> str | None:
    """A card on the table; "face-down" for one not yet shown."""
    return None if card == NO_CARD else "face-down" if card == FACE_DOWN else CARDS[card]


def board_text(known: Position, seat: i64, sides: list[SideSeen | None]) -> str:
    """The board for the terminal, north to south, with what the seat knows."""
    s = known
    fields = all_fields(known, seat, sides)
    lines = [f"edition {fields['edition']} {fields['mode']}   ply {s.plies}   asked: {DECISIONS[s.decision]}"]
    pieces = _pieces(s, seat, sides)
    for region in (*REGION_NAMES, "tunnel"):
        here = [_label(p) for p in pieces if isinstance(p, dict) and p["region"] == region]
        if region != "tunnel":
            row = int(ROW[REGION_NAMES.index(region)])
            lines.append(f"{row}  {region:<16} {'  '.join(here)}".rstrip())
        elif here:
            lines.append(f"   {region:<16} {'  '.join(here)}")
    for side in (0, 1):
        hand = s.light_hand if side == LIGHT else s.dark_hand
        lines.append(f"{SIDES[side]:<6} hand: {' '.join(map(str, card_names(hand)))}")
        if s.specials >> side * 4 & 15:
            held = [SPECIALS[c] for c in range(side * 4, side * 4 + 4) if s.specials >> c & 1]
            lines.append(f"       special cards: {' '.join(held)}")
    battle = _battle(s)
    if battle is not None:
        lines.append(
            f"battle in {battle['region']}: {battle['attacker'] or 'hidden'} against {battle['defender'] or 'hidden'}"
        )
    return "\n".join(lines)


def _label(piece: dict[object, object]) -> str:
    name = str(piece["face"] or f"{piece['side']}?")
    if piece["token"]:
        name += f":{piece['token']}"
    return name.upper() if piece["shown"] else name


def numbers(known: Position, seat: i64, sides: list[SideSeen | None]) -> list[float]:
    """The position as numbers between -1 and 1; the same layout for every seat and option."""
    s = known
    out = _where_everybody_may_be(s, seat, sides)
    for side in (0, 1):
        out += [int(s.count(side, region)) / 4 for region in range(REGIONS)]
    for hand in (s.light_hand, s.dark_hand):
        out += [float(hand >> card & 1) for card in range(len(CARDS))]
    out += [float(s.specials >> card & 1) for card in range(8)]
    out += [float(s.decision == d) for d in range(len(DECISIONS))]
    out += [float(s.turn == LIGHT), float(s.turn == DARK)]
    out += [float(s.region == region) for region in range(REGIONS)] + [float(s.no_cards)]
    for fighter in (s.attacker, s.defender):
        out += [float(fighter != NOBODY and s.character(fighter) == c) for c in range(2 * TILES)]
    for card in (s.light_card, s.dark_card, s.light_magic, s.dark_magic):
        out += [float(card == c) for c in (*range(len(CARDS)), FACE_DOWN)]
    out += [int(s.plies) / PLY_LIMIT, int(s.idle) / IDLE_LIMIT, float(s.bearer), float(s.sam_strong), float(s.help)]
    out += [float(s.fresh), float(s.stepped != NOBODY), float(seat == DARK)]
    return out


def _where_everybody_may_be(s: Position, seat: i64, sides: list[SideSeen | None]) -> list[float]:
    """For each character and place: 1 where it certainly is, a share where it may be."""
    out = [0.0] * (2 * TILES * _REACH)
    for side in (0, 1):
        for t in nine(side):
            if s.place[t] <= FALLEN:
                out[int(s.character(t)) * _REACH + int(s.place[t])] = 1.0
        seen = sides[side]
        if seen is None or sees(seat, side):
            continue
        for t in range(18):
            places = {seen.where[p] for p in range(PLACES) if seen.slots[p] and seen.could_be[p] >> t & 1}
            for place in places:
                out[(side * 9 + t % 9 + TILES * (t // 9)) * _REACH + place] = 1 / len(places)
    return out
