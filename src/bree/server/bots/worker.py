"""A process in which bots think: one question a line on standard input, one answer a line on standard output.

A question holds a position drawn at random from what the bot's seat may know, never the truth: the view of that
position is the seat's view, byte for byte, and nothing hidden reaches this process.
"""

import os
import sys
import time

import msgspec

from bree.bots.bot import Bot
from bree.bots.levels import level as find_level
from bree.bots.levels import levels
from bree.bots.pace import keep_pace
from bree.bots.random import RandomBot
from bree.core.chance import Random
from bree.core.game import Setting
from bree.core.registry import game
from bree.core.talk import without_said, without_talk
from bree.core.view import View
from bree.search.budget import Budget

RANDOM = "random"


def level_ids() -> frozenset[str]:
    """Return the ids that may be asked for: those of the levels, and the plainest of bots, which plays at random."""
    return frozenset({RANDOM, *(level.id for level in levels())})


def default_level() -> str:
    """Return the level of the bot that plays for somebody whose time ran out."""
    known = levels()
    return known[len(known) // 2].id


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
    said: list[int] = []
    """What the seat has told its partners before: a new bot answers each question, and must not repeat another."""


class Answer(msgspec.Struct):
    """This, and what the seat tells its partners before it."""

    action: int
    say: int | None = None


def think(question: Question) -> Answer:
    """Rebuild the view and let the level's bot speak and choose."""
    found = game(question.game)
    setting = found.setting(question.seats, question.options, question.components)
    view = found.position(setting, question.position).view(question.seat)
    view.actions = without_said(view, question.said)
    return answer(view, question.level, Random(question.seed))


def answer(view: View, level: str, rng: Random) -> Answer:
    """Let a bot of this level say something and choose. It cannot choose talk: whatever it says comes from `speak`."""
    bot, budget = _bot(view.setting, level)
    try:
        begun = time.monotonic()
        say = bot.speak(view, rng)
        view.actions = without_talk(view)
        action = bot.choose(view, rng, budget)
        if level != RANDOM:
            keep_pace(view, budget, begun)
        return Answer(action, say)
    finally:
        bot.close()


def _bot(setting: Setting, level: str) -> tuple[Bot, Budget]:
    if level == RANDOM:
        return RandomBot(), Budget(1)
    found = find_level(level)
    return found.bot(setting), found.budget()


def main() -> None:
    """Answer questions until they end. The process runs at a low priority: people come before bots."""
    os.nice(5)
    # Whatever a bot prints must not be taken for an answer.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(think(msgspec.json.decode(line, type=Question))) + b"\n")


if __name__ == "__main__":
    main()
