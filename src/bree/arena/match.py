"""One game between bots, from a task that says everything about it, so that it can be played again anywhere."""

import time
from typing import NamedTuple

from bree.arena.cheating import CheatingPlayer, cheats
from bree.bots.bot import Bot
from bree.bots.guard import Fault, Guarded
from bree.bots.named import NamedBot
from bree.bots.random import RandomBot
from bree.core.chance import CHANCE, Random
from bree.core.record import Record
from bree.core.registry import game as find_game
from bree.core.state import State
from bree.core.talk import without_talk
from bree.search.budget import Budget


class Task(NamedTuple):
    """One game to play: what, by whom (a bot's name for each seat), and from which seed."""

    number: int
    game: str
    seats: int
    options: dict[str, object]
    components: str
    players: tuple[str, ...]
    seed: int
    opening: int
    """How many decisions at the beginning are random; they are the same in all games with this seed."""
    processor: bool
    """Whether budgets count processor time, which is fair on machines that do other things too."""
    keep: bool
    """Whether the result holds the record of the game."""


class Played(NamedTuple):
    """How one game went."""

    number: int
    players: tuple[str, ...]
    seed: int
    returns: tuple[float, ...]
    reason: str
    decisions: int
    slowest: tuple[float, ...]
    """The longest time each seat took for one decision, in seconds."""
    faults: tuple[tuple[int, str], ...]
    """Seats whose bot was replaced, and why."""
    record: tuple[str, ...]


class Player:
    """One seat at the board: a guarded bot with its own generator and budget."""

    def __init__(self, name: str, seat: int, record: Record, seed: int, processor: bool) -> None:
        self.seat = seat
        self.rng = Random(seed)
        self.slowest = 0.0
        self.faults: list[str] = []
        self.bot: Bot | None = None
        self.cheat: CheatingPlayer | None = None
        self.budget: Budget
        if cheats(name):
            self.cheat = CheatingPlayer(name)
        else:
            named = NamedBot(name)
            self.budget = named.budget(processor)
            self.bot = Guarded(named.make(record.setting), RandomBot(), self._hear)

    def choose(self, state: State) -> int:
        """Choose an action. Only the cheating yardstick is shown more than its view."""
        begun = time.perf_counter()
        if self.cheat is not None:
            action = self.cheat.choose(state, self.seat, self.rng)
        else:
            assert self.bot is not None
            view = state.view(self.seat)
            view.actions = without_talk(view)
            action = self.bot.choose(view, self.rng, self.budget)
        self.slowest = max(self.slowest, time.perf_counter() - begun)
        return action

    def close(self) -> None:
        """The game is over."""
        if self.bot is not None:
            self.bot.close()

    def _hear(self, fault: Fault) -> None:
        self.faults.append(str(fault))


def play(task: Task) -> Played:
    """Play it. Seats that choose at the same time are all asked before anything happens."""
    setting = find_game(task.game).setting(task.seats, task.options, task.components)
    record = Record(setting, {"players": list(task.players), "seed": task.seed})
    chance = Random(task.seed * 2 + 1)
    players = [Player(name, s, record, _seed(task, s), task.processor) for s, name in enumerate(task.players)]
    try:
        while record.state.waiting():
            _turn(record, players, chance, task.opening)
    finally:
        for player in players:
            player.close()
    outcome = record.state.outcome()
    assert outcome is not None
    return Played(
        task.number,
        task.players,
        task.seed,
        tuple(float(x) for x in outcome.returns),
        outcome.reason,
        len(record.taken),
        tuple(round(p.slowest, 3) for p in players),
        tuple((p.seat, fault) for p in players for fault in p.faults),
        tuple(record.lines()) if task.keep else (),
    )


def _seed(task: Task, seat: int) -> int:
    """Return the seed of the bot in this seat. In the second game of a pair it goes with the bot to the other side.

    Bots of one name at one table have different ones.
    """
    name = task.players[seat]
    again = task.players[:seat].count(name)
    return sum((i + 1) * ord(c) for i, c in enumerate(name)) * 7919 + task.seed * 104729 + again


def _turn(record: Record, players: list[Player], chance: Random, opening: int) -> None:
    state = record.state
    waiting = state.waiting()
    if waiting == (CHANCE,):
        record.play(CHANCE, int(state.actions(CHANCE)[chance.weighted(state.weights())]))
        return
    chosen: list[tuple[int, int]] = []
    for seat in waiting:
        if len(record.taken) + len(chosen) < opening:
            actions = without_talk(state.view(seat))
            chosen.append((seat, actions[chance.below(len(actions))]))
        else:
            chosen.append((seat, players[seat].choose(state)))
    for seat, action in chosen:
        # Where several seats may act next, one comes first; the others are asked again after it.
        if seat in state.waiting() and action in state.actions(seat):
            record.play(seat, action)
