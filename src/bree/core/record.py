"""A game written down: a header, one JSON line for each action, chance included, and a closing line with a digest."""

import json
from collections.abc import Iterable, Mapping

from mypy_extensions import i64

from bree.core.chance import CHANCE
from bree.core.errors import BreeError, Malformed
from bree.core.game import Setting
from bree.core.registry import game as find_game
from bree.core.state import State

FORMAT = "bree-record-1"


class Taken:
    """One action of a record: who did what, and the value of `State.learned` before it."""

    def __init__(self, seat: i64, action: i64, learned_before: i64) -> None:
        self.seat = seat
        self.action = action
        self.learned_before = learned_before


class Record:
    """A game played so far: what it was started with, every action in order, and the position reached.

    >>> import bree
    >>> record = Record(bree.make("confrontation").setting)
    >>> record.play(0, record.state.actions(0)[0])
    >>> replay(record.lines()).state.digest() == record.state.digest()
    True
    """

    def __init__(self, setting: Setting, header: Mapping[str, object] | None = None, position: str = "") -> None:
        self.setting = setting
        self.extra: dict[str, object] = dict(header or {})
        """Anything else the header should hold, such as the names of the players."""
        self.begun_at = position
        """The text of the first position, where it was not the usual one."""
        self.taken: list[Taken] = []
        self.state: State = self.first()

    def first(self) -> State:
        """The position before any action."""
        return (
            self.setting.game.position(self.setting, self.begun_at)
            if self.begun_at
            else self.setting.game.start(self.setting)
        )

    def play(self, seat: int, action: int) -> None:
        """Apply an action and write it down. One that is refused raises as `State.apply` does, and changes nothing."""
        learned = self.state.learned
        self.state.apply(seat, action)
        self.taken.append(Taken(seat, action, learned))

    def take_back(self, count: int) -> None:
        """Take back the last `count` actions, by playing all others again from the first position."""
        kept = self.taken[: len(self.taken) - count]
        self.taken = []
        self.state = self.first()
        for t in kept:
            self.play(t.seat, t.action)

    def header(self) -> dict[str, object]:
        """Return the header, the first line of the record."""
        s = self.setting
        head: dict[str, object] = {"format": FORMAT, "game": s.game.id, "version": s.game.version}
        head.update(seats=s.seats, options=s.options)
        if s.components:
            head["components"] = s.components_digest()
        if self.begun_at:
            head["position"] = self.begun_at
        if self.extra:
            head["extra"] = self.extra
        return head

    def lines(self) -> list[str]:
        """The record as JSON lines."""
        text = self.setting.game.notation.text
        lines = [json.dumps(self.header())]
        for t in self.taken:
            lines.append(json.dumps({"seat": "chance" if t.seat == CHANCE else int(t.seat), "do": text(t.action)}))
        outcome = self.state.outcome()
        lines.append(
            json.dumps(
                {
                    "end": len(self.taken),
                    "digest": self.state.digest(),
                    "outcome": outcome.fields() if outcome is not None else None,
                }
            )
        )
        return lines


class Replay(Record):
    """A record that was read. Where the text was cut short, `whole` is False and `note` says where it ends."""

    def __init__(self, setting: Setting, header: Mapping[str, object], position: str) -> None:
        super().__init__(setting, header, position)
        self.whole = False
        self.note = ""


def replay(lines: Iterable[str], components: str = "") -> Replay:
    """Play a record through and return where it leads.

    A text that was cut short is played to its last whole line. A wrong line raises `Malformed` with its number.
    """
    rows = [line for line in lines if line.strip()]
    if not rows:
        raise Malformed("the record is empty", "line 1")
    head = _object(rows[0], 1)
    if head is None or head.get("format") != FORMAT:
        raise Malformed(f"this is not a {FORMAT} header", "line 1")
    played = _begin(head, components)
    for number, row in enumerate(rows[1:], start=2):
        entry = _object(row, number)
        if entry is None:
            if number == len(rows):
                played.note = f"line {number} is cut short; played to line {number - 1}"
                return played
            raise Malformed("this is not a JSON object", f"line {number}")
        if "end" in entry:
            _check_end(played, entry, number)
            played.whole = True
            return played
        seat = CHANCE if entry.get("seat") == "chance" else entry.get("seat")
        if not isinstance(seat, int) or not isinstance(entry.get("do"), str):
            raise Malformed('an action line needs a "seat" and a "do"', f"line {number}")
        if not CHANCE <= seat < played.setting.seats:
            raise Malformed(f"there is no seat {seat}", f"line {number}")
        try:
            played.play(seat, played.setting.game.notation.parse(str(entry["do"])))
        except BreeError as error:
            raise Malformed(str(error), f"line {number}") from error
    played.note = f"the closing line is missing; played to line {len(rows)}"
    return played


def _begin(head: dict[str, object], components: str) -> Replay:
    found = find_game(str(head.get("game")))
    if head.get("version") != found.version:
        raise Malformed(f"the record is of version {head.get('version')}, this is {found.version}", "line 1")
    seats, options = head.get("seats"), head.get("options")
    if not isinstance(seats, int) or not isinstance(options, dict):
        raise Malformed("the header needs seats and options", "line 1")
    setting = found.setting(seats, options, components)
    if head.get("components", "") != setting.components_digest():
        raise Malformed(f"played with the component set {head.get('components') or 'of the game'}", "line 1")
    extra = head.get("extra")
    return Replay(setting, extra if isinstance(extra, dict) else {}, str(head.get("position", "")))


def _object(row: str, number: int) -> dict[str, object] | None:
    """Return the JSON object in a line, or None where the line is incomplete, as the last one of a cut file is."""
    try:
        entry = json.loads(row)
        json.dumps(entry, ensure_ascii=False).encode()  # a lone surrogate cannot be encoded
    except json.JSONDecodeError:
        return None
    except (ValueError, RecursionError):
        why = "this cannot be read: it is nested too deep, a number is too long, or a character is not whole"
        raise Malformed(why, f"line {number}") from None
    if not isinstance(entry, dict):
        raise Malformed("this is not a JSON object", f"line {number}")
    return entry


def _check_end(played: Replay, entry: dict[str, object], number: int) -> None:
    if entry.get("end") != len(played.taken):
        raise Malformed(f"{len(played.taken)} actions, but the record says {entry.get('end')}", f"line {number}")
    if entry.get("digest") != played.state.digest():
        raise Malformed("the position reached is not the one recorded", f"line {number}")
