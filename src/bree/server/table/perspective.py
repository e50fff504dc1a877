"""What one seat, or the spectator, has been told so far: its version, its log, and how to catch up with both."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from bree.core.event import Event
from bree.core.game import Game
from bree.core.state import State
from bree.server.wire.shown import Happened, View

encode = msgspec.json.Encoder().encode


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

        self._told = 0
        """How many events had been told before the present batch."""
        self._known: list[Happened] | None = None
        """Which they were, where some were taken back since."""

    def begin(self) -> None:
        """A batch begins."""
        self._told = len(self.events)
        self._known = None

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
        """The last actions were taken back."""
        if self._known is None:
            self._known = self.events[: self._told]
        del self.after[len(self.after) - count :]
        del self.events[self.after[-1] :]

    def advance(self, at: int) -> None:
        """The batch is over and changed what this perspective knows: a new version."""
        self.keeps.append(self.standing)
        self.version += 1
        self.told_at = at

    def catch_up(self, since: int | None) -> tuple[bool, int, list[Happened]]:
        """Whether all events are sent, how many of the known ones stand, and the events to add."""
        if since is None or not 0 <= since <= self.version:
            return True, 0, self.events
        keep = min([len(self.events), *self.keeps[since + 1 :]])
        return False, keep, self.events[keep:]


def view(state: State, seat: int) -> View:
    """What the engine lets this seat know, as it goes on the wire: `View.json()`, with the actions from a cache."""
    seen = state.view(seat)
    game = seen.setting.game
    return View(
        game=game.id,
        seat=int(seen.seat),
        waiting=list(seen.waiting),
        actions=[_described(game, action) for action in seen.actions],  # type: ignore[misc]
        outcome=seen.outcome.fields() if seen.outcome is not None else None,
        position=seen.fields(),  # type: ignore[arg-type]
    )


@lru_cache(maxsize=100_000)
def _described(game: Game, action: int) -> msgspec.Raw:
    """An action as JSON: the same few are sent again and again."""
    notation = game.notation
    return msgspec.Raw(encode({"id": action, "text": notation.text(action), **notation.fields(action)}))


def looks_the_same(before: State, after: State, seat: int) -> bool:
    """Whether this seat can tell the two positions apart."""
    return encode(view(before, seat)) == encode(view(after, seat))
