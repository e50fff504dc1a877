"""The declared facts of a game. Shared tests hold every game to them."""

import hashlib
import re
from abc import abstractmethod
from collections.abc import Mapping, Sequence

from mypy_extensions import mypyc_attr

from bree.core.action import MASK, Notation
from bree.core.errors import Malformed
from bree.core.outcome import Outcome
from bree.core.state import State
from bree.core.wire import Wire


class Option:
    """One choice made before the game: a list of values, or anything that fits a pattern.

    >>> Option("edition", "2005", ("2002", "2005")).check("2002")
    '2002'
    """

    def __init__(self, name: str, default: str, choices: tuple[str, ...] = (), pattern: str = "") -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.pattern = pattern

    def check(self, value: object) -> str:
        """Return the value as text; raise `Malformed` with the possible values where it is none of them."""
        text = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
        if self.choices and text not in self.choices:
            raise Malformed(f"{text!r} is not one of {', '.join(self.choices)}", f"option {self.name}")
        if self.pattern and not re.fullmatch(self.pattern, text):
            raise Malformed(f"{text!r} does not fit {self.pattern}", f"option {self.name}")
        return text


class Setting:
    """What one game was started with: seats, options, components. All its states share it, and nobody changes it."""

    def __init__(self, game: "Game", seats: int, options: dict[str, str], components: str = "") -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.components = components
        """The component set as TOML text; empty for the set that comes with the game."""

    def components_digest(self) -> str:
        """Return the name that a record gives to the component set; empty for the set that comes with the game."""
        return hashlib.sha256(self.components.encode()).hexdigest()[:16] if self.components else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game: facts, options, notation, and how to begin or to read a position."""

    def __init__(
        self,
        id: str,  # noqa: A002 - games are declared with `id=`
        version: int,
        seats: tuple[int, ...],
        seat_names: tuple[str, ...],
        options: tuple[Option, ...],
        notation: Notation,
        longest: int,
        cooperative: bool = False,
        talk: tuple[int, ...] = (),
        match_games: int = 0,
    ) -> None:
        self.id = id
        self.version = version
        self.seats = seats
        """The numbers of players that can play it, the usual one first."""
        self.seat_names = seat_names
        """Ids of the seats, such as light and dark."""
        self.options = options
        self.notation = notation
        self.longest = longest
        """No game takes more decisions than this, chance included."""
        self.cooperative = cooperative
        self.talk = talk
        """The kinds of action that only tell partners something; they never take the place of a decision."""
        self.match_games = match_games
        """How many games make a match by the rulebook; 0 where it has no matches."""

    def setting(self, seats: int = 0, options: Mapping[str, object] | None = None, components: str = "") -> Setting:
        """Check the choices, fill in the defaults and return the setting; raise `Malformed` where one cannot be."""
        # Records written before options were spelt as Python names have hyphens in them.
        given = {name.replace("-", "_"): value for name, value in (options or {}).items()}
        seats = seats or self.seats[0]
        if seats not in self.seats:
            raise Malformed(
                f"{self.id} is for {' or '.join(map(str, sorted(self.seats)))} players, not {seats}", "seats"
            )
        resolved = {o.name: o.check(given.pop(o.name.replace("-", "_"), o.default)) for o in self.options}
        if given:
            known = ", ".join(o.name for o in self.options) or "none"
            raise Malformed(f"{self.id} has no option {sorted(given)[0]!r} (there are: {known})", "options")
        setting = Setting(self, seats, resolved, components)
        self.check_setting(setting)
        return setting

    def check_setting(self, setting: Setting) -> None:
        """Raise `Malformed` for options that do not go together, or a wrong component set. Games override this."""
        if setting.components:
            self.check_components(setting.components)

    def is_talk(self, action: int) -> bool:
        """Return whether this action only tells partners something."""
        return action & MASK in self.talk

    def default_components(self) -> str:
        """The component set that comes with the game, as TOML text; empty where it cannot be replaced."""
        return ""

    def check_components(self, text: str) -> None:
        """Raise `Malformed(why, "line N")` for a wrong component set. Games whose set can be replaced override this."""
        raise Malformed(f"{self.id} has no replaceable components", "components")

    def static(self, components: str = "") -> object:
        """Return what the page needs to know once about this component set: a struct, plain JSON values, or None."""
        return None

    def wire(self) -> Wire | None:
        """The types of all that the page is sent, where the game declares them."""
        return None

    def lesson(self) -> str:
        """The guided first game as TOML text (`bree.lessons` reads it); empty where there is none."""
        return ""

    def won(self, outcome: Outcome, seat: int = 0) -> bool:
        """Return whether this seat has won. A co-operative game overrides this: there all win or nobody."""
        return outcome.returns[seat] > 0

    def points(self, state: State, returns: Sequence[float]) -> list[float]:
        """Return what each seat scores towards a match in a game with these returns.

        `state` is the last position, which need not be over: somebody may have given up. Unless a game overrides
        this, partners score their common result, and opponents 1 for a win and half for a draw.
        """
        if self.cooperative:
            return list(returns)
        return [0.5 if value == 0 else 1.0 if value > 0 else 0.0 for value in returns]

    def match_winner(self, points: Sequence[float]) -> int | None:
        """Return the seat (of the last game) that wins a match with these sums of points; None where nobody does."""
        return None

    @abstractmethod
    def start(self, setting: Setting) -> State:
        """The first position."""

    @abstractmethod
    def position(self, setting: Setting, text: str) -> State:
        """Read what `State.position` wrote."""

    @abstractmethod
    def tensor_size(self, setting: Setting) -> int:
        """The length of `View.tensor()`."""
