"""Texts that look like positions: real ones with words and lines dropped, doubled, swapped and made up.

Whatever comes of it is either refused with the place and the reason, or is a position like any other: it plays to its
end, and what is written of it on the way reads back equal.
"""

from hypothesis import strategies

from bree.core.chance import CHANCE, Random
from bree.core.errors import Malformed
from bree.core.game import Setting
from bree.core.record import Record
from bree.core.state import State
from tests.conformance.play import next_move, played

READ_BACK_EVERY = 7
"""At one position in this many the text is read back."""


class Grammar:
    """Real positions of one setting, and the words that occur in them or are given besides."""

    def __init__(self, setting: Setting, seeds: int = 4, words: tuple[str, ...] = ()) -> None:
        self.setting = setting
        self.texts = []
        for seed in range(seeds):
            texts = [record.state.position() for record, _, _ in played(setting, seed)]
            self.texts += texts[:: max(1, len(texts) // 12)]
        numbers = ("-1", "0", "1", "2", "3", "4", "9", "17", "99", "\u0663")
        found = {word for text in self.texts for word in text.replace(";", "\n").split()}
        self.words = sorted({*found, *words, *numbers, ":", "*", "extra"})

    def mutated(self) -> strategies.SearchStrategy[str]:
        """A real position after a few changes."""

        def build(start: int, seed: int, changes: int) -> str:
            rng = Random(seed)
            lines = [line.split() for line in self.texts[start].splitlines()]
            for _ in range(changes):
                self._change(lines, rng)
            return "\n".join(" ".join(line) for line in lines)

        return strategies.builds(
            build,
            strategies.integers(0, len(self.texts) - 1),
            strategies.integers(0, 1 << 30),
            strategies.integers(1, 4),
        )

    def _change(self, lines: list[list[str]], rng: Random) -> None:
        """Make one change in place."""
        if not lines:
            lines.append([])
        line = lines[rng.below(len(lines))]
        place = rng.below(len(line) + 1)
        change = rng.below(7)
        if change == 0:
            lines.remove(line)
        elif change == 1:
            lines.insert(rng.below(len(lines)), list(line))
        elif change == 2:
            line.insert(place, self._word(rng))
        elif change == 3 and place < len(line):
            line[place] = self._word(rng)
        elif change == 4 and place < len(line):
            del line[place]
        elif change == 5:
            other = self.texts[rng.below(len(self.texts))].splitlines()
            lines.append(other[rng.below(len(other))].split())
        elif place < len(line):
            other_line = lines[rng.below(len(lines))]
            if other_line:
                at = rng.below(len(other_line))
                line[place], other_line[at] = other_line[at], line[place]

    def _word(self, rng: Random) -> str:
        return self.words[rng.below(len(self.words))]


def _read(setting: Setting, text: str) -> State | Malformed:
    try:
        return setting.game.position(setting, text)
    except Malformed as error:
        return error


def check_text(setting: Setting, text: str, seed: int = 1) -> bool:
    """Read a text and, where it is a position, play it to its end. Return whether it was one."""
    state = _read(setting, text)
    if isinstance(state, Malformed):
        assert state.why
        assert state.where.startswith("position"), f"the refusal does not say where: {state}"
        return False
    written = state.position()
    assert setting.game.position(setting, written).position() == written
    record = Record(setting, None, written)
    rng = Random(seed)
    for number in range(setting.game.longest):
        state = record.state
        if not state.waiting():
            break
        for seat in state.waiting():
            assert len(state.actions(seat)), f"seat {seat} must decide but may do nothing"
        if number % READ_BACK_EVERY == 0:
            assert setting.game.position(setting, state.position()).position() == state.position()
            for seat in range(setting.seats):
                state.view(seat).json()
        seat, action = next_move(record, rng)
        if seat == CHANCE:
            assert state.chances()
        record.play(seat, action)
    assert record.state.outcome() is not None, "the game does not end"
    return True
