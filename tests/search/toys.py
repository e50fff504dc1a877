"""Games small enough that the right answer is known: what searches must find, and what they must not see."""

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.action import Kind, Notation
from bree.core.chance import CHANCE, Random
from bree.core.game import Game, Setting
from bree.core.outcome import Outcome
from bree.core.state import CHANCE_BIT, State
from bree.core.view import View

WORDS = ("left", "right", "safe", "guess", "pass", "bet", "jack", "queen", "king", "low", "high")
LEFT, RIGHT, SAFE, GUESS, PASS, BET, JACK, QUEEN, KING, LOW, HIGH = (i << 8 for i in range(len(WORDS)))
NOTATION = Notation((Kind("word", (("word", WORDS),), "{word}"),))


class Toy(State):
    """A game written as the list of what was done so far; `hidden` says what the other seat does not see of it."""

    def __init__(self, setting: Setting, done: list[tuple[int, int]]) -> None:
        super().__init__(setting, True)
        self.done = done

    def clone(self) -> State:
        return type(self)(self.setting, list(self.done))

    def step(self, seat: i64, action: i64) -> None:
        self.done.append((int(seat), int(action)))

    def position(self) -> str:
        return " ".join(f"{seat}:{action}" for seat, action in self.done)

    def observed(self, seat: i64, mover: i64, action: i64) -> i64:
        return 0 if self.hides(int(seat), int(mover), int(action)) else action

    def hides(self, seat: int, mover: int, action: int) -> bool:
        return False

    def worlds(self, seat: int) -> list[list[tuple[int, int]]]:
        """Return every course of the game that looks to this seat as this one does."""
        return [self.done]

    def look(self, seat: i64) -> View:
        return ToyView(self, int(seat))


class ToyView(View):
    def __init__(self, state: Toy, seat: int) -> None:
        actions = [int(a) for a in state.actions(seat)] if seat in state.waiting() else []
        super().__init__(state.setting, seat, state.waiting(), actions, state.outcome())
        self.kind = type(state)
        self.worlds = state.worlds(seat)

    def fields(self) -> dict[str, object]:
        return {"worlds": len(self.worlds)}

    def text(self) -> str:
        return str(len(self.worlds))

    def tensor(self) -> list[float]:
        return []

    def sample(self, rng: Random) -> State:
        return self.kind(self.setting, list(self.worlds[rng.below(len(self.worlds))]))


class ToyGame(Game):
    def __init__(self, kind: type[Toy]) -> None:
        super().__init__(kind.__name__.lower(), 1, (2,), ("one", "two"), (), NOTATION, 10)
        self.kind = kind

    def start(self, setting: Setting) -> State:
        return self.kind(setting, [])

    def position(self, setting: Setting, text: str) -> State:
        return self.kind(setting, [(int(s), int(a)) for s, _, a in (part.partition(":") for part in text.split())])

    def tensor_size(self, setting: Setting) -> int:
        return 0


class Pennies(Toy):
    """Both choose at once. Left-left wins 1 for the first seat, right-right a quarter, a mismatch loses a half.

    The only equilibrium: both play left one time in three; the game is even.
    """

    def waiting_mask(self) -> i64:
        return 3 & ~sum(1 << seat for seat, _ in self.done)

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([LEFT, RIGHT]) if self.waiting_mask() >> seat & 1 else vec[i64]()

    def hides(self, seat: int, mover: int, action: int) -> bool:
        return seat != mover and len(self.done) < 2

    def reopen(self) -> None:
        self.done = []

    def outcome(self) -> Outcome | None:
        if len(self.done) < 2:
            return None
        chosen = dict(self.done)
        worth = {(LEFT, LEFT): 1.0, (RIGHT, RIGHT): 0.25}.get((chosen[0], chosen[1]), -0.5)
        return Outcome((worth, -worth), "pennies", "")


class Coin(Toy):
    """Chance hides a coin. The first seat takes a sure quarter, or guesses: right wins 1, wrong loses 1.

    Guessing is worth nothing, yet in every known world it wins: whoever searches world by world is fooled.
    """

    def waiting_mask(self) -> i64:
        if not self.done:
            return CHANCE_BIT
        return 1 if len(self.done) < 3 and (1, SAFE) not in self.done and (0, SAFE) not in self.done else 0

    def legal(self, seat: i64) -> vec[i64]:
        if not self.done:
            return vec[i64]([LEFT, RIGHT]) if seat == CHANCE else vec[i64]()
        return vec[i64]([SAFE, GUESS] if len(self.done) == 1 else [LEFT, RIGHT])

    def hides(self, seat: int, mover: int, action: int) -> bool:
        return mover == CHANCE

    def worlds(self, seat: int) -> list[list[tuple[int, int]]]:
        return [[(CHANCE, side), *self.done[1:]] for side in (LEFT, RIGHT)]

    def outcome(self) -> Outcome | None:
        if self.waiting_mask():
            return None
        worth = 0.25 if self.done[1][1] == SAFE else (1.0 if self.done[2][1] == self.done[0][1] else -1.0)
        return Outcome((worth, -worth), "coin", "")


class Dice(Toy):
    """The first seat chooses a sure fifth, or the low die (wins one time in four) or the high die (three in four)."""

    def waiting_mask(self) -> i64:
        if not self.done:
            return 1
        return CHANCE_BIT if len(self.done) == 1 and self.done[0][1] != SAFE else 0

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([SAFE, LOW, HIGH] if not self.done else [LEFT, RIGHT])

    def weights(self) -> vec[i64]:
        return vec[i64]([3, 1] if self.done[0][1] == HIGH else [1, 3])

    def outcome(self) -> Outcome | None:
        if self.waiting_mask():
            return None
        worth = 0.2 if self.done[0][1] == SAFE else (1.0 if self.done[1][1] == LEFT else -1.0)
        return Outcome((worth, -worth), "dice", "")


class Kuhn(Toy):
    """Kuhn poker: three cards, one each, pass or bet; the returns are halves of the stakes."""

    def waiting_mask(self) -> i64:
        if len(self.done) < 2:
            return CHANCE_BIT
        said = [action for _, action in self.done[2:]]
        if said in ([], [PASS, BET]):
            return 1
        return 2 if said in ([PASS], [BET]) else 0

    def legal(self, seat: i64) -> vec[i64]:
        if len(self.done) < 2:
            return vec[i64]([c for c in (JACK, QUEEN, KING) if (CHANCE, c) not in self.done])
        return vec[i64]([PASS, BET])

    def hides(self, seat: int, mover: int, action: int) -> bool:
        return mover == CHANCE and self.done.index((mover, action)) != seat

    def worlds(self, seat: int) -> list[list[tuple[int, int]]]:
        own = self.done[seat]
        others = [(CHANCE, c) for c in (JACK, QUEEN, KING) if c != own[1]]
        return [[own, o, *self.done[2:]] if seat == 0 else [o, own, *self.done[2:]] for o in others]

    def outcome(self) -> Outcome | None:
        if self.waiting_mask():
            return None
        said = [action for _, action in self.done[2:]]
        higher = 1.0 if self.done[0][1] > self.done[1][1] else -1.0
        if said == [BET, PASS]:
            worth = 0.5
        elif said == [PASS, BET, PASS]:
            worth = -0.5
        else:
            worth = higher * (0.5 if said == [PASS, PASS] else 1.0)
        return Outcome((worth, -worth), "kuhn", "")


def begin(kind: type[Toy], *done: tuple[int, int]) -> State:
    game = ToyGame(kind)
    return kind(game.setting(2), list(done))
