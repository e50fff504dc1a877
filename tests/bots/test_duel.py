"""What the Duel's best bot knows: habits that see what a card does, and an outlook that sees no more than it may."""

from math import isclose, log

import pytest
from librt.vecs import vec

from bree.bots.duel.habits import (
    ACTION,
    ATTACK,
    BEGINNING,
    CALLED_ATTACK,
    CANCELLED,
    DEFENCE,
    ENDS_AHEAD,
    ENDS_BEHIND,
    EXCHANGED_ATTACK,
    EXCHANGED_DEFENCE,
    IDLE_ATTACK,
    IDLE_DEFENCE,
    REFUSED_DEFENCE,
    STRONG,
    TEXTS,
    WEAK,
    WEIGHTS,
    DuelHabits,
    describe,
)
from bree.bots.duel.outlook import PARTS, DuelOutlook, Lesson, outlook
from bree.bots.learned import Layers
from bree.components import replaceable
from bree.core.chance import CHANCE, Random
from bree.core.state import State
from bree.games.duel.model import BEGIN, DuelData
from tests.games.duel.table import GAME, do, table


def seen(state: object, action: str) -> dict[int, float]:
    """Return what the habits see in an action."""
    assert isinstance(state, DuelData)
    rows = vec[float]([0.0] * ACTION)
    describe(state, state.waiting()[0], GAME.notation.parse(action), rows, 0)
    return {kind: amount for kind, amount in enumerate(rows) if amount}


def fresh() -> State:
    state = GAME.start(GAME.setting())
    state.quiet = True
    return state


def blank(size: int) -> Layers:
    """Return layers whose weights are all zero."""
    return Layers(size, 0, vec[float]([0.0] * PARTS), vec[float]([0.0] * size * PARTS), vec[float]())


def between_duels(seed: int) -> DuelData:
    """Return a position before the second duel, reached by laying cards at random."""
    state, rng = fresh(), Random(seed)
    assert isinstance(state, DuelData)
    while state.phase != BEGIN:
        seat = state.waiting()[0]
        actions = state.actions(seat)
        state.advance(seat, actions[rng.weighted(state.weights()) if seat == CHANCE else rng.below(len(actions))])
    return state


@pytest.mark.parametrize(
    ("row", "energy", "card", "does"),
    [
        # G01 has 1 and 3 points; B16 attacks with nothing, B15 with four, B01 on 1, 3 and 4.
        ("B01", "15 15", "G01", {DEFENCE: 0.5, ATTACK: 1.5}),
        ("B01", "15 15", "G14", {DEFENCE: 1.0, ATTACK: 1.0, CANCELLED: 0.5}),
        ("", "15 15", "G01", {IDLE_DEFENCE: 1.0, ATTACK: 1.5}),
        ("B15", "15 2", "G16", {DEFENCE: 2.0, CANCELLED: 2.0}),
        ("B16", "5 2", "G16", {DEFENCE: 2.0, ENDS_AHEAD: 1.0}),
        ("B15", "2 5", "G01", {DEFENCE: 0.5, ATTACK: 1.5, CANCELLED: 0.5, ENDS_BEHIND: 1.0}),
        ("B16", "15 15", "G17", {DEFENCE: 1.5, ATTACK: 1.5, STRONG: 1.0}),
        ("B16", "15 15", "G18", {DEFENCE: 0.5, ATTACK: 0.5, WEAK: 1.0}),
        ("B16", "15 15", "G22", {DEFENCE: 1.0, ATTACK: 1.0, TEXTS: 1.0}),
        ("B16", "15 15", "G27", {DEFENCE: 1.0, ATTACK: 1.0, TEXTS + 5: 1.0}),
    ],
)
def test_habit_sees_what_a_card_does(row: str, energy: str, card: str, does: dict[int, float]) -> None:
    assert seen(table(row, card, energy), f"play {card}") == does


def test_habit_knows_where_the_negative_squares_begin() -> None:
    """duel:105, with a component set that counts zero among them."""
    components = replaceable(GAME).default_components()
    zero_is_negative = components.replace("zero_is_negative = false", "zero_is_negative = true")
    assert ENDS_AHEAD not in seen(table("B16", "G16", "5 4", components=components), "play G16")
    assert seen(table("B16", "G16", "5 4", components=zero_is_negative), "play G16")[ENDS_AHEAD] == 1.0


def test_the_attack_of_the_last_card_meets_nothing() -> None:
    state = table("G16 B16", "G01", left=1, began="gandalf")
    assert seen(state, "play G01") == {DEFENCE: 0.5, ATTACK: 1.5}
    last = table("G16 B16", "G01", left=1, began="balrog")
    assert seen(last, "play G01") == {DEFENCE: 0.5, IDLE_ATTACK: 3.0}


