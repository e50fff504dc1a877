"""Finished games: the record to take home, and the positions to look through, as anybody saw them."""

import json

from bree.core.chance import EVERYTHING, SPECTATOR
from bree.core.errors import Malformed
from bree.core.record import Record, replay
from bree.server import rest, telling, wire
from bree.server.perspective import Perspective, view
from bree.server.table import Table


def record(table: Table) -> str:
    """The record of a finished game, with what opens its commitment."""
    end = table.end
    assert end is not None
    extra: dict[str, object] = {
        "table": table.founding.id,
        "opened_at": table.founding.opened_at,
        "players": [s.name or s.level for s in table.sitting],
        "commitment": table.founding.commitment,
        "seed": table.founding.seed,
    }
    if end.by is not None:
        extra["left"] = {"seat": end.by, "reason": end.reason}
    written = Record(table.setting, extra)
    written.taken, written.state = table.record.taken, table.record.state
    return "\n".join(written.lines()) + "\n"


def of_table(table: Table, perspective: str, first: int, count: int) -> rest.Replay:
    """A part of a table's finished game."""
    return _replay(table.record, telling.table_facts(table), perspective, first, count, "")


def of_file(asked: rest.ReplayFile) -> rest.Replay:
    """A part of an exported record."""
    played = replay(asked.record.splitlines(), asked.components)
    setting, extra = played.setting, played.extra
    opened_at = extra.get("opened_at")
    facts = wire.Table(
        id=str(extra.get("table", "")),
        game=setting.game.id,
        version=setting.game.version,
        seats=setting.seats,
        options=setting.options,
        components=setting.components_digest(),
        clock=wire.NoClock(),
        commitment=str(extra.get("commitment", "")),
        opened_at=opened_at if isinstance(opened_at, int) else 0,
    )
    return _replay(played, facts, asked.perspective, asked.first, asked.count, played.note)


def seat_of(perspective: str, seats: int) -> int:
    """A perspective's name as the engine's number."""
    named = {"spectator": SPECTATOR, "everything": EVERYTHING, **{str(s): s for s in range(seats)}}
    if perspective not in named:
        raise Malformed(f"{json.dumps(perspective)} is not one of {', '.join(named)}", "perspective")
    return named[perspective]


def _replay(played: Record, facts: wire.Table, perspective: str, first: int, count: int, note: str) -> rest.Replay:
    seat = seat_of(perspective, played.setting.seats)
    text = played.setting.game.notation.text
    again = Record(played.setting, None, played.begun_at)
    told = Perspective(seat)
    frames = [rest.Frame(0, None, "", view(again.state, seat), [])] if first == 0 else []
    for ply, taken in enumerate(played.taken, start=1):
        if ply >= first + count:
            break
        again.play(taken.seat, taken.action)
        told.hear(again.state.events)
        if ply >= first:
            mine = seat in (EVERYTHING, taken.seat)
            frames.append(
                rest.Frame(
                    ply=ply,
                    seat=int(taken.seat),
                    text=text(taken.action) if mine else "",
                    view=view(again.state, seat),
                    events=told.events[told.after[-2] :],
                )
            )
    return rest.Replay(facts, perspective, len(played.taken), frames, note)
