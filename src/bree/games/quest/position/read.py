"""Reading a position back. What cannot be is refused with its line."""

import re
from collections.abc import Iterator

from librt.vecs import append

from bree.core.errors import Malformed
from bree.games.quest.components import turned
from bree.games.quest.model import (
    ASKED,
    BATTLE,
    CLOSING,
    DEAL,
    DRAWING,
    ENDING,
    FACE_UP,
    HAND,
    LAYING,
    LOOKING,
    MEETING,
    MOST_IDLE_TURNS,
    MOUNT_DOOM,
    MOVING,
    NO_TOKEN,
    OVER,
    REASONS,
    SEEN,
    UNKNOWN,
    QuestData,
    face_down,
    token_colour,
    unknown,
)
from bree.games.quest.moves import can_lay, cross_cells, fighting_pairs
from bree.games.quest.notation import (
    ACROSS,
    BLUES,
    BROWN,
    CELL_OF,
    COLOURS,
    GREEN,
    OF_COLOUR,
    SEATS,
    SHIRE_CELL,
    SIDES,
    TILE_NAMES,
    TILES,
    TOKEN_NAMES,
    TOKENS,
    YELLOW,
    colour_for,
    colour_of,
)
from bree.games.quest.rules.land import EMPTY, FACE_DOWN

