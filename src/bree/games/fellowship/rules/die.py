"""The die: who rolls it, the windows before and after, and what it shows."""

from mypy_extensions import i64

from bree.core.state import CHANCE_BIT
from bree.games.fellowship import events
from bree.games.fellowship.model import FellowshipData
from bree.games.fellowship.rules import frames as f
from bree.games.fellowship.rules.cards import ring_rolled
from bree.games.fellowship.rules.darkness import suffer


def must_roll(state: FellowshipData, seat: i64) -> None:
    """A player rolls the die."""
    state.push(f.ROLL, seat, f.PLAIN_ROLL, 0)


def roll_dice(state: FellowshipData) -> None:
    """The dice of the spaces passed are rolled last (lotr:248)."""
    seat = state.top(1)
    dice = state.dice + state.top(2)
    state.dice = 0
    state.pop()
    for _ in range(dice):
        must_roll(state, seat)


def roll(state: FellowshipData) -> i64:
    """One roll: a window (Belt), the die, a window (Mithril, R3), the result."""
    seat, purpose, stage = state.top(1), state.top(2), state.top(3)
    if not state.alive(seat) or stage & f.BELT_MARK:
        state.pop()
        return 0
    if stage == f.ROLL_DUE:
        state.change_top(3, f.ROLL_FALLS)
        state.push(f.WINDOW, f.W_BEFORE_ROLL, seat, 0)
        return 0
    if stage == f.ROLL_FALLS:
        return CHANCE_BIT
    face = (stage & f.ROLL_STAGE) - f.ROLL_SHOWS
    state.pop()
    if purpose == f.RING_ROLL:
        ring_rolled(state, seat, face)
    if not stage & f.MITHRIL_MARK:
        suffer(state, seat, face)
    return 0


def show_die(state: FellowshipData) -> None:
    """In a window before or after a roll the die shows that roll, whatever was rolled in between (R3)."""
    state.die = max((state.below(3) & f.ROLL_STAGE) - f.ROLL_SHOWS, -1)


def rolled(state: FellowshipData, face: i64) -> None:
    """The die shows a face; anybody may act before it takes effect."""
    seat = state.top(1)
    state.change_top(3, f.ROLL_SHOWS + face)
    state.push(f.WINDOW, f.W_AFTER_ROLL, seat, 0)
    events.die(state, seat, face)
