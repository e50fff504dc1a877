"""Arriving somewhere: after a move, an extra step, or the tunnel."""

from mypy_extensions import i64

from bree.core.event import Event, Fields
from bree.games.confrontation.battle import begin, next_battle
from bree.games.confrontation.components import (
    BALROG,
    CARADHRAS,
    CHARACTERS,
    DARK,
    EREGION,
    FANGORN,
    LIGHT,
    REGION_NAMES,
    SIDES,
    SPECIALS,
    TUNNEL,
)
from bree.games.confrontation.evidence import merge
from bree.games.confrontation.knowledge import somebody_must_move
from bree.games.confrontation.losses import check_arrival
from bree.games.confrontation.model import ASK_FOUND, ASK_MOVE, ASK_TUNNEL, FOR_ATTACK, NOBODY, NOWHERE, OVER, Position
from bree.games.confrontation.powers import hidden_in
from bree.games.confrontation.turns import end_turn


def balrog_may_wait(s: Position) -> bool:
    """Whether Dark must be asked about the Balrog: for all the public knows he may stand in Caradhras (ruling:A8)."""
    if not s.could_be_played(BALROG):
        return False
    if s.shown >> BALROG & 1:
        return s.place[BALROG] == CARADHRAS
    return hidden_in(s, DARK, 1 << CARADHRAS) > 0


def waits_in_tunnel(s: Position, tile: i64, source: i64, target: i64) -> bool:
    """Whether this move goes through the tunnel and Dark has a say in it (02:93, 05:106)."""
    return tile < 9 and source == EREGION and target == FANGORN and balrog_may_wait(s)


def set_out(s: Position, tile: i64, source: i64, target: i64, tunnel: bool) -> None:
    """A piece leaves for a region, or for the tunnel that leads there."""
    s.attacker = tile
    s.origin = source
    s.region = target
    s.last_side = s.turn
    s.last_from = source
    s.last_to = target
    if tunnel:
        s.put(tile, TUNNEL)
        s.decision = ASK_TUNNEL
    else:
        s.put(tile, target)
        arrive(s)


def note_move(s: Position, tile: i64, source: i64, target: i64, rule: str) -> None:
    """Everybody sees a piece go from here to there; who it is only its owner sees, unless it is shown."""
    side = 0 if tile < 9 else 1
    public: Fields = {"side": SIDES[side], "from": REGION_NAMES[source], "to": REGION_NAMES[target]}
    secret: Fields = {"piece": CHARACTERS[s.character(tile)]}
    if s.shown >> tile & 1:
        s.note(Event("move", rule, {**public, **secret}))
    else:
        s.note(Event("move", rule, public, secret, knowers=1 << side))


def note_special(s: Position, card: i64, rule: str) -> None:
    """A special card is played."""
    if not s.quiet:
        s.note(Event("special", rule, {"side": SIDES[LIGHT if card < 4 else DARK], "card": SPECIALS[card]}))


def leave_tunnel(s: Position) -> None:
    """Whoever is in the tunnel comes out in Fangorn."""
    if not s.quiet and not s.shown >> s.attacker & 1 and not s.is_manual() and s.attacker != s.stepped:
        s.evidence = s.evidence.replace(LIGHT, merge(s.evidence.of(LIGHT), TUNNEL, FANGORN))


def arrive(s: Position) -> None:
    """The piece stands in its new region: a win, the second move of an extra step, a battle, or the end of the turn."""
    check_arrival(s, s.attacker)
    if s.decision == OVER:
        return
    if s.stepping:
        s.stepping = False
        s.attacker = NOBODY
        s.region = NOWHERE
        s.decision = ASK_MOVE
        somebody_must_move(s, s.turn)
    elif s.held(1 - s.turn) >> s.region & 1:
        next_battle(s)
    else:
        end_turn(s)


def attack_hidden(s: Position) -> None:
    """One of the hidden pieces is attacked; where there are several chance picks (ruling:A4)."""
    side: i64 = 1 - s.turn
    if hidden_in(s, side, 1 << s.region) > 1:
        s.purpose = FOR_ATTACK
        s.decision = ASK_FOUND
        return
    begin(s, lone_hidden(s, side, s.region))


def lone_hidden(s: Position, side: i64, region: i64) -> i64:
    """The only hidden piece of a side in a region."""
    tile: i64 = side * 9
    while s.place[tile] != region or s.shown >> tile & 1:
        tile += 1
    return tile
