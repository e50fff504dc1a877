"""Puts a table into the words of the wire, for one perspective."""

import msgspec

from bree.server.store.entries import End
from bree.server.table.perspective import Perspective, encode
from bree.server.table.series import series as standing
from bree.server.table.table import Table
from bree.server.wire import shown


def table_facts(table: Table) -> shown.Table:
    """Return what never changes at a table."""
    founding, setting = table.founding, table.setting
    return shown.Table(
        id=founding.id,
        game=founding.game,
        version=founding.rules,
        seats=setting.seats,
        options=setting.options,
        components=setting.components_digest(),
        clock=founding.clock,
        commitment=founding.commitment,
        opened_at=founding.opened_at,
        static=setting.game.static(founding.components) if founding.components else None,  # type: ignore[arg-type]
    )


def players(table: Table) -> list[shown.Player]:
    """List who sits where."""
    return [
        shown.Player(s.kind, s.holder, s.name, s.level, s.fallback, s.fault)  # type: ignore[arg-type]
        for s in table.sitting
    ]


def series(table: Table) -> shown.Series:
    """Return the games of these players so far."""
    offered = [s for s in table.seats if table.sitting[s].holder in table.offers]
    return standing(table.founding, table.end, offered, table.next)


def over(end: End | None, seed: str) -> shown.Over | None:
    """Return how it ended, with the seed that opens the commitment; None before the end."""
    if end is None:
        return None
    return shown.Over(end.returns, end.reason, end.rule, end.detail, end.by, shown.Opening(seed))


def takeback(table: Table) -> shown.Takeback | None:
    """Return the takeback that somebody has asked for, if any."""
    if table.asked is None:
        return None
    missing = table.to_answer()
    return shown.Takeback(table.asked[0], [s for s in table.seats if table.sitting[s].holder in missing])


class Wording:
    """Puts a table into words; what seldom changes is put only once."""

    def __init__(self) -> None:
        self._table = msgspec.Raw()
        self._facts: tuple[object, ...] = ()
        self._players = msgspec.Raw()
        self._series = msgspec.Raw()

    def table(self, table: Table) -> msgspec.Raw:
        """Return what never changes, as JSON."""
        if not bytes(self._table):
            self._table = msgspec.Raw(encode(table_facts(table)))
        return self._table

    def now(
        self, table: Table, perspective: Perspective, keep: int, events: list[shown.Happened], at: int
    ) -> shown.Now:
        """Return everything that changes at a table, as this perspective may know it."""
        facts = table.facts()
        if facts != self._facts:
            self._facts = facts
            self._players = msgspec.Raw(encode(players(table)))
            self._series = msgspec.Raw(encode(series(table)))
        seat = perspective.seat
        seen = perspective.see(table.state, table.end is not None)
        return shown.Now(
            version=perspective.version,
            view=msgspec.Raw(seen.json),  # type: ignore[arg-type]
            keep=keep,
            events=events,
            thinking=[s for s in seen.waiting if s >= 0 and table.sitting[s].kind == "bot"],
            players=self._players,  # type: ignore[arg-type]
            clock=table.clocks.faces(at),
            undo=table.free_undo(seat) if seat >= 0 else 0,
            takeback=takeback(table),
            can_ask=seat >= 0 and table.end is None and table.asked is None and table.last_decision(seat) > 0,
            series=self._series,  # type: ignore[arg-type]
            over=over(table.end, table.founding.seed),
        )