def test_habit_sees_what_a_refusal_takes_away() -> None:
    state = do(table("B16", "G24 B05"), "play G24", "play B05")
    assert seen(state, "refuse")[REFUSED_DEFENCE] == 1.5
    assert seen(state, "accept") == {}


def test_habit_sees_what_an_exchange_changes() -> None:
    state = do(table("G16 B16 G15", "B26 G05"), "play B26", "play G05")
    there = seen(state, "exchange G15")
    assert (there[EXCHANGED_DEFENCE], there[EXCHANGED_ATTACK]) == (3.0, -3.0)
    assert seen(state, "stand") == {}


def test_habit_sees_the_card_that_may_be_called() -> None:
    state = do(table("B16", "G27 B15"), "play G27", "draw B15")
    assert seen(state, "call")[CALLED_ATTACK] == 2.0
    assert seen(state, "wait") == {}


def test_habit_sees_who_would_begin() -> None:
    state = between_duels(3)
    own, other = ("gandalf", "balrog") if state.waiting()[0] == 0 else ("balrog", "gandalf")
    assert seen(state, f"begin {own}") == {BEGINNING: 1.0}
    assert seen(state, f"begin {other}") == {}


def odds(state: DuelData, weights: vec[float], drawn: int) -> float:
    """Count how often habit chooses an action."""
    habits, rng = DuelHabits(weights), Random(5)
    actions = state.actions(state.waiting()[0])
    times = sum(habits.pick(state, state.waiting()[0], actions, rng) == drawn for _ in range(40_000))
    return times / 40_000


def test_what_habits_note_is_the_slope_of_what_they_drew() -> None:
    state = table("B01", "G01 G16 G22 G20", left=4)
    assert isinstance(state, DuelData)
    weights = vec[float]([0.05 * (i % 7 - 3) for i in range(WEIGHTS)])
    habits = DuelHabits(weights, learning=True)
    drawn = int(habits.pick(state, 0, state.actions(0), Random(1)))
    steepest = max(range(WEIGHTS), key=lambda i: abs(habits.notes[i]))
    assert abs(habits.notes[steepest]) > 0.1
    more = vec[float](list(weights))
    more[steepest] += 0.4
    less = vec[float](list(weights))
    less[steepest] -= 0.4
    slope = (log(odds(state, more, drawn)) - log(odds(state, less, drawn))) / 0.8
    assert isclose(slope, habits.notes[steepest], abs_tol=0.08)


def test_the_outlook_does_not_look_at_hands_that_are_not_drawn_yet() -> None:
    state = between_duels(4)
    guide = outlook()
    assert isinstance(guide, DuelOutlook)
    dealt = state.clone()
    assert isinstance(dealt, DuelData)
    dealt.hand, dealt.deck = state.deck, state.hand
    assert list(guide.features(dealt)) == list(guide.features(state))
    kept = state.clone()
    assert isinstance(kept, DuelData)
    kept.reserve, kept.deck = state.deck, state.reserve
    assert list(guide.features(kept)) != list(guide.features(state))


def test_a_lesson_makes_habits_better() -> None:
    rng, weights = Random(2), [0.0] * WEIGHTS
    size = len(outlook().features(between_duels(1)))  # type: ignore[attr-defined]
    for _ in range(12):
        lesson = Lesson(DuelOutlook(blank(size), DuelHabits(vec[float](weights), learning=True)), 0.5)
        for _ in range(150):
            lesson.play(fresh(), rng)
        weights = [w + 0.05 * (s > 0) - 0.05 * (s < 0) for w, s in zip(weights, lesson.slopes, strict=True)]
    taught, untaught = DuelHabits(vec[float](weights)), DuelHabits(vec[float]([0.0] * WEIGHTS))
    assert share(taught, untaught, 300, rng) > 0.6


def share(one: DuelHabits, other: DuelHabits, games: int, rng: Random) -> float:
    """Let two sets of habits play from both sides in turns, and return the share that the first wins."""
    won = 0
    for number in range(games):
        state = fresh()
        assert isinstance(state, DuelData)
        guides = [DuelOutlook(blank(0), habits) for habits in ((one, other) if number % 2 == 0 else (other, one))]
        while state.waiting():
            seat = state.waiting()[0]
            actions = state.actions(seat)
            if seat == CHANCE:
                state.advance(seat, actions[rng.weighted(state.weights())])
            else:
                state.advance(seat, guides[seat].pick(state, seat, actions, rng))
        won += state.winner == number % 2
    return won / games


def test_what_comes_with_bree_is_better_habit_than_none() -> None:
    guide = outlook()
    assert isinstance(guide, DuelOutlook)
    assert len(guide.habits.weights) == WEIGHTS
    assert len(guide.features(between_duels(1))) == guide.layers.size
    assert share(guide.habits, DuelHabits(vec[float]([0.0] * WEIGHTS)), 200, Random(3)) > 0.8
