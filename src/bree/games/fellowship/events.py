"""The 24 events, the demands of havens and tiles: one small function for each, and what follows when they are met."""

from typing import Final

from mypy_extensions import i64

from bree.games.fellowship.components import (
    ASK_GOLLUM,
    ASKED_LINES,
    ASKED_RULES,
    BEARER,
    EACH,
    FACES_OF_THE_DEAD,
    FELLOWSHIP,
    FIRE_OF_ORTHANC,
    FIRST_PART,
    FLY_YOU_FOOLS,
    FORBIDDEN_POOL,
    FRIENDSHIP,
    GOLLUM,
    HEART,
    HIDING,
    LENGTH,
    MIRROR,
    MOUTH_OF_SAURON,
    NAZGUL_APPEAR,
    NAZGUL_ATTACKS,
    NAZGUL_SEARCHES,
    ONE,
    ORCS_ATTACK,
    ORCS_ATTACK_THE_GATE,
    ORCS_CONQUER,
    ORCS_STORM_FORWARD,
    PELENNOR_FIELDS,
    PIPE,
    PLACE_FEATURES,
    REST,
    RIDERS,
    RIDERS_OF_ROHAN,
    SAM_SAVES_FRODO,
    SHELOB_APPEARS,
    SHELOB_ATTACKS,
    SPEAK_FRIEND,
    STONE_IN_THE_WELL,
    SUN,
    SURROUNDED,
    THE_RING_IS_MINE,
    THREE_CARDS,
    THREE_THINGS,
    TRAPPED,
    TRAVELLING,
    WATCHER_IN_THE_WATER,
    WHO,
    WORMTONGUE,
    one_of,
)
from bree.games.fellowship.darkness import eliminate, move_sauron, to_darkness, to_light
from bree.games.fellowship.frames import (
    ATHELAS_FLAG,
    CHOICE,
    DISCARD,
    DRAW,
    EACH_DRAW,
    EACH_ROLL,
    FOR_EACH,
    GROUP_PAYS,
    MISSING,
    NEXT_EVENT,
    ONE_PAYS,
    PLAIN_ROLL,
    RING_IS_MINE,
    ROLL,
    SHOW,
    VOLUNTEER,
    W_MISSING,
    WINDOW,
)
from bree.games.fellowship.model import Journey
from bree.games.fellowship.payments import begin_payment

FACES_POINTS: Final = 3


def roll(s: Journey, seat: i64) -> None:
    """A player rolls the die."""
    s.push(ROLL, seat, PLAIN_ROLL, 0)


def for_each(s: Journey, what: i64) -> None:
    """Everybody in turn: from the active player clockwise, in a haven from the bearer (R18)."""
    s.push(FOR_EACH, what, s.living(), s.active if s.board() >= 0 else s.bearer)


def line_complete(s: Journey, line: i64) -> bool:
    """Whether the marker of a line stands on its last space."""
    return s.lines[line] == LENGTH[s.board() * 4 + line]


def happen(s: Journey, event: i64) -> None:
    """An event is carried out."""
    if event == TRAPPED:
        trapped(s)
    elif event == FLY_YOU_FOOLS:
        s.push(VOLUNTEER, event, 3, 0)
    elif event == RIDERS_OF_ROHAN:
        riders_of_rohan(s)
    elif event == ORCS_ATTACK_THE_GATE:
        orcs_attack_the_gate(s)
    elif event == ORCS_CONQUER:
        orcs_conquer(s)
    elif event == SHELOB_APPEARS:
        shelob_appears(s)
    elif event == THE_RING_IS_MINE:
        s.over = RING_IS_MINE
    elif event in (STONE_IN_THE_WELL, FIRE_OF_ORTHANC, NAZGUL_SEARCHES):
        reveal_and_pay(s, event)
    elif WHO[event] == EACH:
        for_each(s, event)
    else:
        begin_payment(s, event, ONE_PAYS if WHO[event] == ONE else GROUP_PAYS)


def trapped(s: Journey) -> None:
    """Both side lines of Moria must be complete."""
    if not (line_complete(s, HIDING) and line_complete(s, TRAVELLING)):
        move_sauron(s, 2, ASKED_RULES[TRAPPED])
        roll(s, s.bearer)


def riders_of_rohan(s: Journey) -> None:
    """The friendship line brings the Riders to the active player."""
    if line_complete(s, FRIENDSHIP):
        s.receive_feature(s.active, RIDERS, ASKED_RULES[RIDERS_OF_ROHAN])
    else:
        move_sauron(s, 1, ASKED_RULES[RIDERS_OF_ROHAN])
        roll(s, s.bearer)


def orcs_attack_the_gate(s: Journey) -> None:
    """The first part of the travelling line must be complete."""
    if s.lines[TRAVELLING] >= FIRST_PART:
        for_each(s, EACH_DRAW + ORCS_ATTACK_THE_GATE)
    else:
        move_sauron(s, 2, ASKED_RULES[ORCS_ATTACK_THE_GATE])


def orcs_conquer(s: Journey) -> None:
    """Sauron comes in any case; the bearer rolls besides if the Ents are late, once or twice (C2)."""
    late = not line_complete(s, TRAVELLING)
    move_sauron(s, 2, ASKED_RULES[ORCS_CONQUER])
    if late:
        roll(s, s.bearer)
        if s.house.two_dice:
            roll(s, s.bearer)


def shelob_appears(s: Journey) -> None:
    """The active player chooses between two dice and Sauron; without one it counts as failed (D7)."""
    if s.alive(s.active):
        s.push(CHOICE, s.active, SHELOB_APPEARS)
    else:
        no_dice(s, SHELOB_APPEARS)


