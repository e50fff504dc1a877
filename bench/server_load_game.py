"""Two Hands: the small game with hidden cards that both servers play in `bench.server_load`.

Each seat holds the cards 1 to 20, hidden from the other; they take turns to put one down, seen by both; after forty
cards it is over. `bench/server_load_peer.cjs` is the same game for boardgame.io.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.action import Kind, Notation
from bree.core.chance import EVERYTHING, Random
from bree.core.event import Event
from bree.core.game import Game, Setting
from bree.core.outcome import Outcome
from bree.core.state import State
from bree.core.view import View

CARDS = 20


OVER = 2 * CARDS


class TwoHands(State):
    def __init__(self, setting: Setting, quiet: bool, hands: list[list[int]], piles: list[list[int]]) -> None:
        super().__init__(setting, quiet)
        self.hands = hands
        self.piles = piles
        self.turn = len(piles[0]) + len(piles[1])

    def waiting_mask(self) -> int:
        return 1 + (self.turn & 1) if self.turn < OVER else 0

    def legal(self, seat: int) -> vec[i64]:
        if seat != self.turn & 1 or self.turn == OVER:
            return vec[i64]()
        return vec[i64]([card << 8 for card in self.hands[seat]])

    def step(self, seat: int, action: int) -> None:
        card = action >> 8
        self.hands[seat].remove(card)
        self.piles[seat].append(card)
        self.turn += 1
        if not self.quiet:
            self.note(Event("played", "bench:1", {"seat": seat, "card": card}))

    def clone(self) -> TwoHands:
        (one, two), (first, second) = self.hands, self.piles
        return TwoHands(self.setting, self.quiet, [one[:], two[:]], [first[:], second[:]])

    def outcome(self) -> Outcome | None:
        return None if self.turn < OVER else Outcome((0.0, 0.0), "all-played", "bench:2")

    def look(self, seat: int) -> TwoHandsView:
        return TwoHandsView(self, seat)

    def position(self) -> str:
        return " ".join(",".join(map(str, cards)) for cards in (*self.hands, *self.piles))


class TwoHandsView(View):
    def __init__(self, state: TwoHands, seat: int) -> None:
        actions = list(state.actions(seat)) if seat >= 0 else []
        super().__init__(state.setting, seat, state.waiting(), actions, state.outcome())
        (one, two), (first, second) = state.hands, state.piles
        self.hands = [one[:] if seat in (0, EVERYTHING) else None, two[:] if seat in (1, EVERYTHING) else None]
        self.piles = [first[:], second[:]]

    def fields(self) -> dict[str, object]:
        return {"hands": self.hands, "piles": self.piles}

    def text(self) -> str:
        return str(self.fields())

    def tensor(self) -> list[float]:
        return [0.0]

    def sample(self, rng: Random) -> State:
        raise NotImplementedError("no bot plays this")


class TwoHandsGame(Game):
    def start(self, setting: Setting) -> State:
        return TwoHands(setting, False, [list(range(CARDS)), list(range(CARDS))], [[], []])

    def position(self, setting: Setting, text: str) -> State:
        lists = [[int(card) for card in cards.split(",") if card] for cards in text.split(" ")]
        return TwoHands(setting, False, lists[:2], lists[2:])

    def tensor_size(self, setting: Setting) -> int:
        return 1


NOTATION = Notation((Kind("play", (("card", tuple(str(n + 1) for n in range(CARDS))),), "play {card}"),))
GAME = TwoHandsGame("two-hands", 1, (2,), ("first", "second"), (), NOTATION, 2 * CARDS)
