"""A tournament: who meets whom on which side, and from which seeds."""

import platform
from collections.abc import Sequence
from itertools import combinations

import bree
from bree.arena.cheating import CheatingPlayer, cheats
from bree.arena.match import Task
from bree.bots.named import NamedBot
from bree.core.errors import Malformed
from bree.core.game import Setting


class Tournament:
    """What is to be played. Two bots meet twice for each seed, sides swapped, with the same chance.

    In a co-operative game every bot plays all seats of its own table; `tables` are further ones, and the seats of a
    mixed table are handed round from game to game.
    """

    def __init__(
        self,
        setting: Setting,
        bots: Sequence[str],
        games: int,
        seed: int = 1,
        tables: Sequence[tuple[str, ...]] = (),
        opening: int = 0,
        processor: bool = True,
        keep: bool = False,
        make: str = "",
    ) -> None:
        self.setting = setting
        self.bots = list(bots)
        self.games = games
        """How many games each pair of bots plays, or each table."""
        self.seed = seed
        self.tables = list(tables)
        self.opening = opening
        self.processor = processor
        self.keep = keep
        self.make = make
        """Tells these bots from later ones of the same names, where that matters."""
        if setting.game.cooperative:
            self.tables = [(bot,) * setting.seats for bot in self.bots] + self.tables
        self._check()

    def _check(self) -> None:
        if self.games < 1:
            raise Malformed("there must be a game to play", "--games")
        if self.setting.game.cooperative:
            if not self.tables:
                raise Malformed("a table needs a bot", "--bot")
        elif self.tables:
            raise Malformed("only partners sit at one table; here two --bot meet", "--table")
        elif len(self.bots) < 2:
            raise Malformed("a match needs two bots", "--bot")
        elif self.games % 2:
            raise Malformed("the number of games must be even, since sides are swapped", "--games")
        for table in self.tables:
            if len(table) != self.setting.seats:
                raise Malformed(f"{','.join(table)} is not a table of {self.setting.seats}", "--table")
        for name in dict.fromkeys([*self.bots, *(name for table in self.tables for name in table)]):
            if cheats(name):
                CheatingPlayer(name)
            else:
                NamedBot(name)

    def header(self) -> dict[str, object]:
        """Return what identifies the tournament, so that results of another one are not mixed in."""
        s = self.setting
        return {
            "arena": 1,
            "game": s.game.id,
            "version": s.game.version,
            "seats": s.seats,
            "options": s.options,
            "components": s.components_digest(),
            "bots": self.bots,
            "tables": [list(t) for t in self.tables],
            "seed": self.seed,
            "opening": self.opening,
            "clock": "processor" if self.processor else "wall",
            **({"make": self.make} if self.make else {}),
            **versions(),
        }

    def tasks(self) -> list[Task]:
        """Every game, in the order in which they are played: one round of all pairs or tables after the other."""
        lineups: list[tuple[int, tuple[str, ...]]] = []
        if self.tables:
            for game in range(self.games):
                for table in self.tables:
                    turn = game % len(table)
                    lineups.append((game, table[turn:] + table[:turn]))
        else:
            for game in range(self.games // 2):
                for first, second in combinations(self.bots, 2):
                    lineups += [(game, (first, second)), (game, (second, first))]
        s = self.setting
        return [
            Task(
                number,
                s.game.id,
                s.seats,
                dict(s.options),
                s.components,
                lineup,
                self.seed * 1_000_003 + game,
                self.opening,
                self.processor,
                self.keep,
            )
            for number, (game, lineup) in enumerate(lineups)
        ]


def versions() -> dict[str, str]:
    """Return the versions of Bree and of Python that are playing now."""
    return {"bree": bree.__version__, "python": platform.python_version()}
