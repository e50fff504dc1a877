"""The games the same people play in a row: how each ended, what it counts, and how their match stands."""

import importlib
import importlib.util
from collections.abc import Sequence
from functools import cache
from typing import Protocol, cast

from bree.core.game import Game
from bree.core.outcome import Outcome
from bree.core.state import State
from bree.server import wire
from bree.server.entries import EarlierGame, End, Founding

GAMES_OF_A_MATCH = 2
"""Both rulebooks that know a match play two games with the sides exchanged (02:111, 05:214, duel:164)."""
STOPPED = "stopped"


class MatchRules(Protocol):
    """`games/<game>/series.py`, where a rulebook counts a match."""

    def points(self, state: State, returns: Sequence[float]) -> list[float]:
        """What each seat scores in a game that ended like this; somebody gave up where the state is not over."""

    def winner(self, points: Sequence[float]) -> int | None:
        """Who wins with these sums, by seats of the last game; None where nobody does."""


@cache
def match_rules(game: str) -> MatchRules | None:
    """What the game's rulebook says about matches, where it does."""
    package = f"bree.games.{game}"
    if importlib.util.find_spec(package) is None or importlib.util.find_spec(f"{package}.series") is None:
        return None
    return cast(MatchRules, importlib.import_module(f"{package}.series"))


def finished(state: State, outcome: Outcome) -> End:
    """The end by the rules."""
    returns = list(outcome.returns)
    return End(returns, _points(state, returns), outcome.reason, outcome.rule, outcome.detail)


def left(state: State, seat: int, reason: str) -> End:
    """The end because somebody gave up or ran out of time."""
    seats = range(state.setting.seats)
    if state.setting.game.cooperative:
        nothing = [0.0 for _ in seats]
        return End(nothing, nothing, "abandoned", by=seat)
    returns = [-1.0 if s == seat else 1.0 for s in seats]
    return End(returns, _points(state, returns), reason, by=seat)


def stopped(state: State) -> End:
    """The end because the table has gone on for too long: nobody has won."""
    nothing = [0.0] * state.setting.seats
    return End(nothing, _points(state, nothing), STOPPED)


def _points(state: State, returns: list[float]) -> list[float]:
    """What the rulebook counts; else the score of those who play together, or one for a win and half for a draw."""
    game: Game = state.setting.game
    rules = match_rules(game.id)
    if rules is not None:
        return rules.points(state, returns)
    if game.cooperative:
        return list(returns)
    return [0.5 if value == 0 else 1.0 if value > 0 else 0.0 for value in returns]


def series(founding: Founding, end: End | None, offered: list[int], following: str | None) -> wire.Series:
    """The games of these players so far, with the sums for each seat of this table."""
    seats = list(range(len(founding.sat)))
    games = list(founding.earlier)
    if end is not None:
        games.append(EarlierGame(founding.id, seats, end))
    told = [_told(game) for game in games]
    number = len(founding.earlier) + 1
    return wire.Series(
        number=number,
        games=told,
        points=_sum(told, seats),
        match=_match(founding.game, told[(number - 1) // GAMES_OF_A_MATCH * GAMES_OF_A_MATCH :], seats),
        offered=offered,
        next=following,
    )


def _told(game: EarlierGame) -> wire.SeriesGame:
    end = game.end
    return wire.SeriesGame(game.table, game.seats, end.returns, [end.points[seat] for seat in game.seats], end.detail)


def _sum(games: list[wire.SeriesGame], seats: list[int]) -> list[float]:
    return [sum(game.points[seat] for game in games) for seat in seats]


def _match(game: str, games: list[wire.SeriesGame], seats: list[int]) -> wire.Match | None:
    rules = match_rules(game)
    if rules is None:
        return None
    points = _sum(games, seats)
    whole = len(games) == GAMES_OF_A_MATCH
    return wire.Match(points, len(games), whole, rules.winner(points) if whole else None)
