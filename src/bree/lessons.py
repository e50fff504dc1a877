"""Guided first games: a prepared position, what the learner is told and does, and how everybody else answers.

A lesson is data, which `Game.lesson` gives (our games keep it in `data/lesson.toml`). It is played on the engine like
any game; its words stand in the catalogues as `lesson-<game>-<step>`.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from bree.core.chance import CHANCE
from bree.core.game import Setting
from bree.core.record import Record
from bree.core.registry import game as find_game


@dataclass(frozen=True)
class Step:
    """One thing the learner is told."""

    id: str
    do: str = ""
    """The action the learner has to do; empty where there is only something to read."""
    point: tuple[str, ...] = ()
    """What the page points at: "piece frodo" is the element marked `data-piece="frodo"`, "piece sam|frodo" is both.
    Of several entries the last one counts whose element is on the page: first a piece, then its goal."""
    rule: str = ""
    then: tuple[str, ...] = ()
    """What the other seats and chance do next, each as "seat: action"."""


@dataclass(frozen=True)
class Lesson:
    """The guided first game of one game."""

    setting: Setting
    seat: int
    position: str
    steps: tuple[Step, ...]

    def begin(self) -> Record:
        """The game before the first step."""
        return Record(self.setting, None, self.position)

    def script(self, step: Step) -> Iterator[tuple[int, int]]:
        """Who does what in this step, in order."""
        game = self.setting.game
        seats = {name: seat for seat, name in enumerate(game.seat_names[: self.setting.seats])} | {"chance": CHANCE}
        if step.do:
            yield self.seat, game.notation.parse(step.do)
        for answer in step.then:
            who, _, action = answer.partition(": ")
            yield seats[who], game.notation.parse(action)


@cache
def lesson(game_id: str) -> Lesson | None:
    """The lesson of a game, where it has one."""
    game = find_game(game_id)
    text = game.lesson()
    if not text:
        return None
    read = tomllib.loads(text)
    steps = tuple(
        Step(s["id"], s.get("do", ""), tuple(s.get("point", ())), s.get("rule", ""), tuple(s.get("then", ())))
        for s in read["step"]
    )
    setting = game.setting(read.get("seats", game.seats[0]), read.get("options", {}))
    return Lesson(setting, game.seat_names.index(read["seat"]), read["position"], steps)
