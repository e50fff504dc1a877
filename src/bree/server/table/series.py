"""The games the same people play in a row: how each ended, what it counts, and how their match stands."""

from bree.core.game import Game
from bree.core.outcome import Outcome
from bree.core.registry import game as find_game
from bree.core.state import State
from bree.server.store.entries import EarlierGame, End, Founding
from bree.server.wire import shown

STOPPED = "stopped"


def finished(state: State, outcome: Outcome) -> End:
    """Return the end by the rules."""
    returns = list(outcome.returns)
    return End(returns, state.setting.game.points(state, returns), outcome.reason, outcome.rule, outcome.detail)


def left(state: State, seat: int, reason: str) -> End:
    """Return the end of a game that somebody has left: he gave up or ran out of time."""
    seats = range(state.setting.seats)
    if state.setting.game.cooperative:
        nothing = [0.0 for _ in seats]
        return End(nothing, nothing, "abandoned", by=seat)
    returns = [-1.0 if s == seat else 1.0 for s in seats]
    return End(returns, state.setting.game.points(state, returns), reason, by=seat)


def stopped(state: State) -> End:
    """Return the end of a game that has gone on for too long: nobody has won."""
    nothing = [0.0] * state.setting.seats
    return End(nothing, state.setting.game.points(state, nothing), STOPPED)


def series(founding: Founding, end: End | None, offered: list[int], following: str | None) -> shown.Series:
    """Return the games of these players so far, with the sums for each seat of this table."""
    seats = list(range(len(founding.sat)))
    games = list(founding.earlier)
    if end is not None:
        games.append(EarlierGame(founding.id, seats, end))
    told = [_told(game) for game in games]
    number = len(founding.earlier) + 1
    return shown.Series(
        number=number,
        games=told,
        points=_sum(told, seats),
        match=_match(find_game(founding.game), number, told, seats),
        offered=offered,
        next=following,
    )


def _told(game: EarlierGame) -> shown.SeriesGame:
    end = game.end
    return shown.SeriesGame(game.table, game.seats, end.returns, [end.points[seat] for seat in game.seats], end.detail)


def _sum(games: list[shown.SeriesGame], seats: list[int]) -> list[float]:
    return [sum(game.points[seat] for game in games) for seat in seats]


def _match(game: Game, number: int, games: list[shown.SeriesGame], seats: list[int]) -> shown.Match | None:
    """Return how the match stands to which this game of the series belongs, where the rulebook counts matches."""
    length = game.match_games
    if not length:
        return None
    played = games[(number - 1) // length * length :]
    points = _sum(played, seats)
    whole = len(played) == length
    return shown.Match(points, len(played), whole, game.match_winner(points) if whole else None)
