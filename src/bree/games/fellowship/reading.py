"""Reading a position back: the lines may come in any order, and what is left out is filled in."""

from collections.abc import Callable

from librt.vecs import append

from bree.core.errors import Malformed
from bree.games.fellowship.checks import check_belief, check_components, check_marks, check_stack
from bree.games.fellowship.components import (
    ALL_FEATURES,
    BOARD_OF,
    CARD_NAMES,
    FACE_NAMES,
    GANDALF_NAMES,
    KINDS,
    LINE_NAMES,
    MORDOR,
    PLACE_NAMES,
    SEAT_NAMES,
    TILE_NAMES,
    TOKEN_NAMES,
)
from bree.games.fellowship.course import run
from bree.games.fellowship.evidence import Belief
from bree.games.fellowship.frames import ATTEMPT, BOARD_END, DESTROYED, DOOM, FRAME, FRAME_NAMES, PLACE, TURN, TURN_END
from bree.games.fellowship.knowledge import default_belief
from bree.games.fellowship.model import Journey
from bree.games.fellowship.notation import NOTATION
from bree.games.fellowship.position import (
    FEATURE_NAMES,
    FLAG_NAMES,
    KIND_NAMES,
    OVER_NAMES,
    SHIELD_NAMES,
    copies_of,
    count,
    held_features,
    index_of,
    number,
    read_mask,
    read_packed,
    usual_box,
    usual_pile,
    usual_supply,
)


