"""What bots know of The Lord of the Rings: a judgement between turns, and habits that carry play from turn to turn.

The judgement looks at where everybody stands before Sauron, what the hands can do on the lines, and what is left to
spend. The habits are those of a sensible partner: pay what can be paid, let the strongest volunteer, call for help when
somebody would fall.
"""

from librt.vecs import vec
from mypy_extensions import i64

from bree.bots.fellowship.features import journey_features
from bree.bots.fellowship.habits import habit
from bree.bots.fellowship.outlook import FellowshipOutlook, judged, worth
from bree.bots.learned import LearnedGuide, learned_layers
from bree.core.chance import Random
from bree.core.game import Setting
from bree.core.state import State
from bree.games.fellowship.model import FellowshipData
from bree.games.fellowship.rules import frames as f
from bree.search.guide import Guide


class FellowshipGuide(LearnedGuide):
    """Judges when the active player is about to act; everything in between is left to habit."""

    def ready(self, state: State) -> bool:
        """The active player's own decision: tiles and events are behind him."""
        assert isinstance(state, FellowshipData)
        return state.top(0) == f.CARDS and state.top(1) == 0

    def pick(self, state: State, seat: i64, actions: vec[i64], rng: Random) -> i64:
        """What habit says."""
        if len(actions) == 1:
            return actions[0]
        assert isinstance(state, FellowshipData)
        return habit(state, seat, actions, rng)

    def judge(self, state: State, rewards: vec[float]) -> None:
        """The same for everybody."""
        assert isinstance(state, FellowshipData)
        self._everybody(rewards, judged(state, self.layers, self.part(state)))

    def settle(self, state: State, rewards: vec[float]) -> None:
        """Victory, and how far the journey came."""
        assert isinstance(state, FellowshipData)
        self._everybody(rewards, worth(state))

    def _everybody(self, rewards: vec[float], value: float) -> None:
        for seat in range(len(rewards)):
            rewards[seat] = value

    def part(self, state: State) -> i64:
        """Every board is judged for itself: what a line or a token is worth differs from one to the next."""
        assert isinstance(state, FellowshipData)
        return state.board()

    def outlook(self, state: FellowshipData) -> FellowshipOutlook:
        """How to find out what the actions of this decision lead to."""
        return FellowshipOutlook(self.layers, state.top(0) == f.CARDS)

    def features(self, state: State) -> vec[float]:
        """The position in numbers of about the size of 1."""
        assert isinstance(state, FellowshipData)
        return journey_features(state)


def guide(_setting: Setting) -> Guide:
    """The guide for this game."""
    return FellowshipGuide(learned_layers("fellowship"))
