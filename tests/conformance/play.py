"""Random games for the shared checks: who moves and what comes up follows from a seed alone."""

from collections.abc import Iterator

from bree.core.chance import CHANCE, Random
from bree.core.errors import Malformed
from bree.core.game import Game, Setting
from bree.core.record import Record

OUT_OF_TURN = 12
"""One move in this many is tried for a seat that nobody waits for."""


def settings(game: Game) -> list[Setting]:
    """The usual setting, each option's other values one at a time, and every number of seats."""
    usual = game.setting()
    found = [usual]
    for option in game.options:
        for value in option.choices:
            if value != usual.options[option.name]:
                found += _possible(game, {option.name: value})
    return found + [game.setting(seats) for seats in game.seats if seats != usual.seats]


def _possible(game: Game, options: dict[str, str]) -> list[Setting]:
    try:
        return [game.setting(0, options)]
    except Malformed:
        return []


def label(setting: Setting) -> str:
    """A short name for test ids: what differs from the usual."""
    usual = setting.game.setting()
    other = [f"{k}={v}" for k, v in setting.options.items() if v != usual.options[k]]
    return "-".join([setting.game.id, *other, *([f"{setting.seats}seats"] if setting.seats != usual.seats else [])])


def next_move(record: Record, rng: Random) -> tuple[int, int]:
    """A seat and one of its actions, chosen at random; chance by its weights."""
    state = record.state
    waiting = state.waiting()
    if waiting == (CHANCE,):
        return CHANCE, int(state.actions(CHANCE)[rng.weighted(state.weights())])
    seat = waiting[rng.below(len(waiting))]
    if rng.below(OUT_OF_TURN) == 0:
        other = rng.below(record.setting.seats)
        if len(state.actions(other)):
            seat = other
    actions = state.actions(seat)
    return int(seat), int(actions[rng.below(len(actions))])


def played(setting: Setting, seed: int) -> Iterator[tuple[Record, int, int]]:
    """Every position of a random game with the move about to be made in it; the record then holds the whole game."""
    record = Record(setting)
    rng = Random(seed)
    while record.state.waiting():
        seat, action = next_move(record, rng)
        yield record, seat, action
        record.play(seat, action)


def whole_game(setting: Setting, seed: int) -> Record:
    """A random game played to its end."""
    record = Record(setting)
    for record, _, _ in played(setting, seed):  # noqa: B007
        pass
    return record
