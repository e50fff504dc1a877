"""What every game must keep to. Each check takes a setting and a seed and plays random games."""

import json
from itertools import pairwise

import pytest

from bree.core.chance import CHANCE, SPECTATOR, Random
from bree.core.errors import BreeError, Malformed
from bree.core.event import Event
from bree.core.game import Setting
from bree.core.record import replay
from bree.core.state import State
from tests.conformance.play import played, whole_game


def check_contract(setting: Setting, seed: int) -> None:
    """Somebody can always move, actions read back, probabilities add up, and the game ends in time."""
    game = setting.game
    record = whole_game(setting, seed)
    for record, seat, _ in played(setting, seed):
        state = record.state
        assert state.outcome() is None
        for waiting in state.waiting():
            assert len(state.actions(waiting)), f"seat {waiting} must decide but may do nothing"
        for action in state.actions(seat):
            assert game.notation.parse(game.notation.text(action)) == action
            assert game.notation.from_fields(game.notation.fields(action)) == action
        assert len(set(state.actions(seat))) == len(state.actions(seat))
        if seat == CHANCE:
            assert abs(sum(p for _, p in state.chances()) - 1) < 1e-9
            assert all(p > 0 for _, p in state.chances())
        assert len(record.taken) < game.longest
    outcome = record.state.outcome()
    assert outcome is not None
    assert outcome.reason
    assert outcome.rule
    assert len(outcome.returns) == setting.seats
    if game.cooperative:
        assert len(set(outcome.returns)) == 1
    else:
        assert sum(outcome.returns) == 0
    assert not any(len(record.state.actions(s)) for s in range(setting.seats))


def check_copies(setting: Setting, seed: int) -> None:
    """Playing on a clone leaves the original alone, and equal moves lead to equal positions."""
    for record, seat, action in played(setting, seed):
        before = record.state.position()
        first, second = record.state.clone(), record.state.clone()
        assert first.learned == record.state.learned
        first.apply(seat, action)
        second.apply(seat, action)
        assert first.position() == second.position()
        assert record.state.position() == before


def check_positions(setting: Setting, seed: int) -> None:
    """A position's text reads back to the same position: the same actions in the same order, and the same views."""
    for record, seat, action in played(setting, seed):
        state = record.state
        again = setting.game.position(setting, state.position())
        assert again.position() == state.position()
        assert again.waiting() == state.waiting()
        for s in (*range(setting.seats), CHANCE):
            assert list(again.actions(s)) == list(state.actions(s))
        for s in (*range(setting.seats), SPECTATOR):
            assert known(again, s) == known(state, s)
        again.apply(seat, action)
        after = state.clone()
        after.apply(seat, action)
        assert again.position() == after.position()


def check_replay(setting: Setting, seed: int) -> None:
    """A record replays to the same digest; a cut one to its last whole line; a forged one is refused."""
    record = whole_game(setting, seed)
    lines = record.lines()
    again = replay(lines)
    assert again.whole
    assert again.lines() == lines
    cut = replay([*lines[:-2], lines[-2][:-3]])
    assert not cut.whole
    assert "cut short" in cut.note
    assert len(cut.taken) == len(lines) - 3
    end = json.loads(lines[-1])
    with pytest.raises(Malformed, match="position reached"):
        replay([*lines[:-1], json.dumps({**end, "digest": "0" * 16})])


def check_undo(setting: Setting, seed: int) -> None:
    """Whatever an action tells its mover raises `learned`, and taking back restores the position."""
    rng = Random(seed)
    positions: list[str] = []
    for record, seat, action in played(setting, seed):
        state = record.state
        positions.append(state.position())
        if seat != CHANCE:
            _check_what_is_learned(state, seat, action, rng)
    record.take_back(1)
    assert record.state.position() == positions[-1]
    third = len(positions) // 3
    record.take_back(len(record.taken) - third)
    assert record.state.position() == positions[third]


def _check_what_is_learned(state: State, seat: int, action: int, rng: Random) -> None:
    """Where `learned` stays the same, every world the mover thinks possible must answer the action alike."""
    after = state.clone()
    after.apply(seat, action)
    if after.learned > state.learned or after.waiting() == (CHANCE,) or after.outcome() is not None:
        return
    sampled = state.view(seat).sample(rng)
    other = state.setting.game.position(state.setting, sampled.position())
    other.apply(seat, action)
    assert known(other, seat) == known(after, seat), f"seat {seat} learns something and could undo it"


def check_refusals(setting: Setting, seed: int) -> None:
    """What is not legal is refused with a typed reason, and nothing changes."""
    rng = Random(seed)
    seen: list[int] = []
    for record, seat, action in played(setting, seed):
        state = record.state
        before = state.position()
        for wrong in (*seen[-3:], int(rng.below(1 << 30)), -5):
            for s in range(-1, setting.seats):
                if wrong not in state.actions(s):
                    with pytest.raises(BreeError) as refused:
                        state.apply(s, wrong)
                    assert str(refused.value)
        assert state.position() == before
        if seat != CHANCE:
            seen.append(action)
    with pytest.raises(Malformed):
        setting.game.position(setting, "nonsense !")
    with pytest.raises(Malformed):
        setting.game.notation.parse("nonsense !")


def known(state: State, seat: int) -> str:
    """Return all that a seat is told of a position: the view as JSON with its actions, the tensor and the text."""
    view = state.view(seat)
    return json.dumps([view.json(), view.tensor(), view.text()])


def told(events: list[Event], seat: int) -> str:
    """All that a seat is told of what happened."""
    seen = ((e.kind, e.rule, e.seen_by(seat)) for e in events)
    return json.dumps([e for e in seen if e[2] is not None])


