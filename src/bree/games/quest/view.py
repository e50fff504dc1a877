"""What one seat may know: `look` decides it, and everything shown is read from the copy it makes."""

from mypy_extensions import i64

from bree.core.chance import EVERYTHING, Random
from bree.core.game import Setting
from bree.core.outcome import Outcome
from bree.core.state import State
from bree.core.view import View
from bree.games.quest import model as m
from bree.games.quest import sampling, tensor, text
from bree.games.quest.fields.position import fields
from bree.games.quest.model import QuestData, token_colour
from bree.games.quest.notation import BLUES, TOKENS


class QuestView(View):
    """A position as one seat sees it."""

    def __init__(
        self,
        setting: Setting,
        seat: i64,
        waiting: tuple[int, ...],
        actions: list[int],
        outcome: Outcome | None,
        known: QuestData,
    ) -> None:
        super().__init__(setting, seat, waiting, actions, outcome)
        self.known = known
        """The position without what this seat may not know; the pools hold all that it has not seen."""

    def fields(self) -> object:
        """Everything a page needs to draw the position."""
        return fields(self)

    def text(self) -> str:
        """The board for the terminal."""
        return text.text(self)

    def tensor(self) -> list[float]:
        """The position as numbers, from the seat's side of the table."""
        return tensor.tensor(self)

    def sample(self, rng: Random) -> State:
        """A full state drawn uniformly among those that fit everything this seat knows."""
        return sampling.sample(self, rng)


def look(state: QuestData, seat: i64) -> QuestView:
    """The one secrecy filter: a copy of the truth without everything that this seat may not know."""
    known = state.clone()
    assert isinstance(known, QuestData)
    known.quiet = True
    known.learned = 0
    if seat != EVERYTHING and state.asked != m.OVER:
        _hide(known, seat)
    actions = [int(a) for a in state.actions(seat)] if seat >= 0 else []
    return QuestView(state.setting, seat, state.waiting(), actions, state.outcome(), known)


def _hide(known: QuestData, seat: i64) -> None:
    """Take out the hands and blue tiles of others, and what lies face down and this seat has not seen."""
    plays = seat in (0, 1)
    for owner in range(i64(2)):
        if owner != seat:
            _hide_hand(known, owner)
            _hide_blue(known, owner, plays)
    for region in range(len(known.token)):
        token = known.token[region]
        seen = plays and token & m.SEEN << seat
        if token & 255 < m.UNKNOWN and not token & m.FACE_UP and not seen:
            known.unseen[token & 255] += 1
            known.token[region] = m.UNKNOWN + token_colour(token) | token // m.SEEN * m.SEEN


def _hide_hand(known: QuestData, owner: i64) -> None:
    for place in range(owner * m.HAND, owner * m.HAND + m.HAND):
        if known.hands[place] != m.NO_TILE:
            known.stock[known.hands[place]] += 1
            known.hands[place] = m.HIDDEN_TILE


def _hide_blue(known: QuestData, owner: i64, plays: bool) -> None:
    """The other player keeps what it has seen; a spectator keeps only how many were seen."""
    told = owner * (BLUES + 1)
    for kind in range(i64(BLUES)):
        seen = known.told[told + kind]
        kept = seen if plays else 0
        known.unseen[kind] += known.held[owner * TOKENS + kind] - kept
        known.held[owner * TOKENS + kind] = kept
        if not plays:
            known.told[told + m.UNNAMED] += seen
            known.told[told + kind] = 0
