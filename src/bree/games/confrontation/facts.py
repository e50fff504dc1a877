"""The declared facts of The Confrontation, and its state: the data of `model.py` joined to the rules."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from bree.components import data
from bree.core.errors import Malformed
from bree.core.game import Game, Option, Setting
from bree.core.outcome import Outcome
from bree.core.state import State
from bree.core.view import View
from bree.core.wire import Wire
from bree.games.confrontation import components as box
from bree.games.confrontation.evidence.worlds import NOTHING_KNOWN
from bree.games.confrontation.fields.events import EVENTS
from bree.games.confrontation.fields.shapes import ConfrontationPosition
from bree.games.confrontation.fields.static import ConfrontationStatic, static
from bree.games.confrontation.model.data import NO_TOKENS, ConfrontationData, no_places
from bree.games.confrontation.moves.legal import legal
from bree.games.confrontation.notation import NOTATION
from bree.games.confrontation.noticed import observed, reopen
from bree.games.confrontation.outcome import LONGEST, outcome, points, winner
from bree.games.confrontation.position.read import read
from bree.games.confrontation.position.write import write
from bree.games.confrontation.refusals import why_not
from bree.games.confrontation.rules.setup import begin_setup
from bree.games.confrontation.rules.step import step
from bree.games.confrontation.tensor import SIZE
from bree.games.confrontation.view import look


class ConfrontationState(ConfrontationData):
    """One position; see `bree.core.state.State` for what each method means."""

    def blank(self) -> ConfrontationData:
        """A new quiet state of the same game, to be filled in."""
        tokens = vec[i64]([-1] * box.TILES) if self.is_manual() else self.token
        return ConfrontationState(self.setting, True, self.edition, no_places(), tokens)

    def waiting_mask(self) -> i64:
        """Who must decide now."""
        return self.asked_mask()

    def legal(self, seat: i64) -> vec[i64]:
        """What this seat, or chance, may do now."""
        return legal(self, seat)

    def step(self, seat: i64, action: i64) -> None:
        """What follows from a legal action."""
        if self.quiet:
            self.evidence = NOTHING_KNOWN
        self.light_turned = 0
        self.dark_turned = 0
        step(self, seat, action)

    def why_not(self, seat: i64, action: i64) -> Exception:
        """The reason and the rule against an action."""
        return why_not(self, seat, action)

    def clone(self) -> "ConfrontationState":
        """An independent copy."""
        token = self.token if len(self.token) == 0 else self.token[:]
        other = ConfrontationState(self.setting, self.quiet, self.edition, self.place[:], token)
        self.copy_to(other)
        return other

    def observed(self, seat: i64, mover: i64, action: i64) -> i64:
        """What this seat notices of an action."""
        return observed(self, seat, mover, action)

    def reopen(self) -> None:
        """Choose hidden cards again."""
        reopen(self)

    def outcome(self) -> Outcome | None:
        """How the game ended; `detail` counts survivors and match points (02:111, 05:214)."""
        return outcome(self)

    def look(self, seat: i64) -> View:
        """What this seat may know."""
        return look(self, seat)

    def position(self) -> str:
        """The whole truth as text."""
        return write(self)


def start(setting: Setting) -> ConfrontationState:
    """The first position."""
    tokens = vec[i64]([-1] * box.TILES) if setting.options["shuffle"] == "manual" else NO_TOKENS
    edition = box.EDITION_NAMES.index(setting.options["edition"])
    state = ConfrontationState(setting, False, edition, no_places(), tokens)
    begin_setup(state)
    return state


class ConfrontationGame(Game):
    """The Confrontation, both editions."""

    def check_setting(self, setting: Setting) -> None:
        """Refuse combinations of options that make no sense."""
        super().check_setting(setting)
        options = setting.options
        edition = box.EDITIONS[options["edition"]]
        if options["mode"] not in edition["modes"]:
            raise Malformed(f"the {options['edition']} edition has no {options['mode']} game", "option mode")
        if options["draft_picks"] == "secret" and options["mode"] != "draft":
            raise Malformed("only a draft has picks to keep secret", "option draft_picks")
        specials = options["specials"]
        if specials == "named" and options["edition"] == "2002":
            raise Malformed("naming a number of special cards belongs to the 2005 edition", "option specials")
        if specials in ("none", "standard", "named"):
            return
        cards = specials.split("+")
        for card in cards:
            if card not in edition["special-cards"]:
                known = ", ".join(edition["special-cards"])
                raise Malformed(f"{card!r} is not one of none, standard, named, {known}", "option specials")
        if len(set(cards)) < len(cards):
            raise Malformed("a special card is listed twice", "option specials")

    def start(self, setting: Setting) -> State:
        """The first position: both sides prepare in secret."""
        return start(setting)

    def position(self, setting: Setting, text: str) -> State:
        """Read what `State.position` wrote, or what a person did."""
        state = start(setting)
        state.specials = 0
        read(state, text)
        state.events = []
        return state

    def tensor_size(self, setting: Setting) -> int:
        """The length of `View.tensor()`."""
        return SIZE

    def lesson(self) -> str:
        """The guided first game."""
        return data("confrontation", "lesson.toml")

    def points(self, state: State, returns: Sequence[float]) -> list[float]:
        """The pieces of the winner that have not fallen (02:111, 05:214)."""
        assert isinstance(state, ConfrontationData)
        return points(state, returns)

    def match_winner(self, points: Sequence[float]) -> int | None:
        """More points (02:111, 05:214)."""
        return winner(points)

    def static(self, components: str = "") -> ConfrontationStatic:
        """Board, characters, cards and editions, for the page and the documentation."""
        return static()

    def wire(self) -> Wire:
        """The types of all that the page is sent."""
        return Wire(ConfrontationPosition, ConfrontationStatic, EVENTS)


GAME = ConfrontationGame(
    id="confrontation",
    version=1,
    seats=(2,),
    seat_names=box.SIDES,
    options=(
        Option("edition", "2005", box.EDITION_NAMES),
        Option("mode", "classic", ("classic", "variant", "draft")),
        Option("draft_picks", "open", ("open", "secret")),
        Option("specials", "none", pattern="[a-z+-]+"),
        Option("shuffle", "automatic", ("automatic", "manual")),
    ),
    notation=NOTATION,
    longest=LONGEST,
    match_games=2,  # 02:111, 05:214
)
