"""What holds in every position of every game."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bree.games.fellowship.components import COPIES, FULL_BIG, HOBBITS, KINDS, LENGTH
from bree.games.fellowship.facts import FellowshipState
from tests.games.fellowship.careful import careful_game
from tests.games.fellowship.play import random_game
from tests.games.fellowship.scene import GAME

POINTS = 62


def count(packed: int, kind: int) -> int:
    return int(packed) >> 4 * kind & 15


def check_cards(s: FellowshipState) -> None:
    piles = [s.pile, s.discards, s.aside, s.table, *s.hobbits, *s.given_hobbits]
    for kind in range(KINDS):
        assert sum(count(p, kind) for p in piles) + (s.shown == kind) == COPIES[kind]
    seen = 0
    for mask in (s.supply, s.box, s.gone, *s.features, *s.given_features):
        assert int(mask) & seen == 0
        seen |= int(mask)
    assert seen == (1 << 35) - 1
    for seat in range(s.seats):
        assert s.size[seat] == sum(count(s.hobbits[seat], k) for k in range(9)) + int(s.features[seat]).bit_count()


def check_counters(s: FellowshipState) -> None:
    for index, token in enumerate(("ring", "heart", "sun")):
        assert sum(count(t, index) for t in (*s.tokens, *s.given_tokens)) <= HOBBITS["tokens"][token]
    assert all(points >= 0 for points in (*s.shields, *s.given_points))
    left = sum(points * count(s.big, points - 1) for points in (1, 2, 3))
    assert sum(s.shields) + sum(s.given_points) + left <= POINTS
    assert s.big <= FULL_BIG
    tiles = sum(count(s.tiles, t) for t in range(9))
    assert 0 <= tiles <= 23
    assert 0 <= s.sauron <= 15
    assert all(0 <= at <= 15 for at in s.steps)
    for seat in range(s.seats):
        if s.out >> seat & 1:
            assert (s.size[seat], s.tokens[seat]) == (0, 0)
        else:
            assert s.steps[seat] < s.sauron
    if s.board() >= 0:
        assert all(s.lines[i] <= LENGTH[s.board() * 4 + i] for i in range(4))


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**9), st.integers(2, 5), st.sampled_from(["12", "15", "10"]))
def test_nothing_is_lost_and_markers_only_move_forward(seed: int, seats: int, sauron: str) -> None:
    before: tuple[int, ...] = ()
    for steps, s in enumerate(random_game(seed, seats, sauron=sauron)):
        check_cards(s)
        check_counters(s)
        now = (int(s.place), int(s.event_at), *(int(at) for at in s.lines))
        if before and before[0] == now[0]:
            assert all(new >= old for old, new in zip(before, now, strict=True))
        assert not before or before[0] <= now[0]
        before = now
        assert steps < GAME.longest
        assert s.depth < 40
    assert s.outcome() is not None


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**9), st.integers(2, 5))
def test_careful_players_get_further_and_nothing_breaks(seed: int, seats: int) -> None:
    """Nobody throws cards away or gives up what can be paid, and Sauron starts far off: later boards are reached."""
    for s in careful_game(seed, seats):
        check_cards(s)
        check_counters(s)
    assert s.outcome() is not None
