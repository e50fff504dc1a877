"""A game in the terminal: people at one screen, bots in the other seats."""

import secrets
import sys
import time
from functools import partial

from bree.bots.guard import Fault, Guarded
from bree.bots.named import NamedBot
from bree.bots.pace import keep_pace
from bree.bots.random import RandomBot
from bree.core.chance import CHANCE, Random
from bree.core.errors import BreeError
from bree.core.game import Setting
from bree.core.record import Record
from bree.core.talk import said, without_said, without_talk

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and everything that can be scrolled back to."""


class Terminal:
    """One game, the seats people hold, and a bot for each other seat."""

    def __init__(self, setting: Setting, people: list[int], level: NamedBot) -> None:
        self.setting = setting
        self.names = setting.game.seat_names
        self.people = people
        self.rng = Random(secrets.randbits(60))
        self.record = Record(setting)
        self.looking = people[0]
        """The seat whose holder looks at the screen."""
        self.news: dict[int, list[str]] = {seat: [] for seat in people}
        """What has happened since each person looked last."""
        self.budget = level.budget()
        self.bots: dict[int, Guarded] = {
            seat: Guarded(level.make(setting), RandomBot(), partial(self.replaced, seat))
            for seat in range(setting.seats)
            if seat not in people
        }

    def play(self) -> None:
        """Play until the game is over, and say how it ended."""
        try:
            while self.record.state.waiting():
                self.do(*self.next_move())
        finally:
            for bot in self.bots.values():
                bot.close()
        outcome = self.record.state.outcome()
        assert outcome is not None
        print(self.record.state.view(self.looking).text())
        print(f"\nover: {outcome.reason} [{outcome.rule}]")
        for name, points in zip(self.names, outcome.returns, strict=False):
            print(f"  {name}: {points:g}")

    def do(self, seat: int, action: int) -> None:
        """Do an action and print what it made happen."""
        self.record.play(seat, action)
        for person, news in self.news.items():
            for event in self.record.state.events:
                told = event.seen_by(person)
                if told is not None:
                    news.append(f"  * {event.kind} {' '.join(f'{k}={v}' for k, v in told.items())} [{event.rule}]")
        self.tell()

    def next_move(self) -> tuple[int, int]:
        """Return the seat that decides next, which may be chance or a bot, and what it chose."""
        state = self.record.state
        waiting = state.waiting()
        if waiting == (CHANCE,):
            return CHANCE, int(state.actions(CHANCE)[self.rng.weighted(state.weights())])
        asked = [s for s in waiting if s in self.people]
        if asked:
            return asked[0], self.ask(asked[0])
        return waiting[0], self.think(waiting[0])

    def think(self, seat: int) -> int:
        """Let a bot say something, if it wants to, and return what it chose."""
        bot = self.bots[seat]
        view = self.record.state.view(seat)
        view.actions = without_said(view, said(self.record, seat))
        saying = bot.speak(view, self.rng)
        if saying is not None:
            self.do(seat, saying)
        view = self.record.state.view(seat)
        view.actions = without_talk(view)
        begun = time.monotonic()
        action = bot.choose(view, self.rng, self.budget)
        keep_pace(view, self.budget, begun)
        return action

    def replaced(self, seat: int, fault: Fault) -> None:
        """Tell people that a bot failed and how the game goes on."""
        print(f"  ! the bot of {self.names[seat]} failed ({fault}): from now on it plays at random")

    def ask(self, seat: int) -> int:
        """Show a person the board and the choices, and read one."""
        if seat != self.looking:
            self.hand_over(seat)
        view = self.record.state.view(seat)
        notation = self.setting.game.notation
        print(view.text())
        for number, action in enumerate(view.actions, start=1):
            print(f"  {number:3} {notation.text(action)}")
        while True:
            answer = input(f"{self.names[seat]}> ").strip()
            if answer.isdecimal() and len(answer) <= 6 and 1 <= int(answer) <= len(view.actions):
                return view.actions[int(answer) - 1]
            try:
                action = notation.parse(answer)
                if action in view.actions:
                    return action
                print(f"  {self.record.state.refusal(seat, action)}")
            except BreeError as error:
                print(f"  {error}; type a number from the list or an action as it is written there")

    def hand_over(self, seat: int) -> None:
        """Clear the screen and wait until the next person sits before it; nothing the last one saw may stay."""
        clear()
        input(f"\n--- {self.names[seat]}, press Enter when only you are looking ---\n")
        clear()
        self.looking = seat
        self.tell()

    def tell(self) -> None:
        """Print what has happened since the person at the screen last looked."""
        for line in self.news[self.looking]:
            print(line)
        self.news[self.looking].clear()


def clear() -> None:
    """Clear the screen, unless the output goes to a file or a pipe."""
    if sys.stdout.isatty():
        print(CLEAR, end="", flush=True)
