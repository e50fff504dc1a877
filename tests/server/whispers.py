"""Whispers: seat 0 speaks three times; seat 1 may listen at any moment, and nobody may notice that it did.

It may also overhear something, which is the same, but it learns by it what was hidden.
"""

from __future__ import annotations

import re

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.action import Kind, Notation
from bree.core.chance import EVERYTHING, Random
from bree.core.errors import Malformed
from bree.core.event import Event
from bree.core.game import Game, Setting
from bree.core.outcome import Outcome
from bree.core.state import State
from bree.core.view import View

SPEAK, LISTEN, OVERHEAR = 0, 1, 2


class Whispers(State):
    def __init__(self, setting: Setting, quiet: bool, spoken: int, heard: int) -> None:
        super().__init__(setting, quiet)
        self.spoken = spoken
        self.heard = heard

    def waiting_mask(self) -> int:
        return 1 if self.spoken < 3 else 0

    def legal(self, seat: int) -> vec[i64]:
        if self.spoken == 3 or seat < 0:
            return vec[i64]()
        return vec[i64]([SPEAK] if seat == 0 else [LISTEN, OVERHEAR])

    def step(self, seat: int, action: int) -> None:
        if action == SPEAK:
            self.spoken += 1
        else:
            self.heard += 1
        if action == OVERHEAR:
            self.learned += 1
        if not self.quiet:
            if action == SPEAK:
                self.note(Event("spoke", "toy:1", {"times": self.spoken}))
            else:
                self.note(Event("listened", "toy:2", None, {"times": self.heard}, 1 << 1))

    def clone(self) -> Whispers:
        return Whispers(self.setting, self.quiet, self.spoken, self.heard)

    def outcome(self) -> Outcome | None:
        return Outcome((0.0, 0.0), "silence", "toy:3") if self.spoken == 3 else None

    def look(self, seat: int) -> WhispersView:
        return WhispersView(self, seat)

    def position(self) -> str:
        return f"spoken:{self.spoken} heard:{self.heard}"


class WhispersView(View):
    def __init__(self, state: Whispers, seat: int) -> None:
        actions = [int(a) for a in state.actions(seat)] if seat >= 0 else []
        super().__init__(state.setting, seat, state.waiting(), actions, state.outcome())
        self.spoken = state.spoken
        self.heard = state.heard if seat in (1, EVERYTHING) else 0

    def fields(self) -> dict[str, object]:
        return {"spoken": self.spoken, "heard": self.heard}

    def text(self) -> str:
        return str(self.fields())

    def tensor(self) -> list[float]:
        return [float(self.spoken), float(self.heard)]

    def sample(self, rng: Random) -> Whispers:
        return Whispers(self.setting, True, self.spoken, self.heard if self.seat == 1 else int(rng.below(3)))


class WhispersGame(Game):
    def start(self, setting: Setting) -> State:
        return Whispers(setting, False, 0, 0)

    def position(self, setting: Setting, text: str) -> State:
        found = re.fullmatch(r"spoken:(\d) heard:(\d+)", text)
        if not found:
            raise Malformed(f"cannot read {text!r}", "position")
        return Whispers(setting, False, int(found[1]), int(found[2]))

    def tensor_size(self, setting: Setting) -> int:
        return 2


NOTATION = Notation((Kind("speak", (), "speak"), Kind("listen", (), "listen"), Kind("overhear", (), "overhear")))
GAME = WhispersGame("whispers", 1, (2,), ("speaker", "listener"), (), NOTATION, 1000)