_WITHIN = {("0" if name == "shire" else name): cell for name, cell in CELL_OF.items() if "7" not in name}
ROWS = {name: cell for name, cell in _WITHIN.items() if cell % ACROSS == SHIRE_CELL % ACROSS}
COLUMNS = {name: cell - SHIRE_CELL for name, cell in _WITHIN.items() if cell // ACROSS == SHIRE_CELL // ACROSS}
WORDS = (
    *("turn", "field", "crossing", "columns", "neutral", "doom", "encounter", "hobbit", "hand", "holds", "boat"),
    *("fight", "pairs", "passes", "open", "stock", "gone", "idle"),
)


def read(state: QuestData, text: str) -> None:
    """Make a state at the start of the game into the position written here."""
    Reader(state, text).read()


def _reach(cell: int) -> bool:
    """Whether an arm of six can lead as far as this cell."""
    return abs(cell // ACROSS - SHIRE_CELL // ACROSS) <= 6 and abs(cell % ACROSS - SHIRE_CELL % ACROSS) <= 6


class Reader:
    """Reads the lines of a position into a state that is at the start of the game."""

    def __init__(self, state: QuestData, text: str) -> None:
        self.state = state
        self.lines: list[tuple[int, list[str]]] = []
        for number, row in enumerate(text.replace(";", "\n").splitlines(), start=1):
            if row.split():
                self.lines.append((number, row.split()))
        self.at = 0

    def fail(self, why: str, *words: str) -> Malformed:
        """A refusal at the line being read, or at the last line that begins with one of these words."""
        if words:
            self.at = max([number for number, line in self.lines if line[0] in words], default=1)
        return Malformed(why, f"position, line {self.at}")

    def read(self) -> None:
        """All lines: first those that make the land, then what stands on it, then whose turn it is."""
        for words in self._lines():
            if words[0] not in WORDS and words[0] not in ROWS:
                raise self.fail(f"cannot read {' '.join(words)!r}")
        self._board()
        self._field()
        self._everything_else()
        self._count_tiles()
        self._count_tokens()
        self._turn()

    def _lines(self) -> Iterator[list[str]]:
        """Every line, in words, with `at` kept up."""
        for number, words in self.lines:
            self.at = number
            yield words

    def _with(self, word: str) -> Iterator[list[str]]:
        """The rest of each line that begins with this word."""
        for words in self._lines():
            if words[0] == word:
                yield words[1:]

    def _cell(self, name: str) -> int:
        if name not in CELL_OF:
            raise self.fail(f"there is no cell {name!r}")
        return CELL_OF[name]

    def _seat(self, words: list[str]) -> int:
        if not words or words[0] not in SEATS:
            raise self.fail(f"this line needs one of {', '.join(SEATS)}")
        return SEATS.index(words[0])

    def _number(self, word: str, most: int) -> int:
        if not re.fullmatch("[0-9]{1,6}", word) or int(word) > most:
            raise self.fail(f"{word!r} is not a number up to {most}")
        return int(word)

    def _index(self, name: str, names: tuple[str, ...]) -> int:
        if name not in names:
            raise self.fail(f"there is no {name!r}")
        return names.index(name)

    # The land.

    def _board(self) -> None:
        columns: list[str] = []
        for words in self._lines():
            if words[0] == "columns":
                columns = words[1:]
                if any(c not in COLUMNS for c in columns):
                    raise self.fail("columns are called w6 to w1, 0, and e1 to e6")
            elif words[0] in ROWS:
                if len(words) != len(columns) + 1:
                    raise self.fail(f"a row has one face for each of {len(columns)} columns")
                for column, shown in zip(columns, words[1:], strict=True):
                    if shown != ".":
                        self._lay(ROWS[words[0]] + COLUMNS[column], shown)

    def _lay(self, cell: int, shown: str) -> None:
        state = self.state
        if cell == SHIRE_CELL:
            if shown != state.kit.sections[0]:
                raise self.fail(f"the Shire shows {state.kit.sections[0]}")
            return
        if state.land.laid == TILES:
            raise self.fail("there are 48 tiles")
        if state.land.grid[cell] != EMPTY:
            raise self.fail("there is a tile on this cell already")
        tile, turn = self._tile(shown)
        wanted = int(state.land.wanted(cell))
        face = 0 if turn == FACE_DOWN else int(state.kit.faces[tile * 4 + turn])
        for side in range(4):
            want = wanted >> side * 4 & 15
            if turn != FACE_DOWN and want and want != face >> side * 4 & 15:
                raise self.fail(f"{shown} does not match its neighbour in the {SIDES[side]}")
        state.land.lay(cell, tile, turn, face)
        state.stock[tile] -= 1

    def _tile(self, shown: str) -> tuple[int, int]:
        if shown.startswith("="):
            return self._index(shown[1:], TILE_NAMES[1:]) + 1, FACE_DOWN
        for tile, sections in enumerate(self.state.kit.sections):
            for turn in range(4):
                if tile and sections and turned(sections, turn) == shown:
                    return tile, turn
        raise self.fail(f"there is no tile {shown}")

    def _field(self) -> None:
        land = self.state.land
        for words in self._with("field"):
            if len(words) != 2:
                raise self.fail("a field has a first and a last cell")
            first, last = self._cell(words[0]), self._cell(words[1])
            height, width = last // ACROSS - first // ACROSS + 1, last % ACROSS - first % ACROSS + 1
            if not (height > 0 and width > 0 and height * width <= TILES and _reach(first) and _reach(last)):
                raise self.fail("a field has at most 48 cells, none more than six from the Shire")
            land.fence(first // ACROSS, first % ACROSS, height, width)
            for slot in range(land.laid):
                if not land.inside(land.cell[slot]):
                    raise self.fail("there is a tile outside the field")
        self.state.crossing = land.height == 0 or bool(list(self._with("crossing")))
        if land.height == 0:
            self._cross()

    def _cross(self) -> None:
        """Count the arms; every tile must belong to one, and a whole cross must still be possible."""
        land, arms = self.state.land, self.state.arms
        for side, step in enumerate((-ACROSS, 1, ACROSS, -1)):
            while land.grid[SHIRE_CELL + step * (arms[side] + 1)] >= 0:
                arms[side] += 1
                if arms[side] > 6:
                    raise self.fail("an arm is at most 6 long")
        if sum(arms) + 1 != land.laid:
            raise self.fail("without a field all tiles belong to the arms of the cross", "columns")
        if not len(cross_cells(self.state)):
            raise self.fail("these arms cannot become a cross of 8 by 6, or are one and need a field", "columns")

    # What stands on it.

    def _everything_else(self) -> None:
        state = self.state
        for words in self._with("encounter"):
            self._encounter(words)
        state.due = state.land.in_reading_order(state.due)
        for words in self._with("hobbit"):
            self._hobbit(self._seat(words), words[1:])
        if state.hobbit[0] >= 0 and state.region_of(0) == state.region_of(1):
            raise self.fail("both hobbits stand in one region", "hobbit")
        for words in self._with("hand"):
            self._hand(self._seat(words), words[1:])
        for words in self._with("holds"):
            self._holds(self._seat(words), words[1:])
        for words in self._with("boat"):
            state.boats |= 1 << self._seat(words)
        # Five passes end the game only when both have made them, so one player may stand at more.
        passes = ("passes", state.passes, MOST_IDLE_TURNS)
        for word, figures, most in (("fight", state.fight, 2), ("pairs", state.pairs, 8), passes):
            for words in self._with(word):
                figures[self._seat(words)] = self._number(words[1] if len(words) > 1 else "", most)
        for words in self._with("gone"):
            for name in words:
                state.gone[self._index(name, TOKEN_NAMES)] += 1
        for words in self._with("idle"):
            state.idle = self._number(words[0] if words else "", 1000)
        neutrals = [s for s in range(int(state.land.laid)) if state.land.turn[s] == FACE_DOWN]
        state.last_neutral = neutrals[-1] if neutrals else -1
        for words in self._with("neutral"):
            state.last_neutral = self._slot(words)
            if state.last_neutral not in neutrals:
                raise self.fail("the tile there does not lie face down")
        for words in self._with("doom"):
            state.doom = self._slot(words)

    def _slot(self, words: list[str]) -> int:
        slot = int(self.state.land.grid[self._cell(words[0] if words else "")])
        if slot < 0:
            raise self.fail("no tile lies there")
        return slot

    def _region(self, words: list[str]) -> int:
        """The region of a section such as n1 south."""
        if len(words) < 2 or words[1] not in SIDES[:4]:
            raise self.fail("this line needs a cell and a side")
        region = int(self.state.land.region[self._slot(words) * 4 + SIDES.index(words[1])])
        if region < 0 or self.state.land.size[region] < 2:
            raise self.fail("this section is not part of a region")
        return region

    def _encounter(self, words: list[str]) -> None:
        state = self.state
        region = self._region(words)
        if state.land.size[region] != 2 or state.land.gaps[region] or len(words) < 3:
            raise self.fail("an encounter tile lies on a closed space of two sections")
        colour = int(colour_for(state.land.scape[region]))
        name, marks = words[2], words[3:]
        if state.token[region] != NO_TOKEN:
            raise self.fail("there is an encounter tile already")
        if name == COLOURS[colour]:
            state.token[region] = UNKNOWN + colour
            if colour in (GREEN, YELLOW):
                state.due = append(state.due, region)
            return
        kind = self._index(name, TOKEN_NAMES)
        if colour_of(kind) != colour:
            raise self.fail(f"{name} is {COLOURS[int(colour_of(kind))]}, this space is {COLOURS[colour]}")
        state.unseen[kind] -= 1
        if colour in (GREEN, YELLOW) or (colour == BROWN and marks == ["open"]):
            state.token[region] = kind | FACE_UP
        elif len(marks) > 1 and marks[0] == "seen":
            state.token[region] = kind
            for seat in marks[1:]:
                state.token[region] |= SEEN << self._seat([seat])
        else:
            raise self.fail(f"who has seen it? Write {COLOURS[colour]} for a tile that nobody knows")

    def _hobbit(self, seat: int, words: list[str]) -> None:
        if words == ["mount-doom"]:
            self.state.hobbit[seat] = MOUNT_DOOM
        elif words != ["shire", "centre"]:
            self.state.hobbit[seat] = self._region(words)

    def _hand(self, seat: int, names: list[str]) -> None:
        if len(names) > HAND:
            raise self.fail("a hand has at most three tiles")
        if self.state.hand_size(seat):
            raise self.fail("this hand is there twice")
        for place, tile in enumerate(sorted(self._index(n, TILE_NAMES[1:]) + 1 for n in names)):
            self.state.hands[seat * HAND + place] = tile
            self.state.stock[tile] -= 1

    def _holds(self, seat: int, names: list[str]) -> None:
        state = self.state
        for name in names:
            kind = self._index(name.rstrip("*!"), TOKEN_NAMES)
            state.held[seat * TOKENS + kind] += 1
            state.unseen[kind] -= 1
            if kind < BLUES:
                state.blue[seat] += 1
                state.told[seat * (BLUES + 1) + kind] += name.endswith("!")
            elif name.endswith("*"):
                state.shown[seat * TOKENS + kind] += 1

    # What is left over.

    def _count_tiles(self) -> None:
        """Tiles not named anywhere lie in the stock; with a line for the stock they are out, or open (`open rest`)."""
        state = self.state
        rest = False
        for words in self._with("open"):
            rest = rest or words == ["rest"]
            for name in [] if words == ["rest"] else words:
                tile = self._index(name, TILE_NAMES[1:]) + 1
                state.open[tile] += 1
                state.stock[tile] -= 1
        named = list(self._with("stock"))
        for words in named:
            for name in words:
                state.stock[self._index(name, TILE_NAMES[1:]) + 1] -= 1
        if min(state.stock) < 0:
            raise self.fail("there are not so many of a tile", "hand", "open", "stock")
        for tile in range(TILES):
            if rest:
                state.open[tile] += state.stock[tile]
            if rest or named:
                state.stock[tile] = 0
        for words in named:
            for name in words:
                state.stock[TILE_NAMES.index(name)] += 1
        state.stock_left = sum(int(n) for n in state.stock)
        state.open_left = sum(int(n) for n in state.open)

    def _count_tokens(self) -> None:
        state = self.state
        for kind in range(TOKENS):
            state.unseen[kind] -= state.gone[kind]
            if state.unseen[kind] < 0:
                raise self.fail(f"there are not so many of {TOKEN_NAMES[kind]}", "encounter", "holds", "gone")
        for colour, total in enumerate(OF_COLOUR):
            unknown_here = sum(state.token[r] == UNKNOWN + colour for r in range(len(state.token)))
            unseen = sum(int(state.unseen[k]) for k in range(TOKENS) if colour_of(k) == colour)
            state.supply[colour] = unseen - unknown_here
            if state.supply[colour] < 0:
                raise self.fail(f"there are {total} {COLOURS[colour]} tiles", "encounter")

    def _turn(self) -> None:
        state = self.state
        lines = list(self._with("turn"))
        if state.land.full() and state.doom < 0:
            raise self.fail("a full field has its Mount Doom", "field")
        words = lines[0] if lines else [SEATS[0], ASKED[DEAL], str(HAND)]
        self.at = next((number for number, line in self.lines if line[0] == "turn"), 1)
        state.mover = self._seat(words)
        state.asked = self._index(words[1] if len(words) > 1 else "", ASKED)
        state.draws = self._number(words[2] if len(words) > 2 else "1", HAND) if state.asked <= DRAWING else 1
        if state.asked == LOOKING:
            state.looked = self._region(words[2:])
        if state.asked == OVER:
            state.ended = self._index(words[2] if len(words) > 2 else "", REASONS[1:]) + 1
        self._check_places()
        self._check_deal()
        if not self._makes_sense():
            raise self.fail(f"{words[0]} cannot be asked to {words[1]} here", "turn")

    def _check_places(self) -> None:
        """Refuse hobbits and encounter tiles where they cannot be, whatever is asked."""
        state = self.state
        for seat, name in enumerate(SEATS):
            token = self._token_under(seat)
            enemy = token & 255 != NO_TOKEN and token_colour(token) == BROWN and token & FACE_UP != 0
            if state.fight[seat] > 0 and not enemy:
                raise self.fail(f"{name} fights where no brown tile lies open", "fight")
            if state.hobbit[seat] == MOUNT_DOOM and state.asked != OVER:
                raise self.fail("the game is over when a hobbit stands on Mount Doom", "hobbit")
        # quest:131
        if len(state.due) and state.asked != CLOSING:
            raise self.fail("a green or yellow tile lies open: which one is it?", "encounter")

    def _check_deal(self) -> None:
        """Frodo is dealt his tiles first; Sam's three come from what is left of the stock (quest:55)."""
        state = self.state
        if state.asked != DEAL or state.mover:
            return
        if state.hand_size(1):
            raise self.fail("sam is dealt his tiles after frodo", "hand")
        if state.stock_left < state.draws + HAND:
            raise self.fail("the stock is too small to deal from", "stock", "open", "turn")

    def _token_under(self, seat: int) -> int:
        """The encounter tile where a hobbit stands."""
        state = self.state
        return int(state.token[state.region_of(seat)]) if state.hobbit[seat] >= 0 else NO_TOKEN

    def _makes_sense(self) -> bool:
        """Whether what is asked can be asked in this position."""
        state = self.state
        asked, seat = state.asked, state.mover
        fighting = state.fight[seat] > 0
        if asked in (DEAL, DRAWING):
            return 0 < state.draws <= min(state.stock_left, HAND - state.hand_size(seat))
        if asked == LAYING:
            return state.doom < 0 and can_lay(state)
        if asked == MOVING:
            return not fighting and not state.crossing
        if asked == BATTLE:
            return fighting and len(fighting_pairs(state)) > 0
        if asked == CLOSING:
            return len(state.due) > 0
        if asked == MEETING:
            return unknown(self._token_under(int(seat)))
        if asked == LOOKING:
            return face_down(state.token[state.looked]) and unknown(state.token[state.looked])
        return asked == OVER or (asked == ENDING and state.may_have_ent(seat))
