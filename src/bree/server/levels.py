"""The strengths a bot can have, as the page offers them."""

from importlib import import_module
from importlib.util import find_spec

from bree.server.botworker import RANDOM
from bree.server.rest import Level


def levels() -> list[Level]:
    """From the gentlest to the best."""
    if find_spec("bree.bots") is None:
        return [Level(RANDOM)]
    return [Level(level.id) for level in import_module("bree.bots.levels").levels()]


def level_ids() -> frozenset[str]:
    """What may be asked for: the levels, and the plain bot that replaces one that failed."""
    return frozenset({RANDOM, *(level.id for level in levels())})


def default_level() -> str:
    """Who plays for somebody whose time ran out."""
    known = levels()
    return known[len(known) // 2].id
