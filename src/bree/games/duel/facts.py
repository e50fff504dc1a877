"""The facts of The Duel, and its State put together from data, moves and rules."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bree.components import data
from bree.core.game import Game, Option, Setting
from bree.core.outcome import Outcome
from bree.core.state import State
from bree.core.view import View
from bree.core.wire import Wire
from bree.games.duel import moves, noticed, outcome, refusals, tensor, view
from bree.games.duel.components import SIDES, Cards, cards_of, default_components
from bree.games.duel.fields.events import EVENTS
from bree.games.duel.fields.shapes import DuelPosition
from bree.games.duel.fields.static import DuelStatic, static
from bree.games.duel.model import DuelData, House
from bree.games.duel.notation import NOTATION
from bree.games.duel.position.read import read
from bree.games.duel.position.write import write
from bree.games.duel.rules.step import step

LONGEST: Final = 140
"""54 draws, 54 cards, 3 beginners, 6 reserves, 2 draws by Spell and Trick, at most 9 calls, 6 refusals offered, 1 card
laid again and 1 exchange offered: 136."""


class DuelState(DuelData):
    """One position of The Duel."""

    def legal(self, seat: i64) -> vec[i64]:
        """What this seat may do."""
        return moves.legal(self, seat)

    def step(self, seat: i64, action: i64) -> None:
        """What follows."""
        step(self, seat, action)

    def why_not(self, seat: i64, action: i64) -> Exception:
        """Reason and rule."""
        return refusals.why_not(self, seat, action)

    def clone(self) -> "DuelState":
        """An independent copy."""
        copy = DuelState(self.setting, self.quiet, self.printed, self.house)
        self.copy_to(copy)
        return copy

    def observed(self, seat: i64, mover: i64, action: i64) -> i64:
        """What this seat notices."""
        return noticed.observed(self, seat, mover, action)

    def reopen(self) -> None:
        """Choose hidden reserves again."""
        noticed.reopen(self)

    def outcome(self) -> Outcome | None:
        """Who won, how, and the steps climbed."""
        return outcome.outcome(self)

    def look(self, seat: i64) -> View:
        """What this seat may know."""
        return view.look(self, seat)

    def position(self) -> str:
        """The whole truth as text."""
        return write(self)


class DuelGame(Game):
    """Gandalf against the Balrog; the cards can be replaced."""

    def start(self, setting: Setting) -> State:
        """Both packs are whole and Gandalf draws first."""
        return _first(setting)

    def position(self, setting: Setting, text: str) -> State:
        """Read a written position."""
        state = _first(setting)
        read(state, text)
        return state

    def tensor_size(self, setting: Setting) -> int:
        """The length of `View.tensor()`."""
        return tensor.SIZE

    def static(self, components: str = "") -> object:
        """The cards, the scale and the bridge of a component set, for the page."""
        return static(cards_of(components))

    def wire(self) -> Wire:
        """The types of all that the page is sent."""
        return Wire(DuelPosition, DuelStatic, EVENTS)

    def default_components(self) -> str:
        """The set that comes with the game."""
        return default_components()

    def check_components(self, text: str) -> None:
        """Refuse a wrong set with its line."""
        Cards(text)

    def lesson(self) -> str:
        """The guided first game."""
        return data("duel", "lesson.toml")

    def points(self, state: State, returns: Sequence[float]) -> list[float]:
        """The steps climbed (duel:166)."""
        return outcome.points(state, returns)

    def match_winner(self, points: Sequence[float]) -> int | None:
        """More steps, or Gandalf of the second game (duel:168)."""
        return outcome.winner(points)


def _first(setting: Setting) -> DuelState:
    """The first position."""
    state = DuelState(setting, False, cards_of(setting.components), House(setting))
    state.lay_out()
    return state


GAME: Final = DuelGame(
    id="duel",
    version=1,
    seats=(2,),
    seat_names=SIDES,
    options=(
        # 113 and ruling Q1: does the text of a duel's last card count when its attack left no marker below zero?
        Option("last_text", "counts", ("counts", "void")),
        # 209 and ruling Q18: does Balance compare the markers after its attack or before?
        Option("balance", "after", ("after", "before")),
    ),
    notation=NOTATION,
    longest=LONGEST,
    match_games=2,  # duel:164
)
