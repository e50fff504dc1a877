"""What a seat is given: one object, made by the filter in `look.py`, with no way back to the truth."""

from mypy_extensions import i64

from bree.core.chance import Random
from bree.core.outcome import Outcome
from bree.core.state import State
from bree.core.view import View
from bree.games.confrontation.look import SideSeen, look
from bree.games.confrontation.model import ASK_HELP, ASK_ORDER, ASK_SAM, ASK_SHOW_FRODO, ASK_TUNNEL, OVER, Position
from bree.games.confrontation.render import all_fields, board_text, numbers
from bree.games.confrontation.sampling import sampled_state


class ConfrontationView(View):
    """What one seat knows of a game of The Confrontation."""

    def __init__(self, s: Position, seat: i64, actions: list[int], outcome: Outcome | None) -> None:
        super().__init__(s.setting, seat, s.waiting(), actions, outcome)
        self.known = look(s, seat)
        """A state in which all that this seat does not know is blank."""
        preparing = OVER < s.decision < ASK_ORDER
        self.sides: list[SideSeen | None] = [
            None if preparing else SideSeen(s, 0),
            None if preparing else SideSeen(s, 1),
        ]

    def hushed(self) -> bool:
        """Whether the question is put to whoever might hold a piece (ruling:A8)."""
        return self.known.decision in (ASK_TUNNEL, ASK_SAM, ASK_SHOW_FRODO, ASK_HELP)

    def fields(self) -> dict[str, object]:
        """The position as plain JSON values."""
        return all_fields(self.known, self.seat, self.sides)

    def text(self) -> str:
        """The board for the terminal."""
        return board_text(self.known, self.seat, self.sides)

    def tensor(self) -> list[float]:
        """The position as numbers."""
        return numbers(self.known, self.seat, self.sides)

    def sample(self, rng: Random) -> State:
        """A quiet state drawn uniformly among those that fit everything this seat knows."""
        return sampled_state(self.known, self.seat, self.sides, rng)
