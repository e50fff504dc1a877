"""The strengths a bot can have, as the page offers them."""

from bree.bots.levels import levels as all_levels
from bree.server.botworker import RANDOM
from bree.server.rest import Level


def levels() -> list[Level]:
    """From the gentlest to the best."""
    return [Level(level.id) for level in all_levels()]


def level_ids() -> frozenset[str]:
    """What may be asked for: the levels, and the plainest of bots, for tests and for those who like an easy game."""
    return frozenset({RANDOM, *(level.id for level in all_levels())})


def default_level() -> str:
    """Who plays for somebody whose time ran out."""
    known = all_levels()
    return known[len(known) // 2].id
