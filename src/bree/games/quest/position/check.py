"""Refusing positions that cannot be, once all their lines are read."""

from mypy_extensions import i64

from bree.core.text import Lines
from bree.games.quest import model as m
from bree.games.quest import notation as n
from bree.games.quest.model import QuestData, face_down, token_colour, unknown
from bree.games.quest.moves import can_lay, fighting_pairs
from bree.games.quest.rules.regions import neighbours


def check(state: QuestData, lines: Lines) -> None:
    """Refuse what cannot be, at the line that is to blame."""
    _check_land(state, lines)
    _check_hobbits(state, lines)
    _check_encounters(state, lines)
    _check_seats(state, lines)
    _check_deal(state, lines)
    _check_end(state, lines)
    if not _can_be_asked(state):
        lines.fail(f"{n.SEATS[state.mover]} cannot be asked to {m.ASKED[state.asked]} here", "turn")


def _check_land(state: QuestData, lines: Lines) -> None:
    land = state.land
    if land.full() and state.doom < 0:
        lines.fail("a full field has its Mount Doom", "field")
    if land.height == 0 and state.doom >= 0:
        lines.fail("Mount Doom is found when the field is full", "doom")
    if state.crossing and land.height and state.asked not in (m.CLOSING, m.DRAWING, m.ENDING):
        lines.fail("when the cross is complete, nothing but close, draw or end comes in the same turn", "crossing")
    if land.height == 0 and lines.has("crossing"):
        lines.fail("without a field the cross is still being laid: leave this out", "crossing")


def _check_hobbits(state: QuestData, lines: Lines) -> None:
    """One to a region (quest:160), on water by boat (quest:162), and in a fight only with what lies open there."""
    if state.hobbit[0] >= 0 and state.region_of(0) == state.region_of(1):
        lines.fail("both hobbits stand in one region", "hobbit")
    for seat, name in enumerate(n.SEATS):
        region = state.region_of(seat)
        if region >= 0 and state.land.scape[region] == n.WATER and not state.boats >> seat & 1:
            lines.fail(f"{name} is on water without a boat", "hobbit")
        if state.hobbit[seat] == m.MOUNT_DOOM and state.asked != m.OVER:
            lines.fail("the game is over when a hobbit stands on Mount Doom", "hobbit")
        if state.fight[seat] == 0:
            continue
        token = _token_under(state, seat)
        if token == m.NO_TOKEN or token_colour(token) != n.BROWN or not token & m.FACE_UP:
            lines.fail(f"{name} fights where no brown tile lies open", "fight")
        if state.fight[seat] > state.kit.dots[token & 255]:
            lines.fail(f"{name} has fewer movements to lose to {n.TOKEN_NAMES[token & 255]}", "fight")


def _token_under(state: QuestData, seat: i64) -> i64:
    """The encounter tile where a hobbit stands."""
    return state.token[state.region_of(seat)] if state.hobbit[seat] >= 0 else m.NO_TOKEN


def _check_encounters(state: QuestData, lines: Lines) -> None:
    if len(state.due) and state.asked != m.CLOSING:
        # quest:131
        lines.fail("a green or yellow tile lies open: which one is it?", "encounter")
    for region in range(len(state.token)):
        token = state.token[region]
        if token == m.NO_TOKEN or not token & m.FACE_UP or token_colour(token) != n.BROWN:
            continue
        if not any(state.region_of(seat) == region and state.fight[seat] for seat in range(2)):
            lines.fail("a brown tile lies open only while a hobbit fights there", "encounter")
    for kind in range(n.RING, n.FIRST_BROWN):
        if state.gone[kind]:
            lines.fail(f"{n.TOKEN_NAMES[kind]} never leaves the game", "gone")


