"""A process in which bots think: one question a line on standard input, one answer a line on standard output.

A question holds a position drawn at random from what the bot's seat may know, never the truth: the view of that
position is the seat's view, byte for byte, and nothing hidden reaches this process.
"""

import os
import sys

import msgspec

from bree.bots.levels import level as find_level
from bree.bots.random import RandomBot
from bree.core.chance import Random
from bree.core.registry import game
from bree.core.view import View
from bree.search.budget import Budget

RANDOM = "random"


class Question(msgspec.Struct):
    """What should this seat do?"""

    game: str
    options: dict[str, str]
    components: str
    seats: int
    position: str
    seat: int
    level: str
    seed: int


class Answer(msgspec.Struct):
    """This."""

    action: int


def think(question: Question) -> Answer:
    """Rebuild the view and let the level's bot choose."""
    found = game(question.game)
    setting = found.setting(question.seats, question.options, question.components)
    view = found.position(setting, question.position).view(question.seat)
    return Answer(choose(view, question.level, Random(question.seed)))


def choose(view: View, level: str, rng: Random) -> int:
    """What a bot of this level does."""
    if level == RANDOM:
        return RandomBot().choose(view, rng, Budget(1))
    found = find_level(level)
    bot = found.bot(view.setting)
    try:
        return bot.choose(view, rng, found.budget())
    finally:
        bot.close()


def main() -> None:
    """Answer until the questions end. People come before bots: the process steps back."""
    os.nice(5)
    # Whatever a bot prints must not be taken for an answer.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(think(msgspec.json.decode(line, type=Question))) + b"\n")


if __name__ == "__main__":
    main()
