"""A position of The Duel as text: one line for each thing, those at their default left out; the packs hold the rest."""

import re

from bree.core.errors import Malformed
from bree.games.duel import checks
from bree.games.duel.cards import BALROG, BOTH_DECKS, GANDALF, NAMES, NO_CARD, SIDES, bit_of, lines, names, of_side
from bree.games.duel.model import (
    ASIDE,
    BEGAN,
    CALLED,
    CHOSE,
    DEAL,
    DUEL,
    ENERGY,
    EVERYBODY,
    EXCHANGED,
    FINAL,
    LAID,
    LOOKED_AT,
    LOST,
    MAGIC_WAITS,
    OTHER,
    PHASE,
    PHASES,
    PLAY,
    REFLECTED,
    REFUSED,
    RIPOSTE_WAITS,
    ROW_SIZE,
    RUSE_RUNS,
    SPELLBOUND,
    SPENT,
    STEPS,
    TURN,
    WINNER,
    WRATH_WAITS,
    Table,
    batch,
)

_RUNNING = (("wrath", WRATH_WAITS), ("ruse", RUSE_RUNS), ("magic", MAGIC_WAITS), ("riposte", RIPOSTE_WAITS))
_PERHAPS = re.compile(r"(\d) of ([GB0-9 ]+?)(?: and (\d) unseen)?")


def write(table: Table) -> str:
    """The whole truth. `read` reads it back."""
    open = table.open
    rows = [
        f"duel: {open[DUEL]}",
        f"phase: {PHASES[open[PHASE]]}",
        f"turn: {SIDES[open[TURN]]}",
        f"began: {SIDES[open[BEGAN]]}",
        f"energy: {open[ENERGY]} {open[ENERGY + 1]}",
        f"steps: {open[STEPS]} {open[STEPS + 1]}",
        _cards("row", [NAMES[table.row[place]] for place in range(open[LAID])]),
        _cards("hand", names(table.hand)),
        _cards("reserve", names(table.reserve)),
        _cards("box", names(table.box)),
        _cards("spent", names(open[SPENT])),
        _cards("running", [name for name, place in _RUNNING if open[place]]),
        _cards("reflects", [str(line) for line in lines(open[REFLECTED])]),
        _cards("spellbound", [NAMES[open[SPELLBOUND]]] if open[SPELLBOUND] != NO_CARD else []),
        _cards("called", ["yes"] if open[CALLED] else []),
        _cards("refused", [NAMES[open[REFUSED]]] if open[REFUSED] != NO_CARD else []),
        _cards("feint", [str(open[EXCHANGED] + 1)] if open[EXCHANGED] >= 0 else []),
        _cards("aside", ["yes"] if open[ASIDE] else []),
        _cards("lost", [SIDES[open[LOST]]] if open[LOST] >= 0 else []),
        _cards("winner", [SIDES[open[WINNER]]] if open[WINNER] >= 0 else []),
        _cards("chose", [SIDES[side] for side in range(2) if open[CHOSE + side]]),
        _cards("chosen", names(table.chosen)),
        _cards("looked at", [SIDES[side] for side in range(2) if open[LOOKED_AT + side]]),
        *_evidence(table),
    ]
    return "\n".join(row for row in rows if row) + "\n"


def _cards(key: str, values: list[str]) -> str:
    return f"{key}: {' '.join(values)}" if values else ""


def _evidence(table: Table) -> list[str]:
    evidence = table.evidence
    hidden = table.hand | table.reserve | table.box
    rows = [
        _cards("seen", names(evidence.seen[OTHER] & hidden)),
        _cards("seen by all", names(evidence.seen[EVERYBODY] & hidden)),
    ]
    for level in range(2):
        for side in range(2):
            for duel in range(1, FINAL):
                at = batch(level, side, duel)
                if evidence.perhaps[at]:
                    others = f" and {evidence.others[at]} unseen" if evidence.others[at] else ""
                    cards = " ".join(names(evidence.perhaps[at]))
                    rows.append(f"{_kept_key(level, side, duel)}: {evidence.kept[at]} of {cards}{others}")
    return rows


def _kept_key(level: int, side: int, duel: int) -> str:
    return f"{SIDES[side]} kept in {duel}{' by all' if level == EVERYBODY else ''}"


class Rows:
    """The lines of a written position by their key; a semicolon will do for a new line."""

    def __init__(self, text: str) -> None:
        self.values: dict[str, tuple[str, int]] = {}
        for number, row in enumerate(re.split(r"[\n;]", text), start=1):
            if not row.strip():
                continue
            key, colon, value = row.partition(":")
            key = " ".join(key.split())
            if not colon:
                raise Malformed(f"{row.strip()!r} has no colon", f"line {number}")
            if key in self.values:
                raise Malformed(f"{key!r} is there twice", f"line {number}")
            self.values[key] = (value.strip(), number)

    def take(self, key: str) -> tuple[str, str]:
        """A value and where it stands; the empty text where there is none."""
        value, number = self.values.pop(key, ("", 0))
        return value, f"line {number}"

    def choice(self, key: str, choices: tuple[str, ...], default: int) -> int:
        """Which of these words is given."""
        value, where = self.take(key)
        if value and value not in choices:
            raise Malformed(f"{key} is one of {', '.join(choices)}, not {value!r}", where)
        return choices.index(value) if value else default

    def yes(self, key: str) -> int:
        """1 for yes."""
        return self.choice(key, ("yes",), -1) + 1

    def numbers(self, key: str, default: list[int]) -> list[int]:
        """As many whole numbers as the default has."""
        value, where = self.take(key)
        found = value.split()
        if value and (len(found) != len(default) or not all(re.fullmatch(r"-?\d{1,3}", n) for n in found)):
            raise Malformed(f"{key} needs {len(default)} whole number(s), not {value!r}", where)
        return [int(n) for n in found] if value else default

    def cards(self, key: str) -> list[int]:
        """Cards by their ids."""
        value, where = self.take(key)
        return [_card(name, where) for name in value.split()]

    def mask(self, key: str) -> int:
        """A set of cards."""
        total = 0
        for card in self.cards(key):
            total |= bit_of(card)
        return total

    def card(self, key: str) -> int:
        """One card, or NO_CARD."""
        found = self.cards(key)
        if len(found) > 1:
            raise Malformed(f"{key} is one card", "position")
        return found[0] if found else NO_CARD