def _check_seats(state: QuestData, lines: Lines) -> None:
    """Hands, pairs, and movements passed."""
    for seat, name in enumerate(n.SEATS):
        shown = state.shown[seat * n.TOKENS : seat * n.TOKENS + n.TOKENS]
        greens = sum(int(count) for count in shown[n.FIRST_GREEN : n.FIRST_YELLOW])
        yellows = sum(int(count) for count in shown[n.FIRST_YELLOW : n.FIRST_BROWN])
        if greens != state.pairs[seat] or yellows != state.pairs[seat]:
            lines.fail(f"{name} has shown (*) one green and one yellow tile for each of his pairs", "pairs", "holds")
    if not state.racing() and (state.passes[0] or state.passes[1]):
        lines.fail("movements passed count when Mount Doom is found", "passes")
    if not state.racing() and _has_laid(state) and state.hand_size(state.mover) == m.HAND:
        lines.fail(f"{n.SEATS[state.mover]} has laid a tile in this turn and holds two at most", "hand")


def _has_laid(state: QuestData) -> bool:
    """Whether the mover has laid a tile in this turn, if he had one."""
    return state.asked in (m.MOVING, m.BATTLE, m.CLOSING, m.MEETING, m.LOOKING)


def _check_deal(state: QuestData, lines: Lines) -> None:
    """Frodo is dealt his tiles first; Sam's three come from what is left of the stock (quest:55)."""
    if state.asked != m.DEAL or state.mover:
        return
    if state.hand_size(1):
        lines.fail("sam is dealt his tiles after frodo", "hand")
    if state.stock_left < state.draws + m.HAND:
        lines.fail("the stock is too small to deal from", "stock", "open", "turn")


def _check_end(state: QuestData, lines: Lines) -> None:
    """The reason for which the game is over must be there, and no reason where it is not."""
    passed = state.passes[0] >= m.PASSES and state.passes[1] >= m.PASSES
    if passed != (state.ended == m.FIVE_PASSES):
        lines.fail("the game is over when both have passed five movements, and only then by five-passes", "passes")
    if (state.idle > m.MOST_IDLE_TURNS) != (state.ended == m.LOST):
        lines.fail(f"the game is over after {m.MOST_IDLE_TURNS} idle turns, and only then lost-in-the-wild", "idle")
    if state.asked != m.OVER:
        return
    if (state.hobbit[state.mover] == m.MOUNT_DOOM) != (state.ended == m.REACHED) or (
        state.hobbit[1 - state.mover] == m.MOUNT_DOOM
    ):
        lines.fail("who has reached Mount Doom has the turn, and the game is over by mount-doom", "hobbit", "turn")
    if state.ended != m.LOST and not state.racing():
        lines.fail("the game is not over before Mount Doom is found", "turn")


def _can_be_asked(state: QuestData) -> bool:
    """Whether what is asked can be asked in this position."""
    asked, seat = state.asked, state.mover
    fighting = state.fight[seat] > 0
    if asked == m.DEAL:
        return state.draws <= min(state.stock_left, m.HAND - state.hand_size(seat))
    if asked == m.DRAWING:
        return not state.racing() and state.draws <= min(state.stock_left, m.HAND - state.hand_size(seat))
    if asked == m.LAYING:
        return not state.racing() and can_lay(state)
    if asked == m.MOVING:
        # In the cross nobody moves, unless he has nothing to lay, as can be in a position made up for study.
        return not fighting and not (state.crossing and can_lay(state))
    if asked == m.BATTLE:
        return fighting and len(fighting_pairs(state)) > 0
    if asked == m.CLOSING:
        return len(state.due) > 0
    if asked == m.MEETING:
        return unknown(_token_under(state, seat))
    if asked == m.LOOKING:
        return not fighting and _can_be_looked_at(state)
    return asked == m.OVER or (asked == m.ENDING and state.may_have_ent(seat))


def _can_be_looked_at(state: QuestData) -> bool:
    """Whether the mover may just be scouting a tile that nobody has seen: it lies next door, and a pair was shown."""
    token = state.token[state.looked]
    near = state.looked in neighbours(state, state.region_of(state.mover))
    return face_down(token) and unknown(token) and near and state.pairs[state.mover] > 0
