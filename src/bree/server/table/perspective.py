"""What one seat, or the spectator, has been told so far: its version, its log, and how to catch up with both."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from bree.core import view as core
from bree.core.event import Event
from bree.core.game import Game
from bree.core.state import State
from bree.server.wire.shown import Happened, View

encode = msgspec.json.Encoder().encode


class Seen:
    """One position as one perspective sees it. Its JSON is made when it is first needed, and only once."""

    def __init__(self, seen: core.View, over: bool) -> None:
        self._seen = seen
        self._over = over
        self._json = b""

    @property
    def waiting(self) -> Sequence[int]:
        """Who is being waited for."""
        return () if self._over else self._seen.waiting

    @property
    def json(self) -> bytes:
        """The position as it goes on the wire."""
        if not self._json:
            self._json = encode(_on_the_wire(self._seen, self._over))
        return self._json


class Perspective:
    """The log of one seat or of the spectator. Events and versions are numbered for it alone, without gaps."""

    def __init__(self, seat: int, at: int = 0) -> None:
        self.seat = seat
        self.version = 0
        """Grows with everything this perspective is told."""
        self.told_at = at
        """When it last grew."""
        self.events: list[Happened] = []
        self.after: list[int] = [0]
        """How many events stood after each action of the record, and before the first."""
        self.keeps: list[int] = [0]
        """For each version: how many of the events told before it still stood."""

        self._seen: Seen | None = None
        """The present position, where anybody has looked at it."""
        self._told = 0
        """How many events had been told before the present batch."""
        self._known: list[Happened] | None = None
        """Which they were, where some were taken back since."""

    def begin(self) -> Seen | None:
        """Begin a batch, and return what was seen before it, where anybody had looked."""
        self._told = len(self.events)
        self._known = None
        before, self._seen = self._seen, None
        return before

    def see(self, state: State, over: bool) -> Seen:
        """Return the position as it is since the last batch. Nobody may act in it where the table is `over`."""
        if self._seen is None:
            self._seen = Seen(state.view(self.seat), over)
        return self._seen

    @property
    def standing(self) -> int:
        """How many of the events told before the present batch still stand."""
        if self._known is None:
            return self._told
        for number, (known, event) in enumerate(zip(self._known, self.events, strict=False)):
            if known != event:
                return number
        return min(self._told, len(self.events))

    @property
    def news(self) -> bool:
        """Whether the present batch changed anything in the log."""
        return not self.standing == self._told == len(self.events)

    def hear(self, events: Sequence[Event]) -> None:
        """Take in what one action made happen."""
        for event in events:
            fields = event.seen_by(self.seat)
            if fields is not None:
                self.events.append(Happened(len(self.events), event.kind, event.rule, fields))
        self.after.append(len(self.events))

    def forget(self, count: int) -> None:
        """Forget what the last `count` actions made happen: they were taken back."""
        if self._known is None:
            self._known = self.events[: self._told]
        del self.after[len(self.after) - count :]
        del self.events[self.after[-1] :]

    def advance(self, at: int) -> None:
        """Begin a new version: the batch changed what this perspective knows."""
        self.keeps.append(self.standing)
        self.version += 1
        self.told_at = at

    def catch_up(self, since: int | None) -> tuple[bool, int, list[Happened]]:
        """Return whether all events are sent, how many of the known ones still stand, and the events to add."""
        if since is None or not 0 <= since <= self.version:
            return True, 0, self.events
        keep = min([len(self.events), *self.keeps[since + 1 :]])
        return False, keep, self.events[keep:]


def view(state: State, seat: int) -> View:
    """Return what the engine lets this seat know, as it goes on the wire."""
    return _on_the_wire(state.view(seat), False)


def _on_the_wire(seen: core.View, over: bool) -> View:
    """Write a view as `View.json()` does, with the actions from a cache. At a table that is `over` nobody may act."""
    game = seen.setting.game
    return View(
        game=game.id,
        seat=int(seen.seat),
        waiting=[] if over else list(seen.waiting),
        actions=[] if over else [_described(game, a) for a in seen.actions],  # type: ignore[misc]
        outcome=seen.outcome.fields() if seen.outcome is not None else None,
        position=seen.fields(),  # type: ignore[arg-type]
    )


@lru_cache(maxsize=100_000)
def _described(game: Game, action: int) -> msgspec.Raw:
    """Write an action as JSON, once: the same few are sent again and again."""
    notation = game.notation
    return msgspec.Raw(encode({"id": action, "text": notation.text(action), **notation.fields(action)}))
