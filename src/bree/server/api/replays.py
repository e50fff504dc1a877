"""Finished games: the record to take home, and the positions to look through, as anybody saw them."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bree.core.chance import EVERYTHING, SPECTATOR
from bree.core.errors import Malformed
from bree.core.record import Record, Replay, replay
from bree.server.bots.worker import level_ids
from bree.server.store.entries import End
from bree.server.table import wording
from bree.server.table.perspective import Perspective, view
from bree.server.table.series import STOPPED, finished, left, stopped
from bree.server.table.table import Table
from bree.server.wire import clock, rest, shown

COMPONENTS = "component_set"
"""Where an exported record carries a replaced component set, so that it can be read anywhere."""


@dataclass(frozen=True)
class Finished:
    """A game that can be looked through: from a table, or from a file."""

    record: Record
    table: shown.Table
    players: list[shown.Player]
    over: shown.Over | None
    broken: rest.Broken | None
    text: Callable[[], str]
    """The record as it is taken home."""


def of_table(table: Table) -> Finished:
    """Return the game of a table that is over."""
    over = wording.over(table.end, table.founding.seed)
    return Finished(
        table.record, wording.table_facts(table), wording.players(table), over, None, lambda: _written(table)
    )


def of_stranger(text: str, components: str = "") -> Finished:
    """Read a record that anybody may send, and refuse one that begins in the middle of a game: no table's does.

    A position written by hand can be such that the rules never come to an end: that is for one's own machine.
    """
    if _header(_rows(text)).get("position"):
        raise Malformed("a record that begins in the middle of a game is shown by `bree replay` alone", "line 1")
    return of_text(text, components)


def of_text(text: str, components: str = "") -> Finished:
    """Read an exported record as far as that is possible; raise `Malformed` where not even its header can be read."""
    rows = _rows(text)
    components = components or own_components(rows)
    played, broken = _read(rows, components)
    setting, extra = played.setting, played.extra
    opened_at, seed = extra.get("opened_at"), extra.get("seed")
    table = shown.Table(
        id=str(extra.get("table", "")),
        game=setting.game.id,
        version=setting.game.version,
        seats=setting.seats,
        options=setting.options,
        components=setting.components_digest(),
        clock=clock.NoClock(),
        commitment=str(extra.get("commitment", "")),
        opened_at=opened_at if isinstance(opened_at, int) else 0,
        static=setting.game.static(components) if components else None,  # type: ignore[arg-type]
    )
    end = _end(played) if broken is None else None
    over = wording.over(end, seed if isinstance(seed, str) else "")
    return Finished(played, table, _players(played), over, broken, lambda: text)


def own_components(rows: list[str]) -> str:
    """Return the component set that the record brings along, if any."""
    extra = _header(rows).get("extra")
    found = extra.get(COMPONENTS) if isinstance(extra, dict) else ""
    return found if isinstance(found, str) else ""


def _rows(text: str) -> list[str]:
    return [row for row in text.splitlines() if row.strip()]


def _header(rows: list[str]) -> dict[str, Any]:
    """Read the first line. Where that is not possible return nothing: it is refused later."""
    try:
        found = json.loads(rows[0]) if rows else {}
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def name_of(text: str) -> str:
    """Name a file's game, for its address."""
    return f"file-{hashlib.sha256(text.encode()).hexdigest()[:12]}"


def contents(game: Finished, perspective: str) -> rest.Replay:
    """List what happened, action by action, as this perspective was told it."""
    seat = _seat(perspective, game.record.setting.seats)
    text = game.record.setting.game.notation.text
    again = Record(game.record.setting, None, game.record.begun_at)
    told = Perspective(seat)
    moments = []
    for taken in game.record.taken:
        again.play(taken.seat, taken.action)
        told.hear(again.state.events)
        mine = seat in (EVERYTHING, taken.seat)
        moments.append(rest.Moment(int(taken.seat), text(taken.action) if mine else "", told.events[told.after[-2] :]))
    return rest.Replay(game.table, perspective, game.players, moments, game.over, game.broken)


def frames(game: Finished, perspective: str, first: int, count: int) -> rest.Frames:
    """Show `count` positions from the one after `first` actions on, as this perspective saw them."""
    seat = _seat(perspective, game.record.setting.seats)
    again = Record(game.record.setting, None, game.record.begun_at)
    views = [view(again.state, seat)] if first == 0 else []
    for ply, taken in enumerate(game.record.taken[: first + count - 1], start=1):
        again.play(taken.seat, taken.action)
        if ply >= first:
            views.append(view(again.state, seat))
    return rest.Frames(perspective, first, views)


def _written(table: Table) -> str:
    """Write the record of a finished game, with the seed that opens its commitment."""
    end = table.end
    assert end is not None
    extra: dict[str, object] = {
        "table": table.founding.id,
        "opened_at": table.founding.opened_at,
        "players": [s.name or s.level for s in table.sitting],
        "commitment": table.founding.commitment,
        "seed": table.founding.seed,
    }
    if end.by is not None or end.reason == STOPPED:
        extra["left"] = {"seat": end.by, "reason": end.reason}
    if table.founding.components:
        extra[COMPONENTS] = table.founding.components
    written = Record(table.setting, extra)
    written.taken, written.state = table.record.taken, table.record.state
    return "\n".join(written.lines()) + "\n"


def _read(rows: list[str], components: str) -> tuple[Replay, rest.Broken | None]:
    """Play the record to its last good line."""
    try:
        played = replay(rows, components)
    except Malformed as error:
        word, _, number = error.where.partition(" ")
        line = int(number) if word == "line" and number.isdigit() else 0
        if line < 2:
            raise
        return replay(rows[: line - 1], components), rest.Broken("wrong", line, error.why)
    # A header, one line for each action, and a closing line that is not there.
    return played, None if played.whole else rest.Broken("cut", len(played.taken) + 2, played.note.partition(";")[0])


def _end(played: Replay) -> End | None:
    outcome, gone = played.state.outcome(), played.extra.get("left")
    if outcome is not None:
        return finished(played.state, outcome)
    if gone == {"seat": None, "reason": STOPPED}:
        return stopped(played.state)
    if not isinstance(gone, dict) or gone.get("seat") not in range(played.setting.seats):
        return None
    return left(played.state, int(gone["seat"]), str(gone.get("reason", "")))


def _players(played: Replay) -> list[shown.Player]:
    """List who played, where the record says it: names of people, or levels of bots."""
    names = played.extra.get("players")
    listed = [str(name)[:40] for name in names] if isinstance(names, list) else []
    listed = [*listed, *[""] * played.setting.seats][: played.setting.seats]
    levels = level_ids()
    return [
        shown.Player("bot", None, "", name) if name in levels else shown.Player("person", None, name, "")
        for name in listed
    ]


def _seat(perspective: str, seats: int) -> int:
    """Return the engine's number of a perspective, given its name."""
    named = {"spectator": SPECTATOR, "everything": EVERYTHING, **{str(s): s for s in range(seats)}}
    if perspective not in named:
        raise Malformed(f"{json.dumps(perspective)} is not one of {', '.join(named)}", "perspective")
    return named[perspective]
