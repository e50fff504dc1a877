"""A game in the terminal: people at one screen, bots in the other seats."""

import secrets

from bree.bots.bot import Bot
from bree.bots.levels import Level, levels
from bree.bots.random import RandomBot
from bree.core.chance import CHANCE, Random
from bree.core.errors import BreeError
from bree.core.game import Setting
from bree.core.record import Record


class Terminal:
    """One game, the seats people hold, and a bot for each other seat."""

    def __init__(self, setting: Setting, people: list[int], level: str) -> None:
        self.setting = setting
        self.names = setting.game.seat_names
        self.people = people
        self.rng = Random(secrets.randbits(60))
        self.record = Record(setting)
        self.looking = people[0]
        """The seat whose holder looks at the screen."""
        self.level: Level | None = next((one for one in levels() if one.id == level), None)
        self.bots: dict[int, Bot] = {
            seat: self.level.bot(setting) if self.level else RandomBot()
            for seat in range(setting.seats)
            if seat not in people
        }

    def play(self) -> None:
        """Play until the game is over, and say how it ended."""
        while self.record.state.waiting():
            seat, action = self.next_move()
            self.record.play(seat, action)
            self.tell()
        outcome = self.record.state.outcome()
        assert outcome is not None
        print(self.record.state.view(self.looking).text())
        print(f"\nover: {outcome.reason} [{outcome.rule}]")
        for name, points in zip(self.names, outcome.returns, strict=False):
            print(f"  {name}: {points:g}")

    def next_move(self) -> tuple[int, int]:
        """Whoever must decide, chance and bots included, and what they chose."""
        state = self.record.state
        waiting = state.waiting()
        if waiting == (CHANCE,):
            return CHANCE, int(state.actions(CHANCE)[self.rng.weighted(state.weights())])
        asked = [s for s in waiting if s in self.people]
        if asked:
            return asked[0], self.ask(asked[0])
        seat = waiting[0]
        budget = (self.level or levels()[0]).budget()
        return seat, self.bots[seat].choose(state.view(seat), self.rng, budget)

    def ask(self, seat: int) -> int:
        """Show a person the board and the choices, and read one."""
        if len(self.people) > 1 and seat != self.looking:
            input(f"\n--- {self.names[seat]}, press Enter when only you are looking ---\n")
        self.looking = seat
        view = self.record.state.view(seat)
        notation = self.setting.game.notation
        print(view.text())
        for number, action in enumerate(view.actions, start=1):
            print(f"  {number:3} {notation.text(action)}")
        while True:
            answer = input(f"{self.names[seat]}> ").strip()
            if answer.isdigit() and 1 <= int(answer) <= len(view.actions):
                return view.actions[int(answer) - 1]
            try:
                action = notation.parse(answer)
                if action in view.actions:
                    return action
                print(f"  {self.record.state.refusal(seat, action)}")
            except BreeError as error:
                print(f"  {error}; type a number from the list or an action as it is written there")

    def tell(self) -> None:
        """What the person at the screen learns of the last action."""
        for event in self.record.state.events:
            told = event.seen_by(self.looking)
            if told is not None:
                print(f"  * {event.kind} {' '.join(f'{k}={v}' for k, v in told.items())} [{event.rule}]")
