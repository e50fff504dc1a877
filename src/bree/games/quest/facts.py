"""The declared facts of The Quest, and the state that ties its parts together."""

from librt.vecs import vec
from mypy_extensions import i64

from bree.components import data
from bree.core.game import Game, Setting
from bree.core.outcome import Outcome
from bree.core.state import CHANCE_BIT, State
from bree.core.view import View
from bree.games.quest import (
    moves,
    noticed,
    position,
    reading,
    refusals,
    rules,
    scoring,
    static,
)
from bree.games.quest.components import Kit, default_text, kit
from bree.games.quest.land import SECTIONS, bare_land
from bree.games.quest.model import (
    CLOSING,
    DRAWING,
    HAND,
    LOOKING,
    NO_TILE,
    NO_TOKEN,
    OVER,
    SHIRE,
    Model,
    copy_figures,
)
from bree.games.quest.notation import (
    BLUES,
    NOTATION,
    OF_COLOUR,
    SEATS,
    SHIRE_CELL,
    TOKENS,
)
from bree.games.quest.tensors import SIZE
from bree.games.quest.view import QuestView


class Quest(Model):
    """A game of The Quest in progress."""

    def waiting_mask(self) -> i64:
        """Chance, the player whose turn it is, or nobody."""
        asked = self.asked
        if asked == OVER:
            return 0
        if asked <= DRAWING or CLOSING <= asked <= LOOKING:
            return CHANCE_BIT
        return 1 << self.mover

    def legal(self, seat: i64) -> vec[i64]:
        """What this seat, or chance, may do now."""
        return moves.legal(self, seat)

    def weights(self) -> vec[i64]:
        """How many tiles stand behind each of chance's actions."""
        return moves.weights(self)

    def step(self, seat: i64, action: i64) -> None:
        """What follows from a legal action."""
        rules.step(self, action)

    def why_not(self, seat: i64, action: i64) -> Exception:
        """The reason and the rule against an action."""
        return refusals.why_not(self, action)

    def clone(self) -> "Quest":
        """An independent copy, without the events."""
        copy = Quest(
            self.setting,
            self.quiet,
            self.kit,
            self.land.clone(),
            self.token[:],
            self.hands[:],
            self.stock[:],
            self.open[:],
            self.unseen[:],
            self.supply[:],
            self.held[:],
            self.shown[:],
            self.told[:],
            self.gone[:],
            self.hobbit[:],
            self.fight[:],
            self.blue[:],
            self.pairs[:],
            self.passes[:],
            self.arms[:],
            self.due[:],
        )
        copy_figures(self, copy)
        return copy

    def observed(self, seat: i64, mover: i64, action: i64) -> i64:
        """What this seat notices."""
        return noticed.observed(self, seat, mover, action)

    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return scoring.outcome(self)

    def look(self, seat: i64) -> View:
        """All that this seat may know."""
        return QuestView(self, seat)

    def position(self) -> str:
        """The whole truth as readable text."""
        return position.write(self)


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
        """The Shire on the table, both hobbits on it, three tiles for each seat still to be dealt."""
        return _start(setting)

    def position(self, setting: Setting, text: str) -> State:
        """Read what `State.position` wrote."""
        state = _start(setting)
        reading.read(state, text)
        return state

    def tensor_size(self, setting: Setting) -> int:
        """The length of `View.tensor()`."""
        return SIZE

    def static(self, components: str = "") -> dict[str, object]:
        """What never changes in a game with this component set, for the page: tile faces, encounter tiles, names."""
        return static.fields(kit(components))


def _start(setting: Setting) -> Quest:
    with_kit = kit(setting.components)
    land = bare_land()
    land.lay(SHIRE_CELL, 0, 0, with_kit.faces[0])
    stock = with_kit.tile_count[:]
    stock[0] = 0
    state = Quest(
        setting,
        False,
        with_kit,
        land,
        vec[i64]([NO_TOKEN] * SECTIONS),
        vec[i64]([NO_TILE] * (2 * HAND)),
        stock,
        vec[i64]([0] * len(stock)),
        with_kit.token_count[:],
        vec[i64](OF_COLOUR),
        vec[i64]([0] * (2 * TOKENS)),
        vec[i64]([0] * (2 * TOKENS)),
        vec[i64]([0] * (2 * BLUES + 2)),
        vec[i64]([0] * TOKENS),
        vec[i64]([SHIRE, SHIRE]),
        vec[i64]([0, 0]),
        vec[i64]([0, 0]),
        vec[i64]([0, 0]),
        vec[i64]([0, 0]),
        vec[i64]([0, 0, 0, 0]),
        vec[i64](),
    )
    for count in stock:
        state.stock_left += count
    return state


GAME = QuestGame("quest", 1, (2,), SEATS, (), NOTATION, longest=1200)
