"""Many games: who meets whom on which side, played by many processes, kept in a file from which it can go on."""

import importlib
import json
import os
import platform
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from itertools import combinations
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Annotated, Any

import msgspec

import bree
from bree.arena.cheating import CheatingPlayer, cheats
from bree.arena.match import Played, Task, play
from bree.bots.named import NamedBot
from bree.core.errors import BreeError, Malformed
from bree.core.game import Setting
from bree.extras import need

Listener = Callable[[Played], None]


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
        """How many for each pair of bots, or for each table."""
        self.seed = seed
        self.tables = list(tables)
        self.opening = opening
        self.processor = processor
        self.keep = keep
        self.make = make
        """What tells the bots from later ones of the same names, where that matters."""
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
        """What the results belong to; results of another tournament are not mixed in."""
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
            **_versions(),
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


class Results:
    """The games played so far, in a file of JSON lines where one is given."""

    def __init__(self, tournament: Tournament, path: Path | None = None) -> None:
        self.tournament = tournament
        self.path = path
        self.played: list[Played] = []
        self.versions: list[dict[str, str]] = []
        """Of Bree and of Python, all that played some of it."""
        if path is not None:
            try:
                self._open(path)
            except (OSError, UnicodeDecodeError) as error:
                raise Malformed(f"cannot be used: {error}", str(path)) from error

    def header(self) -> dict[str, object]:
        """What the results belong to, and with which versions they were played."""
        played_with = self.versions or [_versions()]
        return self.tournament.header() | {
            key: ", ".join(dict.fromkeys(v[key] for v in played_with)) for key in _versions()
        }

    def left(self) -> list[Task]:
        """What has still to be played."""
        done = {p.number for p in self.played}
        return [t for t in self.tournament.tasks() if t.number not in done]

    def add(self, played: Played) -> None:
        """Keep a result, in the file first."""
        if _versions() not in self.versions:
            self.versions.append(_versions())
            self._write(json.dumps(_versions()))
        self._write(_line(played))
        self.played.append(played)

    def _write(self, row: str) -> None:
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(row + "\n")

    def _open(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        if not text:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.versions.append(_versions())
            self._write(json.dumps(self.tournament.header()))
            return
        rows = text.splitlines()
        self._check(read_row(rows[0]), path)
        tasks = self.tournament.tasks()
        for line, kept in enumerate(map(read_row, rows), start=1):
            if "bree" in kept:
                self.versions.append({key: str(kept.get(key, "")) for key in _versions()})
            elif "number" in kept:
                game = read_game(kept, f"{path}, line {line}")
                if not len(game.returns) == len(game.slowest) == self.tournament.setting.seats:
                    raise Malformed("this is a game for another number of seats", f"{path}, line {line}")
                if game.number < len(tasks):
                    self.played.append(_played(tasks[game.number], game))
        if not text.endswith("\n"):
            _end_last_line(path, rows[-1])

    def _check(self, found: dict[str, Any], path: Path) -> None:
        if "arena" not in found:
            raise Malformed("this is not a file of the arena", str(path))
        head = self.tournament.header()
        differs = sorted(k for k in {**head, **found} if k not in _versions() and found.get(k) != head.get(k))
        if differs:
            raise Malformed(f"holds another tournament (its {', '.join(differs)} differ)", str(path))


def _versions() -> dict[str, str]:
    """What plays now."""
    return {"bree": bree.__version__, "python": platform.python_version()}


def read_row(row: str) -> dict[str, Any]:
    """A line of a file of the arena; nothing where it was cut short: that game is played again."""
    try:
        kept = json.loads(row)
    except (ValueError, RecursionError):
        return {}
    return kept if isinstance(kept, dict) else {}


class KeptGame(msgspec.Struct):
    """A game as a file keeps it: the tournament itself tells who played it from which seed."""

    number: Annotated[int, msgspec.Meta(ge=0)]
    returns: tuple[float, ...]
    reason: str
    decisions: int
    slowest: tuple[float, ...]
    faults: tuple[tuple[int, str], ...] = ()
    record: tuple[str, ...] = ()


def read_game(kept: dict[str, Any], where: str) -> KeptGame:
    """The game of a line, or a refusal that says where it stands."""
    try:
        return msgspec.convert(kept, KeptGame)
    except msgspec.ValidationError as error:
        raise Malformed(f"this cannot be a game: {error}", where) from error


def _end_last_line(path: Path, row: str) -> None:
    """A killed run leaves a line without its end: what was cut short is removed, and nothing else."""
    with path.open("r+b") as file:
        end = file.seek(0, os.SEEK_END)
        if read_row(row):
            file.write(b"\n")
        else:
            file.truncate(end - len(row.encode()))


def _line(played: Played) -> str:
    """What is kept of a game; `read_game` reads it."""
    kept: dict[str, object] = {
        "number": played.number,
        "returns": [int(x) if x == int(x) else x for x in played.returns],
        "reason": played.reason,
        "decisions": played.decisions,
        "slowest": played.slowest,
    }
    if played.faults:
        kept["faults"] = played.faults
    if played.record:
        kept["record"] = played.record
    return json.dumps(kept, separators=(",", ":"))


def _played(task: Task, kept: KeptGame) -> Played:
    return Played(
        task.number,
        task.players,
        task.seed,
        kept.returns,
        kept.reason,
        kept.decisions,
        kept.slowest,
        kept.faults,
        kept.record,
    )


def run(results: Results, processes: int = 1, ray: bool = False, listener: Listener | None = None) -> None:
    """Play what is left; `ray` spreads it over a Ray cluster instead of local processes."""
    left = results.left()
    for played in _on_ray(left) if ray else locally(left, processes):
        results.add(played)
        if listener is not None:
            listener(played)
    results.played.sort(key=lambda p: p.number)


def locally(tasks: Sequence[Task], processes: int) -> Iterator[Played]:
    """Play these games on this machine, as they come."""
    if processes <= 1:
        yield from map(play, tasks)
        return
    others = active_children()
    with ProcessPoolExecutor(processes, get_context("spawn"), _leave_interrupts) as pool:
        try:
            for game in as_completed([pool.submit(play, task) for task in tasks]):
                yield game.result()
        except BrokenProcessPool as error:
            raise BreeError(
                "a process in which bots play has died: a bot ended it, or memory ran out. "
                "What was kept is not lost, and the same command goes on from there"
            ) from error
        except BaseException:  # nobody waits for the games that are being played
            for process in set(active_children()) - set(others):
                process.kill()
            raise


def _leave_interrupts() -> None:
    """Ctrl-C reaches every process; the one that began the tournament ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_ray(tasks: Iterable[Task]) -> Iterator[Played]:
    """Ray is imported only here: it is for many machines, and nobody else needs it."""
    need("ray", "--ray")
    ray = importlib.import_module("ray")
    ray.init(ignore_reinit_error=True)
    remote = ray.remote(play)
    waiting = [remote.remote(task) for task in tasks]
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)
