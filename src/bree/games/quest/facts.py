"""The declared facts of The Quest, and the state that ties its parts together."""

from librt.vecs import vec
from mypy_extensions import i64

from bree.components import data
from bree.core.bits import bit
from bree.core.game import Game, Setting
from bree.core.outcome import Outcome
from bree.core.state import CHANCE_BIT, State
from bree.core.view import View
from bree.core.wire import Wire
from bree.games.quest import moves, noticed, outcome, refusals, tensor, view
from bree.games.quest.components import Kit, default_text, kit
from bree.games.quest.fields.events import EVENTS
from bree.games.quest.fields.shapes import QuestPosition
from bree.games.quest.fields.static import QuestStatic, static
from bree.games.quest.model import CLOSING, DRAWING, LOOKING, OVER, QuestData
from bree.games.quest.notation import NOTATION, SEATS
from bree.games.quest.position.read import read
from bree.games.quest.position.write import write
from bree.games.quest.rules.step import step


class QuestState(QuestData):
    """A game of The Quest in progress."""

    def waiting_mask(self) -> i64:
        """Chance, the player whose turn it is, or nobody."""
        asked = self.asked
        if asked == OVER:
            return 0
        if asked <= DRAWING or CLOSING <= asked <= LOOKING:
            return CHANCE_BIT
        return bit(self.mover)

    def legal(self, seat: i64) -> vec[i64]:
        """What this seat, or chance, may do now."""
        return moves.legal(self, seat)

    def weights(self) -> vec[i64]:
        """How many tiles stand behind each of chance's actions."""
        return moves.weights(self)

    def step(self, seat: i64, action: i64) -> None:
        """What follows from a legal action."""
        step(self, seat, action)

    def why_not(self, seat: i64, action: i64) -> Exception:
        """The reason and the rule against an action."""
        return refusals.why_not(self, seat, action)

    def clone(self) -> "QuestState":
        """An independent copy, without the events."""
        copy = QuestState(self.setting, self.quiet, self.kit)
        self.copy_to(copy)
        return copy

    def observed(self, seat: i64, mover: i64, action: i64) -> i64:
        """What this seat notices."""
        return noticed.observed(self, seat, mover, action)

    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return outcome.outcome(self)

    def look(self, seat: i64) -> View:
        """All that this seat may know."""
        return view.look(self, seat)

    def position(self) -> str:
        """The whole truth as readable text."""
        return write(self)


class QuestGame(Game):
    """The game as the rest of Bree knows it."""

    def default_components(self) -> str:
        """The set that comes with the game, as TOML text."""
        return default_text()

    def check_components(self, text: str) -> None:
        """Refuse a wrong set with `Malformed(why, "line N")`."""
        Kit(text)

    def lesson(self) -> str:
        """The guided first game."""
        return data("quest", "lesson.toml")

    def start(self, setting: Setting) -> State:
        """The first position."""
        return _start(setting)

    def position(self, setting: Setting, text: str) -> State:
        """Read what `State.position` wrote."""
        state = _start(setting)
        read(state, text)
        return state

    def tensor_size(self, setting: Setting) -> int:
        """The length of `View.tensor()`."""
        return tensor.SIZE

    def static(self, components: str = "") -> object:
        """What never changes in a game with this component set, for the page: tile faces, encounter tiles, names."""
        return static(kit(components))

    def wire(self) -> Wire:
        """The types of all that the page is sent."""
        return Wire(QuestPosition, QuestStatic, EVENTS)


def _start(setting: Setting) -> QuestState:
    state = QuestState(setting, False, kit(setting.components))
    state.begin()
    return state


GAME = QuestGame("quest", 1, (2,), SEATS, (), NOTATION, longest=1200)
