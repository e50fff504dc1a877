"""A game of The Confrontation as the core knows it: the data of `model.py` joined to the rules."""

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.game import Setting
from bree.core.outcome import Outcome
from bree.core.view import View
from bree.games.confrontation.answers import legal_actions
from bree.games.confrontation.components import EDITION_NAMES, TILES
from bree.games.confrontation.evidence import NOTHING_KNOWN
from bree.games.confrontation.match import outcome_of
from bree.games.confrontation.model import NO_TOKENS, Position, no_places
from bree.games.confrontation.noticed import observed, reopen
from bree.games.confrontation.position import position_text
from bree.games.confrontation.reasons import reason_against
from bree.games.confrontation.rules import carry_out
from bree.games.confrontation.setup import begin_setup
from bree.games.confrontation.view import ConfrontationView


class Confrontation(Position):
    """One position; see `bree.core.state.State` for what each method means."""

    def blank(self) -> Position:
        """A new quiet state of the same game, to be filled in."""
        tokens = vec[i64]([-1] * TILES) if self.is_manual() else self.token
        return Confrontation(self.setting, True, self.edition, no_places(), tokens)

    def waiting_mask(self) -> i64:
        """Who must decide now."""
        return self.asked_mask()

    def legal(self, seat: i64) -> vec[i64]:
        """What this seat, or chance, may do now."""
        return legal_actions(self, seat)

    def step(self, seat: i64, action: i64) -> None:
        """What follows from a legal action."""
        if self.quiet:
            self.evidence = NOTHING_KNOWN
        carry_out(self, seat, action)

    def why_not(self, seat: i64, action: i64) -> Exception:
        """The reason and the rule against an action."""
        return reason_against(self, seat, action)

    def clone(self) -> "Confrontation":
        """An independent copy."""
        token = self.token if len(self.token) == 0 else self.token[:]
        other = Confrontation(self.setting, self.quiet, self.edition, self.place[:], token)
        other.copy_from(self)
        return other

    def observed(self, seat: i64, mover: i64, action: i64) -> i64:
        """What this seat notices of an action."""
        return observed(self, seat, mover, action)

    def reopen(self) -> None:
        """Choose hidden cards again."""
        reopen(self)

    def outcome(self) -> Outcome | None:
        """How the game ended; `detail` counts survivors and match points (02:111, 05:214)."""
        return outcome_of(self)

    def look(self, seat: i64) -> View:
        """What this seat may know."""
        actions = [int(a) for a in self.actions(seat)] if seat >= 0 else []
        return ConfrontationView(self, seat, actions, self.outcome())

    def position(self) -> str:
        """The whole truth as text."""
        return position_text(self)


def start(setting: Setting) -> Confrontation:
    """The first position."""
    tokens = vec[i64]([-1] * TILES) if setting.options["shuffle"] == "manual" else NO_TOKENS
    edition = EDITION_NAMES.index(setting.options["edition"])
    s = Confrontation(setting, False, edition, no_places(), tokens)
    begin_setup(s)
    return s
