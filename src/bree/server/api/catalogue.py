"""The games and what each declares about itself, as the page is told it."""

from functools import cache

from bree.bots.levels import levels
from bree.core.game import Game
from bree.core.registry import games
from bree.lessons import lesson as lesson_of
from bree.server.wire import rest


def catalogue() -> rest.Games:
    """List all games and the levels of bots."""
    return rest.Games([_facts(game) for game in games().values()], [rest.Level(level.id) for level in levels()])


@cache
def _facts(game: Game) -> rest.GameFacts:
    return rest.GameFacts(
        id=game.id,
        version=game.version,
        seats=list(game.seats),
        seat_names=list(game.seat_names),
        options=[rest.OptionFacts(o.name, o.default, list(o.choices), o.pattern) for o in game.options],
        cooperative=game.cooperative,
        longest=game.longest,
        static=game.static(),  # type: ignore[arg-type]
        lesson=lesson_of(game.id) is not None,
    )