def check_leaks(setting: Setting, seed: int, every: int = 1) -> int:
    """Worlds that differ only in what a seat cannot know must look and sound alike to it. Return how many differed."""
    rng = Random(seed)
    different = 0
    offered: dict[int, list[int]] = {}
    for n, (record, mover, _) in enumerate(played(setting, seed)):
        state = record.state
        tried = [a for actions in offered.values() for a in actions]
        for seat in (CHANCE, *range(setting.seats)):
            if len(state.actions(seat)):
                offered[seat] = _some(state, seat, rng)
        if n % every:
            continue
        for seat in (*range(setting.seats), SPECTATOR):
            other = state.view(seat).sample(rng)
            assert known(other, seat) == known(state, seat), f"seat {seat} can tell two worlds apart"
            assert len(state.view(seat).tensor()) == setting.game.tensor_size(setting)
            different += other.position() != state.position()
            other = setting.game.position(setting, other.position())
            _check_what_is_refused(state, other, seat, tried)
            _check_what_is_heard(state, other, mover, seat)
    return different


TRIED = 8
"""How many of the actions that a seat was offered last every seat tries again, out of turn."""


def _some(state: State, seat: int, rng: Random) -> list[int]:
    """A few of a seat's actions, of all kinds if there are many."""
    actions = list(state.actions(seat))
    return [int(actions[rng.below(len(actions))]) for _ in range(min(TRIED, len(actions)))]


def _check_what_is_refused(state: State, other: State, seat: int, tried: list[int]) -> None:
    """An action out of turn must be refused in the same words in all worlds that a seat thinks possible."""
    if seat == SPECTATOR:
        return
    legal = set(state.actions(seat))
    for action in tried:
        if action not in legal:
            here, there = state.refusal(seat, action), other.refusal(seat, action)
            assert repr(here) == repr(there), f"seat {seat} learns from a refusal"


def _check_what_is_heard(state: State, other: State, mover: int, seat: int) -> None:
    """Moves that look alike to a seat must have the same events, and a secret choice none while others still choose."""
    if mover == seat:
        return
    secret = len(state.waiting()) > 1
    heard: dict[tuple[str, int], str] = {}
    silent: set[tuple[str, str]] = set()
    for world in (state, other):
        for action in list(world.actions(mover))[:6]:
            after = world.clone()
            after.apply(mover, action)
            now, said = known(after, seat), told(after.events, seat)
            key = (now, after.observed(seat, mover, action))
            assert heard.setdefault(key, said) == said, f"seat {seat} hears what it may not know"
            if secret and set(after.waiting()) == set(state.waiting()) - {mover}:
                silent.add((now, said))
    assert len(silent) <= 1, f"seat {seat} learns of a secret choice"


def check_noticed(setting: Setting, seed: int, every: int = 1) -> None:
    """Of an action a seat notices what it learns by it, no less and no more: where what it sees and hears afterwards
    is the same, so is the number, and only there. A quiet state, as a search has, says the same as one that is not."""
    rng = Random(seed)
    for n, (record, mover, action) in enumerate(played(setting, seed)):
        state = record.state
        if n % every != seed % every or half_chosen(state):
            continue
        movers = state.waiting() if len(state.waiting()) > 1 else (mover,)
        for seat in range(setting.seats):
            other = setting.game.position(setting, state.view(seat).sample(rng).position())
            numbers: dict[object, object] = {}
            looks: dict[object, object] = {}
            for world in (state, other):
                for chosen in _choices(world, movers, action, rng):
                    after, quiet = world.clone(), world.clone()
                    quiet.quiet = True
                    heard = []
                    choice = []
                    for by, done in chosen:
                        if done not in after.actions(by):
                            break  # the second seat chooses after what the first did, such as a shuffle
                        choice.append((by, done))
                        after.apply(by, done)
                        quiet.advance(by, done)  # searches do not choose talk, but what partners say is observed
                        heard.append(told(after.events, seat))
                    if after.outcome() is not None:
                        continue  # everything is laid open, and nobody decides any more
                    own = [done for by, done in choice if by == seat]
                    number = [*own, *(int(after.observed(seat, by, done)) for by, done in choice)]
                    assert number == [*own, *(int(quiet.observed(seat, by, done)) for by, done in choice)]
                    look = [*own, known(after, seat), *heard]
                    what = f"what seat {seat} notices of {setting.game.notation.text(choice[0][1])}"
                    assert looks.setdefault(str(number), look) == look, f"{what} is too little"
                    assert numbers.setdefault(str(look), number) == number, f"{what} is too much"


def half_chosen(state: State) -> bool:
    """Return whether one seat has chosen in secret and another has not: too early to ask for `observed`."""
    again = state.clone()
    again.reopen()
    return again.waiting() != state.waiting()


def _choices(state: State, movers: tuple[int, ...], action: int, rng: Random) -> list[list[tuple[int, int]]]:
    """The action played and a few others; of seats that choose at the same time, an action each."""
    found: list[list[tuple[int, int]]] = []
    if len(movers) == 1 and action in state.actions(movers[0]):
        found.append([(movers[0], action)])
    for _ in range(3):
        actions = [(mover, state.actions(mover)) for mover in movers]
        found.append([(mover, int(those[rng.below(len(those))])) for mover, those in actions])
    return found


def check_events_name_rules(setting: Setting, seed: int) -> None:
    """Every event has a kind and a rule, and its fields are plain JSON."""
    record = whole_game(setting, seed)
    again = type(record)(setting)
    for before, after in pairwise([None, *record.taken]):
        del before
        assert after is not None
        again.play(after.seat, after.action)
        for event in again.state.events:
            assert event.kind
            assert event.rule
            json.dumps([event.public, event.secret])