def _card(name: str, where: str) -> int:
    if name not in NAMES:
        raise Malformed(f"there is no card {name!r}", where)
    return NAMES.index(name)


def read(table: Table, text: str) -> None:
    """Set a fresh table to what `write`, or a person, wrote."""
    rows = Rows(text)
    open = table.open
    open[DUEL] = rows.numbers("duel", [1])[0]
    if not 1 <= open[DUEL] <= FINAL:
        raise Malformed("the duels are numbered 1 to 3, the final is 4", "duel")
    start = int(table.printed.top if open[DUEL] == FINAL else table.printed.duel_start)
    open[PHASE] = rows.choice("phase", PHASES, PLAY)
    open[TURN] = rows.choice("turn", SIDES, GANDALF)
    open[ENERGY], open[ENERGY + 1] = rows.numbers("energy", [start, start])
    open[STEPS], open[STEPS + 1] = rows.numbers("steps", [0, 0])
    _read_row(table, rows)
    table.hand = rows.mask("hand")
    table.reserve = rows.mask("reserve")
    table.box = rows.mask("box")
    open[SPENT] = rows.mask("spent")
    table.deck = BOTH_DECKS & ~(table.hand | table.reserve | table.box | open[SPENT] | table.row_cards())
    _read_running(table, rows)
    table.chosen = rows.mask("chosen")
    for key, place in (("chose", CHOSE), ("looked at", LOOKED_AT)):
        sides = rows.take(key)[0].split()
        for side in range(2):
            open[place + side] = 1 if SIDES[side] in sides else 0
    began = GANDALF if open[PHASE] == DEAL else checks.beginner(table)
    open[BEGAN] = rows.choice("began", SIDES, int(began))
    _read_evidence(table, rows)
    if rows.values:
        key = next(iter(rows.values))
        raise Malformed(f"a position has no {key!r}", f"line {rows.values[key][1]}")
    checks.check(table)


def _read_row(table: Table, rows: Rows) -> None:
    cards = rows.cards("row")
    if len(cards) > ROW_SIZE:
        raise Malformed(f"a row has at most {ROW_SIZE} cards", "row")
    for place, card in enumerate(cards):
        table.row[place] = card
    table.open[LAID] = len(cards)


def _read_running(table: Table, rows: Rows) -> None:
    open = table.open
    value, where = rows.take("running")
    known = dict(_RUNNING)
    for name in value.split():
        if name not in known:
            raise Malformed(f"nothing called {name!r} can be running", where)
        open[known[name]] = 1
    for digit in rows.take("reflects")[0].split():
        if digit not in {"1", "2", "3", "4"}:
            raise Malformed(f"there is no line {digit!r}", "reflects")
        open[REFLECTED] |= 1 << int(digit) - 1
    open[SPELLBOUND] = rows.card("spellbound")
    open[CALLED] = rows.yes("called")
    open[REFUSED] = rows.card("refused")
    open[EXCHANGED] = rows.numbers("feint", [0])[0] - 1
    open[ASIDE] = rows.yes("aside")
    open[LOST] = rows.choice("lost", SIDES, -1)
    open[WINNER] = rows.choice("winner", SIDES, -1)


def _read_evidence(table: Table, rows: Rows) -> None:
    evidence = table.evidence
    evidence.seen[EVERYBODY] = rows.mask("seen by all")
    for place in (SPELLBOUND, REFUSED):
        if table.open[place] != NO_CARD:
            evidence.seen[EVERYBODY] |= bit_of(table.open[place])
    if table.ruse_is_open():
        evidence.seen[EVERYBODY] |= of_side(table.hand, BALROG)
    evidence.seen[OTHER] = rows.mask("seen") | evidence.seen[EVERYBODY]
    for level in range(2):
        for side in range(2):
            for duel in range(1, FINAL):
                value, where = rows.take(_kept_key(level, side, duel))
                if not value:
                    continue
                match = _PERHAPS.fullmatch(value)
                if match is None:
                    raise Malformed(f"not like '3 of G01 G02 and 2 unseen': {value!r}", where)
                at = batch(level, side, duel)
                for name in match[2].split():
                    evidence.perhaps[at] |= bit_of(_card(name, where))
                evidence.kept[at] = int(match[1])
                evidence.others[at] = int(match[3] or 0)
