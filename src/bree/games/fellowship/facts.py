"""The declared facts of the game, and the class that ties its parts together."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bree.components import data
from bree.core.errors import Illegal, Malformed
from bree.core.game import Game, Option, Setting
from bree.core.outcome import Outcome
from bree.core.state import State
from bree.core.view import View
from bree.games.fellowship import moves, position, reading, refusals, rules, scoring
from bree.games.fellowship.components import (
    BOARDS,
    CARDS,
    EVENTS,
    HOBBITS,
    LOTHLORIEN,
    PLACE_FEATURES,
    RIVENDELL,
    SEAT_NAMES,
    TILES,
)
from bree.games.fellowship.course import run
from bree.games.fellowship.frames import EVERYBODY, PLACE
from bree.games.fellowship.model import House, Journey
from bree.games.fellowship.notation import NOTATION, TALK
from bree.games.fellowship.tensor import TENSOR_SIZE
from bree.games.fellowship.view import see

LONGEST: Final = 20000


class Fellowship(Journey):
    """A journey that can be played."""

    def waiting_mask(self) -> i64:
        """Who must decide now."""
        return self.waits

    def legal(self, seat: i64) -> vec[i64]:
        """Everything this seat may do; the states of a search leave talk out."""
        found = moves.legal(self, seat)
        if not self.quiet and 0 <= seat < self.seats:
            found = moves.talk(self, seat, found)
        return found

    def step(self, seat: i64, action: i64) -> None:
        """What follows from a legal action."""
        rules.step(self, seat, action)

    def weights(self) -> vec[i64]:
        """How likely each of chance's actions is."""
        return moves.weights(self, self.actions(-1))

    def why_not(self, seat: i64, action: i64) -> Exception:
        """The reason and the rule against an action."""
        why, rule = refusals.reason(self, seat, action)
        return Illegal(why, rule)

    def observed(self, seat: i64, mover: i64, action: i64) -> i64:
        """A card or tile that others drew, passed or looked at shows only its back."""
        if self.private == EVERYBODY or (seat >= 0 and self.private >> seat & 1):
            return action
        return action | 0xFFFF00

    def clone(self) -> "Fellowship":
        """An independent copy."""
        other = Fellowship(self.setting, self.quiet, self.house)
        self.copy_to(other)
        return other

    def outcome(self) -> Outcome | None:
        """How the journey ended."""
        return scoring.outcome(self)

    def look(self, seat: i64) -> View:
        """All that this seat may know."""
        blank = self.clone()
        blank.quiet = True
        actions = moves.legal(self, seat)
        if 0 <= seat < self.seats:
            actions = moves.talk(self, seat, actions)
        return see(blank, seat, self.waiting(), [int(a) for a in actions], self.outcome())

    def position(self) -> str:
        """The whole truth as readable text."""
        return position.write(self)


class FellowshipGame(Game):
    """The Lord of the Rings, co-operative."""

    def check_setting(self, setting: Setting) -> None:
        """The seating names every hobbit in play once."""
        super().check_setting(setting)
        text = setting.options["seating"]
        if text != "usual" and sorted(text.split("-")) != sorted(SEAT_NAMES[: setting.seats]):
            raise Malformed(
                f"the seating must name {', '.join(SEAT_NAMES[: setting.seats])} once each", "option seating"
            )

    def start(self, setting: Setting) -> State:
        """All hobbits on space 0, Frodo bears the Ring, at Bag End."""
        state = Fellowship(setting, False, House(setting))
        state.lay_out()
        state.box = PLACE_FEATURES[RIVENDELL] | PLACE_FEATURES[LOTHLORIEN]
        state.supply = position.usual_supply(0)
        state.push(PLACE, 0)
        run(state)
        state.events = []
        return state

    def position(self, setting: Setting, text: str) -> State:
        """Read what `State.position` wrote, or what somebody wrote by hand."""
        state = Fellowship(setting, False, House(setting))
        state.lay_out()
        try:
            reading.Reader(state).read(text)
        except (IndexError, OverflowError, ValueError) as error:
            raise Malformed("this leads nowhere: a word is missing, or a number cannot be", "position") from error
        return state

    def tensor_size(self, setting: Setting) -> int:
        """The length of `View.tensor()`."""
        return TENSOR_SIZE

    def won(self, outcome: Outcome, seat: int = 0) -> bool:
        """The table wins when the Ring is destroyed (lotr:299)."""
        return outcome.reason == "ring-destroyed"

    def lesson(self) -> str:
        """The guided first game."""
        return data("fellowship", "lesson.toml")

    def static(self, components: str = "") -> dict[str, object]:
        """The printed components as plain JSON: what never changes during a game."""
        return {
            "boards": BOARDS["board"],
            "events": EVENTS["event"],
            "havens": EVENTS["haven"],
            "demands": EVENTS["event"] + EVENTS["haven"] + EVENTS["tile"],
            "hobbit-cards": CARDS["hobbit"],
            "feature-cards": CARDS["feature"],
            "gandalf-cards": CARDS["gandalf"],
            "tiles": TILES["tile"],
            "die": TILES["die"],
            "hobbits": HOBBITS["hobbit"],
            "tokens": HOBBITS["tokens"],
            "shields": HOBBITS["shields"],
            "big-shields": HOBBITS["big_shields"],
            "corruption": {"light": 0, "dark": 15},
            "talk-kinds": [NOTATION.kinds[k].name for k in TALK],
        }


GAME: Final = FellowshipGame(
    id="fellowship",
    version=1,
    seats=(4, 2, 3, 5),
    seat_names=SEAT_NAMES,
    options=(
        Option("sauron", "12", ("15", "12", "10")),
        Option("hands", "secret", ("secret", "open")),
        Option("talk", "yes", ("yes", "no")),
        Option("conquer-dice", "two", ("two", "one")),
        Option("frodo", "hobbit-cards", ("hobbit-cards", "all-white")),
        Option("athelas", "all-effects", ("all-effects", "one-token")),
        Option("seating", "usual", (), "usual|[a-z]+(-[a-z]+)+"),
    ),
    notation=NOTATION,
    longest=LONGEST,
    cooperative=True,
    talk=TALK,
)
