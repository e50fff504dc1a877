"""The 24 events, the demands of havens and tiles: one small function for each, and what follows when they are met."""

from typing import Final

from mypy_extensions import i64

from bree.core.bits import bit
from bree.games.fellowship import components as c
from bree.games.fellowship import events
from bree.games.fellowship.model import FellowshipData
from bree.games.fellowship.rules import frames as f
from bree.games.fellowship.rules.darkness import eliminate, move_sauron, to_darkness, to_light
from bree.games.fellowship.rules.die import must_roll
from bree.games.fellowship.rules.hands import receive_feature
from bree.games.fellowship.rules.payments import begin_payment

FACES_POINTS: Final = 3


def for_each(state: FellowshipData, what: i64) -> None:
    """Everybody in turn: from the active player clockwise, in a haven from the bearer (R18)."""
    state.push(f.FOR_EACH, what, state.living(), state.active if state.board() >= 0 else state.bearer)


def line_complete(state: FellowshipData, line: i64) -> bool:
    """Whether the marker of a line stands on its last space."""
    return state.lines[line] == c.LENGTH[state.board() * 4 + line]


def happen(state: FellowshipData, event: i64) -> None:
    """An event is carried out."""
    if event == c.TRAPPED:
        trapped(state)
    elif event == c.FLY_YOU_FOOLS:
        state.push(f.VOLUNTEER, event, 3, 0)
    elif event == c.RIDERS_OF_ROHAN:
        riders_of_rohan(state)
    elif event == c.ORCS_ATTACK_THE_GATE:
        orcs_attack_the_gate(state)
    elif event == c.ORCS_CONQUER:
        orcs_conquer(state)
    elif event == c.SHELOB_APPEARS:
        shelob_appears(state)
    elif event == c.THE_RING_IS_MINE:
        state.over = f.RING_IS_MINE
    elif event in (c.STONE_IN_THE_WELL, c.FIRE_OF_ORTHANC, c.NAZGUL_SEARCHES):
        reveal_and_pay(state, event)
    elif c.WHO[event] == c.EACH:
        for_each(state, event)
    else:
        begin_payment(state, event, f.ONE_PAYS if c.WHO[event] == c.ONE else f.GROUP_PAYS)


def trapped(state: FellowshipData) -> None:
    """Both side lines of Moria must be complete."""
    if not (line_complete(state, c.HIDING) and line_complete(state, c.TRAVELLING)):
        move_sauron(state, 2, c.ASKED_RULES[c.TRAPPED])
        must_roll(state, state.bearer)


def riders_of_rohan(state: FellowshipData) -> None:
    """The friendship line brings the Riders to the active player."""
    if line_complete(state, c.FRIENDSHIP):
        receive_feature(state, state.active, c.RIDERS, c.ASKED_RULES[c.RIDERS_OF_ROHAN])
    else:
        move_sauron(state, 1, c.ASKED_RULES[c.RIDERS_OF_ROHAN])
        must_roll(state, state.bearer)


def orcs_attack_the_gate(state: FellowshipData) -> None:
    """The first part of the travelling line must be complete."""
    if state.lines[c.TRAVELLING] >= c.FIRST_PART:
        for_each(state, f.EACH_DRAW + c.ORCS_ATTACK_THE_GATE)
    else:
        move_sauron(state, 2, c.ASKED_RULES[c.ORCS_ATTACK_THE_GATE])


def orcs_conquer(state: FellowshipData) -> None:
    """Sauron comes in any case; the bearer rolls besides if the Ents are late, once or twice (C2)."""
    late = not line_complete(state, c.TRAVELLING)
    move_sauron(state, 2, c.ASKED_RULES[c.ORCS_CONQUER])
    if late:
        must_roll(state, state.bearer)
        if state.house.two_dice:
            must_roll(state, state.bearer)


def shelob_appears(state: FellowshipData) -> None:
    """The active player chooses between two dice and Sauron; without one it counts as failed (D7)."""
    if state.alive(state.active):
        state.push(f.CHOICE, state.active, c.SHELOB_APPEARS)
    else:
        no_dice(state, c.SHELOB_APPEARS)


def no_dice(state: FellowshipData, asked: i64) -> None:
    """A choice was declined, or he who had it is out (D7): Sauron comes where Shelob appeared (lotr:508)."""
    if asked == c.SHELOB_APPEARS:
        move_sauron(state, 2, c.ASKED_RULES[asked])


def reveal_and_pay(state: FellowshipData, event: i64) -> None:
    """The top hobbit card says which symbol is asked of the active player or the bearer."""
    payer = state.bearer if c.WHO[event] == c.BEARER else state.active
    if state.alive(payer):
        state.push(f.SHOW, event, payer)
    else:
        failed(state, event, payer)


def ask(state: FellowshipData, asked: i64, seat: i64) -> None:
    """One player's turn in a demand that is made of each; a token he lacks is never asked for."""
    if asked in (c.PELENNOR_FIELDS, c.MOUTH_OF_SAURON) and not has_token(state, seat, asked):
        state.push(f.MISSING, seat, asked)
        state.push(f.WINDOW, f.W_MISSING, seat, 0)
    else:
        begin_payment(state, asked, seat)


