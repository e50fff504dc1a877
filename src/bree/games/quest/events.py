"""The events of the game: ids and numbers, the rule behind each, and who may see which part.

Nothing is told of a quiet state, as the states of a search are.
"""

from mypy_extensions import i64

from bree.core.bits import bit
from bree.core.event import Event, Fields
from bree.games.quest import model as m
from bree.games.quest import notation as n
from bree.games.quest.model import QuestData, token_colour
from bree.games.quest.outcome import RULES, score
from bree.games.quest.rules.land import FACE_DOWN

BOTH = 3


def _say(state: QuestData, kind: str, rule: str, fields: Fields) -> None:
    state.note(Event(kind, rule, {"seat": n.SEATS[state.mover], **fields}))


def _whisper(state: QuestData, kind: str, rule: str, fields: Fields, secret: Fields, knowers: i64) -> None:
    state.note(Event(kind, rule, {"seat": n.SEATS[state.mover], **fields}, secret, knowers))


def drawn(state: QuestData, tile: i64) -> None:
    """A tile came into a hand; only its owner sees which."""
    if state.quiet:
        return
    rule = "quest:55" if state.asked == m.DEAL else "quest:74" if state.crossing else "quest:169"
    _whisper(state, "draw", rule, {}, {"tile": n.TILE_NAMES[tile]}, bit(state.mover))


def exchanged(state: QuestData) -> None:
    """A hand that did not fit went to the open stock."""
    if state.quiet:
        return
    hand = state.hands[state.mover * m.HAND : state.mover * m.HAND + m.HAND]
    tiles = [n.TILE_NAMES[tile] for tile in hand if tile != m.NO_TILE]
    _say(state, "exchange", "quest:119" if state.crossing else "quest:143", {"tiles": tiles})


def laid(state: QuestData, tile: i64, cell: i64, turn: i64) -> None:
    """A tile was laid, face up or face down."""
    if state.quiet:
        return
    where: Fields = {"tile": n.TILE_NAMES[tile], "cell": n.CELL_NAMES[cell]}
    if turn == FACE_DOWN:
        _say(state, "lay-face-down", "quest:175", where)
    else:
        _say(state, "lay", "quest:113", {**where, "turn": int(turn)})


def fenced(state: QuestData) -> None:
    """The cross is complete."""
    if state.quiet:
        return
    land = state.land
    corner = n.CELL_NAMES[land.top * n.ACROSS + land.left]
    _say(state, "field", "quest:107", {"corner": corner, "rows": int(land.height), "columns": int(land.width)})


def placed(state: QuestData, region: i64) -> None:
    """An encounter tile was put on a closed space."""
    if state.quiet:
        return
    token = state.token[region]
    fields: Fields = {"region": state.region_name(region), "colour": n.COLOURS[token_colour(token)]}
    if token & m.FACE_UP:
        fields["token"] = n.TOKEN_NAMES[token & 255]
    _say(state, "encounter", "quest:131" if token & m.FACE_UP else "quest:132", fields)


def doom_found(state: QuestData) -> None:
    """Mount Doom has its place."""
    if state.quiet:
        return
    rule = "quest:180" if state.last_neutral >= 0 else "quest:181"
    _say(state, "mount-doom", rule, {"cell": n.CELL_NAMES[state.land.cell[state.doom]]})


def stayed(state: QuestData) -> None:
    """A hobbit did not move."""
    if state.quiet:
        return
    _say(state, "stay", "quest:155", {})


def moved(state: QuestData) -> None:
    """A hobbit went or flew to a region."""
    if state.quiet:
        return
    _say(state, "move", "quest:159", {"region": state.region_name(state.region_of(state.mover))})


def met(state: QuestData, region: i64) -> None:
    """A brown tile was turned up."""
    if state.quiet:
        return
    kind = state.token[region] & 255
    dots = int(state.kit.dots[kind])
    _say(state, "met", "quest:163", {"token": n.TOKEN_NAMES[kind], "dots": dots})


def movement_lost(state: QuestData) -> None:
    """A fighter lost a movement."""
    if state.quiet:
        return
    _say(state, "fight", "quest:213", {"left": int(state.fight[state.mover])})


def taken(state: QuestData, kind: i64, token: i64) -> None:
    """An encounter tile went to a player; what a blue one is, only those know who have seen it."""
    if state.quiet:
        return
    colour = token_colour(kind)
    if kind < n.BLUES:
        knowers: i64 = token // m.SEEN & BOTH | bit(state.mover)
        _whisper(state, "take", "quest:162", {"colour": n.COLOURS[colour]}, {"token": n.TOKEN_NAMES[kind]}, knowers)
        return
    rule = "quest:161" if colour in (n.GREEN, n.YELLOW) else "quest:163"
    assert colour == n.BROWN or token & m.FACE_UP
    _say(state, "take", rule, {"colour": n.COLOURS[colour], "token": n.TOKEN_NAMES[kind]})


def climbed(state: QuestData) -> None:
    """A hobbit reached Mount Doom."""
    if state.quiet:
        return
    _say(state, "climb", "quest:185", {})


def boat_bought(state: QuestData, first: i64, second: i64) -> None:
    """Two brown tiles were paid for a boat."""
    if state.quiet:
        return
    _say(state, "boat", "quest:217", {"tokens": [n.TOKEN_NAMES[first], n.TOKEN_NAMES[second]]})


def scouted(state: QuestData) -> None:
    """A player looked at a face-down tile."""
    if state.quiet:
        return
    where = state.region_name(state.looked)
    kind = n.TOKEN_NAMES[state.token[state.looked] & 255]
    _whisper(state, "scout", "quest:231", {"region": where}, {"token": kind}, bit(state.mover))


def pair_shown(state: QuestData, green: i64, yellow: i64) -> None:
    """A green and a yellow tile were shown together."""
    if state.quiet:
        return
    _say(state, "pair", "quest:235", {"green": n.TOKEN_NAMES[green], "yellow": n.TOKEN_NAMES[yellow]})


def blue_used(state: QuestData, kind: i64) -> None:
    """Gwaihir or an Ent was used."""
    if state.quiet:
        return
    _say(state, "use", "quest:199", {"token": n.TOKEN_NAMES[kind]})


def finished(state: QuestData) -> None:
    """The game is over; the count is open to all."""
    if state.quiet:
        return
    scores = [int(score(state, seat)) for seat in range(2)]
    _say(state, "over", RULES[state.ended], {"reason": m.REASONS[state.ended], "scores": scores})
