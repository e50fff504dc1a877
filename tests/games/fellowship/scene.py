"""A position on the table, played on in words: the tests of the game read like the rulebook's examples."""

import re

from bree.core.chance import CHANCE
from bree.core.event import Event
from bree.core.outcome import Outcome
from bree.core.registry import game
from bree.core.state import State
from bree.games.fellowship.components import CARD_NAMES, KINDS, SEAT_NAMES, TOKEN_NAMES
from bree.games.fellowship.facts import FellowshipState
from bree.games.fellowship.fields.shapes import FellowshipPosition
from bree.games.fellowship.rules.frames import FRAME_NAMES

GAME = game("fellowship")
COLOURS = {"w": "white", "g": "grey"}
SYMBOLS = {
    "F": "fighting",
    "T": "travelling",
    "H": "hiding",
    "R": "friendship",
    "*": "joker",
}


def words(text: str) -> str:
    """`wF` and `g*` are short for the names of hobbit cards."""
    return re.sub(
        r"(?<![\w-])([wg])([FTHR*])(?![\w-])",
        lambda m: f"{COLOURS[m[1]]}-{SYMBOLS[m[2]]}",
        text,
    )


def journey(state: State) -> FellowshipState:
    """The same state, known to be one of this game."""
    assert isinstance(state, FellowshipState)
    return state


class Scene:
    """A state with a short way to act and to look."""

    def __init__(self, state: State, windows: bool) -> None:
        self.state = journey(state)
        self.windows = windows
        self.log: list[Event] = []
        self._let_pass()

    def _let_pass(self) -> None:
        while not self.windows and self.asked == "window":
            self._apply(self.state.waiting()[0], GAME.notation.parse("pass"))

    def _apply(self, seat: int, action: int) -> None:
        self.state.apply(seat, action)
        self.log += self.state.events

    @property
    def asked(self) -> str:
        """What the frame on top is."""
        return "over" if self.state.outcome() else FRAME_NAMES[self.state.top(0)]

    def everybody_passes(self) -> "Scene":
        """Let the window on top pass, and no further."""
        here = (self.state.depth, self.state.top(1))
        while self.asked == "window" and (self.state.depth, self.state.top(1)) == here:
            self.do(self.waits[0], "pass")
        return self

    def do(self, seat: str, *texts: str) -> "Scene":
        """A player (or chance) acts, in words."""
        number = CHANCE if seat == "chance" else SEAT_NAMES.index(seat)
        for text in texts:
            self._apply(number, GAME.notation.parse(words(text)))
            self._let_pass()
        return self

    def roll(self, *faces: str) -> "Scene":
        """The die falls."""
        for face in faces:
            self.do("chance", f"rolled {face}")
        return self

    def tile(self, name: str) -> "Scene":
        """A tile is drawn."""
        return self.do("chance", f"tile {name}")

    def draw(self, *cards: str) -> "Scene":
        """Hobbit cards are drawn or shown."""
        for card in cards:
            self.do("chance", f"drawn {card}")
        return self

    def draw_any(self, count: int) -> "Scene":
        """So many hobbit cards are drawn, whichever."""
        for _ in range(count):
            self._apply(CHANCE, self.state.actions(CHANCE)[0])
            self._let_pass()
        return self

    def cited(self, kind: str) -> set[str]:
        """The rules that were cited for events of this kind."""
        return {event.rule for event in self.log if event.kind == kind}

    def may(self, seat: str) -> list[str]:
        """What a player may do now, talk left out."""
        actions = self.state.actions(SEAT_NAMES.index(seat))
        texts = [GAME.notation.text(a) for a in actions]
        return [t for t in texts if not t.startswith(("claim", "wish"))]

    @property
    def waits(self) -> list[str]:
        """The names of those who are waited for."""
        return [SEAT_NAMES[s] if s >= 0 else "chance" for s in self.state.waiting()]

    @property
    def open_to(self) -> list[str]:
        """The names of those who have not yet passed or declined."""
        names = SEAT_NAMES[: self.state.seats]
        return [n for n in names if {"pass", "decline", "give up"} & set(self.may(n))]

    def hand(self, seat: str) -> str:
        """A hand in short words."""
        number = SEAT_NAMES.index(seat)
        found = []
        for card, name in enumerate(CARD_NAMES):
            if card < KINDS:
                found += [name] * (self.state.hobbits[number] >> 4 * card & 15)
            elif self.state.features[number] >> (card - KINDS) & 1:
                found.append(name)
        for short, colour in COLOURS.items():
            for sign, symbol in SYMBOLS.items():
                found = [short + sign if f == f"{colour}-{symbol}" else f for f in found]
        return " ".join(found)

    def at(self, seat: str) -> int:
        """Where a hobbit stands on the corruption line."""
        return int(self.state.steps[SEAT_NAMES.index(seat)])

    def shields(self, seat: str) -> int:
        """A player's shield points."""
        return int(self.state.shields[SEAT_NAMES.index(seat)])

    def tokens(self, seat: str) -> dict[str, int]:
        """A player's life tokens."""
        packed = int(self.state.tokens[SEAT_NAMES.index(seat)])
        return {t: packed >> 4 * i & 15 for i, t in enumerate(TOKEN_NAMES) if packed >> 4 * i & 15}

    def out(self, seat: str) -> bool:
        """Whether a player is out."""
        return bool(self.state.out >> SEAT_NAMES.index(seat) & 1)

    def size(self, seat: str) -> int:
        """How many cards a player holds."""
        return int(self.state.size[SEAT_NAMES.index(seat)])

    @property
    def sauron(self) -> int:
        """Where Sauron stands."""
        return int(self.state.sauron)

    def line(self, name: str) -> int:
        """Where a marker stands."""
        return int(self.state.lines[list(SYMBOLS.values()).index(name)])

    def seen(self, seat: int) -> FellowshipPosition:
        """The position as this seat is sent it."""
        fields = self.state.view(seat).fields()
        assert isinstance(fields, FellowshipPosition)
        return fields

    @property
    def outcome(self) -> Outcome:
        """The outcome of the finished journey."""
        outcome = self.state.outcome()
        assert outcome is not None
        return outcome

    @property
    def score(self) -> int:
        """What the finished journey is worth."""
        return int(self.outcome.returns[0])

    @property
    def reason(self) -> str:
        """How the journey ended."""
        return self.outcome.reason


def scene(text: str, seats: int = 4, windows: bool = False, **options: str) -> Scene:
    """Lay out a position; windows are let pass by everybody unless asked for."""
    text = words(text)
    if not text.startswith("place"):
        text = f"place moria; {text}"
    return Scene(GAME.position(GAME.setting(seats, options), text), windows)
