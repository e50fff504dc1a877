"""The events of the game: ids and numbers, the rule behind each, and who may see which part."""

from mypy_extensions import i64

from bree.core.event import Event, Fields
from bree.games.quest.land import FACE_DOWN
from bree.games.quest.model import DEAL, FACE_UP, HAND, MOUNT_DOOM, NO_TILE, REASONS, SEEN, SHIRE, Model, token_colour
from bree.games.quest.notation import (
    ACROSS,
    BLUES,
    BROWN,
    CELL_NAMES,
    COLOURS,
    GREEN,
    SEATS,
    SIDES,
    TILE_NAMES,
    TOKEN_NAMES,
    YELLOW,
)
from bree.games.quest.scoring import RULES, score

BOTH = 3


def region_name(state: Model, region: i64) -> str:
    """How a region is written: the cell and side of its first section."""
    if region == SHIRE:
        return "shire centre"
    if region == MOUNT_DOOM:
        return "mount-doom"
    spot = state.land.least[region]
    return f"{CELL_NAMES[spot // 8]} {SIDES[spot % 8]}"


def _say(state: Model, kind: str, rule: str, fields: Fields) -> None:
    state.note(Event(kind, rule, {"seat": SEATS[state.mover], **fields}))


def _whisper(state: Model, kind: str, rule: str, fields: Fields, secret: Fields, knowers: i64) -> None:
    state.note(Event(kind, rule, {"seat": SEATS[state.mover], **fields}, secret, knowers))


def drawn(state: Model, tile: i64) -> None:
    """A tile came into a hand; only its owner sees which."""
    rule = "quest:55" if state.asked == DEAL else "quest:74" if state.crossing else "quest:169"
    _whisper(state, "draw", rule, {}, {"tile": TILE_NAMES[tile]}, 1 << state.mover)


def exchanged(state: Model) -> None:
    """A hand that did not fit went to the open stock."""
    hand = state.hands[state.mover * HAND : state.mover * HAND + HAND]
    tiles = [TILE_NAMES[t] for t in hand if t != NO_TILE]
    _say(state, "exchange", "quest:119" if state.crossing else "quest:143", {"tiles": tiles})


def laid(state: Model, tile: i64, cell: i64, turn: i64) -> None:
    """A tile was laid, face up or face down."""
    where: Fields = {"tile": TILE_NAMES[tile], "cell": CELL_NAMES[cell]}
    if turn == FACE_DOWN:
        _say(state, "lay-face-down", "quest:175", where)
    else:
        _say(state, "lay", "quest:113", {**where, "turn": int(turn)})


def fenced(state: Model) -> None:
    """The cross is complete."""
    land = state.land
    corner = CELL_NAMES[land.top * ACROSS + land.left]
    _say(state, "field", "quest:107", {"corner": corner, "rows": int(land.height), "columns": int(land.width)})


def placed(state: Model, region: i64) -> None:
    """An encounter tile was put on a closed space."""
    token = state.token[region]
    fields: Fields = {"region": region_name(state, region), "colour": COLOURS[token_colour(token)]}
    if token & FACE_UP:
        fields["token"] = TOKEN_NAMES[token & 255]
    _say(state, "encounter", "quest:131" if token & FACE_UP else "quest:132", fields)


def doom_found(state: Model) -> None:
    """Mount Doom has its place."""
    rule = "quest:180" if state.last_neutral >= 0 else "quest:181"
    _say(state, "mount-doom", rule, {"cell": CELL_NAMES[state.land.cell[state.doom]]})


def stayed(state: Model) -> None:
    """A hobbit did not move."""
    _say(state, "stay", "quest:155", {})


def moved(state: Model) -> None:
    """A hobbit went or flew to a region."""
    _say(state, "move", "quest:159", {"region": region_name(state, state.region_of(state.mover))})


def met(state: Model, region: i64) -> None:
    """A brown tile was turned up."""
    kind = state.token[region] & 255
    dots = int(state.kit.dots[kind])
    _say(state, "met", "quest:163", {"token": TOKEN_NAMES[kind], "dots": dots})


def movement_lost(state: Model) -> None:
    """A fighter lost a movement."""
    _say(state, "fight", "quest:213", {"left": int(state.fight[state.mover])})


def taken(state: Model, kind: i64, token: i64) -> None:
    """An encounter tile went to a player; what a blue one is, only those know who have seen it."""
    colour = token_colour(kind)
    if kind < BLUES:
        knowers: i64 = token // SEEN & BOTH | 1 << state.mover
        _whisper(state, "take", "quest:162", {"colour": COLOURS[colour]}, {"token": TOKEN_NAMES[kind]}, knowers)
        return
    rule = "quest:161" if colour in (GREEN, YELLOW) else "quest:163"
    assert colour == BROWN or token & FACE_UP
    _say(state, "take", rule, {"colour": COLOURS[colour], "token": TOKEN_NAMES[kind]})


def climbed(state: Model) -> None:
    """A hobbit reached Mount Doom."""
    _say(state, "climb", "quest:185", {})


def boat_bought(state: Model, first: i64, second: i64) -> None:
    """Two brown tiles were paid for a boat."""
    _say(state, "boat", "quest:217", {"tokens": [TOKEN_NAMES[first], TOKEN_NAMES[second]]})


def scouted(state: Model) -> None:
    """A player looked at a face-down tile."""
    where = region_name(state, state.looked)
    kind = TOKEN_NAMES[state.token[state.looked] & 255]
    _whisper(state, "scout", "quest:231", {"region": where}, {"token": kind}, 1 << state.mover)


def pair_shown(state: Model, green: i64, yellow: i64) -> None:
    """A green and a yellow tile were shown together."""
    _say(state, "pair", "quest:235", {"green": TOKEN_NAMES[green], "yellow": TOKEN_NAMES[yellow]})


def blue_used(state: Model, kind: i64) -> None:
    """Gwaihir or an Ent was used."""
    _say(state, "use", "quest:199", {"token": TOKEN_NAMES[kind]})


def finished(state: Model) -> None:
    """The game is over; the count is open to all."""
    scores = [int(score(state, s)) for s in range(2)]
    _say(state, "over", RULES[state.ended], {"reason": REASONS[state.ended], "scores": scores})
