"""Secrecy, proved without the view: two games that differ only in what a seat cannot know.

Both are played in step. Whatever the seat under test does itself, it does in both. Whatever the others do, or chance
does, may be something else in the second game, as long as the rules say that the seat notices the same of it: that is
`State.observed`, which the games keep apart from their views. So at every step all that the seat is told must be equal
to the last byte: view, text, tensor, legal actions, events, refusals, and how far it may undo.

A seat that comes to know more ends the difference: the second game then begins again as a copy of the first.
"""

from collections import Counter
from collections.abc import Callable, Iterator

from bree.bots.registry import guide_for
from bree.core.chance import CHANCE, Random
from bree.core.game import Setting
from bree.core.record import Record
from bree.core.state import State
from tests.conformance.checks import half_chosen, known, told
from tests.conformance.play import next_move

TRIED = 10
"""How many other choices are tried, before the second game does the same as the first."""
REFUSED = 12
"""How many actions out of place are tried at each step."""

Driver = Callable[[Record, Random], tuple[int, int]]
"""Chooses who moves in the first game, and how."""
Seen = Counter[tuple[str, str, str]]
"""How many states of twins that differ were looked at: by seat, by what is decided, and by what is hidden."""


class Twins:
    """Two games in step, one seat that must not tell them apart, and what was looked at so far."""

    def __init__(self, setting: Setting, seat: int, rng: Random, positions: tuple[str, str] = ("", "")) -> None:
        self.setting = setting
        self.seat = seat
        self.rng = rng
        self.first = Record(setting, None, positions[0])
        self.second = Record(setting, None, positions[1])
        self.offered: list[int] = []
        """Actions that some seat could do lately, to be tried by the seat under test out of place."""
        self.open: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])
        """What was chosen in secret in each game and is not yet shown, because another seat still chooses."""
        self.seen: Seen = Counter()

    def play(self, driver: Driver, most: int) -> None:
        """Play on until the first game is over, or for so many steps, looking at every state on the way."""
        self.look()
        for _ in range(most):
            if not self.first.state.waiting():
                return
            self._step(driver)

    def _step(self, driver: Driver) -> None:
        """What the waited-for seats do, all of them where they choose at the same time."""
        several = len(self.first.state.waiting()) > 1
        chosen = self._each() if several else [driver(self.first, self.rng)]
        for seat, action in chosen:
            self._remember(self.first.state, seat, action)
        answer = self._answer(chosen)
        for (seat, action), (_, other) in zip(chosen, answer or chosen, strict=True):
            self.first.play(seat, action)
            if answer is not None:
                self.second.play(seat, other)
                self.look()
        if answer is None:
            self.second.state = self.first.state.clone()
        # A piece may be mixed by chance in the middle of a choice.
        amid = self.first.state.waiting() == (CHANCE,) and (several or len(self.open[0]) > 0)
        secret = half_chosen(self.first.state) or amid
        for kept, done in zip(self.open, (chosen, answer or chosen), strict=True):
            kept[:] = [*kept, *done] if secret else []

    def _each(self) -> list[tuple[int, int]]:
        """A choice for every seat that is waited for, as long as those before leave it something to choose."""
        after = self.first.state.clone()
        chosen = []
        for seat in after.waiting():
            if len(after.actions(seat)):
                chosen.append((seat, self._any(after, seat)))
                after.apply(*chosen[-1])
        return chosen

    def _any(self, state: State, seat: int) -> int:
        actions = state.actions(seat)
        return int(actions[self.rng.below(len(actions))])

    def _remember(self, state: State, seat: int, action: int) -> None:
        self.offered = [*self.offered[-REFUSED:], action]
        if len(state.actions(seat)):
            self.offered.append(self._any(state, seat))

    def _answer(self, chosen: list[tuple[int, int]]) -> list[tuple[int, int]] | None:
        """What happens in the second game so that the seat notices the same; None where there is nothing."""
        noticed = self._noticed(self.first.state, chosen, self.open[0])
        candidates = [[(by, self._other(by, action)) for by, action in chosen] for _ in range(TRIED)]
        for candidate in [*candidates, chosen]:
            legal = all(action in self.second.state.actions(by) for by, action in candidate)
            if legal and self._noticed(self.second.state, candidate, self.open[1]) == noticed:
                return candidate
        return None

    def _other(self, by: int, action: int) -> int:
        """Any choice of the second game for others and for chance; the seat under test does the same in both."""
        actions = self.second.state.actions(by)
        if by == self.seat or not len(actions):
            return action
        return int(actions[self.rng.below(len(actions))])

    def _noticed(self, state: State, chosen: list[tuple[int, int]], before: list[tuple[int, int]]) -> list[int]:
        """What the rules say that the seat notices of these actions, and of secret ones before them that they show; of
        its own, also which they were."""
        after = state.clone()
        for by, action in chosen:
            if action not in after.actions(by):
                return []
            after.apply(by, action)
        own = [action for by, action in chosen if by == self.seat]
        return own + [int(after.observed(self.seat, by, action)) for by, action in [*before, *chosen]]

    def look(self) -> None:
        """Compare all that the seat is told."""
        first, second = self.first.state, self.second.state
        if first.outcome() is not None or second.outcome() is not None:
            return  # everything is laid open
        assert known(first, self.seat) == known(second, self.seat), "the view tells"
        assert told(first.events, self.seat) == told(second.events, self.seat), "the log tells"
        assert first.learned == second.learned, "how far one may undo tells"
        for action in self.offered:
            if action not in first.actions(self.seat):
                refusals = [repr(state.refusal(self.seat, action)) for state in (first, second)]
                assert refusals[0] == refusals[1], f"a refusal tells: {refusals}"
        for hidden in self.hidden():
            self.seen[str(self.seat), self.decision(), hidden] += 1

    def decision(self) -> str:
        """What is decided now: by whom, and of which kind the first action is."""
        state = self.first.state
        kinds = self.setting.game.notation.kinds
        waiting = state.waiting()
        names = ["chance" if seat == CHANCE else self.setting.game.seat_names[seat] for seat in waiting]
        return f"{'+'.join(names)}: {kinds[int(state.actions(waiting[0])[0]) & 255].name}"

    def hidden(self) -> Iterator[str]:
        """What differs: the keys of the lines in which the two positions are not the same."""
        lines = [set(record.state.position().splitlines()) for record in (self.first, self.second)]
        yield from sorted({line.replace(":", " ").split()[0] for line in lines[0] ^ lines[1]})


def check_twins(setting: Setting, seat: int, seed: int, driver: Driver = next_move, most: int = 400) -> Seen:
    """One pair of games; what was looked at while they differed."""
    twins = Twins(setting, seat, Random(seed))
    try:
        twins.play(driver, most)
    except AssertionError as error:
        where = f"after {len(twins.first.taken)} actions ({twins.decision()}), seat {seat} can tell"
        raise AssertionError(
            f"{where}: {error}\n{twins.first.state.position()}\n{twins.second.state.position()}"
        ) from None
    return twins.seen


def sensible(record: Record, rng: Random) -> tuple[int, int]:
    """What the game's own guide would do at once, every other time; a random move otherwise."""
    seat, action = next_move(record, rng)
    if seat == CHANCE or rng.below(2):
        return seat, action
    world = record.state.clone()
    world.quiet = True
    if seat not in world.waiting():
        return seat, action
    picked = int(guide_for(record.setting).pick(world, seat, world.actions(seat), rng))
    return (seat, picked) if picked in record.state.actions(seat) else (seat, action)
