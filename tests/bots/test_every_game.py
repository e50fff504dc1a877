"""Every bot at every game: legal from the first decision on, and the same again from the same seed."""

import pytest
from librt.vecs import vec

from bree.arena.match import Task, play
from bree.bots.named import NamedBot, names
from bree.bots.registry import guide_for
from bree.core.chance import CHANCE, Random
from bree.core.game import Setting
from bree.core.registry import games
from bree.core.state import State

SETTINGS = [(game.id, seats) for game in games().values() for seats in sorted(game.seats)]


def some_way_in(setting: Setting, decisions: int, seed: int) -> State:
    """Return a position after this many random decisions, in which a seat has to move."""
    state = setting.game.start(setting)
    rng = Random(seed)
    done = 0
    while state.waiting() and (done < decisions or state.waiting() == (CHANCE,)):
        seat = state.waiting()[0]
        actions = state.actions(seat)
        chosen = rng.weighted(state.weights()) if seat == CHANCE else rng.below(len(actions))
        state.apply(seat, actions[chosen])
        done += seat != CHANCE
    return state


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize(("game", "seats"), SETTINGS)
@pytest.mark.parametrize("decisions", [0, 12, 40])
def test_a_legal_action_everywhere(game: str, seats: int, name: str, decisions: int) -> None:
    setting = games()[game].setting(seats)
    state = some_way_in(setting, decisions, 3)
    for seat in state.waiting():
        bot, named = NamedBot(f"{name}@25"), NamedBot(f"{name}@25")
        view = state.view(seat)
        chosen = bot.make(setting).choose(view, Random(5), bot.budget())
        assert chosen in state.actions(seat)
        assert named.make(setting).choose(view, Random(5), named.budget()) == chosen


@pytest.mark.parametrize("game", sorted(games()))
def test_whole_games_without_a_fault(game: str) -> None:
    seats = games()[game].seats[0]
    players = tuple(("wizard@12", "pony", "hobbit@12", "random", "greedy")[:seats])
    played = play(Task(0, game, seats, {}, "", players, 11, 0, True, False))
    assert played.faults == ()
    assert played.reason


@pytest.mark.parametrize("game", sorted(games()))
def test_a_guide_judges_between_nothing_and_everything(game: str) -> None:
    setting = games()[game].setting()
    guide = guide_for(setting)
    for seed in range(4):
        state = some_way_in(setting, 30, seed)
        rewards = vec[float]([-1.0] * setting.seats)
        guide.settle(state, rewards)
        assert all(0.0 <= r <= 1.0 for r in rewards)
        if not setting.game.cooperative:
            assert sum(rewards) == pytest.approx(1.0)


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_what_others_do_not_see_looks_alike(game: str, seats: int) -> None:
    """Hidden draws, placements and cards must not tell a search apart what the seat cannot tell apart."""
    setting = games()[game].setting(seats)
    state = setting.game.start(setting)
    rng = Random(2)
    for _ in range(200):
        if not state.waiting():
            break
        mover = state.waiting()[0]
        actions = state.actions(mover)
        first, second = (
            int(actions[rng.weighted(state.weights()) if mover == CHANCE else rng.below(len(actions))])
            for _ in range(2)
        )
        before = [state.view(seat).json() for seat in range(seats)]
        other = state.clone()
        other.apply(mover, second)
        state.apply(mover, first)
        for seat in range(seats):
            seen = [int(world.observed(seat, mover, did)) for world, did in ((state, first), (other, second))]
            assert all(0 <= number < 1 << 56 for number in seen)
            unnoticed = [
                before[seat] == world.view(seat).json() and all(e.seen_by(seat) is None for e in world.events)
                for world in (state, other)
            ]
            if seat != mover and all(unnoticed):
                # nothing changed for this seat, so it cannot have learned which action it was
                assert seen[0] == seen[1]