class Reader:
    """Reads the lines of a position into a fresh state."""

    def __init__(self, s: Journey) -> None:
        self.s = s
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
        return index_of(words[0], SEAT_NAMES[: self.s.seats])

    def _hand(self, words: list[str]) -> None:
        s, seat = self.s, self._seat(words)
        for word in words[1:]:
            name, _, copies = word.partition("*")
            for _ in range(copies_of(copies)):
                card = index_of(name, CARD_NAMES)
                if card >= KINDS and s.holds(seat, card):
                    raise Malformed(f"there is only one {name}", "position")
                s.take(seat, card)

    def _given(self, words: list[str]) -> None:
        s, seat = self.s, self._seat(words)
        for word in words[1:]:
            name, _, copies = word.partition("*")
            card = index_of(name, CARD_NAMES)
            if card < KINDS:
                s.given_hobbits[seat] += copies_of(copies) << 4 * card
            else:
                s.given_features[seat] |= 1 << (card - KINDS)

    def _stack(self, words: list[str]) -> None:
        for frame in " ".join(words).split(","):
            name, *numbers = frame.split()
            row = [index_of(name, tuple(FRAME_NAMES)), *map(number, numbers)]
            self.frames.append(row + [0] * (FRAME - len(row)))

    def _said(self, words: list[str]) -> None:
        claim = self._seat(words) | NOTATION.parse(" ".join(words[1:])) << 8
        self.s.claims = append(self.s.claims, claim)

    def _belief(self, words: list[str]) -> None:
        s = self.s
        viewer = int(s.seats) if words[0] == "spectator" else self._seat(words)

        def rows(text: str) -> tuple[tuple[int, ...], ...]:
            return tuple(tuple(count(n) for n in row.split(",") if n) for row in text.split("/"))

        items = words[4] if len(words) > 4 else "/" * (int(s.seats) - 1)
        picture = (tuple(count(n) for n in words[2].split(",")), rows(words[3]), rows(items))
        self.beliefs.setdefault(viewer, {})[picture] = count(words[1])

    def _plain(self, key: str, words: list[str]) -> None:
        s = self.s
        first = words[0] if words else ""
        if key == "place":
            s.place = index_of(first, PLACE_NAMES)
        elif key == "active":
            s.active = self._seat(words)
        elif key == "bearer":
            s.bearer = -1 if first == "nobody" else self._seat(words)
        elif key in ("steps", "shields"):
            values = s.steps if key == "steps" else s.shields
            if len(words) != s.seats:
                raise Malformed(f"{key} needs {s.seats} numbers", "position")
            for seat, word in enumerate(words):
                values[seat] = number(word)
        elif key == "tokens":
            s.tokens[self._seat(words)] = read_packed(words[1:], TOKEN_NAMES)
        elif key == "given-tokens":
            s.given_tokens[self._seat(words)] = read_packed(words[1:], TOKEN_NAMES)
        elif key == "given-shields":
            s.given_points[self._seat(words)] = number(words[1])
        elif key == "lines":
            for word in words:
                name, _, at = word.partition(":")
                s.lines[index_of(name, LINE_NAMES)] = number(at)
        elif key == "fixed":
            s.fixed = sum((index_of(w, TILE_NAMES) + 1) << 4 * i for i, w in enumerate(words))
        else:
            self._small(key, words, first)

    def _small(self, key: str, words: list[str], first: str) -> None:
        s = self.s
        if key == "sauron":
            s.sauron = number(first)
        elif key == "events":
            s.event_at = number(first)
        elif key == "dice":
            s.dice = number(first)
        elif key == "ending":
            s.ending = number(first)
        elif key == "paid-jokers":
            s.paid_jokers = number(first)
        elif key == "out":
            s.out = read_mask(words, SEAT_NAMES)
        elif key == "pass-turn":
            s.pass_turn = read_mask(words, SEAT_NAMES)
        elif key == "pass-board":
            s.pass_board = read_mask(words, SEAT_NAMES)
        elif key == "stopped":
            s.stopped = read_mask(words, SEAT_NAMES)
        elif key == "withdrawn":
            s.withdrawn = read_packed(words, SEAT_NAMES)
        elif key == "talked":
            s.talked = read_packed(words, SEAT_NAMES)
        elif key == "tiles":
            s.tiles = read_packed(words, TILE_NAMES)
        elif key == "looked":
            s.looked = read_packed(words, TILE_NAMES)
        elif key == "looker":
            s.looker = self._seat(words)
        elif key == "tile":
            s.tile = index_of(first, TILE_NAMES)
        elif key == "ring":
            s.ring_used = 1 if first == "used" else 0
        elif key == "die":
            s.die = index_of(first, FACE_NAMES)
        elif key == "over":
            s.over = index_of(first, OVER_NAMES)
        else:
            self._piles(key, words, first)

    def _piles(self, key: str, words: list[str], first: str) -> None:
        s = self.s
        if key == "discards":
            s.discards = read_packed(words, KIND_NAMES)
        elif key == "aside":
            s.aside = read_packed(words, KIND_NAMES)
        elif key == "table":
            s.table = read_packed(words, KIND_NAMES)
        elif key == "pile":
            s.pile = read_packed(words, KIND_NAMES)
        elif key == "shown":
            s.shown = index_of(first, KIND_NAMES)
        elif key == "supply":
            s.supply = read_mask(words, FEATURE_NAMES)
        elif key == "box":
            s.box = read_mask(words, FEATURE_NAMES)
        elif key == "gone":
            s.gone = read_mask(words, FEATURE_NAMES)
        elif key == "gandalf":
            s.gandalf = read_mask(words, GANDALF_NAMES)
        elif key == "big-shields":
            s.big = read_packed(words, SHIELD_NAMES)
        elif key == "flags":
            s.flags = read_mask(words, FLAG_NAMES)
        else:
            raise Malformed(f"a position has no line {key!r}", "position")

    def _fill_in(self) -> None:
        s = self.s
        held = held_features(s)
        if "pile" not in self.given:
            s.pile = usual_pile(s)
        if "supply" not in self.given:
            s.supply = usual_supply(int(s.place)) & ~held
        if "box" not in self.given:
            s.box = usual_box(int(s.place)) & ~held
        if "gone" not in self.given:
            s.gone = ALL_FEATURES & ~int(s.supply | s.box) & ~held
        check_components(s)
        check_marks(s)
        frames = self._whole_stack()
        if s.over == 0:
            check_stack(s, frames)
        for row in frames:
            s.push(row[0], row[1], row[2], row[3])
        for viewer, belief in self.beliefs.items():
            check_belief(s, viewer, belief)
        for viewer in range(len(s.evidence.beliefs)):
            s.evidence.beliefs[viewer] = self.beliefs.get(viewer) or default_belief(s, viewer)
        run(s)
        s.events = []

    def _whole_stack(self) -> list[list[int]]:
        s = self.s
        place = int(s.place)
        board = BOARD_OF[s.place] >= 0
        if self.frames and self.frames[0][0] in (PLACE, BOARD_END, DOOM, ATTEMPT, DESTROYED):
            return self.frames
        if not board and not self.frames:
            return [[PLACE, place, 0, 0]]
        base = [[PLACE, place + 1, 0, 0]] if place < MORDOR else []
        if board:
            base.append([BOARD_END, 0, 0, 0])
            base.append([TURN_END, 0, 0, 0] if self.frames else [TURN, int(s.active), 0, 0])
        return base + self.frames