def event_draws(state: FellowshipData, asked: i64, seat: i64) -> None:
    """The cards that an event gives to each player: two from Gollum, otherwise one."""
    state.push(f.DRAW, seat, 2 if asked == c.ASK_GOLLUM else 1, c.ASKED_LINES[asked])


def has_token(state: FellowshipData, seat: i64, asked: i64) -> bool:
    """Whether the player holds the token that the third or fourth event of Mordor asks for (lotr:506-507)."""
    token = c.HEART if asked == c.PELENNOR_FIELDS else c.SUN
    return state.tokens[seat] >> 4 * token & 15 > 0


def without_token(state: FellowshipData, seat: i64, asked: i64) -> None:
    """Athelas may have averted it (D15, C4), or Guidance brought the token after all."""
    if state.flags & f.ATHELAS_FLAG:
        state.flags &= ~f.ATHELAS_FLAG
    elif has_token(state, seat, asked):
        begin_payment(state, asked, seat)
    else:
        failed(state, asked, seat)


def paid(state: FellowshipData, asked: i64, payer: i64) -> None:
    """What follows when a demand was met."""
    put_shown_away(state)
    if asked == c.STONE_IN_THE_WELL:
        receive_feature(state, state.active, c.PIPE, c.ASKED_RULES[asked])
    elif asked == c.ASK_GOLLUM:
        state.push(f.FOR_EACH, f.EACH_DRAW + asked, state.living() & ~bit(state.active), state.active)
        receive_feature(state, state.active, c.GOLLUM, c.ASKED_RULES[asked])
    elif asked in (c.FORBIDDEN_POOL, c.NAZGUL_ATTACKS):
        for_each(state, f.EACH_DRAW + asked)
    elif asked == c.NAZGUL_SEARCHES:
        if state.alive(payer):
            to_light(state, payer, 1, c.ASKED_RULES[asked])
    elif asked in (c.SAM_SAVES_FRODO, c.REST):
        state.push(f.CHOICE, payer, asked)


def failed(state: FellowshipData, asked: i64, payer: i64) -> None:
    """What follows when a demand was not met."""
    put_shown_away(state)
    if asked in (c.NAZGUL_APPEAR, c.SPEAK_FRIEND):
        move_sauron(state, 1, c.ASKED_RULES[asked])
    elif asked in (c.ORCS_ATTACK, c.ORCS_STORM_FORWARD, c.FORBIDDEN_POOL):
        move_sauron(state, 2, c.ASKED_RULES[asked])
    elif asked in (c.SHELOB_ATTACKS, c.SURROUNDED):
        move_sauron(state, 3, c.ASKED_RULES[asked])
    elif asked in (c.FELLOWSHIP, c.MIRROR, c.WATCHER_IN_THE_WATER):
        must_roll(state, payer)
    elif asked in (c.FIRE_OF_ORTHANC, c.NAZGUL_SEARCHES, c.NAZGUL_ATTACKS):
        for_each(state, f.EACH_ROLL)
    elif asked in (c.PELENNOR_FIELDS, c.MOUTH_OF_SAURON):
        state.push(f.DISCARD, payer, 2, asked)  # D17: die first, and Sam's protection does not reach the two cards
        must_roll(state, payer)
    elif asked == c.STONE_IN_THE_WELL:
        move_sauron(state, 1, c.ASKED_RULES[asked])
        state.push(f.NEXT_EVENT)
    elif asked in (c.THREE_CARDS, c.THREE_THINGS):
        state.push(f.NEXT_EVENT)
    elif asked == c.WORMTONGUE:
        lost = state.supply & c.PLACE_FEATURES[state.place]
        state.supply &= ~lost
        state.gone |= lost
    elif asked == c.FACES_OF_THE_DEAD:
        faces_of_the_dead(state, payer)


def faces_of_the_dead(state: FellowshipData, seat: i64) -> None:
    """No joker given: three points are demanded, and who has fewer is out (D18, R19)."""
    if state.shields[seat] < FACES_POINTS:
        eliminate(state, seat, "lotr:310")
    else:
        state.shields[seat] -= FACES_POINTS
        events.shields_lost(state, seat, FACES_POINTS)


def put_shown_away(state: FellowshipData) -> None:
    """The card that was shown goes to the discard pile (R10)."""
    if state.shown >= 0:
        state.discards += c.one_of(state.shown)
        state.shown = -1


def volunteered(state: FellowshipData, seat: i64, asked: i64, spaces: i64) -> None:
    """One player takes the steps for all."""
    events.volunteer(state, seat, asked)
    to_darkness(state, seat, spaces, c.ASKED_RULES[asked])


def nobody_volunteered(state: FellowshipData, asked: i64) -> None:
    """Fly, you fools: everybody rolls; the tile: Sauron comes."""
    if asked == c.FLY_YOU_FOOLS:
        for_each(state, f.EACH_ROLL)
    else:
        move_sauron(state, 1, c.ASKED_RULES[asked])
