"""The games of a tournament that have been played, kept in a file from which it can go on."""

import json
import os
from pathlib import Path
from typing import Annotated, Any

import msgspec

from bree.arena.match import Played, Task
from bree.arena.tournament import Tournament, versions
from bree.core.errors import Malformed


class Results:
    """The games played so far, in a file of JSON lines where one is given."""

    def __init__(self, tournament: Tournament, path: Path | None = None) -> None:
        self.tournament = tournament
        self.path = path
        self.played: list[Played] = []
        self.versions: list[dict[str, str]] = []
        """The versions of Bree and of Python that have played parts of the tournament."""
        if path is not None:
            try:
                self._open(path)
            except (OSError, UnicodeDecodeError) as error:
                raise Malformed(f"cannot be used: {error}", str(path)) from error

    def header(self) -> dict[str, object]:
        """What the results belong to, and with which versions they were played."""
        played_with = self.versions or [versions()]
        return self.tournament.header() | {
            key: ", ".join(dict.fromkeys(v[key] for v in played_with)) for key in versions()
        }

    def left(self) -> list[Task]:
        """What has still to be played."""
        done = {p.number for p in self.played}
        return [t for t in self.tournament.tasks() if t.number not in done]

    def add(self, played: Played) -> None:
        """Keep a result; it is written to the file first."""
        if versions() not in self.versions:
            self.versions.append(versions())
            self._write(json.dumps(versions()))
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
            self.versions.append(versions())
            self._write(json.dumps(self.tournament.header()))
            return
        rows = text.splitlines()
        self._check(read_row(rows[0]), path)
        tasks = self.tournament.tasks()
        for line, kept in enumerate(map(read_row, rows), start=1):
            if "bree" in kept:
                self.versions.append({key: str(kept.get(key, "")) for key in versions()})
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
        if isinstance(found.get("options"), dict):  # once they were spelt with hyphens
            found = {**found, "options": {name.replace("-", "_"): value for name, value in found["options"].items()}}
        head = self.tournament.header()
        differs = sorted(k for k in {**head, **found} if k not in versions() and found.get(k) != head.get(k))
        if differs:
            raise Malformed(f"holds another tournament (its {', '.join(differs)} differ)", str(path))


def read_row(row: str) -> dict[str, Any]:
    """Read a line of a file of the arena. Return None for a line that was cut short: its game is played again."""
    try:
        kept = json.loads(row)
    except (ValueError, RecursionError):
        return {}
    return kept if isinstance(kept, dict) else {}


class KeptGame(msgspec.Struct):
    """A game as a file keeps it. Who played it, and from which seed, follows from the tournament."""

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
    """Remove an incomplete last line, as a killed run leaves it; a complete one only gets its end of line."""
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
