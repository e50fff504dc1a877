"""The declared facts of the game, and the class that ties its parts together."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bree.components import data
from bree.core.errors import Malformed
from bree.core.game import Game, Option, Setting
from bree.core.outcome import Outcome
from bree.core.state import State
from bree.core.view import View
from bree.core.wire import Wire
from bree.games.fellowship import components as c
from bree.games.fellowship import moves, noticed, outcome, refusals, tensor, view
from bree.games.fellowship import notation as n
from bree.games.fellowship.fields.events import WIRE
from bree.games.fellowship.fields.static import FellowshipStatic, static
from bree.games.fellowship.model import FellowshipData, House
from bree.games.fellowship.position import read, write
from bree.games.fellowship.rules import course, step
from bree.games.fellowship.rules import frames as f

LONGEST: Final = 20000


class FellowshipState(FellowshipData):
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
        step.step(self, seat, action)

    def weights(self) -> vec[i64]:
        """How likely each of chance's actions is."""
        return moves.weights(self)

    def why_not(self, seat: i64, action: i64) -> Exception:
        """The reason and the rule against an action."""
        return refusals.why_not(self, seat, action)

    def observed(self, seat: i64, mover: i64, action: i64) -> i64:
        """What this seat notices of an action."""
        return noticed.observed(self, seat, mover, action)

    def clone(self) -> "FellowshipState":
        """An independent copy."""
        other = FellowshipState(self.setting, self.quiet, self.house)
        self.copy_to(other)
        return other

    def outcome(self) -> Outcome | None:
        """How the journey ended."""
        return outcome.outcome(self)

    def look(self, seat: i64) -> View:
        """All that this seat may know."""
        return view.look(self, seat)

    def position(self) -> str:
        """The whole truth as readable text."""
        return write.write(self)


class FellowshipGame(Game):
    """The Lord of the Rings, co-operative."""

    def check_setting(self, setting: Setting) -> None:
        """The seating names every hobbit in play once."""
        super().check_setting(setting)
        text = setting.options["seating"]
        if text != "usual" and sorted(text.split("-")) != sorted(c.SEAT_NAMES[: setting.seats]):
            raise Malformed(
                f"the seating must name {', '.join(c.SEAT_NAMES[: setting.seats])} once each", "option seating"
            )

    def start(self, setting: Setting) -> State:
        """All hobbits on space 0, Frodo bears the Ring, at Bag End."""
        state = FellowshipState(setting, False, House(setting))
        state.lay_out()
        state.box = c.PLACE_FEATURES[c.RIVENDELL] | c.PLACE_FEATURES[c.LOTHLORIEN]
        state.supply = write.usual_supply(0)
        state.push(f.PLACE, 0)
        course.run(state)
        state.events = []
        return state

    def position(self, setting: Setting, text: str) -> State:
        """Read what `State.position` wrote, or what somebody wrote by hand."""
        state = FellowshipState(setting, False, House(setting))
        state.lay_out()
        read.read(state, text)
        return state

    def tensor_size(self, setting: Setting) -> int:
        """The length of `View.tensor()`."""
        return tensor.SIZE

    def won(self, outcome: Outcome, seat: int = 0) -> bool:
        """The table wins when the Ring is destroyed (lotr:299)."""
        return outcome.reason == "ring-destroyed"

    def lesson(self) -> str:
        """The guided first game."""
        return data("fellowship", "lesson.toml")

    def static(self, components: str = "") -> FellowshipStatic:
        """The printed components: what never changes during a game."""
        return static()

    def wire(self) -> Wire:
        """The types of all that the page is sent."""
        return WIRE


GAME: Final = FellowshipGame(
    id="fellowship",
    version=1,
    seats=(4, 2, 3, 5),
    seat_names=c.SEAT_NAMES,
    options=(
        Option("sauron", "12", ("15", "12", "10")),
        Option("hands", "secret", ("secret", "open")),
        Option("talk", "yes", ("yes", "no")),
        Option("conquer_dice", "two", ("two", "one")),
        Option("frodo", "hobbit-cards", ("hobbit-cards", "all-white")),
        Option("athelas", "all-effects", ("all-effects", "one-token")),
        Option("seating", "usual", (), "usual|[a-z]+(-[a-z]+)+"),
    ),
    notation=n.NOTATION,
    longest=LONGEST,
    cooperative=True,
    talk=n.TALK,
)