def no_dice(s: Journey, asked: i64) -> None:
    """A choice was declined, or he who had it is out (D7): Sauron comes where Shelob appeared (lotr:508)."""
    if asked == SHELOB_APPEARS:
        move_sauron(s, 2, ASKED_RULES[asked])


def reveal_and_pay(s: Journey, event: i64) -> None:
    """The top hobbit card says which symbol is asked of the active player or the bearer."""
    payer = s.bearer if WHO[event] == BEARER else s.active
    if s.alive(payer):
        s.push(SHOW, event, payer)
    else:
        failed(s, event, payer)


def ask(s: Journey, asked: i64, seat: i64) -> None:
    """One player's turn in a demand that is made of each; a token he lacks is never asked for."""
    if asked in (PELENNOR_FIELDS, MOUTH_OF_SAURON) and not has_token(s, seat, asked):
        s.push(MISSING, seat, asked)
        s.push(WINDOW, W_MISSING, seat, 0)
    else:
        begin_payment(s, asked, seat)


def event_draws(s: Journey, asked: i64, seat: i64) -> None:
    """The cards that an event gives to each player: two from Gollum, otherwise one."""
    s.push(DRAW, seat, 2 if asked == ASK_GOLLUM else 1, ASKED_LINES[asked])


def has_token(s: Journey, seat: i64, asked: i64) -> bool:
    """Whether the player holds the token that the third or fourth event of Mordor asks for (lotr:506-507)."""
    token = HEART if asked == PELENNOR_FIELDS else SUN
    return s.tokens[seat] >> 4 * token & 15 > 0


def without_token(s: Journey, seat: i64, asked: i64) -> None:
    """Athelas may have averted it (D15, C4), or Guidance brought the token after all."""
    if s.flags & ATHELAS_FLAG:
        s.flags &= ~ATHELAS_FLAG
    elif has_token(s, seat, asked):
        begin_payment(s, asked, seat)
    else:
        failed(s, asked, seat)


def paid(s: Journey, asked: i64, payer: i64) -> None:
    """What follows when a demand was met."""
    put_shown_away(s)
    if asked == STONE_IN_THE_WELL:
        s.receive_feature(s.active, PIPE, ASKED_RULES[asked])
    elif asked == ASK_GOLLUM:
        s.push(FOR_EACH, EACH_DRAW + asked, s.living() & ~(1 << s.active), s.active)
        s.receive_feature(s.active, GOLLUM, ASKED_RULES[asked])
    elif asked in (FORBIDDEN_POOL, NAZGUL_ATTACKS):
        for_each(s, EACH_DRAW + asked)
    elif asked == NAZGUL_SEARCHES:
        if s.alive(payer):
            to_light(s, payer, 1, ASKED_RULES[asked])
    elif asked in (SAM_SAVES_FRODO, REST):
        s.push(CHOICE, payer, asked)


def failed(s: Journey, asked: i64, payer: i64) -> None:
    """What follows when a demand was not met."""
    put_shown_away(s)
    if asked in (NAZGUL_APPEAR, SPEAK_FRIEND):
        move_sauron(s, 1, ASKED_RULES[asked])
    elif asked in (ORCS_ATTACK, ORCS_STORM_FORWARD, FORBIDDEN_POOL):
        move_sauron(s, 2, ASKED_RULES[asked])
    elif asked in (SHELOB_ATTACKS, SURROUNDED):
        move_sauron(s, 3, ASKED_RULES[asked])
    elif asked in (FELLOWSHIP, MIRROR, WATCHER_IN_THE_WATER):
        roll(s, payer)
    elif asked in (FIRE_OF_ORTHANC, NAZGUL_SEARCHES, NAZGUL_ATTACKS):
        for_each(s, EACH_ROLL)
    elif asked in (PELENNOR_FIELDS, MOUTH_OF_SAURON):
        s.push(DISCARD, payer, 2, asked)  # D17: die first, and Sam's protection does not reach the two cards
        roll(s, payer)
    elif asked == STONE_IN_THE_WELL:
        move_sauron(s, 1, ASKED_RULES[asked])
        s.push(NEXT_EVENT)
    elif asked in (THREE_CARDS, THREE_THINGS):
        s.push(NEXT_EVENT)
    elif asked == WORMTONGUE:
        lost = s.supply & PLACE_FEATURES[s.place]
        s.supply &= ~lost
        s.gone |= lost
    elif asked == FACES_OF_THE_DEAD:
        faces_of_the_dead(s, payer)


def faces_of_the_dead(s: Journey, seat: i64) -> None:
    """No joker given: three points are demanded, and who has fewer is out (D18, R19)."""
    if s.shields[seat] < FACES_POINTS:
        eliminate(s, seat, "lotr:310")
    else:
        s.shields[seat] -= FACES_POINTS
        if not s.quiet:
            s.tell("shields-lost", "lotr:505", {"seat": int(seat), "points": int(FACES_POINTS)})


def put_shown_away(s: Journey) -> None:
    """The card that was shown goes to the discard pile (R10)."""
    if s.shown >= 0:
        s.discards += one_of(s.shown)
        s.shown = -1


def volunteered(s: Journey, seat: i64, asked: i64, spaces: i64) -> None:
    """One player takes the steps for all."""
    if not s.quiet:
        s.tell("volunteer", ASKED_RULES[asked], {"seat": int(seat), "asked": int(asked)})
    to_darkness(s, seat, spaces, ASKED_RULES[asked])


def nobody_volunteered(s: Journey, asked: i64) -> None:
    """Fly, you fools: everybody rolls; the tile: Sauron comes."""
    if asked == FLY_YOU_FOOLS:
        for_each(s, EACH_ROLL)
    else:
        move_sauron(s, 1, ASKED_RULES[asked])
