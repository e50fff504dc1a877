"""A position as one seat may know it, as the page is sent it."""

from typing import TYPE_CHECKING

from bree.games.confrontation import components as box
from bree.games.confrontation.evidence.kept import SideSeen, place_of
from bree.games.confrontation.evidence.worlds import PLACES
from bree.games.confrontation.model import questions
from bree.games.confrontation.model.data import FACE_DOWN, NOBODY, NOT_COMPARED, NOWHERE, ConfrontationData, PastBattle
from bree.games.confrontation.notation import TOKENS
from bree.games.confrontation.outcome import IDLE_LIMIT, PLY_LIMIT
from bree.games.confrontation.rules import strengths

if TYPE_CHECKING:
    from bree.games.confrontation.view import ConfrontationView
from bree.games.confrontation.fields.shapes import (
    Battle,
    ConfrontationPosition,
    Faces,
    LastBattle,
    LastMove,
    Limits,
    Mark,
    Names,
    OnTable,
    Piece,
    Preparing,
    Setup,
    Totals,
)


def fields(view: "ConfrontationView") -> ConfrontationPosition:
    """The position for the page."""
    known = view.known
    options = known.setting.options
    begun = known.decision >= questions.ASK_MOVE or known.decision in (questions.OVER, questions.ASK_ORDER)
    return ConfrontationPosition(
        edition=options["edition"],
        mode=options["mode"],
        shuffle=options["shuffle"],
        turn=box.SIDES[known.turn] if begun else None,
        decision=questions.DECISIONS[known.decision],
        pieces=pieces(view),
        fallen=Names(light=_fallen(known, box.LIGHT), dark=_fallen(known, box.DARK)),
        faces=Faces(light=_faces(view, box.LIGHT), dark=_faces(view, box.DARK)),
        hands=Names(light=card_names(known.light_hand), dark=card_names(known.dark_hand)),
        discards=Names(light=_discard(known, box.LIGHT), dark=_discard(known, box.DARK)),
        specials=Names(light=special_names(known, box.LIGHT), dark=special_names(known, box.DARK)),
        ring_bearer=box.CHARACTERS[known.bearer],
        battle=battle(known),
        last_battles=[_past(past) for past in (known.earlier_battle, known.last_battle) if past is not None],
        plies=known.plies,
        idle=known.idle,
        limits=Limits(plies=PLY_LIMIT, idle=IDLE_LIMIT),
        last_move=_last_move(known),
        setup=None if begun else _setup(view),
    )


def _name(known: ConfrontationData, tile: int) -> str:
    return box.CHARACTERS[known.character(tile)]


def card_names(cards: int) -> list[str]:
    """The cards of a mask, in order."""
    return [name for card, name in enumerate(box.CARDS) if cards >> card & 1]


def special_names(known: ConfrontationData, side: int) -> list[str]:
    """The special cards a side has left."""
    return [box.SPECIALS[card] for card in range(side * 4, side * 4 + 4) if known.specials >> card & 1]


def _discard(known: ConfrontationData, side: int) -> list[str]:
    """The cards a side has played; one that lies face down is still counted among its hand."""
    return card_names(strengths.discard(known, side))


def _fallen(known: ConfrontationData, side: int) -> list[str]:
    return [_name(known, t) for t in range(side * 9, side * 9 + 9) if known.place[t] == box.FALLEN]


def _faces(view: "ConfrontationView", side: int) -> list[str | None]:
    """Which characters a side plays with, as far as the seat knows."""
    known = view.known
    if questions.OVER < known.decision <= questions.ASK_PICK and not view.sees(side):
        return []
    tiles = range(side * 9, side * 9 + 9)
    return [_name(known, t) if view.sees(side) or known.known_faces >> t & 1 else None for t in tiles]


def pieces(view: "ConfrontationView") -> list[Piece]:
    """Everybody on the board: those one sees by name, then the hidden ones of each place."""
    known = view.known
    found: list[Piece] = []
    for side in (box.LIGHT, box.DARK):
        seen = view.sides[side]
        tiles = range(side * 9, side * 9 + 9)
        found += [_seen_piece(known, side, t, seen) for t in tiles if known.place[t] <= box.TUNNEL]
        if seen is not None and not view.sees(side):
            for place in range(PLACES):
                found += [_hidden_piece(side, place, seen) for _ in range(seen.slots[place])]
    return found


