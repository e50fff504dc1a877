"""Reading a position back: the lines may come in any order, and what is left out is filled in."""

import re
from collections.abc import Callable

from librt.vecs import append

from bree.core.bits import bit
from bree.core.errors import Malformed
from bree.games.fellowship import components as c
from bree.games.fellowship import notation as n
from bree.games.fellowship.evidence import HAVENS, Belief
from bree.games.fellowship.model import FRAME, FellowshipData
from bree.games.fellowship.position.check import check_belief, check_components, check_marks, check_stack
from bree.games.fellowship.position.write import (
    FLAG_NAMES,
    OVER_NAMES,
    SHIELD_NAMES,
    held_features,
    usual_box,
    usual_pile,
    usual_supply,
)
from bree.games.fellowship.rules import frames as f
from bree.games.fellowship.rules.course import run
from bree.games.fellowship.sampling import default_belief


def index_of(word: str, names: tuple[str, ...]) -> int:
    """The place of a word in a list of names."""
    if word not in names:
        raise Malformed(f"{word!r} is not one of {', '.join(names)}", "position")
    return names.index(word)


def read_packed(words: list[str], names: tuple[str, ...]) -> int:
    """Read counts back."""
    packed = 0
    for word in words:
        name, _, copies = word.partition("*")
        packed += copies_of(copies) << 4 * index_of(name, names)
    return packed


def read_mask(words: list[str], names: tuple[str, ...]) -> int:
    """Read a mask back."""
    mask = 0
    for word in words:
        mask |= bit(index_of(word, names))
    return mask


def number(word: str, pattern: str = "-?[0-9]{1,18}") -> int:
    """Read a whole number that fits into a state."""
    if not re.fullmatch(pattern, word):
        raise Malformed(f"{word!r} is not a number", "position")
    return int(word)


def count(word: str) -> int:
    """Read one of a belief's numbers, which may be very large."""
    return number(word, "[0-9]{1,4000}")


def copies_of(word: str) -> int:
    """Read how many there are of something: one where nothing is said, and no more than four bits hold."""
    copies = number(word or "1", "[0-9]{1,2}")
    if copies > 15:
        raise Malformed(f"there are never {copies} of anything", "position")
    return copies


def read(state: FellowshipData, text: str) -> None:
    """Read a position into a fresh state, and go on to its first decision."""
    _Reader(state).read(text)


