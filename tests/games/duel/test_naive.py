"""The engine against the plain second writing of the rules: the same choices and the same positions, all game long."""

import pytest

from bree.core.chance import CHANCE, Random
from tests.games.duel.naive import SIDES, Naive, count
from tests.games.duel.table import GAME
from tests.perft import blocks

SEATS = {"gandalf": 0, "balrog": 1, "chance": CHANCE}
PINNED = [block for block in blocks() if block[0].startswith("duel-")]


def facts(position: Naive) -> dict[str, object]:
    """What both must agree on."""
    found = dict(vars(position))
    for passing in ("feint_at", "began", "reflects", "turn"):
        found.pop(passing)
    if position.phase == "over":
        for passing in ("running", "called", "refused", "open_card", "aside"):
            found.pop(passing)
    return found


@pytest.mark.parametrize("seed", range(30))
def test_random_games_agree(seed: int) -> None:
    rng = Random(seed)
    state = GAME.start(GAME.setting())
    plain = Naive(state.position())
    while state.waiting():
        moves = {(SEATS[who], text) for who, text in plain.moves()}
        mine = {(seat, GAME.notation.text(a)) for seat in (-1, 0, 1) for a in state.actions(seat)}
        assert mine == moves
        # Special cards are rare: take one whenever it is there, so that all of them meet.
        special = [m for m in sorted(moves) if m[1][:4] in {"play", "fein"} and m[1][-2:] > "21"]
        options = special if special and rng.below(2) else sorted(moves)
        seat, text = options[rng.below(len(options))]
        state.apply(seat, GAME.notation.parse(text))
        plain = plain.after("" if seat == CHANCE else list(SIDES)[seat], text)
        assert facts(Naive(state.position())) == facts(plain)
    assert plain.moves() == []


@pytest.mark.parametrize(("state", "counts"), [b[1:] for b in PINNED], ids=[b[0] for b in PINNED])
def test_pinned_counts_agree(state: object, counts: dict[int, int]) -> None:
    plain = Naive(state.position())  # type: ignore[attr-defined]
    assert {depth: count(plain, depth) for depth in counts} == counts