def _candidates(side: int, mask: int) -> list[str]:
    """The characters of a `could_be` mask."""
    return [box.CHARACTERS[side * 9 + t % 9 + box.TILES * (t // 9)] for t in range(18) if mask >> t & 1]


def _seen_piece(known: ConfrontationData, side: int, tile: int, seen: SideSeen | None) -> Piece:
    face = _name(known, tile)
    shown = known.shown >> tile & 1 == 1
    hidden = not shown and seen is not None
    marks: list[Mark] = ["shown-for-good"] if known.kept >> tile & 1 else []
    token = known.token[tile] if known.is_manual() else -1
    return Piece(
        side=box.SIDES[side],
        region=box.PLACE_NAMES[known.place[tile]],
        face=face,
        shown=shown,
        could_be=_candidates(side, seen.could_be[place_of(known, tile)]) if hidden and seen is not None else [face],
        token=TOKENS[token] if token >= 0 else None,
        marks=marks + _marks(tile == known.forced, tile == known.stepped),
    )


def _hidden_piece(side: int, place: int, seen: SideSeen) -> Piece:
    return Piece(
        side=box.SIDES[side],
        region=box.PLACE_NAMES[seen.where[place]],
        face=None,
        shown=False,
        could_be=_candidates(side, seen.could_be[place]),
        token=TOKENS[place] if seen.lettered else None,
        marks=_marks(place == seen.forced, place == seen.stepped),
    )


def _marks(forced: bool, stepped: bool) -> list[Mark]:
    marks: list[Mark] = ["must-move"] if forced else []
    return [*marks, "stepped"] if stepped else marks


def _last_move(known: ConfrontationData) -> LastMove | None:
    if known.last_side == NOBODY:
        return None
    source, target = box.REGION_NAMES[known.last_from], box.REGION_NAMES[known.last_to]
    return LastMove(side=box.SIDES[known.last_side], from_=source, to=target)


def _setup(view: "ConfrontationView") -> Setup:
    """How far one's own preparation has come, and whether the other side is ready."""
    known = view.known
    goal = known.number if known.decision == questions.ASK_DEAL else questions.stage_length(known.decision)
    light, dark = (
        Preparing(made=made if view.sees(side) else None, ready=made >= goal)
        for side, made in ((box.LIGHT, known.light_ready), (box.DARK, known.dark_ready))
    )
    return Setup(light=light, dark=dark, number=known.number)


def battle(known: ConfrontationData) -> Battle | None:
    """The attack in progress."""
    card_finds = known.decision == questions.ASK_FOUND and known.purpose != questions.FOR_ATTACK
    if known.region == NOWHERE or card_finds:
        return None
    fighting = known.defender != NOBODY
    return Battle(
        region=box.REGION_NAMES[known.region],
        from_=box.REGION_NAMES[known.origin],
        attacking=box.SIDES[known.turn],
        attacker=_name(known, known.attacker) if known.attacker != NOBODY else None,
        defender=_name(known, known.defender) if fighting else None,
        strengths=_strengths(known) if fighting else None,
        no_cards=known.no_cards,
        cards=OnTable(light=_card(known.light_card), dark=_card(known.dark_card)),
        in_force=OnTable(light=_card(known.light_magic), dark=_card(known.dark_magic)),
        refused=_card(known.refused_card),
        sam_strong=known.sam_strong,
        help=known.help,
        compared=_compared(known.light_total, known.dark_total),
        text_blank=fighting and known.against_warg(),
    )


def _strengths(known: ConfrontationData) -> Totals:
    """What both fighters count without cards."""
    light, dark = strengths.strength(known, known.light_fighter()), strengths.strength(known, known.dark_fighter())
    return Totals(light=light, dark=dark)


def _past(past: PastBattle) -> LastBattle:
    """A battle that is over."""
    return LastBattle(
        region=box.REGION_NAMES[past.region],
        light=box.CHARACTERS[past.light],
        dark=box.CHARACTERS[past.dark],
        light_card=_card(past.light_card),
        dark_card=_card(past.dark_card),
        light_magic=_card(past.light_magic),
        dark_magic=_card(past.dark_magic),
        refused=_card(past.refused_card),
        compared=_compared(past.light_total, past.dark_total),
    )


def _compared(light: int, dark: int) -> Totals | None:
    """The strengths compared, if they were."""
    return None if light == NOT_COMPARED else Totals(light=light, dark=dark)


def _card(card: int) -> str | None:
    """A card on the table."""
    return None if card == box.NO_CARD else "face-down" if card == FACE_DOWN else box.CARDS[card]