class _Reader:
    """Reads the lines of a position into a fresh state."""

    def __init__(self, state: FellowshipData) -> None:
        self.s = state
        self.given: set[str] = set()
        self.beliefs: dict[int, Belief] = {}
        self.frames: list[list[int]] = []
        self.readers: dict[str, Callable[[list[str]], None]] = {
            "hand": self._hand,
            "given": self._given,
            "stack": self._stack,
            "said": self._said,
            "belief": self._belief,
        }

    def read(self, text: str) -> None:
        """Read every line, fill in what was left out, and go on to the first decision."""
        for row in text.replace(";", "\n").splitlines():
            words = row.split()
            if words and not words[0].startswith("#"):
                self.given.add(words[0])
                reader = self.readers.get(words[0])
                if reader is not None:
                    reader(words[1:])
                else:
                    self._plain(words[0], words[1:])
        self._fill_in()

    def _seat(self, words: list[str]) -> int:
        if not words:
            raise Malformed("a seat is missing", "position")
        return index_of(words[0], c.SEAT_NAMES[: self.s.seats])

    def _hand(self, words: list[str]) -> None:
        state, seat = self.s, self._seat(words)
        for word in words[1:]:
            name, _, copies = word.partition("*")
            for _ in range(copies_of(copies)):
                card = index_of(name, c.CARD_NAMES)
                if card >= c.KINDS and state.holds(seat, card):
                    raise Malformed(f"there is only one {name}", "position")
                state.take(seat, card)

    def _given(self, words: list[str]) -> None:
        state, seat = self.s, self._seat(words)
        for word in words[1:]:
            name, _, copies = word.partition("*")
            card = index_of(name, c.CARD_NAMES)
            if card < c.KINDS:
                state.given_hobbits[seat] += copies_of(copies) << 4 * card
            else:
                state.given_features[seat] |= c.bit_of(card)

    def _stack(self, words: list[str]) -> None:
        for frame in " ".join(words).split(","):
            name, *numbers = frame.split()
            row = [index_of(name, tuple(f.FRAME_NAMES)), *map(number, numbers)]
            self.frames.append(row + [0] * (FRAME - len(row)))

    def _said(self, words: list[str]) -> None:
        claim = self._seat(words) | n.NOTATION.parse(" ".join(words[1:])) << 8
        self.s.claims = append(self.s.claims, claim)

    def _belief(self, words: list[str]) -> None:
        state = self.s
        viewer = int(state.seats) if words[0] == "spectator" else self._seat(words)

        def rows(text: str) -> tuple[tuple[int, ...], ...]:
            return tuple(tuple(count(n) for n in row.split(",") if n) for row in text.split("/"))

        items = words[4] if len(words) > 4 else "/" * (int(state.seats) - 1)
        picture = (tuple(count(n) for n in words[2].split(",")), rows(words[3]), rows(items))
        self.beliefs.setdefault(viewer, {})[picture] = count(words[1])

    def _plain(self, key: str, words: list[str]) -> None:
        state = self.s
        first = words[0] if words else ""
        if key == "place":
            state.place = index_of(first, c.PLACE_NAMES)
        elif key == "active":
            state.active = self._seat(words)
        elif key == "bearer":
            state.bearer = -1 if first == "nobody" else self._seat(words)
        elif key in ("steps", "shields"):
            values = state.steps if key == "steps" else state.shields
            if len(words) != state.seats:
                raise Malformed(f"{key} needs {state.seats} numbers", "position")
            for seat, word in enumerate(words):
                values[seat] = number(word)
        elif key == "tokens":
            state.tokens[self._seat(words)] = read_packed(words[1:], c.TOKEN_NAMES)
        elif key == "given-tokens":
            state.given_tokens[self._seat(words)] = read_packed(words[1:], c.TOKEN_NAMES)
        elif key == "given-shields":
            state.given_points[self._seat(words)] = number(words[1])
        elif key == "lines":
            for word in words:
                name, _, at = word.partition(":")
                state.lines[index_of(name, c.LINE_NAMES)] = number(at)
        elif key == "fixed":
            state.fixed = sum((index_of(w, c.TILE_NAMES) + 1) << 4 * i for i, w in enumerate(words))
        else:
            self._small(key, words, first)

    def _small(self, key: str, words: list[str], first: str) -> None:
        state = self.s
        if key == "sauron":
            state.sauron = number(first)
        elif key == "events":
            state.event_at = number(first)
        elif key == "dice":
            state.dice = number(first)
        elif key == "ending":
            state.ending = number(first)
        elif key == "paid-jokers":
            state.paid_jokers = number(first)
        elif key == "out":
            state.out = read_mask(words, c.SEAT_NAMES)
        elif key == "pass-turn":
            state.pass_turn = read_mask(words, c.SEAT_NAMES)
        elif key == "pass-board":
            state.pass_board = read_mask(words, c.SEAT_NAMES)
        elif key == "stopped":
            state.stopped = read_mask(words, c.SEAT_NAMES)
        elif key == "withdrawn":
            state.withdrawn = read_packed(words, c.SEAT_NAMES)
        elif key == "talked":
            state.talked = read_packed(words, c.SEAT_NAMES)
        elif key == "tiles":
            state.tiles = read_packed(words, c.TILE_NAMES)
        elif key == "looked":
            state.looked = read_packed(words, c.TILE_NAMES)
        elif key == "looker":
            state.looker = self._seat(words)
        elif key == "tile":
            state.tile = index_of(first, c.TILE_NAMES)
        elif key == "ring":
            state.ring_used = 1 if first == "used" else 0
        elif key == "die":
            state.die = index_of(first, c.FACE_NAMES)
        elif key == "over":
            state.over = index_of(first, OVER_NAMES)
        else:
            self._piles(key, words, first)

    def _piles(self, key: str, words: list[str], first: str) -> None:
        state = self.s
        if key == "discards":
            state.discards = read_packed(words, c.KIND_NAMES)
        elif key == "aside":
            state.aside = read_packed(words, c.KIND_NAMES)
        elif key == "table":
            state.table = read_packed(words, c.KIND_NAMES)
        elif key == "pile":
            state.pile = read_packed(words, c.KIND_NAMES)
        elif key == "shown":
            state.shown = index_of(first, c.KIND_NAMES)
        elif key == "supply":
            state.supply = read_mask(words, c.FEATURE_NAMES)
        elif key == "box":
            state.box = read_mask(words, c.FEATURE_NAMES)
        elif key == "gone":
            state.gone = read_mask(words, c.FEATURE_NAMES)
        elif key == "gandalf":
            state.gandalf = read_mask(words, c.GANDALF_NAMES)
        elif key == "big-shields":
            state.big = read_packed(words, SHIELD_NAMES)
        elif key == "flags":
            state.flags = read_mask(words, FLAG_NAMES)
        else:
            raise Malformed(f"a position has no line {key!r}", "position")

    def _fill_in(self) -> None:
        state = self.s
        held = held_features(state)
        if "pile" not in self.given:
            state.pile = usual_pile(state)
        if "supply" not in self.given:
            state.supply = usual_supply(int(state.place)) & ~held
        if "box" not in self.given:
            state.box = usual_box(int(state.place)) & ~held
        if "gone" not in self.given:
            state.gone = c.ALL_FEATURES & ~int(state.supply | state.box) & ~held
        check_components(state)
        check_marks(state)
        frames = self._whole_stack()
        if state.over == 0:
            check_stack(state, frames)
        for row in frames:
            state.push(row[0], row[1], row[2], row[3])
        sources = max((len(pools) for belief in self.beliefs.values() for pools, _, _ in belief), default=HAVENS + 1)
        for viewer, belief in self.beliefs.items():
            check_belief(state, viewer, belief, sources)
        for viewer in range(len(state.evidence.beliefs)):
            state.evidence.beliefs[viewer] = self.beliefs.get(viewer) or default_belief(state, viewer, sources)
        run(state)
        state.events = []

    def _whole_stack(self) -> list[list[int]]:
        state = self.s
        place = int(state.place)
        board = c.BOARD_OF[state.place] >= 0
        if self.frames and self.frames[0][0] in (f.PLACE, f.BOARD_END, f.DOOM, f.ATTEMPT, f.DESTROYED):
            return self.frames
        if not board and not self.frames:
            return [[f.PLACE, place, 0, 0]]
        base = [[f.PLACE, place + 1, 0, 0]] if place < c.MORDOR else []
        if board:
            base.append([f.BOARD_END, 0, 0, 0])
            base.append([f.TURN_END, 0, 0, 0] if self.frames else [f.TURN, int(state.active), 0, 0])
        return base + self.frames
